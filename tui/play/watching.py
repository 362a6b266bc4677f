"""What those see who only watch a game."""

from __future__ import annotations

from typing import Any, TypeVar

from attrs import evolve

ViewT = TypeVar("ViewT", bound=Any)


def to_watch(view: ViewT) -> ViewT:
    """A view of any game with its question, but without answers, undo and redo: no screen can offer one."""
    choice = view.choice
    watched: ViewT = evolve(view, choice=choice and evolve(choice, answers=()), undo="", redo="")
    return watched
