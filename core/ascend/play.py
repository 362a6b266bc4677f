"""Chronicle of Ascend at the table: a new game, or one taken up from a saved state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from core.ascend.components import Content
from core.ascend.content import content as shipped
from core.ascend.dials import content_at
from core.ascend.game import Game
from core.ascend.names import NORMAL
from core.ascend.phases.turn import play
from core.ascend.refusals import not_you, why_not
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import State
from core.engine.game import Rules
from core.engine.table import Table


class AscendGame(Game):
    """The game with its rules."""

    rules = Rules(play, why_not, not_you)


def new_table(
    scenario: str,
    players: Sequence[NewSeat],
    seed: str,
    *,
    codes: Iterable[str] = (),
    ticked: Iterable[str] = (),
    dial: str = NORMAL,
    content: Content | None = None,
    script: dict[str, list[Any]] | None = None,
) -> Table:
    """A table with a new game. Raises ValueError.

    ``codes`` are the components unlocked so far, ``ticked`` the boxes of the progress sheet; ``dial`` says how
    hard it is; ``script`` is for tests (core.engine.luck.ScriptedLuck).
    """
    content = content_at(content or shipped(), scenario, dial)
    return Table(AscendGame(content, set_up(content, scenario, players, seed, codes, ticked, dial), script=script))


def begun_as(game: Game) -> Table:
    """The same game as it was before the first answer: the state keeps all that the set-up was given."""
    state = game.state
    players = [NewSeat(seat.name, seat.walker, seat.cls) for seat in state.seats]
    return new_table(
        state.scenario,
        players,
        state.seed,
        codes=state.codes,
        ticked=state.ticked,
        dial=state.dial,
        content=game.content,
    )


def table_of(state: State, *, serial: int = 0, content: Content | None = None) -> Table:
    """A table that goes on from a state at a step boundary."""
    content = content_at(content or shipped(), state.scenario, state.dial)
    return Table(AscendGame(content, state), serial=serial)
