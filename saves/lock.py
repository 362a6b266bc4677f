"""One writer a slot. The kernel keeps the lock for as long as the lock file is held open, so it dies with its process.

What the file says (who, where, since when) is only for the sentence the next one gets; empty or garbled, it does no
harm.
"""

from __future__ import annotations

import fcntl
import os
import signal
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import tomli_w
from attrs import frozen

from saves import disk, names, toml_files
from saves.faults import SaveFault, SlotBusy, saving

if TYPE_CHECKING:
    from filelock import FileLock

PATIENCE = 0.3
"""Seconds an opener tries: a list of slots holds a lock for an instant, to see whether it is free."""

POLL = 0.02
LONGEST_WORD = 40
LOCKS = "locks"
"""The folder of the lock files, beside the slots."""
PROC_LOCKS = Path("/proc/locks")


@frozen
class Holder:
    """Who holds a slot, as its lock file tells. Words that could not be read are empty."""

    host: str
    terminal: str
    since: str
    """A time of day here, to the minute."""

    @property
    def sentence(self) -> str:
        """For the one who came second."""
        elsewhere = self.host and self.host != os.uname().nodename
        where = f"on {self.host}" if elsewhere else "in another window"
        more = (f"terminal {self.terminal}" if self.terminal else "", f"since {self.since}" if self.since else "")
        told = ", ".join(part for part in more if part)
        return f"It is being played {where}{f' ({told})' if told else ''}."


class SlotLock:
    """A lock that is held."""

    def __init__(self, lock: FileLock) -> None:
        self._lock = lock

    @classmethod
    def take(cls, path: Path, patience: float = PATIENCE) -> SlotLock:
        """Take the lock and write down who has it. Raises SlotBusy, or SaveFailed where no lock can be made."""
        # Only the one who plays needs it, and it takes as long to load as the whole list of slots to show.
        from filelock import FileLock, Timeout

        lock = FileLock(
            path, mode=disk.FILE_MODE, thread_local=False, fallback_to_soft=False, on_acquired=_write_holder
        )
        with saving("The slot cannot be held for play"):
            disk.make_folder_within(path.parent)
            try:
                lock.acquire(timeout=patience, poll_interval=POLL)
            except Timeout as error:
                raise SlotBusy(_told(path).sentence) from error
        return cls(lock)

    def release(self) -> None:
        """Give the lock back."""
        self._lock.release()


def path_for(folder: Path) -> Path:
    """The lock file of the slot in a folder."""
    return folder.parent / LOCKS / f"{folder.name}.lock"


def holder(path: Path) -> Holder | None:
    """Who holds the lock now; None for nobody. Changes nothing and never raises."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return _told(path)
    except OSError:
        return None
    finally:
        os.close(descriptor)
    return None


def take_over(path: Path, patience: float) -> None:
    """Ask the process that holds the lock to end, and wait for it, at most ``patience`` seconds.

    The process is the one that the kernel names, never the one that the file names. Raises SlotBusy when the kernel
    names none, as for a holder on another machine, or when the holder did not end.
    """
    pid = _kernel_holder(path)
    if pid is None or pid == os.getpid():
        raise SlotBusy(_told(path).sentence)
    with suppress(ProcessLookupError), saving("The slot cannot be taken over"):
        os.kill(pid, signal.SIGTERM)
    SlotLock.take(path, patience).release()


def _kernel_holder(path: Path) -> int | None:
    """The process that holds the lock, from the kernel's table of locks; None where there is no such table."""
    try:
        found = path.lstat()
        rows = PROC_LOCKS.read_text().splitlines()
    except OSError:
        return None
    place = f"{os.major(found.st_dev):02x}:{os.minor(found.st_dev):02x}:{found.st_ino}"
    for row in rows:
        # Such as "1: FLOCK ADVISORY WRITE 4242 fd:00:786441 0 EOF"; those who wait have an arrow after the number.
        match row.split():
            case [_, "FLOCK", _, "WRITE", pid, where, *_] if where == place and pid.isdecimal() and pid != "0":
                return int(pid)
    return None


def _write_holder(descriptor: int) -> None:
    told = {
        "pid": os.getpid(),
        "host": os.uname().nodename,
        "terminal": _terminal(),
        "since": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    # A full disk must not keep anyone from opening a slot.
    with suppress(OSError):
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, tomli_w.dumps(told).encode(), 0)


def _terminal() -> str:
    for descriptor in (0, 1, 2):
        with suppress(OSError):
            return os.ttyname(descriptor).removeprefix("/dev/")
    return ""


def _told(path: Path) -> Holder:
    """What a lock file says, as far as it can be read."""
    try:
        table = toml_files.parse(disk.read(path) or b"", path.name)
    except SaveFault:
        table = {}
    return Holder(
        _word(table.get("host")),
        _word(table.get("terminal")),
        _time(table.get("since")),
    )


def _word(value: object) -> str:
    return names.one_line(value)[:LONGEST_WORD] if isinstance(value, str) else ""


def _time(value: object) -> str:
    with suppress(ValueError, OverflowError, OSError):
        if isinstance(value, str):
            return datetime.fromisoformat(value).astimezone().strftime("%Y-%m-%d %H:%M")
    return ""
