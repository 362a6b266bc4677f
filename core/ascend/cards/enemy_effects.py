"""Effects on attached Enemies (rulebook p.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import one_of
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE, YOU
from core.ascend.cards.who import Who
from core.ascend.keywords import attach, damage, repair, restack

if TYPE_CHECKING:
    from core.ascend.game import Game
    from core.ascend.state import EnemyInPlay


def _aimed(game: Game, context: Context, target: str) -> list[EnemyInPlay]:
    """The Enemies a target word means now: ``top``, ``each`` or ``this``."""
    stack = game.state.seats[context.seat].enemies
    if target == "each":
        return list(stack)
    if target == "this":
        return [enemy for enemy in stack if enemy is context.enemy]
    return stack[:1]


_TARGETS = {"top": "the Top Enemy", "each": "each of your Enemies", "this": "this Enemy"}


@frozen
class Damage:
    """Deal Damage. A Hack hits its own Enemy, all else the Top Enemy, ``each`` every attached one."""

    n: Amount
    target: str = field(default="top", validator=one_of(*_TARGETS))

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context) * context.times
        target = "this" if context.hack and self.target == "top" else self.target
        enemies = _aimed(game, context, target)
        if not enemies:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: no Enemy to damage"))
        for enemy in enemies:
            await damage(game, context.seat, enemy, n, context.why)

    def say(self, players: int) -> str:
        to = " to each of your Enemies" if self.target == "each" else ""
        number = self.n.say(players)
        return f"{number} Damage{to}" if number.isdigit() else f"Damage{to}: {number}"


@frozen
class Repair:
    """Take Damage off Enemies."""

    n: Amount
    target: str = field(default="top", validator=one_of(*_TARGETS))

    async def run(self, game: Game, context: Context) -> None:
        for enemy in _aimed(game, context, self.target):
            repair(game, context.seat, enemy, self.n.value(game, context))

    def say(self, players: int) -> str:
        return f"{_TARGETS[self.target]} recovers {self.n.say(players)}"


@frozen
class Attach:
    """Attach Enemies (p.12)."""

    n: Amount = ONE
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in self.who.seats(game, context):
            attach(game, seat, n)

    def say(self, players: int) -> str:
        number = self.n.say(players)
        return self.who.say("attach", f"{number} {'Enemy' if number == '1' else 'Enemies'}")


@frozen
class Restack:
    """Put an Enemy on top or at the bottom of its stack."""

    where: str = field(validator=one_of("top", "bottom"))
    target: str = field(default="this", validator=one_of(*_TARGETS))

    async def run(self, game: Game, context: Context) -> None:
        for enemy in _aimed(game, context, self.target):
            restack(game, context.seat, enemy, self.where)

    def say(self, players: int) -> str:
        return f"{_TARGETS[self.target]} goes to the {self.where} of your stack"


@frozen
class Stun:
    """An Enemy's frames do nothing until the end of the turn."""

    target: str = field(default="this", validator=one_of(*_TARGETS))

    async def run(self, game: Game, context: Context) -> None:
        for enemy in _aimed(game, context, self.target):
            enemy.stunned = True
            game.emit(ev.EnemyStunned(context.seat, enemy.card))

    def say(self, players: int) -> str:
        return f"{_TARGETS[self.target]} does nothing until the end of the turn"
