"""Bytes to and from the disk: reads that nothing can trick or fill memory, writes that are there when they return."""

from __future__ import annotations

import errno
import os
import stat
from datetime import UTC, datetime
from pathlib import Path

from saves.faults import SaveFailed, SlotDamaged, in_words

MOST_BYTES = 5_000_000
"""No file of a slot is larger. Real ones are under 100 kB."""

LAST_SECOND = 253_370_764_800
"""The beginning of the year 9999, so that every zone has a name for what lies before."""

FILE_MODE = 0o600
FOLDER_MODE = 0o700


def read(path: Path) -> bytes | None:
    """All bytes of a file; None where there is none.

    Raises SlotDamaged for a link, a pipe or another thing that is no file, for more than 5 MB, and for a file that
    cannot be read.
    """
    try:
        # Without NONBLOCK, opening a pipe would wait for a writer that never comes.
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        with open(descriptor, "rb") as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise SlotDamaged(f"{path.name} is not a file.")
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise SlotDamaged(f"{path.name} cannot be read: {in_words(error)}.") from error
    if len(data) > MOST_BYTES:
        raise SlotDamaged(f"{path.name} is larger than {MOST_BYTES // 1_000_000} MB.")
    return data


def time_of(seconds: float) -> datetime:
    """A time that a disk tells, in UTC; 1970 for one that no calendar has, as a bad copy may bring along."""
    return datetime.fromtimestamp(seconds if 0 <= seconds < LAST_SECOND else 0, UTC)


def write(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Make a file that is not there yet; it is on disk when this returns, unless ``durable`` is off.

    Raises OSError, and then leaves nothing behind; SaveFailed for more bytes than may be read again.
    """
    os.close(write_open(path, data, durable=durable))


def write_open(path: Path, data: bytes, *, durable: bool = True) -> int:
    """The same, returning the descriptor, open for adding at the end."""
    if len(data) > MOST_BYTES:
        raise SaveFailed(f"Not saved: {path.name} would be larger than {MOST_BYTES // 1_000_000} MB.")
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    descriptor = os.open(path, flags, FILE_MODE)
    try:
        write_all(descriptor, data)
        if durable:
            os.fsync(descriptor)
    except BaseException:
        os.close(descriptor)
        path.unlink(missing_ok=True)
        raise
    return descriptor


def put(path: Path, fresh: Path, data: bytes) -> None:
    """Write a file, or another in its place, by way of ``fresh`` in the same folder; its name is not waited for.

    Raises OSError or SaveFailed, and then ``fresh`` is gone.
    """
    fresh.unlink(missing_ok=True)
    write(fresh, data)
    try:
        os.replace(fresh, path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def write_all(descriptor: int, data: bytes) -> None:
    """Write every byte: one call may take only a part, above all when the disk fills up. Raises OSError."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def must_have_a_name(descriptor: int) -> None:
    """Refuse to write to a file that has been removed: nobody would find it again. Raises FileNotFoundError."""
    if not os.fstat(descriptor).st_nlink:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))


def sync_data(descriptor: int) -> None:
    """Wait until the bytes and the length of a file are on disk; its dates may come later. Raises OSError."""
    if hasattr(os, "fdatasync"):
        os.fdatasync(descriptor)
    else:
        os.fsync(descriptor)


def sync_folder(path: Path) -> None:
    """Wait until the names in a folder are on disk. Raises OSError."""
    descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def make_folder(path: Path) -> None:
    """Make a folder, and those above it, for its owner alone; what is there stays as it is. Raises OSError."""
    if not path.parent.exists():
        make_folder(path.parent)
    path.mkdir(FOLDER_MODE, exist_ok=True)


def make_folder_within(path: Path) -> None:
    """Make a folder in one of ours; a link in its place is not followed. Raises OSError."""
    try:
        path.mkdir(FOLDER_MODE)
    except FileExistsError:
        if not is_real_folder(path):
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), path) from None


def is_real_folder(path: Path) -> bool:
    """Whether a folder is there, and not a link to one."""
    try:
        return stat.S_ISDIR(path.lstat().st_mode)
    except OSError:
        return False


def link_or_copy(source: Path, target: Path) -> None:
    """A second name for a file whose bytes will not change again; a copy where the disk has no such links.

    Where there is no such file, there is nothing to keep. Raises OSError.
    """
    target.unlink(missing_ok=True)
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:
        copy(source, target)


def copy(source: Path, target: Path) -> None:
    """A file of its own with the same bytes, if there are any; nobody waits for it to be on disk. Raises OSError."""
    target.unlink(missing_ok=True)
    data = read(source)
    if data is not None:
        write(target, data, durable=False)
