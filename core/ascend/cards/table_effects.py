"""Effects on the scenario: Time, tokens, cards, what an ending unlocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend import events as ev
from core.ascend.cards.amounts import Amount
from core.ascend.cards.context import Context
from core.ascend.game import StepStops
from core.ascend.options import Pick
from core.ascend.scenario_cards import draw_card
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game

TIME_TOP = 12
"""The Time track goes from 0 to 12 (rulings, physical limits)."""


@frozen
class SetTime:
    """Set the Time track."""

    to: Amount

    async def run(self, game: Game, context: Context) -> None:
        _move_time(game, self.to.value(game, context))

    def say(self, players: int) -> str:
        return f"set Time to {self.to.say(players)}"


@frozen
class Time:
    """Raise or lower Time."""

    n: int

    async def run(self, game: Game, context: Context) -> None:
        _move_time(game, game.state.time + self.n)

    def say(self, players: int) -> str:
        return f"Time {'+' if self.n > 0 else '-'} {abs(self.n)}"


def _move_time(game: Game, to: int) -> None:
    before, game.state.time = game.state.time, max(0, min(TIME_TOP, to))
    if game.state.time != before:
        game.emit(ev.TimeChanged(game.state.first, before, game.state.time))


@frozen
class Draw:
    """Draw a Plot card or an ending; the running World Activity stops (p.16)."""

    card: str

    async def run(self, game: Game, context: Context) -> None:
        await draw_card(game, self.card)
        if game.in_world:
            raise StepStops

    def say(self, players: int) -> str:
        return f"draw card {self.card}"


@frozen
class ChooseCard:
    """The group chooses which card to draw; the First Player confirms. ``words`` say what each way means."""

    cards: tuple[str, ...]
    words: tuple[str, ...]

    def __attrs_post_init__(self) -> None:
        if len(self.cards) != len(self.words):
            raise ValueError(f"{len(self.cards)} cards need as many words, not {len(self.words)}")

    async def run(self, game: Game, context: Context) -> None:
        picks = [Pick("card", code) for code in self.cards]
        option: Pick = await choose(Choice(game.state.first, "card", picks, about=self.words, page=19))
        await Draw(option.what).run(game, context)

    def say(self, players: int) -> str:
        ways = [f"{words} (draw card {code})" for code, words in zip(self.cards, self.words, strict=True)]
        return f"the group chooses: {', or '.join(ways)}"


@frozen
class UnlockComponent:
    """An ending unlocks a component for later games (p.20). ``kind`` and ``name`` are what players read."""

    code: str
    kind: str
    name: str

    async def run(self, game: Game, context: Context) -> None:
        game.state.unlocked.append(self.code)

    def say(self, players: int) -> str:
        return f"unlock the {self.kind} {self.name} ({self.code})"
