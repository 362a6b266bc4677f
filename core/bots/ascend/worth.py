"""The planner's one measure: what any effect is worth to a seat, in the units of the price list."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from core.ascend.augments import deck_of
from core.ascend.cards.card_effects import DrawAugment, Echo, Equip, Inhabit, LaunchOne, MarketBottom
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.dice_effects import Ready, Reroll, SetDice, Shift
from core.bots.ascend.foes import frame_harm
from core.bots.ascend.gear import body_gain, drawn_value, other_body_gain
from core.bots.ascend.scene import Scene
from core.bots.ascend.sight import Sight
from core.bots.ascend.table_values import SCENARIO_VALUES
from core.bots.ascend.values import VALUES

FIRST_REROLL, NEXT_REROLL = 0.4, 0.2
SET_DIE = 0.8
READIED = 0.6
ONE_LAUNCH = 0.5
ECHOED = 0.8
MEMORY_SAVED = 0.7
"""What a Memory less for equipping is worth."""


def _draw(scene: Scene, effect: DrawAugment) -> float:
    sight = scene.sight
    if not scene.usual and not deck_of(sight.game, sight.number, effect.deck):
        return 0.0
    return drawn_value(scene, effect.deck)


def _equip(scene: Scene, effect: Equip) -> float:
    """The Memory that is saved on the dearest card that waits."""
    content = scene.sight.game.content
    waiting = [content.augment(card).memory for card in scene.sight.seat.unequipped]
    dearest = 2 if scene.usual else max(waiting, default=0)
    return MEMORY_SAVED * min(scene.n(effect.less), dearest)


def _inhabit(scene: Scene, effect: Inhabit) -> float:
    if effect.which == "other":
        return other_body_gain(scene)
    return max((body_gain(scene, card) for card in scene.sight.game.state.market), default=0.0)


def _reroll(scene: Scene, effect: Reroll) -> float:
    n = scene.n(effect.n)
    return FIRST_REROLL * min(1, n) + NEXT_REROLL * max(0, n - 1)


def _shift(scene: Scene, effect: Shift) -> float:
    """The Enemy under the Number die does not act; the one it comes to may."""
    if scene.usual:
        return 0.8
    combat, stack = scene.sight.game.state.combat, scene.sight.seat.enemies
    if combat is None or combat.at < 0:
        return 0.0
    passed = stack[max(0, combat.at + 1 - scene.n(effect.n)) : combat.at + 1]
    return sum(frame_harm(scene, enemy, combat.symbol) for enemy in passed)


def _echo(scene: Scene, effect: Echo) -> float:
    moment = scene.context.moment
    if scene.usual or moment is None or moment.source is None:
        return ECHOED
    return scene.worth(moment.source.effects)


VALUES_OF_ALL: dict[type, Callable[[Scene, Any], float]] = {
    **VALUES,
    **SCENARIO_VALUES,
    DrawAugment: _draw,
    Equip: _equip,
    Inhabit: _inhabit,
    MarketBottom: lambda scene, effect: 0.1,
    Reroll: _reroll,
    SetDice: lambda scene, effect: SET_DIE * scene.n(effect.n),
    Shift: _shift,
    Ready: lambda scene, effect: READIED * scene.n(effect.n),
    LaunchOne: lambda scene, effect: ONE_LAUNCH,
    Echo: _echo,
}
"""Every kind of effect that is worth something to somebody, and how that is told."""


def scene_for(sight: Sight, **parts: Any) -> Scene:
    """What a seat values effects in; ``parts`` are those of a context: ``why``, ``enemy``, ``moment``, ``source`` …"""
    return Scene(sight, Context(sight.number, parts.pop("why", ""), **parts), VALUES_OF_ALL)


def worth(sight: Sight, effects: Iterable[Effect], **parts: Any) -> float:
    """What effects are worth to a seat now, one after the other."""
    return scene_for(sight, **parts).worth(effects)
