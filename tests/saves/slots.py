"""What several tests of saves need: answers, a slot that was played, a picture of a folder."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

from saves.journal import Answer
from saves.slot import OpenSlot
from saves.store import SlotStore

CAMPAIGN: dict[str, Any] = {"game": "ascend", "seats": ["Mira", "Kai"], "boxes": [True, False], "won": 1}

Position = tuple[dict[str, Any] | None, list[Answer], dict[str, Any]]


def answer(number: int) -> Answer:
    return Answer(number, number % 4, f"slide:{number},1>{number},2")


def state(number: int) -> dict[str, Any]:
    return {"turn": number, "cursor": {"phase": "action", "seat": 1}, "luck": {"dice": 2**64 - number}}


def position(slot: OpenSlot) -> Position:
    """Everything a slot must come back with."""
    return slot.snapshot, slot.answers, slot.campaign


def reopened(store: SlotStore, slot_id: str) -> Position:
    with store.open(slot_id) as slot:
        return position(slot)


def played(store: SlotStore, title: str = "Night shift") -> str:
    """Make a slot with five snapshots behind it and three answers in its tail; returns its name."""
    with store.create(title, CAMPAIGN) as slot:
        for number in range(6):
            slot.rebase(state(number))
            for given in range(3):
                slot.append(answer(10 * number + given))
        return slot.id


def append_many(slot: OpenSlot) -> None:
    """More answers than a small disk takes."""
    for number in range(200):
        slot.append(answer(number))


def picture(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file below a folder: its kind and mode, and its bytes or what it points to."""
    seen = {}
    for path in sorted(folder.rglob("*")):
        mode = path.lstat().st_mode
        content = b""
        if stat.S_ISREG(mode):
            content = path.read_bytes()
        elif stat.S_ISLNK(mode):
            content = os.readlink(path).encode()
        seen[str(path.relative_to(folder))] = (mode, content)
    return seen
