"""The hex map, drawn with slashes and underscores: large hexes of 11x5 cells, small ones of 7x3."""

from __future__ import annotations

from attrs import frozen

from core.ascend.view import MapView, TileView
from tui.gestures import Scene
from tui.hexes import height_of
from tui.paint import Canvas, Ground, Role, cut, shorten, wrap
from tui.uiview import Spot
from tui.widgets.panel import Panel
from tui.widgets.tokens import SITE, draw_legend, legend_rows, role_of, sign_of, sites_of


@frozen
class Hex:
    """The measures of a hex: pitch between columns, pitch between rows (both in cells), and its own size."""

    across: int
    down: int
    width: int
    height: int


LARGE = Hex(9, 4, 11, 5)
SMALL = Hex(6, 2, 7, 3)


class HexMap(Panel):
    """Title and map. A map larger than the panel scrolls with the cursor, and the title says how much lies outside."""

    def __init__(self, id: str = "map") -> None:
        super().__init__(id)

    def part(self, scene: Scene) -> object:
        """The tiles, the legal ones, and the cursor."""
        ui = scene.ui
        cursor = ui.tile, ui.anchor, ui.panel == "map", _armed(scene)
        return scene.view.map, tuple(scene.index.tiles), cursor, ui.tiles, _letters(scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint all of it."""
        size = SMALL if scene.ui.tiles == "small" else LARGE
        draw_map(canvas, scene, 1, size)
        room = canvas.height - 1 - len(legend_rows(scene.view.map, canvas.width))
        tail = _armed(scene) or outside(scene, size, canvas.width, room) or f"MOV {scene.view.map.mov}"
        # in the small layout another title begins right beside it
        canvas.title(0, 0, canvas.width - 2 * scene.small, "MAP", tail, focused=scene.ui.panel == "map")
        canvas.zone(0, 0, canvas.width, 1, Spot("panel", "map"))

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The second row of the tile under the cursor."""
        size = SMALL if scene.ui.tiles == "small" else LARGE
        return cell_of(scene, size, self.size.width, self.size.height, 1)


def _armed(scene: Scene) -> str:
    """The tile that goes with the next Enter; empty for none."""
    shown = scene.shown
    if shown is None or not shown.tile:
        return ""
    return f"{shown.tile}: Enter goes{', for good' if shown.armed else ''}"


def cell_of(scene: Scene, size: Hex, width: int, height: int, top: int) -> tuple[int, int] | None:
    """Where the cursor's tile lies on the screen."""
    left, up = offset(scene, size, width, height - top - len(legend_rows(scene.view.map, width)))
    for tile in scene.view.map.tiles:
        if tile.place == scene.ui.tile:
            x, y = origin(tile, size)
            return x + 1 - left, y + 2 - up + top
    return None


def origin(tile: TileView, size: Hex) -> tuple[int, int]:
    """The upper left cell of a tile, on the whole map."""
    return tile.column * size.across, height_of(tile) * size.down // 2


def extent(view: MapView, size: Hex) -> tuple[int, int, int, int]:
    """The cells the map takes: left, top, and the first column and row beyond it."""
    places = [origin(tile, size) for tile in view.tiles] or [(0, 0)]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs), min(ys), max(xs) + size.width, max(ys) + size.height


def offset(scene: Scene, size: Hex, width: int, height: int) -> tuple[int, int]:
    """The cell of the whole map that lies at the panel's upper left: centred when all fits, else round the cursor."""
    left, top, right, bottom = extent(scene.view.map, size)
    anchor = scene.ui.anchor or scene.ui.tile
    tile = next((tile for tile in scene.view.map.tiles if tile.place == anchor), None)
    x, y = origin(tile, size) if tile else (left, top)
    return _along(left, right, width, x, size.width), _along(top, bottom, height, y, size.height)


def _along(start: int, end: int, room: int, at: int, length: int) -> int:
    if end - start <= room:
        return start - (room - (end - start)) // 2
    return max(start, min(at + length // 2 - room // 2, end - room))


def outside(scene: Scene, size: Hex, width: int, height: int) -> str:
    """Words for how many columns and rows of tiles lie outside the panel; empty when all fits."""
    left, top, right, bottom = extent(scene.view.map, size)
    x, y = offset(scene, size, width, height)
    hidden = (
        ("up", y - top, size.down),
        ("down", bottom - y - height, size.down),
        ("left", x - left, size.across),
        ("right", right - x - width, size.across),
    )
    words = [f"{name} {-(-cells // pitch)}" for name, cells, pitch in hidden if cells > 0]
    return f"more: {', '.join(words)}" if words else ""


def draw_map(canvas: Canvas, scene: Scene, top: int, size: Hex) -> None:
    """Paint the tiles from a row on; edges first, so that neighbours share theirs. The legend stands below."""
    legend = legend_rows(scene.view.map, canvas.width)
    left, up = offset(scene, size, canvas.width, canvas.height - top - len(legend))
    tiles = scene.view.map.tiles
    for tile in tiles:
        x, y = origin(tile, size)
        (_large_edges if size is LARGE else _small_edges)(canvas, x - left, y - up + top)
    letters = dict(_letters(scene))
    for tile in tiles:
        x, y = origin(tile, size)
        x, y = x - left, y - up + top
        if size is LARGE:
            _large(canvas, scene, tile, x, y)
        else:
            _small(canvas, scene, tile, x, y)
        if tile.place in letters:
            beside = x + 2 if size is LARGE else x + 1 + len(tile.place)
            canvas.put(beside, y + 1, letters[tile.place], "key", bold=True, reverse=True)
    draw_legend(canvas, legend)


def _letters(scene: Scene) -> tuple[tuple[str, str], ...]:
    return tuple((str(spot.at), name) for name, spot in scene.ui.letters if spot.kind == "tile")


def _large_edges(canvas: Canvas, x: int, y: int) -> None:
    canvas.put(x + 2, y, "_" * 7, "edge")
    canvas.put(x + 1, y + 1, "/", "edge")
    canvas.put(x + 9, y + 1, "\\", "edge")
    canvas.put(x, y + 2, "/", "edge")
    canvas.put(x + 10, y + 2, "\\", "edge")
    canvas.put(x, y + 3, "\\", "edge")
    canvas.put(x + 10, y + 3, "/", "edge")
    canvas.put(x + 1, y + 4, "\\", "edge")
    canvas.put(x + 2, y + 4, "_" * 7, "edge")
    canvas.put(x + 9, y + 4, "/", "edge")


def _small_edges(canvas: Canvas, x: int, y: int) -> None:
    canvas.put(x + 1, y, "_" * 5, "edge")
    canvas.put(x, y + 1, "/", "edge")
    canvas.put(x + 6, y + 1, "\\", "edge")
    canvas.put(x, y + 2, "\\", "edge")
    canvas.put(x + 1, y + 2, "_" * 5, "edge")
    canvas.put(x + 6, y + 2, "/", "edge")


def _ground(scene: Scene, tile: TileView) -> Ground:
    if tile.here:
        return "here"
    if tile.place in scene.index.tiles:
        return "reach"
    return "tile" if tile.up else "ground"


def _steps(canvas: Canvas, scene: Scene, tile: TileView) -> str:
    """The mark of a legal tile: the sign for steps, and their number where the view has one."""
    if tile.place not in scene.index.tiles:
        return ""
    return canvas.glyphs.steps + ("" if tile.steps is None else str(tile.steps))


def _large(canvas: Canvas, scene: Scene, tile: TileView, x: int, y: int) -> None:
    on = _ground(scene, tile)
    mark = _steps(canvas, scene, tile)
    canvas.fill(x + 2, y + 1, 7, 1, on)
    canvas.fill(x + 1, y + 2, 9, 2, on)
    after = canvas.put(x + 3, y + 1, tile.place, "strong" if tile.here else "text", on, bold=tile.here)
    after = canvas.put(after + 1, y + 1, mark[: x + 9 - after - 1], "legal", on, bold=True)
    sites = sites_of(scene.view.map, tile)
    beside, below = sites[: x + 9 - after], sites[x + 9 - after :]
    canvas.put_right(x + 9, y + 1, "".join(beside), SITE, on, bold=True)
    for row, words in enumerate(_body(canvas, scene, tile)):
        canvas.put_within(x + 1, y + 2 + row, 9, words, "text" if tile.up else "muted", on)
    free = 0 if tile.up and scene.ui.tiles in ("effects", "marks") else 2 if tile.up else 5
    after = _seats(canvas, scene, tile, x + 3, y + 4)
    explored = tile.up and tile.explore
    _pieces(
        canvas,
        tile,
        ((x + 10 - free, y + 3, free, on), (after, y + 4, x + 9 - after, "ground")),
        below,
        explored=explored,
    )
    if tile.place == scene.ui.tile and scene.ui.panel == "map":
        canvas.restyle(x + 1, y + 2, 9, reverse=True)
    canvas.zone(x + 1, y + 1, 9, 3, Spot("tile", tile.place))


def _body(canvas: Canvas, scene: Scene, tile: TileView) -> tuple[str, str]:
    """The second and third row: the district and its Trace, or its effect; a face-down tile is hatched."""
    if not tile.up:
        return f" {canvas.glyphs.hatch * 7} ", f"  {canvas.glyphs.exploration}" if tile.explore else ""
    if scene.ui.tiles == "effects":
        lines = wrap(tile.effect, 9)
        return lines[0], " ".join(lines[1:])
    if scene.ui.tiles == "marks":
        return _named(tile.name, 1, canvas.glyphs.more)[0], f" {cut(' '.join(tile.sites), 8, canvas.glyphs.more)}"
    if scene.view.map.trace:
        return _named_beside(tile, canvas.glyphs.more)
    first, *rest = _named(tile.name, 2, canvas.glyphs.more, 6 if tile.tokens or tile.explore else 9)
    return first, "".join(rest)


def _named_beside(tile: TileView, more: str) -> tuple[str, str]:
    """The name and the Trace: a second word stands before the Trace where nothing else lies there."""
    first, *rest = wrap(tile.name, 9)
    short = f">{tile.entry}={tile.stationary}"
    if rest and not (tile.tokens or tile.explore or tile.sites):
        second = shorten(" ".join(rest), 9 - len(short), more)
        return first if len(first) > 8 else f" {first}", f"{second}{short}"
    return _named(tile.name, 1, more)[0], f" >{tile.entry} ={tile.stationary}"


def _named(name: str, rows: int, more: str, last: int = 9) -> list[str]:
    """A district's name in so many rows of nine cells, ``last`` of them in the last one; cut where it ends."""
    lines = wrap(name, 9)
    if len(lines) > rows or len(lines[-1]) > (last if len(lines) == rows > 1 else 9):
        lines = [shorten(name, 9, more)]
    return [line if len(line) > 8 else f" {line}" for line in lines]


Room = tuple[int, int, int, Ground]
"""Cells for tokens: column, row, how many, and their ground."""


def _pieces(
    canvas: Canvas, tile: TileView, rooms: tuple[Room, ...], sites: list[str], *, explored: bool = False
) -> None:
    """The tokens that lie here, by their letters, in the first room and then in the next; one that fits in none is
    said by the sign for more.

    ``sites`` come before them; ``explored``: an Exploration token lies here that nothing else on the tile says.
    """
    signs = canvas.glyphs
    marks: list[tuple[str, Role]] = [(sign, SITE) for sign in sites]
    marks += [(signs.exploration, "accent")] if explored else []
    marks += [(sign_of(mark, signs), role_of(mark)) for mark in tile.tokens]
    for x, y, width, on in rooms:
        end = x + width
        while marks and len(marks[0][0]) <= end - x:
            words, role = marks.pop(0)
            x = canvas.put(x, y, words, role, on, bold=True)
    if marks:
        x, y, width, on = rooms[-1]
        canvas.put(x + width - 1, y, signs.more, "key", on, bold=True)


def _seats(canvas: Canvas, scene: Scene, tile: TileView, x: int, y: int) -> int:
    """Who stands here, on the lower edge; returns the column after them."""
    own = scene.view.seats[scene.view.where.seat].letter
    for letter in tile.seats:
        x = canvas.put(x, y, letter, "key" if letter == own else "strong", bold=True)
    return x


def _small(canvas: Canvas, scene: Scene, tile: TileView, x: int, y: int) -> None:
    on = _ground(scene, tile)
    canvas.fill(x + 1, y + 1, 5, 1, on)
    mark = _steps(canvas, scene, tile)
    after = canvas.put(x + 1, y + 1, tile.place, "strong" if tile.here else "text", on, bold=tile.here)
    if mark:
        after = canvas.put(after, y + 1, mark[: x + 6 - after], "legal", on, bold=True)
    if not tile.up and after < x + 6:
        after = canvas.put(after, y + 1, canvas.glyphs.hatch, "muted", on)
    if tile.explore and after < x + 6:
        after = canvas.put(after, y + 1, canvas.glyphs.exploration, "accent", on)
    below = _seats(canvas, scene, tile, x + 2, y + 2)
    rooms: tuple[Room, ...] = ((after, y + 1, x + 6 - after, on), (below, y + 2, x + 6 - below, "ground"))
    _pieces(canvas, tile, rooms, sites_of(scene.view.map, tile))
    if tile.place == scene.ui.tile and scene.ui.panel == "map":
        canvas.restyle(x + 1, y + 1, 5, reverse=True)
    canvas.zone(x + 1, y + 1, 5, 1, Spot("tile", tile.place))
