"""Questions that cards ask: whether to use them, what to pay, which way, which player, which Enemy."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from core.ascend.cards.enemy_effects import Damage, Defeat, Expel, Hand, Restack, Stun
from core.ascend.cards.gains import YOU
from core.ascend.cards.launcher_effects import Discard
from core.ascend.cards.rules import Ability
from core.ascend.cards.triggers import Trigger
from core.ascend.enemies import enemy_left
from core.ascend.names import SEAT_LETTERS
from core.ascend.options import NO, YES, OnSlot, Pick
from core.ascend.state import EnemyInPlay
from core.bots.ascend.asking import asked, asked_may, asked_pay, asked_ways, everything, moment_now, told
from core.bots.ascend.foes import damage_value, fall_value, frame_harm, going_value
from core.bots.ascend.launching import price_slots, token_price
from core.bots.ascend.scene import Scene
from core.bots.ascend.sight import Sight
from core.bots.ascend.values import pay_value
from core.bots.ascend.worth import scene_for
from core.engine.choice import Choice, Option

NEED = 0.01
"""What decides between players whom nothing else tells apart: who has least Integrity left."""


def rule_value(sight: Sight, rule: str, amount: int) -> float:
    """What using a rule that answers something of this size is worth."""
    play = sight.kit.rules[rule]
    assert isinstance(play.rule, Trigger | Ability), "modifiers are not used"
    scene = scene_for(sight, why=play.name, card=play.card, moment=moment_now(sight, amount, rule))
    return scene.on(enemy=scene.context.moment.enemy if scene.context.moment else None).worth(play.rule.effects)


def choose_use(sight: Sight, choice: Choice) -> Option:
    """The rule worth most; none when it may be declined and is worth nothing."""
    _, amount = choice.about
    picks = [option for option in choice.options if isinstance(option, Pick)]
    worth = {option: rule_value(sight, option.what, amount) for option in picks}
    best = max(picks, key=lambda option: (worth[option], option.what))
    return NO if choice.option(NO.key) is not None and worth[best] <= 0 else best


def choose_pay(sight: Sight, choice: Choice) -> Option:
    """Pay where what comes of it is worth more; with the token that is missed least."""
    found = asked_pay(sight, choice)
    if found is None:
        return choice.options[0]
    pay, scene = found
    slots = [option for option in choice.options if isinstance(option, OnSlot)]
    if not slots:
        return YES if pay_value(scene, pay) > 0 else choice.options[0]
    values = {slot: value for value, slot in price_slots(scene, pay)} if token_price(pay) else {}
    best = max(slots, key=lambda option: (values.get(option.slot, 0.0), -option.slot))
    return best if values.get(best.slot, 0.0) > 0 else choice.options[0]


def choose_may(sight: Sight, choice: Choice) -> Option:
    """Have it when it is worth something."""
    found = asked_may(sight, choice)
    if found is None:
        return choice.options[-1]
    effect, scene = found
    value = scene.worth_of(effect) if isinstance(effect, Discard) else scene.worth(effect.then)
    return YES if value > 0 else NO


def choose_way(sight: Sight, choice: Choice) -> Option:
    """The way worth most."""
    picks = [option for option in choice.options if isinstance(option, Pick)]
    found = asked_ways(sight, choice)
    if found is None:
        return picks[0]
    ways, scene = found
    return max(picks, key=lambda option: (scene.worth(ways[int(option.what) - 1]), option.what))


def choose_seat(sight: Sight, choice: Choice) -> Option:
    """The player to whom it is worth most; for what harms, the one it harms least."""
    (why,) = choice.about
    scene = scene_for(sight, why=why)
    effects = [
        effect
        for one in told(sight)
        if one.name == why
        for effect in everything(one.effects)
        if getattr(getattr(effect, "who", None), "which", "you") in ("other", "anyone", "here")
    ]

    def worth(option: Pick) -> float:
        number = SEAT_LETTERS.index(option.what)
        seat = sight.game.seat(number)
        need = NEED * (seat.limit - seat.integrity - 2 * len(seat.enemies))
        own = scene.of(number)
        return scene.weight(number) * sum(own.worth_of(_for_you(effect)) for effect in effects[:1]) + need

    picks = [option for option in choice.options if isinstance(option, Pick)]
    return max(picks, key=lambda option: (worth(option), option.what))


def _for_you(effect: Any) -> Any:
    """The same effect as the player has it who is chosen."""
    return evolve(effect, who=YOU)


def choose_enemy(sight: Sight, choice: Choice) -> Option:
    """The Enemy on which the effect is worth most."""
    (why,) = choice.about
    found = asked(sight, why, lambda effect: getattr(effect, "target", "") == "picked")
    by_uid = {str(enemy.uid): enemy for enemy in sight.seat.enemies}
    picks = [option for option in choice.options if isinstance(option, Pick)]
    if found is None:
        return picks[0]
    effect, scene = found
    return max(picks, key=lambda option: (_on_enemy(scene, effect, by_uid[option.what]), option.what))


def _on_enemy(scene: Scene, effect: object, enemy: EnemyInPlay) -> float:
    """What an effect on this very Enemy is worth."""
    if isinstance(effect, Damage):
        return damage_value(scene, enemy, scene.n(effect.n))
    if isinstance(effect, Defeat):
        return fall_value(scene, enemy)
    if isinstance(effect, Stun):
        return frame_harm(scene, enemy)
    if isinstance(effect, Restack):
        left = enemy_left(scene.sight.game, enemy)
        return -left if effect.where == "top" else frame_harm(scene, enemy)
    if isinstance(effect, Expel | Hand):
        return going_value(scene, enemy)
    return 0.0
