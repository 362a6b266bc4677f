"""The effect of a District tile (rulebook p.11, p.14)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.context import Context, Effect, Moment
from core.ascend.cards.rules import can_happen
from core.ascend.figures import figure_tile
from core.ascend.game import Game
from core.ascend.kit.firing import fire, listens
from core.ascend.kit.reading import in_force
from core.ascend.running import run_effects


async def resolve_district(game: Game, number: int) -> None:
    """Resolve the effect of the tile where the seat counts as standing."""
    place = figure_tile(game, number)
    tile = game.content.tiles[game.state.tiles[place].number]
    game.emit(ev.DistrictUsed(number, place, tile.number))
    await run_effects(game, tile_effects(game, number, place), Context(number, tile.name, moment=Moment()))
    if game.sits_out(number):
        return
    if listens(game, number, "district"):
        tags = (tile.name, "Hideout") if tile.hideout else (tile.name,)
        await fire(game, number, "district", Moment(1, tags=tags))


def district_does_something(game: Game, number: int, place: str) -> bool:
    """Whether the effect of a tile could do anything for the seat now."""
    tile = game.content.tiles[game.state.tiles[place].number]
    return can_happen(tile_effects(game, number, place), game, Context(number, tile.name, moment=Moment()))


def tile_effects(game: Game, number: int, place: str) -> tuple[Effect, ...]:
    """The effects of a tile for the seat: its own, or those a card gives it instead."""
    tile = game.content.tiles[game.state.tiles[place].number]
    if "tile-effect" in (game.kits[number] or game.kit(number)).modifiers:
        for rule in in_force(game, number, "tile-effect"):
            if rule.tile == tile.number:
                effects: tuple[Effect, ...] = rule.effects
                return effects
    return tile.effects
