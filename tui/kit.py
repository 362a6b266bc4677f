"""What gestures mean on cards: the own kit, the cards that are laid out, trade. Pure, like the acts.

What may be done with a card is known from the pending answers and from nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from core.ascend.view import AnswerView, AugmentLine, BodyLine, Card
from tui.acts import Outcome, act_on_pattern, choose, pattern_line
from tui.cards import find_card, laid_out, own_cards
from tui.gestures import Scene, word_of
from tui.uiview import Spot, UiView

TRADE = "trade"
_BY_CHOICE = ("planning", "launch")
"""Timings of Class Augments whose first rule is used by choice, once a turn in that phase (rulebook p.10)."""


def point(ui: UiView, spot: Spot) -> UiView:
    """The cursor on a card or on a line of the trade panel; other spots leave it where it is."""
    match spot:
        case Spot("own", str(card)):
            return evolve(ui, panel="kit", own=card)
        case Spot("card", str(card)):
            return evolve(ui, panel="cards", card=card)
        case Spot("trade", str(key)):
            return evolve(ui, panel=TRADE, trade=key)
        case _:
            return ui


def own_card(scene: Scene) -> Card:
    """The card of the kit under the cursor."""
    return _under(own_cards(scene.view), scene.ui.own)


def laid_card(scene: Scene) -> Card | None:
    """The card under the cursor among those that are laid out; None when there are none."""
    cards = laid_out(scene.view)
    return _under(cards, scene.ui.card) if cards else None


def _under(cards: Sequence[Card], name: str) -> Card:
    return next((card for card in cards if card.card == name), cards[0])


def trades(scene: Scene) -> tuple[AnswerView, ...]:
    """The trades that may be made now."""
    return tuple(answer for answer in scene.index.answers if word_of(answer) == TRADE)


def trade_under(scene: Scene) -> AnswerView | None:
    """The trade under the cursor."""
    found = trades(scene)
    return next((answer for answer in found if answer.key == scene.ui.trade), found[0] if found else None)


def here(scene: Scene) -> Spot | None:
    """The spot under the cursor of a panel of cards; None where another panel has the focus."""
    if scene.ui.listing:
        return None
    if scene.ui.panel == "kit":
        return Spot("own", own_card(scene).card)
    if scene.ui.panel == "cards" and (card := laid_card(scene)) is not None:
        return Spot("card", card.card)
    if scene.ui.panel == TRADE and (answer := trade_under(scene)) is not None:
        return Spot("trade", answer.key)
    return None


def act(scene: Scene, spot: Spot, *, read: bool) -> Outcome | None:
    """Enter or a click on a card or a trade; None for other spots. ``read``: a card that answers nothing is opened."""
    match spot:
        case Spot("own" | "card", str(name)):
            card = find_card(scene.view, name)
            pointed = evolve(scene, ui=point(scene.ui, spot))
            return act_card(pointed, card, read=read) if card else Outcome(scene.ui)
        case Spot("trade", str(key)):
            answer = scene.index.by_key.get(key)
            return choose(scene, answer) if answer else Outcome(scene.ui)
        case _:
            return None


def move(scene: Scene, way: str) -> Outcome | None:
    """An arrow in a panel of cards; None where another has the focus."""
    movers = {"cards": _move_laid, "kit": _move_own, TRADE: _move_trades}
    mover = None if scene.ui.listing else movers.get(scene.ui.panel)
    return mover(scene, way) if mover else None


def act_card(scene: Scene, card: Card, *, read: bool = False) -> Outcome:
    """Enter or a click on a card: do what it is there to answer; else say why not, or open it (``read``).

    A card is handed to another player from a list only, never by one key.
    """
    found = scene.index.cards.get(card.card, ())
    if found and all(answer.pattern for answer in found):
        outcome = act_on_pattern(scene, found[0].pattern)
        return evolve(outcome, ui=evolve(outcome.ui, panel=scene.ui.panel))
    if len(found) == 1 and word_of(found[0]) != TRADE:
        return choose(scene, found[0])
    if found:
        return Outcome(evolve(scene.ui, narrowed=tuple(answer.key for answer in found), panel="bar", row=0))
    key = _key_of(scene, card)
    return Outcome(scene.ui, read=card.card) if read or not key else Outcome(scene.ui, why=key)


def _key_of(scene: Scene, card: Card) -> str:
    """The key of what one would do with a card, legal or not; empty when it is only there to be read."""
    if isinstance(card, BodyLine) and card.state == "market":
        return _launch_key(scene, card.card)
    if isinstance(card, AugmentLine):
        if not card.equipped:
            return f"equip:{card.card}"
        if card.faction:
            return _launch_key(scene, f"augment.{card.card}")
        if card.timing in _BY_CHOICE:
            return f"use:{card.card}#1"
    return ""


def _launch_key(scene: Scene, source: str) -> str:
    return "" if pattern_line(scene, source) is None else act_on_pattern(scene, source).why


def _move_own(scene: Scene, way: str) -> Outcome:
    cards = own_cards(scene.view)
    return Outcome(evolve(scene.ui, own=_next(cards, own_card(scene), way).card))


def _move_laid(scene: Scene, way: str) -> Outcome:
    cards, card = laid_out(scene.view), laid_card(scene)
    return Outcome(evolve(scene.ui, card=_next(cards, card, way).card) if card else scene.ui)


def _next(cards: Sequence[Card], card: Card, way: str) -> Card:
    step = {"up": -1, "left": -1, "down": 1, "right": 1}.get(way, 0)
    return cards[max(0, min(len(cards) - 1, cards.index(card) + step))]


def _move_trades(scene: Scene, way: str) -> Outcome:
    found, under = trades(scene), trade_under(scene)
    if under is None:
        return Outcome(scene.ui)
    step = {"up": -1, "left": -1, "down": 1, "right": 1}.get(way, 0)
    return Outcome(evolve(scene.ui, trade=found[max(0, min(len(found) - 1, found.index(under) + step))].key))
