"""One game of Chronicle of Ascend as the rules see it: the state, the content, luck, and the record of events."""

from __future__ import annotations

from functools import cache
from typing import Any

from core.ascend import events as ev
from core.ascend.cards.acts import OfferedAct
from core.ascend.cards.conditions import Condition
from core.ascend.cards.context import Context
from core.ascend.components import Content, PlotCard, Procedure, ScenarioSheet, Source
from core.ascend.kit.kit import Kit, build_kit
from core.ascend.mapways import Roads
from core.ascend.options import Pick
from core.ascend.state import Seat, State
from core.engine.choice import Choice, Option
from core.engine.game import BaseGame


@cache
def _clockwise(first: int, count: int) -> tuple[int, ...]:
    return tuple((first + place) % count for place in range(count))


Waiting = tuple[int, Condition, Context]
"""A seat whose Learning Protocol waits for a state: what for, and where it is looked at."""


class GameEnds(Exception):
    """A Victory or Scenario Lost card was drawn (rulebook p.20): nothing more is played."""


class StepStops(Exception):
    """A new Plot card was drawn: the running World Activity stops (rulebook p.16)."""


class Game(BaseGame[Content, State]):
    """Everything a rule of the game needs."""

    def __init__(
        self,
        content: Content,
        state: State,
        events: list[Any] | None = None,
        script: dict[str, list[Any]] | None = None,
    ) -> None:
        super().__init__(content, state, events, script)
        self.sheet: ScenarioSheet = content.scenarios[state.scenario]
        self.enemy_sources: dict[int, tuple[Source, ...]] = {}
        """Patterns of attached Enemies by uid, as launching made them."""
        self.in_world = False
        """World Activity runs: a card that is drawn stops it."""
        self.acts: list[OfferedAct] | None = None
        """The Player Activities in play, None where they have to be gathered anew (phases/quest.py)."""
        self.roads: Roads | None = None
        """The map as it was laid out when a way was last looked for (mapways.py)."""
        self.players = len(state.seats)
        """How many players take part: the player number of cards (rulebook p.5)."""
        self._waiting: tuple[Waiting, ...] | None = None
        self.kits: list[Kit | None] = [None] * len(state.seats)
        """What each seat has in play, None where it has to be made anew; :meth:`kit` always gives one."""

    def forced(self, choice: Choice, option: Option) -> None:
        """Log the only answer there was."""
        words = choice.about[int(option.what)] if isinstance(option, Pick) and option.word == "way" else ""
        self.events.append(ev.Forced(choice.seat, choice.kind, option.key, words))

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

    def waiting(self) -> tuple[Waiting, ...]:
        """The seats whose Learning Protocol waits for a state, which is looked at after every effect."""
        if self._waiting is None:
            kits = [(number, self.kit(number)) for number in range(self.players)]
            self._waiting = tuple((number, kit.waits, kit.plain) for number, kit in kits if kit.waits is not None)
        return self._waiting

    def recard(self, number: int = -1) -> None:
        """A card of the seat (-1: of every seat) came into play or left it: its kit is no longer good."""
        self._waiting = None
        if number < 0:
            self.kits = [None] * len(self.state.seats)
            self.acts = None
        else:
            self.kits[number] = None

    def sits_out(self, number: int) -> bool:
        """Whether the seat was reset in this phase and skips what is left of it (rulebook p.13)."""
        state = self.state
        skips = state.seats[number].skips
        return skips == state.cursor.phase if skips else False

    def order(self) -> tuple[int, ...]:
        """The seats in player order: the First Player, then clockwise (rulebook p.14, p.22)."""
        return _clockwise(self.state.first, self.players)
