"""Who plays a new game of free play, by numbers and names."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from saves.store import SlotStore
from tests.tui.shell import SCENARIOS
from tui.line.loop import talk_of
from tui.line.players import ask_free
from tui.line.typed import COMMANDS, whole
from tui.line.voice import Voice
from tui.play.newforest import NewForest
from tui.play.newgame import ClassInfo, NewGame, NewSeat, ScenarioInfo
from tui.play.start import Games

CLASSES = tuple(ClassInfo(name, name.title(), f"About {name}.") for name in ("reaper", "brawler"))
SANDBOX = ScenarioInfo("sandbox", "Sandbox", "", "", "", ready=True, classes=CLASSES)


def asked(*typed: str) -> tuple[NewGame | None, str]:
    """What comes of these lines, and what was said."""
    said = io.StringIO()
    voice = Voice(io.StringIO("".join(f"{words}\n" for words in typed)), said)
    return ask_free((*SCENARIOS, SANDBOX), voice), said.getvalue()


def test_scenario_names_and_classes_are_asked_for() -> None:
    game, said = asked("9", "Sandbox", "Ana, Bo", "", "2", "")
    players = (NewSeat("Ana", "blue", "brawler"), NewSeat("Bo", "green", "reaper"))
    assert game == NewGame("Sandbox", "sandbox", players, "")
    assert "X-6039" not in said, "it is not ready"
    assert "A number from 1 to 2, please" in said
    assert "Players: Ana (blue) and Bo (green)." in said


def test_empty_lines_take_what_is_usual_and_a_number_says_how_many() -> None:
    assert asked("", "")[0] == NewGame("Prologue", "prologue", (NewSeat("Mira", "blue"),), "")
    game, _ = asked("1", "3")
    assert game is not None
    assert [seat.name for seat in game.seats] == ["Mira", "Kai", "Jun"]


def test_names_that_cannot_be_are_refused_with_the_reason() -> None:
    game, said = asked("1", "Ana, Ana", "Ana, ", "x" * 13, "a,b,c,d,e", "9", "quit now", "")
    assert game is not None
    assert [seat.name for seat in game.seats] == ["quit now"]
    assert "Two players need two names." in said
    assert said.count("A name has 1 to 12 letters") == 2
    assert "There are at most 4 players." in said


def test_the_end_of_input_and_quit_leave() -> None:
    assert asked()[0] is None
    assert asked("q")[0] is None
    assert asked("1")[0] is None
    assert asked("1", "Quit", "")[0] is None
    assert asked("2", "Ana, Bo", "", "1", "q", "")[0] is None, "the Class question is left as the others are"


def test_a_dial_is_turned_by_its_word() -> None:
    game, said = asked("harsh", "1", "")
    assert game is not None
    assert game.dial == "harsh"
    assert '"gentle" or "harsh" makes it so.' in said
    assert "Harsh: less Corrupted Data in the pool" in said
    game, _ = asked("harsh", "Normal", "", "")
    assert game is not None
    assert game.dial == "normal"


@pytest.mark.parametrize("word", ["where", "Help", "give  up", "harsh", "read", "undo"])
def test_a_command_is_no_name(word: str) -> None:
    game, said = asked("1", f"Ana, {word}", "?", "Ana", "")
    assert game is not None
    assert [seat.name for seat in game.seats] == ["Ana"]
    assert "is a command, so a player needs another name." in said
    assert said.count("A number from 1 to 4 changes how many") == 3, "help says it once more"


@pytest.mark.parametrize("kind", ["ascend", "forest"])
def test_every_command_of_a_game_is_no_name(kind: str, tmp_path: Path) -> None:
    new: NewGame | NewForest = NewGame("Line", "prologue", (NewSeat("Ana", "blue"),), "line")
    sitting = Games().new_game(SlotStore(tmp_path), NewForest("F", "easy", ("Ana",)) if kind == "forest" else new)
    talk = talk_of(sitting, Voice(io.StringIO(), io.StringIO()), 0)
    assert {*talk.commands, *talk.parts, *(word for word in talk.keys if len(word) > 1)} <= COMMANDS
    sitting.close()


@pytest.mark.parametrize("digits", ["0000000011", "0" * 5000 + "3", "9" * 5000, "\u0663" * 12])
def test_numbers_of_any_length_are_read_whole(digits: str) -> None:
    game, said = asked("2", digits, "Ana", "", digits, "0000000000002")
    assert game is not None
    assert game.seats == (NewSeat("Ana", "blue", "brawler"),)
    assert "A number from 1 to 4, please." in said
    assert "A number from 1 to 2, please" in said
    assert (whole("0000000011"), whole("12a"), whole("-1")) == (11, None, None)
