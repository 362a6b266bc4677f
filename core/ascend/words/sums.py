"""Effects as sums: ``Power 1 + 2 = 3``. What has no sum says itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.cards.amounts import Amount, AtMost, Half, Join, Rolled
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.enemy_effects import Damage
from core.ascend.cards.gains import YOU, Gain, Lose, Spend
from core.ascend.cards.harm import AddDice, Prevent, Recover, Trace
from core.ascend.cards.saying import repelling, sentence, strung
from core.ascend.combat_words import numbers_hidden
from core.ascend.enemies import enemy_left
from core.ascend.game import Game
from core.ascend.kit.reading import damage_more, enemy_has
from core.ascend.names import ASSET_NUMBERS, ASSET_TOP
from core.engine.wording import change


def with_sums(game: Game, effects: tuple[Effect, ...], context: Context, traced: int = 0) -> str:
    """Effects as one sentence, with the sum of each that has one now, or after Trace has moved by ``traced`` before."""
    return sentence(
        strung([_traced(game, effect, context, traced) or effect_sum(game, effect, context) for effect in effects])
    )


def _traced(game: Game, effect: Effect, context: Context, by: int) -> str:
    """The sum of an effect on Trace where that has moved before it; empty for all else."""
    trace = game.seat(context.seat).trace
    if not by or trace is None or not isinstance(effect, Trace) or effect.who != YOU or effect.n is None:
        return ""
    before = max(0, trace + by)
    after = max(0, min(game.content.tracks.trace_top, before + effect.n.value(game, context)))
    return f"Trace {change(before, after)}"


def repel_sums(game: Game, effects: tuple[Effect, ...], context: Context) -> str:
    """What launching a Repel with this price does, with sums."""
    return repelling(strung([effect_sum(game, effect, context) for effect in effects]))


def effect_sum(game: Game, effect: Any, context: Context) -> str:
    """What the effect would change now, a clause; its own text where that cannot be told beforehand."""
    maker = _SUMS.get(type(effect))
    said: str = effect.say(game.players)
    return (maker(game, effect, context) if maker is not None else "") or said


def asset_sum(game: Game, number: int, name: str, n: int) -> str:
    """An asset or EXP that goes up or down by n: ``Memory 3 - 2 = 1``, ``Power 4 + 1 = 5, 1 lost``."""
    seat = game.seat(number)
    if name == "exp":
        return f"EXP {change(seat.exp, max(0, seat.exp + n))}"
    before = seat.assets[ASSET_NUMBERS[name]]
    after = max(0, min(ASSET_TOP, before + n))
    lost = before + n - ASSET_TOP
    return f"{name.capitalize()} {change(before, after)}{f', {lost} lost' if lost > 0 else ''}"


def trace_sum(game: Game, number: int, n: int) -> str:
    """Trace that goes up or down by n, and what the top of the track brings; empty where Trace is not in play."""
    before = game.seat(number).trace
    if before is None:
        return ""
    top = game.content.tracks.trace_top
    after = max(0, min(top, before + n))
    brings = ": 2 Enemies attach, then Trace is 0" if after == top and n > 0 else ""
    return f"Trace {change(before, after)}{brings}"


def _known(amount: Amount, context: Context) -> bool:
    """Whether the amount can be counted before it happens: dice that are still to be rolled cannot."""
    if isinstance(amount, Rolled):
        return context.moment is not None and bool(context.moment.faces)
    if isinstance(amount, Join):
        return _known(amount.left, context) and _known(amount.right, context)
    return _known(amount.of, context) if isinstance(amount, Half | AtMost) else True


def _gain(game: Game, effect: Gain, context: Context) -> str:
    if effect.who != YOU or effect.what not in (*ASSET_NUMBERS, "exp") or not _known(effect.n, context):
        return ""
    return asset_sum(game, context.seat, effect.what, effect.n.value(game, context))


def _lose(game: Game, effect: Lose, context: Context) -> str:
    if effect.who != YOU or effect.what == "asset":
        return ""
    return asset_sum(game, context.seat, effect.what, -effect.n.value(game, context))


def _spend(game: Game, effect: Spend, context: Context) -> str:
    return asset_sum(game, context.seat, effect.what, -effect.n.value(game, context))


def _recover(game: Game, effect: Recover, context: Context) -> str:
    if effect.who != YOU:
        return ""
    seat = game.seat(context.seat)
    return f"ITG {change(seat.integrity, min(seat.limit, seat.integrity + effect.n.value(game, context)))}"


def _trace(game: Game, effect: Trace, context: Context) -> str:
    trace = game.seat(context.seat).trace
    if effect.who != YOU or trace is None:
        return ""
    if effect.n is not None:
        return trace_sum(game, context.seat, effect.n.value(game, context))
    return f"Trace {change(trace, effect.to.value(game, context))}" if effect.to is not None else ""


def _add_dice(game: Game, effect: AddDice, context: Context) -> str:
    have = context.moment.amount if context.moment is not None else 0
    return f"dice {change(have, max(0, have + effect.n))}" if have else ""


def _prevent(game: Game, effect: Prevent, context: Context) -> str:
    have = context.moment.amount if context.moment is not None else 0
    return f"Wounds {change(have, max(0, have - effect.n.value(game, context)))}" if have else ""


def _damage(game: Game, effect: Damage, context: Context) -> str:
    stack = game.seat(context.seat).enemies
    target = "this" if context.source == "hacks" and effect.target == "top" else effect.target
    enemy = {"top": stack[0] if stack else None, "this": context.enemy}.get(target)
    if enemy is None or numbers_hidden(game, enemy):
        return ""
    card, left = game.content.enemies[enemy.card], enemy_left(game, enemy)
    if context.source != "hacks" and enemy_has(card, "only-hacks"):
        return f"{card.name} stays {left}: only Hacks hurt it"
    n = effect.n.value(game, context) * context.times + damage_more(game, context.seat, context.source)
    after = max(0, left - n)
    return f"{card.name} {change(left, after)}{'' if after else ', defeated'}"


_SUMS: dict[type, Callable[[Game, Any, Context], str]] = {
    Gain: _gain,
    Lose: _lose,
    Spend: _spend,
    Recover: _recover,
    Trace: _trace,
    AddDice: _add_dice,
    Prevent: _prevent,
    Damage: _damage,
}
