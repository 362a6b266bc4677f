"""Learning Protocols: which one to keep (rulebook p.4, p.9)."""

from __future__ import annotations

from math import pow

from core.ascend.components import ProtocolStep
from core.ascend.options import Pick
from core.bots.ascend import prices, rates
from core.bots.ascend.gear import rule_worth
from core.bots.ascend.scene import Scene
from core.bots.ascend.sight import Sight
from core.bots.ascend.worth import scene_for
from core.engine.choice import Choice, Option

FADE = 0.93
"""What a turn of waiting leaves of a value."""
STATE_TURNS = 3.0
"""Turns until a state is reached, about."""
IN_ONE_TURN = 2.5
"""How much longer events take that must all come in one turn."""
MOST_TURNS = 12.0


def choose_protocol(sight: Sight, choice: Choice) -> Option:
    """The Protocol whose rewards come soon and whose ability is worth most."""
    scene = scene_for(sight)
    picks = [option for option in choice.options if isinstance(option, Pick)]
    return max(picks, key=lambda option: (protocol_value(scene, option.what), option.what))


def protocol_value(scene: Scene, card: str) -> float:
    """Rewards and the ability, each faded by the turns until it comes."""
    protocol = scene.sight.game.content.protocols[card]
    turns: float = 0.0
    value: float = 0.0
    for step in protocol.steps:
        turns += step_turns(step)
        value += pow(FADE, turns) * scene.usually().worth(step.reward)
    ability = sum(rule_worth(scene, rule) for rule in protocol.rules)
    return value + pow(FADE, turns) * prices.HORIZON * ability


def step_turns(step: ProtocolStep) -> float:
    """Turns that a step takes, about."""
    if step.have is not None:
        return STATE_TURNS
    often = rates.rate(step.on, step.of)
    turns = step.times / often if often else MOST_TURNS
    return min(MOST_TURNS, turns * (IN_ONE_TURN if step.turn and step.times > 1 else 1.0))
