"""Log sentences of cards in play: Learning Protocols, Augments, Bodies (rulebook p.9-10, p.13)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.log.teller import Maker, Teller
from core.engine.wording import listed, plural

_LAST_STEP = 3


def _protocol_offered(event: ev.ProtocolOffered, tell: Teller) -> str:
    return f"{tell.who(event.seat)} may keep {listed([tell.named(card) for card in event.cards], 'or')}."


def _protocol_kept(event: ev.ProtocolKept, tell: Teller) -> str:
    return f"{tell.who(event.seat)} keeps the Learning Protocol {tell.named(event.card)}."


def _protocol_step_done(event: ev.ProtocolStepDone, tell: Teller) -> str:
    learnt = ", its ability works from now on" if event.step == _LAST_STEP else ""
    return f"{tell.who(event.seat)} completes step {event.step} of {_LAST_STEP} of {tell.named(event.card)}{learnt}."


def _rule_used(event: ev.RuleUsed, tell: Teller) -> str:
    does = tell.asks_others(event.name)
    return f"{tell.who(event.seat)} uses {event.name}{f': {does}' if does else ''}."


def _standing_answer(event: ev.StandingAnswer, tell: Teller) -> str:
    cards = listed([tell.named(card) for card in event.cards])
    return f"{tell.start(event.seat, 'standing answer')}{cards} {'used' if event.used else 'not used'}."


def _augments_drawn(event: ev.AugmentsDrawn, tell: Teller) -> str:
    kept = listed([tell.named(card) for card in event.kept])
    return (
        f"{tell.who(event.seat)} draws {plural(event.drawn, f'{tell.deck(event.deck)} Augment')} "
        f"and keeps {kept or 'none'}, unequipped."
    )


def _augment_equipped(event: ev.AugmentEquipped, tell: Teller) -> str:
    return f"{tell.who(event.seat)} equips {tell.named(event.card)} for {event.memory} Memory."


def _augment_traded(event: ev.AugmentTraded, tell: Teller) -> str:
    return f"{tell.who(event.seat)} gives {tell.named(event.card)} to {tell.who(event.to)}, unequipped."


def _augment_broken(event: ev.AugmentBroken, tell: Teller) -> str:
    return f"{tell.who(event.seat)}'s {tell.named(event.card)} breaks and leaves the game."


def _body_inhabited(event: ev.BodyInhabited, tell: Teller) -> str:
    source = {"market": " from the Body Market", "deck": " from the Body deck"}.get(event.how)
    if source is None:
        return f"{tell.who(event.seat)} changes to {tell.named(event.card)}, the other Body."
    return f"{tell.who(event.seat)} inhabits {tell.named(event.card)}{source}."


def _body_lost(event: ev.BodyLost, tell: Teller) -> str:
    how = "is lost by the Reset and goes" if event.why == "reset" else "is one Body too many and goes"
    return f"{tell.who(event.seat)}'s {tell.named(event.card)} {how} to the bottom of the Body deck."


def _market_changed(event: ev.MarketChanged, tell: Teller) -> str:
    return f"The Body Market has {listed([tell.named(card) for card in event.cards]) or 'no Body'}."


def _boost_began(event: ev.BoostBegan, tell: Teller) -> str:
    what = "ATT" if event.what == "att" else event.what.capitalize()
    return f"{tell.start(event.seat)}{what} + {event.n} until the end of the turn."


MAKERS: dict[type, Maker] = {
    ev.ProtocolOffered: _protocol_offered,
    ev.ProtocolKept: _protocol_kept,
    ev.ProtocolStepDone: _protocol_step_done,
    ev.RuleUsed: _rule_used,
    ev.StandingAnswer: _standing_answer,
    ev.AugmentsDrawn: _augments_drawn,
    ev.AugmentEquipped: _augment_equipped,
    ev.AugmentTraded: _augment_traded,
    ev.AugmentBroken: _augment_broken,
    ev.BodyInhabited: _body_inhabited,
    ev.BodyLost: _body_lost,
    ev.MarketChanged: _market_changed,
    ev.BoostBegan: _boost_began,
}
