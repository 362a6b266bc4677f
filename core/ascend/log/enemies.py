"""Log sentences of Enemies: attached, damaged, gone, moved within their stack (rulebook p.12, p.15)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.log.teller import Maker, Teller
from core.ascend.names import SPECIAL_SYMBOL
from core.engine.wording import change, plural


def _enemy_attached(event: ev.EnemyAttached, tell: Teller) -> str:
    if not event.drawn:
        return f"{tell.enemy(event.card)} attaches to {tell.who(event.seat)}."
    return (
        f"{tell.enemy(event.card)} attaches to {tell.who(event.seat)}, Enemy deck {change(event.deck + 1, event.deck)}."
    )


def _deck_reshuffled(event: ev.DeckReshuffled, _tell: Teller) -> str:
    return f"The Enemy deck is empty: {plural(event.cards, 'discarded card')}, shuffled, become the new one."


def _damaged(event: ev.Damaged, tell: Teller) -> str:
    lost = event.amount - (event.before - event.after)
    more = f", {lost} more lost" if lost else ""
    return (
        f"{tell.start(event.seat, event.why)}{event.amount} Damage, "
        f"{tell.enemy(event.card)} {change(event.before, event.after)}{more}."
    )


def _enemy_repaired(event: ev.EnemyRepaired, tell: Teller) -> str:
    return f"{tell.start(event.seat)}{tell.enemy(event.card)} recovers, {change(event.before, event.after)}."


def _enemy_left(event: ev.EnemyLeft, tell: Teller) -> str:
    who, enemy = tell.who(event.seat), tell.enemy(event.card)
    if event.how == "defeated":
        return f"{who} defeats {enemy}."
    if event.how == "repelled":
        return f"{who} repels {enemy}: no EXP."
    cause = " by the Reset" if event.how == "reset" else ", without EXP"
    return f"{who}'s {enemy} is discarded{cause}."


def _enemy_moved(event: ev.EnemyMoved, tell: Teller) -> str:
    return f"{tell.enemy(event.card)} goes to the {event.where} of {tell.who(event.seat)}'s stack."


def _enemy_handed(event: ev.EnemyHanded, tell: Teller) -> str:
    return f"{tell.who(event.seat)} hands {tell.enemy(event.card)} to {tell.who(event.to)}."


def _enemy_stunned(event: ev.EnemyStunned, tell: Teller) -> str:
    return f"{tell.who(event.seat)} stuns {tell.enemy(event.card)} until the end of the turn."


def _deck_looked_at(event: ev.DeckLookedAt, tell: Teller) -> str:
    cards = plural(event.top + event.bottom, "card")
    return (
        f"{tell.who(event.seat)} looks at {cards} of the Enemy deck: {event.top} back on top, "
        f"{event.bottom} at the bottom."
    )


def _enemy_frame_activated(event: ev.EnemyFrameActivated, tell: Teller) -> str:
    known = tell.content.enemies.get(event.card)
    effects = () if known is None else known.special if event.symbol == SPECIAL_SYMBOL else known.basic
    does = f": {tell.effects(effects)}" if effects else ""
    return f"{tell.enemy(event.card)} uses its {event.symbol} Frame on {tell.who(event.seat)}{does}."


MAKERS: dict[type, Maker] = {
    ev.EnemyAttached: _enemy_attached,
    ev.DeckReshuffled: _deck_reshuffled,
    ev.Damaged: _damaged,
    ev.EnemyRepaired: _enemy_repaired,
    ev.EnemyLeft: _enemy_left,
    ev.EnemyMoved: _enemy_moved,
    ev.EnemyHanded: _enemy_handed,
    ev.EnemyStunned: _enemy_stunned,
    ev.DeckLookedAt: _deck_looked_at,
    ev.EnemyFrameActivated: _enemy_frame_activated,
}
