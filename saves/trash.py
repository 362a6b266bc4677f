"""Deleted slots, kept for a while in a folder of the root: the last few can be taken back."""

from __future__ import annotations

import os
import re
import shutil
from contextlib import suppress
from pathlib import Path

from saves import disk
from saves.faults import SlotMissing

FOLDER = "trash"
KEPT = 5

ENTRY = re.compile(r"([0-9]{1,9})\.(slot-[0-9a-z]{4,12})")


def put(root: Path, slot_id: str) -> None:
    """Move a slot into the trash, and the oldest beyond the last five out of the world. Raises OSError."""
    trash = root / FOLDER
    disk.make_folder_within(trash)
    there = _entries(root)
    number = there[0][0] + 1 if there else 1
    os.rename(root / slot_id, trash / f"{number}.{slot_id}")
    for _, _, path in _entries(root)[KEPT:]:
        _remove(path)
    disk.sync_folder(trash)
    disk.sync_folder(root)


def take_back(root: Path, slot_id: str, target: Path) -> None:
    """Move the slot last deleted under this name to ``target``. Raises SlotMissing or OSError."""
    for _, name, path in _entries(root):
        if name == slot_id:
            os.rename(path, target)
            disk.sync_folder(root)
            return
    raise SlotMissing("There is no deleted slot of that name.")


def found(root: Path) -> tuple[tuple[str, Path], ...]:
    """Names and folders of the deleted slots, the last deleted first."""
    return tuple((name, path) for _, name, path in _entries(root))


def _entries(root: Path) -> list[tuple[int, str, Path]]:
    try:
        listed = os.listdir(root / FOLDER)
    except OSError:
        return []
    matches = ((ENTRY.fullmatch(name), root / FOLDER / name) for name in listed)
    return sorted(((int(match[1]), match[2], path) for match, path in matches if match), reverse=True)


def _remove(path: Path) -> None:
    # A slot may be a link that someone put there; what it points to is not ours.
    if disk.is_real_folder(path):
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink()
