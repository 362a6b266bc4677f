"""A whole game as text: who sits there, each answer, and the lines of the log that came of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from core.ascend import events as ev
from core.ascend.game import Game
from core.ascend.log import sentence
from core.ascend.names import SEAT_LETTERS
from core.bots.ascend import simulated
from core.engine.choice import Refused
from core.engine.table import Table

FOLDER = Path(__file__).parent / "games"
ANSWER = "> "
"""How a line with an answer begins: ``> B launch:basic.shield@1,2-1,3-1,4``."""
TOO_LONG = 20_000
"""Answers after which recording gives up."""


@frozen
class Head:
    """What a game is set up from."""

    scenario: str
    seats: int
    bot: str
    seed: str

    def text(self) -> str:
        """The first line of a file."""
        return f"{self.scenario}, {self.seats} seats, {self.bot} bot, seed {self.seed}"

    @classmethod
    def read(cls, line: str) -> Head:
        """The first line, read. Raises ValueError."""
        scenario, seats, bot, seed = line.split(", ")
        return cls(scenario, int(seats.removesuffix(" seats")), bot.removesuffix(" bot"), seed.removeprefix("seed "))

    def table(self) -> Table:
        """The table before the first answer."""
        return simulated.table(self.scenario, self.seats, self.seed)


class Told:
    """Tells of a table what has happened since the last time, headed by steps as the log is."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._names = [seat.name for seat in table.game.state.seats]
        self._told = 0
        self._heading = ""

    def lines(self) -> Iterator[str]:
        """The sentences since the last call."""
        game, events = self._table.game, self._table.events
        assert isinstance(game, Game)
        new, self._told = events[self._told :], len(events)
        for event in new:
            line = "" if isinstance(event, ev.TurnBegan) else sentence(event, game.content, self._names)
            if isinstance(event, ev.StepBegan):
                self._heading = line
            elif line:
                if self._heading:
                    yield self._heading
                self._heading = ""
                yield line


def recorded(head: Head) -> list[str]:
    """The lines of a game that a bot plays to its end."""
    table, player = head.table(), simulated.BOTS[head.bot](head.seed)
    told = Told(table)
    lines = [head.text(), *told.lines()]
    for _ in range(TOO_LONG):
        if table.over:
            return [*lines, f"State {table.digest()}."]
        choice, option = player.choose(table)
        table.take(choice, option)
        lines += [f"{ANSWER}{SEAT_LETTERS[choice.seat]} {option.key}", *told.lines()]
    raise RuntimeError(f"{head.text()}: no end after {TOO_LONG} answers")


def replayed(lines: list[str]) -> Iterator[str]:
    """The lines of the game when the recorded answers are given again; what is refused says so and ends it."""
    head = Head.read(lines[0])
    table = head.table()
    told = Told(table)
    yield head.text()
    yield from told.lines()
    for answer in (line for line in lines if line.startswith(ANSWER)):
        letter, _, key = answer.removeprefix(ANSWER).partition(" ")
        seat = SEAT_LETTERS.index(letter)
        try:
            asked = table.pending.get(seat)
            table.answer(seat, asked.serial if asked else 0, key)
        except Refused as refusal:
            yield f"{answer} is refused: {refusal}"
            return
        yield answer
        yield from told.lines()
    yield f"State {table.digest()}." if table.over else "The game is not over."


def difference(name: str, lines: list[str]) -> str:
    """Where a recording and its replay part, for people to read; empty when they are alike."""
    last = ""
    again = replayed(lines)
    for number, line in enumerate(lines, 1):
        got = next(again, "nothing more")
        if got != line:
            after = f" after the answer {last!r}" if last else ""
            return f"{name}, line {number}{after}:\n  recorded: {line}\n  replayed: {got}"
        last = line if line.startswith(ANSWER) else last
    return ""
