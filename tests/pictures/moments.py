"""Real games played up to a moment worth showing or measuring, kept in slots: equal every time they are made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core.ascend.options import FrameUse
from core.ascend.play import new_table
from core.ascend.setup import NewSeat as AtTable
from core.ascend.views.table import view_of
from core.bots.ascend.planner import Planner
from core.engine.table import Table
from saves.store import SlotStore
from tui.play.newgame import DEFAULT_NAMES, WALKERS, NewGame, NewSeat
from tui.play.start import new_game

When = Callable[[Table], bool]
"""Whether a table stands at the moment one waits for."""
GAMES = 40
"""Games tried until the moment comes in one."""


def asked(kind: str, turn: int) -> When:
    """The first seat asked is asked this kind of question, in this turn or later."""

    def now(table: Table) -> bool:
        first = next(iter(table.pending.values()), None)
        return first is not None and first.kind == kind and table.game.state.cursor.turn >= turn

    return now


def programming(table: Table) -> bool:
    """A seat with an Enemy begins to program: a pattern is ready, and three or more are near."""
    if not asked("program", 3)(table):
        return False
    view = view_of(table, next(iter(table.pending)))
    away = [line.distance for line in view.patterns if line.distance is not None]
    begins = view.launcher.moves == view.launcher.moves_size
    return begins and 0 in away and len(away) >= 4 and bool(view.enemies.stack)


def fighting(table: Table) -> bool:
    """A seat chooses among different Combat Frames."""
    if not asked("frame", 3)(table):
        return False
    options = next(iter(table.pending.values())).options
    return len({option.frame for option in options if isinstance(option, FrameUse)}) >= 2


def equipped(table: Table) -> bool:
    """A seat that wears a Body and owns a Faction Augment begins to program."""
    if not asked("program", 5)(table):
        return False
    number = next(iter(table.pending))
    seat = table.game.state.seats[number]
    factions = table.game.content.faction_augments  # type: ignore[attr-defined]  # this table runs Chronicle of Ascend
    owned = any(card in factions for card in (*seat.equipped, *seat.unequipped))
    return bool(seat.bodies) and owned and seat.moves == seat.moves_size


def well_armed(table: Table) -> bool:
    """A seat chooses among Combat Frames of a Body and of Augments."""
    if not fighting(table):
        return False
    options = next(iter(table.pending.values())).options
    return len({option.frame.partition(".")[0] for option in options if isinstance(option, FrameUse)}) >= 2


def against_boss(table: Table) -> bool:
    """A seat chooses among different Combat Frames while a boss is in play."""
    return fighting(table) and view_of(table, next(iter(table.pending))).enemies.boss is not None


def won(table: Table) -> bool:
    """The end of a scenario that was won."""
    return table.over and bool(table.game.state.won)


def played(seats: int, name: str, when: When, scenario: str = "prologue") -> tuple[str, Table]:
    """The first game in which the moment comes, and its seed: ``name``, else ``name 2``, ``name 3`` …

    Raises AssertionError when it comes in none.
    """
    players = [AtTable(player, f"walker.{colour}") for player, colour in _players(seats)]
    for number in range(1, GAMES + 1):
        seed = f"{name} {number}" if number > 1 else name
        table = new_table(scenario, players, seed)
        if _play(table, seed, when):
            return seed, table
    raise AssertionError(f"the moment comes in none of {GAMES} games of {name}")


def keep_game(folder: Path, title: str, seats: int, name: str, when: When, scenario: str = "prologue") -> Table:
    """The same game, kept in a slot of this title; returns its table. Raises AssertionError as ``played`` does."""
    seed, _ = played(seats, name, when, scenario)
    players = tuple(NewSeat(player, colour) for player, colour in _players(seats))
    sitting = new_game(SlotStore(folder), NewGame(title, scenario, players, seed))
    assert _play(sitting.table, seed, when)
    sitting.settle()
    sitting.close()
    return sitting.table


def _players(seats: int) -> list[tuple[str, str]]:
    return [(name, colour) for name, (colour, _) in zip(DEFAULT_NAMES, WALKERS, strict=True)][:seats]


def _play(table: Table, seed: str, when: When) -> bool:
    """Play on until the moment comes, or to the end; tells whether it came."""
    player = Planner(seed)
    while not when(table):
        if table.over:
            return False
        table.take(*player.choose(table))
    return True
