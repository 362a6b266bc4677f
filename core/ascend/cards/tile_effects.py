"""Effects on District tiles and on where figures stand (rulebook p.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.cards.amounts import Amount, Number
from core.ascend.cards.context import Context
from core.ascend.cards.gains import YOU
from core.ascend.cards.picking import picked
from core.ascend.cards.where import Where
from core.ascend.cards.who import Who
from core.ascend.figures import place_figure, reveal_tile
from core.ascend.maplaying import add_part, shuffle_tiles, swap_tiles
from core.ascend.running import run_effects
from core.ascend.scenario_cards import came

if TYPE_CHECKING:
    from core.ascend.game import Game

ONE = Number(1)
_SWAPS = "It changes places with another, with all that is on it."


@frozen
class TurnUp:
    """Reveal tiles; what lies on them stays."""

    where: Where
    spots: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        for tile in await picked(game, self.where, context, self.spots.value(game, context), "Reveal it."):
            if not game.state.tiles[tile].up:
                await reveal_tile(game, context.seat, tile, "card")

    def say(self, players: int) -> str:
        return f"reveal {self.where.say(self.spots.say(players))}"


@frozen
class TurnDown:
    """Conceal tiles: face down again, with what lies on them, without a new Exploration token."""

    where: Where
    spots: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        for tile in await picked(game, self.where, context, self.spots.value(game, context), "Conceal it."):
            if game.state.tiles[tile].up:
                game.state.tiles[tile].up = False
                game.emit(sev.TileConcealed(context.seat, tile))

    def say(self, players: int) -> str:
        return f"conceal {self.where.say(self.spots.say(players))}"


@frozen
class SwapTiles:
    """Two tiles change places, with all that lies and stands on them; with one set, two of it."""

    a: Where
    b: Where | None = None

    async def run(self, game: Game, context: Context) -> None:
        if self.b is None:
            pair = await picked(game, self.a, context, 2, _SWAPS)
        else:
            pair = (await picked(game, self.a, context, 1, _SWAPS))[:1]
            others = await picked(game, self.b, context, 1, _SWAPS)
            pair += [tile for tile in others if tile not in pair][:1]
        if len(pair) == 2:
            swap_tiles(game, context.seat, pair[0], pair[1])
        else:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: there are no two tiles to swap"))

    def say(self, players: int) -> str:
        if self.b is None:
            return f"swap {self.a.say('2')}, with all that is on them"
        return f"swap {self.a.say()} and {self.b.say()}, with all that is on them"


@frozen
class ShuffleTiles:
    """The tiles of a set change places at random; what lies and stands there stays."""

    where: Where

    async def run(self, game: Game, context: Context) -> None:
        shuffle_tiles(game, context.seat, self.where.tiles(game, context))

    def say(self, players: int) -> str:
        return f"shuffle {self.where.many()} among their places"


@frozen
class AddTiles:
    """Lay a further part of the scenario's map, face down, with Exploration tokens."""

    part: str

    async def run(self, game: Game, context: Context) -> None:
        add_part(game, context.seat, self.part)

    def say(self, players: int) -> str:
        return f"add the {self.part} to the map"


@frozen
class Mark:
    """A site mark is set on tiles, instead of where it was."""

    site: str
    where: Where

    async def run(self, game: Game, context: Context) -> None:
        tiles = await picked(game, self.where, context, 1, f"Mark it as {self.site}.")
        game.state.sites[self.site] = tiles
        game.emit(sev.SiteMarked(context.seat, self.site, tuple(tiles)))

    def say(self, players: int) -> str:
        return f"mark {self.where.say()} as {self.site}"


@frozen
class PlaceFigures:
    """Set Characters down on a tile; they enter it without Trace."""

    where: Where
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        for seat in await self.who.seats(game, context):
            tiles = await picked(game, self.where, context._replace(seat=seat), 1, "Your Character goes there.")
            if not tiles:
                game.emit(ev.NothingHappens(seat, f"{context.why}: there is no such tile"))
            elif game.state.seats[seat].tile != tiles[0]:
                await place_figure(game, seat, tiles[0])

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is such a tile."""
        return bool(self.where.tiles(game, context))

    def say(self, players: int) -> str:
        if self.who == YOU:
            return f"place your Character on {self.where.say()}"
        return self.who.say("move", f"at once to {self.where.say()}")


@frozen
class SetFigure:
    """Set a figure that is nobody's down on a tile; without a tile it leaves the map."""

    figure: str
    where: Where | None = None

    async def run(self, game: Game, context: Context) -> None:
        start = game.state.figures.get(self.figure, "")
        if self.where is None:
            game.state.figures.pop(self.figure, None)
            game.emit(sev.FigureMoved(context.seat, self.figure, start, ""))
            return
        for tile in (await picked(game, self.where, context, 1, f"{self.figure} goes there."))[:1]:
            game.state.figures[self.figure] = tile
            game.emit(sev.FigureMoved(context.seat, self.figure, start, tile))

    def say(self, players: int) -> str:
        if self.where is None:
            return f"take {self.figure} from the map"
        return f"put {self.figure} on {self.where.say()}"


@frozen
class LayCards:
    """Special cards are shuffled and laid face down, one on each of so many tiles."""

    cards: tuple[str, ...]
    where: Where

    async def run(self, game: Game, context: Context) -> None:
        cards = list(self.cards)
        game.luck.shuffle("cards", cards)
        for tile, card in zip(await picked(game, self.where, context, len(cards)), cards, strict=False):
            game.state.laid[tile] = card
        game.emit(sev.CardsLaid(context.seat, tuple(game.state.laid)))

    def say(self, players: int) -> str:
        return f"shuffle cards {', '.join(self.cards)} and lay them face down on {self.where.say(str(len(self.cards)))}"


@frozen
class FlipCard:
    """Flip the card that lies on the tile, put it beside the sheet and resolve its immediate effect."""

    async def run(self, game: Game, context: Context) -> None:
        tile = context.tile or (context.moment.tile if context.moment is not None else "")
        code = game.state.laid.pop(tile, "")
        if not code:
            return
        card = game.sheet.cards[code]
        came(game, code)
        game.emit(sev.CardFlipped(context.seat, code, tile))
        game.reveal("a hidden card was flipped")
        await run_effects(game, card.immediate, context._replace(why=card.name, tile=tile))

    def say(self, players: int) -> str:
        return "flip the card that lies there and resolve it"
