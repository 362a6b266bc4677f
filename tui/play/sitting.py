"""A game of Chronicle of Ascend being played: the table in memory and its slot on disk, kept in step."""

from __future__ import annotations

from typing import Any

from core.ascend.archive import position
from core.ascend.game import Game
from core.ascend.log import happened
from core.ascend.view import TableView
from core.ascend.views.table import view_of
from core.ascend.words import short
from core.engine.choice import Refused
from core.engine.table import Answer, Table
from saves.faults import SaveFault
from saves.journal import Answer as Saved
from saves.slot import OpenSlot

LOG_KEPT = 200
"""Sentences of the log that a snapshot keeps."""
_RECENT = 1500
"""Events that the shown log is made from."""


class AscendSitting:
    """See :class:`tui.play.contract.Sitting`.

    Every answer is checked, written to the journal, and only then taken. ``past`` is the log of what happened
    before the table was opened.
    """

    def __init__(self, table: Table, slot: OpenSlot, past: tuple[str, ...] = ()) -> None:
        self.table = table
        self.slot = slot
        self.title = slot.title
        self._past = past
        self._steps_saved = table.steps_ended
        self._lines: tuple[object, tuple[str, ...]] = (None, ())

    @property
    def game(self) -> Game:
        """The game as the rules see it now."""
        game = self.table.game
        assert isinstance(game, Game)
        return game

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.game.players

    def view(self, seat: int) -> TableView:
        """What this seat may see now."""
        return view_of(self.table, seat, self.log())

    def log(self) -> tuple[str, ...]:
        """The last sentences, oldest first."""
        events = self.table.events
        mark = (len(events), id(events[-1]) if events else 0)
        if self._lines[0] != mark:
            self._lines = (mark, (*self._past, *self._sentences(events[-_RECENT:]))[-LOG_KEPT:])
        return self._lines[1]

    def _sentences(self, events: list[Any]) -> tuple[str, ...]:
        return happened(events, self.game.content, [seat.name for seat in self.game.state.seats])

    def deciders(self) -> tuple[int, ...]:
        """Seats that are asked something now, in player order."""
        return tuple(self.table.pending)

    def answer(self, seat: int, serial: int, key: str) -> None:
        """Give an answer; it is on disk when this returns. Raises Refused or SaveFault, having changed nothing."""
        choice, option = self.table.legal(seat, serial, key)
        self.slot.append(Saved(serial, seat, key))
        self.table.take(choice, option)

    def why_not(self, seat: int, key: str) -> str:
        """Why this key is not an answer of the seat now."""
        choice = self.table.pending.get(seat)
        if choice is None:
            from core.ascend.refusals import not_you

            return not_you(self.game, self.table.pending, seat)
        return self.game.why_not(choice, key)

    def undo(self) -> str:
        """Take back the last answer, on disk too. Raises Refused or SaveFault."""
        answer = self.table.undo()
        if self.slot.answers:
            self.slot.drop(len(self.slot.answers) - 1)
        else:
            self._save_snapshot()
        return short(answer.option)

    def redo(self) -> str:
        """Give again what undo took back. Raises Refused or SaveFault."""
        answer = self.table.next_redo
        if answer is None:
            raise Refused("There is nothing to give again.")
        self.slot.append(Saved(self.table.pending[answer.seat].serial, answer.seat, answer.option.key))
        self.table.redo()
        return short(answer.option)

    def take_back(self, seat: int) -> str:
        """Take back the seat's own last answer of this step. Raises Refused or SaveFault.

        The answers after it get new serials, so the whole tail is written again.
        """
        answer = self.table.take_back(seat)
        self._save_snapshot()
        return short(answer.option)

    def settle(self) -> None:
        """Write the snapshot when a step has ended since the last one. Raises SaveFault; the journal stands then."""
        if self.table.steps_ended != self._steps_saved:
            self._save_snapshot()

    def _save_snapshot(self) -> None:
        """A new snapshot with the answers since, and the slot's line in the list of slots."""
        before = self.table.events[: self.table.snapshot_events]
        log = (*self._past, *self._sentences(before[-_RECENT:]))[-LOG_KEPT:]
        answers = [_saved(answer) for answer in self.table.answers]
        self.slot.rebase(position(self.table, log), answers, self.campaign())
        self._steps_saved = self.table.steps_ended

    def campaign(self) -> dict[str, Any]:
        """The slot's record: who plays what, and where the game stands."""
        state = self.game.state
        where = f"{self.game.sheet.name}, turn {state.cursor.turn}"
        if state.over:
            where = f"{self.game.sheet.name}, {'won' if state.won else 'lost'} in turn {state.cursor.turn}"
        return {
            "game": "ascend",
            "scenario": state.scenario,
            "players": [seat.name for seat in state.seats],
            "where": where,
            "over": state.over,
        }

    def close(self) -> None:
        """Give the slot back, its snapshot and its line in the list brought up to date where that can be done."""
        try:
            self.settle()
        except SaveFault:
            pass  # the journal holds every answer
        finally:
            self.slot.close()


def _saved(answer: Answer) -> Saved:
    return Saved(answer.serial, answer.seat, answer.option.key)
