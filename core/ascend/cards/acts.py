"""Player Activities: what a seat may do on a tile in the Quest phase (rulebook p.16, p.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import one_of
from core.ascend.cards.conditions import Condition
from core.ascend.cards.context import Context, Cost, Effect, is_cost, is_spending
from core.ascend.cards.saying import done, say_all
from core.ascend.cards.where import Where, holds

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class OfferedAct:
    """A Player Activity in play: on the active card, a special card or (``of_sheet``) the sheet (p.16)."""

    act: Act
    name: str
    of_sheet: bool = False


@frozen
class Act:
    """One Player Activity: where, what it needs and costs, what it does.

    The place is a ``tile`` by its number, or a set of tiles (``where``); without both it can be done anywhere.
    ``limit`` is ``turn`` (once a turn for each player), ``once`` or ``once each`` (as long as the card lies there).
    Acts of one ``group`` are done at most ``cap`` times a turn by all players together.
    """

    id: str
    tile: int = 0
    effects: tuple[Effect, ...] = ()
    cost: tuple[Effect, ...] = ()
    limit: str = field(default="turn", validator=one_of("turn", "once", "once each"))
    where: Where | None = None
    needs: Condition | None = None
    group: str = ""
    cap: Amount | None = None

    costs: tuple[Cost, ...] = field(init=False, eq=False, repr=False)
    """The parts of the price."""
    spends: tuple[tuple[int, int], ...] = field(init=False, eq=False, repr=False)
    """The Assets among the price: each by its number, and how many."""

    def __attrs_post_init__(self) -> None:
        for part in self.cost:
            if not is_cost(part):
                raise ValueError(f"{type(part).__name__.lower()} cannot be a price")
        if self.tile and self.where is not None:
            raise ValueError("it has either a tile or where")
        object.__setattr__(self, "costs", self.cost)
        spends = [part.spends() for part in self.cost if is_spending(part)]
        object.__setattr__(self, "spends", tuple(one for one in spends if one is not None))

    def is_here(self, game: Game, context: Context, place: str) -> bool:
        """Whether it can be done on a tile, its needs and price apart."""
        tile = game.state.tiles[place]
        if self.tile:
            return tile.up and tile.number == self.tile
        return tile.up and (self.where is None or holds(self.where, game, context, place))

    def say(self, players: int, tile_name: str = "") -> str:
        """The rule text, with the tile's name where one is given."""
        if self.tile:
            place = f"On {tile_name or f'tile {self.tile}'}"
        else:
            place = f"On {self.where.any_of()}" if self.where is not None else "Anywhere"
        needs = f", if {self.needs.say(players)}" if self.needs is not None else ""
        return f"{place}{needs}: {self.price(players)}{say_all(self.effects, players)}{self.limits(players)}"

    def price(self, players: int) -> str:
        """The rule text of the price, as the start of a sentence; empty where it costs nothing."""
        return f"{done(self.cost, players)}: " if self.cost else ""

    def limits(self, players: int) -> str:
        """The rule text of how often it can be done, behind a sentence; empty where once a turn for each player."""
        limit = {"turn": "", "once": " Once.", "once each": " Once for each player."}[self.limit]
        cap = f" All players together at most {self.cap.say(players)} a turn." if self.cap is not None else ""
        return limit + cap
