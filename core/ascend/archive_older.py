"""Saved states of older content, brought up to date: plain functions on plain data, version by version.

A field that is new needs nothing here as long as its default says what the older content meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.content import content
from core.ascend.names import TOKEN_NAMES, TOKEN_NUMBERS

Table = dict[str, Any]


def upgraded(state: Table, written: int, today: int) -> Table:
    """A state saved with the content ``written``, as it is today. Raises LookupError, TypeError or AttributeError for
    a state that is not what its content says."""
    for version in range(written, today):
        state = STEPS[version](state)
    return state


def _from_1(state: Table) -> Table:
    """The turn begins with the Trace Roll, and the second Core Data token lies beside the board with one side up."""
    cursor = dict(state.get("cursor", {}))
    if cursor.get("step"):
        cursor["step"] += 1
    return {**state, "cursor": cursor, "seats": [_with_spare(seat) for seat in state["seats"]]}


def _with_spare(seat: Table) -> Table:
    core = TOKEN_NAMES[seat["core"]]
    other = next(token for token in content().tracks.core_tokens if core not in token)
    return {**seat, "spare": TOKEN_NUMBERS[other[0]]}


STEPS: dict[int, Callable[[Table], Table]] = {1: _from_1}
"""From the content in the key to the next one; one entry for each before today's."""
