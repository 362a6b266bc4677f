"""Many games played by bots, and what came of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from math import sqrt
from multiprocessing import get_context
from statistics import median
from typing import Any, Protocol

from attrs import frozen

from core.ascend.content import content
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.bots.planner import Planner
from core.bots.random_bot import RandomBot
from core.engine.choice import Choice, Option
from core.engine.table import Table

TOO_LONG = 50_000
"""Answers after which a game counts as stuck."""
BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "planner": Planner}


class Bot(Protocol):
    """A player without a person."""

    def choose(self, table: Table) -> tuple[Choice, Option]:
        """Answer one of the pending choices."""
        ...


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


def scenarios() -> list[str]:
    """Ids of the scenarios that can be simulated."""
    return list(content().scenarios)


def play_game(scenario: str, seats: int, bot: str, seed: str) -> Played:
    """Play one game to its end. Walkers go round with the seed, so that all of them are seen.

    An error in the rules becomes the game's fault; nothing is raised.
    """
    table: Table | None = None
    answers = 0
    try:
        table = new_table(scenario, _players(seats, seed), seed)
        player = BOTS[bot](seed)
        while table.pending and answers < TOO_LONG:
            table.take(*player.choose(table))
            answers += 1
    except Exception as error:
        return Played("", False, 0, answers, "", f"{type(error).__name__}: {error} (seed {seed})")
    state = table.game.state
    fault = "" if table.over else "stuck"
    return Played(state.card if table.over else "", state.won, state.cursor.turn, answers, table.digest(), fault)


def _players(seats: int, seed: str) -> list[NewSeat]:
    walkers = list(content().walkers)
    turn = int.from_bytes(blake2b(seed.encode(), digest_size=2).digest(), "big")
    return [NewSeat(f"Bot {place + 1}", walkers[(place + turn) % len(walkers)]) for place in range(seats)]


def _one(task: tuple[str, int, str, str]) -> Played:
    return play_game(*task)


def run(
    *,
    scenario: str,
    seats: int,
    bot: str,
    games: int,
    seed: str = "1",
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play so many games; returns the fields of ``tamashii simulate --json``.

    Game n of seed S is always the same game, however many jobs share the work. ``progress`` is called with 1 for
    each game that ended.
    """
    tasks = [(scenario, seats, bot, f"{seed}/{number}") for number in range(games)]
    start = time.perf_counter()
    played = []
    for game in _play_all(tasks, jobs):
        played.append(game)
        progress(1)
    seconds = time.perf_counter() - start
    return {"game": "ascend", "scenario": scenario, "seats": seats, "bot": bot} | _summary(played, seconds)


def _play_all(tasks: list[tuple[str, int, str, str]], jobs: int) -> Iterator[Played]:
    if jobs <= 1:
        yield from map(_one, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_one, tasks, chunksize=4)


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
