"""A whole Prologue in a terminal by keys alone: from the slots, through set-up, to the end and out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.pty.mirror import Mirror
from tests.pty.terminal import Terminal
from tests.pty.typist import Typist


def fill_in(term: Terminal, seats: int, seed: str) -> None:
    """From the slots to the first question of a new game, everything typed."""
    term.wait_for("No game yet.")
    term.press("n")
    term.wait_for("PROGRESS SHEET")
    term.press("enter")
    term.wait_for("Begin Prologue")
    term.press(*["right"] * (seats - 1))
    term.wait_for(f"Players    < {seats} >")
    term.press(*["down"] * (2 + 2 * seats), *seed)
    term.wait_for(f"Seed       {seed}")
    term.press("enter", "enter", "enter")
    for page in ("scenario sheet", "story side"):
        term.wait_for(page)
        term.press("end", "enter")


@pytest.mark.parametrize(
    ("cols", "rows", "seats", "seed"), [(120, 40, 1, "28"), (80, 24, 2, "44")], ids=["120x40", "80x24"]
)
def test_a_prologue_is_played_by_keys_alone(cols: int, rows: int, seats: int, seed: str, tmp_path: Path) -> None:
    saves = tmp_path / "slots"
    command = [sys.executable, "-m", "tui", "--saves", str(saves)]
    with Terminal(command, cols=cols, rows=rows, env={"XDG_CONFIG_HOME": str(tmp_path)}) as term:
        fill_in(term, seats, seed)
        player = Typist(term, Mirror(saves, seats, seed))
        player.play()
        player.see_end()
        assert {"held, arrow", "letter on a slot", "letter on a tile", "pattern list", "list of answers"} <= player.ways
        term.press("1")
        term.wait_for("THE LAST GAME")
        term.press("escape")
        term.wait_for("SAVE SLOTS")
        player.see_slot()
        term.press("q")
        term.wait_for("LEAVE TAMASHII?")
        term.press("2")
        assert term.wait_exit() == 0
    player.mirror.check_slot()
