"""The clauses of a set of tiles: each narrows it, and says itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.cards.where import Check, Clause, Where
from core.ascend.lying import dice_on, tiles_with
from core.ascend.mapways import figure_tile, joined, manned, site, steps_from
from core.engine.wording import article, listed

if TYPE_CHECKING:
    from core.ascend.game import Game

NOT_TOKENS = ("player", "seat", "you", "other", "card", "token")
"""What may stand on a tile beside scenario tokens."""


@frozen
class _Words:
    """What a clause says where it says nothing."""

    def before(self) -> str:
        return ""

    def name(self) -> str:
        return ""

    def behind(self) -> str:
        return ""


@frozen
class Here(_Words):
    """The tile of the acting figure (``here``), where its move began (``start``), or the tile that is spoken of
    (``there``)."""

    word: str

    def check(self, game: Game, context: Context) -> Check:
        place = self.place(game, context)
        return lambda tile: tile == place

    def place(self, game: Game, context: Context) -> str:
        """The one tile it means, empty when there is none."""
        if self.word == "here":
            return context.at or figure_tile(game, context.seat)
        moment = context.moment
        if self.word == "start":
            return moment.start if moment is not None else ""
        return context.tile or (moment.tile if moment is not None else "")

    def name(self) -> str:
        return {"here": "your tile", "start": "the tile your move began on", "there": "that tile"}[self.word]


@frozen
class TileNumber(_Words):
    """A District tile by its number."""

    number: int

    def check(self, game: Game, context: Context) -> Check:
        tiles = game.state.tiles
        return lambda tile: tiles[tile].number == self.number

    def name(self) -> str:
        return f"tile {self.number}"


@frozen
class Site(_Words):
    """Tiles that carry a mark of the scenario's map."""

    mark: str
    rolled: bool = False
    """The mark ends with the face of the die that is being resolved."""

    def check(self, game: Game, context: Context) -> Check:
        places = site(game, f"{self.mark}{context.face}" if self.rolled else self.mark)
        return lambda tile: tile in places

    def behind(self) -> str:
        if self.rolled:
            return f"marked {self.mark} with that result" if self.mark else "marked with that result"
        return f"marked {self.mark}"


@frozen
class With(_Words):
    """Tiles with a token, a figure, or a player (``player``, ``you``, ``other``)."""

    what: str
    up: str = ""
    """For dice tokens: ``up`` (any face), ``hidden``, or the face that shows."""

    def check(self, game: Game, context: Context) -> Check:
        if self.what == "player":
            tiles = manned(game)
        elif self.what == "seat":
            tiles = {seat.tile for seat in game.state.seats}
        elif self.what == "you":
            tiles = {context.at or figure_tile(game, context.seat)}
        elif self.what == "other":
            tiles = {seat.tile for number, seat in enumerate(game.state.seats) if number != context.seat}
        elif self.what == "card":
            tiles = set(game.state.laid)
        elif self.what == "token":
            state = game.state
            tiles = {*state.lying, *(die.place for die in state.dice_tokens), *state.figures.values()}
        else:
            tiles = {tile for tile in tiles_with(game.state, self.what) if not self.up or self._shows(game, tile)}
        return lambda tile: tile in tiles

    def _shows(self, game: Game, tile: str) -> bool:
        dice = dice_on(game.state, tile, self.what)
        if self.up == "hidden":
            return any(not die.up for die in dice)
        return any(die.up and self.up in ("up", die.face) for die in dice)

    def behind(self) -> str:
        named = {
            "player": "a player",
            "seat": "a Character",
            "you": "your Character",
            "other": "another player",
            "card": "a hidden card",
            "token": "a scenario token",
        }
        shown = {"": "", "up": "revealed ", "hidden": "hidden "}.get(self.up, f"revealed {self.up} ")
        return f"with {named.get(self.what) or article(shown + self.what)}"


@frozen
class Facing(_Words):
    """Face-up or face-down tiles."""

    up: bool

    def check(self, game: Game, context: Context) -> Check:
        tiles = game.state.tiles
        return lambda tile: tiles[tile].up == self.up

    def before(self) -> str:
        return "face-up" if self.up else "face-down"


@frozen
class Near(_Words):
    """Tiles within so many steps of some others; ``next to`` is exactly one step from one of them."""

    of: Where
    n: int
    beside: bool = False

    def check(self, game: Game, context: Context) -> Check:
        near = self.of.tiles(game, context)
        if self.beside:
            places = game.sheet.map
            around = {other for place in near for other in places[place].beside}
            return lambda tile: tile in around
        steps = steps_from(game, near, self.n)
        return lambda tile: tile in steps

    def behind(self) -> str:
        of = self.of.any_of()
        return f"next to {of}" if self.beside else f"within {self.n} of {of}"


@frozen
class Joined(_Words):
    """Tiles that a path of certain tiles joins to some others; each is one of the path itself."""

    to: Where
    by: Where

    def check(self, game: Game, context: Context) -> Check:
        found = joined(game, self.to.tiles(game, context), set(self.by.tiles(game, context)))
        return lambda tile: tile in found

    def behind(self) -> str:
        return f"joined to {self.to.any_of()} by a path of {self.by.many()}"


@frozen
class Area(_Words):
    """Tiles that the sheet gives a name."""

    named: str

    def check(self, game: Game, context: Context) -> Check:
        tiles = set(game.sheet.area(self.named).tiles(game, context))
        return lambda tile: tile in tiles

    def before(self) -> str:
        return self.named


@frozen
class Group(_Words):
    """Clauses that must all hold, as one among others."""

    where: Where

    def check(self, game: Game, context: Context) -> Check:
        tiles = set(self.where.tiles(game, context))
        return lambda tile: tile in tiles

    def behind(self) -> str:
        return f"that is {self.where.any_of()}"


@frozen
class Either(_Words):
    """Tiles for which one of several clauses holds."""

    ways: tuple[Clause, ...]

    def check(self, game: Game, context: Context) -> Check:
        checks = [way.check(game, context) for way in self.ways]
        return lambda tile: any(check(tile) for check in checks)

    def name(self) -> str:
        return " or ".join(way.name() for way in self.ways) if all(way.name() for way in self.ways) else ""

    def behind(self) -> str:
        if self.name():
            return ""
        said = [way.behind() or f"that is {way.name() or way.before()}" for way in self.ways]
        head = next((head for head in ("with ", "marked ") if all(one.startswith(head) for one in said)), "")
        return head + listed([one.removeprefix(head) for one in said], "or")


@frozen
class Not(_Words):
    """Tiles for which a clause does not hold."""

    clause: Clause

    def check(self, game: Game, context: Context) -> Check:
        check = self.clause.check(game, context)
        return lambda tile: not check(tile)

    def behind(self) -> str:
        behind = self.clause.behind()
        if behind.startswith("with "):
            return f"without {behind[5:]}"
        return f"not {behind}" if behind else f"other than {self.clause.name() or self.clause.before()}"
