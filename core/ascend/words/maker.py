"""What makes the words of questions and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.game import Game
from core.engine.choice import Choice

PromptMaker = Callable[[Game, Choice], str]
"""Makes the prompt of one kind of question."""
LabelMaker = Callable[[Game, Choice, Any], str]
"""Makes the label of one kind of answer."""
Prompts = dict[str, PromptMaker]
"""By the kind of the question."""
Labels = dict[str, LabelMaker]
"""By the first word of the answer's key."""
KindLabels = dict[tuple[str, str], LabelMaker | str]
"""By the kind of the question and that word, for answers whose words rest on both."""


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def ordinal(place: int) -> str:
    """A place counted from 1: ``second``, ``number 7``."""
    return _ORDINALS[place - 1] if place <= len(_ORDINALS) else f"number {place}"


def titled(text: str) -> str:
    """A clause with a capital first letter."""
    return text[:1].upper() + text[1:]
