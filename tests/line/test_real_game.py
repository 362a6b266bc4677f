"""Line mode on a real game in a real slot: every number, key and command is taken, and nothing is lost."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from saves.store import SlotStore
from tests.ascend.tables import attach
from tui.line.loop import run, talk_of
from tui.line.voice import Voice
from tui.play import start
from tui.play.newgame import NewGame, NewSeat
from tui.play.sitting import AscendSitting

COMMANDS = (
    "options",
    "state",
    "patterns",
    "map",
    "combat",
    "card",
    "sheet",
    "data",
    "log",
    "undo",
    "redo",
    "back",
    "kit",
    "market",
    "seats kai",
    "standing",
    "?",
)


def new_game(folder: Path, seats: int = 2, scenario: str = "prologue") -> AscendSitting:
    """A scenario in a new slot."""
    players = (NewSeat("Mira", "blue"), NewSeat("Kai", "green"), NewSeat("Jun", "yellow"))[:seats]
    return start.new_game(SlotStore(folder), NewGame("Line", scenario, players, "line"))


class Typist:
    """An input that types what a function says, so many lines."""

    def __init__(self, type_line: Callable[[], str], lines: int) -> None:
        self._type_line = type_line
        self._left = lines

    def readline(self) -> str:
        self._left -= 1
        return self._type_line() + "\n" if self._left >= 0 else ""

    def isatty(self) -> bool:
        return False


@pytest.mark.parametrize("scenario", ["prologue", "sandbox"])
def test_whatever_is_offered_is_taken_by_number_and_by_key(tmp_path: Path, scenario: str) -> None:
    luck, sitting, out = Random(7), new_game(tmp_path, scenario=scenario), io.StringIO()
    answers: list[str] = []

    def type_line() -> str:
        if luck.random() < 0.2:
            return luck.choice(COMMANDS)
        # a seat that is done cannot answer: the next one does
        options = sitting.table.pending.get(talk.seat, sitting.table.pending[sitting.deciders()[0]]).options
        answers.append(luck.choice(options).key if luck.random() < 0.5 else str(luck.randrange(len(options))))
        return answers[-1]

    talk = talk_of(sitting, Voice(Typist(type_line, 150), out), 0)
    talk.play()
    assert "Not possible" not in out.getvalue()
    assert "No answer goes by" not in out.getvalue()
    assert len(answers) > 80


def test_a_combat_is_fought_in_words(tmp_path: Path) -> None:
    sitting, out = new_game(tmp_path, seats=1), io.StringIO()
    # the snapshot too: answers are tried on tables that are made from it
    for state in (sitting.game.state, sitting.table.snapshot):
        attach(state, "hound", "dustpan")
        state.seats[0].assets[:] = [1, 0, 2, 2]
    words = {"power": "power 2", "reroll": "keep", "frame": "frame 1", "shield": "shield"}
    asked: list[str] = []

    def type_line() -> str:
        kind = sitting.table.pending[0].kind
        asked.append(kind)
        # a frame that cannot be used is refused, then the last answer is taken
        return words[kind] if kind in words and asked[-2:] != [kind, kind] else "0"

    run(sitting, Typist(type_line, 25), out)
    assert {"power", "frame"} <= set(asked)
    for part in ("Attack Roll", "Frame 1,", "Enemies use their"):
        assert part in out.getvalue()


def test_the_game_goes_on_where_the_input_ended(tmp_path: Path) -> None:
    sitting, out = new_game(tmp_path, seats=1), io.StringIO()
    move = next(option.key for option in sitting.table.pending[0].options if option.key.startswith("slide:"))
    run(sitting, io.StringIO(move + "\n"), out)
    before, slot = sitting.view(0), sitting.slot.id
    sitting.close()
    again = start.open_game(SlotStore(tmp_path), slot)
    assert again.view(0).launcher == before.launcher
    run(again, io.StringIO("log 1\n"), out)
    assert before.log[-1] in out.getvalue()
    again.close()
