"""Amounts that count what lies and stands on the table of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.cards.where import Where, amount_on
from core.ascend.lying import count, dice_on, seat_place

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class TokensLying:
    """How many tokens of a name lie on the active card, the sheet, a special card, or by the own board (``you``)."""

    token: str
    place: str
    face: str = ""
    """Dice tokens that show this face only."""

    def value(self, game: Game, context: Context) -> int:
        place = seat_place(context.seat) if self.place == "you" else self.place
        if self.face:
            return sum(die.up and die.face == self.face for die in dice_on(game.state, place, self.token))
        return count(game.state, place, self.token)

    @property
    def named(self) -> str:
        """``Radar``, ``surge Key``."""
        return f"{self.face} {self.token}".strip()

    @property
    def where(self) -> str:
        """The place in words."""
        return {"card": "this card", "sheet": "the sheet", "you": "your board"}.get(self.place, f"card {self.place}")

    @property
    def each(self) -> str:
        """One of them after the other: ``each Alarm on the sheet``."""
        return f"each {self.named} on {self.where}"

    def say(self, players: int) -> str:
        return f"the number of {self.named} tokens on {self.where}"


@frozen
class OnTiles:
    """How many tokens of a name, or players, there are on a set of tiles; without a name, how many tiles."""

    what: str
    where: Where

    def value(self, game: Game, context: Context) -> int:
        if not self.what:
            return len(self.where.tiles(game, context))
        if self.what == "players":
            tiles = self.where.tiles(game, context)
            return sum(seat.tile in tiles for seat in game.state.seats)
        return amount_on(self.where, self.what, game, context)

    def say(self, players: int) -> str:
        if not self.what:
            return f"the number of {self.where.many()}"
        return f"the number of {'players' if self.what == 'players' else f'{self.what} tokens'} on {self.on}"

    @property
    def each(self) -> str:
        """One of them after the other: ``each Engineer on your tile``."""
        if not self.what:
            return f"each {self.where.one()}"
        return f"each {'player' if self.what == 'players' else self.what} on {self.on}"

    @property
    def on(self) -> str:
        """The tiles in words."""
        return self.where.any_of() if self.where.clauses else "the map"

    @property
    def noun(self) -> str:
        """The word that follows the number."""
        return self.what or self.where.one()

    def counted(self, number: str, few: bool) -> str:
        """``3 or more Radar tokens are on the map``, ``there is no tile with a Hole``; ``few`` is one at most."""
        if not self.what:
            return f"there {'is' if few else 'are'} {number} {self.where.one() if few else self.where.many()}"
        if self.what == "players":
            return f"{number} {'player is' if few else 'players are'} on {self.on}"
        return f"{number} {self.what} {'token is' if few else 'tokens are'} on {self.on}"


@frozen
class Track:
    """Where a track of a boss sheet stands, 0 before the sheet is in play."""

    name: str

    def value(self, game: Game, context: Context) -> int:
        return game.state.tracks.get(self.name, 0)

    def say(self, players: int) -> str:
        return f"the {self.name} track"


@frozen
class Attached:
    """How many players have a special Enemy card attached."""

    card: str

    def value(self, game: Game, context: Context) -> int:
        return sum(enemy.card.startswith(f"{self.card}.") for seat in game.state.seats for enemy in seat.enemies)

    def say(self, players: int) -> str:
        return f"the number of players who have card {self.card} attached"
