"""How many bytes a gesture sends, everything included, measured in a terminal at 120x40 with true colours.

The budgets are those of the interface design; over a slow line they are the difference between instant and not.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.pty.terminal import Terminal

PROGRAM = [sys.executable, "-m", "tests.tui.table_program"]
TRUE_COLOUR = {"COLORTERM": "truecolor"}


@pytest.fixture
def table() -> Iterator[Terminal]:
    with Terminal(PROGRAM, cols=120, rows=40, env=TRUE_COLOUR) as terminal:
        terminal.wait_for("MIRA DECIDES")
        terminal.quiet()
        yield terminal


def sent(terminal: Terminal, *keys: str, until: str) -> int:
    """The bytes of pressing keys, up to when the screen has come to rest with some words on it."""
    mark = terminal.mark()
    terminal.press(*keys)
    terminal.wait_for(until)
    terminal.quiet()
    return len(terminal.bytes_since(mark))


def test_gestures_on_the_launcher_stay_within_their_budgets(table: Terminal) -> None:
    assert len(table.output) < 32_000
    assert sent(table, "right", until="► ■ B ◄") < 500
    table.press("left")
    table.quiet()
    assert sent(table, "enter", until="held") < 1_000
    table.press("escape")
    table.quiet()
    assert sent(table, "g", until="a-z go there") < 1_500
    table.press("escape")
    table.quiet()
    table.press("p")
    table.quiet()
    assert sent(table, "down", until="box: Repel") < 1_000
    assert sent(table, "down", until="box: Reroll") < 1_000
    assert sent(table, "o", until="ANSWERS") < 4_500
    assert sent(table, "escape", until="PATTERNS") < 4_500


def test_a_slide_with_list_log_and_bar_stays_within_its_budget(table: Terminal) -> None:
    for key in ("right", "right", "right", "down", "enter"):
        table.press(key)
    table.wait_for("held")
    table.quiet()
    assert sent(table, "up", until="1 of 5 moves left.") < 2_000


def test_a_step_on_the_map_stays_within_its_budget() -> None:
    with Terminal([*PROGRAM, "move"], cols=120, rows=40, env=TRUE_COLOUR) as table:
        table.wait_for("MIRA DECIDES")
        table.quiet()
        table.press("u")
        table.wait_for("The way: B2, C1")
        table.quiet()
        assert sent(table, "j", until="The way: B2, C2") < 500


def test_nothing_is_sent_when_nothing_happens(table: Terminal) -> None:
    mark = table.mark()
    table.press("escape")
    table.quiet(gap=0.4)
    assert table.bytes_since(mark) == b""
