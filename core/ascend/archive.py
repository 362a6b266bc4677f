"""A table's position as plain data that TOML can hold, and back.

TOML has no null: fields with their default are left out. A tail of answers is kept apart, by the slot's journal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from cattrs import Converter, transform_error
from cattrs.errors import BaseValidationError

from core.ascend.archive_checks import check
from core.ascend.archive_older import upgraded
from core.ascend.content import content
from core.ascend.play import table_of
from core.ascend.state import State
from core.engine.table import Table

CONTENT = 3
"""Version of the content files: rises when saved positions would no longer mean the same (``archive_older.py``)."""


class BadPosition(Exception):
    """A saved position that cannot be used; ``str()`` is one sentence."""


@cache
def _converter() -> Converter:
    return Converter(omit_if_default=True, forbid_extra_keys=True)


def position(table: Table, log: Sequence[str]) -> dict[str, Any]:
    """The snapshot under the table's tail of answers. ``log`` is the sentences up to that snapshot."""
    return {
        "game": "ascend",
        "content": CONTENT,
        "serial": table.snapshot_serial,
        "log": list(log),
        "state": _converter().unstructure(table.snapshot),
    }


def is_older(saved: dict[str, Any]) -> bool:
    """Whether a position was saved with older content: then it is written anew before anybody goes on with it."""
    return saved.get("content") != CONTENT


def table_from(saved: dict[str, Any]) -> tuple[Table, tuple[str, ...]]:
    """A table that stands where the position says, and the sentences up to there; older content is brought up to date.

    Raises BadPosition.
    """
    written = _version(saved)
    if not isinstance(saved.get("state"), dict):
        raise BadPosition("The saved position holds no state.")
    try:
        state = _converter().structure(upgraded(saved["state"], written, CONTENT), State)
        check(state, content())
        serial, log = int(saved["serial"]), tuple(str(line) for line in saved.get("log", ()))
    except (BaseValidationError, AttributeError, LookupError, TypeError, ValueError) as fault:
        why = transform_error(fault)[0] if isinstance(fault, BaseValidationError) else str(fault)
        raise BadPosition(f"The saved position cannot be read: {why}.") from None
    return table_of(state, serial=serial), log


def _version(saved: dict[str, Any]) -> int:
    """The content the position was saved with. Raises BadPosition."""
    written = saved.get("content")
    if saved.get("game") != "ascend" or type(written) is not int or written < 1:
        raise BadPosition("This game was saved with other content; it cannot be taken up here.")
    if written > CONTENT:
        raise BadPosition(f"This game was saved with newer content: {written}, this Tamashii reads up to {CONTENT}.")
    return written
