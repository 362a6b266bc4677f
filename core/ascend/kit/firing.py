"""Events and what answers them: the triggers in play, ordered and used by their owner (rulings, order and timing)."""

from __future__ import annotations

from collections.abc import Sequence

from core.ascend import events as ev
from core.ascend.cards.context import Context, Effect, Moment, is_declinable
from core.ascend.cards.rules import Ability, can_happen, in_any_order
from core.ascend.cards.triggers import Trigger
from core.ascend.game import Game
from core.ascend.kit.kit import InPlay
from core.ascend.options import NO, Pick
from core.ascend.running import count_for_protocol, run_effects
from core.engine.choice import Choice, Option, choose


def listens(game: Game, number: int, word: str) -> bool:
    """Whether anything of the seat waits for such events, so that common ones need not be fired in vain."""
    kit = game.kits[number] or game.kit(number)
    return word in kit.triggers or (kit.step is not None and kit.step.on == word)


async def fire(game: Game, number: int, word: str, moment: Moment) -> None:
    """An event has come for a seat: its Learning Protocol counts it, then the triggers that wait for it are used.

    Rules that work unasked are resolved; those of the player's choice are offered, each once for this event. The
    owner orders them; that is asked only where the order can matter.
    """
    kit = game.kits[number] or game.kit(number)
    if kit.step is not None and kit.step.on == word:
        await count_for_protocol(game, number, word, moment)
    found = kit.triggers.get(word)
    if found is not None:
        await _answer(game, number, word, list(found), moment)


async def _answer(game: Game, number: int, word: str, waiting: list[InPlay], moment: Moment) -> None:
    while ready := [play for play in waiting if _ready(game, number, play, moment)]:
        play = await _next(game, number, word, ready, moment)
        if play is None:
            return
        waiting.remove(play)
        await use(game, number, play, moment)


def answers(game: Game, number: int, word: str, moment: Moment, used: Sequence[str]) -> list[InPlay]:
    """The rules that wait for an event and can be used now, those of ``used`` left out."""
    found = game.kit(number).triggers.get(word, ())
    return [play for play in found if play.id not in used and _ready(game, number, play, moment)]


def _ready(game: Game, number: int, play: InPlay, moment: Moment) -> bool:
    rule, seat = play.rule, game.state.seats[number]
    if not isinstance(rule, Trigger) or not rule.answers(moment) or play.id not in game.kit(number).rules:
        return False
    if rule.once and play.id in seat.used:
        return False
    context = Context(number, play.name, moment=moment, enemy=moment.enemy, card=play.card)
    return rule.ready(game, context) and can_happen(rule.effects, game, context)


async def _next(game: Game, number: int, word: str, waiting: list[InPlay], moment: Moment) -> InPlay | None:
    """Which waiting rule comes next; None when the player uses no more of them."""
    forced = [play for play in waiting if not play.asked]
    if forced and (len(waiting) == 1 or in_any_order([play.rule for play in forced])):
        return forced[0]
    options: list[Option] = [Pick("use", play.id) for play in waiting]
    if not forced:
        options.append(NO)
    choice = Choice(number, "use", options, optional=not forced, about=(word, moment.amount), page=10)
    option = await choose(choice)
    return next((play for play in waiting if isinstance(option, Pick) and play.id == option.what), None)


async def use(game: Game, number: int, play: InPlay, moment: Moment | None) -> None:
    """Resolve a rule. One that works once a turn is then used up; a declined ``may`` or ``pay`` does not use it."""
    rule = play.rule
    assert isinstance(rule, Trigger | Ability), f"{play.id} is nothing to use"
    seat = game.state.seats[number]
    enemy = moment.enemy if moment is not None else None
    context = Context(number, play.name, enemy=enemy, moment=moment, card=play.card, rule=play.id)
    once = isinstance(rule, Ability) or rule.once
    if once:
        seat.used.append(play.id)
    if not await _resolve(game, rule.effects, context, play.name) and once:
        seat.used.remove(play.id)


async def _resolve(game: Game, effects: tuple[Effect, ...], context: Context, name: str) -> bool:
    """Run the effects of a rule; whether anything was done, which is not so where all of them were declined."""
    if not all(is_declinable(effect) for effect in effects):
        game.emit(ev.RuleUsed(context.seat, name))
        await run_effects(game, effects, context)
        return True
    taken = False
    for effect in effects:
        if is_declinable(effect) and not game.sits_out(context.seat):
            taken = await effect.offer(game, context) or taken
    return taken
