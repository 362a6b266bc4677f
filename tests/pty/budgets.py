"""What a gesture at the table may send to the terminal, in bytes, and what it does send."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.ascend.names import COLUMNS
from core.ascend.options import Shift
from core.ascend.views.table import view_of
from core.engine.table import Table
from tests.pictures.moments import keep_game, programming
from tests.pty.program import saves_of, tamashii
from tests.pty.terminal import KEYS, Condition, Terminal
from tui.hexes import step_from

BUDGETS: Mapping[str, int] = {
    "open a slot": 32_000,
    "idle for a second": 0,
    "cursor, one slot": 500,
    "pick up, targets marked": 1000,
    "slide, with list, log and bar": 2000,
    "go-to letters": 1500,
    "next pattern, cells lit": 1000,
    "all answers, open": 4500,
    "all answers, close": 4500,
    "cursor, one tile": 500,
    "back from help": 32_000,
    "whole screen": 32_000,
}
TITLE = "Budgets"
WAYS = {-COLUMNS: "up", COLUMNS: "down", -1: "left", 1: "right"}
"""The arrow that makes a slide, by what it adds to the slot."""
GAP = 0.2
"""Seconds without a byte after which a gesture counts as drawn; longer than a slid token is shown at both ends."""


def measure(home: Path, cols: int, rows: int, look: str) -> dict[str, int]:
    """The bytes of every gesture in BUDGETS, made one after the other in one running program.

    ``home`` is an empty folder for a game in which a seat begins to program. Raises AssertionError when a gesture
    does not do what it is named for.
    """
    table = keep_game(saves_of(home), TITLE, 2, "caretaker", programming)
    slide, left = first_slide(table)
    with tamashii(home, cols=cols, rows=rows, look=look) as term:
        term.wait_for(f"1 {TITLE}")
        term.quiet(GAP)
        found = {"open a slot": sent(term, "enter", "DECIDES")}
        found["idle for a second"] = idle(term)
        row, column = divmod(slide.start, COLUMNS)
        steps = [sent(term, key) for key in (*["down"] * row, *["right"] * column)]
        found["cursor, one slot"] = max(steps)
        found["pick up, targets marked"] = sent(term, "enter", "Put it back")
        found["slide, with list, log and bar"] = sent(term, WAYS[slide.end - slide.start], left)
        without = term.text()
        found["go-to letters"] = sent(term, "g")
        sent(term, "escape", without)
        sent(term, "p")
        found["next pattern, cells lit"] = max(sent(term, "down") for _ in range(4))
        found["all answers, open"] = sent(term, "o", "type to narrow")
        found["all answers, close"] = sent(term, "escape", "Shield")
        sent(term, "m")
        found["cursor, one tile"] = max(redrawn(term, way) for way in way_and_back(table))
        without = term.text()
        sent(term, "?", "HELP")
        found["back from help"] = sent(term, "escape", without)
        found["whole screen"] = redrawn(term, "r")
        return found


def first_slide(table: Table) -> tuple[Shift, str]:
    """A slide that can be made now, not from the first slot, and what the title of the Launcher says after it."""
    choice = next(iter(table.pending.values()))
    launcher = view_of(table, choice.seat).launcher
    slides = [option for option in choice.options if isinstance(option, Shift) and option.word == "slide"]
    left = f"{launcher.moves - 1} of {launcher.moves_size} moves left"
    return next(slide for slide in slides if slide.start), left


def way_and_back(table: Table) -> tuple[str, str]:
    """Two keys that take the cursor from the seat's tile to another and back."""
    tiles = view_of(table, next(iter(table.pending))).map.tiles
    here = next(tile.place for tile in tiles if tile.here)
    ways = (("up", "down"), ("down", "up"), ("left", "right"), ("right", "left"))
    return next(pair for pair in ways if step_from(tiles, here, pair[0]) != here)


def idle(term: Terminal) -> int:
    """The bytes of a second in which nothing is done."""
    mark = term.mark()
    term.pump(1.0)
    return term.mark() - mark


def sent(term: Terminal, key: str, shows: str = "") -> int:
    """All bytes that one key makes the program send, once the text on the screen is another and holds ``shows``.

    Raises AssertionError when that never comes.
    """
    before = term.text()
    return redrawn(term, key, lambda t: t.text() != before and shows in t.text())


def redrawn(term: Terminal, key: str, done: Condition = lambda _: True) -> int:
    """The same for a key that may change no letter but only colours. Raises AssertionError when nothing is sent."""
    mark = term.mark()
    term.send(KEYS.get(key, key))
    term.wait_for(lambda t: t.mark() > mark and done(t))
    term.quiet(GAP)
    return term.mark() - mark
