"""The program is ended in mid-step of a real game; started again it stands at the same question."""

from __future__ import annotations

import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.pty.mirror import begun
from tests.pty.players import ARMED
from tests.pty.seeing import bar_of
from tests.pty.terminal import Terminal
from tests.pty.typist import Typist

GIVEN_BACK = (b"?1000l", b"?1002l", b"?1006l", b"?2004l", b"?1049l", b"?25h")
"""Mouse and paste off, the main screen, the cursor shown."""


@contextmanager
def taken_up(saves: Path) -> Iterator[Terminal]:
    """The program, told to go straight to the slot; a story that nobody may have read is shown first, and read."""
    command = [sys.executable, "-m", "tui", "--saves", str(saves), "--slot", "night shift"]
    with Terminal(command, cols=80, rows=24, env={"XDG_CONFIG_HOME": str(saves.parent)}) as term:
        term.wait_for(lambda term: bar_of(term) is not None or "story side" in term.text())
        if "story side" in term.text():
            term.press("end", "enter")
        yield term


def assert_given_back(term: Terminal) -> None:
    """What the program had changed of the terminal is as before."""
    assert term.flags() == term.flags_before
    assert all(code in term.bytes_since()[-400:] for code in GIVEN_BACK)


def assert_same_question(player: Typist) -> None:
    """The question, the seat and the turn are those of the mirror, on the screen and on disk."""
    player.question()
    assert f"Turn {player.mirror.game.state.cursor.turn} › " in player.term.line(0)
    player.mirror.check_slot()


def test_every_kind_of_end_leaves_the_question_as_it_was(tmp_path: Path) -> None:
    """One game, ended in mid-step again and again: SIGTERM, SIGHUP, a closed terminal, SIGKILL, and at last by q."""
    mirror = begun(tmp_path / "slots", 2, "44")
    mirror.play_to("program")
    for number in (signal.SIGTERM, signal.SIGHUP):
        with taken_up(mirror.saves) as term:
            player = Typist(term, mirror)
            assert_same_question(player)
            player.answer_one()
            _, answer = player.question()
            player.to_slot(answer.slots[0], by_letter=True)
            term.press("enter")  # what is held is no answer
            term.wait_for("held")
            term.signal(number)
            assert term.wait_exit() == 0
            assert_given_back(term)
    mirror.play_to("move")
    with taken_up(mirror.saves) as term:
        player = Typist(term, mirror)
        assert_same_question(player)
        asked, _ = player.question()
        line = player.line(asked, next(answer for answer in asked.answers if answer.armed))
        assert line is not None
        term.press(line.digit)
        term.wait_for(ARMED)  # the tile that would be turned over stays face down
        term.hang_up()
        assert term.process.wait(5) == 0
    mirror.play_to("power", "reroll", "reveal")
    with taken_up(mirror.saves) as term:
        player = Typist(term, mirror)
        assert_same_question(player)
        player.answer_one()
        term.signal(signal.SIGKILL)  # what was revealed is on disk, and is not drawn anew
        assert term.wait_exit() == -signal.SIGKILL
    with taken_up(mirror.saves) as term:
        assert_same_question(Typist(term, mirror))
        term.press("ctrl+q")
        term.wait_for("LEAVE TAMASHII?")
        term.press("2")
        assert term.wait_exit() == 0
        assert_given_back(term)


def test_kills_at_any_instant_lose_no_answer_that_was_seen(tmp_path: Path) -> None:
    """An answer on its way may be saved or not; everything before it is."""
    mirror, chance = begun(tmp_path / "slots", 1, "28"), random.Random(1)
    for _ in range(2):
        with taken_up(mirror.saves) as term:
            player = Typist(term, mirror)
            for _ in range(2):
                player.answer_one()
            asked, answer = player.question()
            kill_at = time.monotonic() + chance.uniform(0, 0.05)
            player.give(asked, answer)
            while time.monotonic() < kill_at:
                term.pump(0.005)
            term.signal(signal.SIGKILL)
            assert term.wait_exit() == -signal.SIGKILL
        if mirror.saved() != mirror.table.digest():
            mirror.give()
        mirror.check_slot()
