"""The curtain: a card is shown behind it, once and for a moment, to the one who may see it (rulings F5, F12).

Before the face is painted it is on disk that it was shown. When the time is over the cells are painted anew; nothing
keeps what was there.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from textual.timer import Timer

from core.forest.view import CardView, ChoiceView
from tui.paint import Canvas
from tui.play.contract import ForestSitting
from tui.screens.choices import Answer, Choices
from tui.screens.forest.cards import draw_face
from tui.screens.giving import tried
from tui.screens.layout import column, head, say
from tui.screens.page import Keys, Page, key_row

SHOWN_FOR = 3.0
"""Seconds that a card is shown; longer when that is asked for."""


class Curtain(Page[bool]):
    """Left with True when the card was shown, with False when it was not and still can be."""

    keys: Keys = (
        ("Enter", "show the card, cover it"),
        ("Escape", "not yet, cover it"),
        ("l", "keep it longer in sight"),
    )
    place = "a card is shown"

    def __init__(self, sitting: ForestSitting, choice: ChoiceView, name: str, several: bool) -> None:
        """``name`` is whose turn it is; ``several`` says that others sit at the table."""
        super().__init__()
        self._sitting = sitting
        self._choice = choice
        self._player = name
        self._several = several
        self._card: CardView | None = None
        self._timer: Timer | None = None
        self._covered = False
        self._trouble = ""
        self._choices = Choices((Answer("show", "Show the card"), Answer("back", "Not yet")))

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """The curtain with its question, or the card."""
        x, width = column(canvas, 60)
        y = max(3, canvas.height // 4)
        head(canvas, "FOREST", f"place {self._choice.place + 1}")
        if self._card is None:
            return self._draw_closed(canvas, x, y, width)
        canvas.title(x, y, width, f"PLACE {self._choice.place + 1}", "remember it", focused=True)
        after = draw_face(canvas, x + 2, y + 2, self._card)
        words = f"It is covered after {SHOWN_FOR:.0f} seconds." if self._timer else "Enter covers it."
        say(canvas, x + 2, after + 1, width - 4, f"{words} It is not shown again.", "muted")
        hold = (("l", "longer"),) if self._timer else ()
        key_row(canvas, (("Enter", "cover it"), *hold), ())
        return x, y

    def _draw_closed(self, canvas: Canvas, x: int, y: int, width: int) -> tuple[int, int]:
        alone = self._choice.alone
        canvas.title(x, y, width, f"{self._player.upper()} LOOKS" if alone else "ALL LOOK", focused=True)
        if alone and self._several:
            words = f"Hand over to {self._player}; the others look away."
        else:
            words = "" if alone else "The gems on it are not enough."
        seconds = f"The card at place {self._choice.place + 1} is shown once, for {SHOWN_FOR:.0f} seconds."
        y = say(canvas, x + 2, y + 2, width - 4, f"{words} {seconds}".strip()) + 1
        after = self._choices.draw(canvas, x, y, width)
        say(canvas, x + 2, after + 1, width - 4, self._trouble, "harm")
        key_row(canvas, (("Enter", "take it"), ("arrows", "choose"), ("1-2", "answer"), ("Escape", "not yet")))
        return x, y + self._choices.at

    def press(self, key: str, character: str | None) -> None:
        """Help and menu wait until the card is covered; ``l`` keeps it until that is done by hand."""
        if self.host.presses.repeats(key if key in ("enter", "space", "1") else None, monotonic()):
            return
        if self._card is not None and key in ("l", "L"):
            self._hold()
        elif self._card is not None and key in ("question_mark", "q"):
            self.note = "First the card: Enter covers it, and it is not shown again."
        else:
            super().press(key, character)

    def do(self, verb: str) -> None:
        """Enter shows and covers, Escape covers or goes back."""
        if self._card is not None:
            if verb in ("take", "back"):
                self._cover_up()
        elif verb == "take":
            self._take(self._choices.chosen)
        elif verb == "back":
            self.leave(False)
        else:
            self._choices.move(verb)

    def act(self, action: Any) -> None:
        """Digits and clicks take a line."""
        if self._card is None and (answer := self._choices.pick(action)) is not None:
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        if answer.action == "back":
            self.leave(False)
            return
        result = tried(lambda: self._sitting.uncover(self._choice.seat))
        self.host.save_fault = result.fault
        if result.done is None:
            self._trouble = result.refused or result.fault
            return
        self._card = result.done
        self.host.presses.answered(monotonic())
        self._timer = self.set_timer(SHOWN_FOR, self._cover_up)

    def _hold(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _cover_up(self) -> None:
        self._hold()
        self._card, self._covered = None, True
        self.leave(True)

    def on_screen_resume(self) -> None:
        """Leave now where the card was covered below a window that was too small."""
        super().on_screen_resume()
        if self._covered:
            self.leave(True)
