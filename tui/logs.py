"""Logs as far as they are shown: which sentences are new."""

from __future__ import annotations


def new_in(older: tuple[str, ...], log: tuple[str, ...]) -> tuple[str, ...]:
    """The sentences of a log that an older one has not; both hold only the last of all sentences. None after undo."""
    if older[: len(log)] == log:
        return ()
    for kept in range(min(len(older), len(log)), 0, -1):
        if older[-kept:] == log[:kept]:
            return log[kept:]
    return log
