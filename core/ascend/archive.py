"""A table's position as plain data that TOML can hold, and back.

TOML has no null: fields with their default are left out. A tail of answers is kept apart, by the slot's journal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from cattrs import Converter, transform_error
from cattrs.errors import BaseValidationError

from core.ascend.components import Content
from core.ascend.content import content
from core.ascend.names import BASIC, EMPTY, SLOTS, TOKENS
from core.ascend.phases.turn import STEPS
from core.ascend.play import table_of
from core.ascend.state import Seat, State
from core.engine.table import Table

CONTENT = 1
"""Version of the content files: rises when saved positions would no longer mean the same."""


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


def table_from(saved: dict[str, Any]) -> tuple[Table, tuple[str, ...]]:
    """A table that stands where the position says, and the sentences up to there. Raises BadPosition."""
    if saved.get("game") != "ascend" or saved.get("content") != CONTENT:
        raise BadPosition("This game was saved with other content; it cannot be taken up here.")
    if not isinstance(saved.get("state"), dict):
        raise BadPosition("The saved position holds no state.")
    try:
        state = _converter().structure(saved["state"], State)
        _check(state)
        serial, log = int(saved["serial"]), tuple(str(line) for line in saved.get("log", ()))
    except (BaseValidationError, KeyError, TypeError, ValueError) as fault:
        why = transform_error(fault)[0] if isinstance(fault, BaseValidationError) else str(fault)
        raise BadPosition(f"The saved position cannot be read: {why}.") from None
    return table_of(state, serial=serial), log


def _check(state: State) -> None:
    """Names and numbers in the state that the content must know. Raises ValueError."""
    known = content()
    if state.scenario not in known.scenarios:
        raise ValueError(f"there is no scenario {state.scenario!r}")
    sheet = known.scenarios[state.scenario]
    if set(state.tiles) != set(sheet.map) or (state.card and state.card not in sheet.cards):
        raise ValueError("its map or its card is not the scenario's")
    if not 1 <= len(state.seats) <= 4 or not 0 <= state.first < len(state.seats):
        raise ValueError("its seats do not fit")
    if not (0 <= state.cursor.step < len(STEPS) and 0 <= state.cursor.place < len(state.seats)):
        raise ValueError("it stands before no step of the turn")
    if state.bot is not None and state.bot.tile not in state.tiles:
        raise ValueError("the BOT stands on no tile of the map")
    _check_components(state, known)
    for seat in state.seats:
        _check_board(seat, state, known)


def _check_components(state: State, known: Content) -> None:
    """Pools, tiles and Enemies. Raises ValueError."""
    if len(state.pool) != 7 or min(state.pool) < 0:
        raise ValueError("the pools do not fit")
    for tile in state.tiles.values():
        if tile.number not in known.tiles or (tile.explore and tile.explore not in known.exploration):
            raise ValueError(f"tile {tile.number} does not fit")
    cards = [*state.enemy_deck, *state.enemy_discard, *(enemy.card for seat in state.seats for enemy in seat.enemies)]
    for card in cards:
        if card not in known.enemies:
            raise ValueError(f"there is no Enemy {card!r}")


def _check_board(seat: Seat, state: State, known: Content) -> None:
    """What a Player Board must hold. Raises ValueError."""
    counts = ((seat.bag, 7), (seat.dump, 7), (seat.assets, 4))
    fits = seat.walker in known.walkers and seat.tile in state.tiles and seat.core in BASIC
    fits = fits and len(seat.slots) == SLOTS and all(token == EMPTY or token in TOKENS for token in seat.slots)
    if not fits or any(len(values) != size or min(values) < 0 for values, size in counts):
        raise ValueError(f"the board of {seat.name} does not fit")
