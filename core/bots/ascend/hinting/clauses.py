"""Parts of sentences that several reasons share."""

from __future__ import annotations

import re
from collections.abc import Callable

from core.ascend.cards.saying import Sayable, said
from core.bots.ascend.sight import Sight
from core.engine.choice import Choice, Option

Reason = Callable[[Sight, Choice, Option], str]
"""Why an answer is the best: what stands after "because", without the full stop."""
LONGEST = 110
"""Signs of a rule text that stands within a sentence."""

_NOTE = re.compile(r" \([^()]*\)$")
"""A note in brackets at the end of a rule text."""


def always(words: str) -> Reason:
    """The same reason whatever lies on the table."""
    return lambda sight, choice, option: words


def bringing(sight: Sight, effects: tuple[Sayable, ...]) -> str:
    """What effects do, in brackets; empty where that is too long to stand in a sentence."""
    words = _NOTE.sub("", said(effects, sight.game.players).rstrip(".")) if effects else ""
    return f" ({words})" if 0 < len(words) <= LONGEST else ""


def percent(chance: float) -> str:
    """``42 %``; what is neither sure nor hopeless is never told as such."""
    return f"{min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)} %"


def number(n: int, one: str, more: str = "") -> str:
    """``1 move``, ``3 moves``."""
    return f"{n} {one if n == 1 else more or one + 's'}"
