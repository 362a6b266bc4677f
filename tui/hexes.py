"""Where tiles lie on the hex map, and which way leads where. Flat-top hexes, some columns half a hex lower."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend.view import TileView

_SIX = {
    "up": (0, -2),
    "down": (0, 2),
    "up left": (-1, -1),
    "up right": (1, -1),
    "down left": (-1, 1),
    "down right": (1, 1),
}


def height_of(tile: TileView) -> int:
    """How low a tile lies, in half hexes."""
    return 2 * tile.row + tile.half


def step_from(tiles: tuple[TileView, ...], place: str, way: str) -> str:
    """The place one step away, or the same one when there is none.

    Left and right keep the row, and a gap in a row or column is crossed, so each way and its opposite return.
    The six ways alone reach every tile of a map that hangs together.
    """
    start = next((tile for tile in tiles if tile.place == place), None)
    if start is None:
        return tiles[0].place if tiles else place
    if way in ("left", "right"):
        found = _sideways(tiles, start, 1 if way == "right" else -1)
    else:
        found = _towards(tiles, start, way)
    return found.place if found else place


def _sideways(tiles: Iterable[TileView], start: TileView, step: int) -> TileView | None:
    beyond = [tile for tile in tiles if tile.row == start.row and (tile.column - start.column) * step > 0]
    return min(beyond, key=lambda tile: abs(tile.column - start.column), default=None)


def _towards(tiles: Iterable[TileView], start: TileView, way: str) -> TileView | None:
    if way not in _SIX:
        return None
    right, down = _SIX[way]
    low = height_of(start)
    for tile in tiles:
        if (tile.column, height_of(tile)) == (start.column + right, low + down):
            return tile
    if right:
        return None
    same = [tile for tile in tiles if tile.column == start.column and (height_of(tile) - low) * down > 0]
    return min(same, key=lambda tile: abs(height_of(tile) - low), default=None)
