"""Effects on bosses (campaign, boss sheets)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend import bosses
from core.ascend import events as ev
from core.ascend.cards.amounts import Amount
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE
from core.ascend.options import Pick
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class BossSetup:
    """Bring the scenario's boss sheet into play."""

    async def run(self, game: Game, context: Context) -> None:
        bosses.set_up_boss(game)
        game.recard()

    def say(self, players: int) -> str:
        return "set up the boss sheet"


@frozen
class BossAct:
    """One Boss Activity of the sheet."""

    async def run(self, game: Game, context: Context) -> None:
        await bosses.boss_activity(game)

    def say(self, players: int) -> str:
        return "resolve the Boss Activity"


@frozen
class BossMove:
    """The boss goes to the next of its tracks' tiles, to guard it."""

    async def run(self, game: Game, context: Context) -> None:
        bosses.move_guard(game)

    def say(self, players: int) -> str:
        return "the boss moves to the next unbroken core, or on a special symbol to the one with least Integrity"


@frozen
class MoveTrack:
    """A track of the boss moves: one by name, the ``guarded`` one, or each ``unbroken`` one."""

    name: str
    n: Amount

    async def run(self, game: Game, context: Context) -> None:
        if self.name == "guarded":
            names = [bosses.guarded(game)] if bosses.guarded(game) else []
        elif self.name == "unbroken":
            names = [track.name for track in bosses.unbroken(game)]
        else:
            names = [self.name] if self.name in game.state.tracks else []
        if not names:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: no track moves"))
        for name in names:
            bosses.move_track(game, context.seat, name, self.n.value(game, context), context.why)

    def say(self, players: int) -> str:
        n = self.n.say(players)
        named = {"guarded": "the guarded core", "unbroken": "each unbroken core", "armor": "the armour"}
        verb = "loses" if n.startswith("-") else "recovers"
        return f"{named.get(self.name, f'the {self.name}')} {verb} {n.lstrip('-')}"


@frozen
class HitBoss:
    """Deal a parcel of Damage to a track of the boss, chosen; ``any_kind``: as if it were of the own kind."""

    n: Amount
    any_kind: bool = False

    async def run(self, game: Game, context: Context) -> None:
        names = [track.name for track in bosses.unbroken(game)]
        if not names:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: there is no boss to hit"))
            return
        picks = [Pick("track", name) for name in names]
        option: Pick = await choose(Choice(context.seat, "track", picks, about=(context.why,), page=18))
        await bosses.hit(game, context.seat, option.what, self.n.value(game, context), context.why, self.any_kind)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is a boss to hit."""
        return bool(bosses.unbroken(game))

    def say(self, players: int) -> str:
        kind = ", whatever its kind" if self.any_kind else ""
        return f"deal {self.n.say(players)} Damage to one of the boss's cores{kind}"


@frozen
class More:
    """The parcel that is answered becomes larger."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        assert context.moment is not None, "More answers a parcel of Damage"
        context.moment.amount += self.n.value(game, context)

    def say(self, players: int) -> str:
        return f"that parcel is {self.n.say(players)} higher"


@frozen
class IgnoreRow:
    """The row of the attack card that is about to be resolved is ignored."""

    async def run(self, game: Game, context: Context) -> None:
        assert context.moment is not None, "IgnoreRow answers a row"
        context.moment.amount = 0

    def possible(self, game: Game, context: Context) -> bool:
        """Whether a row is coming."""
        return context.moment is not None and context.moment.amount > 0

    def say(self, players: int) -> str:
        return "ignore that row"
