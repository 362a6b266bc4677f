"""The simulator: whole games by bots, counted and reproducible."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from core.bots import simulate
from core.bots.simulate import play_game, run, wilson
from tests.hashing import printed_under_hash_seeds

GAMES = {1: 16, 2: 12, 3: 8, 4: 4}
"""Random games for each number of seats: 40 in all."""


@pytest.mark.parametrize("seats", GAMES)
def test_random_games_come_to_an_end(seats: int) -> None:
    result = run(scenario="prologue", seats=seats, bot="random", games=GAMES[seats], seed="ends")
    assert result["faults"] == []
    assert result["finished"] == GAMES[seats]
    assert sum(result["endings"].values()) == GAMES[seats]


def test_a_game_is_the_same_however_many_share_the_work() -> None:
    alone, shared = (
        run(scenario="prologue", seats=1, bot="random", games=6, seed="jobs", jobs=jobs) for jobs in (1, 2)
    )
    assert alone["digest"] == shared["digest"]
    assert alone["digest"] != run(scenario="prologue", seats=1, bot="random", games=6, seed="other")["digest"]


def test_planner_games_do_not_hang_on_the_hash_seed() -> None:
    code = (
        "from core.bots.simulate import run;"
        "print(run(scenario='prologue', seats=2, bot='planner', games=2, seed='hash')['digest'])"
    )
    assert len(printed_under_hash_seeds(code)) == 1


def test_an_error_becomes_the_fault_of_its_game() -> None:
    played = play_game("prologue", 5, "random", "7")
    assert played.fault.endswith("(seed 7)")
    result = run(scenario="prologue", seats=5, bot="random", games=2)
    assert (result["errors"], result["stuck"], result["finished"], result["win_rate"]) == (2, 0, 0, 0.0)


def test_a_game_without_end_counts_as_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "TOO_LONG", 5)
    result = run(scenario="prologue", seats=1, bot="random", games=2)
    assert (result["stuck"], result["errors"], result["finished"]) == (2, 0, 0)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    run(scenario="prologue", seats=1, bot="random", games=3, progress=told.append)
    assert told == [1, 1, 1]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (90, 100, 0.8256, 0.9448), (300, 300, 0.9874, 1.0)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0002)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopping_many_processes_is_quiet_and_leaves_none(number: signal.Signals) -> None:
    """A terminal sends Ctrl+C to all of them at once, at any instant."""
    words = "simulate ascend --games 20000 --jobs 2"
    with subprocess.Popen(
        [sys.executable, "-m", "tui", *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=Path(__file__).parents[2],
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        try:
            await_workers(process.pid, 2)
            if number == signal.SIGINT:
                os.killpg(process.pid, number)
            else:
                process.send_signal(number)
            out, err = process.communicate(timeout=20)  # a process that is left would keep these pipes open
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out, err) == (1, "", "")


def await_workers(pid: int, count: int) -> None:
    """Wait until a process has so many others at work, and the one that counts what they share."""
    end = time.monotonic() + 40
    while time.monotonic() < end:
        listed = subprocess.run(["ps", "-eo", "ppid"], capture_output=True, text=True, check=True).stdout
        if listed.split().count(str(pid)) > count:
            return
        time.sleep(0.05)
    raise AssertionError("no processes were started")
