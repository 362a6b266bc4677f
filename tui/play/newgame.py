"""What a new game is made of, as the set-up screen and the command line ask for it. Knows no rule and no content."""

from __future__ import annotations

from attrs import frozen

DEFAULT_NAMES = ("Mira", "Kai", "Jun", "Sol")
"""Names of the seats until somebody types others."""
WALKERS = (("blue", "Ao"), ("green", "Midori"), ("yellow", "Ki"), ("red", "Aka"))
"""The four Walkers: colour (which is also the Core Data's) and name; no two players share one (rulebook p.4)."""
MOST_SEATS = 4


@frozen
class ScenarioInfo:
    """A scenario as the set-up screen shows it."""

    id: str
    name: str
    difficulty: str
    length: str
    introduction: str
    ready: bool
    """Whether it can be played now."""


@frozen
class NewSeat:
    """One player: a name, which is only ever text, and the colour of the Walker."""

    name: str
    walker: str


@frozen
class NewGame:
    """A game to be started."""

    title: str
    """Title of the slot it will be kept in."""
    scenario: str
    """Id of the scenario."""
    seats: tuple[NewSeat, ...]
    """1 to 4, in player order; the Walkers differ."""
    seed: str
    """What luck starts from; empty: drawn anew."""
