"""Standing answers: the optional rules of the cards a seat has in play, each always used, never, or asked for."""

from __future__ import annotations

from typing import Any

from core.engine.choice import Refused
from saves.faults import SaveFault
from tui.paint import Canvas, wrap
from tui.play.contract import Sitting, StandingLine
from tui.screens.choices import Answer, Choices
from tui.screens.layout import column, head, say
from tui.screens.page import Page, key_row

ADVICE = "What is said here is answered by itself from now on, and stands in the log. Undo takes it back too."
BELOW = 9
"""Rows for the rule's text, the advice, and the keys."""


class StandingScreen(Page[None]):
    """One line a rule; Enter turns it to its next word, and it is kept at once."""

    keys = (("Enter", "change"), ("arrows", "choose"), ("1-9", "change"), ("Escape", "back"))
    place = "standing answers"

    def __init__(self, sitting: Sitting, seat: int) -> None:
        """``seat`` is the one whose cards are shown."""
        super().__init__()
        self._sitting = sitting
        self._seat = seat
        self._trouble = ""
        self._choices = Choices(())
        self._read()

    def _read(self) -> None:
        self._lines = self._sitting.standing(self._seat)
        answers = tuple(Answer(line, line.card, line.says) for line in self._lines)
        self._choices = Choices(answers, min(self._choices.at, max(0, len(answers) - 1)))

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """The rules by their cards, and the text of the one under the cursor."""
        name = next(line.name for line in self._sitting.view(self._seat).seats if line.seat == self._seat)
        head(canvas, "STANDING ANSWERS", name)
        x, width = column(canvas)
        canvas.title(x, 2, width, "OPTIONAL RULES IN PLAY", focused=True)
        self._choices.draw(canvas, x, 3, width)
        y = canvas.height - BELOW
        if self._lines:
            line: StandingLine = self._choices.chosen.action
            canvas.title(x, y, width, line.card.upper(), line.says)
            for row, words in enumerate(wrap(line.text, width - 2)[: BELOW - 4]):
                canvas.put(x + 1, y + 1 + row, words)
        else:
            canvas.put_within(x + 1, 3, width - 1, "No card in play leaves anything to choose.", "muted")
        said = self._trouble or ADVICE
        say(canvas, x, canvas.height - 3, width, said, "harm" if self._trouble else "muted")
        key_row(canvas, self.keys)
        return x, 3 + self._choices.at

    def do(self, verb: str) -> None:
        """Arrows choose, Enter changes, Escape goes back."""
        if verb == "back":
            self.leave()
        elif verb in ("take", "left", "right") and self._lines:
            self._change(self._choices.chosen.action)
        else:
            self._choices.move(verb)

    def act(self, action: Any) -> None:
        """Digits and clicks change a line."""
        if (answer := self._choices.pick(action)) is not None:
            self._change(answer.action)

    def _change(self, line: StandingLine) -> None:
        self._trouble = ""
        try:
            following = (line.words.index(line.says) + 1) % len(line.words)
            self._sitting.set_standing(self._seat, line.rule, line.words[following])
        except (Refused, SaveFault) as fault:
            self._trouble = str(fault)
        self._read()
