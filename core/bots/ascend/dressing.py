"""Bodies and Augments: which to take, wear, lose, keep and equip (rulebook p.9, p.10)."""

from __future__ import annotations

from core.ascend.augments import equip_price
from core.ascend.options import Pick
from core.bots.ascend.answering import picks_of
from core.bots.ascend.gear import body_gain, body_worth, card_value
from core.bots.ascend.sight import Sight
from core.bots.ascend.worth import scene_for
from core.engine.choice import Choice, Option

LEAST_GAIN = 0.5
"""A Body of the Market that brings less is as well at the bottom of the deck."""
CHEAP = 1.0
"""Memory that an Augment is counted to cost at least, so that value for each Memory can be compared."""


def choose_body_to_lose(sight: Sight, choice: Choice) -> Option:
    """Of three Bodies the weakest goes."""
    scene, bodies = scene_for(sight), sight.game.content.bodies
    return min(picks_of(choice), key=lambda option: (body_worth(scene, bodies[option.what]), option.what))


def choose_inhabit(sight: Sight, choice: Choice) -> Option:
    """The Body of the Market that is most of a gain; none when none is."""
    scene = scene_for(sight)
    best = max(picks_of(choice), key=lambda option: (body_gain(scene, option.what), option.what))
    return best if body_gain(scene, best.what) > 0 else choice.options[0]


def choose_market(sight: Sight, choice: Choice) -> Option:
    """Bodies that nobody would gain by go from the Market."""
    scene = scene_for(sight)
    worst = min(picks_of(choice), key=lambda option: (body_gain(scene, option.what), option.what))
    return worst if body_gain(scene, worst.what) < LEAST_GAIN else choice.options[0]


def choose_keep(sight: Sight, choice: Choice) -> Option:
    """The drawn Augment with most value, its Memory taken off."""
    scene, content = scene_for(sight), sight.game.content

    def value(option: Pick) -> tuple[float, str]:
        return card_value(scene, option.what) - 0.5 * content.augment(option.what).memory, option.what

    return max(picks_of(choice), key=value)


def choose_equip(sight: Sight, choice: Choice) -> Option:
    """The Augment that a cheaper price helps most; its value counts too."""
    return best_to_equip(sight, picks_of(choice)) or choice.options[0]


def best_to_equip(sight: Sight, picks: list[Pick]) -> Pick | None:
    """The Augment with the best value for each Memory, None when none is worth its Memory."""
    scene = scene_for(sight)
    found = []
    for option in picks:
        price = max(CHEAP, equip_price(sight.game, sight.number, option.what))
        value = card_value(scene, option.what)
        if value > 0.5 * price:
            found.append((value / price, option.what, option))
    return max(found, key=lambda one: one[:2])[2] if found else None
