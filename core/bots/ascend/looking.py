"""Cards of the Enemy deck looked at: on top or at the bottom (cards, `look`)."""

from __future__ import annotations

from core.ascend.state import EnemyInPlay
from core.bots.ascend.foes import burden, prize
from core.bots.ascend.sight import Sight
from core.bots.ascend.worth import scene_for
from core.engine.choice import Choice, Option


def choose_look(sight: Sight, choice: Choice) -> Option:
    """An Enemy that costs more than one not known goes to the bottom."""
    card, _ = choice.about
    scene = scene_for(sight)
    enemy = EnemyInPlay(card, 0)
    cost = burden(scene, enemy) - 0.5 * prize(scene, enemy)
    wanted = "look:top" if cost <= sight.stranger else "look:bottom"
    return choice.option(wanted) or choice.options[0]
