"""How positions of Chronicle of Ascend are kept (core.engine.archive)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from core.ascend.archive_checks import check
from core.ascend.archive_older import upgraded
from core.ascend.components import Content
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.play import table_of
from core.ascend.state import State
from core.engine.archive import Archive, BadPosition
from core.engine.table import Table

CONTENT = 3
"""Version of the content files: rises when saved positions would no longer mean the same (``archive_older.py``)."""


def _archive(known: Content) -> Archive:
    return Archive(
        "ascend", CONTENT, State, partial(table_of, content=known), lambda state: check(state, known), upgraded
    )


@cache
def _shipped() -> Archive:
    return _archive(content())


def position(table: Table, log: Sequence[str]) -> dict[str, Any]:
    """The snapshot under the table's tail of answers, with the edition of a player's own scenario. ``log`` is the
    sentences up to that snapshot."""
    assert isinstance(table.game, Game), "positions are of this game"
    edition = table.game.sheet.edition
    return _shipped().position(table, log) | ({"edition": edition} if edition else {})


def is_older(saved: dict[str, Any]) -> bool:
    """Whether a position was saved with older content: then it is written anew before anybody goes on with it."""
    return _shipped().is_older(saved)


def scenario_in(saved: dict[str, Any]) -> str:
    """The id of the scenario that a position plays; empty where it says none."""
    state = saved.get("state")
    scenario = state.get("scenario") if isinstance(state, dict) else None
    return scenario if isinstance(scenario, str) else ""


def table_from(saved: dict[str, Any], known: Content | None = None) -> tuple[Table, tuple[str, ...]]:
    """A table that stands where the position says, and the sentences up to there; older content is brought up to date.

    ``known`` are the components, with the player's own scenario that is played. Raises BadPosition.
    """
    if known is None:
        return _shipped().table_from(saved)
    _refuse_other_rules(saved, known)
    return _archive(known).table_from(saved)


def _refuse_other_rules(saved: dict[str, Any], known: Content) -> None:
    """A game goes on with the rules it was begun with. Raises BadPosition."""
    scenario, edition = scenario_in(saved), saved.get("edition", "")
    sheet = known.scenarios.get(scenario)
    if edition and sheet is None:
        raise BadPosition(
            f"This game plays {scenario!r}, a scenario of your own whose file is gone or has faults: put it back as it "
            "was, and the game goes on here. Nothing of it is lost."
        )
    if sheet is not None and edition != sheet.edition:
        raise BadPosition(
            f"The rules in the file of {scenario!r} have changed since this game was saved: put it back as it was, and "
            "the game goes on here. Nothing of it is lost; a new game takes the new rules."
        )
