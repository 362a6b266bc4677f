"""A bound for rules that may never end: so many calls. Time would be another on each machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

_CALLS = ("call", "c_call")


class NeverEnds(Exception):
    """Code made more calls than it may."""

    def __init__(self) -> None:
        super().__init__("a rule goes on for ever")


@contextmanager
def bounded(calls: int) -> Iterator[None]:
    """Code that makes so many calls at most; raises NeverEnds in the midst of it when it makes more.

    Calls are counted by the interpreter's profiling hook, which makes the code two to three times slower and costs all
    other code nothing.
    """
    left = calls

    def count(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal left
        if event in _CALLS:
            left -= 1
            if left < 0:
                raise NeverEnds  # which takes the hook away

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)
