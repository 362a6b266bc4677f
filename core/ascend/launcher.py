"""The Launcher grid: neighbours, programming moves, Highlighted slots (rulebook p.6-7; rulings, Launcher)."""

from __future__ import annotations

from functools import cache, lru_cache

from core.ascend.names import COLUMNS, CORRUPTED, EMPTY, OPEN, ROWS, SLOTS, TOKENS
from core.ascend.options import Shift
from core.ascend.state import Seat

LOCK_COLUMN = COLUMNS - 1
"""The rightmost column, where the four Lock tokens start (rulebook p.4)."""
START_LOCKS = sum(1 << (row * COLUMNS + LOCK_COLUMN) for row in range(ROWS))
LIGHT = tuple(
    slot for slot in range(SLOTS) if slot % COLUMNS != LOCK_COLUMN and (slot // COLUMNS + slot % COLUMNS) % 2 == 0
)
"""The light squares of the chessboard in columns 1 to 4: they refill (rulings, Launcher)."""
REFILL_ORDER = tuple(row * COLUMNS + column for column in range(COLUMNS) for row in range(ROWS))
"""Column by column, top to bottom, left to right (rulebook p.14)."""


def _neighbours(slot: int) -> tuple[int, ...]:
    row, column = divmod(slot, COLUMNS)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS)


NEIGHBOURS = tuple(_neighbours(slot) for slot in range(SLOTS))
"""The slots beside a slot, never diagonal (rulebook p.7)."""
PAIRS = tuple((a, b) for a in range(SLOTS) for b in NEIGHBOURS[a] if a < b)
"""Every two neighbouring slots once."""
DIAGONALS = tuple(
    (row * COLUMNS + column, (row + 1) * COLUMNS + other)
    for row in range(ROWS - 1)
    for column in range(COLUMNS)
    for other in (column - 1, column + 1)
    if 0 <= other < COLUMNS
)
"""Every two slots that touch at a corner, once; only a card lets tokens move so."""
_PairMoves = tuple[tuple[int, int, tuple[Shift | None, ...]], ...]
"""For every two slots the move when neither is filled, the second, the first, both."""


def _pair_moves(pairs: tuple[tuple[int, int], ...]) -> _PairMoves:
    return tuple((a, b, (None, Shift("slide", b, a), Shift("slide", a, b), Shift("switch", a, b))) for a, b in pairs)


_STRAIGHT_MOVES = _pair_moves(PAIRS)
_ALL_MOVES = _pair_moves(tuple(sorted(PAIRS + DIAGONALS)))


@cache
def highlighted(locks: int) -> tuple[int, ...]:
    """The slots that refill now, in refill order: light squares and unlocked slots of column 5 (p.6)."""
    return tuple(
        slot for slot in REFILL_ORDER if (slot in LIGHT or slot % COLUMNS == LOCK_COLUMN) and not locks >> slot & 1
    )


def is_locked(seat: Seat, slot: int) -> bool:
    """Whether a Lock token lies on the slot."""
    return bool(seat.locks >> slot & 1)


def programming_moves(seat: Seat, diagonal: bool = False) -> tuple[Shift, ...]:
    """Every slide and switch there is now (rulebook p.7).

    A slide takes one token to an empty slot beside it, a switch exchanges two neighbours. A locked slot takes no
    token. Of the two ways to name a switch only the one with the lower slot first is listed. ``diagonal`` is a card's
    leave to move over corners too.
    """
    return _moves(bytes(seat.slots).translate(_FILLED), seat.locks, diagonal)


_FILLED = bytes(token != EMPTY for token in range(256))
"""Translates a row of tokens to 1 for each filled slot and 0 for each empty one."""


@lru_cache(maxsize=4096)
def _moves(filled: bytes, locks: int, diagonal: bool) -> tuple[Shift, ...]:
    """The moves, which rest on the filled and the locked slots only."""
    pairs = _unlocked_pairs(locks, diagonal)
    return tuple([move for a, b, moves in pairs if (move := moves[2 * filled[a] + filled[b]]) is not None])


@lru_cache(maxsize=1024)
def _unlocked_pairs(locks: int, diagonal: bool) -> _PairMoves:
    pairs = _ALL_MOVES if diagonal else _STRAIGHT_MOVES
    return tuple(pair for pair in pairs if not (locks >> pair[0] | locks >> pair[1]) & 1)


def empty_slots(seat: Seat) -> list[int]:
    """Slots that can take a token: empty and not locked."""
    return [slot for slot, token in enumerate(seat.slots) if token == EMPTY and not seat.locks >> slot & 1]


def token_counts(seat: Seat) -> list[int]:
    """Tokens on the Launcher by kind."""
    counts = [0] * 7
    for token in seat.slots:
        counts[token] += 1
    counts[EMPTY] = 0
    return counts


def holds(token: int, kinds: str, core: int) -> bool:
    """Whether a token is of a kind as effects name it: a colour, ``basic``, ``core``, ``any`` or ``corrupted``.

    A named colour passes Open Data by, as forced losses do (rulebook p.7); ``basic`` is the four colours.
    """
    if kinds == "any":
        return token in TOKENS
    if kinds == "basic":
        return EMPTY < token < OPEN
    if kinds == "core":
        return token == core
    return token == {"blue": 1, "green": 2, "yellow": 3, "red": 4, "open": OPEN, "corrupted": CORRUPTED}[kinds]
