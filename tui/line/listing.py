"""Which number answers have, and which of them are read out with the question."""

from __future__ import annotations

from core.ascend.view import AnswerView, ChoiceView
from core.ascend.words.leaving import LEAVING

SHORT = 9
"""So many answers are all read out; of more, only those that lie nowhere on the table."""


def on_table(answer: AnswerView) -> bool:
    """Whether the answer lies somewhere on the table (a slot, a tile, dice, a pattern), so that words can name it."""
    return bool(answer.slots or answer.tile or answer.dice or answer.pattern)


def numbered(choice: ChoiceView) -> dict[int, AnswerView]:
    """All answers by their numbers, 1 and up; 0 is the one that leads on, and comes last.

    Up to nine keep their order. Of more, those that are read out come first, so that their numbers are small.
    """
    leading = [answer for answer in choice.answers if answer.key in LEAVING][-1:]
    others = [answer for answer in choice.answers if answer not in leading]
    if len(choice.answers) > SHORT:
        others.sort(key=lambda answer: (on_table(answer), bool(answer.group)))
    return dict(enumerate(others, 1)) | dict(enumerate(leading))


def read_out(choice: ChoiceView) -> dict[int, AnswerView]:
    """The answers that are read out with the question, by their numbers."""
    every = numbered(choice)
    if len(choice.answers) <= SHORT:
        return every
    return {number: answer for number, answer in every.items() if not on_table(answer) and not answer.group}


def verb(answer: AnswerView) -> str:
    """The word that an answer left out of the question goes by: its sub-list, or the first word of its key."""
    return answer.group or answer.key.partition(":")[0]
