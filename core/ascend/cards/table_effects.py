"""Effects on the scenario: Time, tokens, cards, what an ending unlocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import one_of
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
class Put:
    """Put a scenario token on the active card or the sheet. ``yours`` marks whose it is: one per player."""

    token: str
    place: str = field(default="card", validator=one_of("card", "sheet"))
    yours: bool = False

    async def run(self, game: Game, context: Context) -> None:
        if self.place == "sheet":
            game.state.on_sheet[self.token] = count = game.state.on_sheet.get(self.token, 0) + 1
        else:
            owners = game.state.on_card.setdefault(self.token, [])
            owner = context.seat if self.yours else -1
            if self.yours and owner in owners:
                return
            owners.append(owner)
            count = len(owners)
        game.emit(ev.TokenPut(context.seat, self.token, self.place, count))

    def say(self, players: int) -> str:
        where = "the sheet" if self.place == "sheet" else "this card"
        if self.yours:
            return f"put 1 {self.token} for you on {where} (one per player)"
        return f"put 1 {self.token} on {where}"


@frozen
class Draw:
    """Draw a Plot card or an ending; the running World Activity stops (p.16)."""

    card: str

    async def run(self, game: Game, context: Context) -> None:
        await draw_card(game, self.card)
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
