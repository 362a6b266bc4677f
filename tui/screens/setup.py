"""Set-up of a new game: scenario, title, players with name and Walker, seed. The rules are asked only at the end."""

from __future__ import annotations

from typing import Any

from textual import events

from tui.paint import LETTERS, Canvas, Fill, Ground, Role
from tui.play.newgame import Asked, NewGame, ScenarioInfo
from tui.screens.layout import head, say
from tui.screens.page import Page, key_row
from tui.screens.setup_form import WALKER_NAMES, Form

LABEL, VALUE = 3, 14
"""Columns of a row's name and of its value."""
AROUND = 9
"""Rows that a form with air takes beside its own: head, titles, empty rows, keys."""
MOST_FAULT = 8
"""Rows for what is wrong with a file of one's own."""
NOTES = 4
"""Rows for advice, or for what is wrong, at the bottom."""


class SetUpScreen(Page[NewGame | None]):
    """A form of one line a row. Up, down and Tab go between rows; what one types is text wherever text can stand."""

    keys = (
        ("Enter", "next, begin"),
        ("arrows", "choose, change"),
        ("Tab", "next"),
        ("Escape", "leave the field, back"),
    )
    place = "set-up of a new game"

    def __init__(
        self, scenarios: tuple[ScenarioInfo, ...], before: NewGame | None = None, asked: Asked | None = None
    ) -> None:
        """``before`` fills the form in; ``asked`` is what the command line says."""
        super().__init__()
        self.form = Form.filled(scenarios, before, asked or Asked())
        self._trouble = ""

    @property
    def typing(self) -> bool:
        """Letters are text in a field."""
        return self.form.open_field is not None

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """The form at the left, the scenario at the right."""
        form = self.form
        head(canvas, "TAMASHII", "New game")
        width = 44 if canvas.width < 100 else 56
        canvas.title(1, 2, width, "THE TABLE", focused=True)
        rows = form.rows()
        air = 1 if len(rows) + AROUND <= canvas.height else 0
        y = 3 + air
        at = (1, y)
        for index, row in enumerate(rows):
            if row in ("title", "begin") or (row == "seed" and rows[index - 1] != "title"):
                y += air
            if row == "begin":
                canvas.title(1, y, width, "WHAT NOW")
                y += 1
            cell = self._row(canvas, row, y, width, form.at == index)
            at = cell if form.at == index else at
            y += 1
        right, room = width + 4, canvas.width - width - 5
        self._scenario(canvas, right, 2, room)
        self._notes(canvas, right + 1, canvas.height - NOTES - 1, room - 1)
        key_row(canvas, self.keys)
        return at

    def _row(self, canvas: Canvas, row: str, y: int, width: int, here: bool) -> tuple[int, int]:
        signs = canvas.glyphs
        if here:
            canvas.fill(1, y, width, 1, "raised")
            canvas.put(1, y, signs.chosen, "key", "raised", bold=True)
        on: Ground = "raised" if here else "ground"
        canvas.zone(1, y, width, 1, ("row", row))
        label = self.form.label(row)
        if row in ("begin", "back"):
            canvas.put(LABEL, y, label, "strong" if here else "text", on, bold=here)
            return LABEL, y
        canvas.put(LABEL, y, label, "muted", on)
        field = self.form.fields.get(row)
        if field is None:
            x = canvas.put(VALUE, y, "< ", "key", on)
            canvas.zone(VALUE, y, 2, 1, ("step", row, -1))
            x = self._value(canvas, row, x, y)
            canvas.put(x, y, " >", "key", on)
            canvas.zone(x, y, 3, 1, ("step", row, 1))
            return VALUE, y
        canvas.put(
            VALUE, y, field.text or self.form.hint(row), "strong" if field.text else "muted", on, bold=bool(field.text)
        )
        canvas.zone(VALUE, y, field.limit + 1, 1, ("field", row))
        if here:
            canvas.restyle(VALUE + field.at, y, 1, reverse=True)
        return VALUE + field.at, y

    def _value(self, canvas: Canvas, row: str, x: int, y: int) -> int:
        words = self.form.value(row)
        if row.startswith("walker"):
            fill: Fill = self.form.colour(row)
            x = canvas.put(x, y, f" {canvas.glyphs.token(fill)} {LETTERS[fill]} ", fill)
            words = f" {fill}, {WALKER_NAMES[fill]}"
        return canvas.put(x, y, words, "strong", bold=True)

    def _notes(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        role: Role = "harm" if self._trouble else "muted"
        canvas.paragraph(x, y, width, NOTES, self._trouble or self.form.advice(), role)

    def _scenario(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        info = self.form.scenario
        if info is None:
            canvas.title(x, y, width, "NO SCENARIO")
            say(canvas, x + 1, y + 2, width - 1, "No scenario was found: the content folder is empty.", "harm")
            return
        told = ("your own" if info.own else "", info.difficulty, info.length)
        canvas.title(x, y, width, info.name.upper(), ", ".join(part for part in told if part))
        if not info.ready:
            y += 1 + canvas.paragraph(x + 1, y + 2, width - 1, MOST_FAULT, info.fault or "Not open yet.", "harm")
        # The briefing shows it whole.
        canvas.paragraph(x + 1, y + 2, width - 1, canvas.height - NOTES - y - 4, info.introduction)

    def press(self, key: str, character: str | None) -> None:
        """In a field letters are text; Escape and Tab leave it."""
        field = self.form.open_field
        self._trouble = ""
        if field is not None and key == "escape":
            self.form.go("begin")
        elif field is None or key in ("up", "down", "tab", "shift+tab", "enter") or not field.press(key, character):
            super().press(key, character)

    def do(self, verb: str) -> None:
        """Up, down and Tab go between rows, left and right change a value, Enter goes on or begins."""
        form = self.form
        if verb == "take":
            self._take()
        elif verb == "back":
            self.leave(None)
        elif verb in ("left", "right"):
            form.change(-1 if verb == "left" else 1)
        else:
            form.move(verb)

    def _take(self) -> None:
        if self.form.row == "back":
            self.leave(None)
        elif self.form.row != "begin":
            self.form.move("next")
        elif trouble := self.form.trouble():
            self._trouble = trouble
        else:
            self.leave(self.form.result())

    def act(self, action: Any) -> None:
        """Clicks go to a row, change a value at its arrows, and take the last two rows."""
        if not isinstance(action, tuple):
            return
        self._trouble = ""
        self.form.go(action[1])
        if action[0] == "step":
            self.form.change(action[2])
        elif action[1] in ("begin", "back"):
            self._take()

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is text, in a field; elsewhere it goes on to the app, which says that it is nothing."""
        if (field := self.form.open_field) is not None:
            event.stop()
            field.insert(event.text)
            self.sheet.repaint()
