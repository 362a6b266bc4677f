"""The end of a scenario: how it went, what it unlocked, what everybody did, and where to go from here."""

from __future__ import annotations

from typing import Any

from core.ascend.view import EndView, SeatNumbers, TableView
from tui.paint import Canvas, wrap
from tui.screens.choices import Answer, Choices
from tui.screens.layout import head, say
from tui.screens.page import Page, key_row

COUNTED = (
    ("patterns", "patterns"),
    ("moves used", "moves"),
    ("Damage", "damage"),
    ("defeated", "defeated"),
    ("Wounds", "wounds"),
    ("resets", "resets"),
    ("tiles seen", "tiles"),
    ("EXP", "exp"),
)
"""What is counted for each seat, and the field it is in."""


class EndScreen(Page[None]):
    """Nothing here changes the game: it is over and saved."""

    keys = (("1-3", "answer"), ("Enter", "take it"), ("arrows", "choose"), ("c", "the card"))
    place = "end of the scenario"

    def __init__(self, view: TableView, title: str = "", campaign_slot: str = "") -> None:
        """``view`` has an end; ``title`` is the slot's, ``campaign_slot`` its id, in a campaign.

        Raises ValueError while the game goes on.
        """
        super().__init__()
        if view.end is None:
            raise ValueError("the scenario has not ended")
        self.end: EndView = view.end
        self._view = view
        self._scenario = view.where.scenario
        self._title = title
        self._slot = campaign_slot
        self._log = view.log
        self._choices = Choices(
            (
                Answer("sheet", "To the progress sheet") if campaign_slot else Answer("slots", "Back to the slots"),
                Answer("card", f"Read {self.end.code} again"),
                Answer("again", f"Play {self._scenario} again"),
            )
        )

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """Result and story above, two columns of what came of it, the answers below."""
        end, width = self.end, canvas.width - 4
        head(canvas, self._scenario.upper(), f"ended in turn {end.turn} with card {end.code}", self._title)
        result = "V I C T O R Y" if end.won else "L O S T"
        after = canvas.put(2, 2, result, "legal" if end.won else "harm", bold=True)
        canvas.put_within(after + 3, 2, width - after - 1, end.name, "strong", bold=True)
        roomy = canvas.height >= 30
        below = canvas.height - (7 if roomy else 6)
        # The numbers are shown whole; the story can be read again in full.
        story = min(len(wrap(end.story, width)), 8, max(1, below - 5 - len(COUNTED) - 2))
        canvas.paragraph(2, 4, width, story, end.story)
        top = 5 + story
        left = (width - 2) // 2 - 4
        last = self._unlocked(canvas, 1, top, left, below - top)
        last = max(last, self._numbers(canvas, left + 4, top, width - left - 2))
        if roomy and last + 4 < below:
            self._how_it_went(canvas, 1, last + 1, width + 1, below - last - 2)
        canvas.title(1, below, width + 1, "WHAT NOW", f"seed {end.seed}", focused=True)
        self._choices.draw(canvas, 2, below + 1, width)
        canvas.put_within(2, below + 4, width, "All of it is saved; coming back here changes nothing.", "muted")
        key_row(canvas, self.keys)
        return 2, below + 1 + self._choices.at

    def _unlocked(self, canvas: Canvas, x: int, y: int, width: int, room: int) -> int:
        canvas.title(x, y, width, "UNLOCKED", "once, now in the campaign" if self._slot else "")
        end, row = self.end, y + 1
        lines = [f"ticked {end.tick}"] if end.tick else []
        lines += [*end.unlocked, *(f"locked again: {line}" for line in end.locked)]
        for index, line in enumerate(lines):
            if row - y >= room:
                canvas.put(
                    x + 1, row - 1, f"{canvas.glyphs.more} {len(lines) - index + 1} more".ljust(width - 1), "muted"
                )
                return row
            canvas.put(x + 1, row, canvas.glyphs.done, "legal")
            row = say(canvas, x + 3, row, width - 3, line)
        return row if lines else say(canvas, x + 3, row, width - 3, "nothing this time")

    def _numbers(self, canvas: Canvas, x: int, y: int, width: int) -> int:
        canvas.title(x, y, width, "THE GAME IN NUMBERS")
        seats = self.end.numbers
        each = min(9, (width - 12) // max(1, len(seats)))
        for index, seat in enumerate(seats):
            right = x + 12 + each * (index + 1)
            name = seat.name[: each - 1]
            canvas.put_right(right, y + 1, name, "strong", bold=True)
            for row, (_, field) in enumerate(COUNTED):
                canvas.put_right(right, y + 2 + row, str(_number(seat, field)))
        for row, (words, _) in enumerate(COUNTED):
            canvas.put(x + 1, y + 2 + row, words, "muted")
        return y + 2 + len(COUNTED)

    def _how_it_went(self, canvas: Canvas, x: int, y: int, width: int, room: int) -> None:
        canvas.title(x, y, width, "HOW IT WENT", "the last of the log")
        lines = [line for entry in self._log for line in wrap(entry, width - 2)][-room:] if room > 0 else []
        for row, line in enumerate(lines):
            canvas.put(x + 1, y + 1 + row, line)

    def do(self, verb: str) -> None:
        """Arrows choose, Enter takes. Escape does nothing: the end is no step to go back from."""
        if verb == "take":
            self._take(self._choices.chosen)
        else:
            self._choices.move(verb)

    def press(self, key: str, character: str | None) -> None:
        """`c` reads the card, as on the table."""
        if key == "c":
            self.host.show_end_card(self._view)
        else:
            super().press(key, character)

    def act(self, action: Any) -> None:
        """Digits and clicks take a line."""
        if (answer := self._choices.pick(action)) is not None:
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        match answer.action:
            case "slots":
                self.host.to_slots()
            case "card":
                self.host.show_end_card(self._view)
            case "sheet":
                self.host.show_campaign(self._slot)
            case _:
                self.host.play_again()


def _number(seat: SeatNumbers, field: str) -> int:
    value: int = getattr(seat, field)
    return value
