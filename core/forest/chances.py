"""What everybody can tell of the cards that are not free yet, without knowing where any of them lies."""

from __future__ import annotations

from core.forest.components import Card
from core.forest.game import ForestGame
from core.forest.gems import BLACK, COLOURS, NAMES
from core.forest.needs import is_met, missing


def not_free(game: ForestGame) -> list[Card]:
    """The cards that are still face down somewhere, in their fixed order."""
    up = {place.card for place in game.state.places if place.up}
    return [card for card in game.content.cards.values() if card.id not in up]


def could_be_free(game: ForestGame, place: int, *, with_hand: bool = False) -> list[Card]:
    """The cards whose needs would be met if they lay at this place, by the gems there, maybe ``with_hand``."""
    state = game.state
    hand = state.hand if with_hand else [0] * len(state.hand)
    there = [n + more for n, more in zip(state.places[place].delivered, hand, strict=True)]
    return [card for card in not_free(game) if is_met(card, there, game.level)]


def run_out(game: ForestGame, card: Card) -> str:
    """A colour of which a card that is not free lacks more than bag and hand have, wherever it lies: ``no red left``;
    empty where there is none. Powers may bring gems back; until then it cannot be freed."""
    state = game.state
    if card not in not_free(game):
        return ""
    wild = state.bag[BLACK] + state.hand[BLACK] if game.level.wild else 0
    words = ""
    for place in game.face_down():
        lying = state.places[place].delivered
        lacks = missing(card, lying)
        beyond = {kind: more for kind in COLOURS if (more := lacks[kind] - state.bag[kind] - state.hand[kind]) > 0}
        black = wild + (lying[BLACK] if game.level.wild else 0)
        if sum(beyond.values()) <= black:
            return ""
        kind = next(iter(beyond))
        left = state.bag[kind] + state.hand[kind]
        words = words or f"{'too few' if left else 'no'} {NAMES[kind]} left"
    return words
