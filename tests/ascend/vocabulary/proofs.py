"""Which words have a test, and what the tests of words share."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from core.ascend.cards.context import Moment
from core.ascend.components import Content
from core.ascend.state import State
from tests.ascend.tables import TEST, Play, Script, effects_alone, stand
from tests.ascend.written import effects

F = TypeVar("F", bound=Callable[..., Any])

PROVED: dict[str, set[str]] = defaultdict(set)
"""Words with a test, by their kind: effect, event, modifier, amount, sign, who, target."""


def mark(proved: dict[str, set[str]], kind: str, words: tuple[str, ...]) -> Callable[[F], F]:
    """Notes down, where it is told to, that a test is the one of some words."""

    def note(test: F) -> F:
        proved[kind].update(words)
        return test

    return note


def proves(kind: str, *words: str) -> Callable[[F], F]:
    """Marks a test as the one of some words. ``test_every_word.py`` asks for one of each."""
    return mark(PROVED, kind, words)


def run(
    text: str,
    state: State | None = None,
    seat: int = 0,
    content: Content = TEST,
    script: Script | None = None,
    moment: Moment | None = None,
) -> Play:
    """Resolve effects for a seat, as a card of it would."""
    return effects_alone(state or stand(), *effects(text), seat=seat, content=content, script=script, moment=moment)


class Sayable(Protocol):
    """Whatever says itself."""

    def say(self, players: int) -> str: ...


def says(one: Sayable, *words: str, players: int = 2) -> bool:
    """Whether the rule text holds all these words, in any order and in small or capital letters."""
    text = one.say(players)
    assert text, "it says nothing"
    assert "None" not in text
    missing = [word for word in words if word.casefold() not in text.casefold()]
    assert not missing, f"{text!r} does not say {missing}"
    return True
