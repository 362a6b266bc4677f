"""In which order answers are numbered, and which of them are read out with the question."""

from __future__ import annotations

from core.ascend.view import AnswerView, ChoiceView

SHORT = 9
"""So many answers are all read out; of more, only those that lie nowhere on the table."""


def on_table(answer: AnswerView) -> bool:
    """Whether the answer lies somewhere on the table (a slot, a tile, dice, a pattern), so that words can name it."""
    return bool(answer.slots or answer.tile or answer.dice or answer.pattern)


def numbered(choice: ChoiceView) -> tuple[AnswerView, ...]:
    """All answers in the order of their numbers, 1 and up.

    Up to nine keep their order. Of more, those that are read out come first, so that their numbers are small.
    """
    if len(choice.answers) <= SHORT:
        return choice.answers
    return tuple(sorted(choice.answers, key=lambda answer: (on_table(answer), bool(answer.group))))


def read_out(choice: ChoiceView) -> tuple[AnswerView, ...]:
    """The answers that are read out with the question: the first ones of :func:`numbered`."""
    if len(choice.answers) <= SHORT:
        return choice.answers
    return tuple(answer for answer in numbered(choice) if not on_table(answer) and not answer.group)


def verb(answer: AnswerView) -> str:
    """The word that an answer left out of the question goes by: its sub-list, or the first word of its key."""
    return answer.group or answer.key.partition(":")[0]
