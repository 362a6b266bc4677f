"""Effects on assets, EXP, tokens of the pool, the BOT's battery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.cards.amounts import Amount, Number
from core.ascend.cards.checks import ASSETS, COLOURS, one_of
from core.ascend.cards.context import Context
from core.ascend.cards.who import Who
from core.ascend.keywords import (
    change_exp,
    gain_asset,
    gain_corrupted,
    gain_tokens,
    lose_asset,
)
from core.ascend.names import ASSET_NAMES, ASSET_NUMBERS, BASIC, TOKEN_NAMES, TOKEN_NUMBERS
from core.ascend.options import Pick
from core.ascend.solo import charge
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game

YOU = Who()
ONE = Number(1)


def thing(what: str, n: str) -> str:
    """A number of something in words: ``2 Power``, ``1 basic Data of your choice``, ``1 EXP``."""
    if what in ASSET_NUMBERS:
        return f"{n} {what.capitalize()}"
    assets = "Asset" if n == "1" else "Assets"
    words = {"asset": f"{assets} of your choice", "exp": "EXP", "basic": "basic Data of your choice"}
    words |= {"corrupted": "Corrupted Data", "core": "Data of your Core kind", "any": "Data", "open": "Open Data"}
    return f"{n} {words.get(what, f'{what} Data')}"


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
        for seat in self.who.seats(game, context):
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

    def say(self, players: int) -> str:
        return self.who.say("gain", thing(self.what, self.n.say(players)))


@frozen
class Lose:
    """Lose assets or EXP (p.24): forced, down to 0. ``asset`` is chosen by the loser, one by one."""

    what: str = field(validator=one_of(*ASSETS, "asset", "exp"))
    n: Amount = ONE
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in self.who.seats(game, context):
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

    def say(self, players: int) -> str:
        return self.who.say("lose", thing(self.what, self.n.say(players)))


@frozen
class Charge:
    """Put battery markers on the BOT card (p.21)."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        charge(game, context.seat, self.n.value(game, context), context.why)

    def say(self, players: int) -> str:
        return f"charge the BOT by {self.n.say(players)}"
