"""The start function: standard streams, faults at opening, and what is left behind."""

from __future__ import annotations

import io
import subprocess
import sys

import pytest

from saves.faults import SaveFault
from tests.line.sample import FakeSitting, table
from tui.line import run
from tui.play.contract import Sitting


class Watched(FakeSitting):
    """A sitting that knows whether it was closed."""

    closed = False

    def close(self) -> None:
        self.closed = True


def test_a_game_is_played_on_the_standard_streams_and_closed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = io.TextIOWrapper(io.BytesIO(b"data \xff\ndata\n"), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", raw)
    sitting = Watched(table())
    assert run(lambda: sitting) == 0
    assert "Left in the pools" in capsys.readouterr().out
    assert sitting.closed


def test_a_game_that_cannot_be_opened_is_one_sentence_and_exit_1(capsys: pytest.CaptureFixture[str]) -> None:
    def busy() -> Sitting:
        raise SaveFault("This game is open elsewhere.")

    assert run(busy) == 1
    assert capsys.readouterr() == ("", "This game is open elsewhere.\n")


def test_line_mode_does_without_the_screen_library() -> None:
    code = "import sys, tui.line; sys.exit(bool({'textual', 'rich', 'asyncio'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
