"""Effects on attached Enemies (rulebook p.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.bosses import boss_target, hit
from core.ascend.cards.amounts import Amount, of
from core.ascend.cards.checks import one_of
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE, YOU
from core.ascend.cards.who import Who
from core.ascend.components import special_id
from core.ascend.enemies import (
    attach,
    attach_bottom,
    attach_card,
    damage,
    defeat,
    discard_enemy,
    hand_over,
    repair,
    restack,
)
from core.ascend.kit.reading import damage_more
from core.ascend.options import Pick
from core.ascend.scenario_cards import came
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game
    from core.ascend.state import EnemyInPlay

TARGETS = {
    "top": "the Top Enemy",
    "second": "the second Enemy",
    "each": "each of your Enemies",
    "picked": "one of your Enemies",
    "this": "this Enemy",
}
"""The words for Enemies on cards."""


async def aimed(game: Game, context: Context, target: str) -> list[EnemyInPlay]:
    """The Enemies a target word means now; the player chooses where it is ``picked``."""
    stack = game.state.seats[context.seat].enemies
    if target == "each":
        return list(stack)
    if target == "this":
        return [enemy for enemy in stack if enemy is context.enemy]
    if target == "second":
        return stack[1:2]
    if target == "picked" and stack:
        picks = [Pick("enemy", str(enemy.uid)) for enemy in stack]
        option: Pick = await choose(Choice(context.seat, "enemy", picks, about=(context.why,), page=12))
        return [enemy for enemy in stack if str(enemy.uid) == option.what]
    return stack[:1]


async def aimed_at_boss(game: Game, context: Context) -> str:
    """The track of a boss that a parcel of Damage goes to, empty when it goes to the Top Enemy.

    A boss is hit like a Top Enemy in Combat, by the Hacks of its sheet and by Faction Augments; where there are
    Enemies as well, the player aims (campaign, boss sheets).
    """
    track = boss_target(game, context.seat)
    if not track or (context.source == "hacks" and context.enemy is not None):
        return ""
    combat = game.state.combat
    fighting = combat is not None and combat.seat == context.seat
    if context.source == "hacks":
        return track
    if not fighting and context.card not in game.content.faction_augments:
        return ""
    if not game.state.seats[context.seat].enemies:
        return track
    picks = [Pick("aim", "boss"), Pick("aim", "enemy")]
    option: Pick = await choose(Choice(context.seat, "aim", picks, about=(context.why, track), page=18))
    return track if option.what == "boss" else ""


def _there(game: Game, context: Context, target: str) -> bool:
    """Whether the target word finds an Enemy now."""
    stack = game.state.seats[context.seat].enemies
    if target == "this":
        return any(enemy is context.enemy for enemy in stack)
    return len(stack) > (1 if target == "second" else 0)


@frozen
class _OnEnemy:
    """An effect on attached Enemies."""

    target: str = field(default="top", validator=one_of(*TARGETS), kw_only=True)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is such an Enemy."""
        return _there(game, context, self.target)

    async def _each(self, game: Game, context: Context, target: str = "") -> list[EnemyInPlay]:
        enemies = await aimed(game, context, target or self.target)
        if not enemies:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: there is no such Enemy"))
        return enemies


@frozen
class Damage(_OnEnemy):
    """Deal Damage. A Hack hits its own Enemy, all else the Top Enemy, ``each`` every attached one."""

    n: Amount

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is such an Enemy, or a boss instead."""
        if super().possible(game, context):
            return True
        return bool(game.state.tracks) and self.target == "top" and bool(boss_target(game, context.seat))

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context) * context.times + damage_more(game, context.seat, context.source)
        boss = await aimed_at_boss(game, context) if game.state.tracks and self.target == "top" else ""
        if boss:
            await hit(game, context.seat, boss, n, context.why)
            return
        target = "this" if context.source == "hacks" and self.target == "top" else self.target
        for enemy in await self._each(game, context, target):
            if any(other is enemy for other in game.state.seats[context.seat].enemies):
                await damage(game, context.seat, enemy, n, context.why, context.source)

    def say(self, players: int) -> str:
        to = "" if self.target in ("top", "this") else f" to {TARGETS[self.target]}"
        return of(self.n, players, lambda number: f"{number} Damage{to}".strip())

    def doing(self, players: int) -> str:
        """``deal 2 Damage``."""
        return f"deal {self.say(players)}"


@frozen
class Repair(_OnEnemy):
    """Take Damage off Enemies."""

    n: Amount

    async def run(self, game: Game, context: Context) -> None:
        for enemy in await aimed(game, context, self.target):
            repair(game, context.seat, enemy, self.n.value(game, context))

    def say(self, players: int) -> str:
        return f"{TARGETS[self.target]} recovers {self.n.say(players)}"


@frozen
class Defeat(_OnEnemy):
    """Defeat an Enemy at once, with its EXP (p.24)."""

    async def run(self, game: Game, context: Context) -> None:
        for enemy in await self._each(game, context):
            await defeat(game, context.seat, enemy)

    def say(self, players: int) -> str:
        return f"defeat {TARGETS[self.target]}"


@frozen
class Expel(_OnEnemy):
    """Discard an Enemy: no EXP, not defeated (p.12)."""

    async def run(self, game: Game, context: Context) -> None:
        for enemy in await self._each(game, context):
            await discard_enemy(game, context.seat, enemy, "discarded")

    def say(self, players: int) -> str:
        return f"discard {TARGETS[self.target]} without EXP"


@frozen
class Attach:
    """Attach Enemies (p.12); with a ``level`` the topmost of that level in the deck."""

    n: Amount = ONE
    who: Who = YOU
    level: int = 0
    bottom: bool = False
    """From the bottom of the deck."""

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in await self.who.seats(game, context):
            if not self.bottom:
                await attach(game, seat, n, self.level)
            for _ in range(n if self.bottom else 0):
                await attach_bottom(game, seat)

    def payable(self, game: Game, context: Context) -> bool:
        """Enemies can always come."""
        return True

    async def pay(self, game: Game, context: Context) -> None:
        """Attach them."""
        await self.run(game, context)

    def say(self, players: int) -> str:
        number = self.n.say(players)
        if self.bottom:
            cards = "card" if number == "1" else f"{number} cards"
            return self.who.say("attach", f"the bottom {cards} of the Enemy deck")
        level = f" of level {self.level}" if self.level else ""
        return self.who.say("attach", f"{number} {'Enemy' if number == '1' else 'Enemies'}{level}")


@frozen
class AttachCard:
    """Attach a special Enemy of the scenario, unless it is attached already; ``top`` makes it the Top Enemy."""

    card: str
    who: Who = YOU
    top: bool = False

    async def run(self, game: Game, context: Context) -> None:
        known_as = special_id(self.card, game.players)
        if any(enemy.card == known_as for seat in game.state.seats for enemy in seat.enemies):
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: card {self.card} is attached already"))
            return
        came(game, self.card)
        for seat in await self.who.seats(game, context):
            await attach_card(game, seat, known_as, self.top)

    def say(self, players: int) -> str:
        return self.who.say("attach", f"card {self.card}{' as the Top Enemy' if self.top else ''}")


@frozen
class Restack(_OnEnemy):
    """Put an Enemy on top or at the bottom of its stack."""

    where: str = field(validator=one_of("top", "bottom"))
    target: str = field(default="this", validator=one_of(*TARGETS), kw_only=True)

    async def run(self, game: Game, context: Context) -> None:
        for enemy in await self._each(game, context):
            restack(game, context.seat, enemy, self.where)

    def say(self, players: int) -> str:
        if self.target == "picked":
            return f"put one of your Enemies {'on top' if self.where == 'top' else 'at the bottom'} of your stack"
        after = " after the Combat" if self.target == "this" else ""  # an Enemy's own frames run in Combats only
        return f"{TARGETS[self.target]} goes to the {self.where} of your stack{after}"


@frozen
class Stun(_OnEnemy):
    """An Enemy's frames do nothing until the end of the turn."""

    target: str = field(default="this", validator=one_of(*TARGETS), kw_only=True)

    async def run(self, game: Game, context: Context) -> None:
        for enemy in await self._each(game, context):
            enemy.stunned = True
            game.emit(ev.EnemyStunned(context.seat, enemy.card))

    def say(self, players: int) -> str:
        return f"{TARGETS[self.target]} does nothing until the end of the turn"


@frozen
class Hand(_OnEnemy):
    """Give an Enemy, with its Damage, to one other player, chosen: it is attached there."""

    async def run(self, game: Game, context: Context) -> None:
        for to in await Who("other").seats(game, context):
            for enemy in await self._each(game, context):
                await hand_over(game, context.seat, enemy, to)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is such an Enemy, and a player to take it."""
        return game.players > 1 and super().possible(game, context)

    def say(self, players: int) -> str:
        return f"hand {TARGETS[self.target]} to another player"


@frozen
class Look:
    """Look at the top cards of the Enemy deck, put each back on top or at the bottom."""

    n: Amount

    async def run(self, game: Game, context: Context) -> None:
        deck = game.state.enemy_deck
        drawn = [deck.pop() for _ in range(min(self.n.value(game, context), len(deck)))]
        game.reveal("cards of the Enemy deck were looked at")
        top: list[str] = []
        bottom: list[str] = []
        for card in drawn:
            picks = [Pick("look", "top"), Pick("look", "bottom")]
            option: Pick = await choose(Choice(context.seat, "look", picks, about=(card, context.why), page=12))
            (top if option.what == "top" else bottom).append(card)
        deck += reversed(top)
        deck[:0] = reversed(bottom)
        game.emit(ev.DeckLookedAt(context.seat, len(top), len(bottom)))

    def say(self, players: int) -> str:
        return f"look at the top {self.n.say(players)} cards of the Enemy deck and put each on top or at the bottom"
