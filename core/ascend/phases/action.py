"""Action phase (rulebook p.14): each player in order does Move & Trace, District Effect and Launch."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.abilities import ability_of, fuel, use_ability
from core.ascend.bag import dump_slots
from core.ascend.cards.context import Context
from core.ascend.cards.harm import Trace
from core.ascend.figures import arrive, figure_tile, ways
from core.ascend.game import Game
from core.ascend.keywords import DONE, change_trace
from core.ascend.launching import launch, launches
from core.ascend.names import CORRUPTED
from core.ascend.options import Go, Launch, OnSlot, Plain
from core.ascend.scenario_cards import run_effects
from core.ascend.solo import STAND_IN, can_stand_in, end_stand_in, stand_in
from core.engine.choice import Choice, Option, choose

STAY, EFFECT, SKIP = Plain("stay"), Plain("effect"), Plain("skip")


async def move_step(game: Game, number: int) -> None:
    """Move & Trace (step 1): move once up to MOV tiles, or stay; then Trace rises by the tile's value.

    In solo play the BOT may move up to its own MOV, before or after (p.21); that is free.
    """
    seat = game.state.seats[number]
    own_left, bot_left = True, game.state.bot is not None
    while own_left or bot_left:
        option = await choose(Choice(number, "move", _moves(game, number, own_left, bot_left), optional=True, page=14))
        if option is DONE:
            return
        if isinstance(option, Go) and option.word == "bot":
            bot = game.state.bot
            assert bot is not None
            bot.tile, bot_left = option.path[-1], False
            await arrive(game, number, option.path, "bot")
            continue
        own_left = False
        if isinstance(option, Go):
            seat.tile = option.path[-1]
            await arrive(game, number, option.path, "seat")
        else:
            game.emit(ev.Stayed(number, seat.tile))
        _tile_trace(game, number, moved=option is not STAY)


def _moves(game: Game, number: int, own_left: bool, bot_left: bool) -> list[Option]:
    seat, bot = game.state.seats[number], game.state.bot
    options: list[Option] = []
    if own_left:
        mov = game.content.walkers[seat.walker].mov
        options += [STAY, *(Go("move", way) for way in ways(game, seat.tile, mov).values())]
    else:
        options.append(DONE)
    if bot_left and bot is not None:
        options += [Go("bot", way) for way in ways(game, bot.tile, game.content.tracks.bot_mov).values()]
    return options


def _tile_trace(game: Game, number: int, moved: bool) -> None:
    """Trace rises by the Entry value of the tile entered, or the Stationary value of the tile stayed on (p.11)."""
    seat = game.state.seats[number]
    if seat.trace is not None:
        tile = game.content.tiles[game.state.tiles[seat.tile].number]
        change_trace(game, number, tile.entry if moved else tile.stationary, tile.name)


async def district_step(game: Game, number: int) -> None:
    """District Effect (step 2): the effect of the current tile may be resolved; solo, the BOT may stand in.

    Nothing is asked where nothing could happen: a tile that only changes Trace while Trace is not in play.
    """
    options = [EFFECT] if _does_something(game, number, game.state.seats[number].tile) else []
    bot = game.state.bot
    if bot is not None and can_stand_in(game, number) and _does_something(game, number, bot.tile):
        options.append(STAND_IN)
    if not options:
        return
    options.insert(1, SKIP)
    option = await choose(Choice(number, "district", options, optional=True, page=14))
    if option is SKIP:
        return
    if option is STAND_IN:
        stand_in(game, number)
    place = figure_tile(game, number)
    tile = game.content.tiles[game.state.tiles[place].number]
    game.emit(ev.DistrictUsed(number, place, tile.number))
    await run_effects(game, tile.effects, Context(number, tile.name))
    end_stand_in(game, number)


def _does_something(game: Game, number: int, place: str) -> bool:
    effects = game.content.tiles[game.state.tiles[place].number].effects
    return game.state.seats[number].trace is not None or not all(isinstance(effect, Trace) for effect in effects)


async def launch_step(game: Game, number: int) -> None:
    """Launch (step 3): any number of patterns, one by one; then all Corrupted Data on the Launcher is dumped."""
    seat = game.state.seats[number]
    seat.launched = []
    ability = ability_of(game, number, "launch-step")
    uses = ability.upto if ability else 0
    while not game.sits_out(number):
        options: list[Option] = [DONE, *launches(game, number)]
        if ability and uses:
            options += [OnSlot("ability", slot) for slot in fuel(game, number, ability)]
        option = await choose(Choice(number, "launch", options, optional=True, page=14))
        if option is DONE:
            break
        if isinstance(option, Launch):
            await launch(game, number, option)
        elif ability and isinstance(option, OnSlot):
            uses -= 1
            await use_ability(game, number, ability, option.slot, None)
    dump_slots(game, number, [slot for slot, token in enumerate(seat.slots) if token == CORRUPTED], "end of Launch")
