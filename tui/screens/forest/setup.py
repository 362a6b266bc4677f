"""Set-up of a game in the forest: level, players, who begins, the house rule, title, seed."""

from __future__ import annotations

from collections.abc import Collection

from attrs import define

from tui.paint import Canvas
from tui.play.newforest import MOST_SEATS, NAMES, TITLE, LevelInfo, NewForest
from tui.play.newgame import Asked
from tui.screens.form_screen import FormScreen
from tui.screens.layout import say
from tui.screens.row_form import ADVICE, SEED_ADVICE, SEED_HINT, TITLE_ADVICE, RowForm

LETTERS = "ABCDEF"
HARDER = "More of you is not harder: all may talk, and the bag lasts as long."


@define
class ForestForm(RowForm):
    """Rows: ``level seats name.0 … first failed title seed begin back``; ``first`` only where several play."""

    levels: tuple[LevelInfo, ...]
    number: int
    """Which level, from 0."""
    seats: int
    first: int
    """The seat that begins, from 0; a seat that is not there counts as the last."""
    gentle: bool

    @classmethod
    def filled(
        cls, levels: tuple[LevelInfo, ...], before: NewForest, asked: Asked, taken: Collection[str] = ()
    ) -> ForestForm:
        """A form with the usual values, or those of an earlier game, or what the command line says."""
        ids = [level.id for level in levels]
        wanted = asked.level or before.level
        number = ids.index(wanted) if wanted in ids else 0
        seats = min(MOST_SEATS, asked.seats or len(before.names) or 1)
        form = cls(levels, number, seats, before.first, before.gentle, taken=taken)
        form.add_fields(form.free(before.title), asked.seed, (*before.names, *NAMES[len(before.names) :]))
        return form

    def rows(self) -> tuple[str, ...]:
        players = [f"name.{seat}" for seat in range(self.seats)]
        first = ("first",) if self.seats > 1 else ()
        return ("level", "seats", *players, *first, "failed", "title", "seed", "begin", "back")

    @property
    def level(self) -> LevelInfo:
        """The level that is chosen."""
        return self.levels[self.number]

    @property
    def begins(self) -> int:
        """The seat that begins."""
        return min(self.first, self.seats - 1)

    def label(self, row: str) -> str:
        if row.startswith("name"):
            return f"{LETTERS[int(row[-1])]} name"
        named = {"seats": "Players", "first": "First", "failed": "Failed try", "back": "Back to the slots"}
        return named.get(row, row.capitalize())

    def value(self, row: str) -> str:
        match row:
            case "level":
                return self.level.name
            case "seats":
                return str(self.seats)
            case "first":
                return self.text(f"name.{self.begins}")
            case _:
                return "its gems go back" if self.gentle else "its gems are lost"

    def hint(self, row: str) -> str:
        if row == "title":
            return self.free(TITLE)
        return NAMES[int(row[-1])] if row.startswith("name") else SEED_HINT

    def advice(self) -> str:
        return {
            "seats": f"1 to {MOST_SEATS} players; alone, you play every turn. {HARDER}",
            "first": "Who begins; the sheet says the youngest.",
            "failed": "Where the gems of a card go that is tried in vain. Back into the bag is milder, a house rule.",
            "seed": f"{SEED_ADVICE} The cards lie on the same places too.",
            "title": TITLE_ADVICE,
        }.get(self.row, ADVICE)

    def change(self, step: int) -> None:
        row = self.row
        if row == "level":
            self.number = (self.number + step) % len(self.levels)
        elif row == "seats":
            self.seats = (self.seats - 1 + step) % MOST_SEATS + 1
        elif row == "first":
            self.first = (self.begins + step) % self.seats
        elif row == "failed":
            self.gentle = not self.gentle

    def trouble(self) -> str:
        return self.same_names(self.seats)


class ForestSetUp(FormScreen[ForestForm, NewForest]):
    """The form at the left, the level at the right."""

    place = "set-up of a game in the forest"
    game = "FOREST"
    rules_of = "forest"

    def __init__(
        self, levels: tuple[LevelInfo, ...], before: NewForest, asked: Asked, taken: Collection[str] = ()
    ) -> None:
        """``before`` fills the form in; ``asked`` is what the command line says; ``taken``: titles of other slots."""
        super().__init__(ForestForm.filled(levels, before, asked, taken))

    def result(self) -> NewForest:
        form = self.form
        seed = form.fields["seed"].text.strip()
        names = form.names(form.seats)
        return NewForest(form.text("title"), form.level.id, names, seed, form.begins, form.gentle)

    def chosen(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Paint the level."""
        canvas.title(x, y, width, self.form.level.name.upper())
        say(canvas, x + 1, y + 2, width - 1, self.form.level.words)
