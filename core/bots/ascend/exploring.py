"""What it is worth to see more of the map."""

from __future__ import annotations

from core.ascend.cards.gains import Gain
from core.ascend.figures import figure_tile
from core.ascend.names import ASSET_NAMES
from core.bots.ascend.goods import ASSET_SOUGHT
from core.bots.ascend.sight import Sight


def explore_value(sight: Sight) -> float:
    """What it is worth to see one more tile: knowledge for later, and perhaps the one a goal needs."""
    sought = [goal.weight for goal in sight.goals if goal.act and not goal.gains]
    sought += [
        ASSET_SOUGHT * goal.weight * max(0, n - sight.seat.assets[asset])
        for goal in sight.own_goals
        for asset, n in (goal.act.spends if goal.act else ())
        if not any(_gives(sight, number, ASSET_NAMES[asset]) for number in sight.up_numbers)
    ]
    return 0.8 + (1.5 * sum(sought) / len(sight.hidden) if sought else 0.0)


def _gives(sight: Sight, number: int, what: str) -> bool:
    return any(isinstance(e, Gain) and e.what == what for e in sight.game.content.tiles[number].effects)


def hidden_beside(sight: Sight) -> list[str]:
    """The face-down tiles beside the seat's figure."""
    beside = sight.game.sheet.map[figure_tile(sight.game, sight.number)].beside
    tiles = sight.game.state.tiles
    return [place for place in beside if place in tiles and not tiles[place].up]
