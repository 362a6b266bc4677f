"""The box as frozen types: the cards, the levels, the words at the end."""

from __future__ import annotations

from attrs import frozen

from core.forest.gems import NO_GEMS, Gems
from core.forest.powers import Power


@frozen
class Card:
    """A Tamashii card."""

    id: str
    name: str
    needs: Gems
    """Gems it needs by colour; black is never needed."""
    power: Power


@frozen
class Level:
    """A difficulty level (rules sheet, difficulty levels)."""

    id: str
    name: str
    out: Gems = NO_GEMS
    """Gems that the set-up leaves in the box."""
    wild: bool = False
    """Black gems count as any colour."""
    powers: bool = True
    """Whether freed Tamashii use their power."""


@frozen
class Content:
    """All that was read from the content files."""

    gems: Gems
    """All gems there are."""
    cards: dict[str, Card]
    levels: dict[str, Level]
    """From the mildest to the hardest."""
    story: str
    results: tuple[str, ...]
    """What is said at the end, by the number of free Tamashii."""
    all_free: str
    """The end of the story when all are free."""
    some_free: str
    """The same when not all are."""
    next: str
    """What is added when all are free, with ``{level}`` for the next harder one."""
    last: str
    """The same on the hardest level."""

    def bag(self, level: str) -> list[int]:
        """The full bag of a level."""
        out = self.levels[level].out
        return [n - gone for n, gone in zip(self.gems, out, strict=True)]
