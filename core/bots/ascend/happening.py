"""What it is worth to a seat that an event comes: the rules that wait for it, and its Learning Protocol."""

from __future__ import annotations

from core.ascend.cards.context import Moment
from core.ascend.cards.triggers import Trigger
from core.ascend.components import ProtocolStep
from core.bots.ascend import prices
from core.bots.ascend.gear import rule_worth
from core.bots.ascend.scene import Scene

LAST_STEP = 0.7
"""How much of what the finished Protocol brings is counted for its last step."""


def event_worth(scene: Scene, on: str, moment: Moment) -> float:
    """What an event brings the seat beyond what is told on what caused it."""
    kit = scene.sight.kit
    total = 0.0
    for play in kit.triggers.get(on, ()):
        rule = play.rule
        if not isinstance(rule, Trigger) or not rule.answers(moment):
            continue
        if rule.once and play.id in scene.sight.seat.used:
            continue
        here = scene.on(why=play.name, moment=moment, enemy=moment.enemy, card=play.card, source="")
        if rule.ready(scene.sight.game, here.context):
            total += max(0.0, here.worth(rule.effects)) if play.asked else here.worth(rule.effects)
    if kit.step is not None and kit.step.on == on and (not kit.step.of or kit.step.of in moment.tags):
        total += step_worth(scene, kit.step) / kit.step.times
    return total


def step_worth(scene: Scene, step: ProtocolStep) -> float:
    """What completing the current step of the seat's Protocol is worth: its reward, or what all of it is for."""
    if step.reward:
        return scene.worth(step.reward)
    protocol = scene.sight.game.content.protocols[scene.sight.seat.protocol]
    return LAST_STEP * prices.HORIZON * sum(rule_worth(scene, rule) for rule in protocol.rules)
