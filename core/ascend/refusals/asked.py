"""What all refusals share: the question asked, slots read from keys, Data and steps in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen

from core.ascend.game import Game
from core.ascend.names import COLUMNS, ROWS, SLOTS, TOKEN_NAMES, slot_name, slot_number
from core.ascend.options import Pick
from core.ascend.state import Seat
from core.engine.choice import Choice
from core.engine.wording import listed, plural, shown


@frozen
class Asked:
    """The question that a key does not answer."""

    game: Game
    choice: Choice

    @property
    def number(self) -> int:
        """The seat that is asked."""
        return self.choice.seat

    @property
    def seat(self) -> Seat:
        """Its board."""
        return self.game.state.seats[self.choice.seat]

    @property
    def step(self) -> str:
        """The name of the running step."""
        return self.game.state.cursor.name

    @property
    def phase(self) -> str:
        """The name of the running phase."""
        return self.game.state.cursor.phase

    def instead_of(self, step: str) -> str:
        """What goes on instead of a step: another step, or another question of that step."""
        if self.step != step:
            return f"this is {self.step}"
        return f"this step first asks something else ({self.choice.kind})"

    def named(self, card: str) -> str:
        """The printed name of a player's card; what was typed where there is no such card."""
        return shown(self.game.content.name_of(card))

    def offers(self, word: str) -> bool:
        """Whether an answer of this word is among the options."""
        return any(option.key.partition(":")[0] == word for option in self.choice.options)

    def picks(self) -> list[str]:
        """What the options name, when they are picks among named things."""
        return [option.what for option in self.choice.options if isinstance(option, Pick)]


Reason = Callable[[Asked, str, str], str]
"""Why a key does not answer: from the question, the key's word and what follows it.

Returns one sentence, or nothing where the plain answer (what there is to choose) says all. Raises ValueError for a
key that cannot be read.
"""


def no_slot(names: Sequence[str]) -> str:
    """A sentence about the first of these that is no slot of the Launcher; empty when all are."""
    for name in names:
        parts = name.split(",")
        if len(parts) == 2 and all(part.isdecimal() for part in parts):
            try:
                slot_number(name)
            except ValueError:
                return (
                    f"There is no slot {name}: slots go from 1,1 to {slot_name(SLOTS - 1)}, {ROWS} rows of {COLUMNS}."
                )
    return ""


def holds(seat: Seat, slot: int) -> str:
    """``2,5 holds a yellow token``, ``1,4 is empty``, ``3,5 is locked``."""
    name, token = slot_name(slot), seat.slots[slot]
    if seat.locks >> slot & 1:
        return f"{name} is locked"
    if not token:
        return f"{name} is empty"
    kind = TOKEN_NAMES[token]
    return f"{name} holds {'an' if kind[0] in 'aeiou' else 'a'} {kind} token"


def among(names: Sequence[str]) -> str:
    """``3 answers here: blue, green or yellow``."""
    return f"{plural(len(names), 'answer')} here: {listed(names, 'or')}"
