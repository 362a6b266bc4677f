"""Where a slot stands: its campaign, its snapshot and the answers since, chosen from the files of its folder.

A new snapshot takes effect by one rename. Files that belong to it are prepared beforehand under its name, so that
whoever opens the folder at any instant finds the ones that fit.
"""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from saves import campaign, disk, journal, snapshot
from saves.faults import SlotBusy, SlotDamaged

FILES = (campaign.NAME, snapshot.NAME, journal.NAME)
BACKUPS = "backups"
TRIES = 5


@frozen
class Parts:
    """The files that make up a position, as bytes; the snapshot's sum has been checked."""

    campaign: bytes
    snapshot: bytes | None
    snapshot_id: str | None
    journal: bytes | None


@frozen
class Position:
    """What a slot holds. Without a snapshot nothing has been played yet."""

    campaign: campaign.Campaign
    snapshot: snapshot.Snapshot | None
    tail: journal.Tail | None
    """None when the journal stands on an older snapshot: then no answer was given since."""

    @property
    def answers(self) -> list[journal.Answer]:
        """The answers since the snapshot."""
        return list(self.tail.answers) if self.tail else []

    @property
    def written(self) -> int:
        """The oldest format among the files."""
        return min(self.campaign.written, self.snapshot.written if self.snapshot else self.campaign.written)


def prepared(folder: Path, snapshot_id: str, name: str) -> Path:
    """The file that takes the place of ``name`` once the snapshot of this name is there."""
    return folder / f"{snapshot_id}.{name}.new"


def read(folder: Path) -> Position:
    """Read a slot, changing nothing. Raises SlotNewer, SlotDamaged, or SlotBusy when it changes all the time."""
    return position_of(read_parts(folder))


def read_parts(folder: Path) -> Parts:
    """The files that belong together, also while another process is saving. Raises as ``read`` does."""
    refuse_link(folder)
    for _ in range(TRIES):
        before = _stamp(folder)
        try:
            parts = _parts(folder)
        except SlotDamaged:
            if _stamp(folder) == before:
                raise
        else:
            if _stamp(folder) == before:
                return parts
    raise SlotBusy("The slot is being saved at this moment; try again.")


def stamps(folder: Path) -> tuple[object, ...]:
    """What tells, without reading, whether a slot's files are still the ones that were read."""
    found: list[object] = []
    for name in FILES:
        try:
            facts = (folder / name).lstat()
        except OSError:
            found.append(None)
        else:
            found.append((facts.st_ino, facts.st_size, facts.st_mtime_ns))
    return tuple(found)


def refuse_link(folder: Path) -> None:
    """Raises SlotDamaged for a slot that is no folder, or a link to one: files of ours go nowhere else."""
    if not disk.is_real_folder(folder):
        raise SlotDamaged("A link or a file stands where its folder should be.")


def position_of(parts: Parts) -> Position:
    """The position in the files. Raises SlotNewer or SlotDamaged."""
    return Position(
        campaign.parse(parts.campaign),
        None if parts.snapshot is None else snapshot.parse(parts.snapshot),
        tail_of(parts),
    )


def tail_of(parts: Parts) -> journal.Tail | None:
    """The answers that stand on the snapshot; None for a journal that stands on an older one, and before the first.
    Raises as above: each snapshot came with a journal, so without one answers are missing."""
    if parts.snapshot is None:
        return None
    if parts.journal is None:
        raise SlotDamaged(f"{journal.NAME} is missing.")
    tail = journal.parse(parts.journal)
    return tail if tail.snapshot_id == parts.snapshot_id else None


def _parts(folder: Path) -> Parts:
    state = disk.read(folder / snapshot.NAME)
    if state is None:
        _refuse_lost_snapshot(folder)
        return Parts(_campaign(disk.read(folder / campaign.NAME)), None, None, None)
    snapshot_id = snapshot.id_of(state)

    def current(name: str) -> bytes | None:
        ready = disk.read(prepared(folder, snapshot_id, name))
        return disk.read(folder / name) if ready is None else ready

    return Parts(_campaign(current(campaign.NAME)), state, snapshot_id, current(journal.NAME))


def _campaign(data: bytes | None) -> bytes:
    if data is None:
        raise SlotDamaged(f"{campaign.NAME} is missing.")
    return data


def _refuse_lost_snapshot(folder: Path) -> None:
    if (folder / journal.NAME).exists() or (folder / BACKUPS).exists():
        raise SlotDamaged(f"{snapshot.NAME} is missing.")


def _stamp(folder: Path) -> tuple[int, int] | None:
    try:
        found = (folder / snapshot.NAME).lstat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns
