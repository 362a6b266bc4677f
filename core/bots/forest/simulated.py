"""The forest for the simulator: its levels, its tables, its bots, and how a game ended."""

from __future__ import annotations

from collections.abc import Callable

from core.bots.bot import Bot
from core.bots.forest.family import Family, forgetful_family
from core.bots.forest.planner import Planner, forgetful_planner
from core.bots.random_bot import RandomBot
from core.engine.table import Table
from core.forest.content import content
from core.forest.game import ForestGame
from core.forest.play import new_table

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "planner": Planner,
    "family": Family,
    "forgetful-planner": forgetful_planner,
    "forgetful-family": forgetful_family,
}
"""Bots by their names, made from a seed: the policies A, B, C and D of the facts after the random one."""


def levels(own: str = "") -> list[str]:
    """Ids of the levels, the mildest first. Nobody has own ones."""
    return list(content().levels)


def table(level: str, seats: int, seed: str, own: str = "", dial: str = "") -> Table:
    """A new table. Nobody has own levels, and there is no dial."""
    return new_table(level, [f"Bot {number + 1}" for number in range(seats)], seed)


def outcome(played: Table) -> tuple[str, bool, int]:
    """How many were released as ``4 free``, whether all were, and the turns it took."""
    game = played.game
    assert isinstance(game, ForestGame), "only tables of this game are asked for"
    state = game.state
    return f"{state.freed} free", not game.face_down(), state.turn
