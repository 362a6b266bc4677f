"""What attached Enemies cost, and what it is worth to hurt them, fell them or be rid of them."""

from __future__ import annotations

from core.ascend.enemies import enemy_left
from core.ascend.kit.reading import enemy_has
from core.ascend.state import EnemyInPlay
from core.bots.ascend import prices
from core.bots.ascend.scene import Scene

LEAST_HARM = 0.5
STAYING = 1.2
"""For how many Combats an Enemy stays, about."""
PRIZE_MISSED = 0.6
"""The share of its prize that is given away when an Enemy goes undefeated."""


def frame_harm(scene: Scene, enemy: EnemyInPlay, symbol: str = "") -> float:
    """What it costs when the Enemy acts: with the symbol rolled, on average without one; 0 when stunned."""
    if enemy.stunned:
        return 0.0
    card = scene.sight.game.content.enemies[enemy.card]
    here = scene.on(why=card.name, enemy=enemy, source="", moment=None)
    costs = {"basic": -here.worth(card.basic), "special": -here.worth(card.special)}
    return max(0.0, costs[symbol] if symbol in costs else sum(costs.values()) / 2)


def burden(scene: Scene, enemy: EnemyInPlay) -> float:
    """What it costs to keep an Enemy for the next turns."""
    harm = frame_harm(scene, enemy)
    return STAYING * prices.ACTS * max(LEAST_HARM, harm) * (1.0 + scene.sight.danger)


def prize(scene: Scene, enemy: EnemyInPlay) -> float:
    """What the defeat brings: EXP."""
    return scene.sight.exp * scene.sight.game.content.enemies[enemy.card].exp


def fall_value(scene: Scene, enemy: EnemyInPlay) -> float:
    """What it is worth to defeat an Enemy now."""
    return burden(scene, enemy) + prize(scene, enemy) + scene.sight.rid_weight


def going_value(scene: Scene, enemy: EnemyInPlay) -> float:
    """What it is worth that an Enemy goes without a defeat: free of it, but its prize is lost."""
    integrity = scene.sight.game.content.enemies[enemy.card].integrity
    near = 0.5 + 0.5 * enemy.damage / integrity
    return burden(scene, enemy) + scene.sight.rid_weight - PRIZE_MISSED * near * prize(scene, enemy)


def damage_value(scene: Scene, enemy: EnemyInPlay, n: int) -> float:
    """What n Damage to an Enemy are worth."""
    game = scene.sight.game
    if scene.context.source != "hacks" and enemy_has(game.content.enemies[enemy.card], "only-hacks"):
        return 0.0
    left = enemy_left(game, enemy)
    if n >= left:
        return prices.DAMAGE * left + fall_value(scene, enemy)
    return prices.DAMAGE * max(0, n)
