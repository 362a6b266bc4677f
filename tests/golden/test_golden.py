"""Every recorded game goes the same way again, line by line; and a difference is told so that one can find it."""

from __future__ import annotations

import pytest

from tests.golden.__main__ import campaign
from tests.golden.playthrough import ANSWER, FOLDER, Head, difference, recorded

LARGEST = 120_000
"""Bytes of a recording: people read their differences."""
AGAIN = "\nWhere that is what you meant: `make golden` records anew."


def test_every_scenario_of_the_campaign_has_a_recording() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(campaign())


@pytest.mark.parametrize("scenario", campaign())
def test_it_goes_as_recorded(scenario: str) -> None:
    text = (FOLDER / f"{scenario}.txt").read_text(encoding="utf-8")
    assert len(text) < LARGEST
    told = difference(f"{scenario}.txt", text.splitlines())
    assert not told, told + AGAIN


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """A short game."""
    return recorded(Head("x-6039", 1, "random", "short"))


def test_another_line_of_the_log_is_told_with_its_number_and_the_answer_before(lines: list[str]) -> None:
    number = next(n for n, line in enumerate(lines) if line.startswith(ANSWER)) + 1
    changed = [*lines[:number], "Something else.", *lines[number + 1 :]]
    assert difference("x.txt", changed) == (
        f"x.txt, line {number + 1} after the answer {lines[number - 1]!r}:\n"
        f"  recorded: Something else.\n  replayed: {lines[number]}"
    )


def test_an_answer_that_is_no_longer_legal_is_told(lines: list[str]) -> None:
    number = next(n for n, line in enumerate(lines) if line.startswith(ANSWER))
    told = difference("x.txt", [*lines[:number], f"{ANSWER}A dance", *lines[number + 1 :]])
    assert f"replayed: {ANSWER}A dance is refused: " in told


def test_a_game_that_goes_on_longer_or_ends_elsewhere_is_told(lines: list[str]) -> None:
    assert "replayed: nothing more" in difference("x.txt", [*lines, "And then?"])
    assert "recorded: State 0." in difference("x.txt", [*lines[:-1], "State 0."])
