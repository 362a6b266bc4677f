"""Why a seat is not asked: who acts now, and when this seat comes (interface design, section 10)."""

from __future__ import annotations

from collections.abc import Mapping

from core.ascend.game import Game
from core.ascend.phases.turn import STEPS
from core.engine.choice import Choice
from core.engine.refusing import acting, not_here


def not_you(game: Game, table_pending: Mapping[int, Choice], seat: int) -> str:
    """Why a seat is not asked anything: who acts now and what, and when this seat does. ``seat`` is a number from 0."""
    names = [board.name for board in game.state.seats]
    if seat in range(game.players) and not table_pending:
        return "The scenario is over: nobody is asked anything any more."
    cursor = game.state.cursor
    return not_here(names, table_pending, seat) or (
        f"{acting(names, table_pending)} ({cursor.phase}, {cursor.name}); {_when(game, seat, names[seat])}."
    )


def _when(game: Game, seat: int, name: str) -> str:
    """When the seat comes next."""
    cursor = game.state.cursor
    if game.sits_out(seat):
        return f"{name} was reset and sits out the rest of the {cursor.phase} phase"
    if STEPS[cursor.step].by_seat is None:
        return f"{name} waits for the rest of this step"
    order = game.order()
    before = order.index(seat) - cursor.place
    if before == 1:
        return f"{name}'s {cursor.phase} phase is next"
    if before > 1:
        last = game.state.seats[order[order.index(seat) - 1]].name
        return f"{name}'s {cursor.phase} phase comes after {last}'s"
    if before == 0:
        return f"it is {name}'s {cursor.phase} phase, which waits for that"
    following = next(step.phase for step in STEPS[cursor.step :] if step.phase != cursor.phase)
    return f"{name} has done the {cursor.phase} phase, {following} is next"
