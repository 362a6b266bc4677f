"""A table's position as plain data that TOML can hold, and back.

TOML has no null: fields with their default are left out. A tail of answers is kept apart, by the slot's journal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

from attrs import frozen
from cattrs import Converter, transform_error
from cattrs.errors import BaseValidationError

from core.engine.table import Table

MOST_QUESTIONS = 10**9
"""The serial of a question is never above it: no game is that long."""


class BadPosition(Exception):
    """A saved position that cannot be used; ``str()`` is one sentence."""


class TableOf(Protocol):
    """Makes a table that goes on from a state at a step boundary."""

    def __call__(self, state: Any, *, serial: int) -> Table: ...


@cache
def _converter() -> Converter:
    return Converter(omit_if_default=True, forbid_extra_keys=True)


@frozen
class Archive:
    """How the positions of one game are kept."""

    game: str
    content: int
    """Version of its content files: rises when saved positions would no longer mean the same."""
    state: type
    table_of: TableOf
    check: Callable[[Any], None]
    """Raises ValueError with the end of a sentence for a state that cannot be."""
    upgraded: Callable[[dict[str, Any], int, int], dict[str, Any]] = lambda state, _written, _today: state
    """A plain state of older content as it is today."""

    def position(self, table: Table, log: Sequence[str]) -> dict[str, Any]:
        """The snapshot under the table's tail of answers. ``log`` is the sentences up to that snapshot."""
        return {
            "game": self.game,
            "content": self.content,
            "serial": table.snapshot_serial,
            "log": list(log),
            "state": _converter().unstructure(table.snapshot),
        }

    def is_older(self, saved: dict[str, Any]) -> bool:
        """Whether a position was saved with older content: then it is written anew before anybody goes on with it."""
        return saved.get("content") != self.content

    def table_from(self, saved: dict[str, Any]) -> tuple[Table, tuple[str, ...]]:
        """A table that stands where the position says, and the sentences up to there; older content is brought up to
        date.

        Raises BadPosition.
        """
        written = self._version(saved)
        if not isinstance(saved.get("state"), dict):
            raise BadPosition("The saved position holds no state.")
        try:
            state: Any = _converter().structure(self.upgraded(saved["state"], written, self.content), self.state)
            self.check(state)
            serial, log = _serial(saved["serial"]), tuple(str(line) for line in saved.get("log", ()))
        except (BaseValidationError, AttributeError, LookupError, TypeError, ValueError, OverflowError) as fault:
            why = transform_error(fault)[0] if isinstance(fault, BaseValidationError) else str(fault)
            raise BadPosition(f"The saved position cannot be read: {why}.") from None
        return self.table_of(state, serial=serial), log

    def _version(self, saved: dict[str, Any]) -> int:
        """The content the position was saved with. Raises BadPosition."""
        written = saved.get("content")
        if saved.get("game") != self.game or type(written) is not int or written < 1:
            raise BadPosition("This game was saved with other content; it cannot be taken up here.")
        if written > self.content:
            raise BadPosition(
                f"This game was saved with newer content: {written}, this Tamashii reads up to {self.content}."
            )
        return written


def _serial(saved: Any) -> int:
    """The serial of the last question. Raises ValueError where no game can have it."""
    serial = int(saved)
    if not 0 <= serial <= MOST_QUESTIONS:
        raise ValueError("no game has asked so many questions")
    return serial
