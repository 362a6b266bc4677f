"""Player Boards, Bodies and what is printed on them: dice, tracks, Combat Frames, patterns (rulebook p.3-9)."""

from __future__ import annotations

from attrs import field, frozen
from attrs.validators import deep_iterable, matches_re

from core.ascend.cards.checks import at_least, one_of
from core.ascend.cards.context import Effect
from core.ascend.cards.rules import CardRule
from core.ascend.cards.saying import said
from core.ascend.names import BASIC_SYMBOL, BLANK, PULSE, SPECIAL_SYMBOL, SURGE
from core.ascend.patterns import Pattern
from core.ascend.state import EnemyInPlay


@frozen
class Dice:
    """The faces of the dice (rulings, dice)."""

    player: tuple[str, ...] = field(validator=deep_iterable(one_of(PULSE, SURGE, BLANK)))
    number: tuple[int, ...] = field(validator=deep_iterable(at_least(0)))
    """The Enemy Number die; 0 is the blank side."""
    symbol: tuple[str, ...] = field(validator=deep_iterable(one_of(BASIC_SYMBOL, SPECIAL_SYMBOL)))


@frozen
class Tracks:
    """House values of the Player Board's tracks."""

    trace_top: int
    """The top space of the Trace track."""
    trace_dice: tuple[int, ...]
    """Player dice of the Trace Roll for each space below the top."""
    integrity_start: int
    integrity_top: int
    """The highest space of the Limiter."""
    colour_assets: dict[str, str]
    """Which colour's patterns give which asset."""
    pool_basic: int
    pool_open: int
    core_tokens: tuple[tuple[str, str], ...]
    """The double-sided Core Data tokens of a player."""


@frozen
class Source:
    """A pattern on a component: each may be launched once in a Launch step (rulebook p.7)."""

    id: str
    name: str
    family: str
    """``asset``, ``exp``, ``hack``, ``repel``, ``augment``, ``body`` or ``scenario``."""
    pattern: Pattern
    effects: tuple[Effect, ...]
    enemy: EnemyInPlay | None = None
    """The attached Enemy whose Hack or Repel it is."""
    card: str = ""
    """The card it is printed on, for effects on that card itself."""

    @property
    def families(self) -> tuple[str, ...]:
        """Every word that means this pattern on a card: ``short`` and ``long`` are asset patterns of 3 and 4, and each
        may be named by its Asset."""
        if self.family != "asset":
            return (self.family, "any")
        made = tuple(what for effect in self.effects if (what := getattr(effect, "what", "")))
        return ("asset", "long" if self.pattern.size == 4 else "short", *made, "any")


@frozen
class Frame:
    """A Combat Frame: the symbols it takes and its effects (rulebook p.15).

    ``symbols`` is a row of P and S, one die each; ``P*`` any number of pulses, ``A*`` any number of dice that are
    not blank, and such a multi frame may be activated again and again.
    """

    symbols: str = field(validator=matches_re(r"[PS]{1,4}|[PA]\*"))
    effects: tuple[Effect, ...]
    multi: bool = field(init=False, eq=False, repr=False)
    """Whether it takes any number of dice and may be used again."""
    needs: tuple[int, int] = field(init=False, eq=False, repr=False)
    """The pulses and the surges it takes, where that is a fixed number."""

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "multi", self.symbols.endswith("*"))
        object.__setattr__(self, "needs", (self.symbols.count("P"), self.symbols.count("S")))

    @property
    def printed(self) -> str:
        """The symbols as shown: ``PP``, ``P..``."""
        return self.symbols.replace("*", "..")

    def say(self, players: int) -> str:
        """The effects in words; those of a multi frame count for each die."""
        effects = said(self.effects, players)
        return f"{effects} for each die" if self.multi else effects


@frozen
class Walker:
    """The Body printed on a Player Board (rulebook p.4, p.9)."""

    id: str
    name: str
    core: str
    mov: int
    att: int
    pro: int
    frames: tuple[Frame, ...]
    rules: tuple[CardRule, ...]


@frozen
class BodyCard:
    """An Advanced Body (rulebook p.9); ``cost`` is the pattern that inhabits it from the Body Market."""

    id: str
    name: str
    mov: int
    att: int
    pro: int
    cost: Pattern
    frames: tuple[Frame, ...]
    rules: tuple[CardRule, ...]
    code: str = ""
    """What unlocks it; empty for a card that is open from the start."""


@frozen
class BotCard:
    """The J.O.R.D.A.N. BOT of solo play (rulebook p.21)."""

    id: str
    name: str
    mov: int
    battery: int
    """Battery slots, all full at the start."""
    pattern: Pattern
    """Recharges it; counts as a Hack."""
