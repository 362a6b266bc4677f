"""The base of the set-up screens: a form of one line a row, what is chosen in it beside it, notes below. The rules are
asked only at the end."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from textual import events

from tui.paint import Canvas, Ground, Role
from tui.screens.ask import AskScreen
from tui.screens.layout import head
from tui.screens.page import Page, key_row
from tui.screens.row_form import RowForm

FormT = TypeVar("FormT", bound=RowForm)
Game = TypeVar("Game")
LABEL, VALUE = 3, 14
"""Columns of a row's name and of its value."""
AROUND = 9
"""Rows that a form with air takes beside its own: head, titles, empty rows, keys."""
NOTES = 4
"""Rows for advice, or for what is wrong, at the bottom."""


class FormScreen(Page[Game | None], Generic[FormT, Game]):
    """Up, down and Tab go between rows; what one types is text wherever text can stand."""

    keys = (
        ("Enter", "next, begin"),
        ("arrows", "choose, change"),
        ("Escape", "back"),
        ("Tab", "next"),
    )
    game = "TAMASHII"
    """What stands first in the head row."""

    def __init__(self, form: FormT) -> None:
        super().__init__()
        self.form = form
        self._before = form.filled_in()
        self._trouble = ""

    def chosen(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Paint what is chosen. Subclasses must give this."""
        raise NotImplementedError(f"{type(self).__name__} does not say what is chosen")

    def result(self) -> Game:
        """The game to start, when nothing is wrong with the form. Subclasses must give this."""
        raise NotImplementedError(f"{type(self).__name__} does not say what comes of it")

    def put_value(self, canvas: Canvas, row: str, x: int, y: int) -> int:
        """Paint the value of a row that is no text field; returns the column after it."""
        return canvas.put(x, y, self.form.value(row), "strong", bold=True)

    @property
    def typing(self) -> bool:
        """Letters are text in a field."""
        return self.form.open_field is not None

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """The form at the left, what is chosen in it at the right."""
        form = self.form
        head(canvas, self.game, "New game")
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
        self.chosen(canvas, right, 2, room)
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
            x = self.put_value(canvas, row, x, y)
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

    def _notes(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        role: Role = "harm" if self._trouble else "muted"
        canvas.paragraph(x, y, width, NOTES, self._trouble or self.form.advice(), role)

    def press(self, key: str, character: str | None) -> None:
        """In a field letters are text; Escape goes from it to the row that begins, Tab to the next."""
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
            self._back()
        elif verb in ("left", "right"):
            form.change(-1 if verb == "left" else 1)
        else:
            form.move(verb)

    def _back(self) -> None:
        """Leave; what was changed is not forgotten unasked."""
        if self.form.filled_in() == self._before:
            self.leave(None)
            return
        question = AskScreen("Leave the set-up?", "What you changed here is forgotten.", "No, stay", "Yes, leave")
        self.app.push_screen(question, self._answered)

    def _answered(self, sure: bool | None) -> None:
        if sure:
            self.call_after_refresh(self.leave, None)

    def _take(self) -> None:
        if self.form.row == "back":
            self._back()
        elif self.form.row != "begin":
            self.form.move("next")
        elif trouble := self.form.trouble():
            self._trouble = trouble
        else:
            self.leave(self.result())

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
