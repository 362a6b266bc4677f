"""How many turns away tiles are, when a figure moves once a turn."""

from __future__ import annotations

from functools import lru_cache

from core.ascend.game import Game

Beside = tuple[tuple[str, ...], ...]


def turns_from(game: Game, start: str, mov: int, passing: bool = False) -> dict[str, int]:
    """Turns to each tile from a tile; entering a face-down tile ends the move of that turn (rulebook p.11).

    ``passing`` is a card's leave to go on over face-down tiles.
    """
    tiles = game.state.tiles
    names = tuple(tiles)
    beside = tuple(tuple(near for near in game.sheet.map[name].beside if near in tiles) for name in names)
    return _turns(names, beside, tuple(tile.up or passing for tile in tiles.values()), start, mov)


@lru_cache(maxsize=512)
def _turns(names: tuple[str, ...], beside: Beside, up: tuple[bool, ...], start: str, mov: int) -> dict[str, int]:
    near = dict(zip(names, beside, strict=True))
    open_tiles = {name for name, is_up in zip(names, up, strict=True) if is_up}
    turns = {start: 0}
    edge = [start]
    turn = 0
    while edge:
        turn += 1
        ends: list[str] = []
        for begin in edge:
            reached, ring = {begin}, [begin]
            for _ in range(mov):
                ring = [
                    other
                    for place in ring
                    if place == begin or place in open_tiles
                    for other in near[place]
                    if other not in reached
                ]
                reached.update(ring)
            ends += [place for place in sorted(reached) if place not in turns]
            turns.update({place: turn for place in ends if place not in turns})
        edge = sorted(set(ends))
    return turns
