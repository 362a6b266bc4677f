"""What happened: typed records that triggers, the log and replays read.

A game defines its events as NamedTuples. An event holds ids and numbers, before and after, so that its sentence
can be made later without looking at the table.
"""

from __future__ import annotations

from typing import Protocol


class Event(Protocol):
    """Something that happened. ``seat`` is whose it is, -1 for nobody's."""

    @property
    def seat(self) -> int: ...
