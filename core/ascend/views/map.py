"""The district map; face-down tiles keep their secrets."""

from __future__ import annotations

from core.ascend.cards.world import say_all
from core.ascend.components import MapPlace
from core.ascend.figures import distance, figure_tile
from core.ascend.game import Game
from core.ascend.names import SEAT_LETTERS
from core.ascend.options import Go, Pick
from core.ascend.view import MapView, TileView
from core.engine.choice import Choice


def map_view(game: Game, number: int, choice: Choice | None) -> MapView:
    """The map, with steps where a pending choice of the seat can reach."""
    steps = _steps(game, number, choice) if choice else {}
    places = game.sheet.places
    seat = game.seat(number)
    return MapView(
        tiles=tuple(_tile(game, number, place, steps.get(place.name)) for place in places),
        columns=1 + max(place.column for place in places),
        rows=1 + max(place.row for place in places),
        mov=game.content.walkers[seat.walker].mov,
        trace=seat.trace is not None,
    )


def _steps(game: Game, number: int, choice: Choice) -> dict[str, int]:
    """Steps to each tile that can be chosen: of the own move, once that is made of the BOT's, or of a reveal."""
    for word in ("move", "bot"):
        ways = [option.path for option in choice.options if isinstance(option, Go) and option.word == word]
        if ways:
            return {path[-1]: len(path) - 1 for path in ways}
    hidden = [option.what for option in choice.options if isinstance(option, Pick) and option.word == "reveal"]
    far = distance(game, figure_tile(game, number), len(game.sheet.places)) if hidden else {}
    return {place: far[place] for place in hidden}


def _tile(game: Game, number: int, place: MapPlace, steps: int | None) -> TileView:
    tile = game.state.tiles[place.name]
    card = game.content.tiles[tile.number]
    here = "".join(SEAT_LETTERS[n] for n, seat in enumerate(game.state.seats) if seat.tile == place.name)
    if game.state.bot is not None and game.state.bot.tile == place.name:
        here += "J"
    return TileView(
        place=place.name,
        column=place.column,
        row=place.row,
        half=place.half,
        up=tile.up,
        number=tile.number if tile.up else 0,
        name=card.name if tile.up else "",
        entry=card.entry if tile.up else 0,
        stationary=card.stationary if tile.up else 0,
        effect=say_all(card.effects, game.players) if tile.up else "",
        explore=bool(tile.explore),
        tokens=(),
        seats=here,
        here=game.seat(number).tile == place.name,
        steps=steps,
    )
