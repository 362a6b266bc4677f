"""The form behind the set-up screen: its rows, its values, and what is still wrong with them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from attrs import define

from core.ascend.names import DIALS, NORMAL
from tui.paint import Fill
from tui.play.newgame import (
    CAMPAIGN,
    DEFAULT_NAMES,
    DIAL_WORDS,
    MOST_SEATS,
    WALKERS,
    Asked,
    ClassInfo,
    NewGame,
    NewSeat,
    ScenarioInfo,
    scenario_of,
)
from tui.screens.row_form import ADVICE, SEED_ADVICE, SEED_HINT, TITLE_ADVICE, RowForm

T = TypeVar("T")

LETTERS = "ABCD"
WALKER_NAMES = dict(WALKERS)
COLOURS: tuple[Fill, ...] = ("blue", "green", "yellow", "red")
"""Walkers in the order they are stepped through."""


@define
class Form(RowForm):
    """What has been chosen so far.

    Rows have names: ``scenario seats name.0 walker.0 class.0 … title seed dial begin back``; ``scenario`` only where
    there are several, ``title`` and ``dial`` only for a new slot, ``class`` only where the scenario is played with
    Classes.
    """

    scenarios: tuple[ScenarioInfo, ...]
    number: int
    """Which scenario, from 0."""
    seats: int
    colours: list[Fill]
    """Walker of each of the four seats; no two alike."""
    classes: list[str]
    """Class of each of the four seats by its id, as far as there are Classes; no two alike."""
    dial: str = NORMAL
    """How hard it is made."""
    before: NewGame | None = None
    """What the form was filled in from: the next game of a campaign keeps its slot."""

    @classmethod
    def filled(
        cls, scenarios: tuple[ScenarioInfo, ...], before: NewGame | None, asked: Asked, taken: Collection[str] = ()
    ) -> Form:
        """A form with the usual values, or those of an earlier game, or what the command line says."""
        given = before.seats if before else ()
        names = [seat.name for seat in given] + list(DEFAULT_NAMES[len(given) :])
        colours = list(dict.fromkeys([seat.walker for seat in given if seat.walker in COLOURS] + list(COLOURS)))
        wanted = asked if asked.scenario or before is None else Asked(before.scenario)
        info = scenario_of(wanted, scenarios)
        number = scenarios.index(info) if info else 0
        seats = asked.seats or len(asked.classes) or len(given) or 1
        classes = [*asked.classes, *(seat.cls for seat in given)]
        dial = asked.dial or (before.dial if before else NORMAL)
        form = cls(scenarios, number, seats, colours, classes, dial, before, taken=taken)
        form._settle_classes()
        title = before.title if before else ""
        form.add_fields(title if before and before.slot else form.free(title), asked.seed, names)
        return form

    def rows(self) -> tuple[str, ...]:
        """The rows that are shown, top to bottom."""
        each = ("name", "walker", "class") if self.known_classes else ("name", "walker")
        players = [f"{row}.{seat}" for seat in range(self.seats) for row in each]
        first = ("scenario",) if len(self.scenarios) > 1 else ()
        table = ("seed",) if self.before is not None and self.before.slot else ("title", "seed", "dial")
        return (*first, "seats", *players, *table, "begin", "back")

    @property
    def scenario(self) -> ScenarioInfo | None:
        """The scenario chosen, None when there is none at all."""
        return self.scenarios[self.number] if self.scenarios else None

    @property
    def known_classes(self) -> dict[str, ClassInfo]:
        """The Classes of the scenario by their ids; none where it is played without."""
        info = self.scenario
        return {known.id: known for known in info.classes} if info else {}

    def change(self, step: int) -> None:
        """Step the value of the row, where it has values to step through."""
        row, self.said = self.row, ""
        before = [*self.colours], [*self.classes]
        if row == "scenario" and self.scenarios:
            self.number = (self.number + step) % len(self.scenarios)
            self._settle_classes()
        elif row == "seats":
            self.seats = (self.seats - 1 + step) % MOST_SEATS + 1
        elif row == "dial":
            self.dial = DIALS[(DIALS.index(self.dial) + step) % len(DIALS)]
        elif row.startswith("walker"):
            self.colours = _stepped(self.colours, int(row[-1]), COLOURS, step)
        elif row.startswith("class"):
            self.classes = _stepped(self.classes, int(row[-1]), tuple(self.known_classes), step)
        if row.startswith(("walker", "class")):
            self.said = self._given_instead(int(row[-1]), *before)

    def _given_instead(self, seat: int, colours: list[Fill], classes: list[str]) -> str:
        """The sentence about the other player who has got what this seat gave up; empty for none."""
        for other in range(self.seats):
            name = self.text(f"name.{other}")
            if other != seat and self.classes != classes and self.classes[other] != classes[other]:
                return f"{name} takes {self._class(f'class.{other}').name} instead."
            if other != seat and self.colours[other] != colours[other]:
                return f"{name} takes {self.colours[other]}, {WALKER_NAMES[self.colours[other]]}, instead."
        return ""

    def _settle_classes(self) -> None:
        """Keep the Classes that the scenario has, each once, and give the other seats those that are left."""
        known = self.known_classes
        self.classes = list(dict.fromkeys([*(cls for cls in self.classes if cls in known), *known]))

    def label(self, row: str) -> str:
        """What a row is called."""
        info = self.scenario
        if row.startswith("name"):
            return f"{LETTERS[int(row[-1])]} name"
        if row.startswith(("walker", "class")):
            return f"  {row[:-2].capitalize()}"
        if row == "begin":
            return f"Begin {info.name}" if info else "Begin"
        if row == "back":
            return "Back" if info and info.campaign else "Back to the slots"
        return "Players" if row == "seats" else row.capitalize()

    def filled_in(self) -> tuple[str, ...]:
        return (*RowForm.filled_in(self), *self.colours)

    def value(self, row: str) -> str:
        """The value of a row that is no text field."""
        if row == "seats":
            return str(self.seats)
        if row == "dial":
            return self.dial
        if row.startswith("class"):
            return self._class(row).name
        return self.scenario.name if self.scenario else "none"

    def _class(self, row: str) -> ClassInfo:
        return self.known_classes[self.classes[int(row[-1])]]

    def colour(self, row: str) -> Fill:
        """The Walker of a row."""
        return self.colours[int(row[-1])]

    def hint(self, row: str) -> str:
        """What an empty field stands for."""
        if row.startswith("name"):
            return DEFAULT_NAMES[int(row[-1])]
        if row == "seed":
            return SEED_HINT
        info = self.scenario
        return "" if info is None else self.free(CAMPAIGN if info.campaign else info.name)

    def advice(self) -> str:
        """A sentence about the row one is on."""
        row = self.row
        if self.said:
            return self.said
        if row == "seed":
            return SEED_ADVICE
        if row.startswith("walker"):
            return "The Walker's colour is that of the first Core Data. No two players share one."
        if row.startswith("class"):
            return f"{self._class(row).name}: {self._class(row).words}"
        if row == "seats":
            return "1 to 4 players. Alone, the J.O.R.D.A.N. BOT comes along."
        if row == "dial":
            return DIAL_WORDS[self.dial]
        if row == "title":
            return TITLE_ADVICE
        return ADVICE

    def trouble(self) -> str:
        """Why the game cannot begin yet, in one sentence; empty when it can."""
        info = self.scenario
        if info is None:
            return "There is no scenario to play."
        if not info.ready:
            return info.fault or f"{info.name} cannot be played yet."
        return self.same_names(self.seats)

    def result(self) -> NewGame:
        """The game to start. Raises ValueError while `trouble` has something to say."""
        if (trouble := self.trouble()) or self.scenario is None:
            raise ValueError(trouble)
        classes = self.classes if self.known_classes else [""] * MOST_SEATS
        return NewGame(
            title=self.text("title"),
            scenario=self.scenario.id,
            seats=tuple(
                NewSeat(self.text(f"name.{seat}"), self.colours[seat], classes[seat]) for seat in range(self.seats)
            ),
            seed=self.fields["seed"].text.strip(),
            slot=self.before.slot if self.before else "",
            drop=self.before is not None and self.before.drop,
            dial=self.dial,
        )


def _stepped(values: list[T], seat: int, order: tuple[T, ...], step: int) -> list[T]:
    """A seat takes the next value in order; whoever has that takes the one given up, so that no two are ever alike."""
    old = values[seat]
    new = order[(order.index(old) + step) % len(order)]
    return [old if value == new else new if value == old else value for value in values]
