"""What Scenario cards forbid: entering tiles, moving, Player Activities (rulebook p.19, special rules)."""

from __future__ import annotations

from core.ascend.cards.context import Context
from core.ascend.cards.where import holds
from core.ascend.game import Game
from core.ascend.kit.reading import in_force


def forbidden(game: Game, number: int, what: str, place: str) -> bool:
    """Whether a card forbids the seat something on a tile."""
    if "forbid" not in (game.kits[number] or game.kit(number)).modifiers:
        return False
    context = Context(number, "", at=place, tile=place)
    return any(
        rule.what == what and (rule.where is None or holds(rule.where, game, context, place))
        for rule in in_force(game, number, "forbid")
    )


def barred_steps(game: Game, number: int) -> set[tuple[str, str]]:
    """Steps over the map that cards forbid the seat: from a tile to a neighbour."""
    if "forbid" not in (game.kits[number] or game.kit(number)).modifiers:
        return set()
    context = Context(number, "")
    found: set[tuple[str, str]] = set()
    for rule in in_force(game, number, "forbid"):
        if rule.what == "enter":
            closed = rule.where.tiles(game, context) if rule.where is not None else list(game.state.tiles)
            doors = rule.but_from.tiles(game, context) if rule.but_from is not None else []
            found |= {(near, tile) for tile in closed for near in game.sheet.map[tile].beside if near not in doors}
    return found
