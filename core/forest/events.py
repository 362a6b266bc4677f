"""What happened, for the log. No event holds what lies on a card that is face down (ruling F12)."""

from __future__ import annotations

from typing import NamedTuple

from core.forest.gems import Gems


class TurnBegan(NamedTuple):
    """A seat's turn begins."""

    seat: int
    turn: int


class Looked(NamedTuple):
    """A card was looked at by one player alone; ``why`` is the card whose power it was, or empty."""

    seat: int
    place: int
    why: str


class Drew(NamedTuple):
    """A gem was taken out of the bag while collecting; ``held`` is the hand with it."""

    seat: int
    kind: int
    held: Gems


class Scattered(NamedTuple):
    """A black gem: all that was collected went back into the bag (ruling F3)."""

    seat: int
    gems: Gems


class Delivered(NamedTuple):
    """Collected gems were laid on a card; ``there`` is what lies on it now."""

    seat: int
    place: int
    gems: Gems
    there: Gems


class Failed(NamedTuple):
    """A try failed: the card was shown to all and hidden again, its gems left (ruling F5)."""

    seat: int
    place: int
    gems: Gems
    to_bag: bool


class Released(NamedTuple):
    """A try succeeded: the card stays face up."""

    seat: int
    place: int
    card: str


class Returned(NamedTuple):
    """Gems came back into the bag by a power."""

    seat: int
    card: str
    gems: Gems


class Purged(NamedTuple):
    """Black gems left the bag by a power; ``n`` may be 0."""

    seat: int
    card: str
    n: int


class Crumbled(NamedTuple):
    """The end of a turn took a gem out of the bag (ruling F7)."""

    seat: int
    kind: int


class Ended(NamedTuple):
    """The game is over; ``why`` as in the state."""

    seat: int
    why: str
    freed: int
