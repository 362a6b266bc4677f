"""A disk that fails, or a process that dies, at a chosen operation.

Every call that changes a file is counted. A death stops all calls from then on, so that no clean-up runs either; a
power cut also takes the bytes that nobody had waited for. Waiting itself is left out, as these disks are imagined.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from typing import Any

import pytest
from attrs import define

CHANGING = (
    "open",
    "write",
    "pwrite",
    "fsync",
    "fdatasync",
    "ftruncate",
    "replace",
    "rename",
    "link",
    "unlink",
    "mkdir",
)


class Died(BaseException):
    """The process is no more. Not an Exception, as no handler may stop it."""


@define
class Watched:
    """A file that was written to: a descriptor of our own for it, and how many of its bytes were waited for."""

    twin: int
    waited_for: int


class FaultyDisk:
    """Stands in for the changing calls of ``os`` while a test runs."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.calls = 0
        self.die_at = 0
        self.fail_at = 0
        self.failing = 1
        """How many calls from ``fail_at`` on fail; those after work again."""
        self.error = errno.ENOSPC
        self.after = False
        """Whether a call that fails is done nevertheless."""
        self._dead = False
        self.real = {name: getattr(os, name) for name in CHANGING if hasattr(os, name)}
        self._watched: list[Watched] = []
        self._by_descriptor: dict[int, Watched] = {}
        for name, real in self.real.items():
            patch.setattr(os, name, self._faulty(name, real))

    def _faulty(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            if self._dead:
                raise Died
            if name == "open" and not args[1] & (os.O_WRONLY | os.O_RDWR):
                return real(*args, **kwargs)
            self.calls += 1
            self._strike(name, real, args, kwargs)
            if name in ("fsync", "fdatasync"):
                return self._wait(args[0])
            if name == "write" and args[0] not in self._by_descriptor:
                self._watch(args[0])
            done = real(*args, **kwargs)
            if name == "open":
                self._watch(done)
            return done

        return call

    def _strike(self, name: str, real: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """Die or fail, if this call is the one; of a write, one half is done."""
        self._dead = self.calls == self.die_at
        fails = bool(self.fail_at) and self.fail_at <= self.calls < self.fail_at + self.failing
        if (self._dead or fails) and name == "write":
            real(args[0], bytes(args[1])[: len(args[1]) // 2])
        elif fails and self.after and name != "open":
            real(*args, **kwargs)
        if self._dead:
            raise Died
        if fails:
            raise OSError(self.error, os.strerror(self.error))

    def _watch(self, descriptor: int) -> None:
        self._by_descriptor[descriptor] = Watched(os.dup(descriptor), os.fstat(descriptor).st_size)
        self._watched.append(self._by_descriptor[descriptor])

    def _wait(self, descriptor: int) -> None:
        if descriptor in self._by_descriptor:
            watched = self._by_descriptor[descriptor]
            watched.waited_for = os.fstat(watched.twin).st_size

    def cut_power(self) -> None:
        """Take away all bytes that nobody had waited for."""
        for watched in self._watched:
            if os.fstat(watched.twin).st_size > watched.waited_for:
                self.real["ftruncate"](watched.twin, watched.waited_for)

    def close(self) -> None:
        """Close what was kept open to watch it."""
        for watched in self._watched:
            os.close(watched.twin)
        self._watched.clear()
        self._by_descriptor.clear()
