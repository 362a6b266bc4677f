"""Effects on the map: moving, setting down and revealing (rulebook p.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import at_least
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE
from core.ascend.district import resolve_district
from core.ascend.figures import distance, figure_tile, place_figure, reveal_tile, take_and_reveal, walk, walks
from core.ascend.forbidding import barred_steps
from core.ascend.options import Go, Pick, Plain
from core.engine.choice import Choice, Option, choose

if TYPE_CHECKING:
    from core.ascend.game import Game

STAY = Plain("stay")


@frozen
class Move:
    """One more move of up to n tiles; the tile gives no Trace for it."""

    n: Amount

    async def run(self, game: Game, context: Context) -> None:
        options: list[Option] = [STAY, *walks(game, context.seat, self.n.value(game, context))]
        about = (context.why,)
        option = await choose(Choice(context.seat, "move", options, optional=True, about=about, page=11))
        if isinstance(option, Go):
            await walk(game, context.seat, option.path)

    def say(self, players: int) -> str:
        if self.n == ONE:
            return "move 1 tile or stay, without Trace"
        return f"move up to {self.n.say(players)} tiles without Trace"


@frozen
class Jump:
    """Put the Character on a revealed tile; no tile Trace. ``within`` 0 is any distance."""

    within: int = field(default=0, validator=at_least(0))

    def places(self, game: Game, number: int) -> list[str]:
        """The tiles where the Character may be put."""
        here = figure_tile(game, number)
        near = distance(game, here, self.within) if self.within else game.state.tiles
        closed = {end for _, end in barred_steps(game, number)}
        return [place for place in near if place != here and game.state.tiles[place].up and place not in closed]

    async def run(self, game: Game, context: Context) -> None:
        places = self.places(game, context.seat)
        if not places:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: no other tile is face up"))
            return
        picks = [Pick("jump", place) for place in places]
        option: Pick = await choose(Choice(context.seat, "jump", picks, about=(context.why,), page=11))
        await place_figure(game, context.seat, option.what)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is such a tile."""
        return bool(self.places(game, context.seat))

    def say(self, players: int) -> str:
        within = f" within {self.within} tiles" if self.within else ""
        return f"put your Character on a revealed tile{within}, without Trace"


@frozen
class Reveal:
    """Turn up face-down tiles beside the Character, and take what lies on them."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        for _ in range(self.n.value(game, context)):
            hidden = _hidden(game, context.seat, 1)
            if not hidden:
                game.emit(ev.NothingHappens(context.seat, f"{context.why}: no face-down tile is beside you"))
                return
            picks = [Pick("reveal", place) for place in hidden]
            option: Pick = await choose(Choice(context.seat, "reveal", picks, about=(1,), page=24))
            await take_and_reveal(game, context.seat, option.what, "seat")

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is such a tile."""
        return bool(_hidden(game, context.seat, 1))

    def say(self, players: int) -> str:
        number = self.n.say(players)
        tiles = "a face-down tile" if number == "1" else f"{number} face-down tiles"
        return f"reveal {tiles} beside you and take what lies there"


@frozen
class RevealTile:
    """Turn up a chosen face-down tile near the Character; its Exploration token stays hidden there."""

    within: int

    async def run(self, game: Game, context: Context) -> None:
        hidden = [Pick("reveal", place) for place in _hidden(game, context.seat, self.within)]
        if not hidden:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: no face-down tile within {self.within}"))
            return
        option: Pick = await choose(Choice(context.seat, "reveal", hidden, about=(self.within,), page=24))
        await reveal_tile(game, context.seat, option.what, "seat")

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is such a tile."""
        return bool(_hidden(game, context.seat, self.within))

    def say(self, players: int) -> str:
        return f"reveal a face-down tile within {self.within} tiles (its Exploration token stays there, unseen)"


def _hidden(game: Game, number: int, within: int) -> list[str]:
    """Face-down tiles so near to the seat's figure."""
    near = distance(game, figure_tile(game, number), within)
    return [place for place in near if not game.state.tiles[place].up]


@frozen
class District:
    """Resolve the effect of the current District tile, again if need be."""

    async def run(self, game: Game, context: Context) -> None:
        await resolve_district(game, context.seat)

    def say(self, players: int) -> str:
        return "resolve the effect of your District tile"


ON_THE_MAP = (Move, Jump, Reveal, RevealTile, District)
"""The effects that depend on where the figure stands."""
