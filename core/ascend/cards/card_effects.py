"""Effects on cards and patterns: Augments, Bodies, launching out of turn (rulebook p.7, p.9, p.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.augments import break_augment, deck_of, draw_augments, equip, equip_price
from core.ascend.bodies import MOST_BODIES, change_body, inhabit_from_market, refill_market
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import one_of
from core.ascend.cards.context import Context
from core.ascend.cards.triggers import FAMILY_WORDS
from core.ascend.launching import launch, launches, run_source, sources
from core.ascend.names import MEMORY
from core.ascend.options import DONE, NO, Launch, Pick
from core.ascend.state import Boost as BoostState
from core.engine.choice import Choice, Option, choose

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class DrawAugment:
    """Draw Augments of the own Class or of a Faction in play, keep some, the rest to the bottom (p.10)."""

    deck: str
    n: int = 1
    keep: int = 1

    async def run(self, game: Game, context: Context) -> None:
        await draw_augments(game, context.seat, self.deck, self.n, self.keep)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether the deck holds a card."""
        return bool(deck_of(game, context.seat, self.deck))

    def say(self, players: int) -> str:
        deck = "Class" if self.deck == "class" else self.deck.capitalize()
        cards = f"{self.n} {deck} Augment{'s' if self.n > 1 else ''}"
        return f"draw {cards} and keep {self.keep}" if self.n > self.keep else f"draw {cards}"


@frozen
class Equip:
    """Equip an unequipped Augment now, for so much Memory less."""

    less: Amount

    async def run(self, game: Game, context: Context) -> None:
        cards = self._affordable(game, context)
        options: list[Option] = [NO, *(Pick("equip", card) for card in cards)]
        about = (context.why, self.less.value(game, context))
        option = await choose(Choice(context.seat, "equip", options, optional=True, about=about, page=10))
        if isinstance(option, Pick):
            await equip(game, context.seat, option.what, self._price(game, context, option.what))

    def _price(self, game: Game, context: Context, card: str) -> int:
        return max(0, equip_price(game, context.seat, card) - self.less.value(game, context))

    def _affordable(self, game: Game, context: Context) -> list[str]:
        seat = game.state.seats[context.seat]
        return [
            card for card in dict.fromkeys(seat.unequipped) if self._price(game, context, card) <= seat.assets[MEMORY]
        ]

    def possible(self, game: Game, context: Context) -> bool:
        """Whether an Augment can be paid for."""
        return bool(self._affordable(game, context))

    def say(self, players: int) -> str:
        return f"you may equip an Augment for {self.less.say(players)} Memory less"


@frozen
class Inhabit:
    """Inhabit the other Advanced Body, or one of the Body Market without its pattern (p.9)."""

    which: str = field(validator=one_of("other", "market"))

    async def run(self, game: Game, context: Context) -> None:
        if self.which == "other":
            await change_body(game, context.seat)
            return
        if not game.state.market:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: the Body Market is empty"))
            return
        options: list[Option] = [NO, *(Pick("inhabit", body) for body in game.state.market)]
        option = await choose(Choice(context.seat, "inhabit", options, optional=True, about=(context.why,), page=9))
        if isinstance(option, Pick):
            await inhabit_from_market(game, context.seat, option.what)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is such a Body."""
        if self.which == "market":
            return bool(game.state.market)
        return len(game.state.seats[context.seat].bodies) == MOST_BODIES

    def say(self, players: int) -> str:
        if self.which == "other":
            return "inhabit your other Body"
        return "you may inhabit a Body of the Body Market without its Pattern"


@frozen
class MarketBottom:
    """Put up to n Bodies of the Body Market at the bottom of the deck, then refill it."""

    n: int

    async def run(self, game: Game, context: Context) -> None:
        state = game.state
        gone: list[str] = []
        while len(gone) < self.n and state.market:
            options: list[Option] = [DONE, *(Pick("market", body) for body in state.market)]
            option = await choose(Choice(context.seat, "market", options, optional=True, about=(context.why,), page=9))
            if not isinstance(option, Pick):
                break
            state.market.remove(option.what)
            gone.append(option.what)
        state.body_deck[:0] = gone
        refill_market(game, context.seat)

    def say(self, players: int) -> str:
        return f"put up to {self.n} Bodies of the Body Market at the bottom of their deck, then refill the Market"


@frozen
class Break:
    """Break (p.24): this Augment is out of the game."""

    async def run(self, game: Game, context: Context) -> None:
        break_augment(game, context.seat, context.card)

    def say(self, players: int) -> str:
        return "break this Augment"


@frozen
class LaunchOne:
    """May launch one pattern of a family now, outside the Launch step; all else as in that step (p.7)."""

    family: str = field(validator=one_of(*FAMILY_WORDS))

    def _ready(self, game: Game, number: int) -> list[Launch]:
        fits = {source.id for source in sources(game, number) if self.family in source.families}
        return [option for option in launches(game, number) if option.source in fits]

    async def run(self, game: Game, context: Context) -> None:
        ready = self._ready(game, context.seat)
        if not ready:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: no Pattern lies ready"))
            return
        choice = Choice(context.seat, "launch", [NO, *ready], optional=True, about=(context.why,), page=7)
        option = await choose(choice)
        if isinstance(option, Launch):
            await launch(game, context.seat, option)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether such a pattern lies ready."""
        return bool(self._ready(game, context.seat))

    def say(self, players: int) -> str:
        return f"you may launch {FAMILY_WORDS[self.family]} now"


@frozen
class Echo:
    """Resolve the effects of the pattern that is answered once more; no tokens, no second launch."""

    async def run(self, game: Game, context: Context) -> None:
        source = context.moment.source if context.moment is not None else None
        assert source is not None, "Echo answers a launch"
        await run_source(game, context.seat, source)

    def say(self, players: int) -> str:
        return "resolve the Pattern's effects once more"


@frozen
class Boost:
    """A modifier until the end of the turn."""

    what: str = field(validator=one_of("att", "damage"))
    n: int
    source: str = field(default="", validator=one_of("", "frames", "hacks"))

    def __attrs_post_init__(self) -> None:
        if bool(self.source) != (self.what == "damage"):
            raise ValueError("a boost of damage names frames or hacks, one of att does not")

    async def run(self, game: Game, context: Context) -> None:
        game.state.seats[context.seat].boosts.append(BoostState(self.what, self.n, self.source))
        game.emit(ev.BoostBegan(context.seat, self.what, self.n))

    def say(self, players: int) -> str:
        if self.what == "att":
            return f"ATT + {self.n} this turn"
        whose = "Combat Frames" if self.source == "frames" else "Hacks"
        return f"your {whose} deal {self.n} more Damage this turn"
