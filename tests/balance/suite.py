"""A suite: games and situations that are measured together, and the document their figures stand in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen

from tests.balance.figures import Section


def nothing_else(key: str) -> str:
    """The mark of a task that rests on what all rest on."""
    return ""


@frozen
class Suite:
    """What is measured, how, and what comes of it."""

    name: str
    rests_on: tuple[str, ...]
    """Files and folders: when one of them changes, all is measured anew."""
    usual: int
    """Games of each kind."""
    quick: int
    """The same where a glance is enough."""
    tasks: Callable[[int], list[str]]
    """The keys of all tasks for so many games."""
    measured: Callable[[str], tuple[str, Any]]
    """A task's key and its result as plain data."""
    sections: Callable[[Mapping[str, Any]], list[Section]]
    """The figures of the results by key."""
    head: str
    """How its document begins; ``{games}`` is the games of each kind."""
    document: str
    """The name of its document in docs/."""
    own: Callable[[str], str] = nothing_else
    """A short text that changes with what a task rests on and others do not: only such tasks are measured anew."""
