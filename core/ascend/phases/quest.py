"""Quest phase (rulebook p.16): Player Activity, World Activity, First Player token."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.acts import Act
from core.ascend.cards.context import Context
from core.ascend.figures import figure_tile
from core.ascend.game import Game, StepStops
from core.ascend.keywords import spend_asset
from core.ascend.options import DONE, Pick
from core.ascend.running import run_effects, run_world
from core.ascend.solo import STAND_IN, can_stand_in, end_stand_in, stand_in
from core.engine.choice import Choice, Option, choose_any


async def player_activity_step(game: Game) -> None:
    """Player Activity (step 1): each player may do what the active card offers on the own tile.

    All are asked at once and may act in any order; one activity is resolved whole before the next. Who was reset
    on the way does nothing more (p.13); solo, a step is played with one figure, the own or the BOT's (p.21).
    """
    done: set[int] = set()
    acted: set[int] = set()
    while choices := [
        choice for number in game.order() if number not in done and (choice := _ask(game, number, number in acted))
    ]:
        choice, option = await choose_any(choices)
        if option is DONE:
            done.add(choice.seat)
        elif option is STAND_IN:
            stand_in(game, choice.seat)
        elif isinstance(option, Pick):
            acted.add(choice.seat)
            await _do_act(game, choice.seat, next(act for act in game.card.acts if act.id == option.what))
    end_stand_in(game, 0)


def _ask(game: Game, number: int, acted: bool) -> Choice | None:
    """The question to one seat, None when it can do nothing. Who has acted does not change figures any more."""
    if game.sits_out(number):
        return None
    options: list[Option] = [Pick("act", act.id) for act in acts_here(game, number, figure_tile(game, number))]
    bot = game.state.bot
    if bot is not None and not acted and can_stand_in(game, number) and acts_here(game, number, bot.tile):
        options.append(STAND_IN)
    return Choice(number, "act", [DONE, *options], optional=True, page=16) if options else None


def acts_here(game: Game, number: int, place: str) -> list[Act]:
    """The activities that the seat could do on a tile now, costs and limits counted."""
    tile = game.state.tiles[place]
    return [act for act in game.card.acts if tile.up and tile.number == act.tile and act_stop(game, number, act) == ""]


def act_stop(game: Game, number: int, act: Act) -> str:
    """Why the seat cannot do this activity now, the tile apart; empty when it can."""
    seat = game.state.seats[number]
    if act.id in seat.acts:
        return "each player may do it once" + (" a turn" if act.limit == "turn" else "")
    if act.limit == "once" and any(act.id in other.acts for other in game.state.seats):
        return "it can be done once"
    for cost in act.cost:
        if seat.assets[cost.asset] < cost.n:
            return f"it costs {cost.n} {cost.what.capitalize()}, you have {seat.assets[cost.asset]}"
    return ""


async def _do_act(game: Game, number: int, act: Act) -> None:
    game.state.seats[number].acts.append(act.id)
    game.emit(ev.ActUsed(number, act.id))
    for cost in act.cost:
        await spend_asset(game, number, cost.asset, cost.n, game.card.name)
    await run_effects(game, act.effects, Context(number, game.card.name))


async def world_activity_step(game: Game) -> None:
    """World Activity (step 2): from top to bottom; the first bar that is true runs, else OTHERWISE.

    A new Plot card stops the step.
    """
    card = game.card
    context = Context(game.state.first, card.name)
    try:
        await run_world(game, card.world, context)
        for bar in card.bars:
            if bar.when.holds(game, context):
                game.emit(ev.BranchTaken(context.seat, bar.when.say(game.players)))
                await run_world(game, bar.effects, context)
                return
        if card.otherwise:
            game.emit(ev.BranchTaken(context.seat, "otherwise"))
            await run_world(game, card.otherwise, context)
    except StepStops:
        return


async def first_player_step(game: Game) -> None:
    """First Player token (step 3): it goes clockwise. What lasted until the end of the turn ends."""
    state = game.state
    kept = {act.id for act in game.card.acts if act.limit != "turn"}
    for number, seat in enumerate(state.seats):
        seat.acts = [act for act in seat.acts if act in kept]
        seat.skips = ""
        seat.launched = []
        seat.boosts = []
        seat.used = []
        seat.defeated = 0
        if seat.protocol and (step := game.kit(number).step) is not None and step.turn:
            seat.protocol_count = 0
        for enemy in seat.enemies:
            enemy.stunned = False
    state.first = (state.first + 1) % game.players
    game.emit(ev.FirstPlayerPassed(state.first))
    state.cursor.turn += 1
