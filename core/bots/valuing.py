"""What effects are worth to a seat, in units of about one asset; harm is below 0."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from core.ascend.cards.acts import Spend
from core.ascend.cards.context import Effect
from core.ascend.cards.enemy_effects import Attach, Damage, Repair, Stun
from core.ascend.cards.gains import Charge, Gain, Lose
from core.ascend.cards.harm import Trace, Wounds
from core.ascend.cards.launcher_effects import Core, Discard, Dump, Lock, Prepare, Program
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.table_effects import If, Put, RevealTile
from core.ascend.cards.who import Who
from core.ascend.keywords import enemy_left
from core.ascend.names import ASSET_NUMBERS, ASSET_TOP, CORRUPTED, MEMORY, POWER, REROLL, SHIELD
from core.ascend.state import EnemyInPlay
from core.bots.goals import flatten
from core.bots.sight import Sight

EXP = 0.9
TOKEN = 0.3
WOUND = 0.8
A_DAMAGE = 0.45
ACTS = 0.75
"""Chance that the Top Enemy acts in a Combat, about."""
STRANGER = 2.5
"""What an Enemy not yet drawn would cost."""
ASSET_SOUGHT = 0.45
"""The share of a goal that one asset towards its cost is worth."""
_BASE = {SHIELD: 0.9, MEMORY: 0.6, POWER: 0.8, REROLL: 0.8}


def effects_value(sight: Sight, effects: Iterable[Effect], enemy: EnemyInPlay | None = None) -> float:
    """The sum of what each effect is worth. ``enemy`` is the card they stand on, for Hacks and frames."""
    return sum(effect_value(sight, effect, enemy) for effect in effects)


def effect_value(sight: Sight, effect: Effect, enemy: EnemyInPlay | None = None) -> float:
    """What one effect is worth now."""
    return _VALUES[type(effect)](sight, effect, enemy) if type(effect) in _VALUES else 0.0


def asset_value(sight: Sight, asset: int, n: int = 1) -> float:
    """What the next n of an asset are worth; what does not fit on the track is worth nothing."""
    have, wanted = sight.seat.assets[asset], sight.wanted[asset]
    base = _BASE[asset]
    if sight.seat.enemies or sight.rid_weight:
        base *= 1.4 if asset in (SHIELD, POWER) else 1.0
    value = 0.0
    for count in range(have + 1, min(ASSET_TOP, have + n) + 1):
        value += base * 0.85 ** (count - 1)
        if count <= wanted:
            value += ASSET_SOUGHT * max(goal.weight for goal in sight.own_goals if goal.act and goal.act.cost)
    return value


def held_value(sight: Sight, asset: int, n: int = 1) -> float:
    """What losing or spending n of an asset that is there takes away."""
    have = sight.seat.assets[asset]
    n = min(n, have)
    value = sum(_BASE[asset] * 0.85 ** (count - 1) for count in range(have - n + 1, have + 1))
    short = min(n, max(0, n - (have - sight.wanted[asset])))
    return value + 3.0 * short


def burden(sight: Sight, enemy: EnemyInPlay) -> float:
    """What it costs to keep an Enemy for the next turns."""
    card = sight.game.content.enemies[enemy.card]
    harm = -(effects_value(sight, card.basic, enemy) + effects_value(sight, card.special, enemy)) / 2
    return 1.2 * ACTS * max(0.5, harm) * (1.0 + sight.danger)


def damage_value(sight: Sight, enemy: EnemyInPlay, n: int) -> float:
    """What n Damage to an Enemy are worth; its fall brings EXP and frees the seat."""
    left = enemy_left(sight.game, enemy)
    if n >= left:
        return A_DAMAGE * left + leaving_value(sight, enemy) + EXP
    return A_DAMAGE * n


def leaving_value(sight: Sight, enemy: EnemyInPlay) -> float:
    """What it is worth that the Enemy leaves."""
    return burden(sight, enemy) + sight.rid_weight


def wounds_value(sight: Sight, wounds: int) -> float:
    """What a parcel of Wounds costs, below 0; a Reset costs Corrupted Data and the Launcher."""
    seat = sight.seat
    through = max(0, wounds - seat.assets[SHIELD])
    if through < seat.integrity:
        return -WOUND * wounds
    return -WOUND * wounds - 1.5 - 4.0 * sight.danger


def _for_seat(sight: Sight, who: Who) -> float:
    """How many seats have it, an own share counted whole and another's at a little less."""
    if who.which == "you":
        return 1.0
    seats = who.seats(sight.game, sight.context)
    return (1.0 if sight.number in seats else 0.0) + 0.8 * sum(seat != sight.number for seat in seats)


def _gain(sight: Sight, effect: Gain, enemy: EnemyInPlay | None) -> float:
    n = effect.n.value(sight.game, sight.context)
    if effect.what in ASSET_NUMBERS:
        value = asset_value(sight, ASSET_NUMBERS[effect.what], n)
    elif effect.what == "asset":
        value = n * max(asset_value(sight, asset) for asset in range(4))
    elif effect.what == "corrupted":
        value = -n * (0.8 + 6.0 * sight.danger)
    else:
        value = n * {"exp": EXP, "open": 0.6}.get(effect.what, TOKEN)
    return value * _for_seat(sight, effect.who)


def _lose(sight: Sight, effect: Lose, enemy: EnemyInPlay | None) -> float:
    n = effect.n.value(sight.game, sight.context)
    if effect.what == "exp":
        return -EXP * min(n, sight.seat.exp)
    if effect.what == "asset":
        have = [asset for asset in range(4) if sight.seat.assets[asset]]
        return -min(n, sum(sight.seat.assets)) * min((held_value(sight, asset) for asset in have), default=0.0)
    return -held_value(sight, ASSET_NUMBERS[effect.what], n)


def _damage(sight: Sight, effect: Damage, enemy: EnemyInPlay | None) -> float:
    n = effect.n.value(sight.game, sight.context)
    stack = sight.seat.enemies
    if effect.target == "each":
        return sum(damage_value(sight, other, n) for other in stack)
    return damage_value(sight, stack[0], n) if stack else 0.0


def _repair(sight: Sight, effect: Repair, enemy: EnemyInPlay | None) -> float:
    n = effect.n.value(sight.game, sight.context)
    hurt = sight.seat.enemies if effect.target == "each" else sight.seat.enemies[:1]
    return -A_DAMAGE * sum(min(n, other.damage) for other in hurt)


def _put(sight: Sight, effect: Put, enemy: EnemyInPlay | None) -> float:
    weights = [
        goal.weight for goal in sight.own_goals if goal.act and any(put == effect for put in flatten(goal.act.effects))
    ]
    return max(weights, default=0.0)


def _test(sight: Sight, effect: Test, enemy: EnemyInPlay | None) -> float:
    chance = sight.test_chance(effect, sight.number)
    passed = effects_value(sight, effect.passed, enemy)
    return chance * passed + (1 - chance) * effects_value(sight, effect.failed, enemy)


def _dump(sight: Sight, effect: Dump | Discard, enemy: EnemyInPlay | None) -> float:
    n = effect.n.value(sight.game, sight.context)
    if effect.what == "corrupted":
        seat = sight.seat
        return 0.8 * min(n, seat.slots.count(CORRUPTED) + seat.bag[CORRUPTED] + seat.dump[CORRUPTED])
    return -TOKEN * min(n, sum(token != 0 for token in sight.seat.slots))


def _reveal(sight: Sight, effect: RevealTile, enemy: EnemyInPlay | None) -> float:
    return 0.4 + explore_value(sight) if sight.hidden else 0.0


def explore_value(sight: Sight) -> float:
    """What it is worth to see one more tile: knowledge for later, and perhaps the one a goal needs."""
    sought = [goal.weight for goal in sight.goals if goal.act and not sight.up_places(goal.act.tile)]
    sought += [
        ASSET_SOUGHT * goal.weight * _short(sight, cost)
        for goal in sight.own_goals
        for cost in (goal.act.cost if goal.act else ())
        if not any(_gives(sight, number, cost.what) for number in sight.up_numbers)
    ]
    return 0.8 + (1.5 * sum(sought) / len(sight.hidden) if sought else 0.0)


def _short(sight: Sight, cost: Spend) -> int:
    return max(0, cost.n - sight.seat.assets[cost.asset])


def _gives(sight: Sight, number: int, what: str) -> bool:
    return any(isinstance(e, Gain) and e.what == what for e in sight.game.content.tiles[number].effects)


_VALUES: dict[type, Callable[[Sight, Any, EnemyInPlay | None], float]] = {
    Gain: _gain,
    Lose: _lose,
    Damage: _damage,
    Repair: _repair,
    Put: _put,
    Test: _test,
    Dump: _dump,
    Discard: _dump,
    RevealTile: _reveal,
    Wounds: lambda sight, effect, enemy: wounds_value(sight, effect.n.value(sight.game, sight.context)),
    Attach: lambda sight, effect, enemy: -STRANGER * effect.n.value(sight.game, sight.context),
    Stun: lambda sight, effect, enemy: ACTS * 1.5,
    Trace: lambda sight, effect, enemy: (
        0.0 if sight.seat.trace is None else -0.3 * effect.n.value(sight.game, sight.context)
    ),
    Charge: lambda sight, effect, enemy: 0.5 * effect.n.value(sight.game, sight.context),
    Prepare: lambda sight, effect, enemy: TOKEN * effect.n.value(sight.game, sight.context),
    Program: lambda sight, effect, enemy: 0.25 * effect.n.value(sight.game, sight.context),
    Lock: lambda sight, effect, enemy: -1.0,
    Core: lambda sight, effect, enemy: 0.1,
    If: lambda sight, effect, enemy: effects_value(
        sight,
        effect.then if effect.when.holds(sight.game, sight.context) else effect.otherwise,
        enemy,
    ),
}
