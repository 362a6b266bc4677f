"""The screen is always the one the program draws when it draws all of it, whatever was done and whatever happened."""

from __future__ import annotations

import ctypes
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pictures.moments import keep_game, programming
from tests.pty.pictures import picture, redrawn
from tests.pty.program import saves_of, tamashii
from tests.pty.terminal import Terminal

TITLE = "Pictures"
PLAIN = {"LANG": "C", "LC_ALL": None}
GESTURES = [
    *("up", "down", "left", "right", "enter", "escape", "tab", "space", "pagedown", "home", "end", "1"),
    *("a", "b", "c", "e", "g", "i", "k", "l", "m", "o", "p", "s", "u", "z", "?", "q"),
]
STEPS, CHECK_EVERY = 24, 6


def table(home: Path, cols: int, rows: int, look: str = "dark", env: dict[str, str | None] | None = None) -> Terminal:
    """A program at the table of a game."""
    keep_game(saves_of(home), TITLE, 2, "caretaker", programming)
    return tamashii(home, "--slot", TITLE, cols=cols, rows=rows, look=look, env=env)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Terminal]:
    """One program for all tests that leave it at the table."""
    with table(tmp_path_factory.mktemp("home"), 120, 40) as term:
        term.wait_for("DECIDES")
        yield term


@pytest.fixture
def term(shared: Terminal) -> Terminal:
    """The shared program at rest."""
    shared.quiet()
    return shared


@pytest.mark.parametrize(
    ("cols", "rows", "look", "env"),
    [(120, 40, "dark", {}), (80, 24, "16", {}), (120, 40, "mono", PLAIN)],
    ids=["dark", "16", "mono and ASCII"],
)
def test_after_any_gestures(tmp_path: Path, cols: int, rows: int, look: str, env: dict[str, str | None]) -> None:
    chance = random.Random(f"{cols} {look}")
    with table(tmp_path, cols, rows, look, env) as term:
        term.wait_for("DECIDES")
        done: list[str] = []
        while len(done) < STEPS:
            done += chance.choices(GESTURES, k=CHECK_EVERY)
            term.press(*done[-CHECK_EVERY:])
            term.quiet(0.3)
            shown = picture(term.screen)
            assert shown == redrawn(term), f"after {done}"


def test_after_other_sizes(term: Terminal) -> None:
    for cols, rows in ((100, 30), (70, 20), (120, 40)):
        resize(term, (cols, rows))
        assert picture(term.screen) == redrawn(term)
    assert not term.screen.cursor.hidden


def resize(term: Terminal, *sizes: tuple[int, int]) -> None:
    """Give the window sizes, columns and rows of each, one right after the other, and wait until all is drawn."""
    mark = term.mark()
    for cols, rows in sizes:
        term.resize(cols, rows)
    term.signal(signal.SIGWINCH)  # the last may be the size it had, of which the system says nothing
    term.wait_for(lambda t: t.mark() > mark)
    term.quiet()


@pytest.mark.parametrize("sizes", [[(100, 30), (120, 40)], [(120, 40)]], ids=["another for a moment", "the same"])
def test_all_is_sent_in_the_size_it_had(term: Terminal, sizes: list[tuple[int, int]]) -> None:
    whole = redrawn(term)
    term.screen.reset()  # what a terminal does with its cells meanwhile is not known
    resize(term, *sizes)
    assert picture(term.screen) == whole


@pytest.mark.parametrize("stop", [signal.SIGTSTP, signal.SIGSTOP], ids=["asked to", "at once"])
def test_all_is_sent_after_a_stop(term: Terminal, stop: signal.Signals) -> None:
    whole = redrawn(term)
    term.signal(stop)
    os.waitpid(term.process.pid, os.WUNTRACED)
    while term.pump():
        pass
    term.screen.reset()
    term.signal(signal.SIGCONT)
    term.wait_for("DECIDES")
    term.quiet()
    assert picture(term.screen) == whole
    assert not term.screen.cursor.hidden
    term.press("right")
    term.wait_for(lambda t: picture(t.screen) != whole)
    term.press("left")
    term.wait_for(lambda t: picture(t.screen) == whole)


def test_all_is_sent_when_another_thread_takes_the_signal_to_go_on(term: Terminal) -> None:
    whole = redrawn(term)
    program = term.process.pid
    threads = [int(name) for name in os.listdir(f"/proc/{program}/task")]
    assert len(threads) > 1
    term.screen.reset()
    send_to_thread(program, max(threads), signal.SIGCONT)
    term.wait_for(lambda t: picture(t.screen) == whole)


def send_to_thread(process: int, thread: int, number: signal.Signals) -> None:
    """Send a signal to one thread of another program, as the system itself may choose to."""
    if ctypes.CDLL(None, use_errno=True).tgkill(process, thread, int(number)):
        raise OSError(ctypes.get_errno(), "tgkill")
