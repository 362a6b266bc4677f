"""Many games played by bots, and what came of them."""

from __future__ import annotations

import gc
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from math import sqrt
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool
from statistics import median
from typing import Any

from attrs import frozen

from core.ascend.names import DIALS, NORMAL
from core.bots.ascend import simulated as ascend
from core.bots.bot import Bot
from core.bots.forest import simulated as forest
from core.engine.table import Table

TOO_LONG = 50_000
"""Answers after which a game counts as stuck."""

SELDOM = (20_000, 20, 50)
"""The collector's thresholds in a process that plays game after game."""


@frozen
class Simulated:
    """A game that can be simulated."""

    seats: int
    """The most players."""
    scenarios: Callable[[str], list[str]]
    """Ids of what can be played, scenarios or levels, with those of a folder of own ones (empty: none)."""
    table: Callable[[str, int, str, str, str], Table]
    """A new table from one of them, a number of seats, a seed, that folder, and a dial."""
    bots: Mapping[str, Callable[[str], Bot]]
    outcome: Callable[[Table], tuple[str, bool, int]]
    """The ending's name, whether it is a victory, and the turns."""
    dials: tuple[str, ...] = (NORMAL,)
    """How hard it can be made."""
    kind: str = "scenario"
    """What is played is called so."""
    win: str = "the scenario is won"
    """What counts as a win."""

    def told(self, result: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a result as people read them: by the words of this game, without a dial where it has none, and
        with what a win is."""
        shown: dict[str, Any] = {}
        for field, value in result.items():
            if field != "dial" or len(self.dials) > 1:
                shown[self.kind if field == "scenario" else field] = value
            if field == "wins":
                shown["a_win_is"] = self.win
        return shown


GAMES = {
    "ascend": Simulated(4, ascend.scenarios, ascend.table, ascend.BOTS, ascend.outcome, DIALS),
    "forest": Simulated(
        6, forest.levels, forest.table, forest.BOTS, forest.outcome, kind="level", win="all six are free"
    ),
}
"""The games by their names on the command line."""


_Task = tuple[str, int, str, str, str, str, str]
"""What :func:`play_game` takes."""


@frozen
class Played:
    """One game: what came of it."""

    ending: str
    won: bool
    turns: int
    answers: int
    digest: str
    fault: str = ""
    """``stuck``, or the error that ended it; empty when it was finished."""


def scenarios(game: str = "ascend", own: str = "") -> list[str]:
    """Ids of the scenarios that can be simulated, with those of a folder of own ones."""
    return GAMES[game].scenarios(own)


def play_game(
    scenario: str, seats: int, bot: str, seed: str, game: str = "ascend", own: str = "", dial: str = NORMAL
) -> Played:
    """Play one game to its end; ``own`` is a folder of own scenarios, ``dial`` how hard the scenario is made.

    An error in the rules becomes the game's fault; nothing is raised.
    """
    answers = 0
    rules = GAMES[game]
    try:
        table = rules.table(scenario, seats, seed, own, dial)
        player = rules.bots[bot](seed)
        while table.pending and answers < TOO_LONG:
            table.take(*player.choose(table))
            answers += 1
    except Exception as error:
        return Played("", False, 0, answers, "", f"{type(error).__name__}: {error} (seed {seed})")
    ending, won, turns = rules.outcome(table)
    fault = "" if table.over else "stuck"
    return Played(ending if table.over else "", won, turns, answers, table.digest(), fault)


def _one(task: _Task) -> Played:
    return play_game(*task)


def run(
    *,
    scenario: str,
    seats: int,
    bot: str,
    games: int,
    seed: str = "1",
    jobs: int = 1,
    game: str = "ascend",
    own: str = "",
    dial: str = NORMAL,
    progress: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play so many games; returns the fields of ``tamashii simulate --json``.

    Game n of seed S is always the same game, however many jobs share the work. ``progress`` is called with 1 for
    each game that ended.
    """
    tasks = [(scenario, seats, bot, f"{seed}/{number}", game, own, dial) for number in range(games)]
    start = time.perf_counter()
    played = []
    for one in _play_all(tasks, jobs):
        played.append(one)
        progress(1)
    seconds = time.perf_counter() - start
    return {"game": game, "scenario": scenario, "seats": seats, "bot": bot, "dial": dial} | _summary(played, seconds)


def _play_all(tasks: list[_Task], jobs: int) -> Iterator[Played]:
    if jobs <= 1:
        with few_collections():
            yield from map(_one, tasks)
        return
    with _workers(jobs) as pool:
        yield from pool.imap(_one, tasks, chunksize=4)


_ENDS = frozenset({signal.SIGINT, signal.SIGHUP, signal.SIGTERM})


@contextmanager
def _workers(jobs: int) -> Iterator[Pool]:
    """Processes that leave Ctrl+C and a hang-up to this one, which ends them.

    No end signal is heard while they are started, here or there: half a start would be complained about.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ENDS)
    try:
        resource_tracker.ensure_running()  # else the pool would start it, and that lets signals through again
        signal.pthread_sigmask(signal.SIG_BLOCK, _ENDS)
        with get_context("spawn").Pool(jobs, _begin) as pool:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            yield pool
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    collect_seldom()


def collect_seldom() -> None:
    """Have garbage collected less often in this process from now on, and never among what it has loaded.

    Games make many objects and leave few in circles: a process that plays nothing else gains about a twentieth.
    """
    gc.freeze()
    gc.set_threshold(*SELDOM)


@contextmanager
def few_collections() -> Iterator[None]:
    """The same for a while."""
    before = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def _summary(played: list[Played], seconds: float) -> dict[str, Any]:
    finished = [game for game in played if not game.fault]
    wins = sum(game.won for game in finished)
    low, high = wilson(wins, len(finished))
    decisions = sum(game.answers for game in played)
    return {
        "games": len(played),
        "finished": len(finished),
        "stuck": sum(game.fault == "stuck" for game in played),
        "errors": sum(bool(game.fault) and game.fault != "stuck" for game in played),
        "faults": [game.fault for game in played if game.fault][:5],
        "wins": wins,
        "win_rate": wins / len(finished) if finished else 0.0,
        "win_rate_low": low,
        "win_rate_high": high,
        "turns_median": median(game.turns for game in finished) if finished else 0,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds if seconds else 0.0,
        "games_per_minute": 60 * len(played) / seconds if seconds else 0.0,
        "endings": dict(sorted(Counter(game.ending for game in finished).items())),
        "digest": _digest(game.digest for game in played),
    }


def _digest(digests: Iterable[str]) -> str:
    return blake2b("/".join(digests).encode(), digest_size=12).hexdigest()


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson): low and high, 0 to 1."""
    if not games:
        return 0.0, 1.0
    z, rate = 1.96, wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
