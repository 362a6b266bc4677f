"""The forest in plain lines: a whole game through two streams, and a face that is told once."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from core.bots.forest.family import Family
from tests.forest.played import FACES, begin
from tui.line.forest_game import ask_forest
from tui.line.loop import run
from tui.line.voice import Voice
from tui.play.forest import KeptForest, levels
from tui.play.newforest import NAMES, NewForest
from tui.play.newgame import Asked

NEEDS = re.compile(rf"\b({'|'.join(FACES)}) needs")


class Bot:
    """An input that types the bot's answers, by numbers and by words in turn."""

    def __init__(self, sitting: KeptForest) -> None:
        self._sitting = sitting
        self._bot = Family("line")
        self.typed = 0

    def readline(self) -> str:
        if not self._sitting.deciders():
            return ""
        choice, option = self._bot.choose(self._sitting.table)
        view = self._sitting.view(choice.seat).choice
        assert view is not None
        answer = next(answer for answer in view.answers if answer.key == option.key)
        self.typed += 1
        words = option.key.replace(":", " ") if self.typed % 2 else str(answer.number)
        return f"{words}\n"

    def isatty(self) -> bool:
        return False


def said_by(sitting: KeptForest, *lines: str) -> str:
    """Everything said while these lines are typed and the input then ends."""
    out = io.StringIO()
    assert run(sitting, io.StringIO("".join(f"{line}\n" for line in lines)), out) == 0
    return out.getvalue()


@pytest.mark.parametrize("level", ["novice", "standard"])
def test_a_whole_game_is_played_in_lines(level: str, tmp_path: Path) -> None:
    sitting, out = begin(tmp_path, level), io.StringIO()
    typist = Bot(sitting)
    assert run(sitting, typist, out) == 0
    said = out.getvalue()
    assert sitting.view(0).end is not None
    assert "Not possible" not in said
    assert "are free" in said
    assert said.endswith("Every answer is saved as soon as it is given.\n")
    sitting.close()


def test_a_face_is_told_once_right_after_it_was_asked_for(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    said = said_by(sitting, "look 3", "1", "log", "state", "options", "undo", "")
    assert len(NEEDS.findall(said)) == 1
    assert "Place 3 is for Mira alone. The others look away." in said
    assert "Place 3: " in said.partition(" 1 Show the card")[2]
    sitting.close()
    again = said_by(begin(tmp_path), "log", "state")
    assert not NEEDS.findall(again)


class Terminal:
    """An input that is a terminal; at its end somebody presses Ctrl+C."""

    def __init__(self, typed: str) -> None:
        self._lines = typed.splitlines(keepends=True)

    def readline(self) -> str:
        if not self._lines:
            raise KeyboardInterrupt
        return self._lines.pop(0)

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("rows", [24, 150])
@pytest.mark.parametrize("typed", ["look 3\nshow\n\nquit\n", "look 3\nshow\n"], ids=["enter", "ctrl+c"])
def test_on_a_terminal_a_face_is_pushed_out_of_sight(
    typed: str, rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", str(rows))
    sitting, out = begin(tmp_path), io.StringIO()
    run(sitting, Terminal(typed), out)
    told = out.getvalue()
    face = NEEDS.search(told)
    assert face is not None
    assert "Enter hides it. It is not told again." in told[face.end() :]
    assert "\n" * max(60, rows) in told[face.end() :]
    sitting.close()


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("bag", "In the bag: 10 blue, 10 red, 10 yellow and 1 black, 31 in all."),
        ("b", "Chance of a black gem among the next 1: 3 %, 2: 6 %, 3: 10 %, 4: 13 %."),
        ("cards", "Heron needs 2 blue and 1 red. Freed: surplus goes back."),
        ("hint", "Hint: Look at a card: three that you remember are enough to begin with."),
        (",", "Hint: Look at a card: three that you remember are enough to begin with."),
        ("rules black", "Black gem."),
        ("rules heron", "Heron needs 2 blue and 1 red. Freed: surplus goes back."),
        ("rules", '"rules black gem" looks a word up.'),
        ("rules shield", 'The rules have nothing of "shield".'),
        ("rules !?", 'The rules have nothing of "!?".'),
        ("seats", "A Mira, whose turn it is."),
        ("where", "Easy, turn 1. Mira's turn."),
        ("options collect", " 7 Collect: take a gem out of the bag"),
        ("options", " 0 End the game here (final)"),
        ("look 9", "Not possible: There is no place 9; they go from 1 to 6."),
        ("look -1", "Not possible: "),
        ("-1", 'No answer goes by "-1".'),
        ("deliver 2", 'No answer goes by "deliver 2".'),
        ("9", "There are 8 answers, 0 to 7; 9 is none of them."),
        ("look", "That fits several answers. Give the number:"),
        ("undo", "There is nothing to take back."),
        ("seat 2", "Kai is not asked now. Asked: 1 Mira."),
        ("?", "A place has its own number at every question."),
    ],
)
def test_commands_and_what_is_no_answer(typed: str, told: str, tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    assert told in said_by(sitting, typed)
    sitting.close()


def test_the_story_is_told_before_the_first_turn_and_not_later(tmp_path: Path) -> None:
    sitting, wings = begin(tmp_path), "will hear wings before evening."
    assert said_by(sitting).count(wings) == 1
    said_by(sitting, "collect")
    assert wings not in said_by(sitting)
    sitting.close()


def test_on_novice_the_bag_says_that_black_is_harmless(tmp_path: Path) -> None:
    sitting = begin(tmp_path, "novice")
    assert "Black gems count as any colour." in said_by(sitting, "bag")
    sitting.close()


def test_the_end_tells_words_places_and_seed(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    said = said_by(sitting, "end")
    assert "The players end the game: 0 of 6 are free. The forest keeps its secrets. Another try?" in said
    assert "Evening comes first." in said
    assert len(re.findall(r"Place \d: (?:Dew|Ember|Reed|Heron|Fox|Moth)", said)) == 6
    assert "Seed s." in said
    sitting.close()


@pytest.mark.parametrize(
    ("typed", "asked", "begun"),
    [
        ("\n\n", Asked(), NewForest("Forest", "novice", ("Mira",))),
        ("3\nAna, Bo\n\n", Asked(seed="s"), NewForest("Forest", "standard", ("Ana", "Bo"), "s")),
        ("9\neasy\n7\n6\n", Asked(), NewForest("Forest", "easy", NAMES)),
        ("Ana, Ana\n2\n", Asked(level="easy"), NewForest("Forest", "easy", NAMES[:2])),
        ("", Asked(level="easy", seats=3), NewForest("Forest", "easy", NAMES[:3])),
        ("quit\n", Asked(), None),
        ("2\nquit\n", Asked(), None),
        ("2\nAna, quit\nbag\n0000000011\n000000000003\n", Asked(), NewForest("Forest", "easy", NAMES[:3])),
        ("", Asked(), None),
    ],
)
def test_level_and_players_of_a_new_game_are_asked_for(typed: str, asked: Asked, begun: NewForest | None) -> None:
    out = io.StringIO()
    assert ask_forest(levels(), asked, Voice(io.StringIO(typed), out)) == begun
    assert ("Which level?" in out.getvalue()) == (not asked.level)
