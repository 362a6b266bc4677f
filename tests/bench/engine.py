"""The engine beside the floor: random play by full rules, and the table with rules that do nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from random import random
from typing import Any

from core.ascend.content import content
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.bots.random_bot import RandomBot
from core.engine.choice import Choice, Rule, choose
from core.engine.table import Table

SCENARIOS = {"prologue": 1 / 20, "sandbox": 1 / 20, "bloody-war": 1 / 25, "no-place-like-home": 1 / 25}
"""The simplest game, one with all components, and the slowest of the campaign, each with the least share of the floor
that random play must reach."""
BATCH = 1000
"""Choices after which the empty game begins anew, about as many as a game of the Prologue has."""


def full_rules(scenario: str, seats: int) -> Callable[[], int]:
    """What plays a random game for so many seats, set-up and all, and returns its choices."""
    walkers = list(content().walkers)
    players = [NewSeat(f"Bot {place + 1}", walkers[place]) for place in range(seats)]
    numbers = count(1)

    def play() -> int:
        seed = f"bench {next(numbers)}"
        table, bot = new_table(scenario, players, seed), RandomBot(seed)
        made = 0
        while table.pending:
            table.take(*bot.choose(table))
            made += 1
        return made

    return play


def empty_rules() -> int:
    """Some choices at a table whose game does nothing between them; returns how many."""
    table = Table(Endless())
    for _ in range(BATCH):
        choice = table.pending[0]
        table.take(choice, choice.options[random() < 0.5])
    return BATCH


class Way:
    """One of two answers."""

    def __init__(self, key: str) -> None:
        self.key = key


class Endless:
    """A game without a state whose rule asks seat 0 for one of two ways, for ever."""

    WAYS = (Way("left"), Way("right"))

    def __init__(self) -> None:
        self.state: Any = None
        self.events: list[Any] = []
        self.revealed = ""
        self.scripted = self.boundary_due = False

    def copy_state(self) -> Any:
        return None

    def on(self, state: Any, events: list[Any]) -> Endless:
        return Endless()

    def play(self) -> Rule:
        return self._ask()

    async def _ask(self) -> None:
        while True:
            await choose(Choice(0, "way", self.WAYS))

    def forced(self, choice: Choice, option: object) -> None:
        raise AssertionError("one of two ways is never the only one")

    def why_not(self, choice: Choice, key: str) -> str:
        return f"There are two ways, and {key} is neither."

    def not_asked(self, pending: Mapping[int, Choice], seat: int) -> str:
        return f"Only seat 0 is asked, not seat {seat}."

    def digest(self) -> str:
        return ""
