"""A game being played by people, whichever it is: the table in memory and its slot on disk, kept in step.

Each game has a subclass that knows its words: what is written, what an answer is called, what the list of slots says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

from core.engine.archive import BadPosition
from core.engine.choice import Choice, Option, Refused
from core.engine.table import Answer, Table
from saves.faults import SaveFault, SlotDamaged
from saves.journal import Answer as Saved
from saves.slot import OpenSlot
from tui.play.contract import StandingLine
from tui.play.newforest import NewForest
from tui.play.newgame import NewGame
from tui.play.played import PLAYED, kept

LOG_KEPT = 200
"""Sentences of the log that a snapshot keeps."""
_RECENT = 1500
"""Events that the shown log is made from."""


WATCHING = "You only watch this game: answers are given where it is being played."
NOBODY = 'You only watch this game, and nobody plays it now: q, then "Play on here" goes on with it.'


class Notes:
    """What is noted of answers on their way, for the standing ones; this is for games that have none."""

    def note(self, game: Any, choice: Choice, option: Option) -> None:
        """Take note of an answer that is about to be taken."""

    def rewind(self, serial: int) -> None:
        """All answers from a serial on were taken back."""

    def forget(self, seat: int) -> None:
        """The seat takes an answer back while others play on."""


class KeptTable(ABC):
    """See :class:`tui.play.contract.Played`.

    Every answer is checked, written to the journal, and only then taken. ``past`` is the log of what happened
    before the table was opened. A game may give standing answers in the player's place; then the table never rests at
    a question that one of them answers, and undo goes back over them.
    """

    def __init__(self, table: Table, slot: OpenSlot, past: tuple[str, ...] = (), notes: Notes | None = None) -> None:
        self.table = table
        self._notes = notes or Notes()
        self.slot = slot
        self.title = slot.title
        self.notice = ""
        self._past = past
        self._snapshots_saved = table.snapshots
        self._turn_saved = self._turn
        self._lines: tuple[int, Any, tuple[str, ...]] = (-1, None, ())
        self._answered_at = len(table.events)
        """How many events had happened when the last answer was given."""

    # -- what each game knows of itself ------------------------------------------------------------------------

    kind: str
    """Which game it is."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats play."""

    @property
    @abstractmethod
    def _turn(self) -> int:
        """The running turn."""

    @property
    @abstractmethod
    def _over(self) -> bool:
        """Whether the game is over."""

    @abstractmethod
    def _since(self) -> str:
        """Where play stands, as a sentence on answers that were left out says it: ``turn 3, Planning``."""

    @abstractmethod
    def sentences(self, events: list[Any]) -> tuple[str, ...]:
        """The sentences of a run of events."""

    @abstractmethod
    def _short(self, option: Option) -> str:
        """What an answer was, in a few words."""

    @abstractmethod
    def _position(self, table: Table, log: tuple[str, ...]) -> dict[str, Any]:
        """The table's snapshot as plain data, with the log up to there."""

    @abstractmethod
    def begun_as(self) -> Self:
        """The same game before its first answer, at a table of its own over the same slot: to look at only."""

    @abstractmethod
    def campaign(self) -> dict[str, Any]:
        """The slot's record: which game, who plays, and where it stands."""

    @abstractmethod
    def again(self) -> NewGame | NewForest:
        """The same game with the same players, as a new one."""

    @property
    def slot_id(self) -> str:
        """Id of the slot."""
        return self.slot.id

    @property
    def campaign_slot(self) -> str:
        """Id of the slot, where it holds a campaign; most games have none."""
        return ""

    def _standing(self, table: Table) -> tuple[Choice, Option] | None:
        """The first question that a standing answer answers, with that answer; most games have none."""
        return None

    def _note(self, choice: Choice, option: Option) -> Any:
        """What goes on record with a standing answer; None for nothing."""
        return None

    def _why_unbearable(self, choice: Choice, option: Option) -> str:
        """Why the rules cannot go on after a legal answer, found out before it counts; empty when they can."""
        return ""

    def standing(self, seat: int) -> tuple[StandingLine, ...]:
        """What the seat can say once and for all; most games have nothing of the kind."""
        return ()

    @property
    def watching(self) -> bool:
        """Whether the slot was opened to look only."""
        return self.slot.looking

    def moved_on(self) -> bool:
        """Whether a game that is watched was played on since it was read."""
        return self.slot.moved_on()

    def _must_play(self) -> None:
        """Raises Refused while the game is only watched."""
        if self.slot.looking:
            raise Refused(self._why_watching())

    @property
    def left_alone(self) -> bool:
        """Whether the game is only watched while nobody plays it."""
        return self.slot.looking and not self.slot.played

    def _why_watching(self) -> str:
        return NOBODY if self.left_alone else WATCHING

    # -- playing -----------------------------------------------------------------------------------------------

    def log(self) -> tuple[str, ...]:
        """The last sentences, oldest first."""
        events = self.table.events
        last = events[-1] if events else None
        told, of, _ = self._lines
        if (
            told != len(events) or of is not last
        ):  # the event itself is kept: its address alone could be another's later
            self._lines = (len(events), last, (*self._past, *self.sentences(events[-_RECENT:]))[-LOG_KEPT:])
        return self._lines[2]

    def deciders(self) -> tuple[int, ...]:
        """Seats that are asked something now, in player order."""
        return tuple(self.table.pending)

    def answer(self, seat: int, serial: int, key: str) -> None:
        """Give an answer, and the standing answers to what follows; all are on disk when this returns.

        Raises Refused or SaveFault, having changed nothing, or SaveFault behind the last answer that was saved.
        """
        self._must_play()
        before = len(self.table.events)
        self._give(*self.table.legal(seat, serial, key))
        self._answered_at = before
        self._stand()

    def _give(self, choice: Choice, option: Option, note: Any = None) -> None:
        if trouble := self._why_unbearable(choice, option):
            raise Refused(trouble)
        self.slot.append(Saved(choice.serial, choice.seat, option.key))
        self._take(choice, option, note)

    def _take(self, choice: Choice, option: Option, note: Any) -> None:
        self._notes.note(self.table.game, choice, option)
        self.table.take(choice, option, note)

    def why_not(self, seat: int, key: str) -> str:
        """Why this key is not an answer of the seat now."""
        if self.slot.looking:
            return self._why_watching()
        choice = self.table.pending.get(seat)
        if choice is None:
            return self.table.game.not_asked(self.table.pending, seat)
        return self.table.game.why_not(choice, key)

    def undo(self) -> str:
        """Take back the last answer, on disk too, and before it the standing ones. Raises Refused or SaveFault."""
        self._must_play()
        undone = self._go_back()
        self._answered_at = len(self.table.events)
        answer, before = undone[-1], self.slot.snapshot
        try:
            if self.slot.campaign.get("over") is True:
                # Before the answer goes, so that a death between the two leaves no end that did not happen.
                self.slot.write_campaign(self.campaign())
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
        self._notes.rewind(answer.serial)
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
        self._must_play()
        answer = self.table.next_redo
        if answer is None:
            raise Refused("There is nothing to give again.")
        self._answered_at = len(self.table.events)
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
        self._notes.note(self.table.game, choice, answer.option)
        self.table.redo()

    def take_back(self, seat: int) -> str:
        """Take back the seat's own last answer of this step. Raises Refused or SaveFault.

        The answers after it get new serials, so the whole tail is written again. It is tried on a copy first, since
        standing answers behind it must go too, and the disk must take it.
        """
        self._must_play()
        trial, seats = self.table.clone(), [seat]
        trial.take_back(seat)
        self._notes.forget(seat)
        while (found := self._standing(trial)) is not None:
            seats.append(found[0].seat)
            trial.take_back(seats[-1])
        self._save(trial)
        answers = [self.table.take_back(each) for each in seats]
        self._answered_at = len(self.table.events)
        return self._short(answers[-1].option)

    def _stand(self) -> None:
        """Give standing answers until something else must be decided. Raises SaveFault."""
        while (found := self._standing(self.table)) is not None:
            self._give(*found, self._note(*found))

    # -- the slot ----------------------------------------------------------------------------------------------

    def begun(self) -> Self:
        """The same, with the first snapshot of a new game in its slot. Raises SaveFault."""
        self.slot.rebase(self._position(self.table, ()) | {PLAYED: []}, (), self.campaign())
        return self

    def take_up(self, rewrite: bool = False) -> None:
        """Give the table the answers of the slot's journal; those that no longer fit are left out.

        Before that, or where the slot must be written anew (``rewrite``), its files are kept aside. Raises SaveFault.
        """
        answers = self.slot.answers
        fit = self._give_journal()
        lost = _left_out(len(answers) - fit, self._since())
        if self.slot.looking:
            self.notice = f"{lost} left out here." if lost else ""
            return
        if rewrite or lost:
            shelf = self.slot.keep_aside()
            self._save(self.table, answers[:fit])
            self.notice = f"{lost} left out; a copy is kept as {shelf} of {self.slot.id}." if lost else ""
        self._snapshots_saved = self.table.snapshots
        self._answered_at = len(self.table.events)
        self._stand()
        self.settle()

    def _give_journal(self) -> int:
        """Give the journal's answers; returns how many fit, up to the first that does not."""
        answers = self.slot.answers
        for place, answer in enumerate(answers):
            self._answered_at = len(self.table.events)
            try:
                self._repeat(answer)
            except Refused:
                return place
        return len(answers)

    def _repeat(self, answer: Saved) -> Option:
        """Take an answer that was given before. Raises Refused."""
        choice, option = self.table.legal(answer.seat, answer.serial, answer.key)
        stood = self._standing(self.table) == (choice, option)
        self._take(choice, option, self._note(choice, option) if stood else None)
        return option

    def give_again(self, answer: Saved) -> str:
        """Take an answer that was given before, without a word of it to the slot: for a game that is played again.

        Returns what it was, in a few words. Raises Refused.
        """
        return self._short(self._repeat(answer))

    def settle(self) -> None:
        """Write what is not on disk yet: the table's last snapshot, the turn for the list of slots, and the end.

        Raises SaveFault; the journal stands then.
        """
        known = self.campaign() == self.slot.campaign if self._over else self.slot.campaign.get("over") is not True
        if self.table.snapshots != self._snapshots_saved or self._turn != self._turn_saved or not known:
            self._save(self.table)

    def _save(self, table: Table, given: Sequence[Saved] | None = None) -> None:
        """A new snapshot with the answers since, and the slot's record. ``table`` stands on the table's snapshot;
        ``given`` are the answers since the old one, by default all that the slot has."""
        before = self.table.events[: self.table.snapshot_events]
        log = (*self._past, *self.sentences(before[-_RECENT:]))[-LOG_KEPT:]
        answers = [Saved(answer.serial, answer.seat, answer.option.key) for answer in table.answers]
        played = kept(self.slot.snapshot, self.slot.answers if given is None else given, table.snapshot_serial)
        self.slot.rebase(self._position(table, log) | played, answers, self.campaign())
        self._snapshots_saved = self.table.snapshots
        self._turn_saved = self._turn

    def close(self) -> None:
        """Give the slot back, its snapshot and its line in the list brought up to date where that can be done."""
        try:
            if not self.slot.looking and self.campaign() != self.slot.campaign:
                self._save(self.table)
        except SaveFault:
            pass  # the journal holds every answer
        finally:
            self.slot.close()


KeptT = TypeVar("KeptT", bound=KeptTable)


def taken_up(
    slot: OpenSlot,
    sit_down: Callable[[Table, OpenSlot, tuple[str, ...]], KeptT],
    table_from: Callable[[dict[str, Any]], tuple[Table, tuple[str, ...]]],
    is_older: Callable[[dict[str, Any]], bool],
) -> KeptT:
    """The game of an open slot at its last answer; a slot whose game cannot be taken up is closed. Raises SaveFault.

    Answers at the end that no longer fit the rules are left out, which the sitting's ``notice`` tells; then, and when
    the game was saved with older content, the files as they were are kept aside.
    """
    try:
        if slot.snapshot is None:
            raise SlotDamaged(f"{slot.title} holds no game yet.")
        table, past = table_from(slot.snapshot)
        sitting = sit_down(table, slot, past)
        sitting.take_up(rewrite=is_older(slot.snapshot))
    except BadPosition as fault:
        slot.close()
        raise SlotDamaged(str(fault)) from None
    except BaseException:
        slot.close()
        raise
    return sitting


def _left_out(n: int, since: str) -> str:
    """How a sentence on answers that no longer fit begins; nothing where there are none."""
    if not n:
        return ""
    if n == 1:
        return f"1 answer given since {since} no longer fits and is"
    return f"{n} answers given since {since} no longer fit and are"
