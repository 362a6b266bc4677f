"""What can go wrong with a save: one exception tree, each with one sentence for the player."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager

WORDS = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is used up",
    errno.EFBIG: "the file has reached the size limit",
    errno.EROFS: "the disk can only be read",
    errno.EACCES: "permission is denied",
    errno.EPERM: "permission is denied",
    errno.EIO: "the disk reports an error",
    errno.ENOENT: "the file or folder is gone",
    errno.ENOTDIR: "a file stands where a folder should be",
    errno.EISDIR: "a folder stands where a file should be",
    errno.EEXIST: "the name is taken",
    errno.ELOOP: "a link stands in its place",
    errno.EMFILE: "too many files are open",
    errno.ENFILE: "too many files are open",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ENOSYS: "this disk does not offer it",
    errno.ENOTSUP: "this disk does not offer it",
    errno.ENOLCK: "this disk has no locks to give",
}


class SaveFault(Exception):
    """A slot cannot be read, written or held. ``str()`` is one sentence, with its full stop, meant for the player."""


class SlotMissing(SaveFault):
    """There is no slot or backup of that name."""


class SlotBusy(SaveFault):
    """Another process holds the slot; the sentence says which, and since when."""


class SlotDamaged(SaveFault):
    """Files of the slot are missing, broken or not ours. Nothing was changed by finding out."""


class SlotNewer(SaveFault):
    """The slot was written by a newer release. It is left alone."""


class SaveFailed(SaveFault):
    """Nothing was saved by this call; the sentence says why. What was saved before still stands."""


class BadTitle(SaveFault):
    """A title that is empty or too long once cleaned."""


def in_words(error: OSError) -> str:
    """What the system complains of, as part of a sentence; no path is named."""
    number = error.errno
    if number is None:
        return "the system gives no reason"
    return WORDS.get(number) or os.strerror(number).lower()


@contextmanager
def saving(what: str) -> Iterator[None]:
    """Turns a failure of the disk, or text that no file can hold, into SaveFailed: "<what>: <reason>."."""
    try:
        yield
    except OSError as error:
        raise SaveFailed(f"{what}: {in_words(error)}.") from error
    except UnicodeEncodeError as error:
        raise SaveFailed(f"{what}: it holds characters that are no text.") from error
