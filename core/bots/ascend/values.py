"""What effects on goods, Launchers, Trace, maps and Enemies are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.bosses import boss_target
from core.ascend.cards.card_effects import Boost, Break
from core.ascend.cards.choices import Choose, If, May, Pay
from core.ascend.cards.enemy_effects import Attach, Damage, Defeat, Expel, Hand, Look, Repair, Restack, Stun
from core.ascend.cards.gains import Charge, Gain, Lose, Raise, Spend, Steal
from core.ascend.cards.harm import AddDice, Prevent, Recover, Trace, Wounds
from core.ascend.cards.launcher_effects import Core, Discard, Dump, DumpRow, Fetch, Lock, Prepare, Program, Unlock
from core.ascend.cards.map_effects import District, Jump, Move, Reveal, RevealTile
from core.ascend.cards.skill_tests import Test
from core.ascend.kit.reading import damage_more
from core.ascend.names import ASSET_NUMBERS, COLUMNS
from core.ascend.state import EnemyInPlay
from core.bots.ascend import prices
from core.bots.ascend.bossing import parcel_worth
from core.bots.ascend.exploring import explore_value, hidden_beside
from core.bots.ascend.foes import burden, damage_value, fall_value, frame_harm, going_value
from core.bots.ascend.goods import (
    asset_value,
    best_asset,
    cleansed,
    data_value,
    held_value,
    lost_asset,
    recover_value,
    tokens_of,
    trace_value,
    wounds_value,
)
from core.bots.ascend.scene import PERHAPS, Scene
from core.bots.ascend.sight import Sight

HANDED = 0.2
"""The share of an Enemy's burden that is saved when another player has it."""
RESTACKED = 0.2
OWN_CHOICE = 0.1
"""Discarding a token of one's own choice: the bag gets better."""
CHARGED = 0.5
USUAL_INTEGRITY = 0.7
"""The share of recovered Integrity that is really missing on a usual turn."""
USUAL_TRACE = 3
SECOND_DAMAGE, EACH_DAMAGE, PICKED_DAMAGE = 0.6, 1.5, 1.1
"""Damage to other targets than the Top Enemy on a usual turn, as a share."""


# -- gains and losses ------------------------------------------------------------------------------------------


def _gain(scene: Scene, effect: Gain) -> float:
    n = scene.n(effect.n)

    def value(sight: Sight) -> float:
        if effect.what in ASSET_NUMBERS:
            return asset_value(sight, ASSET_NUMBERS[effect.what], n)
        if effect.what == "asset":
            return n * best_asset(sight)
        if effect.what == "exp":
            return n * sight.exp
        return data_value(sight, effect.what, n)

    return scene.shared(effect.who, value)


def _lose(scene: Scene, effect: Lose) -> float:
    n = scene.n(effect.n)

    def value(sight: Sight) -> float:
        if effect.what == "exp":
            return -sight.exp * min(n, sight.seat.exp)
        if effect.what == "asset":
            return -min(n, sum(sight.seat.assets)) * lost_asset(sight)
        return -held_value(sight, ASSET_NUMBERS[effect.what], n)

    return scene.shared(effect.who, value)


def _spend(scene: Scene, effect: Spend) -> float:
    n = scene.n(effect.n)
    if effect.what == "exp":
        return -scene.sight.exp * n
    if scene.usual:
        return -prices.ASSET[ASSET_NUMBERS[effect.what]] * n
    return -held_value(scene.sight, ASSET_NUMBERS[effect.what], n)


def _steal(scene: Scene, effect: Steal) -> float:
    victims = [number for number in scene.sight.others if any(scene.sight.game.seat(number).assets)]
    return (1.0 - prices.OTHERS) * scene.n(effect.n) * best_asset(scene.sight) if victims else 0.0


def _raise(scene: Scene, effect: Raise) -> float:
    return prices.UPGRADE * scene.n(effect.n) * (0.5 if scene.sight.game.sheet.simple else 1.0)


def _charge(scene: Scene, effect: Charge) -> float:
    return CHARGED * scene.n(effect.n)


def _wounds(scene: Scene, effect: Wounds) -> float:
    n = scene.n(effect.n)
    if scene.usual:
        return -prices.WOUND * n
    return scene.shared(effect.who, lambda sight: wounds_value(sight, n))


def _recover(scene: Scene, effect: Recover) -> float:
    n = scene.n(effect.n)
    if scene.usual:
        return scene.shared(effect.who, lambda sight: USUAL_INTEGRITY * prices.RECOVERED * n)
    return scene.shared(effect.who, lambda sight: recover_value(sight, n))


def _trace(scene: Scene, effect: Trace) -> float:
    def value(sight: Sight) -> float:
        if sight.seat.trace is None:
            return 0.0
        if effect.to is not None:
            from_usual = prices.TRACE_DOWN * (USUAL_TRACE - scene.n(effect.to))
            return from_usual if scene.usual else trace_value(sight, scene.n(effect.to) - sight.seat.trace)
        n = scene.n(effect.n) if effect.n is not None else 0
        return -n * (prices.TRACE_UP if n > 0 else prices.TRACE_DOWN) if scene.usual else trace_value(sight, n)

    return scene.shared(effect.who, value)


def _prevent(scene: Scene, effect: Prevent) -> float:
    moment = scene.context.moment
    coming = moment.amount if moment is not None else 0
    n = min(scene.n(effect.n), coming)
    if scene.usual:
        return prices.PREVENTED * n
    subject = moment.subject if moment is not None and moment.subject >= 0 else scene.sight.number
    hurt = scene.sight.of(subject)
    return scene.weight(subject) * (wounds_value(hurt, coming - n) - wounds_value(hurt, coming))


def _add_dice(scene: Scene, effect: AddDice) -> float:
    """More dice are for an attack; fewer are those of a Trace Roll, each of which brings half an Enemy."""
    if effect.n < 0:
        return 0.5 * scene.sight.stranger * -effect.n
    return prices.ATTACK_DIE * effect.n


# -- Launcher and bag ------------------------------------------------------------------------------------------


def _dump(scene: Scene, effect: Dump) -> float:
    n = scene.n(effect.n)
    if scene.usual:
        return -prices.TOKEN * n
    return scene.shared(effect.who, lambda sight: -prices.TOKEN * min(n, tokens_of(sight, effect.what)))


def _dump_row(scene: Scene, effect: DumpRow) -> float:
    return -prices.TOKEN * min(COLUMNS, 0.4 * tokens_of(scene.sight, "any"))


def _discard(scene: Scene, effect: Discard) -> float:
    n = scene.n(effect.n)
    if effect.what == "corrupted":
        return PERHAPS * prices.CLEANSED * n if scene.usual else cleansed(scene.sight, n)
    if effect.what == "any":
        return OWN_CHOICE * n
    return -prices.TOKEN * min(n, tokens_of(scene.sight, effect.what))


def _prepare(scene: Scene, effect: Prepare) -> float:
    n = scene.n(effect.n)
    return scene.shared(effect.who, lambda sight: prices.PREPARED * n)


def _program(scene: Scene, effect: Program) -> float:
    n = scene.n(effect.n)
    return scene.shared(effect.who, lambda sight: prices.TOKEN * n)


def _fetch(scene: Scene, effect: Fetch) -> float:
    return prices.PREPARED * scene.n(effect.n)


def _unlock(scene: Scene, effect: Unlock) -> float:
    locked = scene.sight.seat.locks.bit_count()
    return prices.UPGRADE * min(scene.n(effect.n), locked)


# -- map -------------------------------------------------------------------------------------------------------


def _move(scene: Scene, effect: Move) -> float:
    return prices.STEP * scene.n(effect.n)


def _reveal(scene: Scene, effect: Reveal) -> float:
    beside = 1 if scene.usual else len(hidden_beside(scene.sight))
    return prices.REVEALED * min(scene.n(effect.n), beside)


def _reveal_tile(scene: Scene, effect: RevealTile) -> float:
    return 0.4 + explore_value(scene.sight) if scene.sight.hidden else 0.0


def _district(scene: Scene, effect: District) -> float:
    game, seat = scene.sight.game, scene.sight.seat
    if scene.usual:
        return prices.DISTRICT
    tile = game.content.tiles[game.state.tiles[seat.tile].number]
    return scene.on(why=tile.name, source="", enemy=None).worth(tile.effects)


# -- Enemies ---------------------------------------------------------------------------------------------------


def _targets(scene: Scene, target: str) -> list[EnemyInPlay]:
    """The Enemies a word means now; of those that may be picked, all."""
    stack = scene.sight.seat.enemies
    enemy = scene.context.enemy
    if target == "this" or (scene.context.source == "hacks" and target == "top"):
        return [enemy] if enemy is not None else []
    if target in ("each", "picked"):
        return list(stack)
    return stack[1:2] if target == "second" else stack[:1]


def _of(scene: Scene, target: str, value: Callable[[EnemyInPlay], float]) -> float:
    """A value of Enemies a word means: of the best where one is picked, else of all of them."""
    values = [value(enemy) for enemy in _targets(scene, target)]
    return max(values, default=0.0) if target == "picked" else sum(values)


def _damage(scene: Scene, effect: Damage) -> float:
    sight = scene.sight
    n = scene.n(effect.n) * scene.context.times + damage_more(sight.game, sight.number, scene.context.source)
    if scene.usual:
        share = {"second": SECOND_DAMAGE, "each": EACH_DAMAGE, "picked": PICKED_DAMAGE}.get(effect.target, 1.0)
        return prices.DAMAGE * share * n
    if scene.context.source == "hacks" and scene.context.enemy is None and sight.outlook is not None:
        track = boss_target(sight.game, sight.number) if sight.game.state.tracks else ""
        return parcel_worth(sight.outlook, sight.game, sight.number, track, n) if track else 0.0
    return _of(scene, effect.target, lambda enemy: damage_value(scene, enemy, n))


def _repair(scene: Scene, effect: Repair) -> float:
    n = scene.n(effect.n)
    if scene.usual:
        return -prices.DAMAGE * n
    return _of(scene, effect.target, lambda enemy: -prices.DAMAGE * min(n, enemy.damage))


def _defeat(scene: Scene, effect: Defeat) -> float:
    if scene.usual:
        return prices.DEFEATED
    return _of(scene, effect.target, lambda enemy: fall_value(scene, enemy))


def _expel(scene: Scene, effect: Expel) -> float:
    if scene.usual:
        return prices.EXPELLED
    return _of(scene, effect.target, lambda enemy: going_value(scene, enemy))


def _hand(scene: Scene, effect: Hand) -> float:
    if not scene.sight.others:
        return 0.0
    return prices.HANDED if scene.usual else _of(scene, effect.target, lambda enemy: HANDED * burden(scene, enemy))


def _stun(scene: Scene, effect: Stun) -> float:
    if scene.usual:
        return prices.STUNNED
    return _of(scene, effect.target, lambda enemy: prices.ACTS * frame_harm(scene, enemy))


def _restack(scene: Scene, effect: Restack) -> float:
    """By choice, another Enemy comes to the top: its patterns are open then. Of itself it is neither good nor bad."""
    return RESTACKED if effect.target == "picked" and (scene.usual or len(scene.sight.seat.enemies) > 1) else 0.0


def _attach(scene: Scene, effect: Attach) -> float:
    n = scene.n(effect.n)
    return scene.shared(effect.who, lambda sight: -sight.stranger * n)


def _boost(scene: Scene, effect: Boost) -> float:
    """Until the end of the turn, so it helps only who will fight or hack in it."""
    if not scene.usual and not scene.sight.seat.enemies:
        return 0.0
    if effect.what == "att":
        return prices.ATTACK_DIE * effect.n
    return prices.BOOSTED * effect.n * (0.5 if effect.source == "hacks" else 1.0)


# -- choices and conditions ------------------------------------------------------------------------------------


def _may(scene: Scene, effect: May) -> float:
    return max(0.0, scene.worth(effect.then))


def _pay(scene: Scene, effect: Pay) -> float:
    if not scene.usual and not effect.possible(scene.sight.game, scene.context):
        return 0.0
    return max(0.0, pay_value(scene, effect))


def pay_value(scene: Scene, effect: Pay) -> float:
    """What paying once and having the effects is worth; below 0 when the price is too high."""
    return scene.worth(effect.then) + scene.worth(effect.cost)


def _choose(scene: Scene, effect: Choose) -> float:
    return max(scene.worth(way) for way in effect.ways)


def _if(scene: Scene, effect: If) -> float:
    chance = scene.chance(effect.when)
    then = scene.worth(effect.then) if chance else 0.0
    return chance * then + (1 - chance) * (scene.worth(effect.otherwise) if chance < 1 else 0.0)


def _test(scene: Scene, effect: Test) -> float:
    chance = scene.sight.test_chance(effect, scene.sight.number)
    return chance * scene.worth(effect.passed) + (1 - chance) * scene.worth(effect.failed)


VALUES: dict[type, Callable[[Scene, Any], float]] = {
    Gain: _gain,
    Lose: _lose,
    Spend: _spend,
    Steal: _steal,
    Raise: _raise,
    Charge: _charge,
    Wounds: _wounds,
    Recover: _recover,
    Trace: _trace,
    Prevent: _prevent,
    AddDice: _add_dice,
    Dump: _dump,
    DumpRow: _dump_row,
    Discard: _discard,
    Prepare: _prepare,
    Program: _program,
    Fetch: _fetch,
    Unlock: _unlock,
    Lock: lambda scene, effect: -prices.LOCKED * scene.n(effect.n),
    Core: lambda scene, effect: prices.CORE_CHANGED,
    Move: _move,
    Jump: lambda scene, effect: prices.JUMPED,
    Reveal: _reveal,
    RevealTile: _reveal_tile,
    District: _district,
    Damage: _damage,
    Repair: _repair,
    Defeat: _defeat,
    Expel: _expel,
    Hand: _hand,
    Stun: _stun,
    Restack: _restack,
    Attach: _attach,
    Look: lambda scene, effect: prices.LOOKED * scene.n(effect.n),
    Boost: _boost,
    Break: lambda scene, effect: -prices.BROKEN,
    May: _may,
    Pay: _pay,
    Choose: _choose,
    If: _if,
    Test: _test,
}
"""What each kind of effect is worth; those on dice, Bodies and Augments stand in worth.py."""
