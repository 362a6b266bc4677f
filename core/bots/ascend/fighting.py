"""Combat searched to its end: frames of the player and of the Enemies, one after the other (rulebook p.15)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from attrs import frozen

from core.ascend.bosses import boss_target
from core.ascend.cards.amounts import Name
from core.ascend.cards.choices import If
from core.ascend.cards.conditions import Compare, Condition
from core.ascend.cards.context import Effect
from core.ascend.cards.dice_effects import Ready, Shift
from core.ascend.cards.enemy_effects import Damage, Defeat
from core.ascend.cards.modifiers import ActsTwice
from core.ascend.components import Frame
from core.ascend.enemies import enemy_left
from core.ascend.kit.reading import damage_more, enemy_has, has, in_force
from core.ascend.names import PULSE, SURGE
from core.bots.ascend import prices
from core.bots.ascend.bossing import parcel_worth
from core.bots.ascend.chances import outcomes
from core.bots.ascend.foes import fall_value, frame_harm
from core.bots.ascend.sight import Sight
from core.bots.ascend.worth import scene_for

LEFT = Name("left")


@frozen
class Strike:
    """A frame as the search sees it."""

    id: str
    frame: Frame
    extra: float
    """What its other effects are worth, for one die of a multi frame, else for the whole."""
    plain: bool
    """It deals Damage to the Top Enemy or does nothing the search knows, so that its effects need no walk."""
    damage: int


class Stand(NamedTuple):
    """Where a combat stands when the player may activate a frame."""

    pulses: int
    """Free dice that show a pulse."""
    surges: int
    at: int
    """Place of the Number die in the stack as it was at the start, -1 for none."""
    left: tuple[int, ...]
    """Integrity of each Enemy of that stack, 0 for one that is gone."""
    used: frozenset[str] = frozenset()
    """Frames that cannot be activated again."""
    first: int = 0
    """Frames the player may still activate before the first Enemy acts."""

    def moved(self, at: int) -> Stand:
        """The same with the Number die on another Enemy, one of which has acted then."""
        return Stand(self.pulses, self.surges, at, self.left, self.used)

    def hurt(self, left: tuple[int, ...], at: int) -> Stand:
        """The same with Enemies hurt, and where the Number die lies then."""
        return Stand(self.pulses, self.surges, at, left, self.used, self.first)


class Fight:
    """One combat of a seat, searched to its end."""

    def __init__(self, sight: Sight) -> None:
        game, number = sight.game, sight.number
        self.sight = sight
        self.scene = scene_for(sight, source="frames")
        self.stack = list(sight.seat.enemies)
        self.left = tuple(enemy_left(game, enemy) for enemy in self.stack)
        cards = [game.content.enemies[enemy.card] for enemy in self.stack]
        self.immune = tuple(enemy_has(card, "only-hacks") for card in cards)
        self.more = damage_more(game, number, "frames")
        self.overflow = has(game, number, "overflow")
        self.stand_ins = {rule.like: rule.face for rule in in_force(game, number, "counts")}
        self.boss = boss_target(game, number) if game.state.tracks else ""
        """The track of a boss that can be hit."""
        self._memo: dict[Stand, float] = {}

    @cached_property
    def first(self) -> int:
        """Frames before the first Enemy frame, beyond the one that is usual."""
        return max((rule.n for rule in in_force(self.sight.game, self.sight.number, "first-frames")), default=1) - 1

    @cached_property
    def strikes(self) -> dict[str, Strike]:
        """The seat's frames by id."""
        return {owned.id: self._strike(owned.id, owned.frame) for owned in self.sight.kit.frames}

    def _strike(self, name: str, frame: Frame) -> Strike:
        other = [effect for effect in frame.effects if not isinstance(effect, Damage | Defeat | Shift | Ready | If)]
        known = [effect for effect in frame.effects if effect not in other]
        extra = self.scene.worth(other)
        plain = len(known) <= 1 and all(isinstance(effect, Damage) and effect.target == "top" for effect in known)
        damage = sum(self.scene.n(effect.n) for effect in known if isinstance(effect, Damage))
        return Strike(name, frame, extra, plain, damage if known else 0)

    @cached_property
    def falls(self) -> tuple[float, ...]:
        """What the defeat of each Enemy is worth."""
        return tuple(fall_value(self.scene, enemy) for enemy in self.stack)

    @cached_property
    def harm(self) -> tuple[float, ...]:
        """What it costs when each Enemy acts: with the rolled symbol, or on average before the roll."""
        combat = self.sight.game.state.combat
        symbol, number = (combat.symbol, combat.number) if combat is not None else ("", -1)
        costs = []
        for enemy in self.stack:
            card = self.sight.game.content.enemies[enemy.card]
            twice = any(isinstance(rule, ActsTwice) and rule.number == number for rule in card.rules)
            costs.append(frame_harm(self.scene, enemy, symbol) * (2 if twice else 1))
        return tuple(costs)

    # -- the search --------------------------------------------------------------------------------------------

    def best(self, now: Stand) -> float:
        """The best value from here on: Damage and falls, less what the Enemies that act cost."""
        known = self._memo.get(now)
        if known is None:
            known = self.passing(now)
            for strike in self.strikes.values():
                for p, s in self._dice_for(now, strike):
                    known = max(known, self.use(now, strike, p, s))
            self._memo[now] = known
        return known

    def passing(self, now: Stand) -> float:
        """The value without a frame now: an active Enemy acts, or the combat ends."""
        if now.at < 0:
            return 0.0
        return self.best(now.moved(self._up(now.at, now.left))) - self.harm[now.at]

    def use(self, now: Stand, strike: Strike, p: int, s: int) -> float:
        """The value of a frame now, with so many pulses and surges, and of the best that follows."""
        times = p + s if strike.frame.multi else 1
        used = now.used if strike.frame.multi else now.used | {strike.id}
        after = Stand(now.pulses - p, now.surges - s, now.at, now.left, used, now.first)
        value = strike.extra * times
        if strike.plain:
            if strike.damage:
                gained, after = self._struck(after, strike.damage * times + self.more)
                value += gained
        else:
            for effect in strike.frame.effects:
                gained, after = self._do(after, effect, times)
                value += gained
        if after.first:
            return value + self.best(after._replace(first=after.first - 1))
        if after.at >= 0:
            value -= self.harm[after.at]
            after = after.moved(self._up(after.at, after.left))
        return value + self.best(after)

    def _do(self, now: Stand, effect: Effect, times: int) -> tuple[float, Stand]:
        """What one effect of a frame brings, and where the combat stands after it."""
        if isinstance(effect, Damage):
            value = 0.0
            n = self.scene.n(effect.n) * times + self.more
            if effect.target == "top":
                return self._struck(now, n)
            for place in self._targets(now.left, effect.target):
                gained, now = self._hit(now, place, n)
                value += gained
            return value, now
        if isinstance(effect, Defeat):
            return self._fall(now, self._top(now.left))
        if isinstance(effect, Shift):
            for _ in range(self.scene.n(effect.n)):
                now = now._replace(at=self._up(now.at, now.left))
            return 0.0, now
        if isinstance(effect, Ready):
            return 0.0, now._replace(used=frozenset())
        if isinstance(effect, If):
            value = 0.0
            for part in effect.then if self._holds(now, effect.when) else effect.otherwise:
                gained, now = self._do(now, part, times)
                value += gained
            return value, now
        return 0.0, now

    def _struck(self, now: Stand, n: int) -> tuple[float, Stand]:
        """Damage to the Top Enemy, or to the boss where one can be hit."""
        outlook = self.sight.outlook
        if self.boss and outlook is not None:
            return parcel_worth(outlook, self.sight.game, self.sight.number, self.boss, n), now
        return self._hit(now, self._top(now.left), n)

    def _holds(self, now: Stand, when: Condition) -> bool:
        """Whether a condition holds; what is left on the Top Enemy is what the search has left on it."""
        if not isinstance(when, Compare) or when.left != LEFT:
            return when.holds(self.sight.game, self.scene.context)
        top = self._top(now.left)
        left, right = now.left[top] if top >= 0 else 0, self.scene.n(when.right)
        return left <= right if when.sign == "<=" else left >= right if when.sign == ">=" else left == right

    def _hit(self, now: Stand, place: int, n: int) -> tuple[float, Stand]:
        """Damage to one Enemy of the stack; with a card's leave what is more goes on to the next."""
        if place < 0 or self.immune[place]:
            return 0.0, now
        left = now.left[place]
        if n < left:
            return prices.DAMAGE * n, now.hurt((*now.left[:place], left - n, *now.left[place + 1 :]), now.at)
        value, after = self._fall(now, place)
        value += prices.DAMAGE * left
        below = next((other for other in range(place + 1, len(after.left)) if after.left[other]), -1)
        if self.overflow and n > left and below >= 0:
            gained, after = self._hit(after, below, n - left)
            value += gained
        return value, after

    def _fall(self, now: Stand, place: int) -> tuple[float, Stand]:
        """An Enemy is defeated; if the Number die lies on it, it moves up."""
        if place < 0:
            return 0.0, now
        left = (*now.left[:place], 0, *now.left[place + 1 :])
        return self.falls[place], now.hurt(left, self._up(now.at, left) if now.at == place else now.at)

    @staticmethod
    def _top(left: tuple[int, ...]) -> int:
        return next((place for place, n in enumerate(left) if n), -1)

    def _targets(self, left: tuple[int, ...], target: str) -> list[int]:
        alive = [place for place, n in enumerate(left) if n]
        return alive if target == "each" else alive[1:2] if target == "second" else alive[:1]

    @staticmethod
    def _up(at: int, left: tuple[int, ...]) -> int:
        """Where the Number die goes when it leaves a card; -1 when no Enemy stands there."""
        return next((place for place in range(at - 1, -1, -1) if left[place]), -1)

    def _dice_for(self, now: Stand, strike: Strike) -> Iterator[tuple[int, int]]:
        """The pulses and surges that a frame may take of the free dice; faces may stand in by a card's leave."""
        if strike.id in now.used:
            return
        frame, as_pulse = strike.frame, self.stand_ins.get(PULSE) == SURGE
        if frame.multi:
            most = now.surges if as_pulse or frame.symbols == "A*" else 0
            yield from ((p, s) for p in range(now.pulses + 1) for s in range(most + 1) if p + s)
            return
        p, s = frame.symbols.count("P"), frame.symbols.count("S")
        for n in range(p + 1 if as_pulse else 1):
            if p - n <= now.pulses and s + n <= now.surges:
                yield p - n, s + n

    # -- dice not rolled yet -----------------------------------------------------------------------------------

    def rolled(self, dice: int, at: int, pulses: int = 0, surges: int = 0) -> float:
        """The mean value when so many dice are about to be rolled, beside those that lie already."""
        return sum(
            chance * self.best(Stand(pulses + p, surges + s, at, self.left, first=self.first))
            for p, s, chance in outcomes(self.sight.faces, dice)
        )

    def about_to_roll(self, dice: int) -> float:
        """The mean value of so many dice before the Number die is rolled."""
        sides = self.sight.game.content.dice.number
        places = [min(n, len(self.stack)) - 1 for n in sides]
        return sum(places.count(place) / len(places) * self.rolled(dice, place) for place in set(places))
