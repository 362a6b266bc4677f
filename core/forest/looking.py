"""Looking at a card: who may, and the one moment in which its face can be seen (rulings F1, F5, F8, F12).

A look is two answers: which card, and ``show``, which is given when the right person is there to see it. What lies
there can be asked for (:func:`face_of`) only while ``show`` is to be answered; no event, view or word holds it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.engine.choice import Choice, Refused, choose
from core.forest import events as ev
from core.forest.options import SHOW, At

if TYPE_CHECKING:
    from core.engine.table import Table
    from core.forest.components import Card
    from core.forest.game import ForestGame

ALONE, ALL = "alone", "all"
"""Who sees the card."""


async def look(game: ForestGame, why: str = "", place: int = -1) -> None:
    """The player whose turn it is looks at a face-down card, alone; ``place`` -1: chooses which. Nothing happens
    where none is face down."""
    down = game.face_down()
    if not down:
        return
    seat = game.state.seat
    if place < 0:
        place = (await choose(Choice(seat, "look", [At("look", each) for each in down], about=(why,)))).place
    await show(game, place, ALONE)
    game.emit(ev.Looked(seat, place, why))


async def show(game: ForestGame, place: int, to: str) -> None:
    """Wait until the card is shown for a moment, ``to`` one or all of the players."""
    await choose(Choice(game.state.seat, "show", (SHOW,), about=(place, to), waits=True))
    game.reveal("a card was shown")


def face_of(table: Table, seat: int) -> Card:
    """The card that the seat's answer ``show`` turns up for a moment. Raises Refused when none is to be shown now."""
    choice = table.pending.get(seat)
    if choice is None or choice.kind != "show":
        raise Refused("No card is to be shown now.")
    game: ForestGame = table.game  # type: ignore[assignment]  # only this game asks such questions
    return game.card(choice.about[0])
