"""A short list of answers with digits: the WHAT NOW of every screen around a game."""

from __future__ import annotations

from typing import Any

from attrs import define, frozen

from tui.paint import Canvas

DIGITS = "1234567890"
"""The keys of the first ten answers."""


@frozen
class Answer:
    """One line: what it means and how it reads."""

    action: Any
    """None: it cannot be taken, and only keeps the place of an answer that is not there now."""
    label: str
    note: str = ""


@define
class Choices:
    """Answers, one of which the cursor is on."""

    answers: tuple[Answer, ...]
    at: int = 0

    def move(self, verb: str) -> bool:
        """Move the cursor; tells whether the verb moves it."""
        last = len(self.answers) - 1
        wanted = {"up": self.at - 1, "down": self.at + 1, "first": 0, "last": last}.get(verb)
        wanted = {"previous": self.at - 1, "next": self.at + 1}.get(verb, wanted)
        if wanted is None:
            return False
        self.at = max(0, min(last, wanted))
        return True

    @property
    def chosen(self) -> Answer:
        """The answer under the cursor."""
        return self.answers[self.at]

    def pick(self, action: Any) -> Answer | None:
        """The answer meant by a digit (from 1) or a click (the answer itself); the cursor goes there."""
        for index, answer in enumerate(self.answers):
            if answer.action is not None and (action is answer or action == index + 1):
                self.at = index
                return answer
        return None

    def draw(self, canvas: Canvas, x: int, y: int, width: int, columns: int = 1, focused: bool = True) -> int:
        """Paint the list, column by column; returns the row after it."""
        rows = -(-len(self.answers) // columns)
        each = width // columns
        for index in range(len(self.answers)):
            left, top = x + (index // rows) * each, y + index % rows
            here = focused and index == self.at
            self._line(canvas, left, top, each - (2 if columns > 1 else 0), index, here)
        return y + rows

    def _line(self, canvas: Canvas, x: int, y: int, width: int, index: int, here: bool) -> None:
        answer = self.answers[index]
        if answer.action is None:
            canvas.put_within(x + 4, y, width - 4, answer.label, "muted")
            return
        canvas.zone(x, y, width, 1, answer)
        digit = DIGITS[index] if index < len(DIGITS) else " "
        draw_line(canvas, x, y, width, digit, answer.label, answer.note, here=here)


def draw_line(
    canvas: Canvas, x: int, y: int, width: int, digit: str, label: str, note: str, *, here: bool, loud: bool = False
) -> None:
    """A line that can be chosen: its digit, its words, a note at the right.

    ``here``: the cursor is on it. ``loud``: the note must be seen.
    """
    if here:
        canvas.put(x, y, canvas.glyphs.chosen, "key", bold=True)
    after = canvas.put(x + 2, y, digit, "key", bold=True)
    room = x + width - after - 1 - (len(note) + 2 if note else 0)
    canvas.put_within(after + 1, y, room, label, "strong" if here else "text", bold=here)
    canvas.put_right(x + width, y, note, "key" if loud else "muted")
    if here:
        canvas.restyle(x, y, width, on="raised")
