"""Tokens that are better kept for an activity that can soon be done: for its Test, or for its price."""

from __future__ import annotations

from math import ceil

from core.ascend.kit.reading import mov
from core.bots.ascend.goals import Goal, test_of
from core.bots.ascend.paying import kept_slots, pay_chance
from core.bots.ascend.routes import turns_from
from core.bots.ascend.sight import Sight

DICE_A_SUCCESS = 1.5
SOON = 1
"""Turns of way within which tokens are kept."""
PRICE_KEPT = 0.8
"""The share of a goal that the tokens of its price are worth together."""
UNREADY = 0.5
"""What is left of it when they are too few yet."""


def reserved(sight: Sight) -> dict[int, float]:
    """What each token kept for a goal is worth, by its slot on the seat's own Launcher."""
    kept: dict[int, float] = {}
    for goal in sight.goals:
        test = test_of(goal.act) if goal.act else None
        if goal.act is None or not (test or goal.act.cost) or not _near(sight, goal, test is not None and test.group):
            continue
        if test is not None:
            share = sight.test_need(test) / len(sight.testers(test, sight.number))
            useful = ceil(DICE_A_SUCCESS * share) + 1
            for place, slot in enumerate(sight.serving(test, sight.number)):
                worth = goal.weight * (0.25 if place < useful else 0.05)
                kept[slot] = max(worth, kept.get(slot, 0.0))
        _keep_price(sight, goal, kept)
    return kept


def _keep_price(sight: Sight, goal: Goal, kept: dict[int, float]) -> None:
    """Keep the tokens that the price takes, as far as they are there."""
    assert goal.act is not None
    slots = kept_slots(sight, goal.act.cost)
    ready = pay_chance(sight, sight.number, goal.act, 0.0) >= 1.0
    for slot in slots:
        worth = goal.weight * PRICE_KEPT * (1.0 if ready else UNREADY) / len(slots)
        kept[slot] = max(worth, kept.get(slot, 0.0))


def _near(sight: Sight, goal: Goal, group: bool) -> bool:
    """Whether one who would contribute to the seat's Test can stand on the tile soon."""
    places = list(goal.gains)
    seats = goal.owed if group else tuple(number for number in goal.owed if number == sight.number)
    starts = [(sight.game.seat(number).tile, mov(sight.game, number)) for number in seats]
    bot = sight.game.state.bot
    if bot is not None and seats:
        starts.append((bot.tile, sight.game.content.bot.mov))
    return any(turns_from(sight.game, start, mov).get(place, 99) <= SOON for start, mov in starts for place in places)
