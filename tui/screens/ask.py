"""A question that is asked twice because something could be lost: it names what, and No stands first."""

from __future__ import annotations

from typing import Any

from tui.paint import Canvas
from tui.screens.choices import Answer, Choices
from tui.screens.layout import brand, column, say
from tui.screens.page import Page, key_row


class AskScreen(Page[bool]):
    """Answers with True for the second line only; Enter alone, Escape and everything else leave things as they are."""

    keys = (("Enter", "answer"), ("arrows", "choose"), ("1-2", "answer"), ("Escape", "no"))

    def __init__(self, question: str, detail: str, no: str, yes: str) -> None:
        super().__init__()
        self.question = question
        self._detail = detail
        self._choices = Choices((Answer(False, no), Answer(True, yes)))

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """The question, what it would cost, and the two answers."""
        x, width = column(canvas, 70)
        y = brand(canvas, canvas.height // 6) + 2
        canvas.title(x, y, width, self.question.upper(), focused=True)
        y = say(canvas, x + 2, y + 2, width - 4, self._detail) + 1
        self._choices.draw(canvas, x, y, width)
        key_row(canvas, self.keys, ())
        return x, y + self._choices.at

    def press(self, key: str, character: str | None) -> None:
        """Neither help nor menu lie behind a question: it is answered first."""
        if key not in ("question_mark", "q"):
            super().press(key, character)

    def do(self, verb: str) -> None:
        """Arrows choose, Enter answers, Escape says no."""
        if verb == "take":
            self.leave(bool(self._choices.chosen.action))
        elif verb == "back":
            self.leave(False)
        else:
            self._choices.move(verb)

    def act(self, action: Any) -> None:
        """Digits and clicks answer."""
        if (answer := self._choices.pick(action)) is not None:
            self.leave(bool(answer.action))
