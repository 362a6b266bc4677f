"""Combat: Power, rerolls, the order of Combat Frames (rulebook p.15)."""

from __future__ import annotations

from functools import cached_property

from attrs import frozen

from core.ascend.cards.enemy_effects import Damage
from core.ascend.components import Frame
from core.ascend.keywords import enemy_left
from core.ascend.names import POWER, PULSE, SURGE
from core.ascend.options import Amount, Dice, FrameUse
from core.ascend.phases.combat import frames_of
from core.bots.chances import outcomes
from core.bots.sight import Sight
from core.bots.valuing import damage_value, effects_value, held_value
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


class Fight:
    """One combat of a seat, searched to its end: dice left, Damage dealt so far, where the Number die lies."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.stack = sight.seat.enemies
        self.left = [enemy_left(sight.game, enemy) for enemy in self.stack]
        self._memo: dict[tuple[int, int, int, int, tuple[str, ...]], float] = {}

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
        costs = []
        for enemy in self.stack:
            card = self.sight.game.content.enemies[enemy.card]
            basic, special = (-effects_value(self.sight, effects, enemy) for effects in (card.basic, card.special))
            symbol = combat.symbol if combat is not None else ""
            cost = special if symbol == "special" else basic if symbol == "basic" else (basic + special) / 2
            costs.append(0.0 if enemy.stunned else max(0.0, cost))
        return costs

    def after(self, pulses: int, surges: int, at: int, dealt: int, used: tuple[str, ...]) -> float:
        """The best value from here on: Damage and falls, less what the Enemies that act cost."""
        key = pulses, surges, at, dealt, used
        if key not in self._memo:
            best = self.passing(pulses, surges, at, dealt, used)
            for strike, p, s in self.uses(pulses, surges, used):
                best = max(best, self.use(strike, p, s, pulses, surges, at, dealt, used))
            self._memo[key] = best
        return self._memo[key]

    def passing(self, pulses: int, surges: int, at: int, dealt: int, used: tuple[str, ...]) -> float:
        """No frame now: an active Enemy acts, or the combat ends."""
        if at < 0:
            return 0.0
        return -self.harm[at] + self.after(pulses, surges, self._moved_up(at, dealt), dealt, used)

    def _moved_up(self, at: int, dealt: int) -> int:
        """Where the Number die goes when it leaves a card; -1 when no Enemy stands there."""
        return at - 1 if at - 1 >= self._top(dealt)[0] else -1

    def uses(self, pulses: int, surges: int, used: tuple[str, ...]) -> list[tuple[Strike, int, int]]:
        """The frames that the free dice allow, each with the dice it takes."""
        found = []
        for strike in self.strikes:
            if strike.multi == "P*":
                found += [(strike, p, 0) for p in range(1, pulses + 1)]
            elif strike.multi:
                found += [(strike, p, s) for p in range(pulses + 1) for s in range(surges + 1) if p + s]
            elif strike.id not in used and strike.pulses <= pulses and strike.surges <= surges:
                found.append((strike, strike.pulses, strike.surges))
        return found

    def use(
        self, strike: Strike, p: int, s: int, pulses: int, surges: int, at: int, dealt: int, used: tuple[str, ...]
    ) -> float:
        """The value of one frame now and the best that follows it."""
        damage = strike.damage * (p + s if strike.multi else 1)
        top, fallen = self._top(dealt)
        value = strike.extra
        if top < len(self.stack) and damage:
            rest = self.left[top] - (dealt - fallen)
            done = min(damage, rest)
            value += 0.45 * done
            dealt += done
            if done == rest:
                enemy = self.stack[top]
                value += damage_value(self.sight, enemy, 99) - 0.3 * enemy_left(self.sight.game, enemy)
                at = -1 if at == top else at
        used = used if strike.multi else tuple(sorted((*used, strike.id)))
        if at >= 0:
            value -= self.harm[at]
            at = self._moved_up(at, dealt)
        return value + self.after(pulses - p, surges - s, at, dealt, used)

    def _top(self, dealt: int) -> tuple[int, int]:
        """The first Enemy still standing after so much Damage, and the Damage that felled those before it."""
        fallen = 0
        for place, left in enumerate(self.left):
            if dealt < fallen + left:
                return place, fallen
            fallen += left
        return len(self.left), fallen


def choose_frame(sight: Sight, choice: Choice) -> Option:
    """The frame that begins the best order of frames; none when passing is better."""
    combat = sight.game.state.combat
    assert combat is not None
    fight = Fight(sight)
    free = [face for die, face in enumerate(combat.dice) if not combat.used[die]]
    pulses, surges = free.count(PULSE), free.count(SURGE)
    used = tuple(sorted(set(combat.frames) - {strike.id for strike in fight.strikes if strike.multi}))
    decline = choice.options[-1]
    best: tuple[float, Option] = (fight.passing(pulses, surges, combat.at, 0, used), decline)
    by_id = {strike.id: strike for strike in fight.strikes}
    for option in choice.options:
        if isinstance(option, FrameUse):
            faces = [combat.dice[die] for die in option.dice]
            p, s = faces.count(PULSE), faces.count(SURGE)
            value = fight.use(by_id[option.frame], p, s, pulses, surges, combat.at, 0, used)
            if value > best[0]:
                best = value, option
    return best[1]


def _roll_value(sight: Sight, fight: Fight, dice: int, at: int) -> float:
    """The mean value of a roll with so many dice before it is made, the Number die on that place."""
    return sum(chance * fight.after(p, s, at, 0, ()) for p, s, chance in outcomes(sight.faces, dice))


def choose_power(sight: Sight, choice: Choice) -> Option:
    """Spend Power while another die is worth more than the Power."""
    fight = Fight(sight)
    att = choice.about[0]
    number = sight.game.content.dice.number
    places = [min(n, len(fight.stack)) - 1 for n in number]
    best: tuple[float, Option] = (-1e9, choice.options[0])
    for option in choice.options:
        assert isinstance(option, Amount)
        mean = sum(_roll_value(sight, fight, att + option.n, place) for place in places) / len(places)
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
    best: tuple[float, Option] = (-1e9, choice.options[0])
    for option in choice.options:
        again = option.dice if isinstance(option, Dice) else ()
        if len(again) > 4:
            continue
        kept = [face for die, face in enumerate(combat.dice) if die not in again]
        pulses, surges = kept.count(PULSE), kept.count(SURGE)
        value = sum(
            chance * fight.after(pulses + p, surges + s, at, 0, ())
            for p, s, chance in outcomes(sight.faces, len(again))
        )
        value -= REROLL_PRICE * len(again)
        if value > best[0]:
            best = value, option
    return best[1]
