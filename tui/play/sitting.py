"""A game of Chronicle of Ascend being played: the table in memory and its slot on disk, kept in step."""

from __future__ import annotations

from typing import Any

from core.ascend.archive import position
from core.ascend.game import Game
from core.ascend.log import happened
from core.ascend.view import TableView
from core.ascend.views.table import view_of
from core.ascend.words import short
from core.engine.choice import Choice, Option, Refused
from core.engine.table import Answer, Table
from saves.faults import SaveFault
from saves.journal import Answer as Saved
from saves.slot import OpenSlot
from tui.play import standing
from tui.play.contract import StandingLine
from tui.play.passes import NEW, PASSED, RULE, Passes

LOG_KEPT = 200
"""Sentences of the log that a snapshot keeps."""
_RECENT = 1500
"""Events that the shown log is made from."""


class AscendSitting:
    """See :class:`tui.play.contract.Sitting`.

    Every answer is checked, written to the journal, and only then taken. ``past`` is the log of what happened
    before the table was opened. Standing answers are given here, in the player's place; so the table never rests at
    a question that one of them answers, and undo goes back over them.
    """

    def __init__(self, table: Table, slot: OpenSlot, past: tuple[str, ...] = ()) -> None:
        self.table = table
        self.slot = slot
        self.title = slot.title
        self.notice = ""
        self._past = past
        self._said = standing.read(slot.campaign, self.seats)
        self._passes = Passes()
        self._snapshots_saved = table.snapshots
        self._turn_saved = self.game.state.cursor.turn
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
        """Give an answer, and the standing answers to what follows; all are on disk when this returns.

        Raises Refused or SaveFault, having changed nothing, or SaveFault behind the last answer that was saved.
        """
        self._give(*self.table.legal(seat, serial, key))
        self._stand()

    def _give(self, choice: Choice, option: Option, note: Any = None) -> None:
        if self.game.sheet.edition:
            self._try(choice, option)
        self.slot.append(Saved(choice.serial, choice.seat, option.key))
        self._take(choice, option, note)

    def _try(self, choice: Choice, option: Option) -> None:
        """See whether the rules of a player's own scenario bear an answer, before it counts. Raises Refused."""
        try:
            self.table.clone().answer(choice.seat, choice.serial, option.key)
        except Refused:
            raise
        except Exception as fault:
            raise Refused(f"The scenario's file breaks on that answer, so it is not taken: {fault}.") from fault

    def _take(self, choice: Choice, option: Option, note: Any) -> None:
        self._passes.note(self.game, choice, option)
        self.table.take(choice, option, note)

    def why_not(self, seat: int, key: str) -> str:
        """Why this key is not an answer of the seat now."""
        choice = self.table.pending.get(seat)
        if choice is None:
            return self.game.not_asked(self.table.pending, seat)
        return self.game.why_not(choice, key)

    def undo(self) -> str:
        """Take back the last answer, on disk too, and before it the standing ones. Raises Refused or SaveFault."""
        undone = self._go_back()
        answer, before = undone[-1], self.slot.snapshot
        try:
            while undone and self.slot.answers:
                self.slot.drop(len(self.slot.answers) - 1)
                del undone[0]
            if undone:
                self._save(self.table)
        except SaveFault:
            if self.slot.snapshot is before:  # the disk stands where it was, so the table goes there too
                for _ in undone:
                    self.table.redo()
            raise
        self._passes.rewind(answer.serial)
        return self._short(answer.option)

    def _go_back(self) -> list[Answer]:
        """Have the table take back the last answers, down to one that was no standing answer. Raises Refused."""
        undone = [self.table.undo()]
        try:
            while self._standing(self.table) is not None:
                undone.append(self.table.undo())
        except Refused:
            for _ in undone:
                self.table.redo()
            raise
        return undone

    def redo(self) -> str:
        """Give again what undo took back, and the standing answers to what follows. Raises Refused or SaveFault."""
        answer = self.table.next_redo
        if answer is None:
            raise Refused("There is nothing to give again.")
        self._redo(answer)
        while (found := self._standing(self.table)) and (following := self.table.next_redo):
            if (following.seat, following.option) != (found[0].seat, found[1]):
                break
            self._redo(following)
        self._stand()
        return self._short(answer.option)

    def _redo(self, answer: Answer) -> None:
        choice = self.table.pending[answer.seat]
        self.slot.append(Saved(choice.serial, answer.seat, answer.option.key))
        self._passes.note(self.game, choice, answer.option)
        self.table.redo()

    def take_back(self, seat: int) -> str:
        """Take back the seat's own last answer of this step. Raises Refused or SaveFault.

        The answers after it get new serials, so the whole tail is written again. It is tried on a copy first, since
        standing answers behind it must go too, and the disk must take it.
        """
        trial, seats = self.table.clone(), [seat]
        trial.take_back(seat)
        self._passes.forget(seat)
        while (found := self._standing(trial)) is not None:
            seats.append(found[0].seat)
            trial.take_back(seats[-1])
        self._save(trial)
        answers = [self.table.take_back(each) for each in seats]
        return self._short(answers[-1].option)

    # -- standing answers --------------------------------------------------------------------------------------

    def standing(self, seat: int) -> tuple[StandingLine, ...]:
        """Upgrades between steps and the optional rules the seat has in play, each with its standing answer."""
        return standing.lines_of(self.game, seat, self._said[seat])

    def set_standing(self, seat: int, rule: str, word: str) -> None:
        """Say one of its words of an optional rule or of Upgrades. Raises Refused or SaveFault."""
        line = next((line for line in self.standing(seat) if line.rule == rule), None)
        if line is None:
            raise Refused(f"{rule!r} is no optional rule of a card that {self.game.seat(seat).name} has in play.")
        if word not in line.words:
            raise Refused(f"{word!r} is no standing answer; there are {', '.join(line.words)}.")
        before = self._said[seat]
        others = {other: said for other, said in before.items() if other != rule}
        self._said[seat] = others if word == line.words[0] else {**others, rule: word}
        try:
            self.slot.write_campaign(self.campaign())
        except SaveFault:
            self._said[seat] = before
            raise
        self._stand()

    def _standing(self, table: Table) -> tuple[Choice, Option] | None:
        """The first question that a standing answer answers, with that answer."""
        game = table.game
        assert isinstance(game, Game)
        for choice in table.pending.values():
            said = self._said[choice.seat]
            if (passing := self._passes.answer(game, choice, said.get(RULE, NEW))) is not None:
                return choice, passing
            if said and (option := standing.answer_of(game, choice, said)) is not None:
                return choice, option
        return None

    def _stand(self) -> None:
        """Give standing answers until something else must be decided. Raises SaveFault."""
        while (found := self._standing(self.table)) is not None:
            self._give(*found, self._note(*found))

    def _note(self, choice: Choice, option: Option) -> Any:
        """What goes on record with a standing answer; of what is only passed nothing."""
        return None if choice.kind in PASSED else standing.note_of(self.game, choice, option)

    # -- the slot ----------------------------------------------------------------------------------------------

    def take_up(self, rewrite: bool = False) -> None:
        """Give the table the answers of the slot's journal; those that no longer fit are left out.

        Before that, or where the slot must be written anew (``rewrite``), its files are kept aside. Raises SaveFault.
        """
        lost = self._give_journal()
        if self.slot.looking:
            self.notice = f"{lost} left out here." if lost else ""
            return
        if rewrite or lost:
            shelf = self.slot.keep_aside()
            self._save(self.table)
            self.notice = f"{lost} left out; a copy is kept as {shelf} of {self.slot.id}." if lost else ""
        self._snapshots_saved = self.table.snapshots
        self._stand()
        self.settle()

    def _give_journal(self) -> str:
        """Give the journal's answers; returns how a sentence begins on those that no longer fit, or nothing."""
        answers = self.slot.answers
        for place, answer in enumerate(answers):
            try:
                self._repeat(answer)
            except Refused:
                return _left_out(len(answers) - place, self.game)
        return ""

    def _repeat(self, answer: Saved) -> None:
        """Take an answer of the journal. Raises Refused."""
        choice, option = self.table.legal(answer.seat, answer.serial, answer.key)
        stood = self._standing(self.table) == (choice, option)
        self._take(choice, option, self._note(choice, option) if stood else None)

    def _short(self, option: Option) -> str:
        return short(option, [seat.name for seat in self.game.state.seats])

    def settle(self) -> None:
        """Write what is not on disk yet: the table's last snapshot, the turn for the list of slots, and the end.

        Raises SaveFault; the journal stands then.
        """
        state, ended = self.game.state, self.slot.campaign.get("over") is True
        if (
            self.table.snapshots != self._snapshots_saved
            or state.cursor.turn != self._turn_saved
            or state.over != ended
        ):
            self._save(self.table)

    def _save(self, table: Table) -> None:
        """A new snapshot with the answers since, and the slot's record. ``table`` stands on the table's snapshot."""
        before = self.table.events[: self.table.snapshot_events]
        log = (*self._past, *self._sentences(before[-_RECENT:]))[-LOG_KEPT:]
        answers = [Saved(answer.serial, answer.seat, answer.option.key) for answer in table.answers]
        self.slot.rebase(position(table, log), answers, self.campaign())
        self._snapshots_saved = self.table.snapshots
        self._turn_saved = self.game.state.cursor.turn

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
            "codes": list(self.codes),
            "standing": standing.record_of(self._said),
        }

    @property
    def codes(self) -> tuple[str, ...]:
        """Component codes that the campaign of the slot has unlocked."""
        return tuple(sorted({*self.game.state.codes, *self.game.state.unlocked}))

    def close(self) -> None:
        """Give the slot back, its snapshot and its line in the list brought up to date where that can be done."""
        try:
            if self.campaign() != self.slot.campaign:
                self._save(self.table)
        except SaveFault:
            pass  # the journal holds every answer
        finally:
            self.slot.close()


def _left_out(n: int, game: Game) -> str:
    """How a sentence on answers that no longer fit begins."""
    cursor = game.state.cursor
    since = ", ".join(dict.fromkeys((f"turn {cursor.turn}", cursor.phase, cursor.name))) if cursor.name else "the start"
    if n == 1:
        return f"1 answer given since {since} no longer fits and is"
    return f"{n} answers given since {since} no longer fit and are"
