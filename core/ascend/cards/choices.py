"""Effects that leave something to the player: may, pay, choose; and effects under a condition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.cards.checks import at_least
from core.ascend.cards.conditions import Condition, settled
from core.ascend.cards.context import Context, Cost, Effect, is_cost
from core.ascend.cards.launcher_effects import Discard, Dump, slots_of
from core.ascend.cards.rules import can_happen
from core.ascend.cards.saying import done, said, ways_said
from core.ascend.options import NO, YES, OnSlot, Pick, on_slot
from core.ascend.running import run_effects
from core.engine.choice import Choice, Option, choose

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class May:
    """The player may have the effects."""

    then: tuple[Effect, ...]

    async def run(self, game: Game, context: Context) -> None:
        await self.offer(game, context)

    async def offer(self, game: Game, context: Context) -> bool:
        """Offer it; whether it was taken."""
        if not self.possible(game, context):
            return False
        about = (context.rule, context.why, done(self.then, game.players))
        option = await choose(Choice(context.seat, "may", (YES, NO), optional=True, about=about, page=10))
        if option is YES:
            await run_effects(game, self.then, context)
        return option is YES

    def possible(self, game: Game, context: Context) -> bool:
        """Whether something can come of it now."""
        return can_happen(self.then, game, context)

    def say(self, players: int) -> str:
        return f"you may {done(self.then, players)}"


@frozen
class Pay:
    """The player may pay a price in full, up to so many times, and then has the effects each time."""

    cost: tuple[Effect, ...]
    then: tuple[Effect, ...]
    upto: int = field(default=1, validator=at_least(1))

    costs: tuple[Cost, ...] = field(init=False, eq=False, repr=False)
    """The parts of the price."""
    _words: dict[int, tuple[str, str]] = field(init=False, factory=dict, eq=False, repr=False)
    """Price and effects as text, by player number: made once, for the question comes often."""

    def __attrs_post_init__(self) -> None:
        for part in self.cost:
            if not is_cost(part):
                raise ValueError(f"{type(part).__name__.lower()} cannot be a price")
        object.__setattr__(self, "costs", self.cost)

    async def run(self, game: Game, context: Context) -> None:
        await self.offer(game, context)

    async def offer(self, game: Game, context: Context) -> bool:
        """Offer it as often as it may be paid; whether it was paid at all."""
        paid = 0
        while paid < self.upto and self.possible(game, context) and await self._pay(game, context):
            paid += 1
            await run_effects(game, self.then, context)
            if game.sits_out(context.seat):
                break
        return paid > 0

    async def _pay(self, game: Game, context: Context) -> bool:
        amount = context.moment.amount if context.moment is not None else 0
        words = self._words.get(game.players)
        if words is None:
            words = self._words[game.players] = (done(self.cost, game.players), said(self.then, game.players))
        about = (context.rule, context.why, *words, amount)
        word, slots = self._one_token(game, context)
        options: list[Option] = [NO, *[on_slot(word, slot) for slot in slots]] if word else [NO, YES]
        option = await choose(Choice(context.seat, "pay", options, optional=True, about=about, page=10))
        if isinstance(option, OnSlot):
            self.cost[0].on_slot(game, context.seat, option.slot, context.why)  # type: ignore[attr-defined]  # one token
        elif option is YES:
            for part in self.costs:
                await part.pay(game, context)
        return option is not NO

    def _one_token(self, game: Game, context: Context) -> tuple[str, list[int]]:
        """A price of one token is paid by naming it: ``dump`` or ``discard``, and the slots that serve."""
        only = self.cost[0] if len(self.cost) == 1 else None
        if isinstance(only, Dump | Discard) and only.n.value(game, context) == 1:
            return type(only).__name__.lower(), slots_of(game, context.seat, only.what, True)
        return "", []

    def possible(self, game: Game, context: Context) -> bool:
        """Whether the price can be paid and something can come of it now."""
        for part in self.costs:
            if not part.payable(game, context):
                return False
        return can_happen(self.then, game, context)

    def say(self, players: int) -> str:
        times, each = (f", up to {self.upto} times", " each time") if self.upto > 1 else ("", "")
        return f"you may {done(self.cost, players)}{times}: {said(self.then, players)}{each}"


@frozen
class Choose:
    """The player chooses one of several ways."""

    ways: tuple[tuple[Effect, ...], ...]

    async def run(self, game: Game, context: Context) -> None:
        ways = {str(place): way for place, way in enumerate(self.ways, 1) if can_happen(way, game, context)}
        if not ways:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: nothing can be done"))
            return
        about = (context.why, *(done(way, game.players) for way in self.ways))
        picks = [Pick("way", place) for place in ways]
        option: Pick = await choose(Choice(context.seat, "way", picks, about=about, page=10))
        await run_effects(game, ways[option.what], context)

    def say(self, players: int) -> str:
        return f"choose one: {ways_said([done(way, players) for way in self.ways])}"


@frozen
class If:
    """Effects under a condition, and others without it."""

    when: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    async def run(self, game: Game, context: Context) -> None:
        await run_effects(game, self._now(game, context), context)

    def _now(self, game: Game, context: Context) -> tuple[Effect, ...]:
        return self.then if self.when.holds(game, context) else self.otherwise

    def possible(self, game: Game, context: Context) -> bool:
        """Whether something can come of it now."""
        return can_happen(self._now(game, context), game, context)

    def say(self, players: int) -> str:
        known = settled(self.when, players)
        if known or (known is False and self.otherwise):
            return done(self.then if known else self.otherwise, players)
        text = f"if {self.when.say(players)}, {done(self.then, players)}"
        return f"{text}; otherwise {done(self.otherwise, players)}" if self.otherwise else text
