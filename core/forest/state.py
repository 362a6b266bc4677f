"""The state of a game: ids and numbers only, no behaviour. It can be saved, copied and compared."""

from __future__ import annotations

from attrs import define, field

from core.forest import gems


@define
class Place:
    """One of the six places, numbered from 0, with the card that lies there."""

    card: str
    delivered: list[int] = field(factory=gems.none)
    """Gems on the card by colour, open to all (ruling F1); none once it is up."""
    up: bool = False
    """Released: the card lies face up from now on."""


@define
class State:
    """The whole table."""

    level: str
    seed: str
    names: list[str]
    """The players, in order of play."""
    places: list[Place]
    bag: list[int]
    box: list[int]
    """Gems that are out of the game, or not in it yet (rulings F5, F6)."""
    first: int = 0
    """The seat that begins (ruling F19)."""
    gentle: bool = False
    """House rule: gems of a failed try go back into the bag (ruling F5)."""
    turn: int = 0
    """Turns begun."""
    hand: list[int] = field(factory=gems.none)
    """Gems collected in this turn."""
    ending: str = ""
    """Why the game is over: ``free``, ``stuck`` or ``left``; empty while it goes on."""
    luck: dict[str, int] = field(factory=dict)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.ending)

    @property
    def seat(self) -> int:
        """The seat whose turn it is, clockwise from the first."""
        return (self.first + max(0, self.turn - 1)) % len(self.names)

    @property
    def freed(self) -> int:
        """How many Tamashii are released."""
        return sum(place.up for place in self.places)
