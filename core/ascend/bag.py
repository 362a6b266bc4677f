"""The bag cycle: bag, Launcher, Dump, and back (rulebook p.8)."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend import events as ev
from core.ascend.game import Game
from core.ascend.names import CORRUPTED, EMPTY


def draw_token(game: Game, number: int) -> int:
    """Draw one token from a seat's bag; returns its kind, EMPTY when bag and Dump are both empty.

    The Golden Rule (p.8): when the bag is empty and a token is due, the whole Dump goes into the bag first.
    """
    seat = game.state.seats[number]
    if not any(seat.bag):
        tokens = sum(seat.dump)
        if not tokens:
            return EMPTY
        seat.bag, seat.dump = seat.dump, [0] * 7
        game.emit(ev.BagRefilled(number, tokens))
    kind = game.luck.kind(f"bag {number}", seat.bag)
    seat.bag[kind] -= 1
    return kind


def dump_slots(game: Game, number: int, slots: Iterable[int], why: str) -> None:
    """Dump the tokens of these slots (p.7, "Dump token"); empty slots are passed over."""
    seat = game.state.seats[number]
    tokens = []
    for slot in slots:
        token = seat.slots[slot]
        if token:
            seat.slots[slot] = EMPTY
            seat.dump[token] += 1
            tokens.append(token)
    if tokens:
        game.emit(ev.TokensDumped(number, tuple(tokens), why))


def return_token(game: Game, token: int) -> None:
    """A discarded token goes to its neutral pool; Corrupted Data leaves the game instead (p.6)."""
    if token != CORRUPTED:
        game.state.pool[token] += 1
