"""The district map; face-down tiles keep their secrets."""

from __future__ import annotations

from attrs import frozen

from core.ascend.components import MapPlace
from core.ascend.figures import distance, figure_tile
from core.ascend.game import Game
from core.ascend.kit.reading import mov, plus
from core.ascend.names import SEAT_LETTERS
from core.ascend.options import Go, Pick
from core.ascend.view import MapView, TileView
from core.ascend.views.sites import sites_asked
from core.ascend.views.texts import texts_of
from core.ascend.views.tokens import BOT_LETTER, Letters, letters_of, marks_on
from core.engine.choice import Choice

_CHOSEN = ("reveal", "jump", "tile")
"""Words of answers that name a tile without a way to it."""


@frozen
class _Marks:
    """What is written on tiles: the letters of tokens, and the site marks of each place."""

    letters: Letters
    sites: dict[str, tuple[str, ...]]


def map_view(game: Game, number: int, choice: Choice | None) -> MapView:
    """The map, with steps where a pending choice of the seat can reach."""
    steps = _steps(game, number, choice) if choice else {}
    places = game.sheet.places
    more = plus(game, number, "entry"), plus(game, number, "stationary")
    marks = _Marks(letters_of(game.sheet), _sites(game))
    return MapView(
        tiles=tuple(
            _tile(game, number, place, steps.get(place.name), more, marks)
            for place in places
            if place.name in game.state.tiles
        ),
        columns=1 + max(place.column for place in places),
        rows=1 + max(place.row for place in places),
        mov=mov(game, number),
        trace=game.seat(number).trace is not None,
        asked=sites_asked(game, marks.letters),
    )


def _steps(game: Game, number: int, choice: Choice) -> dict[str, int]:
    """Steps to each tile that can be chosen: of the own move, once that is made of the BOT's; or how far off it is."""
    for word in ("move", "bot"):
        ways = [option.path for option in choice.options if isinstance(option, Go) and option.word == word]
        if ways:
            return {path[-1]: len(path) - 1 for path in ways}
    named = [option.what for option in choice.options if isinstance(option, Pick) and option.word in _CHOSEN]
    far = distance(game, figure_tile(game, number), len(game.sheet.places)) if named else {}
    return {place: far[place] for place in named}


def _tile(
    game: Game,
    number: int,
    place: MapPlace,
    steps: int | None,
    more: tuple[int, int],
    marks: _Marks,
) -> TileView:
    """A tile with the Trace it gives this seat; ``more`` is what cards add for entering and for staying."""
    tile = game.state.tiles[place.name]
    card = game.content.tiles[tile.number]
    here = "".join(SEAT_LETTERS[n] for n, seat in enumerate(game.state.seats) if seat.tile == place.name)
    if game.state.bot is not None and game.state.bot.tile == place.name:
        here += BOT_LETTER
    return TileView(
        place=place.name,
        column=place.column,
        row=place.row,
        half=place.half,
        up=tile.up,
        number=tile.number if tile.up else 0,
        name=card.name if tile.up else "",
        entry=max(0, card.entry + more[0]) if tile.up else 0,
        stationary=max(0, card.stationary + more[1]) if tile.up else 0,
        effect=texts_of(game).effects(tile.number, card.effects) if tile.up else "",
        explore=bool(tile.explore),
        tokens=marks_on(game, place.name, marks.letters),
        seats=here,
        here=game.seat(number).tile == place.name,
        steps=steps,
        sites=marks.sites[place.name],
    )


def _sites(game: Game) -> dict[str, tuple[str, ...]]:
    """The marks of each place: those of the map, and those that were set during play instead."""
    marked = game.state.sites
    found: dict[str, tuple[str, ...]] = {
        place.name: tuple(name for name in place.sites if name not in marked) for place in game.sheet.places
    }
    for name, places in marked.items():
        for place in places:
            found[place] = (name, *found[place])
    return found
