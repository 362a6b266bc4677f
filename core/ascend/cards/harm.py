"""Effects of harm and healing, and the answers to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.amounts import Amount
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE, YOU
from core.ascend.cards.who import Who
from core.ascend.keywords import change_trace
from core.ascend.wounds import suffer

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class Wounds:
    """Suffer Wounds in one parcel (p.8)."""

    n: Amount
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in self.who.seats(game, context):
            await suffer(game, seat, n, context.why)

    def say(self, players: int) -> str:
        number = self.n.say(players)
        if not number.isdigit():
            return f"Wounds: {number}"
        words = f"{number} {'Wound' if number == '1' else 'Wounds'}"
        return words if self.who.which == "you" else self.who.say("suffer", words)


@frozen
class Trace:
    """Raise or lower Trace (p.11)."""

    n: Amount

    async def run(self, game: Game, context: Context) -> None:
        change_trace(game, context.seat, self.n.value(game, context), context.why)

    def say(self, players: int) -> str:
        number = self.n.say(players)
        return f"Trace - {number[1:]}" if number.startswith("-") else f"Trace + {number}"


@frozen
class Prevent:
    """The parcel of Wounds that is answered becomes smaller."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        assert context.answered is not None
        context.answered.amount = max(0, context.answered.amount - self.n.value(game, context))

    def say(self, players: int) -> str:
        number = self.n.say(players)
        return f"suffer {number} {'Wound' if number == '1' else 'Wounds'} less"


@frozen
class AddDice:
    """The roll about to be made has more (or fewer) player dice; never below 0."""

    n: int

    async def run(self, game: Game, context: Context) -> None:
        assert context.answered is not None
        context.answered.amount = max(0, context.answered.amount + self.n)

    def say(self, players: int) -> str:
        return f"roll {abs(self.n)} {'more' if self.n > 0 else 'fewer'} {'die' if abs(self.n) == 1 else 'dice'}"
