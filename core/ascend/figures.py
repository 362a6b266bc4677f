"""Figures on the map: ways, moves, revealing tiles, Exploration tokens (rulebook p.11)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.augments import bring_faction_deck
from core.ascend.cards.context import Context, Moment
from core.ascend.game import Game
from core.ascend.kit.firing import fire
from core.ascend.kit.reading import has
from core.ascend.options import Go
from core.ascend.running import run_effects


def ways(game: Game, start: str, mov: int, passing: bool = False) -> dict[str, tuple[str, ...]]:
    """The shortest way to every tile within reach, start included in each; the start itself is left out.

    A face-down tile may be entered but not passed, unless a card says so (``passing``); gaps cannot be crossed (p.11).
    """
    tiles, places = game.state.tiles, game.sheet.map
    found: dict[str, tuple[str, ...]] = {start: (start,)}
    edge = [start]
    for _ in range(mov):
        further = []
        for place in edge:
            if place != start and not passing and not tiles[place].up:
                continue
            for beside in places[place].beside:
                if beside in tiles and beside not in found:
                    found[beside] = (*found[place], beside)
                    further.append(beside)
        edge = further
    del found[start]
    return found


def walks(game: Game, number: int, mov: int) -> list[Go]:
    """Every move of the seat's figure of up to ``mov`` tiles."""
    passing = has(game, number, "pass")
    return [Go("move", way) for way in ways(game, figure_tile(game, number), mov, passing).values()]


def distance(game: Game, start: str, mov: int) -> dict[str, int]:
    """Steps over the map, face-down tiles counted like others, up to ``mov``; for effects "within n"."""
    tiles, places = game.state.tiles, game.sheet.map
    found = {start: 0}
    edge = [start]
    for steps in range(1, mov + 1):
        edge = [beside for place in edge for beside in places[place].beside if beside in tiles and beside not in found]
        for place in edge:
            found.setdefault(place, steps)
    return found


async def walk(game: Game, number: int, path: tuple[str, ...]) -> None:
    """Move the seat's figure along a way, reveal what it enters, and meet who stands where it ends (p.11)."""
    bot = game.state.bot
    if bot is not None and bot.stands_in:
        bot.tile = path[-1]
        await arrive(game, number, path, "bot")
        return
    game.state.seats[number].tile = path[-1]
    await arrive(game, number, path, "seat")
    if players_on(game, path[-1], number):
        await fire(game, number, "met", Moment(1))


def players_on(game: Game, place: str, but: int) -> bool:
    """Whether another player stands on the tile; the BOT counts as one there (p.21)."""
    bot = game.state.bot
    others = any(seat.tile == place for number, seat in enumerate(game.state.seats) if number != but)
    return others or (bot is not None and not bot.stands_in and bot.tile == place)


async def arrive(game: Game, number: int, path: tuple[str, ...], figure: str) -> None:
    """A figure has gone its way: on every tile it entered, an Exploration token is taken, then the tile revealed.

    ``figure`` is ``seat`` or ``bot``; what the BOT finds is the player's (p.21).
    """
    game.emit(ev.Moved(number, path, figure))
    for place in path[1:]:
        if not game.state.tiles[place].up or place == path[-1]:
            await take_and_reveal(game, number, place, figure)


async def take_and_reveal(game: Game, number: int, place: str, figure: str) -> None:
    """Take and resolve the Exploration token of a tile, then turn the tile up (p.11)."""
    tile = game.state.tiles[place]
    if tile.explore:
        token, tile.explore = game.content.exploration[tile.explore], ""
        game.emit(ev.ExplorationTaken(number, place, token.id))
        game.reveal("an Exploration token was revealed")
        await run_effects(game, token.effects, Context(number, "Exploration token"))
    if not tile.up:
        await reveal_tile(game, number, place, figure)


async def reveal_tile(game: Game, number: int, place: str, figure: str) -> None:
    """Reveal (p.24): flip a District tile face up. What lies on it stays; a Hideout brings its deck (p.11)."""
    tile = game.state.tiles[place]
    tile.up = True
    card = game.content.tiles[tile.number]
    game.state.seats[number].numbers.tiles += 1
    game.emit(ev.TileRevealed(number, place, tile.number))
    game.reveal("a tile was revealed")
    if card.hideout:
        bring_faction_deck(game, number, card.hideout)
    if figure == "seat":
        await fire(game, number, "revealed", Moment(1, tags=(card.name,)))


async def place_figure(game: Game, number: int, place: str) -> None:
    """Set the seat's figure down on a face-up tile; it enters it, without Trace."""
    start = figure_tile(game, number)
    bot = game.state.bot
    if bot is not None and bot.stands_in:
        bot.tile = place
        game.emit(ev.Moved(number, (start, place), "bot"))
    else:
        game.state.seats[number].tile = place
        game.emit(ev.Moved(number, (start, place), "seat"))


def figure_tile(game: Game, number: int) -> str:
    """Where the seat counts as standing: its own tile, or the BOT's while that stands in (p.21)."""
    bot = game.state.bot
    return bot.tile if bot is not None and bot.stands_in else game.state.seats[number].tile
