"""Setting up a game (rules sheet, preparation): six cards face down, the gems of the level in the bag."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.luck import Luck
from core.forest.components import Content
from core.forest.state import Place, State

MOST_SEATS = 6
"""The sheet has 2 to 6 players; one alone plays every turn (ruling F13)."""


def set_up(
    content: Content, level: str, names: Sequence[str], seed: str, *, first: int = 0, gentle: bool = False
) -> State:
    """A new table before the first turn. ``first`` is the seat that begins, from 0 (ruling F19); ``gentle`` is the
    house rule of ruling F5. Raises ValueError for an unknown level, no seat or too many, or no such first seat."""
    if level not in content.levels:
        raise ValueError(f"There is no level {level!r}; there are: {', '.join(content.levels)}.")
    if not 1 <= len(names) <= MOST_SEATS:
        raise ValueError(f"A game has 1 to {MOST_SEATS} players, not {len(names)}.")
    if not 0 <= first < len(names):
        raise ValueError(f"There is no seat {first + 1} to begin: there are {len(names)} players.")
    luck: dict[str, int] = {}
    cards = list(content.cards)
    Luck(luck, seed).shuffle("places", cards)
    bag = content.bag(level)
    return State(
        level=level,
        seed=seed,
        names=list(names),
        places=[Place(card) for card in cards],
        bag=bag,
        box=[n - left for n, left in zip(content.gems, bag, strict=True)],
        first=first,
        gentle=gentle,
        luck=luck,
    )
