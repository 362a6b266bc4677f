"""Choices: who is asked what, and every legal answer.

A rule awaits :func:`choose`, :func:`choose_any` or :func:`choose_all`; the table (``table.py``) hands the pending
choices to whoever plays and sends the answer back. Nothing here knows a game.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from typing import Any, Protocol

from attrs import frozen


class Option(Protocol):
    """One legal answer: a small immutable value with a stable text key."""

    @property
    def key(self) -> str:
        """The answer's name in journals, line mode and tests, unique within its choice."""
        ...


@frozen
class Word:
    """An answer of one word, which is its key: ``done``, ``yes``, ``collect`` …"""

    word: str

    @property
    def key(self) -> str:
        return self.word


class Refused(Exception):
    """An answer that is stale or not legal; ``str()`` is one sentence with the numbers. Nothing has changed."""


class Choice:
    """A question to one seat, with every legal answer.

    ``serial`` is given by the table when the choice becomes pending (1 and up, rising along one line of play).
    ``kind`` names the question for front ends; ``about`` is what it is about, ids and numbers only.
    ``optional`` says that declining is among the options. A choice with one option is taken by the table.
    ``page`` is the rulebook page that the question rests on, 0 when none does. ``renewable`` says that inside
    :func:`choose_all` it is asked anew when another seat changes what is shared. ``waits`` says that it is asked even
    when it has one option only: somebody must be there to see what comes of it.
    """

    __slots__ = ("about", "kind", "optional", "options", "page", "renewable", "seat", "serial", "waits")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option],
        *,
        optional: bool = False,
        about: tuple[Any, ...] = (),
        page: int = 0,
        renewable: bool = False,
        waits: bool = False,
    ) -> None:
        self.serial = 0
        self.seat = seat
        self.kind = kind
        self.options = options
        self.optional = optional
        self.about = about
        self.page = page
        self.renewable = renewable
        self.waits = waits

    def option(self, key: str) -> Option | None:
        """The option with this key, or None when there is none."""
        return next((option for option in self.options if option.key == key), None)

    def __repr__(self) -> str:
        return f"Choice({self.serial}, seat {self.seat}, {self.kind}, {len(self.options)} options)"


class StepBoundary:
    """Yielded by :func:`step_boundary`: the state alone says where play stands."""


BOUNDARY = StepBoundary()

Signal = tuple[Choice, ...] | StepBoundary
"""What a rule hands to the table: the choices now pending, or a step boundary."""
Reply = tuple[Choice, Option]
"""What the table sends back: the choice that was answered, and its option."""
Rule = Coroutine[Signal, Reply, Any]


@types.coroutine
def choose(choice: Choice) -> Generator[Signal, Reply, Any]:
    """Ask one seat; returns the option it took (a renewable choice inside :func:`choose_all`: also ASK_AGAIN)."""
    _, option = yield (choice,)
    return option


@types.coroutine
def choose_any(choices: Iterable[Choice]) -> Generator[Signal, Reply, Reply]:
    """Ask several seats at once; the first answer withdraws the other questions. Returns (choice, option)."""
    return (yield tuple(choices))


class AskAgain:
    """What :func:`choose` returns inside :func:`choose_all` when another seat has changed what is shared."""

    key = "ask again"


ASK_AGAIN = AskAgain()


@types.coroutine
def choose_all(turns: Mapping[int, Rule], shared: Callable[[int], object]) -> Generator[Signal, Reply, None]:
    """Play one rule a seat side by side: each leaves its own pending choice, in any order, until all are done.

    ``shared`` tells what others can change for a seat (pools, say): when another's answer changes it, the seat's
    renewable choice is asked anew, its :func:`choose` returning ASK_AGAIN. A rule may ask another seat too, for what
    touches that one; such a question comes before all others. A seat that is done can take back as long as another
    is not (:meth:`core.engine.table.Table.take_back`).
    """
    if len(turns) == 1:
        for turn in turns.values():
            yield from turn
        return
    waiting: dict[int, Choice] = {}
    known: dict[int, object] = {}
    try:
        for number, turn in turns.items():
            _advance(number, turn, None, waiting)
            known[number] = shared(number)
        while waiting:
            choice, option = yield _askable(waiting)
            number = choice.seat
            if waiting.get(number) is not choice:
                number = next(number for number, asked in waiting.items() if asked is choice)
            _advance(number, turns[number], (choice, option), waiting)
            for other, old in list(waiting.items()):
                now = shared(other)
                if known[other] != now:
                    known[other] = now
                    if other != number and old.renewable:
                        _advance(other, turns[other], (old, ASK_AGAIN), waiting)
    finally:
        for turn in turns.values():
            turn.close()


def _askable(waiting: dict[int, Choice]) -> tuple[Choice, ...]:
    """The choices to be pending: one that a rule asks of another seat alone, else all."""
    for number, choice in waiting.items():
        if choice.seat != number:
            return (choice,)
    return tuple(waiting.values())


def _advance(number: int, turn: Rule, reply: Reply | None, waiting: dict[int, Choice]) -> None:
    """Run one seat's rule up to its next question, or out of the waiting list when it has ended."""
    try:
        signal = turn.send(reply) if reply is not None else turn.send(None)  # type: ignore[arg-type]  # start value
    except StopIteration:
        waiting.pop(number, None)
        return
    assert isinstance(signal, tuple), "a rule inside choose_all asks; it does not end steps"
    (waiting[number],) = signal


@types.coroutine
def step_boundary() -> Generator[Signal, Reply, None]:
    """Tell the table that a step has ended: a snapshot may be taken here."""
    yield BOUNDARY
