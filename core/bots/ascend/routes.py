"""How many turns away tiles are, when a figure moves once a turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from core.ascend.game import Game
from core.ascend.mapways import Roads, roads_of


def turns_from(game: Game, start: str, mov: int, passing: bool = False) -> Mapping[str, int]:
    """Turns to each tile from a tile; entering a face-down tile ends the move of that turn (rulebook p.11).

    ``passing`` is a card's leave to go on over face-down tiles.
    """
    shut = () if passing else tuple([name for name, tile in game.state.tiles.items() if not tile.up])
    return _turns(roads_of(game), shut, start, mov)


@lru_cache(maxsize=2048)
def _turns(roads: Roads, shut: tuple[str, ...], start: str, mov: int) -> Mapping[str, int]:
    near = roads.near
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
                    if place == begin or place not in shut
                    for other in near[place]
                    if other not in reached
                ]
                reached.update(ring)
            ends += [place for place in sorted(reached) if place not in turns]
            turns.update({place: turn for place in ends if place not in turns})
        edge = sorted(set(ends))
    return turns
