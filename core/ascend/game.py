"""One game of Chronicle of Ascend as the rules see it: the state, the content, luck, and the record of events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Self

import attrs

from core.ascend import events as ev
from core.ascend.cards.acts import OfferedAct
from core.ascend.components import Content, PlotCard, Procedure, ScenarioSheet, Source
from core.ascend.kit.kit import Kit, build_kit
from core.ascend.state import Seat, State
from core.engine.choice import Choice, Option, Rule
from core.engine.copying import copy_state
from core.engine.luck import Luck, ScriptedLuck


class GameEnds(Exception):
    """A Victory or Scenario Lost card was drawn (rulebook p.20): nothing more is played."""


class StepStops(Exception):
    """A new Plot card was drawn: the running World Activity stops (rulebook p.16)."""


class Game(ABC):
    """Everything a rule needs. Only ``state`` is saved; the rest is made from it and from the content."""

    def __init__(
        self,
        content: Content,
        state: State,
        events: list[Any] | None = None,
        script: dict[str, list[Any]] | None = None,
    ) -> None:
        self.content = content
        self.state: State = state
        self.events: list[Any] = events if events is not None else []
        self.revealed = ""
        self.script = script
        self.scripted = self.boundary_due = script is not None
        self.luck = Luck(state.luck, state.seed) if script is None else ScriptedLuck(state.luck, state.seed, script)
        self.sheet: ScenarioSheet = content.scenarios[state.scenario]
        self.enemy_sources: dict[int, tuple[Source, ...]] = {}
        """Patterns of attached Enemies by uid, as launching made them."""
        self.body_sources: dict[str, Source] = {}
        """Cost patterns of Bodies, as launching made them."""
        self.in_world = False
        """World Activity runs: a card that is drawn stops it."""
        self.acts: list[OfferedAct] | None = None
        """The Player Activities in play, None where they have to be gathered anew (phases/quest.py)."""
        self.players = len(state.seats)
        """How many players take part: the player number of cards (rulebook p.5)."""
        self.kits: list[Kit | None] = [None] * len(state.seats)
        """What each seat has in play, None where it has to be made anew; :meth:`kit` always gives one."""

    # -- what the table asks (core.engine.table.Game) ----------------------------------------------------------

    def copy_state(self) -> State:
        """An independent copy of the state."""
        return copy_state(self.state)

    def on(self, state: State, events: list[Any]) -> Self:
        """The same game on another state."""
        return type(self)(self.content, state, events, self.script)

    @abstractmethod
    def play(self) -> Rule:
        """The rules from where the state stands to the end."""

    @abstractmethod
    def why_not(self, choice: Choice, key: str) -> str:
        """Why this key is not an answer: one sentence with the numbers."""

    @abstractmethod
    def not_asked(self, pending: Mapping[int, Choice], seat: int) -> str:
        """Why a seat is asked nothing now: one sentence, with who acts and when the seat comes."""

    def forced(self, choice: Choice, option: Option) -> None:
        """Log the only answer there was."""
        self.events.append(ev.Forced(choice.seat, choice.kind, option.key))

    def digest(self) -> str:
        """A short text that is equal for equal states, in any process."""
        text = repr(attrs.astuple(self.state))
        return blake2b(text.encode(), digest_size=12).hexdigest()

    # -- shortcuts for rules -----------------------------------------------------------------------------------

    @property
    def card(self) -> PlotCard:
        """The active Plot card."""
        return self.sheet.cards[self.state.card]

    def panels(self) -> list[PlotCard]:
        """The special cards in play."""
        return [self.sheet.cards[code] for code in self.state.panels]

    def procedure(self, name: str) -> Procedure:
        """A procedure of the sheet, or of a special card."""
        return self.sheet.procedures[name]

    def seat(self, number: int) -> Seat:
        """A player's board."""
        return self.state.seats[number]

    def kit(self, number: int) -> Kit:
        """What the seat has in play, sorted; made anew after :meth:`recard`."""
        kit = self.kits[number]
        if kit is None:
            kit = self.kits[number] = build_kit(self, number)
        return kit

    def recard(self, number: int = -1) -> None:
        """A card of the seat (-1: of every seat) came into play or left it: its kit is no longer good."""
        if number < 0:
            self.kits = [None] * len(self.state.seats)
            self.acts = None
        else:
            self.kits[number] = None

    def sits_out(self, number: int) -> bool:
        """Whether the seat was reset in this phase and skips what is left of it (rulebook p.13)."""
        skips = self.state.seats[number].skips
        return bool(skips) and skips == self.state.cursor.phase

    def order(self) -> list[int]:
        """The seats in player order: the First Player, then clockwise (rulebook p.14, p.22)."""
        first, count = self.state.first, len(self.state.seats)
        return [(first + place) % count for place in range(count)]

    def emit(self, event: Any) -> None:
        """Put on record what happened."""
        self.events.append(event)

    def reveal(self, what: str) -> None:
        """Something hidden was shown: undo goes no further back than this answer. ``what`` is a sentence's start."""
        self.revealed = what
