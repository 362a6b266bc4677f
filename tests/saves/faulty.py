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
        self._waited: dict[int, tuple[int, int]] = {}
        for name, real in self.real.items():
            patch.setattr(os, name, self._faulty(name, real))

    def _faulty(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            if self._dead:
                raise Died
            if name == "open" and not args[1] & (os.O_WRONLY | os.O_RDWR):
                return real(*args, **kwargs)
            self.calls += 1
            dies = self.calls == self.die_at
            fails = bool(self.fail_at) and self.fail_at <= self.calls < self.fail_at + self.failing
            if (dies or fails) and name == "write":
                real(args[0], bytes(args[1])[: len(args[1]) // 2])
            elif fails and self.after and name != "open":
                real(*args, **kwargs)
            if dies:
                self._dead = True
                raise Died
            if fails:
                raise OSError(self.error, os.strerror(self.error))
            if name in ("fsync", "fdatasync"):
                return self._wait(args[0])
            done = real(*args, **kwargs)
            if name == "open":
                self._waited[done] = (os.dup(done), os.fstat(done).st_size)
            return done

        return call

    def _wait(self, descriptor: int) -> None:
        if descriptor in self._waited:
            twin, _ = self._waited[descriptor]
            self._waited[descriptor] = (twin, os.fstat(twin).st_size)

    def cut_power(self) -> None:
        """Take away all bytes that nobody had waited for."""
        for twin, waited in self._waited.values():
            if os.fstat(twin).st_size > waited:
                self.real["ftruncate"](twin, waited)

    def close(self) -> None:
        """Close what was kept open to watch it."""
        for twin, _ in self._waited.values():
            os.close(twin)
        self._waited.clear()
