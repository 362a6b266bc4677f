"""Modifiers that stand on Scenario cards, sheets and special Enemies (rulebook p.19, special rules)."""

from __future__ import annotations

from attrs import field, frozen

from core.ascend.cards.checks import at_least, one_of
from core.ascend.cards.context import Effect
from core.ascend.cards.modifiers import Counted, Modifier, more
from core.ascend.cards.saying import said
from core.ascend.cards.where import Where
from core.engine.wording import plural


@frozen(kw_only=True)
class TestNeed(Counted):
    """Successes that Tests of Scenario cards need."""

    __test__ = False  # not a test class, whatever its name says
    word = "test-need"
    name = "Test"

    def text(self) -> str:
        return f"each Test needs {more(self.n, 'success' if abs(self.n) == 1 else 'successes', 'fewer')}"


@frozen(kw_only=True)
class StepMore(Modifier):
    """Tokens of a name walk further in each step."""

    word = "step-more"
    token: str
    n: int = 1

    def text(self) -> str:
        return f"each {self.token} steps {more(self.n, 'tile' if abs(self.n) == 1 else 'tiles')}"


@frozen(kw_only=True)
class NoTileTrace(Modifier):
    """Tiles give no Trace, for entering or staying."""

    word = "no-tile-trace"

    def text(self) -> str:
        return "tiles give no Trace"


@frozen(kw_only=True)
class Forbid(Modifier):
    """Something cannot be done: ``enter`` a tile (but from certain tiles), ``move``, or an ``act`` of a card."""

    word = "forbid"
    what: str = field(validator=one_of("enter", "move", "act"))
    where: Where | None = None
    but_from: Where | None = None

    def text(self) -> str:
        on = f" on {self.where.any_of()}" if self.where is not None else ""
        if self.what == "move":
            return "you cannot move"
        if self.what == "act":
            return f"Player Activities of cards cannot be done{on}"
        tile = self.where.any_of() if self.where is not None else "a tile"
        but = f" but from {self.but_from.any_of()}" if self.but_from is not None else ""
        return f"{tile} cannot be entered{but}"


@frozen(kw_only=True)
class Carry(Modifier):
    """A Character that moves may take tokens along from the tile it leaves."""

    word = "carry"
    token: str
    n: int = field(default=99, validator=at_least(1))

    def text(self) -> str:
        n = f"any number of {self.token} tokens" if self.n == 99 else f"up to {plural(self.n, f'{self.token} token')}"
        return f"when you move, you may carry {n} from the tile you leave"


@frozen(kw_only=True)
class TileEffect(Modifier):
    """A District tile has another effect."""

    word = "tile-effect"
    tile: int
    effects: tuple[Effect, ...]

    def say(self, players: int) -> str:
        """The rule text."""
        when = f" if {self.when.say(players)}" if self.when else ""
        return f"The effect of tile {self.tile}{when} is: {said(self.effects, players)}."


@frozen(kw_only=True)
class BossFloor(Modifier):
    """The boss's Integrity does not fall below a number."""

    word = "boss-floor"
    n: int = field(validator=at_least(1))

    def text(self) -> str:
        return f"the boss's Integrity does not fall below {self.n}"


@frozen(kw_only=True)
class ArmorOnly(Modifier):
    """Each parcel of Damage to the boss lowers its armour by one slot, and never its Integrity."""

    word = "armor-only"

    def text(self) -> str:
        return "each parcel of Damage to the boss lowers its armour by 1 slot and never its Integrity"


@frozen(kw_only=True)
class Void(Modifier):
    """A row of an attack card is void."""

    word = "void"
    card: str
    row: int

    def text(self) -> str:
        return f"row {self.row} of card {self.card} is void"


@frozen(kw_only=True)
class DamageCap(Modifier):
    """On an Enemy: a parcel of Damage to it is so much at most."""

    word = "damage-cap"
    n: int = field(validator=at_least(0))

    def text(self) -> str:
        return f"each parcel of Damage to this Enemy is {self.n} at most"


SCENARIO_MODIFIERS: dict[str, type[Modifier]] = {
    cls.word: cls
    for cls in (
        TestNeed,
        StepMore,
        NoTileTrace,
        Forbid,
        Carry,
        TileEffect,
        BossFloor,
        ArmorOnly,
        Void,
        DamageCap,
    )
}
"""Every one by its word in content files (``mod = "…"``)."""
