"""Which card the group draws: the one whose goals leave most time to spare, as far as its data tells."""

from __future__ import annotations

from math import ceil

from core.ascend.cards.context import Context
from core.ascend.cards.gains import Gain
from core.ascend.cards.skill_tests import Test
from core.ascend.kit.reading import mov
from core.ascend.lying import tiles_with
from core.ascend.mapways import FAR
from core.ascend.names import ASSET_NAMES
from core.ascend.options import Pick
from core.bots.ascend.gaps import gap, steps_to
from core.bots.ascend.goals import ASIDE, Goal, goals, test_of
from core.bots.ascend.outlook import Outlook
from core.bots.ascend.paying import pay_chance
from core.bots.ascend.routes import turns_from
from core.bots.ascend.sight import Sight
from core.bots.ascend.stakes import NO_CLOCK, Herd, clock
from core.bots.ties import best_of
from core.engine.choice import Choice, Option
from core.engine.luck import Luck

SEARCH = 1.0
"""Turns that each face-down tile adds to finding one among them, shared by the seats."""
EARN = 1.8
"""Turns that a seat needs to make one of an asset with its patterns."""
UNKNOWN = 6.0
"""Turns for goals that cannot be told in advance."""


def choose_card(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """The card with the most turns to spare."""
    picks = [option for option in choice.options if isinstance(option, Pick)]
    return best_of(luck, [(spare(sight, option.what), option) for option in picks])


def spare(sight: Sight, code: str) -> float:
    """How many times over a card's fastest goal could be reached in the turns it leaves, when it is drawn now."""
    if sight.outlook is None or sight.game.sheet.cards[code].kind != "plot":
        return float(sight.game.sheet.cards[code].kind == "victory") * NO_CLOCK
    return spare_of(sight, sight.outlook.drawing(code))


def spare_of(sight: Sight, there: Outlook) -> float:
    """The same for a table with that card."""
    turns, deadly = clock(there.game, there.card)
    found = [_turns_for(sight, goal) for goal in goals(there, sight.number) if goal.weight > ASIDE]
    needed = min([*found, *(_turns_carrying(sight, there, herd) for herd in there.carried)], default=UNKNOWN)
    return (turns if deadly else NO_CLOCK) / max(1.0, needed)


def _turns_for(sight: Sight, goal: Goal) -> float:
    """Turns a goal takes, about: the way, then so many times the activity, the players side by side."""
    if goal.act is None:
        return UNKNOWN
    test = test_of(goal.act)
    each = [
        _to(sight, seat, list(goal.gains))
        + max((_earning(sight, seat, asset, n) for asset, n in goal.act.spends), default=0.0)
        for seat in goal.owed
    ]
    once = _trying(sight, test) if test else 1.0 / max(0.1, pay_chance(sight, sight.number, goal.act, 1.0))
    together = min(len(goal.owed), goal.at_once, 1 if goal.single and len(goal.gains) < 2 else 99)
    times = 1 if goal.own else goal.missing
    return (max(each) if goal.own else min(each)) + once * times / max(1, together)


def _turns_carrying(sight: Sight, there: Outlook, herd: Herd) -> float:
    """Turns until enough tokens are carried where they are wanted, about: all players go to and fro."""
    game = there.game
    steps = steps_to(game, herd.to.tiles(game, sight.context))
    lying = [steps.get(place, FAR) for place in tiles_with(game.state, herd.token)]
    if not lying:
        return UNKNOWN
    missing = gap(herd.wanted, game, sight.context) if herd.wanted is not None else 1.0
    if missing <= 0:
        return 0.0  # there are enough already
    trips = ceil(missing / (min(herd.most, ceil(missing)) * game.players))
    way = max(1.0, min(lying) / max(1, mov(sight.game, sight.number)))
    start = min(_to(sight, seat, tiles_with(game.state, herd.token)) for seat in range(game.players))
    return start + way * (2 * trips - 1)


def _to(sight: Sight, seat: int, places: list[str]) -> float:
    """Turns to a tile that lies face up, or to find it and go there."""
    game = sight.game
    turns = turns_from(game, game.seat(seat).tile, mov(game, seat))
    up = [turns[place] for place in places if place in turns]
    if up:
        return float(max(1, min(up)))
    return 2.0 + SEARCH * len(sight.hidden) / game.players


def _earning(sight: Sight, seat: int, asset: int, n: int) -> float:
    """Turns to have so many of an asset: from patterns, or on a tile that gives it."""
    game = sight.game
    short = n - game.seat(seat).assets[asset]
    if short <= 0:
        return 0.0
    best = EARN * short
    for tile in game.content.tiles.values():
        for effect in tile.effects:
            if isinstance(effect, Gain) and effect.what == ASSET_NAMES[asset] and sight.up_places(tile.number):
                each = effect.n.value(game, Context(seat, ""))
                best = min(best, _to(sight, seat, sight.up_places(tile.number)) + max(0, short - each) / max(1, each))
    return best


def _trying(sight: Sight, test: Test) -> float:
    """Turns until a Test is passed, with tokens gathered for it first."""
    return min(turns / max(0.05, sight.test_chance(test, sight.number, turns, empty=True)) for turns in (1, 2, 3))
