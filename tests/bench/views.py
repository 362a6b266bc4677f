"""What a screen waits for before it can draw: the view of a choice, and in it the way to each pattern."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median, quantiles

from core.ascend.game import Game
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.ascend.views.patterns import pattern_lines
from core.ascend.views.table import view_of
from core.bots.random_bot import RandomBot
from core.engine.table import Table
from tests.bench.rounds import Row

BOARDS = 60
CHOICES = 300
SCENARIOS = ("prologue", "sandbox")
PLAYERS = (NewSeat("Bot 1", "walker.blue"), NewSeat("Bot 2", "walker.green"))


def rows() -> list[Row]:
    """Milliseconds of CPU for views of boards that were never seen before, as in play."""
    patterns, views = list(_pattern_lists()), list(_views())
    whole = median(views)
    return [
        Row(
            f"pattern list with the ways there, {BOARDS} full boards",
            f"{median(patterns):.1f} ms",
            f"worst {max(patterns):.1f} ms",
        ),
        Row("view of a choice, random play", f"{whole:.1f} ms", f"1 in 20 over {quantiles(views, n=20)[-1]:.1f} ms"),
    ]


def _pattern_lists() -> Iterator[float]:
    """The time of the pattern list on boards with every programming move left."""
    found = 0
    for table in _positions():
        choice = next(iter(table.pending.values()))
        game = table.game
        assert isinstance(game, Game)
        seat = game.seat(choice.seat)
        if choice.kind == "program" and seat.moves == seat.moves_size:
            yield _milliseconds(partial(pattern_lines, game, choice.seat))
            found += 1
            if found == BOARDS:
                return


def _views() -> Iterator[float]:
    """The time of a whole view at every choice of random play."""
    for place, table in enumerate(_positions()):
        if place == CHOICES:
            return
        yield _milliseconds(partial(view_of, table, next(iter(table.pending))))


def _positions() -> Iterator[Table]:
    """Tables at each choice of random games, one game after another."""
    for number in range(1_000):
        table, bot = new_table(SCENARIOS[number % 2], PLAYERS, f"views {number}"), RandomBot(f"views {number}")
        while table.pending:
            yield table
            table.take(*bot.choose(table))


def _milliseconds(do: Callable[[], object]) -> float:
    start = time.process_time()
    do()
    return 1000 * (time.process_time() - start)
