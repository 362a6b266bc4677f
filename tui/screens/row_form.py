"""The form behind a set-up screen: rows by name, text fields, and where one is. Each game has a subclass."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from attrs import define, field

from tui.play.slots import free_title
from tui.screens.field import Field

TITLE_LIMIT, NAME_LIMIT, SEED_LIMIT = 28, 12, 24
SEED_ADVICE = "Equal seeds and equal answers give equal games."
SEED_HINT = "drawn when the game begins"
TITLE_ADVICE = "What the game is called in the list of slots."
ADVICE = "Every answer is saved as it is given."


@define(kw_only=True)
class RowForm(ABC):
    """What every form has. Rows have names; those of seats end in the seat's number: ``name.0``."""

    fields: dict[str, Field] = field(factory=dict)
    """The text fields by their rows."""
    at: int = 0
    taken: Collection[str] = ()
    """Titles of other slots, in small letters."""
    said: str = ""
    """What the last change did elsewhere in the form, until one goes on."""

    @abstractmethod
    def rows(self) -> tuple[str, ...]:
        """The rows that are shown, top to bottom; the last two are ``begin`` and ``back``."""

    @abstractmethod
    def label(self, row: str) -> str:
        """What a row is called."""

    @abstractmethod
    def value(self, row: str) -> str:
        """The value of a row that is no text field."""

    @abstractmethod
    def hint(self, row: str) -> str:
        """What an empty field stands for."""

    @abstractmethod
    def advice(self) -> str:
        """A sentence about the row one is on."""

    @abstractmethod
    def change(self, step: int) -> None:
        """Step the value of the row, where it has values to step through."""

    @abstractmethod
    def trouble(self) -> str:
        """Why the game cannot begin yet, in one sentence; empty when it can."""

    def free(self, title: str) -> str:
        """The title that a new slot gets, which no other has; empty for empty."""
        return free_title(title, self.taken)

    def add_fields(self, title: str, seed: str, names: Sequence[str]) -> None:
        """The fields that every game has, filled in; what is typed first takes the place of what stands there."""
        self.fields["title"] = Field(title, TITLE_LIMIT, fresh=True)
        self.fields["seed"] = Field(seed, SEED_LIMIT, fresh=True)
        for seat, name in enumerate(names):
            self.fields[f"name.{seat}"] = Field(name, NAME_LIMIT, fresh=True)

    @property
    def row(self) -> str:
        """The row one is on."""
        return self.rows()[self.at]

    @property
    def open_field(self) -> Field | None:
        """The text field one is in, or None."""
        return self.fields.get(self.row)

    def go(self, row: str) -> None:
        """Go to a row by its name."""
        self.at, self.said = self.rows().index(row), ""

    def move(self, verb: str) -> None:
        """Go up or down, next or previous, first or last."""
        self.said = ""
        last = len(self.rows()) - 1
        wanted = {"up": -1, "previous": -1, "down": 1, "next": 1, "first": -last, "last": last}.get(verb, 0)
        self.at = max(0, min(last, self.at + wanted))

    def filled_in(self) -> tuple[str, ...]:
        """What the rows say now, to see whether anything was changed."""
        return tuple(
            self.fields[row].text if row in self.fields else self.value(row)
            for row in self.rows()
            if row not in ("begin", "back")
        )

    def text(self, row: str) -> str:
        """What a field says, or stands for when it is empty."""
        return self.fields[row].text.strip() or self.hint(row)

    def names(self, seats: int) -> tuple[str, ...]:
        """The names of so many players."""
        return tuple(self.text(f"name.{seat}") for seat in range(seats))

    def same_names(self, seats: int) -> str:
        """That two players have one name, in a sentence; empty when none have."""
        names = self.names(seats)
        twice = next((name for name in names if names.count(name) > 1), "")
        return f"Two players are called {twice}: give one of them another name." if twice else ""
