"""Set-up of a new game of Chronicle of Ascend: scenario, title, players with name and Walker, seed."""

from __future__ import annotations

from collections.abc import Collection

from tui.paint import LETTERS, Canvas, Fill
from tui.play.newgame import Asked, NewGame, ScenarioInfo
from tui.screens.form_screen import NOTES, FormScreen
from tui.screens.layout import say
from tui.screens.setup_form import WALKER_NAMES, Form

MOST_FAULT = 8
"""Rows for what is wrong with a file of one's own."""


class SetUpScreen(FormScreen[Form, NewGame]):
    """The form at the left, the scenario at the right."""

    place = "set-up of a new game"
    rules_of = "ascend"

    def __init__(
        self,
        scenarios: tuple[ScenarioInfo, ...],
        before: NewGame | None = None,
        asked: Asked | None = None,
        taken: Collection[str] = (),
    ) -> None:
        """``before`` fills the form in; ``asked`` is what the command line says; ``taken``: titles of other slots."""
        super().__init__(Form.filled(scenarios, before, asked or Asked(), taken))

    def result(self) -> NewGame:
        return self.form.result()

    def put_value(self, canvas: Canvas, row: str, x: int, y: int) -> int:
        """Paint the value; a Walker with the sign of its colour."""
        words = self.form.value(row)
        if row.startswith("walker"):
            fill: Fill = self.form.colour(row)
            x = canvas.put(x, y, f" {canvas.glyphs.token(fill)} {LETTERS[fill]} ", fill)
            words = f" {fill}, {WALKER_NAMES[fill]}"
        return canvas.put(x, y, words, "strong", bold=True)

    def chosen(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Paint the scenario."""
        info = self.form.scenario
        if info is None:
            canvas.title(x, y, width, "NO SCENARIO")
            say(canvas, x + 1, y + 2, width - 1, "No scenario was found: the content folder is empty.", "harm")
            return
        canvas.title(x, y, width, info.name.upper(), "your own" if info.own else "")
        for name, words in (("difficulty", info.difficulty), ("length", info.length)):
            if words:
                y += 1
                canvas.put(x + 1, y, name, "muted")
                canvas.put_within(x + 12, y, width - 12, words)
        if not info.ready:
            y += 1 + canvas.paragraph(x + 1, y + 2, width - 1, MOST_FAULT, info.fault or "Not open yet.", "harm")
        # The briefing shows it whole.
        canvas.paragraph(x + 1, y + 2, width - 1, canvas.height - NOTES - y - 4, info.introduction)
