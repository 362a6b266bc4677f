"""Choices of the group and of players on Scenario cards, effects for others, for each tile, and procedures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import one_of
from core.ascend.cards.conditions import Condition, settled
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.picking import picked
from core.ascend.cards.rules import can_happen
from core.ascend.cards.saying import done, said, sentence, ways_said
from core.ascend.cards.where import Where
from core.ascend.cards.who import Who
from core.ascend.options import NO, Pick
from core.ascend.running import run_effects
from core.engine.choice import Choice, Option, choose

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class Way:
    """One of several ways: when it is open, what it does, and words for it where its effects say too much."""

    then: tuple[Effect, ...]
    when: Condition | None = None
    words: str = ""

    def open(self, game: Game, context: Context) -> bool:
        """Whether it may be chosen now."""
        if self.when is not None and not self.when.holds(game, context):
            return False
        return not self.then or can_happen(self.then, game, context)

    def text(self, players: int) -> str:
        """What it does: its words, and the cards it draws."""
        if not self.words:
            return done(self.then, players) or "nothing"
        return self.words

    def say(self, players: int) -> str:
        when = f"if {self.when.say(players)}: " if self.when is not None else ""
        does = done(self.then, players)
        words = f"{self.words} ({does})" if self.words and does else self.words or does or "nothing"
        return f"{when}{words}"


@frozen
class Options:
    """One of several ways is chosen: by the group (the First Player confirms) or by ``you``; ``may``: or none."""

    ways: tuple[Way, ...]
    by: str = field(default="group", validator=one_of("group", "you"))
    may: bool = False

    async def run(self, game: Game, context: Context) -> None:
        ways = {str(place): way for place, way in enumerate(self.ways, 1) if way.open(game, context)}
        if not ways:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: nothing can be chosen"))
            return
        options: list[Option] = [Pick("way", place) for place in ways]
        options += [NO] if self.may else []
        seat = game.state.first if self.by == "group" else context.seat
        about = (context.why, *(way.text(game.players) for way in self.ways))
        if self.by == "group":
            choice = Choice(seat, "group", options, optional=self.may, about=about, page=19)
        else:
            choice = Choice(seat, "way", options, optional=self.may, about=about, page=19)
        option = await choose(choice)
        if isinstance(option, Pick):
            await run_effects(game, ways[option.what].then, context)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether a way is open."""
        return any(way.open(game, context) for way in self.ways)

    def say(self, players: int) -> str:
        ways = ways_said([way.say(players) for way in self.ways])
        if self.by == "you":
            return f"you may: {ways}" if self.may else f"choose one: {ways}"
        return f"the group {'may choose' if self.may else 'chooses'}: {ways}"


@frozen
class For:
    """Effects for others, each as if it were theirs."""

    who: Who
    then: tuple[Effect, ...]
    when: Condition | None = None
    once: str = ""
    """A name: effects of that name come at most once a turn for each player."""

    async def run(self, game: Game, context: Context) -> None:
        for seat in await self.who.seats(game, context):
            own = context._replace(seat=seat)
            used = game.state.seats[seat].used
            if (self.when is None or self.when.holds(game, own)) and self.once not in used:
                used += [self.once] if self.once else []
                await run_effects(game, self.then, own)

    def say(self, players: int) -> str:
        open_when = self.when is not None and settled(self.when, players) is None
        when = f", if {self.when.say(players)}" if self.when is not None and open_when else ""
        once = " (once a turn for each player)" if self.once else ""
        return f"{self.who.does('resolve')}{when}: {said(self.then, players)}{once}"


@frozen
class ForEach:
    """Effects for each tile of a set, one after the other; ``there`` is that tile."""

    where: Where
    then: tuple[Effect, ...]
    spots: Amount | None = None

    async def run(self, game: Game, context: Context) -> None:
        n = self.spots.value(game, context) if self.spots is not None else 1
        for tile in await picked(game, self.where, context, n, sentence(said(self.then, game.players))):
            await run_effects(game, self.then, context._replace(tile=tile))

    def say(self, players: int) -> str:
        n = self.spots.say(players) if self.spots is not None else "1"
        return f"for {self.where.say(n)}: {said(self.then, players)}"


@frozen
class DoProcedure:
    """A procedure of the sheet or of a special card, with a number where it needs one."""

    name: str
    n: Amount | None = None

    async def run(self, game: Game, context: Context) -> None:
        procedure = game.procedure(self.name)
        x = self.n.value(game, context) if self.n is not None else 0
        await run_effects(game, procedure.effects, context._replace(x=x) if x != context.x else context)

    def say(self, players: int) -> str:
        return f"{self.name} {self.n.say(players)}" if self.n is not None else self.name


@frozen
class Repeat:
    """Effects so many times in a row."""

    n: Amount
    then: tuple[Effect, ...]

    async def run(self, game: Game, context: Context) -> None:
        for _ in range(self.n.value(game, context)):
            await run_effects(game, self.then, context)

    def say(self, players: int) -> str:
        return f"{self.n.say(players)} times: {said(self.then, players)}"
