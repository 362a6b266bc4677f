"""An open slot: what it holds, and the only ways to change it. Each change is on disk when its call returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from saves import backups, commit, disk, journal, lock, migrations, names, position
from saves import campaign as campaigns
from saves import snapshot as snapshots
from saves.faults import SaveFailed, saving
from saves.journal import Answer, Journal
from saves.lock import SlotLock

NOT_SAVED = "Not saved"


class OpenSlot:
    """A slot that is being played, or, without a lock, looked at.

    The position is the snapshot and the answers since. One thread at a time.
    Every call that writes raises SaveFailed when it cannot, and then the position before the call stands, on disk and
    here; only where a new snapshot was swapped in and the disk failed on the last step, the new one stands.
    """

    def __init__(self, folder: Path, found: position.Position, lock: SlotLock | None) -> None:
        self.id = folder.name
        self.title = found.campaign.title
        self.campaign: dict[str, Any] = found.campaign.record
        """The game's record of the campaign, as read or as last written. Change it with ``write_campaign``."""
        self.snapshot: dict[str, Any] | None = found.snapshot.state if found.snapshot else None
        """The state at the last step boundary, as read or as last handed over (not copied); None before the first."""
        self._created = found.campaign.created
        self._folder = folder
        self._lock = lock
        self._snapshot_id = found.snapshot.id if found.snapshot else None
        self._answers = found.answers
        self._journal: Journal | None = None
        self._settled = True
        self._closed = False
        self._seen: tuple[object, ...] = ()

    @classmethod
    def open(cls, folder: Path, lock: SlotLock | None) -> OpenSlot:
        """Open the slot in a folder, to look without a lock, else to play; then the lock is given back by ``close``.

        Raises SlotDamaged or SlotNewer, having changed nothing, and SaveFailed.
        """
        seen = position.stamps(folder)  # before it is read, so that what comes meanwhile counts as new
        found = position.read(folder)
        slot = cls(folder, found, lock)
        slot._seen = seen
        if lock is not None:
            try:
                slot._take_up(found)
            except BaseException:
                slot._close_journal()
                raise
        return slot

    @property
    def answers(self) -> list[Answer]:
        """The answers since the snapshot, oldest first."""
        return list(self._answers)

    @property
    def looking(self) -> bool:
        """Whether the slot was opened to look only."""
        return self._lock is None

    def moved_on(self) -> bool:
        """Whether another process has written since a slot was opened to look. Costs three looks at the folder."""
        return self.looking and position.stamps(self._folder) != self._seen

    @property
    def played(self) -> bool:
        """Whether anybody holds the slot, here or elsewhere."""
        return not self.looking or lock.holder(lock.path_for(self._folder)) is not None

    def append(self, answer: Answer) -> None:
        """Add an answer to the tail. Raises ValueError before the first snapshot."""
        with saving(NOT_SAVED):
            self._standing().add(answer)
        self._answers.append(answer)

    def drop(self, index: int) -> None:
        """Take an answer out of the tail; ``index`` counts the present ones from 0. Raises IndexError."""
        if not 0 <= index < len(self._answers):
            raise IndexError(f"There is no answer {index} among {len(self._answers)}.")
        with saving(NOT_SAVED):
            self._standing().take_out(index)
        del self._answers[index]

    def rebase(
        self, snapshot: Mapping[str, Any], answers: Sequence[Answer] = (), campaign: Mapping[str, Any] | None = None
    ) -> None:
        """Put a new snapshot with the answers since in place of the old one, which becomes a backup.

        Given a campaign, that takes effect in the same instant: what a scenario pays is there with its end, or not at
        all. Raises TypeError for values that TOML has not.
        """
        with saving(NOT_SAVED):
            self._ready()
            snapshot_id = names.new_snapshot_id(self._snapshot_id)
            record = None if campaign is None else self._campaign_text(campaign)
            draft = commit.Draft(snapshot_id, snapshots.text(snapshot_id, _now(), snapshot), answers, record)
            fresh = commit.prepare(self._folder, draft)
            try:
                commit.swap(self._folder, snapshot_id, self._snapshot_id)
            finally:
                # Asked of the disk: a call may be interrupted, or fail, after it has done its work.
                if commit.swapped(self._folder, snapshot_id):
                    self._stand_on(snapshot_id, fresh, snapshot, answers)
                    self.campaign = self.campaign if campaign is None else dict(campaign)
                else:
                    fresh.close()
                    commit.withdraw(self._folder, snapshot_id)
            self._settle()
        backups.prune(self._folder)

    def write_campaign(self, campaign: Mapping[str, Any]) -> None:
        """Put a new record of the campaign in place of the old one. Raises TypeError for values that TOML has not."""
        with saving(NOT_SAVED):
            self._ready()
            text = self._campaign_text(campaign)
            path = self._folder / campaigns.NAME
            try:
                disk.put(path, path.with_suffix(".toml.new"), text)
            finally:
                if disk.read(path) == text:
                    self.campaign = dict(campaign)
            disk.sync_folder(self._folder)

    def keep_aside(self) -> str:
        """Keep a copy of the files as they are, beyond the three backups: before dropping what no longer fits.

        Returns its place within the slot: ``aside/3``.
        """
        with saving(NOT_SAVED):
            self._ready()
            return backups.set_aside(self._folder).relative_to(self._folder).as_posix()

    def close(self) -> None:
        """Give the slot back. There is nothing left to save; a second call does nothing."""
        self._closed = True
        self._close_journal()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _take_up(self, found: position.Position) -> None:
        """Finish what a dead process left, open the journal, and bring an older format to today's."""
        with saving("The slot cannot be opened for play"):
            if self._snapshot_id is not None:
                self._settle()
                if found.tail is None:
                    self._journal = commit.prepare_journal(self._folder, self._snapshot_id, ())
                    self._settle()
                else:
                    self._journal = Journal.open(self._folder / journal.NAME, found.tail)
            commit.sweep(self._folder)
        if found.written < migrations.FORMAT:
            self.keep_aside()
            if self.snapshot is None:
                self.write_campaign(self.campaign)
            else:
                self.rebase(self.snapshot, self._answers, self.campaign)

    def _ready(self) -> None:
        """Raises SaveFailed where nothing may be written; finishes what the disk refused last time."""
        if self._closed or self._lock is None:
            raise SaveFailed(f"{NOT_SAVED}: the slot is {'closed' if self._closed else 'open to look only'}.")
        if not self._settled:
            self._settle()

    def _standing(self) -> Journal:
        """The journal, ready for one more table. Raises SaveFailed, OSError; ValueError before the first snapshot."""
        self._ready()
        if self._journal is None or self._snapshot_id is None:
            raise ValueError("An answer needs a snapshot to stand on.")
        if self._journal.bloated(len(self._answers)):
            fresh = commit.prepare_journal(self._folder, self._snapshot_id, self._answers)
            self._close_journal()
            self._journal, self._settled = fresh, False
            self._settle()
        return self._journal

    def _stand_on(self, snapshot_id: str, fresh: Journal, state: Mapping[str, Any], answers: Sequence[Answer]) -> None:
        self._close_journal()
        self._journal, self._snapshot_id, self._settled = fresh, snapshot_id, False
        self.snapshot, self._answers = dict(state), list(answers)

    def _settle(self) -> None:
        assert self._snapshot_id is not None
        commit.settle(self._folder, self._snapshot_id)
        self._settled = True

    def _campaign_text(self, record: Mapping[str, Any]) -> bytes:
        return campaigns.text(self.title, self._created, record)

    def _close_journal(self) -> None:
        if self._journal is not None:
            with suppress(OSError):
                self._journal.close()
            self._journal = None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
