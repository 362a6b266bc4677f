"""Effects of harm and healing, and the answers to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.amounts import Amount, of
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE, YOU
from core.ascend.cards.who import Who
from core.ascend.keywords import recover
from core.ascend.trace import change_trace, set_trace
from core.ascend.wounds import suffer

if TYPE_CHECKING:
    from core.ascend.game import Game


def wounds(n: Amount, players: int) -> str:
    """``1 Wound``, ``Wounds equal to half your Trace``."""
    return of(n, players, lambda number: f"{number} {'Wound' if number == '1' else 'Wounds'}")


@frozen
class Wounds:
    """Suffer Wounds in one parcel (p.8)."""

    n: Amount
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in await self.who.seats(game, context):
            await suffer(game, seat, n, context.why)

    def payable(self, game: Game, context: Context) -> bool:
        """Wounds can always be suffered."""
        return True

    async def pay(self, game: Game, context: Context) -> None:
        """Suffer them."""
        await self.run(game, context)

    def say(self, players: int) -> str:
        return wounds(self.n, players) if self.who.which == "you" else self.doing(players)

    def doing(self, players: int) -> str:
        """``suffer 2 Wounds``."""
        return self.who.say("suffer", wounds(self.n, players))


@frozen
class Recover:
    """Recover Integrity (p.24)."""

    n: Amount = ONE
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in await self.who.seats(game, context):
            recover(game, seat, n)

    def orderless(self) -> bool:
        """It only adds, up to the Limiter."""
        return self.who == YOU

    def say(self, players: int) -> str:
        return self.who.say("recover", self.n.say(players))


@frozen
class Trace:
    """Raise or lower Trace by ``n``, or set it ``to`` a space (p.11)."""

    n: Amount | None = None
    to: Amount | None = None
    who: Who = YOU

    def __attrs_post_init__(self) -> None:
        if (self.n is None) == (self.to is None):
            raise ValueError("it needs either n or to")

    async def run(self, game: Game, context: Context) -> None:
        for seat in await self.who.seats(game, context):
            if self.to is not None:
                set_trace(game, seat, self.to.value(game, context), context.why)
            elif self.n is not None:
                await change_trace(game, seat, self.n.value(game, context), context.why)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether Trace is in play."""
        return game.state.seats[context.seat].trace is not None

    def payable(self, game: Game, context: Context) -> bool:
        """The same: Trace can always be moved where it is in play."""
        return game.state.seats[context.seat].trace is not None

    async def pay(self, game: Game, context: Context) -> None:
        """Move it."""
        await self.run(game, context)

    def say(self, players: int) -> str:
        if self.n is None or self.who.which != "you":
            return self.doing(players)
        number = self.n.say(players)
        return f"Trace - {number[1:]}" if number.startswith("-") else f"Trace + {number}"

    def doing(self, players: int) -> str:
        """``raise your Trace by 1``."""
        trace = f"{self.who.their} Trace"
        if self.to is not None:
            return self.who.say("set", f"{trace} to {self.to.say(players)}")
        number = self.n.say(players) if self.n is not None else ""
        return self.who.say("lower" if number.startswith("-") else "raise", f"{trace} by {number.lstrip('-')}")


@frozen
class Prevent:
    """The parcel of Wounds that is answered becomes smaller."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        assert context.moment is not None, "Prevent answers Wounds"
        context.moment.amount = max(0, context.moment.amount - self.n.value(game, context))

    def possible(self, game: Game, context: Context) -> bool:
        """Whether Wounds are left to prevent."""
        return context.moment is not None and context.moment.amount > 0

    def say(self, players: int) -> str:
        return f"prevent {wounds(self.n, players)}"


@frozen
class AddDice:
    """The roll about to be made has more (or fewer) player dice; never below 0."""

    n: int

    async def run(self, game: Game, context: Context) -> None:
        assert context.moment is not None, "AddDice answers a roll about to be made"
        context.moment.amount = max(0, context.moment.amount + self.n)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether a roll is coming and can change: fewer dice need some."""
        moment = context.moment
        return moment is not None and moment.roll and (self.n > 0 or moment.amount > 0)

    def say(self, players: int) -> str:
        dice = f"{abs(self.n)} {'die' if abs(self.n) == 1 else 'dice'}"
        return f"roll {dice} {'more' if self.n > 0 else 'fewer'}"
