"""Effects on assets, EXP, tokens of the pool, the Limiter, the BOT's battery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.cards.amounts import Amount, Number, of
from core.ascend.cards.checks import ASSETS, COLOURS, one_of
from core.ascend.cards.context import Context
from core.ascend.cards.who import Who
from core.ascend.keywords import (
    change_exp,
    gain_asset,
    gain_corrupted,
    gain_tokens,
    lose_asset,
    raise_limit,
    spend_asset,
    spend_exp,
)
from core.ascend.names import ASSET_NAMES, ASSET_NUMBERS, BASIC, TOKEN_NAMES, TOKEN_NUMBERS
from core.ascend.options import Pick
from core.ascend.solo import charge
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game

YOU = Who()
ONE = Number(1)


_NUMBER = "the number of "
"""How an amount that counts something begins to say itself."""


def thing(what: str, n: str) -> str:
    """A number of something in words: ``2 Power``, ``1 basic Data``, ``1 EXP``."""
    if what in ASSET_NUMBERS:
        return f"{n} {what.capitalize()}"
    words = {"asset": "Asset" if n == "1" else "Assets", "exp": "EXP", "basic": "basic Data"}
    words |= {"corrupted": "Corrupted Data", "core": "Data of your Core kind", "any": "Data", "open": "Open Data"}
    words |= {"same": "basic Data of one kind", "different": "basic Data of different kinds"}
    named = words.get(what, f"{what} Data")
    return f"as many {named} as there are {n.removeprefix(_NUMBER)}" if n.startswith(_NUMBER) else f"{n} {named}"


def chosen(what: str, n: Amount, players: int, who: Who) -> str:
    """A number of something that may leave a choice to who gains or loses it: ``1 Asset of your choice``."""
    choice = f" of {who.their} choice" if what in ("asset", "basic") else ""
    return of(n, players, lambda number: f"{thing(what, number)}{choice}")


async def choose_asset(game: Game, seat: int, options: list[int], word: str, why: str) -> int:
    """Let a seat choose one of these assets."""
    picks = [Pick(word, ASSET_NAMES[asset]) for asset in options]
    option: Pick = await choose(Choice(seat, word, picks, about=(why,), page=8))
    return ASSET_NUMBERS[option.what]


@frozen
class Gain:
    """Gain assets, EXP or Data (p.7, p.8). ``asset`` and ``basic`` are chosen, one by one."""

    what: str = field(validator=one_of(*ASSETS, "asset", "exp", *COLOURS, "open", "corrupted", "basic", "core"))
    n: Amount = ONE
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in await self.who.seats(game, context):
            await self._gain(game, seat, n, context.why)

    async def _gain(self, game: Game, seat: int, n: int, why: str) -> None:
        if self.what in ASSET_NUMBERS:
            gain_asset(game, seat, ASSET_NUMBERS[self.what], n, why)
        elif self.what == "exp":
            change_exp(game, seat, n, why)
        elif self.what == "corrupted":
            await gain_corrupted(game, seat, n, why)
        elif self.what == "asset":
            for _ in range(n):
                gain_asset(game, seat, await choose_asset(game, seat, [0, 1, 2, 3], "asset", why), 1, why)
        elif self.what == "basic":
            for _ in range(n):
                await self._gain_basic(game, seat, why)
        else:
            token = game.state.seats[seat].core if self.what == "core" else TOKEN_NUMBERS[self.what]
            gain_tokens(game, seat, token, n, why)

    async def _gain_basic(self, game: Game, seat: int, why: str) -> None:
        kinds = [Pick("colour", TOKEN_NAMES[kind]) for kind in BASIC if game.state.pool[kind]]
        if not kinds:
            game.emit(ev.NothingHappens(seat, f"{why}: all pools of basic Data are empty"))
            return
        option: Pick = await choose(Choice(seat, "colour", kinds, about=(why,), page=7))
        gain_tokens(game, seat, TOKEN_NUMBERS[option.what], 1, why)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether it gives somebody something."""
        return self.n.value(game, context) > 0 and (game.players > 1 or self.who.which not in ("other", "here"))

    def orderless(self) -> bool:
        """Nothing is chosen or counted in it, so it comes to the same in any order."""
        return self.what not in ("asset", "basic", "corrupted") and self.who == YOU and isinstance(self.n, Number)

    def parts(self, players: int) -> tuple[str, str]:
        """``gain``, ``1 Power``."""
        return self.who.does("gain"), chosen(self.what, self.n, players, self.who)

    def say(self, players: int) -> str:
        return " ".join(self.parts(players))


@frozen
class Lose:
    """Lose assets or EXP (p.24): forced, down to 0. ``asset`` is chosen by the loser, one by one."""

    what: str = field(validator=one_of(*ASSETS, "asset", "exp"))
    n: Amount = ONE
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in await self.who.seats(game, context):
            if self.what == "exp":
                change_exp(game, seat, -n, context.why)
            elif self.what == "asset":
                await self._lose_chosen(game, seat, n, context.why)
            else:
                lose_asset(game, seat, ASSET_NUMBERS[self.what], n, context.why)

    async def _lose_chosen(self, game: Game, seat: int, n: int, why: str) -> None:
        for _ in range(n):
            have = [asset for asset, count in enumerate(game.state.seats[seat].assets) if count]
            if not have:
                game.emit(ev.NothingHappens(seat, f"{why}: no Asset to lose"))
                return
            lose_asset(game, seat, await choose_asset(game, seat, have, "lose", why), 1, why)

    def parts(self, players: int) -> tuple[str, str]:
        """``lose``, ``1 Power``."""
        return self.who.does("lose"), chosen(self.what, self.n, players, self.who)

    def say(self, players: int) -> str:
        return " ".join(self.parts(players))


@frozen
class Spend:
    """A price in assets or EXP: it must be there in full (p.24)."""

    what: str = field(validator=one_of(*ASSETS, "exp"))
    n: Amount = ONE

    def payable(self, game: Game, context: Context) -> bool:
        """Whether so much is there."""
        seat, n = game.state.seats[context.seat], self.n.value(game, context)
        return (seat.exp if self.what == "exp" else seat.assets[ASSET_NUMBERS[self.what]]) >= n

    def spends(self) -> tuple[int, int] | None:
        """The asset's number and how many, None for EXP and for prices that vary."""
        if self.what in ASSET_NUMBERS and isinstance(self.n, Number):
            return ASSET_NUMBERS[self.what], self.n.n
        return None

    async def pay(self, game: Game, context: Context) -> None:
        """Spend it."""
        n = self.n.value(game, context)
        if self.what == "exp":
            await spend_exp(game, context.seat, n, context.why)
        else:
            await spend_asset(game, context.seat, ASSET_NUMBERS[self.what], n, context.why)

    async def run(self, game: Game, context: Context) -> None:
        if self.payable(game, context):
            await self.pay(game, context)

    def say(self, players: int) -> str:
        return f"spend {thing(self.what, self.n.say(players))}"


@frozen
class Steal:
    """One other player, chosen, loses assets of the thief's choice, who gains what was lost."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        for victim in await Who("other").seats(game, context):
            for _ in range(self.n.value(game, context)):
                have = [asset for asset, count in enumerate(game.state.seats[victim].assets) if count]
                if not have:
                    game.emit(ev.NothingHappens(context.seat, f"{context.why}: no Asset to steal"))
                    return
                asset = await choose_asset(game, context.seat, have, "asset", context.why)
                lose_asset(game, victim, asset, 1, context.why)
                gain_asset(game, context.seat, asset, 1, context.why)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether another player has an asset."""
        return any(any(seat.assets) for number, seat in enumerate(game.state.seats) if number != context.seat)

    def say(self, players: int) -> str:
        number = self.n.say(players)
        return f"steal {number} {'Asset' if number == '1' else 'Assets'} of your choice from another player"


@frozen
class Raise:
    """Limiter and Integrity rise (p.13)."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        raise_limit(game, context.seat, self.n.value(game, context))

    def orderless(self) -> bool:
        """It only adds."""
        return True

    def say(self, players: int) -> str:
        return f"raise your Integrity and its limit by {self.n.say(players)}"


@frozen
class Charge:
    """Put battery markers on the BOT card (p.21)."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        charge(game, context.seat, self.n.value(game, context), context.why)

    def say(self, players: int) -> str:
        return f"charge the BOT by {self.n.say(players)}"
