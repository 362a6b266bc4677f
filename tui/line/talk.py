"""The conversation, whichever game it is about: what happened, the next question, an answer or a command, until the
game or the input ends. Each game has a subclass that knows its parts of the table, its commands and its words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from core.engine.choice import Refused
from core.engine.wording import shown
from saves.faults import SaveFault
from tui.line.meaning import Meant
from tui.line.typed import GIVE_UP, whole
from tui.line.voice import Voice
from tui.logs import new_in
from tui.play.contract import Played
from tui.play.newgame import GIVEN_UP

SAVED = "Every answer is saved as soon as it is given."
DELETED = "It is deleted then; on the screen z takes back the game deleted last."
"""What becomes of a game of free play that is given up."""
NEXT = "Until you have begun the next one it stays as it is."
_OPENING_LOG = 3
"""So many sentences of the log are repeated when a game is opened."""
_LOG = 20
KEYS = {
    "?": "help",
    "o": "options",
    ",": "hint",
    "w": "log",
    "s": "seats",
    "z": "undo",
    "x": "redo",
    "q": "quit",
}
"""Keys of the screen that mean the same in every game, with the command each stands for."""


class Asked(Protocol):
    """A pending question, of whichever game."""

    @property
    def serial(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def answers(self) -> Sequence[Any]: ...


class Seated(Protocol):
    """A player, of whichever game."""

    @property
    def seat(self) -> int: ...
    @property
    def letter(self) -> str: ...
    @property
    def name(self) -> str: ...


class SeatView(Protocol):
    """What a seat may see, as far as every game has it."""

    @property
    def choice(self) -> Asked | None: ...
    @property
    def log(self) -> tuple[str, ...]: ...
    @property
    def seats(self) -> Sequence[Seated]: ...
    @property
    def end(self) -> object | None: ...


ViewT = TypeVar("ViewT", bound=SeatView)
Part = Callable[[Any], Iterable[str]]
"""Tells a part of the table."""


class Talk(ABC, Generic[ViewT]):
    """One conversation: remembers what was said already, so that nothing is said twice."""

    help: tuple[str, ...]
    """What there is to type, line by line."""
    keys: Mapping[str, str]
    """Keys of the screen beside those of every game, with the command each stands for."""
    parts: Mapping[str, Part]
    """Parts of the table by the word that tells them."""

    def __init__(self, sitting: Played, voice: Voice, seat: int) -> None:
        self.sitting = sitting
        self.voice = voice
        self.seat = seat
        self._heard: tuple[str, ...] = ()
        self._serial: tuple[int, int] | None = None
        self.given_up = False
        """The player has given the game up, and was asked whether that is meant."""
        self._told: Collection[int] = ()
        """The numbers of the question's answers that have been read out."""
        self.commands: dict[str, Callable[[str, ViewT], Iterable[str]]] = {
            "help": lambda _rest, _view: self.help,
            "options": self._options,
            "log": self._log,
            "undo": self.undo,
            "redo": lambda _rest, _view: self.step_back(self.sitting.redo, "Given again"),
            "seat": self._other_seat,
            "save": lambda _rest, _view: [SAVED],
        }

    # what each game knows

    @abstractmethod
    def look(self, seat: int) -> ViewT:
        """What a seat may see now."""

    @abstractmethod
    def numbered(self, view: ViewT) -> Mapping[int, Any]:
        """All answers of the pending question by their numbers."""

    @abstractmethod
    def meaning(self, typed: str, view: ViewT, told: Collection[int]) -> Meant:
        """What typed words mean among the pending answers."""

    @abstractmethod
    def tell_answers(self, view: ViewT, which: tuple[Any, ...]) -> list[str]:
        """These answers, each with its number."""

    @abstractmethod
    def named_so(self, answer: Any, word: str) -> bool:
        """Whether an answer has this word, in small letters."""

    @abstractmethod
    def news(self, view: ViewT) -> None:
        """Say what has come beside the log."""

    @abstractmethod
    def question(self, view: ViewT) -> Collection[int]:
        """Say the pending question; returns the numbers of the answers that were read out."""

    @abstractmethod
    def ending(self, view: ViewT) -> Iterable[str]:
        """How the game ended."""

    def take(self, key: str, view: ViewT) -> Iterable[str]:
        """Give an answer. Raises Refused or SaveFault."""
        assert view.choice is not None, "lines are read while a question is open"
        self.sitting.answer(self.seat, view.choice.serial, key)
        self.sitting.settle()
        return []

    # the conversation

    def play(self) -> None:
        """Ask and answer until there is nothing more to ask or to read."""
        view = self.look(self.seat)
        self._heard = view.log[:-_OPENING_LOG]
        self.voice.say([f'{self.sitting.title}. "?" tells the commands.'])
        if self.sitting.notice:
            self.voice.say([self.sitting.notice])
        while True:
            view = self._view()
            self.voice.say(new_in(self._heard, view.log))
            self._heard = view.log
            self.news(view)
            if view.end is not None:
                self.voice.say(self.ending(view))
                return
            if view.choice is None:
                self.voice.say(["Nobody is asked anything: the game stands still."])
                return
            self._ask(view, view.choice)
            typed = self.voice.ask_on()
            if typed is None:
                return
            if " ".join(typed.casefold().split()) in GIVE_UP:
                if self._gives_up():
                    return
                continue
            self.voice.say(self._obey(typed, view, view.choice))

    def _gives_up(self) -> bool:
        """Whether the game is given up: only "yes" does it."""
        words = f"{GIVEN_UP} {NEXT}" if self.sitting.campaign_slot else DELETED
        self.voice.say(
            [f'Give up this game, {self.sitting.title}? {words} "yes" gives it up, any other line keeps it.']
        )
        self.given_up = (self.voice.ask() or "").casefold() == "yes"
        self.voice.say([] if self.given_up else ["Kept: nothing has changed."])
        return self.given_up

    def _view(self) -> ViewT:
        """The table of the seat that answers: the one chosen, or the first that is asked."""
        view = self.look(self.seat)
        deciders = self.sitting.deciders()
        if view.choice is None and view.end is None and deciders:
            self.seat = deciders[0]
            view = self.look(self.seat)
        return view

    def _ask(self, view: ViewT, choice: Asked) -> None:
        """Say the question, unless it is the one that was said last."""
        if (choice.seat, choice.serial) != self._serial:
            self._serial = (choice.seat, choice.serial)
            self._told = self.question(view)

    def _obey(self, typed: str, view: ViewT, choice: Asked) -> Iterable[str]:
        if not typed:
            self._serial = None
            return []
        word, _, rest = typed.partition(" ")
        word = word.casefold()
        word = self.keys.get(word) or KEYS.get(word, word)
        rest = rest.strip()
        names_an_answer = rest and word == choice.kind  # "seat Kai" where a player is chosen
        if not names_an_answer and not any(typed == answer.key for answer in choice.answers):
            if word in self.parts:
                return self._part(word, rest, view)
            if word in self.commands:
                return self.commands[word](rest, view)
        return self._answer(self.meaning(typed, view, self._told), view)

    def _answer(self, meaning: Meant, view: ViewT) -> Iterable[str]:
        if meaning.several:
            self._told = self.numbered(view)
            return ["That fits several answers. Give the number:", *self.tell_answers(view, meaning.several)]
        if meaning.fault:
            return [meaning.fault]
        if meaning.guess:
            return [f"Not possible: {self.sitting.why_not(self.seat, meaning.guess)}"]
        try:
            return self.take(meaning.key, view)
        except Refused as refused:
            return [f"Not possible: {refused}"]
        except SaveFault as fault:
            return [str(fault)]

    def _part(self, word: str, rest: str, view: ViewT) -> Iterable[str]:
        if not rest:
            return self.parts[word](view)
        seat = named_seat(rest, view)
        return [f'No seat goes by "{shown(rest)}".'] if seat is None else self.parts[word](self.look(seat))

    def _options(self, rest: str, view: ViewT) -> Iterable[str]:
        every = self.numbered(view)
        self._told = every
        fit = tuple(answer for answer in every.values() if self.named_so(answer, rest.casefold()))
        return self.tell_answers(view, fit) or [f'No answer has "{shown(rest)}" in it.']

    def _log(self, rest: str, view: ViewT) -> Iterable[str]:
        return view.log[-(whole(rest) or _LOG) :]

    def undo(self, rest: str, view: ViewT) -> Iterable[str]:
        """Take back the last answer."""
        return self.step_back(self.sitting.undo, "Taken back")

    def step_back(self, act: Callable[[], str], word: str) -> Iterable[str]:
        """Take an answer back or give it again, and say so."""
        try:
            said = act()
        except (Refused, SaveFault) as stop:
            return [str(stop)]
        self._heard = self.look(self.seat).log
        return [f"{word}: {said.rstrip('.')}."]

    def _other_seat(self, rest: str, view: ViewT) -> Iterable[str]:
        seat = named_seat(rest, view)
        deciders = self.sitting.deciders()
        if seat is None or seat not in deciders:
            asked = ", ".join(f"{number + 1} {view.seats[number].name}" for number in deciders)
            who = f'No seat goes by "{shown(rest)}".' if seat is None else f"{view.seats[seat].name} is not asked now."
            return [f"{who} Asked: {asked}."]
        self.seat = seat
        self._serial = None
        return []


def named_seat(name: str, view: SeatView) -> int | None:
    """The seat, from 0, by its number from 1, its letter or its name; None when there is none."""
    word = name.casefold()
    return next(
        (
            seat.seat
            for seat in view.seats
            if word in (str(seat.seat + 1), seat.letter.casefold(), seat.name.casefold())
        ),
        None,
    )
