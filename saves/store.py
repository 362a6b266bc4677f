"""All slots of one place on disk: list, make, open, delete, restore, carry in and out."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from saves import backups, commit, disk, journal, listing, lock, names, position, trash
from saves import campaign as campaigns
from saves import snapshot as snapshots
from saves.faults import SaveFailed, SlotMissing, saving
from saves.listing import SlotInfo
from saves.lock import SlotLock
from saves.slot import OpenSlot

MOST_SLOTS = 200
CANNOT_MAKE = "The slot cannot be made"


def usual_root() -> Path:
    """Where slots lie when no other place is named: the person's own data folder. Raises SaveFailed without one."""
    try:
        return user_data_path("tamashii", appauthor=False) / "slots"
    except RuntimeError as error:
        raise SaveFailed("There is no home folder to keep slots in; name another with --saves.") from error


class SlotStore:
    """The slots in a folder, which is made with the first of them.

    ``root`` None means the usual place. No more than ``most`` slots are made or listed.
    """

    def __init__(self, root: Path | None = None, *, most: int = MOST_SLOTS) -> None:
        self.root = usual_root() if root is None else root
        self._most = most

    def list(self) -> tuple[SlotInfo, ...]:
        """All slots, the one saved last first. Never raises: a slot that will not open says why."""
        newest = sorted(_folders(self.root), key=lambda folder: (listing.saved_at(folder), folder.name), reverse=True)
        return tuple(
            listing.info(folder.name, folder, lock.holder(self._lock_path(folder.name)))
            for folder in newest[: self._most]
        )

    def create(self, title: str, campaign: Mapping[str, Any]) -> OpenSlot:
        """Make a slot and open it. Raises BadTitle, SaveFailed, or TypeError for values that TOML has not."""
        title = names.clean_title(title)
        with saving(CANNOT_MAKE):
            text = campaigns.text(title, datetime.now(UTC).isoformat(timespec="seconds"), campaign)
        return self.open(self._make({campaigns.NAME: text}))

    @contextmanager
    def making(self, title: str, campaign: Mapping[str, Any]) -> Iterator[OpenSlot]:
        """A new slot as ``create`` makes it, for what comes into it at once; where that fails, it is gone again."""
        slot = self.create(title, campaign)
        try:
            yield slot
        except BaseException:
            shutil.rmtree(self.root / slot.id, ignore_errors=True)
            slot.close()
            raise

    def open(self, slot_id: str, *, look: bool = False) -> OpenSlot:
        """Open a slot to play, or, with ``look``, to see it while another plays.

        Raises SlotMissing, SlotBusy, SlotDamaged, SlotNewer or SaveFailed; a slot that will not open is not changed.
        """
        folder = self._folder(slot_id)
        if look:
            return OpenSlot.open(folder, None)
        held = SlotLock.take(self._lock_path(slot_id))
        try:
            return OpenSlot.open(self._folder(slot_id), held)
        except BaseException:
            held.release()
            raise

    def take_over(self, slot_id: str, patience: float = 10.0) -> None:
        """Have the process that holds a slot end, so that it can be opened here; all it did is on disk.

        Waits at most ``patience`` seconds. Raises SlotMissing, SaveFailed, or SlotBusy when it holds on.
        """
        self._folder(slot_id)
        lock.take_over(self._lock_path(slot_id), patience)

    def delete(self, slot_id: str) -> None:
        """Move a slot to the trash, whatever its state. Raises SlotMissing, SlotBusy or SaveFailed."""
        with self._held(slot_id), saving("The slot cannot be deleted"):
            trash.put(self.root, slot_id)

    def deleted(self) -> tuple[SlotInfo, ...]:
        """The slots that can be taken back, the last deleted first; ``id`` is what ``undelete`` wants. Never raises."""
        return tuple(listing.info(slot_id, folder, None) for slot_id, folder in trash.found(self.root))

    def undelete(self, slot_id: str) -> str:
        """Take back the slot last deleted under this name; returns its name now. Raises SlotMissing or SaveFailed."""
        with saving("The slot cannot be taken back"):
            free = slot_id
            while names.is_slot_id(free) and os.path.lexists(self.root / free):
                free = names.new_slot_id()
            trash.take_back(self.root, slot_id, self.root / free)
        return free

    def restore(self, slot_id: str, backup: str | None = None) -> None:
        """Make a backup (by default the newest whole one) the present position; the files so far are kept aside.

        Raises SlotMissing, SlotBusy, SlotDamaged, SlotNewer or SaveFailed.
        """
        with self._held(slot_id) as folder, saving("The backup cannot be restored"):
            position.refuse_link(folder)
            if backup is None:
                kept = backups.whole(folder)
                if not kept:
                    raise SlotMissing("The slot has no backup that would open.")
                backup = kept[0].name
            chosen = backups.read(folder, backup)
            if chosen.snapshot is None:
                raise SlotMissing("There is no backup of that name.")
            snapshot_id = names.new_snapshot_id(backups.newest_id(folder))
            draft = commit.Draft(
                snapshot_id,
                snapshots.text(snapshot_id, datetime.now(UTC).isoformat(timespec="seconds"), chosen.snapshot.state),
                chosen.answers,
                campaigns.text(chosen.campaign.title, chosen.campaign.created, chosen.campaign.record),
            )
            backups.set_aside(folder)
            commit.prepare(folder, draft).close()
            commit.swap(folder, snapshot_id, None)
            commit.settle(folder, snapshot_id)
            commit.sweep(folder)

    def export(self, slot_id: str, file: Path, *, overwrite: bool = False) -> None:
        """Write a slot to one file outside, also while it is played. A file that is there is kept, unless told so.

        Raises SlotMissing, SlotDamaged, SlotNewer or SaveFailed.
        """
        from saves import archive  # zip is not needed for play

        data = archive.pack(position.read_parts(self._folder(slot_id)))
        with saving("The file cannot be written"):
            if file.is_dir() or (os.path.lexists(file) and not overwrite):
                raise SaveFailed("The file cannot be written: the name is taken.")
            disk.put(file, file.with_name(f".{file.name}.new"), data)

    def import_(self, file: Path) -> str:
        """Make a slot of a file that ``export`` wrote; returns its name.

        Raises SlotMissing, SlotDamaged or SlotNewer for the file, and SaveFailed.
        """
        from saves import archive  # zip is not needed for play

        data = disk.read(file.resolve())
        if data is None:
            raise SlotMissing("There is no such file.")
        parts = archive.unpack(data)
        files = {campaigns.NAME: parts.campaign, snapshots.NAME: parts.snapshot, journal.NAME: parts.journal}
        return self._make({name: text for name, text in files.items() if text is not None})

    def _make(self, files: Mapping[str, bytes]) -> str:
        """Make a slot with these files: the folder gets its name when all are on disk. Raises SaveFailed."""
        with saving(CANNOT_MAKE):
            disk.make_folder(self.root)
            if len(_folders(self.root)) >= self._most:
                raise SaveFailed(f"{CANNOT_MAKE}: there are {self._most} already, the most there may be.")
            slot_id = names.new_slot_id()
            while os.path.lexists(self.root / slot_id):
                slot_id = names.new_slot_id()
            fresh = self.root / f"new-{slot_id}"
            shutil.rmtree(fresh, ignore_errors=True)
            fresh.mkdir(disk.FOLDER_MODE)
            try:
                for name, text in files.items():
                    disk.write(fresh / name, text)
                disk.sync_folder(fresh)
                fresh.rename(self.root / slot_id)
                disk.sync_folder(self.root)
            except BaseException:
                shutil.rmtree(fresh, ignore_errors=True)
                raise
        return slot_id

    def _folder(self, slot_id: str) -> Path:
        folder = self.root / slot_id if names.is_slot_id(slot_id) else None
        if folder is None or not os.path.lexists(folder):
            raise SlotMissing("There is no slot of that name.")
        return folder

    def _lock_path(self, slot_id: str) -> Path:
        return lock.path_for(self.root / slot_id)

    @contextmanager
    def _held(self, slot_id: str) -> Iterator[Path]:
        """The slot's folder, while nobody else can open it for play."""
        self._folder(slot_id)
        held = SlotLock.take(self._lock_path(slot_id))
        try:
            yield self._folder(slot_id)
        finally:
            held.release()


def _folders(root: Path) -> list[Path]:
    """Everything in the root that has the name of a slot."""
    try:
        listed = os.listdir(root)
    except OSError:
        return []
    return [root / name for name in listed if names.is_slot_id(name)]
