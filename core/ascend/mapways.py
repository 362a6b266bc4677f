"""Distances over the laid-out map, and where figures stand (rulebook p.11): for selectors and figures alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.ascend.game import Game

FAR = 99
"""More steps than any map has."""


def steps_from(game: Game, starts: Iterable[str], most: int = FAR, until: str = "") -> dict[str, int]:
    """Steps to each tile from the nearest of these, face-down tiles counted like others, up to ``most``.

    Tiles farther than ``until`` may be left out.
    """
    tiles, places = game.state.tiles, game.sheet.map
    found = {start: 0 for start in starts if start in tiles}
    edge = list(found)
    for steps in range(1, most + 1):
        further = []
        for place in edge:
            for beside in places[place].beside:
                if beside in tiles and beside not in found:
                    found[beside] = steps
                    further.append(beside)
        if not further or until in found:
            break
        edge = further
    return found


def beside(game: Game, place: str) -> list[str]:
    """The tiles that touch a tile."""
    return [other for other in game.sheet.map[place].beside if other in game.state.tiles]


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
