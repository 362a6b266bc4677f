"""What a card still needs, and whether it can be released (rules sheet, how to play; rulings F4, F15, F16)."""

from __future__ import annotations

from collections.abc import Sequence

from core.forest.components import Card, Level
from core.forest.game import ForestGame
from core.forest.gems import BLACK, COLOURS, Gems, coloured


def missing(card: Card, delivered: Sequence[int]) -> Gems:
    """Gems that a card with these on it lacks, colour by colour; surplus makes up for nothing (ruling F4)."""
    return Gems(*(max(0, card.needs[kind] - delivered[kind]) for kind in COLOURS))


def is_met(card: Card, delivered: Sequence[int], level: Level) -> bool:
    """Whether the needs of a card are met. Where black is wild each black gem stands for one that lacks (F15)."""
    wild = delivered[BLACK] if level.wild else 0
    return sum(missing(card, delivered)) <= wild


def surplus(card: Card, delivered: Sequence[int]) -> Gems:
    """Gems on a card beyond its needs, per colour (ruling F9)."""
    blue, red, yellow = (max(0, delivered[kind] - card.needs[kind]) for kind in COLOURS)
    return Gems(blue, red, yellow, delivered[BLACK])


def can_be_released(card: Card, delivered: Sequence[int], bag: Sequence[int], level: Level) -> bool:
    """Whether a face-down card can still be released: the exact test of ruling F16.

    A turn may draw the whole bag, and powers only come after a release, so nothing can refill the bag before.
    """
    lacking = missing(card, delivered)
    if level.wild:
        beyond = sum(max(0, lacking[kind] - bag[kind]) for kind in COLOURS)
        return sum(bag) > 0 and beyond <= bag[BLACK] + delivered[BLACK]
    return coloured(bag) > 0 and all(lacking[kind] <= bag[kind] for kind in COLOURS)


def goes_on(game: ForestGame) -> bool:
    """Whether any face-down card can still be released (ruling F16)."""
    state = game.state
    return any(
        can_be_released(game.card(place), state.places[place].delivered, state.bag, game.level)
        for place in game.face_down()
    )
