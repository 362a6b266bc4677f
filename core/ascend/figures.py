"""Figures on the map: ways, moves, revealing tiles, Exploration tokens (rulebook p.11)."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import lru_cache

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.augments import bring_faction_deck
from core.ascend.cards.context import Context, Moment
from core.ascend.forbidding import barred_steps, forbidden
from core.ascend.game import Game
from core.ascend.kit.firing import fire, listens
from core.ascend.kit.reading import has, in_force
from core.ascend.lying import add, count, remove
from core.ascend.mapways import figure_tile as figure_tile
from core.ascend.mapways import steps_from
from core.ascend.options import Amount, Go
from core.ascend.running import run_effects
from core.engine.choice import Choice, choose

_FACES = ("face-down", "face-up")
"""How a tile lay that was entered, as the filter of a rule says it."""
NO_STEPS: frozenset[tuple[str, str]] = frozenset()


def ways(
    game: Game, start: str, mov: int, passing: bool = False, barred: Set[tuple[str, str]] = NO_STEPS
) -> dict[str, tuple[str, ...]]:
    """The shortest way to every tile within reach, start included in each; the start itself is left out.

    A face-down tile may be entered but not passed, unless a card says so (``passing``); gaps cannot be crossed (p.11).
    ``barred`` are steps that cards forbid, each from a tile to its neighbour.
    """
    tiles, places = game.state.tiles, game.sheet.map
    found: dict[str, tuple[str, ...]] = {start: (start,)}
    edge = [start]
    for _ in range(mov):
        further = []
        for place in edge:
            if tiles[place].up or passing or place == start:
                way = found[place]
                for beside in places[place].beside:
                    if beside not in found and beside in tiles and not (barred and (place, beside) in barred):
                        found[beside] = (*way, beside)
                        further.append(beside)
        edge = further
    del found[start]
    return found


go = lru_cache(maxsize=16384)(Go)
"""The one answer for a way: such lists are made often."""


def walks(game: Game, number: int, mov: int) -> list[Go]:
    """Every move of the seat's figure of up to ``mov`` tiles."""
    start = figure_tile(game, number)
    barred: Set[tuple[str, str]] = NO_STEPS
    if "forbid" in (game.kits[number] or game.kit(number)).modifiers:
        if forbidden(game, number, "move", start):
            return []
        barred = barred_steps(game, number)
    return [go("move", way) for way in ways(game, start, mov, has(game, number, "pass"), barred).values()]


def distance(game: Game, start: str, mov: int) -> Mapping[str, int]:
    """Steps over the map, face-down tiles counted like others, up to ``mov``; for effects "within n"."""
    return steps_from(game, (start,), mov)


async def walk(game: Game, number: int, path: tuple[str, ...]) -> None:
    """Move the seat's figure along a way, reveal what it enters, and meet who stands where it ends (p.11)."""
    bot = game.state.bot
    if bot is not None and bot.stands_in:
        bot.tile = path[-1]
        await arrive(game, number, path, "bot")
        return
    game.state.seats[number].tile = path[-1]
    up = game.state.tiles[path[-1]].up
    carried: list[str] = []
    if "carry" in (game.kits[number] or game.kit(number)).modifiers:
        carried = await carry(game, number, path[0], path[-1])
    await arrive(game, number, path, "seat")
    triggers = (game.kits[number] or game.kit(number)).triggers
    if "entered" in triggers or "move-ended" in triggers or carried:
        await _end_walk(game, number, path, up, carried)
    if listens(game, number, "met") and players_on(game, path[-1], number):
        await fire(game, number, "met", Moment(1))


async def _end_walk(game: Game, number: int, path: tuple[str, ...], up: bool, carried: list[str]) -> None:
    """What answers a move on Scenario cards; ``up`` is how the tile lay that was entered."""
    moment = Moment(1, tags=(_FACES[up],), tile=path[-1], start=path[0])
    await fire(game, number, "entered", moment)
    await fire(game, number, "move-ended", moment)
    for token in carried:
        await fire(game, number, "arrived", Moment(1, tags=(token,), tile=path[-1], start=path[0]))


async def carry(game: Game, number: int, start: str, end: str) -> list[str]:
    """Let a Character that moved take tokens along where a card allows it; returns their names."""
    carried = []
    for rule in in_force(game, number, "carry"):
        most = min(rule.n, count(game.state, start, rule.token))
        if not most:
            continue
        options = [Amount("carry", n) for n in range(most + 1)]
        about = (rule.token, start, end)
        option: Amount = await choose(Choice(number, "carry", options, optional=True, about=about, page=19))
        if option.n:
            remove(game.state, start, rule.token, option.n)
            add(game.state, end, rule.token, option.n)
            game.emit(sev.TokensCarried(number, rule.token, end, option.n))
            carried.append(rule.token)
    return carried


def players_on(game: Game, place: str, but: int) -> bool:
    """Whether another player stands on the tile; the BOT counts as one there (p.21)."""
    bot = game.state.bot
    for number, seat in enumerate(game.state.seats):
        if seat.tile == place and number != but:
            return True
    return bot is not None and not bot.stands_in and bot.tile == place


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
    if figure == "seat" and listens(game, number, "revealed"):
        await fire(game, number, "revealed", Moment(1, tags=(card.name,), tile=place))


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
        up = game.state.tiles[place].up
        if not up:
            await take_and_reveal(game, number, place, "seat")
        if "entered" in game.kit(number).triggers:
            await fire(game, number, "entered", Moment(1, tags=(_FACES[up],), tile=place, start=start))
