"""Combat: Power, rerolls, the order of Combat Frames (rulebook p.15)."""

from __future__ import annotations

from functools import cached_property
from math import inf

from attrs import evolve, frozen

from core.ascend.cards.enemy_effects import Damage
from core.ascend.components import Frame
from core.ascend.keywords import enemy_left
from core.ascend.names import POWER, PULSE, SURGE
from core.ascend.options import Amount, Dice, FrameUse
from core.ascend.phases.combat import frames_of
from core.bots.chances import outcomes
from core.bots.sight import Sight
from core.bots.valuing import A_DAMAGE, EXP, effects_value, held_value, leaving_value
from core.engine.choice import Choice, Option

REROLL_PRICE = 0.55


@frozen
class Strike:
    """A frame as the search sees it."""

    id: str
    pulses: int
    surges: int
    multi: str
    """``P*`` or ``A*``, else empty."""
    damage: int
    """For one die of a multi frame, else for the whole."""
    extra: float
    """What its other effects are worth."""


@frozen
class Moment:
    """Where a combat stands when the player may activate a frame."""

    pulses: int
    """Free dice that show a pulse."""
    surges: int
    at: int
    """Place of the Number die in the stack as it was at the start, -1 for none."""
    dealt: int = 0
    """Damage dealt since then."""
    used: tuple[str, ...] = ()
    """Frames that cannot be activated again."""


class Fight:
    """One combat of a seat, searched to its end."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.stack = list(sight.seat.enemies)
        self.left = [enemy_left(sight.game, enemy) for enemy in self.stack]
        self._memo: dict[Moment, float] = {}

    @cached_property
    def strikes(self) -> list[Strike]:
        """The seat's frames."""
        return [self._strike(owned.id, owned.frame) for owned in frames_of(self.sight.game, self.sight.number)]

    def _strike(self, name: str, frame: Frame) -> Strike:
        sight = self.sight
        damage = sum(e.n.value(sight.game, sight.context) for e in frame.effects if isinstance(e, Damage))
        extra = effects_value(sight, [e for e in frame.effects if not isinstance(e, Damage)])
        multi = frame.symbols if frame.multi else ""
        return Strike(name, frame.symbols.count("P"), frame.symbols.count("S"), multi, damage, extra)

    @cached_property
    def harm(self) -> list[float]:
        """What it costs when each Enemy of the stack acts: with the rolled symbol, or on average before the roll."""
        combat = self.sight.game.state.combat
        symbol = combat.symbol if combat is not None else ""
        costs = []
        for enemy in self.stack:
            card = self.sight.game.content.enemies[enemy.card]
            basic, special = (-effects_value(self.sight, effects, enemy) for effects in (card.basic, card.special))
            cost = {"basic": basic, "special": special}.get(symbol, (basic + special) / 2)
            costs.append(0.0 if enemy.stunned else max(0.0, cost))
        return costs

    def best(self, now: Moment) -> float:
        """The best value from here on: Damage and falls, less what the Enemies that act cost."""
        if now not in self._memo:
            values = [self.use(now, strike, p, s) for strike, p, s in self._uses(now)]
            self._memo[now] = max([self.passing(now), *values])
        return self._memo[now]

    def passing(self, now: Moment) -> float:
        """The value without a frame now: an active Enemy acts, or the combat ends."""
        if now.at < 0:
            return 0.0
        return self.best(evolve(now, at=self._moved_up(now.at, now.dealt))) - self.harm[now.at]

    def use(self, now: Moment, strike: Strike, p: int, s: int) -> float:
        """The value of a frame now, with so many pulses and surges, and of the best that follows."""
        value, dealt, at = strike.extra, now.dealt, now.at
        top, before = self._top(dealt)
        damage = strike.damage * (p + s if strike.multi else 1)
        if damage and top < len(self.stack):
            rest = before + self.left[top] - dealt
            value += A_DAMAGE * min(damage, rest)
            dealt += min(damage, rest)
            if damage >= rest:
                value += leaving_value(self.sight, self.stack[top]) + EXP
                at = -1 if at == top else at
        if at >= 0:
            value -= self.harm[at]
            at = self._moved_up(at, dealt)
        used = now.used if strike.multi else tuple(sorted((*now.used, strike.id)))
        return value + self.best(Moment(now.pulses - p, now.surges - s, at, dealt, used))

    def _moved_up(self, at: int, dealt: int) -> int:
        """Where the Number die goes when it leaves a card; -1 when no Enemy stands there."""
        return at - 1 if at - 1 >= self._top(dealt)[0] else -1

    def _uses(self, now: Moment) -> list[tuple[Strike, int, int]]:
        """The frames that the free dice allow, each with the pulses and surges it takes."""
        found = []
        for strike in self.strikes:
            if strike.multi == "P*":
                found += [(strike, p, 0) for p in range(1, now.pulses + 1)]
            elif strike.multi:
                found += [(strike, p, s) for p in range(now.pulses + 1) for s in range(now.surges + 1) if p + s]
            elif strike.id not in now.used and strike.pulses <= now.pulses and strike.surges <= now.surges:
                found.append((strike, strike.pulses, strike.surges))
        return found

    def _top(self, dealt: int) -> tuple[int, int]:
        """The first Enemy still standing after so much Damage, and the Damage that felled those before it."""
        fallen = 0
        for place, left in enumerate(self.left):
            if dealt < fallen + left:
                return place, fallen
            fallen += left
        return len(self.left), fallen

    def rolled(self, dice: int, at: int, pulses: int = 0, surges: int = 0) -> float:
        """The mean value when so many dice are about to be rolled, beside those that lie already."""
        return sum(
            chance * self.best(Moment(pulses + p, surges + s, at)) for p, s, chance in outcomes(self.sight.faces, dice)
        )


def choose_frame(sight: Sight, choice: Choice) -> Option:
    """The frame that begins the best order of frames; none when passing is better."""
    combat = sight.game.state.combat
    assert combat is not None
    fight = Fight(sight)
    strikes = {strike.id: strike for strike in fight.strikes}
    free = [face for die, face in enumerate(combat.dice) if not combat.used[die]]
    used = tuple(sorted(frame for frame in combat.frames if not strikes[frame].multi))
    now = Moment(free.count(PULSE), free.count(SURGE), combat.at, 0, used)
    best: tuple[float, Option] = (fight.passing(now), choice.options[-1])
    for option in choice.options:
        if isinstance(option, FrameUse):
            faces = [combat.dice[die] for die in option.dice]
            value = fight.use(now, strikes[option.frame], faces.count(PULSE), faces.count(SURGE))
            if value > best[0]:
                best = value, option
    return best[1]


def choose_power(sight: Sight, choice: Choice) -> Option:
    """Spend Power while another die is worth more than the Power."""
    fight = Fight(sight)
    att = choice.about[0]
    places = [min(n, len(fight.stack)) - 1 for n in sight.game.content.dice.number]
    best: tuple[float, Option] = (-inf, choice.options[0])
    for option in choice.options:
        if isinstance(option, Amount):
            mean = sum(fight.rolled(att + option.n, place) for place in places) / len(places)
            value = mean - held_value(sight, POWER, option.n)
            if value > best[0]:
                best = value, option
    return best[1]


def choose_reroll(sight: Sight, choice: Choice) -> Option:
    """Roll dice of the Attack Roll again where that is worth more than the Reroll it costs."""
    combat = sight.game.state.combat
    assert combat is not None
    fight = Fight(sight)
    at = min(combat.number, len(fight.stack)) - 1
    best: tuple[float, Option] = (-inf, choice.options[0])
    for option in choice.options:
        again = option.dice if isinstance(option, Dice) else ()
        kept = [face for die, face in enumerate(combat.dice) if die not in again]
        value = fight.rolled(len(again), at, kept.count(PULSE), kept.count(SURGE)) - REROLL_PRICE * len(again)
        if value > best[0]:
            best = value, option
    return best[1]
