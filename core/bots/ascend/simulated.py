"""Chronicle of Ascend for the simulator: its scenarios, its tables, its bots, and how a game ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path

from core.ascend.campaign.order import boxes, sheets
from core.ascend.components import Content
from core.ascend.components.scenario import LAST
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.names import NORMAL
from core.ascend.own_scenarios import OwnFile, read_folder, sheets_of, with_own
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.bots.ascend.planner import Planner
from core.bots.bot import Bot
from core.bots.random_bot import RandomBot
from core.engine.table import Table

BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "planner": Planner}
"""Bots by their names, made from a seed."""


@cache
def _files(own: str) -> tuple[OwnFile, ...]:
    """The scenarios of a folder, when one is named. It is read once a process."""
    return read_folder(Path(own), content()) if own else ()


@cache
def known(scenario: str, own: str = "") -> Content:
    """The components of a game of this scenario, which may be one of a folder."""
    return with_own(content(), _files(own), scenario)


def scenarios(own: str = "") -> list[str]:
    """Ids of the scenarios that can be simulated, those of a player's folder last."""
    return [*content().scenarios, *(sheet.id for sheet in sheets_of(_files(own)))]


def table(scenario: str, seats: int, seed: str, own: str = "", dial: str = NORMAL) -> Table:
    """A new table. Walkers and Classes go round with the seed, so that all of them are seen."""
    content, ticked = known(scenario, own), history(scenario, seed, own)
    return new_table(scenario, players(seats, seed), seed, ticked=ticked, dial=dial, content=content)


def history(scenario: str, seed: str, own: str = "") -> tuple[str, ...]:
    """The boxes ticked before a game: where a campaign opens it last, one of each other scenario, by the seed."""
    content = known(scenario, own)
    finale = content.scenarios.get(scenario)
    if finale is None or finale.opens != LAST:
        return ()
    found = [(other.id, boxes(other)) for other in sheets(content) if other.id != scenario]
    return tuple(codes[_number(f"{seed} {name}") % len(codes)] for name, codes in found)


def players(seats: int, seed: str) -> list[NewSeat]:
    """The players of a game with this seed."""
    walkers, classes = list(content().walkers), list(content().classes)
    turn = _number(seed)
    shift = turn // len(walkers)
    return [
        NewSeat(f"Bot {place + 1}", walkers[(place + turn) % len(walkers)], classes[(place + shift) % len(classes)])
        for place in range(seats)
    ]


def _number(seed: str) -> int:
    return int.from_bytes(blake2b(seed.encode(), digest_size=2).digest(), "big")


def outcome(played: Table) -> tuple[str, bool, int]:
    """The ending that was drawn, whether it was won, and the turns it took."""
    game = played.game
    assert isinstance(game, Game), "only tables of this game are asked for"
    return game.state.card, game.state.won, game.state.cursor.turn
