"""Why a seat is not asked: who acts now, and when this seat comes (interface design, section 10)."""

from __future__ import annotations

from collections.abc import Mapping

from core.ascend.game import Game
from core.ascend.phases.turn import STEPS
from core.ascend.wording import listed, plural
from core.engine.choice import Choice


def not_you(game: Game, table_pending: Mapping[int, Choice], seat: int) -> str:
    """Why a seat is not asked anything: who acts now and what, and when this seat does. ``seat`` is a number from 0."""
    if not 0 <= seat < game.players:
        return f"There is no seat {seat + 1}: {plural(game.players, 'player')} at the table."
    name = game.state.seats[seat].name
    if not table_pending:
        return "The scenario is over: nobody is asked anything any more."
    if seat in table_pending:
        return f"{name} is asked now, with {plural(len(table_pending[seat].options), 'answer')} to choose from."
    acting = listed([game.state.seats[number].name for number in table_pending])
    verb = "acts" if len(table_pending) == 1 else "act"
    cursor = game.state.cursor
    return f"{acting} {verb} now ({cursor.phase}, {cursor.name}); {_when(game, seat, name)}."


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
