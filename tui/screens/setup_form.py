"""The form behind the set-up screen: its rows, its values, and what is still wrong with them."""

from __future__ import annotations

from attrs import define, field

from tui.paint import Fill
from tui.play.newgame import DEFAULT_NAMES, MOST_SEATS, WALKERS, NewGame, NewSeat, ScenarioInfo
from tui.screens.field import Field

LETTERS = "ABCD"
WALKER_NAMES = dict(WALKERS)
COLOURS: tuple[Fill, ...] = ("blue", "green", "yellow", "red")
"""Walkers in the order they are stepped through."""
TITLE_LIMIT, NAME_LIMIT, SEED_LIMIT = 28, 12, 24


@define
class Form:
    """What has been chosen so far. Rows have names: ``scenario title seats name.0 walker.0 … seed begin back``."""

    scenarios: tuple[ScenarioInfo, ...]
    number: int
    """Which scenario, from 0."""
    seats: int
    colours: list[Fill]
    """Walker of each of the four seats; no two alike."""
    fields: dict[str, Field] = field(factory=dict)
    at: int = 0

    @classmethod
    def filled(cls, scenarios: tuple[ScenarioInfo, ...], before: NewGame | None, seats: int, seed: str) -> Form:
        """A form with the usual values, or those of an earlier game."""
        given = before.seats if before else ()
        names = [seat.name for seat in given] + list(DEFAULT_NAMES[len(given) :])
        taken = [colour for seat in given for colour in COLOURS if colour == seat.walker]
        colours = taken + [colour for colour in COLOURS if colour not in taken]
        ids = [info.id for info in scenarios]
        number = ids.index(before.scenario) if before and before.scenario in ids else 0
        form = cls(scenarios, number, seats or len(given) or 1, colours)
        form.fields["title"] = Field(before.title if before else "", TITLE_LIMIT, fresh=True)
        form.fields["seed"] = Field(seed, SEED_LIMIT, fresh=True)
        for seat, name in enumerate(names):
            form.fields[f"name.{seat}"] = Field(name, NAME_LIMIT, fresh=True)
        return form

    def rows(self) -> tuple[str, ...]:
        """The rows that are shown, top to bottom."""
        players = [row for seat in range(self.seats) for row in (f"name.{seat}", f"walker.{seat}")]
        return ("scenario", "title", "seats", *players, "seed", "begin", "back")

    @property
    def row(self) -> str:
        """The row one is on."""
        return self.rows()[self.at]

    @property
    def open_field(self) -> Field | None:
        """The text field one is in, or None."""
        return self.fields.get(self.row)

    @property
    def scenario(self) -> ScenarioInfo | None:
        """The scenario chosen, None when there is none at all."""
        return self.scenarios[self.number] if self.scenarios else None

    def go(self, row: str) -> None:
        """Go to a row by its name."""
        self.at = self.rows().index(row)

    def move(self, verb: str) -> None:
        """Go up or down, next or previous, first or last."""
        last = len(self.rows()) - 1
        wanted = {"up": -1, "previous": -1, "down": 1, "next": 1, "first": -last, "last": last}.get(verb, 0)
        self.at = max(0, min(last, self.at + wanted))

    def change(self, step: int) -> None:
        """Step the value of the row, where it has values to step through."""
        row = self.row
        if row == "scenario" and self.scenarios:
            self.number = (self.number + step) % len(self.scenarios)
        elif row == "seats":
            self.seats = (self.seats - 1 + step) % MOST_SEATS + 1
        elif row.startswith("walker"):
            self._change_walker(int(row[-1]), step)

    def _change_walker(self, seat: int, step: int) -> None:
        """The next Walker; whoever has it takes the one given up, so that no two are ever alike."""
        old = self.colours[seat]
        new = COLOURS[(COLOURS.index(old) + step) % len(COLOURS)]
        self.colours[self.colours.index(new)] = old
        self.colours[seat] = new

    def label(self, row: str) -> str:
        """What a row is called."""
        info = self.scenario
        if row.startswith("name"):
            return f"{LETTERS[int(row[-1])]} name"
        if row.startswith("walker"):
            return "  Walker"
        if row == "begin":
            return f"Begin {info.name}" if info else "Begin"
        return {"back": "Back to the slots", "seats": "Players"}.get(row, row.capitalize())

    def value(self, row: str) -> str:
        """The value of a row that is no text field."""
        if row == "seats":
            return str(self.seats)
        return self.scenario.name if self.scenario else "none"

    def colour(self, row: str) -> Fill:
        """The Walker of a row."""
        return self.colours[int(row[-1])]

    def hint(self, row: str) -> str:
        """What an empty field stands for."""
        if row.startswith("name"):
            return DEFAULT_NAMES[int(row[-1])]
        if row == "seed":
            return "drawn when the game begins"
        return self.scenario.name if self.scenario else ""

    def advice(self) -> str:
        """A sentence about the row one is on."""
        row = self.row
        if row == "seed":
            return "Equal seeds and equal answers give equal games."
        if row.startswith("walker"):
            return "The Walker's colour is that of the first Core Data. No two players share one."
        if row == "seats":
            return "1 to 4 players. Alone, the J.O.R.D.A.N. BOT comes along."
        if row == "title":
            return "What the game is called in the list of slots."
        return "Every answer is saved as it is given."

    def _text(self, row: str) -> str:
        return self.fields[row].text.strip() or self.hint(row)

    def trouble(self) -> str:
        """Why the game cannot begin yet, in one sentence; empty when it can."""
        info = self.scenario
        if info is None:
            return "There is no scenario to play."
        if not info.ready:
            return f"{info.name} cannot be played yet."
        names = [self._text(f"name.{seat}") for seat in range(self.seats)]
        for name in names:
            if names.count(name) > 1:
                return f"Two players are called {name}: give one of them another name."
        return ""

    def result(self) -> NewGame:
        """The game to start. Raises ValueError while `trouble` has something to say."""
        if (trouble := self.trouble()) or self.scenario is None:
            raise ValueError(trouble)
        return NewGame(
            title=self._text("title"),
            scenario=self.scenario.id,
            seats=tuple(NewSeat(self._text(f"name.{seat}"), self.colours[seat]) for seat in range(self.seats)),
            seed=self.fields["seed"].text.strip(),
        )
