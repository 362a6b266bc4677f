"""What every game at the table has in common: a state, content, luck, and the record of events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from attrs import frozen

from core.engine.choice import Choice, Option, Rule
from core.engine.copying import copy_state
from core.engine.luck import Luck, ScriptedLuck


class Seeded(Protocol):
    """What a state must hold for luck to be saved with it."""

    seed: str
    luck: dict[str, int]


@frozen
class Rules:
    """What drives a game: each takes the game first."""

    play: Callable[[Any], Rule]
    """The rules from where the state stands to the end."""
    why_not: Callable[[Any, Choice, str], str]
    """Why a key is not an answer: one sentence with the numbers."""
    not_asked: Callable[[Any, Mapping[int, Choice], int], str]
    """Why a seat is asked nothing now: one sentence, with who acts and when the seat comes."""


StateT = TypeVar("StateT", bound=Seeded)
ContentT = TypeVar("ContentT")


class BaseGame(ABC, Generic[ContentT, StateT]):
    """Everything a rule needs (see :class:`core.engine.table.Game`). Only ``state`` is saved; the rest is made from it
    and from the content. ``script`` is for tests (:class:`core.engine.luck.ScriptedLuck`).

    The rules themselves ask for a game, so they are put into a last subclass, the one that tables are made of.
    """

    rules: ClassVar[Rules]

    def __init__(
        self,
        content: ContentT,
        state: StateT,
        events: list[Any] | None = None,
        script: dict[str, list[Any]] | None = None,
    ) -> None:
        self.content = content
        self.state: StateT = state
        self.events: list[Any] = events if events is not None else []
        self.emit: Callable[[Any], None] = self.events.append
        """Put on record what happened."""
        self.revealed = ""
        self.script = script
        self.scripted = self.boundary_due = script is not None
        self.luck = Luck(state.luck, state.seed) if script is None else ScriptedLuck(state.luck, state.seed, script)

    def copy_state(self) -> StateT:
        """An independent copy of the state."""
        return copy_state(self.state)

    def on(self, state: StateT, events: list[Any]) -> Self:
        """The same game on another state."""
        return type(self)(self.content, state, events, self.script)

    def play(self) -> Rule:
        """The rules from where the state stands to the end."""
        return self.rules.play(self)

    def why_not(self, choice: Choice, key: str) -> str:
        """Why this key is not an answer: one sentence with the numbers."""
        return self.rules.why_not(self, choice, key)

    def not_asked(self, pending: Mapping[int, Choice], seat: int) -> str:
        """Why a seat is asked nothing now: one sentence, with who acts and when the seat comes."""
        return self.rules.not_asked(self, pending, seat)

    @abstractmethod
    def forced(self, choice: Choice, option: Option) -> None:
        """Log the only answer there was."""

    def digest(self) -> str:
        """A short text that is equal for equal states, in any process."""
        return blake2b(repr(self.state).encode(), digest_size=12).hexdigest()

    def reveal(self, what: str) -> None:
        """Something hidden was shown: undo goes no further back than this answer. ``what`` is a sentence's start."""
        self.revealed = what
