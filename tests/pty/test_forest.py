"""Whole games of the forest in a terminal, by keys alone and by mouse alone, from the set-up to the end and out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from saves.store import SlotStore
from tests.pty.forester import Forester, by_keys, by_mouse, cover_by_key, cover_by_mouse
from tests.pty.terminal import Terminal


def command(saves: Path, level: str, seed: str, *more: str) -> list[str]:
    """The program with a new game in the forest asked for, but for how many play."""
    words = ["--level", level, "--seed", seed, "--saves", str(saves), *more]
    return [sys.executable, "-m", "tui", *words]


def is_over(saves: Path) -> bool:
    """Whether the one slot says that its game is over."""
    (info,) = SlotStore(saves).list()
    return info.summary["over"] is True and "Forest" in info.summary["where"]


@pytest.mark.parametrize(
    ("cols", "rows", "level", "seats", "plain"),
    [(80, 24, "easy", 2, False), (120, 40, "novice", 1, True)],
    ids=["80x24", "120x40-mono-ascii"],
)
def test_a_game_is_played_by_keys_alone(
    cols: int, rows: int, level: str, seats: int, plain: bool, tmp_path: Path
) -> None:
    saves, more = tmp_path / "slots", ("--ascii",) if plain else ()
    env = {"XDG_CONFIG_HOME": str(tmp_path), "NO_COLOR": "1" if plain else None}
    with Terminal(command(saves, level, "7", *more), cols=cols, rows=rows, env=env) as term:
        term.wait_for("Begin")
        term.press("down", *["right"] * (seats - 1), "end", "up", "enter")
        player = Forester(term, level, seats, "7")
        player.play(by_keys, cover_by_key)
        assert player.shown >= 3
        assert not plain or max(term.output) < 128
        player.press("1")
        term.wait_for("SAVE SLOTS")
        term.press("q")
        term.wait_for("LEAVE TAMASHII?")
        term.press("2")
        assert term.wait_exit() == 0
    assert is_over(saves)


def test_a_game_is_played_by_clicks_alone(tmp_path: Path) -> None:
    saves = tmp_path / "slots"
    env = {"XDG_CONFIG_HOME": str(tmp_path)}
    with Terminal(command(saves, "standard", "9"), cols=80, rows=24, env=env) as term:
        player = Forester(term, "standard", 3, "9")
        for more in ("< 1 >", "< 2 >"):
            player.click(more, 4)
        term.wait_for("C name")
        term.quiet(0.05)  # the frame may come in parts
        player.click("Begin")
        player.play(by_mouse, cover_by_mouse)
        player.click("Back to the slots")
        term.wait_for("SAVE SLOTS")
        for words in (" Leave", "Yes, leave"):
            player.click(words, 1)
        assert term.wait_exit() == 0
    assert is_over(saves)
