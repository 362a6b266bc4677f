"""The forest at the table: a new game, or one taken up from a saved state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.engine.game import Rules
from core.engine.table import Table
from core.forest.components import Content
from core.forest.content import content as shipped
from core.forest.game import ForestGame
from core.forest.refusals import not_you, why_not
from core.forest.setup import set_up
from core.forest.state import State
from core.forest.turn import play


class RuledForest(ForestGame):
    """The game with its rules."""

    rules = Rules(play, why_not, not_you)


def new_table(
    level: str,
    names: Sequence[str],
    seed: str,
    *,
    first: int = 0,
    gentle: bool = False,
    content: Content | None = None,
    script: dict[str, list[Any]] | None = None,
) -> Table:
    """A table with a new game; see :func:`core.forest.setup.set_up`. ``script`` is for tests. Raises ValueError."""
    content = content or shipped()
    return Table(RuledForest(content, set_up(content, level, names, seed, first=first, gentle=gentle), script=script))


def begun_as(game: ForestGame) -> Table:
    """The same game as it was before the first answer: the state keeps all that the set-up was given."""
    state = game.state
    return new_table(state.level, state.names, state.seed, first=state.first, gentle=state.gentle, content=game.content)


def table_of(state: State, *, serial: int = 0, content: Content | None = None) -> Table:
    """A table that goes on from a state before a turn."""
    return Table(RuledForest(content or shipped(), state), serial=serial)
