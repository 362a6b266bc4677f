"""Player Activities: what a seat may do on a tile in the Quest phase (rulebook p.16, p.19)."""

from __future__ import annotations

from attrs import field, frozen

from core.ascend.cards.checks import ASSETS, at_least, one_of
from core.ascend.cards.context import Effect
from core.ascend.cards.saying import say_all
from core.ascend.names import ASSET_NUMBERS


@frozen
class Spend:
    """A cost in assets: it cannot be paid in part (rulebook p.8)."""

    what: str = field(validator=one_of(*ASSETS))
    n: int = field(validator=at_least(1))

    @property
    def asset(self) -> int:
        """The asset's number."""
        return ASSET_NUMBERS[self.what]

    def say(self) -> str:
        """``spend 2 Memory``."""
        return f"spend {self.n} {self.what.capitalize()}"


@frozen
class Act:
    """One Player Activity: where, what it costs, what it does.

    ``limit`` is ``turn`` (once a turn for each player), ``once`` or ``once each`` (as long as the card lies there).
    """

    id: str
    tile: int
    effects: tuple[Effect, ...]
    cost: tuple[Spend, ...] = ()
    limit: str = field(default="turn", validator=one_of("turn", "once", "once each"))

    def say(self, players: int, tile_name: str) -> str:
        """The rule text, with the tile's name."""
        cost = "".join(f"{cost.say()}: " for cost in self.cost)
        limit = {"turn": "", "once": " Once.", "once each": " Once for each player."}[self.limit]
        return f"On {tile_name}: {cost}{say_all(self.effects, players)}{limit}"
