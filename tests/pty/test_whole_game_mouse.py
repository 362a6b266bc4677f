"""A whole Prologue in a terminal by clicks, drags and the wheel alone: from the slots to the end and out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.pty.clicker import Clicker
from tests.pty.mirror import Mirror
from tests.pty.terminal import Terminal


@pytest.mark.parametrize(("cols", "rows", "seed"), [(120, 40, "3"), (80, 24, "57")], ids=["120x40", "80x24"])
def test_a_prologue_is_played_by_clicks_alone(cols: int, rows: int, seed: str, tmp_path: Path) -> None:
    """One seat, so that the BOT comes along. The seed is given by the command line: a mouse types none."""
    saves = tmp_path / "slots"
    command = [sys.executable, "-m", "tui", "--saves", str(saves), "--seats", "1", "--seed", seed]
    with Terminal(command, cols=cols, rows=rows, env={"XDG_CONFIG_HOME": str(tmp_path)}) as term:
        player = Clicker(term, Mirror(saves, 1, seed))
        for words in ("Back", "n New campaign", "1 Play Prologue", "Begin Prologue"):
            term.wait_for(words)
            player.click_on(words)
        for page in ("scenario sheet", "story side"):
            term.wait_for(page)
            player.read_on()
        player.play()
        player.see_end()
        assert {"two slots", "drag", "a tile", "pattern list", "bar"} <= player.ways
        for words in ("To the progress sheet", "Back to the slots"):
            term.wait_for(words)
            player.click_on(words)
        term.wait_for("SAVE SLOTS")
        player.see_slot()
        for words in (" Leave", "Yes, leave"):
            term.wait_for(words)
            player.click_on(words)
        assert term.wait_exit() == 0
    player.mirror.check_slot()
