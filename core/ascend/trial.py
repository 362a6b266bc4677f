"""An answer tried on a copy of the table. In a player's own scenario a rule may break, or go on for ever."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from core.ascend.components import ScenarioSheet
from core.ascend.game import Game
from core.engine.bounded import bounded
from core.engine.choice import Choice, Option, Refused
from core.engine.table import Table

MOST_CALLS = 500_000
"""Calls after which a rule of an own scenario is taken to go on for ever, after a part of a second; an answer in the
game's own scenarios makes three thousand, a hint at most 150,000."""


class FileBreaks(Exception):
    """The file of a player's own scenario breaks on an answer; ``str()`` is a sentence."""


def bounds(sheet: ScenarioSheet) -> AbstractContextManager[None]:
    """What stops the rules of an own scenario, by NeverEnds, when they go on for ever; nothing for the game's own."""
    return bounded(MOST_CALLS) if sheet.edition else nullcontext()


def tried(table: Table, choice: Choice, option: Option) -> Table:
    """A copy of the table that has taken the answer. Raises Refused, and FileBreaks in an own scenario."""
    twin = table.clone()
    game = twin.game
    assert isinstance(game, Game), "answers are tried in this game"
    try:
        with bounds(game.sheet):
            twin.answer(choice.seat, choice.serial, option.key)
    except Refused:
        raise
    except Exception as fault:
        if not game.sheet.edition:
            raise
        raise FileBreaks(f"{game.sheet.id}.toml breaks on that answer, so it is not taken: {fault}.") from fault
    return twin
