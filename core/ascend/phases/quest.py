"""Quest phase (rulebook p.16): Player Activity, World Activity, First Player token."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from core.ascend import events as ev
from core.ascend.cards.acts import Act, OfferedAct
from core.ascend.cards.context import Context, Cost
from core.ascend.cards.gains import Spend, thing
from core.ascend.figures import figure_tile
from core.ascend.forbidding import forbidden
from core.ascend.game import Game, StepStops
from core.ascend.names import ASSET_NUMBERS
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
            await _do_act(game, choice.seat, next(play for play in acts_in_play(game) if play.act.id == option.what))
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


def acts_in_play(game: Game) -> list[OfferedAct]:
    """Every Player Activity in play; the list is kept until a card comes or goes."""
    if game.acts is None:
        found = [OfferedAct(act, card.name) for card in (game.card, *game.panels()) for act in card.acts]
        game.acts = found + [OfferedAct(act, game.sheet.name, of_sheet=True) for act in game.sheet.acts]
    return game.acts


def acts_here(game: Game, number: int, place: str) -> list[Act]:
    """The activities that the seat could do on a tile now, costs and limits counted."""
    tile = game.state.tiles[place]
    if not tile.up:
        return []
    context = Context(number, "", at=place)
    return [
        play.act
        for play in game.acts or acts_in_play(game)
        if (play.act.tile == tile.number if play.act.tile else play.act.is_here(game, context, place))
        and _stop(game, number, play.act, place) is None
        and (play.of_sheet or not forbidden(game, number, "act", place))
    ]


def act_stop(game: Game, number: int, act: Act, place: str = "") -> str:
    """Why the seat cannot do this activity now, the tile apart; empty when it can.

    ``place`` is where its figure is taken to stand, empty for where it does.
    """
    stop = _stop(game, number, act, place)
    return stop() if stop is not None else ""


def _stop(game: Game, number: int, act: Act, place: str) -> Callable[[], str] | None:
    """What tells why the seat cannot do an activity, None when it can. Sentences are made only for who asks."""
    seat = game.state.seats[number]
    if act.id in seat.acts_done:
        return lambda: "each player may do it once"
    if act.id in seat.acts:
        return lambda: "each player may do it once a turn"
    if act.limit == "once" and any(act.id in other.acts_done for other in game.state.seats):
        return lambda: "it can be done once"
    if act.cap is None and act.needs is None and not act.costs:
        return None
    context = Context(number, game.card.name, at=place)
    if act.cap is not None:
        ids = {play.act.id for play in acts_in_play(game) if play.act.group == act.group}
        done = sum(used in ids for other in game.state.seats for used in other.acts)
        if done >= act.cap.value(game, context):
            return lambda: f"all players together have done it {done} times this turn"
    if act.needs is not None and not act.needs.holds(game, context):
        needs = act.needs
        return lambda: f"it needs that {needs.say(game.players)}"
    unpaid = next((cost for cost in act.costs if not cost.payable(game, context)), None)
    return partial(price_stop, game, number, unpaid) if unpaid is not None else None


def price_stop(game: Game, number: int, cost: Cost) -> str:
    """Why a price cannot be paid: what it is, and what is there where that is a number."""
    seat = game.state.seats[number]
    if isinstance(cost, Spend):
        have = seat.exp if cost.what == "exp" else seat.assets[ASSET_NUMBERS[cost.what]]
        named = thing(cost.what, cost.n.say(game.players))
        return f"it costs {named}, you have {have}"
    return f"it takes to {cost.say(game.players)}, which you cannot"


async def _do_act(game: Game, number: int, play: OfferedAct) -> None:
    """Pay for an activity and resolve it. One that can be done once is used up, unless its Test failed."""
    act, begin = play.act, len(game.events)
    game.state.seats[number].acts.append(act.id)
    game.emit(ev.ActUsed(number, act.id))
    context = Context(number, play.name, act=act.id)
    for cost in act.costs:
        await cost.pay(game, context)
        if game.sits_out(number):
            return
    await run_effects(game, act.effects, context)
    failed = any(isinstance(e, ev.TestEnded) and e.successes < e.needed for e in game.events[begin:])
    if act.limit != "turn" and not failed:
        game.state.seats[number].acts_done.append(act.id)


async def world_activity_step(game: Game) -> None:
    """World Activity (step 2): from top to bottom; the first bar that is true runs, else OTHERWISE.

    A new Plot card stops the step.
    """
    card = game.card
    context = Context(game.state.first, card.name, nobodys=True)
    game.in_world = True
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
    finally:
        game.in_world = False


async def first_player_step(game: Game) -> None:
    """First Player token (step 3): it goes clockwise. What lasted until the end of the turn ends."""
    state = game.state
    kept = {play.act.id for play in acts_in_play(game)}
    for number, seat in enumerate(state.seats):
        seat.acts = []
        seat.acts_done = [act for act in seat.acts_done if act in kept]
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
