"""The best of several answers, and luck where they are equally good."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from core.engine.luck import Luck

T = TypeVar("T")
_EQUAL = 1e-9


def best_of(luck: Luck, scored: Iterable[tuple[float, T]]) -> T:
    """The answer with the highest score; one of them by the bot's own luck when several are equal."""
    answers = list(scored)
    top = max(score for score, _ in answers)
    best = [answer for score, answer in answers if score >= top - _EQUAL]
    return best[luck.below("bot", len(best))] if len(best) > 1 else best[0]
