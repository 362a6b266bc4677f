"""How a slot gets from one snapshot to the next: prepare, swap, settle. The swap is one rename.

Before the swap the old position stands, after it the new one, whatever of the rest was done.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from attrs import frozen

from saves import backups, campaign, disk, journal, snapshot
from saves.journal import Answer, Journal
from saves.position import FILES, prepared


@frozen
class Draft:
    """A position about to be saved."""

    snapshot_id: str
    snapshot: bytes
    answers: Sequence[Answer]
    campaign: bytes | None
    """None: the campaign stays as it is."""


def prepare(folder: Path, draft: Draft) -> Journal:
    """Write the files of a position beside the present ones; returns its journal, open.

    Raises OSError or SaveFailed, and then leaves nothing behind.
    """
    ready: Journal | None = None
    try:
        if draft.campaign is not None:
            disk.write(prepared(folder, draft.snapshot_id, campaign.NAME), draft.campaign)
        disk.write(prepared(folder, draft.snapshot_id, snapshot.NAME), draft.snapshot)
        ready = prepare_journal(folder, draft.snapshot_id, draft.answers)
        if draft.answers or draft.campaign is not None or not os.path.lexists(folder / journal.NAME):
            # Without them the new snapshot would be another position, so their names must outlive a power cut first.
            disk.sync_folder(folder)
    except BaseException:
        if ready is not None:
            ready.close()
        withdraw(folder, draft.snapshot_id)
        raise
    return ready


def prepare_journal(folder: Path, snapshot_id: str, answers: Sequence[Answer]) -> Journal:
    """Write a journal for a snapshot; returns it, open. Raises OSError or SaveFailed, and then leaves nothing."""
    text = journal.whole_text(snapshot_id, answers)
    path = prepared(folder, snapshot_id, journal.NAME)
    return Journal(disk.write_open(path, text), len(text), len(answers))


def swap(folder: Path, snapshot_id: str, old_id: str | None) -> None:
    """Make a prepared position the present one, keeping the old one as a backup. Raises OSError."""
    if old_id is not None:
        backups.keep(folder, old_id)
    os.replace(prepared(folder, snapshot_id, snapshot.NAME), folder / snapshot.NAME)


def swapped(folder: Path, snapshot_id: str) -> bool:
    """Whether the swap to a prepared position has happened."""
    return not prepared(folder, snapshot_id, snapshot.NAME).exists()


def withdraw(folder: Path, snapshot_id: str) -> None:
    """Remove the files of a position that was prepared and will not be used."""
    for name in FILES:
        with suppress(OSError):
            prepared(folder, snapshot_id, name).unlink()


def settle(folder: Path, snapshot_id: str) -> None:
    """After a swap: give prepared files their lasting names, and wait until the folder is on disk. Raises OSError."""
    for name in (journal.NAME, campaign.NAME):
        with suppress(FileNotFoundError):
            os.replace(prepared(folder, snapshot_id, name), folder / name)
    disk.sync_folder(folder)


def sweep(folder: Path) -> None:
    """Remove what was prepared by a process that died before its swap. Only for a settled slot."""
    for path in folder.glob("*.new"):
        with suppress(OSError):
            path.unlink()
