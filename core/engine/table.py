"""The table: runs a game's rules, hands out pending choices, takes answers, takes them back.

The position is always a snapshot and the answers given since. That one sentence is the save, undo, redo, the
bug report and the clone for bots: every one of them replays a short tail of answers on a copy of a snapshot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from attrs import define, field

from core.engine.choice import Choice, Option, Refused, Reply, Rule, StepBoundary


class Game(Protocol):
    """What a game gives the table. ``state`` is plain data; everything else can be made from it."""

    state: Any
    events: list[Any]
    """What happened, oldest first; rules append to it."""
    scripted: bool
    """Its dice and draws are written down for a test and come only once, so none may lie in a tail of answers."""
    revealed: str
    """Set by the rules when something hidden was shown (dice, a draw, a flip): why undo stops here."""
    boundary_due: bool
    """Set by the table when the next step boundary is of use to it; rules need not stop at others."""

    def copy_state(self) -> Any:
        """An independent copy of the state."""
        ...

    def on(self, state: Any, events: list[Any]) -> Game:
        """The same game on another state."""
        ...

    def play(self) -> Rule:
        """The rules, from where the state stands to the end of the game."""
        ...

    def forced(self, choice: Choice, option: Option) -> None:
        """Note that the table took the only answer there was."""
        ...

    def why_not(self, choice: Choice, key: str) -> str:
        """Why this key is not an answer of the choice: one sentence with the numbers."""
        ...

    def not_asked(self, pending: Mapping[int, Choice], seat: int) -> str:
        """Why a seat without a pending choice is asked nothing, also when the game is over: one sentence."""
        ...

    def digest(self) -> str:
        """A short text that is equal for equal states."""
        ...


class Answer(NamedTuple):
    """An answer that was given: the serial of its choice, the seat, the option."""

    serial: int
    seat: int
    option: Option
    asked: tuple[str, tuple[Any, ...]] = ("", ())
    """Kind and subject of the question: given again, the answer must meet the same one."""
    note: Any = None
    """An event to go on record with the answer, each time it is given; None for none."""


_Given = tuple[Choice, Option, Any]
"""An answer as the table keeps it: the choice, its option, the note. It becomes an Answer when somebody looks."""


def _answer(given: _Given) -> Answer:
    choice, option, note = given
    return Answer(choice.serial, choice.seat, option, (choice.kind, choice.about), note)


@define
class Step:
    """A snapshot at a step boundary and the answers given since."""

    snapshot: Any
    serial: int
    events: int
    """How many events had happened at the snapshot."""
    answers: list[_Given] = field(factory=list)
    wall: int = 0
    """Answers at the front that cannot be taken back, because something was revealed after them."""
    reason: str = ""
    """What was revealed."""


TAIL = 12
"""Answers after a snapshot from which on the next step boundary gets a new one: copies cost more than short replays."""


class Table:
    """One game in progress.

    ``pending`` holds the open choice of each seat that is asked, in player order; it is empty when the game is
    over. ``snapshots`` counts those taken at step boundaries, so that a saver sees when there is a new one.
    ``open_undo`` is a house rule: undo may go past reveals.
    """

    def __init__(self, game: Game, *, serial: int = 0, open_undo: bool = False) -> None:
        self.game = game
        self.open_undo = open_undo
        self.pending: dict[int, Choice] = {}
        self.snapshots = 0
        self._serial = serial
        self._steps = [Step(game.copy_state(), serial, len(game.events))]
        self._undone: list[_Given] = []
        self._at_boundary: Callable[[], None] | None = None
        self._rule = game.play()
        self._run(None)
        self._note_reveal()

    # -- answering ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return not self.pending

    def legal(self, seat: int, serial: int, key: str) -> tuple[Choice, Option]:
        """The pending choice and its option for an answer. Raises Refused; changes nothing."""
        choice = self.pending.get(seat)
        if choice is None:
            raise Refused(self.game.not_asked(self.pending, seat))
        if choice.serial != serial:
            raise Refused(f"That question is no longer open: it was number {serial}, now it is {choice.serial}.")
        option = choice.option(key)
        if option is None:
            raise Refused(self.game.why_not(choice, key))
        return choice, option

    def answer(self, seat: int, serial: int, key: str) -> None:
        """Take an answer by its key. Raises Refused when it is stale or not legal; then nothing has changed."""
        self.take(*self.legal(seat, serial, key))

    def take(self, choice: Choice, option: Option, note: Any = None) -> None:
        """Take an option object of a pending choice. ``note`` is an event to go on record before what comes of it."""
        if self._undone:
            self._undone.clear()
        self._take(choice, option, note)

    def _take(self, choice: Choice, option: Option, note: Any) -> None:
        assert self.pending.get(choice.seat) is choice, "the choice is not pending"
        answers = self._steps[-1].answers
        answers.append((choice, option, note))
        if len(answers) >= TAIL:
            self.game.boundary_due = True
        if note is not None:
            self.game.events.append(note)
        self._run((choice, option))
        if self.game.revealed:
            self._note_reveal()

    def _run(self, reply: Reply | None) -> None:
        """Drive the rules up to the next choices that somebody has to answer."""
        send = self._rule.send
        while True:
            try:
                signal = send(reply)  # type: ignore[arg-type]  # None starts the rules
            except StopIteration:
                self.pending = {}
                return
            reply = None
            if isinstance(signal, StepBoundary):
                self._end_step()
                continue
            pending = {}
            for choice in signal:
                if not choice.serial:
                    self._serial += 1
                    choice.serial = self._serial
                if len(choice.options) == 1 and not choice.waits:
                    reply = (choice, choice.options[0])
                    self.game.forced(choice, choice.options[0])
                    break
                assert choice.options, f"{choice} has no answer"
                pending[choice.seat] = choice
            if reply is None:
                self.pending = pending
                return

    def _end_step(self) -> None:
        if self._at_boundary is not None:
            self._at_boundary()
        step = self._steps[-1]
        if len(step.answers) >= TAIL or (self.game.scripted and (step.wall or self.game.revealed)):
            self.snapshots += 1
            self.game.boundary_due = self.game.scripted or self._at_boundary is not None
            self._steps.append(Step(self.game.copy_state(), self._serial, len(self.game.events)))
            if len(self._steps) > 64 and not self.open_undo:
                del self._steps[0]

    def _note_reveal(self) -> None:
        """Undo stops behind the answer that revealed something; older steps are of no more use."""
        if self.game.revealed:
            step = self._steps[-1]
            step.wall, step.reason = len(step.answers), self.game.revealed
            self.game.revealed = ""
            if not self.open_undo:
                del self._steps[:-1]

    def at_boundaries(self, act: Callable[[], None]) -> None:
        """Call ``act`` at every step boundary from now on, while the state stands there. For reading, not for playing:
        a table that takes answers back loses it."""
        self._at_boundary, self.game.boundary_due = act, True

    # -- taking back -------------------------------------------------------------------------------------------

    @property
    def last_answer(self) -> Answer | None:
        """What :meth:`undo` would take back, or None."""
        given = self._last_given()
        return _answer(given) if given is not None else None

    def _last_given(self) -> _Given | None:
        step = self._steps[-1]
        if len(step.answers) > (0 if self.open_undo else step.wall):
            return step.answers[-1]
        if len(self._steps) > 1 and (self.open_undo or not step.answers):
            return self._steps[-2].answers[-1]
        return None

    @property
    def next_redo(self) -> Answer | None:
        """What :meth:`redo` would give again, or None: also when its seat is asked something else by now."""
        given = self._undone[-1] if self._undone else None
        return _answer(given) if given is not None and self._fitting(given) is not None else None

    @property
    def undo_stop(self) -> str:
        """What the last reveal was, when it is what stops undo; else empty."""
        return "" if self._last_given() else self._steps[-1].reason

    def undo(self) -> Answer:
        """Take back the last answer, at most back to the last reveal. Raises Refused with what stops it."""
        given = self._last_given()
        if given is None:
            reason = self.undo_stop
            raise Refused(f"Undo stops here: {reason}." if reason else "There is nothing to take back.")
        if not self._steps[-1].answers:
            self._steps.pop()
        self._undone.append(given)
        self._replay(self._steps[-1].answers[:-1])
        return _answer(given)

    def redo(self) -> Answer:
        """Give again the answer that was last taken back, with the same dice. Raises Refused."""
        answer = self.next_redo
        if answer is None:
            raise Refused("There is nothing to give again.")
        self._repeat(self._undone.pop())
        return answer

    def take_back(self, seat: int) -> Answer:
        """Take back the last answer of one seat, when the answers of others since then stand without it.

        They do when each still meets the question it was an answer to. Raises Refused; then nothing has changed.
        """
        step = self._steps[-1]
        answers = list(step.answers)
        place = next((i for i in range(len(answers) - 1, -1, -1) if answers[i][0].seat == seat), None)
        if place is None:
            raise Refused("This seat has nothing to take back in this step.")
        if place < step.wall:
            raise Refused(f"Taking back stops here: {step.reason}.")
        rest = answers[:place] + answers[place + 1 :]
        try:
            self._replay(rest)
        except Refused:
            self._replay(answers)
            raise Refused("Another seat's answer since then needs it: take that back first.") from None
        self._undone.append(answers[place])
        return _answer(answers[place])

    def _replay(self, answers: list[_Given]) -> None:
        """Stand again at the last snapshot and give these answers. Raises Refused when one does not fit."""
        step = self._steps[-1]
        events = self.game.events[: step.events]
        self._rule.close()
        self.game = self.game.on(step.snapshot, events)
        step.snapshot = self.game.copy_state()
        step.answers, step.wall = [], 0
        self._serial = step.serial
        self._rule = self.game.play()
        self._run(None)
        self._note_reveal()
        for given in answers:
            self._repeat(given)

    def _repeat(self, given: _Given) -> None:
        fitting = self._fitting(given)
        if fitting is None:
            raise Refused(f"The answer {given[1].key} no longer fits.")
        self._take(*fitting, given[2])

    def _fitting(self, given: _Given) -> tuple[Choice, Option] | None:
        """The question that an answer meets again, and its option there; None when it meets another one or none."""
        asked, answer, _ = given
        choice = self.pending.get(asked.seat)
        option = choice.option(answer.key) if choice else None
        if choice is None or option is None or (choice.kind, choice.about) != (asked.kind, asked.about):
            return None
        return choice, option

    # -- the position ------------------------------------------------------------------------------------------

    @property
    def snapshot(self) -> Any:
        """The state at the last step boundary; to be read, not changed."""
        return self._steps[-1].snapshot

    @property
    def snapshot_serial(self) -> int:
        """How many choices had been asked at the snapshot."""
        return self._steps[-1].serial

    @property
    def snapshot_events(self) -> int:
        """How many events had happened at the snapshot."""
        return self._steps[-1].events

    @property
    def answers(self) -> list[Answer]:
        """The answers given since the snapshot."""
        return [_answer(given) for given in self._steps[-1].answers]

    @property
    def events(self) -> list[Any]:
        """All that happened since the table was opened."""
        return self.game.events

    def digest(self) -> str:
        """A short text that is equal for equal states."""
        return self.game.digest()

    def clone(self) -> Table:
        """An independent table in the same position: a copy of the snapshot, and the tail replayed on it."""
        step = self._steps[-1]
        kept = self.game.on(step.snapshot, [])
        twin = Table(kept.on(kept.copy_state(), []), serial=step.serial, open_undo=self.open_undo)
        for given in step.answers:
            twin._repeat(given)
        return twin
