"""The answers of a game from its first one on: kept in the position under its snapshot, and given again one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from saves.faults import SaveFault, SlotDamaged
from saves.journal import Answer

PLAYED = "played"
"""The key of a position: the answers given before its snapshot, each as ``serial seat key``. A game that was begun
before they were kept has none."""
MOST = 20_000
"""Answers that a position keeps; a game that goes on beyond them keeps none."""


class Differs(SaveFault):
    """Played again, the game goes another way than it went."""


def kept(before: Mapping[str, Any] | None, answers: Iterable[Answer], upto: int) -> dict[str, list[str]]:
    """What a new position says of the answers before it: those of the position it replaces, and of ``answers``, up to
    the question ``upto``; nothing where the older one says nothing."""
    older = (before or {}).get(PLAYED)
    if not isinstance(older, list) or len(older) > MOST:
        return {}
    every = [*map(_read, older), *answers]
    return {PLAYED: [f"{one.serial} {one.seat} {one.key}" for one in every if one is not None and one.serial <= upto]}


def first_to_last(position: Mapping[str, Any] | None, since: Sequence[Answer]) -> list[Answer]:
    """All answers of a game: those of its position, and those since. Raises SaveFault where it does not keep
    them, SlotDamaged where they cannot be read."""
    older = (position or {}).get(PLAYED)
    if older is None:
        raise SaveFault(
            f"This game does not hold its first answers: it was begun before they were kept, or has more than {MOST}."
        )
    found = [_read(one) for one in older] if isinstance(older, list) else [None]
    answers = [one for one in found if one is not None]
    if len(answers) < len(found):
        raise SlotDamaged("The answers that this game holds cannot be read.")
    return [*answers, *since]


def _read(text: object) -> Answer | None:
    """An answer as it is kept; None for anything else."""
    serial, seat, key = (*str(text).split(" ", 2), "", "")[:3]
    fits = len(serial) < 10 and len(seat) < 10 and serial.isdecimal() and seat.isdecimal() and key
    return Answer(int(serial), int(seat), key) if fits else None
