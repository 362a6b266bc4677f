"""What an answer has to do with the goal of the active card: how it serves it, or what the goal waits for."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend.cards.clauses import Facing
from core.ascend.cards.conditions import comparisons
from core.ascend.cards.context import Effect
from core.ascend.cards.counts import OnTiles
from core.ascend.cards.gains import Gain
from core.ascend.components import Source
from core.ascend.launching import shapes
from core.ascend.names import ASSET_NAMES
from core.ascend.options import Pick
from core.ascend.reach import leave_of, way_to
from core.bots.ascend.effects import flatten
from core.bots.ascend.goals import Goal
from core.bots.ascend.hinting.reaching import lacking, later, with_move
from core.bots.ascend.sight import Sight
from core.bots.ascend.sourcing import valued_sources
from core.engine.choice import Choice, Option

HACKS = ("hack", "repel")
"""Families of patterns that lead towards being rid of an Enemy."""


def pattern_serves(sight: Sight, source: Source) -> str:
    """How launching a pattern serves the goal, in a clause; empty where it does not."""
    for goal in sight.own_goals:
        name = sight.game.card.name
        if goal.family and goal.family in (*source.families, "any"):
            return f"{name} asks for it"
        if goal.rid and source.family in HACKS:
            return f"{name} asks to be rid of Enemies"
        if goal.act is None:
            continue
        for asset, n in goal.act.spends:
            if n > sight.seat.assets[asset] and _gain(source.effects, ASSET_NAMES[asset]):
                return _costs(sight, asset, n)
    return ""


def tile_serves(sight: Sight, place: str) -> str:
    """How being on a tile serves the goal, in a clause; empty where it does not. Reads nothing that is face down."""
    name, tile = sight.game.card.name, sight.game.state.tiles[place]
    waiting = [lacking(sight, goal) for goal in sight.own_goals if place in goal.gains]
    if waiting:
        return f"{name} can be brought forward there{', but only ' if all(waiting) else ''}{min(waiting)}"
    if not tile.up:
        if _to_turn_up(sight, place):
            return f"{name} asks to turn it up"
        sought = [goal.act.tile for goal in sight.own_goals if goal.act is not None and goal.act.tile]
        lost = sought and not any(sight.up_places(one) for one in sought)
        return f"{name} speaks of a tile that is still to be found" if lost else ""
    gives = sight.game.content.tiles[tile.number]
    assets = [asset for asset, n in enumerate(sight.wanted) if n > sight.seat.assets[asset]]
    asset = next((asset for asset in assets if _gain(gives.effects, ASSET_NAMES[asset])), None)
    return "" if asset is None else f"{_costs(sight, asset, sight.wanted[asset])}: {gives.name} gives some"


def _to_turn_up(sight: Sight, place: str) -> bool:
    """Whether the card counts face-down tiles, and this is one of them."""
    counted = [one.left for bar in sight.game.card.bars for one in comparisons(bar.when)]
    return any(
        isinstance(left, OnTiles) and Facing(up=False) in left.where.clauses and not left.what
        and place in left.where.tiles(sight.game, sight.context)
        for left in counted
    )  # fmt: skip


def _costs(sight: Sight, asset: int, n: int) -> str:
    return (
        f"{sight.game.card.name} costs {n} {ASSET_NAMES[asset].capitalize()}, and you have {sight.seat.assets[asset]}"
    )


def _gain(effects: Iterable[Effect], asset: str) -> bool:
    return any(isinstance(effect, Gain) and effect.what == asset for effect in flatten(effects))


def waits(sight: Sight, choice: Choice, option: Option, reason: str) -> str:
    """What the goal waits for where an answer does not serve it, as a clause; empty where ``reason`` speaks of the
    active card already, and on questions that no goal hangs on."""
    told = _WAITS.get(choice.kind)
    goals = sight.own_goals
    if told is None or not goals or isinstance(option, Pick) or sight.game.card.name in reason:
        return ""
    best = max(goals, key=lambda goal: goal.weight)
    return told(sight, best, choice, option)


def _programming(sight: Sight, goal: Goal, choice: Choice, option: Option) -> str:
    name = sight.game.card.name
    if goal.family:
        moves = _moves_to(sight, goal)
        ready, near = f"a pattern that {name} asks for lies ready", f"a pattern that {name} asks for can wait"
        return f"no pattern that {name} asks for is in reach" if moves is None else near if moves else ready
    if goal.rid:
        return f"{name} asks to be rid of Enemies, which are fought after launching"
    return later(sight, moves=True)


def _moves_to(sight: Sight, goal: Goal) -> int | None:
    """With how many of the moves left a pattern can be brought that the goal asks for; None with none."""
    game, seat, leave = sight.game, sight.seat, leave_of(sight.game, sight.number)
    slots = list(seat.slots)
    ways = [
        way_to(shapes(game, sight.number, source), slots, seat.locks, seat.core, seat.moves, leave)
        for _, source in valued_sources(sight)
        if goal.family in (*source.families, "any")
    ]
    return min((len(way[0]) for way in ways if way is not None), default=None)


def _launching(sight: Sight, goal: Goal, choice: Choice, option: Option) -> str:
    name = sight.game.card.name
    if goal.family:
        return f"no pattern that {name} asks for lies ready"
    if goal.rid:
        return f"{name} asks to be rid of Enemies, which are fought next"
    return later(sight, moves=False)


def _moving(sight: Sight, goal: Goal, choice: Choice, option: Option) -> str:
    name = sight.game.card.name
    if goal.family:
        return f"what {name} asks for is launched after the move, on any tile"
    if goal.rid:
        return f"{name} asks to be rid of Enemies, which are fought on any tile"
    return with_move(sight, choice, option)


_WAITS = {"program": _programming, "launch": _launching, "move": _moving}
"""By the kind of question."""
