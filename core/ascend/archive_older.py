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


ONCE = "shelter"
"""The one Player Activity of that content that each player does once."""


def _from_2(state: Table) -> Table:
    """Scenario tokens lie by place. The marks of those that each player puts once are kept apart, and so are the
    Player Activities that are used up for good."""
    state = {**state, "seats": [_with_acts_done(seat) for seat in state["seats"]]}
    card: dict[str, list[int]] = state.pop("on_card", {})
    sheet: dict[str, int] = state.pop("on_sheet", {})
    lying: dict[str, dict[str, int]] = {}
    if card:
        lying["card"] = {token: len(owners) for token, owners in card.items()}
    if sheet:
        lying["sheet"] = dict(sheet)
    marked = {token: [seat for seat in owners if seat >= 0] for token, owners in card.items()}
    return {**state, "lying": lying, "marked": {token: seats for token, seats in marked.items() if seats}}


def _with_acts_done(seat: Table) -> Table:
    return {**seat, "acts_done": [ONCE]} if ONCE in seat.get("acts", ()) else seat


STEPS: dict[int, Callable[[Table], Table]] = {1: _from_1, 2: _from_2}
"""From the content in the key to the next one; one entry for each before today's."""
