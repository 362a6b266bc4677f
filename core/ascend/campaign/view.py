"""What screens and line mode show of a campaign: frozen values without a rule. Nothing locked is named in them."""

from __future__ import annotations

from attrs import frozen

from core.ascend.names import NORMAL


@frozen
class Fact:
    """One line about a scenario."""

    head: str
    text: str


@frozen
class PoolLine:
    """Components of one kind: how many cards of those in the box are open."""

    name: str
    open: int
    every: int


@frozen
class ScenarioRow:
    """A scenario on the progress sheet."""

    id: str
    name: str
    difficulty: str
    length: str
    boxes: tuple[str, ...]
    """The code of each box that is ticked, and nothing for each other, in the order of the cards."""
    why_not: str
    """Why it cannot be played yet, in a sentence; empty when it can."""
    introduction: str
    """Empty while it cannot be played."""
    facts: tuple[Fact, ...]
    """Difficulty, length, map, Enemies, Corrupted Data, Factions, what was played; empty while it cannot be played."""
    games: int
    won: int
    turns: int
    """Of all its games together; so the next."""
    resets: int
    defeated: int
    skipped: bool = False
    """Its box was ticked by skipping it."""
    here: bool = False
    """It lies on the table and has not ended."""

    @property
    def open(self) -> bool:
        """Whether it can be played."""
        return not self.why_not


@frozen
class PlayerLine:
    """Who plays: what the next game begins with unless somebody changes it."""

    name: str
    walker: str
    """Colour of the Walker."""
    cls: str
    """Id of the Class; empty where it was played without."""
    words: str
    """``Reaper, blue Walker``."""


@frozen
class NewsView:
    """What the last game changed."""

    scenario: str
    """Its printed name."""
    won: bool
    code: str
    ticked: bool
    """Its box was not ticked before."""
    unlocked: tuple[str, ...]
    """Components that were not open before, in words."""
    locked: tuple[str, ...]
    """Components that were open before, in words."""


@frozen
class CampaignView:
    """The progress sheet of a campaign."""

    rows: tuple[ScenarioRow, ...]
    at: int
    """The row to begin with: what lies on the table, else what is suggested next."""
    players: tuple[PlayerLine, ...]
    pools: tuple[PoolLine, ...]
    news: NewsView | None
    """None while a game goes on, and before the first."""
    can_skip: bool
    """The first scenario still stands before all others and may be skipped."""
    dial: str = NORMAL
    """How hard it is: ``gentle``, ``normal`` or ``harsh``."""
    title: str = ""
    """Title of the slot; empty for a campaign that has not begun."""

    @property
    def ticked(self) -> int:
        """Boxes that are ticked."""
        return sum(map(bool, self._boxes))

    @property
    def every_box(self) -> int:
        """Boxes of the sheet."""
        return len(self._boxes)

    @property
    def games(self) -> int:
        """Games that were played to an end."""
        return sum(row.games for row in self.rows)

    @property
    def won(self) -> int:
        """Games that were won."""
        return sum(row.won for row in self.rows)

    @property
    def running(self) -> ScenarioRow | None:
        """What lies on the table and has not ended."""
        return next((row for row in self.rows if row.here), None)

    @property
    def waits(self) -> str:
        """What the scenarios that are closed wait for, in a sentence; empty when all are open."""
        first, last = self.rows[0], self.rows[-1]
        if sum(bool(row.why_not) for row in self.rows) > 1:
            return f"All others open when {first.name} has been played or skipped."
        return last.why_not

    @property
    def _boxes(self) -> tuple[str, ...]:
        return tuple(box for row in self.rows for box in row.boxes)
