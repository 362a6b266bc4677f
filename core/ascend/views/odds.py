"""The odds before an Attack Roll, counted over every outcome of the dice (rulebook p.15). Rerolls are left aside."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb

from attrs import frozen

from core.ascend.cards.amounts import Name, Number
from core.ascend.cards.choices import If
from core.ascend.cards.conditions import Compare
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.enemy_effects import Damage, Defeat
from core.ascend.combat_words import FACES, effects_now, numbers_hidden
from core.ascend.enemies import enemy_left
from core.ascend.game import Game
from core.ascend.kit.kit import OwnedFrame
from core.ascend.kit.reading import damage_more, enemy_has, in_force
from core.ascend.names import PULSE, SURGE

Outcome = tuple[int, int]
"""Pulses and surges."""


@frozen
class _Blow:
    """What a Frame, or several of them once each, ask for and do to the Top Enemy."""

    pulses: int
    surges: int
    damage: int
    finish: int
    """Damage that is as good as it where that is enough: an Enemy at no more than this is defeated at once."""


def odds(game: Game, number: int, counts: tuple[int, ...]) -> tuple[str, ...]:
    """Sentences for each number of dice that could be rolled, and last how many Enemies act."""
    stack = game.seat(number).enemies
    if not stack:
        return ()
    reach = _Reach(game, number)
    lines = [_line(game, number, reach, dice) for dice in counts if dice]
    return (*lines, _acting(game, len(stack)))


def _line(game: Game, number: int, reach: _Reach, dice: int) -> str:
    """``3 dice: P 88%, PP 50%, S 42%; 2.4 Damage on average; Catcher falls 12%``."""
    top = game.seat(number).enemies[0]
    chances = list(_outcomes(game, dice))
    faces = ", ".join(
        f"{symbols} {_percent(sum(chance for outcome, chance in chances if reach.serves(symbols, outcome)))}"
        for symbols in reach.symbols
    )
    best = [(reach.best(outcome), chance) for outcome, chance in chances]
    mean = sum(damage * chance for (damage, _), chance in best)
    words = f"{dice} {'die' if dice == 1 else 'dice'}: {faces}; {mean:.1f} Damage on average"
    if numbers_hidden(game, top):
        return words
    left = enemy_left(game, top)
    falls = sum(chance for (damage, finish), chance in best if max(damage, finish) >= left)
    return f"{words}; {game.content.enemies[top.card].name} falls {_percent(falls)}"


def _outcomes(game: Game, dice: int) -> Iterator[tuple[Outcome, float]]:
    """Every number of pulses and surges that so many dice can show, with its chance."""
    faces = game.content.dice.player
    p, s = faces.count(PULSE) / len(faces), faces.count(SURGE) / len(faces)
    for pulses in range(dice + 1):
        for surges in range(dice - pulses + 1):
            ways = comb(dice, pulses) * comb(dice - pulses, surges)
            yield (pulses, surges), ways * p**pulses * s**surges * (1 - p - s) ** (dice - pulses - surges)


class _Reach:
    """What the seat's Frames can do with the dice of a roll: each once, multi frames with all that is left."""

    def __init__(self, game: Game, number: int) -> None:
        frames = game.kit(number).frames
        self.symbols = tuple(dict.fromkeys(owned.frame.symbols.removesuffix("*") for owned in frames))
        self._surge_as_pulse = any(rule.face == SURGE for rule in in_force(game, number, "counts"))
        self._pulse_as_surge = any(rule.face == PULSE for rule in in_force(game, number, "counts"))
        self._plans = _plans([_blow(game, number, owned) for owned in frames if not owned.frame.multi])
        multi = [(owned.frame.symbols, _blow(game, number, owned).damage) for owned in frames if owned.frame.multi]
        self._pulse = max((damage for _, damage in multi), default=0)
        anything = max((damage for symbols, damage in multi if symbols == "A*"), default=0)
        self._surge = self._pulse if self._surge_as_pulse else anything

    def serves(self, symbols: str, outcome: Outcome) -> bool:
        """Whether the dice hold these symbols; ``A`` is any die that is not blank."""
        if symbols == "A":
            return sum(outcome) > 0
        return self._left(symbols.count("P"), symbols.count("S"), outcome) is not None

    def best(self, outcome: Outcome) -> tuple[int, int]:
        """The most Damage of these dice, and the most that it can be as good as."""
        damage = finish = 0
        for plan in self._plans:
            left = self._left(plan.pulses, plan.surges, outcome)
            if left is not None:
                more = left[0] * self._pulse + left[1] * self._surge
                damage = max(damage, plan.damage + more)
                finish = max(finish, plan.finish + more)
        return damage, finish

    def _left(self, pulses: int, surges: int, outcome: Outcome) -> Outcome | None:
        """The dice that are left after so many are used, None when there are too few."""
        left_p, left_s = outcome[0] - pulses, outcome[1] - surges
        if left_p < 0 and self._surge_as_pulse:
            left_p, left_s = 0, left_s + left_p
        if left_s < 0 and self._pulse_as_surge:
            left_p, left_s = left_p + left_s, 0
        return (left_p, left_s) if left_p >= 0 and left_s >= 0 else None


def _plans(blows: list[_Blow]) -> list[_Blow]:
    """Every set of single frames, of those that ask for the same dice the best in each way."""
    best: dict[Outcome, tuple[int, int]] = {}
    for used in product((False, True), repeat=len(blows)):
        chosen = [blow for blow, use in zip(blows, used, strict=True) if use]
        need = sum(blow.pulses for blow in chosen), sum(blow.surges for blow in chosen)
        damage = sum(blow.damage for blow in chosen)
        finish = damage + max((blow.finish - blow.damage for blow in chosen), default=0)
        before = best.get(need, (0, 0))
        best[need] = max(before[0], damage), max(before[1], finish)
    return [_Blow(p, s, damage, finish) for (p, s), (damage, finish) in best.items()]


def _blow(game: Game, number: int, owned: OwnedFrame) -> _Blow:
    frame = owned.frame
    context = Context(number, owned.owner, source="frames")
    damage = _damage(game, context, tuple(effects_now(game, context, frame.effects)))
    finish = max((_threshold(game, context, effect) for effect in frame.effects), default=0)
    pulses, surges = (frame.symbols.count(symbol) for symbol, _ in FACES)
    return _Blow(pulses, surges, damage, max(damage, finish))


def _damage(game: Game, context: Context, effects: tuple[Effect, ...]) -> int:
    """Damage to the Top Enemy; what defeats it is worth all that it has left."""
    top = game.seat(context.seat).enemies[0]
    if enemy_has(game.content.enemies[top.card], "only-hacks"):
        return enemy_left(game, top) if any(isinstance(effect, Defeat) for effect in effects) else 0
    more = damage_more(game, context.seat, "frames")
    total = 0
    for effect in effects:
        if isinstance(effect, Damage) and effect.target != "second":
            total += effect.n.value(game, context) + more
        elif isinstance(effect, Defeat):
            total += enemy_left(game, top)
    return total


def _threshold(game: Game, context: Context, effect: Effect) -> int:
    """At how much Integrity left the effect defeats the Top Enemy; 0 when it never does."""
    if not isinstance(effect, If) or not any(isinstance(part, Defeat) for part in effect.then):
        return 0
    when = effect.when
    if isinstance(when, Compare) and when.left == Name("left") and when.sign == "<=" and isinstance(when.right, Number):
        return when.right.n
    return enemy_left(game, game.seat(context.seat).enemies[0]) if when.holds(game, context) else 0


def _acting(game: Game, enemies: int) -> str:
    """How likely so many Enemies act: the number rolled, at most all of them."""
    numbers = game.content.dice.number
    chances = [sum(min(n, enemies) == count for n in numbers) / len(numbers) for count in range(enemies + 1)]
    return "Enemies that act: " + ", ".join(f"{n} {_percent(chance)}" for n, chance in enumerate(chances) if chance)


def _percent(chance: float) -> str:
    return f"{round(100 * chance)}%"
