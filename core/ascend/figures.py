"""Figures on the map: ways, revealing tiles, Exploration tokens (rulebook p.11)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.context import Context
from core.ascend.game import Game
from core.ascend.scenario_cards import run_effects


def ways(game: Game, start: str, mov: int) -> dict[str, tuple[str, ...]]:
    """The shortest way to every tile within reach, start included in each; the start itself is left out.

    A face-down tile may be entered but not passed; gaps cannot be crossed (p.11).
    """
    tiles, places = game.state.tiles, game.sheet.map
    found: dict[str, tuple[str, ...]] = {start: (start,)}
    edge = [start]
    for _ in range(mov):
        further = []
        for place in edge:
            if place != start and not tiles[place].up:
                continue
            for beside in places[place].beside:
                if beside not in found:
                    found[beside] = (*found[place], beside)
                    further.append(beside)
        edge = further
    del found[start]
    return found


def distance(game: Game, start: str, mov: int) -> dict[str, int]:
    """Steps over the map, face-down tiles counted like others, up to ``mov``; for effects "within n"."""
    places = game.sheet.map
    found = {start: 0}
    edge = [start]
    for steps in range(1, mov + 1):
        edge = [beside for place in edge for beside in places[place].beside if beside not in found]
        for place in edge:
            found.setdefault(place, steps)
    return found


async def arrive(game: Game, number: int, path: tuple[str, ...], figure: str) -> None:
    """A figure has come to the end of its way: an Exploration token is taken, then a face-down tile revealed (p.11).

    ``figure`` is ``seat`` or ``bot``; what the BOT finds is the player's (p.21).
    """
    game.emit(ev.Moved(number, path, figure))
    place = path[-1]
    tile = game.state.tiles[place]
    if tile.explore:
        token, tile.explore = game.content.exploration[tile.explore], ""
        game.emit(ev.ExplorationTaken(number, place, token.id))
        game.reveal("an Exploration token was revealed")
        await run_effects(game, token.effects, Context(number, "Exploration token"))
    if not tile.up:
        reveal_tile(game, number, place)


def reveal_tile(game: Game, number: int, place: str) -> None:
    """Reveal (p.24): flip a District tile face up. What lies on it stays."""
    tile = game.state.tiles[place]
    tile.up = True
    game.state.seats[number].numbers.tiles += 1
    game.emit(ev.TileRevealed(number, place, tile.number))
    game.reveal("a tile was revealed")


def figure_tile(game: Game, number: int) -> str:
    """Where the seat counts as standing: its own tile, or the BOT's while that stands in (p.21)."""
    bot = game.state.bot
    return bot.tile if bot is not None and bot.stands_in else game.state.seats[number].tile
