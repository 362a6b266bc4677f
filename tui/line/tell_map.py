"""The map in sentences, told from your own tile outwards."""

from __future__ import annotations

from core.ascend.view import MapView, SeatLine, TileView, TokenMark
from core.engine.wording import many

_RINGS = ("Here", "Next to you", "Two tiles away", "Three tiles away", "Four tiles away")
BOT = "J"


def _height(tile: TileView) -> int:
    """Height in half hexes, downwards: columns alternate by half a hex."""
    return 2 * tile.row + tile.half


def distance(one: TileView, other: TileView) -> int:
    """How many hexes apart two tiles lie, gaps not minded."""
    across = abs(one.column - other.column)
    return across + max(0, abs(_height(one) - _height(other)) - across) // 2


def direction(start: TileView, end: TileView) -> str:
    """Where a tile lies as seen from another: ``up``, ``down-right``, ``left`` …"""
    down = _height(end) - _height(start)
    across = end.column - start.column
    upright = "down" if down > 0 else "up" if down < 0 else ""
    sideways = "right" if across > 0 else "left" if across < 0 else ""
    return "-".join(part for part in (upright, sideways) if part)


def tell_map(view: MapView, seats: tuple[SeatLine, ...]) -> list[str]:
    """Your tile, then ring after ring around it. Without a tile of your own, all tiles by their names."""
    home = next((tile for tile in view.tiles if tile.here), None)
    if home is None:
        return [tell_tile(tile, view, seats) for tile in view.tiles] or ["There is no map in play."]
    rings: dict[int, list[str]] = {}
    for tile in sorted(view.tiles, key=lambda tile: (tile.column, tile.row)):
        away = distance(home, tile)
        told = tell_tile(tile, view, seats)
        rings.setdefault(away, []).append(told if away == 0 else f"{direction(home, tile)}: {told}")
    lines = [f"You are on {rings.pop(0)[0]}"]
    for away in sorted(rings):
        lines.append(_RINGS[away] + ":" if away < len(_RINGS) else f"{away} tiles away:")
        lines += [f"  {told}" for told in rings[away]]
    return lines


def tell_tile(tile: TileView, view: MapView, seats: tuple[SeatLine, ...]) -> str:
    """One tile in a sentence: name, Trace, effect, tokens, who is there, steps of a move that is asked for."""
    said = [f"{tile.place}, {tile.name}" if tile.up else f"{tile.place}, face down"]
    if tile.up and view.trace:
        said.append(f"Trace {tile.entry} for entering, {tile.stationary} for staying")
    if tile.explore:
        said.append("an Exploration token")
    said += [f"marked {' and '.join(tile.sites)}"] if tile.sites else []
    said += [tell_tokens(mark) for mark in tile.tokens]
    people = [_who(letter, seats) for letter in tile.seats]
    if people:
        said.append(f"here: {', '.join(people)}")
    if tile.steps:
        said.append(f"{tile.steps} step{'' if tile.steps == 1 else 's'} in reach")
    sentence = ", ".join(said) + "."
    return f"{sentence} Effect: {tile.effect}" if tile.up and tile.effect else sentence


def tell_tokens(mark: TokenMark) -> str:
    """Tokens of one kind: ``Radar``, and with their number when there are more, ``2 Radars``."""
    named = mark.name if mark.count == 1 else f"{mark.count} {many(mark.name)}"
    return f"{named}{f' ({mark.face})' if mark.face else ''}"


def _who(letter: str, seats: tuple[SeatLine, ...]) -> str:
    if letter == BOT:
        return "the BOT"
    return next((seat.name for seat in seats if seat.letter == letter), letter)
