"""The map that changes during play: tiles that swap or shuffle, parts that are laid later (rulebook p.11, p.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ascend import scenario_events as sev
from core.ascend.setup import is_open
from core.ascend.state import Tile

if TYPE_CHECKING:
    from core.ascend.game import Game


def swap_tiles(game: Game, number: int, a: str, b: str) -> None:
    """Two tiles change places, with everything that lies and stands on them."""
    state = game.state
    tiles = state.tiles
    tiles[a], tiles[b] = tiles[b], tiles[a]
    for lying in (state.lying, state.laid):
        _swap_keys(lying, a, b)
    other = {a: b, b: a}
    for die in state.dice_tokens:
        die.place = other.get(die.place, die.place)
    for seat in state.seats:
        seat.tile = other.get(seat.tile, seat.tile)
    if state.bot is not None:
        state.bot.tile = other.get(state.bot.tile, state.bot.tile)
    state.figures = {name: other.get(place, place) for name, place in state.figures.items()}
    game.emit(sev.TilesSwapped(number, a, b))
    game.reveal("tiles changed places")


def _swap_keys(things: dict[str, Any], a: str, b: str) -> None:
    first, second = things.pop(a, None), things.pop(b, None)
    if first is not None:
        things[b] = first
    if second is not None:
        things[a] = second


def shuffle_tiles(game: Game, number: int, places: list[str]) -> None:
    """Tiles change places at random, with their Exploration tokens; figures and scenario tokens stay."""
    tiles = [game.state.tiles[place] for place in places]
    game.luck.shuffle("map", tiles)
    for place, tile in zip(places, tiles, strict=True):
        game.state.tiles[place] = tile
    game.emit(sev.TilesShuffled(number, tuple(places)))
    game.reveal("tiles were shuffled")


def add_part(game: Game, number: int, part: str) -> None:
    """Lay a part of the map that was kept back at set-up: random tiles, face down, with Exploration tokens."""
    state = game.state
    places = [place for place in game.sheet.places if place.part == part and place.name not in state.tiles]
    numbers, tokens = spare_numbers(game), spare_tokens(game)
    for place in places:
        chosen = place.number or numbers.pop()
        state.tiles[place.name] = Tile(chosen, place.up, tokens.pop() if tokens and not place.up else "")
    game.emit(sev.PartAdded(number, part, tuple(place.name for place in places)))


def spare_numbers(game: Game) -> list[int]:
    """Tiles of the box that may be drawn and are not on the map, shuffled."""
    state, sheet = game.state, game.sheet
    named = {place.number for place in sheet.places} | {tile.number for tile in state.tiles.values()}
    numbers = [
        tile.number
        for tile in game.content.tiles.values()
        if tile.number not in named and is_open(state, sheet, tile.code)
    ]
    game.luck.shuffle("tiles", numbers)
    return numbers


def spare_tokens(game: Game) -> list[str]:
    """Exploration tokens that do not lie on the map, shuffled; those that were taken are used again."""
    tokens = [token.id for token in game.content.exploration.values() for _ in range(token.copies)]
    for tile in game.state.tiles.values():
        if tile.explore in tokens:
            tokens.remove(tile.explore)
    game.luck.shuffle("exploration", tokens)
    return tokens
