"""Distances over the laid-out map, and where figures stand (rulebook p.11): for selectors and figures alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.ascend.game import Game

FAR = 99
"""More steps than any map has."""


class Roads:
    """Which tiles of a laid-out map touch. There is one for each map, so that what is counted on it once is kept."""

    def __init__(self, near: Iterable[tuple[str, tuple[str, ...]]]) -> None:
        self.near = dict(near)


@lru_cache(maxsize=64)
def _roads(near: tuple[tuple[str, tuple[str, ...]], ...]) -> Roads:
    return Roads(near)


def roads_of(game: Game) -> Roads:
    """The roads of the map as it is laid out now: tiles may come to it, none ever goes."""
    tiles, roads = game.state.tiles, game.roads
    if roads is None or len(roads.near) != len(tiles):
        places = game.sheet.map
        near = [(name, tuple([other for other in places[name].beside if other in tiles])) for name in tiles]
        roads = game.roads = _roads(tuple(near))
    return roads


def steps_from(game: Game, starts: Iterable[str], most: int = FAR) -> Mapping[str, int]:
    """Steps to each tile from the nearest of these, face-down tiles counted like others, up to ``most``."""
    return _steps(roads_of(game), tuple(starts), most)


@lru_cache(maxsize=4096)
def _steps(roads: Roads, starts: tuple[str, ...], most: int) -> Mapping[str, int]:
    near = roads.near
    found = {start: 0 for start in starts if start in near}
    edge = list(found)
    for steps in range(1, most + 1):
        further = []
        for place in edge:
            for other in near[place]:
                if other not in found:
                    found[other] = steps
                    further.append(other)
        if not further:
            break
        edge = further
    return found


def beside(game: Game, place: str) -> tuple[str, ...]:
    """The tiles that touch a tile."""
    return roads_of(game).near[place]


def joined(game: Game, starts: Iterable[str], by: set[str]) -> set[str]:
    """The tiles of ``by`` that hang together with one of the starts, each through tiles of ``by`` only; a start
    itself is among them when it is one of these."""
    tiles, places = game.state.tiles, game.sheet.map
    edge = [place for place in starts if place in tiles]
    found = {place for place in edge if place in by}
    while edge:
        for other in places[edge.pop()].beside:
            if other in by and other in tiles and other not in found:
                found.add(other)
                edge.append(other)
    return found


def figure_tile(game: Game, number: int) -> str:
    """Where the seat counts as standing: its own tile, or the BOT's while that stands in (p.21)."""
    bot = game.state.bot
    return bot.tile if bot is not None and bot.stands_in else game.state.seats[number].tile


def manned(game: Game) -> set[str]:
    """The tiles with a player; the BOT counts as one (p.21)."""
    tiles = {seat.tile for seat in game.state.seats}
    return tiles | {game.state.bot.tile} if game.state.bot is not None else tiles


def site(game: Game, name: str) -> list[str]:
    """The tiles marked as a site, in the order of the map line, or during play."""
    marked = game.state.sites.get(name)
    if marked is not None:
        return marked
    tiles = game.state.tiles
    return [place for place in game.sheet.sites.get(name, ()) if place in tiles]


def marked_as(game: Game, name: str) -> Sequence[str]:
    """The places marked as a site, those without a tile too."""
    marked = game.state.sites.get(name)
    return game.sheet.sites.get(name, ()) if marked is None else marked
