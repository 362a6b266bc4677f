"""What it is worth to see more of the map."""

from __future__ import annotations

from core.ascend.cards.gains import Gain
from core.ascend.figures import figure_tile
from core.ascend.names import ASSET_NAMES
from core.bots.ascend.goods import ASSET_SOUGHT
from core.bots.ascend.sight import Sight

SEEN = 0.2
"""What it is worth to turn up a tile again that all know."""
KNOWLEDGE = 0.8
SOUGHT = 1.5
"""How much more than its share a place is worth where something that is sought may lie."""


def explore_value(sight: Sight, place: str = "") -> float:
    """What it is worth to see one more tile: knowledge for later, and perhaps the one a goal needs.

    Without a place it is any of the face-down tiles.
    """
    if place in sight.remembered:
        return SEEN
    value = KNOWLEDGE
    for number, weight in sought(sight):
        places = _where(sight, number)
        if not place or place in places:
            value += SOUGHT * weight / max(1, len(places))
    return value


def sought(sight: Sight) -> list[tuple[int, float]]:
    """The tiles that goals ask for and nobody has seen, by their number (0: one that gives an asset)."""
    if not sight.hidden:
        return []
    found = [(goal.act.tile, goal.weight) for goal in sight.goals if goal.act and goal.act.tile and not goal.gains]
    if sight.outlook is not None:
        known = {tile.number for tile in sight.outlook.game.state.tiles.values()}
        found += [(number, weight) for number, weight in sight.outlook.named if number not in known]
    found += [
        (0, ASSET_SOUGHT * goal.weight * max(0, n - sight.seat.assets[asset]))
        for goal in sight.own_goals
        for asset, n in (goal.act.spends if goal.act else ())
        if not any(_gives(sight, number, ASSET_NAMES[asset]) for number in sight.up_numbers)
    ]
    return found


def _where(sight: Sight, number: int) -> list[str]:
    """The face-down tiles where a number may lie, as the sheet tells."""
    unseen = [place for place in sight.hidden if place not in sight.remembered]
    marks = [mark for mark, numbers in sight.game.sheet.among.items() if number in numbers]
    if not marks:
        return unseen
    return [place for place in unseen if any(mark in sight.game.sheet.map[place].sites for mark in marks)]


def _gives(sight: Sight, number: int, what: str) -> bool:
    return any(isinstance(e, Gain) and e.what == what for e in sight.game.content.tiles[number].effects)


def hidden_beside(sight: Sight) -> list[str]:
    """The face-down tiles beside the seat's figure."""
    beside = sight.game.sheet.map[figure_tile(sight.game, sight.number)].beside
    tiles = sight.game.state.tiles
    return [place for place in beside if place in tiles and not tiles[place].up]
