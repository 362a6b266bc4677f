"""Prices that only Scenario cards ask: sets of Data, and Augments given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import scenario_events as sev
from core.ascend.augments import give_up
from core.ascend.bag import dump_slots
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import one_of
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE, choose_asset
from core.ascend.keywords import spend_asset
from core.ascend.names import BASIC, OPEN
from core.ascend.options import OnSlot, Pick, on_slot
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class DumpSet:
    """Dump n basic Data of one kind (``same``) or of ``different`` kinds; Open Data serves for any (p.6)."""

    kinds: str = field(validator=one_of("same", "different"))
    n: Amount

    def payable(self, game: Game, context: Context) -> bool:
        """Whether such a set lies on the Launcher."""
        return self._reach(game, context.seat, ()) >= self.n.value(game, context)

    def _reach(self, game: Game, seat: int, dumped: tuple[int, ...]) -> int:
        """The size of the largest set that can still be made, with what has been dumped already."""
        slots = game.state.seats[seat].slots
        counts = [slots.count(kind) + dumped.count(kind) for kind in BASIC]
        wild = slots.count(OPEN) + dumped.count(OPEN)
        if self.kinds == "different":
            return len(counts) - counts.count(0) + wild
        basic = {token for token in dumped if token != OPEN}
        return wild + max(count for kind, count in zip(BASIC, counts, strict=True) if not basic or kind in basic)

    def _fitting(self, slots: list[int], dumped: tuple[int, ...], n: int) -> set[int]:
        """The kinds of token that may be dumped next."""
        if self.kinds == "different":
            return {OPEN, *BASIC}.difference(dumped) | {OPEN}
        basic = {token for token in dumped if token != OPEN}
        wild = slots.count(OPEN) + len(dumped)
        return {OPEN, *(basic or [kind for kind in BASIC if slots.count(kind) + wild >= n])}

    async def pay(self, game: Game, context: Context) -> None:
        """Dump them, one by one."""
        n = self.n.value(game, context)
        dumped: tuple[int, ...] = ()
        while len(dumped) < n:
            slots = game.state.seats[context.seat].slots
            fitting = self._fitting(slots, dumped, n)
            fit = [slot for slot, token in enumerate(slots) if token in fitting]
            about = (self.kinds, context.why, n - len(dumped))
            options = [on_slot("dump", slot) for slot in fit]
            option: OnSlot = await choose(Choice(context.seat, "dump", options, about=about, page=7))
            dumped = (*dumped, slots[option.slot])
            dump_slots(game, context.seat, (option.slot,), context.why)

    async def run(self, game: Game, context: Context) -> None:
        if self.payable(game, context):
            await self.pay(game, context)

    def _words(self) -> str:
        return "of one kind" if self.kinds == "same" else "of different kinds"

    def say(self, players: int) -> str:
        return f"dump {self.n.say(players)} basic Data {self._words()}"


@frozen
class SpendAny:
    """Spend n Assets of any kinds."""

    n: Amount = ONE

    def payable(self, game: Game, context: Context) -> bool:
        """Whether so many are there."""
        return sum(game.state.seats[context.seat].assets) >= self.n.value(game, context)

    async def pay(self, game: Game, context: Context) -> None:
        """Spend them, each chosen."""
        for _ in range(self.n.value(game, context)):
            have = [asset for asset, count in enumerate(game.state.seats[context.seat].assets) if count]
            asset = await choose_asset(game, context.seat, have, "lose", context.why)
            await spend_asset(game, context.seat, asset, 1, context.why)

    async def run(self, game: Game, context: Context) -> None:
        if self.payable(game, context):
            await self.pay(game, context)

    def say(self, players: int) -> str:
        n = self.n.say(players)
        return f"spend {n} {'Asset' if n == '1' else 'Assets'} of any kind"


@frozen
class GiveUp:
    """Give up an equipped Faction Augment: it goes to the bottom of its deck."""

    def _cards(self, game: Game, seat: int) -> list[str]:
        return [card for card in game.state.seats[seat].equipped if card in game.content.faction_augments]

    def payable(self, game: Game, context: Context) -> bool:
        """Whether one is equipped."""
        return bool(self._cards(game, context.seat))

    async def pay(self, game: Game, context: Context) -> None:
        """Give one up, chosen."""
        picks = [Pick("give", card) for card in self._cards(game, context.seat)]
        option: Pick = await choose(Choice(context.seat, "give", picks, about=(context.why,), page=10))
        give_up(game, context.seat, option.what)
        game.emit(sev.AugmentGivenUp(context.seat, option.what))

    async def run(self, game: Game, context: Context) -> None:
        if self.payable(game, context):
            await self.pay(game, context)

    def say(self, players: int) -> str:
        return "give up 1 equipped Faction Augment"
