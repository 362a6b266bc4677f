"""Planning phase (rulebook p.14): Trace Roll, Refill Launcher, Program; Upgrades and Planning Augments all along."""

from __future__ import annotations

from collections.abc import Callable

from core.ascend import events as ev
from core.ascend.bag import draw_token
from core.ascend.cards.context import Context, Moment
from core.ascend.cards.rules import Ability
from core.ascend.enemies import attach
from core.ascend.game import Game
from core.ascend.keywords import shift
from core.ascend.kit.firing import fire, listens, use
from core.ascend.kit.reading import has, pro
from core.ascend.launcher import highlighted, programming_moves
from core.ascend.names import MEMORY, PULSE
from core.ascend.options import DONE, Pick, Shift, pick
from core.ascend.rolls import roll_faces, spend_rerolls
from core.ascend.running import settle_protocols
from core.ascend.trace import set_trace, trace_dice
from core.ascend.upgrade import do_upgrade, upgrades
from core.engine.choice import ASK_AGAIN, Choice, Option, choose, choose_all


async def trace_roll_step(game: Game) -> None:
    """Trace Roll (step 1), not in the first turn: player by player from the First Player (p.14).

    Before it, what works "before the Trace Roll", and Upgrades: they may be done at any moment of the phase (p.13).
    They are asked for only where a roll comes between this moment and the next, which is before the Refill.
    """
    if game.sheet.simple or game.state.cursor.turn == 1:
        return
    order = game.order()
    for number in order:
        if listens(game, number, "turn-start"):
            await fire(game, number, "turn-start", Moment(game.state.cursor.turn))
    if any(trace_dice(game, number) for number in order):
        await choose_all({number: _upgrade(game, number, "Trace Roll") for number in order}, shared(game))
    before = game.state.attached
    for number in order:
        if not game.sits_out(number):
            await trace_roll(game, number)
    if "trace-ended" in game.kit(game.state.first).triggers:
        await fire(game, game.state.first, "trace-ended", Moment(game.state.attached - before))


async def trace_roll(game: Game, number: int) -> None:
    """One player's Trace Roll: an Enemy is attached for each pulse; if any came, Trace is 0 then (p.14)."""
    moment = Moment(trace_dice(game, number), roll=True)
    if moment.amount:
        await fire(game, number, "trace-dice", moment)
    if not moment.amount:
        return
    faces = roll_faces(game, number, moment.amount, "Trace Roll")
    await spend_rerolls(game, number, faces, "Trace Roll", 14)
    before = game.state.attached
    await attach(game, number, faces.count(PULSE))
    if game.state.attached > before:
        set_trace(game, number, 0, "Trace Roll")


async def upgrade_step(game: Game) -> None:
    """Upgrade before the Refill: it may be done at any moment of the phase (p.13), and a slot unlocked now refills."""
    await choose_all({number: _upgrade(game, number, "Refill Launcher") for number in game.order()}, shared(game))


async def _upgrade(game: Game, number: int, before: str) -> None:
    """Upgrades in the moment before a step, whose name the question is about."""
    while (options := what_to_plan(game, number)) and not game.sits_out(number):
        choice = Choice(number, "upgrade", [DONE, *options], optional=True, about=(before,), page=13, renewable=True)
        option = await choose(choice)
        if option is DONE:
            return
        await _plan(game, number, option)


def what_to_plan(game: Game, number: int) -> list[Option]:
    """What the seat can do at any moment of the Planning phase: Upgrades, and Augments of that timing (p.10, p.13)."""
    return upgrades(game, number) + abilities(game, number, "planning")


def abilities(game: Game, number: int, phase: str) -> list[Option]:
    """Rules that are used by choice in a phase, once a turn each, where something can come of them."""
    found = (game.kits[number] or game.kit(number)).abilities.get(phase)
    if not found:
        return []
    used = game.state.seats[number].used
    return [
        pick("use", play.id)
        for play in found
        if isinstance(play.rule, Ability)
        and used.count(play.id) < play.rule.times
        and play.rule.possible(game, Context(number, play.name, card=play.card))
    ]


async def _plan(game: Game, number: int, option: Option) -> None:
    if option is ASK_AGAIN:
        return
    if isinstance(option, Pick) and option.word == "use":
        await use(game, number, game.kit(number).rules[option.what], Moment())
    else:
        await do_upgrade(game, number, option)  # type: ignore[arg-type]  # only Upgrades are left
    await settle_protocols(game)


def shared(game: Game) -> Callable[[int], object]:
    """What others can change for a seat while all plan: the pools, and its Augments in hand, Memory and Trace."""
    seats, pool = game.state.seats, game.state.pool

    def of(number: int) -> object:
        seat = seats[number]
        return (0 in pool[1:] and [count > 0 for count in pool], len(seat.unequipped), seat.assets[MEMORY], seat.trace)

    return of


async def refill_step(game: Game) -> None:
    """Refill Launcher (p.14, step 2): draw one by one onto empty Highlighted slots, column by column.

    With bag and Dump both empty the drawing stops.
    """
    for number in game.order():
        if not game.sits_out(number):
            _refill(game, number)
    game.reveal("the Launchers were refilled")
    for number in game.order():
        if listens(game, number, "refilled"):
            await fire(game, number, "refilled", Moment(1))


def _refill(game: Game, number: int) -> None:
    seat = game.state.seats[number]
    drawn = []
    for slot in highlighted(seat.locks):
        if not seat.slots[slot]:
            token = draw_token(game, number)
            if not token:
                break
            seat.slots[slot] = token
            drawn.append(token)
    game.emit(ev.Refilled(number, tuple(drawn), sum(seat.bag)))


async def program_step(game: Game) -> None:
    """Program (p.14, step 3): as many slides and switches as the Body's PRO; Upgrades go on beside it."""
    await choose_all({number: _program(game, number) for number in game.order()}, shared(game))
    for seat in game.state.seats:
        seat.moves = seat.moves_size = 0


async def _program(game: Game, number: int) -> None:
    seat = game.state.seats[number]
    seat.moves = seat.moves_size = pro(game, number)
    while not game.sits_out(number):
        moves = programming_moves(seat, has(game, number, "diagonal")) if seat.moves else ()
        options: list[Option] = [DONE, *moves, *what_to_plan(game, number)]
        option = await choose(Choice(number, "program", options, optional=True, page=14, renewable=True))
        if option is DONE:
            return
        if isinstance(option, Shift):
            shift(game, number, option)
        else:
            await _plan(game, number, option)
