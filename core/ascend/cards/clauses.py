"""The clauses of a set of tiles: each narrows it, and says itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.cards.where import Clause, Where
from core.ascend.lying import dice_on, tiles_holding
from core.ascend.mapways import figure_tile, joined, manned, marked_as, steps_from
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

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        place = self.place(game, context)
        return [place] if place in tiles else []

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

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        laid = game.state.tiles
        return [tile for tile in tiles if laid[tile].number == self.number]

    def name(self) -> str:
        return f"tile {self.number}"


@frozen
class Site(_Words):
    """Tiles that carry a mark of the scenario's map."""

    mark: str
    rolled: bool = False
    """The mark ends with the face of the die that is being resolved."""

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        places = marked_as(game, f"{self.mark}{context.face}" if self.rolled else self.mark)
        return [tile for tile in tiles if tile in places]

    def behind(self) -> str:
        if self.rolled:
            return f"marked {self.mark} with that result" if self.mark else "marked with that result"
        return f"marked {self.mark}"


_MEANT = {
    "player": "a player",
    "seat": "a Character",
    "you": "your Character",
    "other": "another player",
    "card": "a hidden card",
    "token": "a scenario token",
}
"""What may lie or stand on a tile and is no token's name, as words say it."""


@frozen
class With(_Words):
    """Tiles with a token, a figure, or a player (``player``, ``you``, ``other``)."""

    what: str
    up: str = ""
    """For dice tokens: ``up`` (any face), ``hidden``, or the face that shows."""

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        if self.what not in _MEANT:
            holding = tiles_holding(game.state, tiles, self.what)
            return [tile for tile in holding if self._shows(game, tile)] if self.up else holding
        places = self._places(game, context)
        return [tile for tile in tiles if tile in places]

    def _places(self, game: Game, context: Context) -> set[str]:
        """Where they are who are not called by the name of a token."""
        state = game.state
        match self.what:
            case "player":
                return manned(game)
            case "seat":
                return {seat.tile for seat in state.seats}
            case "you":
                return {context.at or figure_tile(game, context.seat)}
            case "other":
                return {seat.tile for number, seat in enumerate(state.seats) if number != context.seat}
            case "card":
                return set(state.laid)
            case _:
                return {*state.lying, *(die.place for die in state.dice_tokens), *state.figures.values()}

    def _shows(self, game: Game, tile: str) -> bool:
        dice = dice_on(game.state, tile, self.what)
        if self.up == "hidden":
            return any(not die.up for die in dice)
        return any(die.up and self.up in ("up", die.face) for die in dice)

    def behind(self) -> str:
        shown = {"": "", "up": "revealed ", "hidden": "hidden "}.get(self.up, f"revealed {self.up} ")
        return f"with {_MEANT.get(self.what) or article(shown + self.what)}"


@frozen
class Facing(_Words):
    """Face-up or face-down tiles."""

    up: bool

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        laid = game.state.tiles
        return [tile for tile in tiles if laid[tile].up == self.up]

    def before(self) -> str:
        return "face-up" if self.up else "face-down"


@frozen
class Near(_Words):
    """Tiles within so many steps of some others; ``next to`` is exactly one step from one of them."""

    of: Where
    n: int
    beside: bool = False

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        near = self.of.tiles(game, context)
        if self.beside:
            places = game.sheet.map
            around = {other for place in near for other in places[place].beside}
            return [tile for tile in tiles if tile in around]
        steps = steps_from(game, near, self.n)
        return [tile for tile in tiles if tile in steps]

    def behind(self) -> str:
        of = self.of.any_of()
        return f"next to {of}" if self.beside else f"within {self.n} of {of}"


@frozen
class Joined(_Words):
    """Tiles that a path of certain tiles joins to some others; each is one of the path itself."""

    to: Where
    by: Where

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        found = joined(game, self.to.tiles(game, context), set(self.by.tiles(game, context)))
        return [tile for tile in tiles if tile in found]

    def behind(self) -> str:
        return f"joined to {self.to.any_of()} by a path of {self.by.many()}"


@frozen
class Area(_Words):
    """Tiles that the sheet gives a name."""

    named: str

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        return game.sheet.area(self.named).among(game, context, tiles)

    def before(self) -> str:
        return self.named


@frozen
class Group(_Words):
    """Clauses that must all hold, as one among others."""

    where: Where

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        return self.where.among(game, context, tiles)

    def behind(self) -> str:
        return f"that is {self.where.any_of()}"


@frozen
class Either(_Words):
    """Tiles for which one of several clauses holds."""

    ways: tuple[Clause, ...]

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        found: set[str] = set()
        for way in self.ways:
            found.update(way.among(game, context, tiles))
        return [tile for tile in tiles if tile in found]

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

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        out = self.clause.among(game, context, tiles)
        return [tile for tile in tiles if tile not in out]

    def behind(self) -> str:
        behind = self.clause.behind()
        if behind.startswith("with "):
            return f"without {behind[5:]}"
        if behind:
            return f"not {behind}"
        name = self.clause.name()
        return f"other than {name}" if name else f"that is not {self.clause.before()}"
