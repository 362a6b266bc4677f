"""The last positions of a slot, kept beside it: each with its campaign, its snapshot and its journal."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from attrs import frozen

from saves import campaign, disk, journal, names, snapshot
from saves.faults import SaveFault, SlotDamaged, SlotMissing
from saves.position import BACKUPS, FILES, Parts, Position, position_of, read_parts, tail_of

KEPT = 3
ASIDE = "aside"
ASIDES_KEPT = 5

MENDED = "mended"
"""The name of what is left of a slot when only its journal is damaged: its snapshot and the answers before that."""


@frozen
class Backup:
    """A position that a slot can be taken back to."""

    name: str
    saved_at: datetime
    """When its snapshot was taken, in UTC."""


def keep(folder: Path, snapshot_id: str) -> None:
    """Keep the present position, whose snapshot has this name. Raises OSError."""
    place = folder / BACKUPS
    disk.make_folder_within(place)
    for name in (snapshot.NAME, journal.NAME):
        disk.link_or_copy(folder / name, place / f"{snapshot_id}.{name}")
    # The campaign goes on being the present one, so a second name for it would be no second copy.
    disk.copy(folder / campaign.NAME, place / f"{snapshot_id}.{campaign.NAME}")


def prune(folder: Path) -> None:
    """Remove all backups but the newest three. What cannot be removed stays."""
    for snapshot_id in _ids(folder)[KEPT:]:
        for name in FILES:
            with suppress(OSError):
                (folder / BACKUPS / f"{snapshot_id}.{name}").unlink()


def listed(folder: Path) -> tuple[Backup, ...]:
    """The backups of a slot, newest first, without looking into them."""
    kept = ((snapshot_id, _saved_at(folder, snapshot_id)) for snapshot_id in _ids(folder))
    return tuple(Backup(name, when) for name, when in kept if when is not None)


def whole(folder: Path) -> tuple[Backup, ...]:
    """The backups that would open, newest first; what can be mended of the slot itself comes before them."""
    kept = ((name, _saved_at(folder, name)) for name in (MENDED, *_ids(folder)) if _opens(folder, name))
    return tuple(Backup(name, when) for name, when in kept if when is not None)


def read(folder: Path, name: str) -> Position:
    """A backup's position. Raises SlotMissing, SlotDamaged or SlotNewer."""
    return position_of(_parts(folder, name))


def newest_id(folder: Path) -> str | None:
    """The name of the newest snapshot among the backups."""
    return next(iter(_ids(folder)), None)


def set_aside(folder: Path) -> Path:
    """Keep the present files, whole or broken, where nothing overwrites them; the last five times are kept.

    Returns the folder they are kept in. Files that can be read stay where they are, too. Raises OSError.
    """
    shelf = folder / ASIDE
    disk.make_folder_within(shelf)
    used = sorted(int(place.name) for place in shelf.iterdir() if place.name.isdecimal())
    for number in used[: 1 - ASIDES_KEPT]:
        _remove(shelf / str(number))
    place = shelf / str(used[-1] + 1 if used else 1)
    disk.make_folder_within(place)
    for name in FILES:
        try:
            data = disk.read(folder / name)
        except SlotDamaged:
            os.rename(folder / name, place / name)
        else:
            if data is not None:
                disk.write(place / name, data)
    disk.sync_folder(place)
    return place


def _remove(place: Path) -> None:
    with suppress(OSError):
        for path in place.iterdir():
            path.unlink()
        place.rmdir()


def _ids(folder: Path) -> list[str]:
    """The names of the snapshots among the backups, newest first."""
    try:
        listed = os.listdir(folder / BACKUPS)
    except OSError:
        return []
    ids = {name.partition(".")[0] for name in listed}
    return sorted(filter(names.snapshot_number, ids), key=names.snapshot_number, reverse=True)


def _parts(folder: Path, name: str) -> Parts:
    if name == MENDED:
        return _mended(folder)
    if name not in _ids(folder):
        raise SlotMissing("There is no backup of that name.")
    record, state, answers = (disk.read(folder / BACKUPS / f"{name}.{part}") for part in FILES)
    if record is None or state is None:
        raise SlotDamaged("The backup is not complete.")
    return Parts(record, state, snapshot.id_of(state), answers)


def _mended(folder: Path) -> Parts:
    parts = read_parts(folder)
    if parts.snapshot_id is None or _is_whole(parts):
        raise SlotMissing("There is nothing to mend.")
    try:
        lost = parts.journal or b""
        answers = lost[: journal.salvage(lost).length]
    except SlotDamaged:
        answers = journal.head_text(parts.snapshot_id)
    return Parts(parts.campaign, parts.snapshot, parts.snapshot_id, answers)


def _is_whole(parts: Parts) -> bool:
    try:
        tail_of(parts)
    except SlotDamaged:
        return False
    return True


def _opens(folder: Path, name: str) -> bool:
    """Whether a backup would open; the state is taken for whole when its sum is right."""
    try:
        parts = _parts(folder, name)
        campaign.parse(parts.campaign)
        tail_of(parts)
    except SaveFault:
        return False
    return True


def _saved_at(folder: Path, name: str) -> datetime | None:
    path = folder / snapshot.NAME if name == MENDED else folder / BACKUPS / f"{name}.{snapshot.NAME}"
    try:
        return disk.time_of(path.lstat().st_mtime)
    except OSError:
        return None
