"""Doing something with the game that is open: what may come of it beside what was wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from attrs import frozen

from core.engine.choice import Refused
from saves.faults import SaveFault

T = TypeVar("T")


@frozen
class Tried(Generic[T]):
    """What came of it: ``done``, or the sentence of a refusal, or that of a failed save."""

    done: T | None = None
    refused: str = ""
    fault: str = ""


def tried(act: Callable[[], T]) -> Tried[T]:
    """Do it; a refusal or a failed save becomes a sentence."""
    try:
        return Tried(act())
    except Refused as refusal:
        return Tried(refused=str(refusal))
    except SaveFault as fault:
        return Tried(fault=str(fault))
