"""The components of the box as frozen values: cards, tiles, dice, sheets. ``content.py`` reads them from TOML."""

from __future__ import annotations

from attrs import field, frozen
from attrs.validators import deep_iterable, matches_re

from core.ascend.cards.acts import Act
from core.ascend.cards.checks import COLOURS, at_least, one_of
from core.ascend.cards.context import Effect
from core.ascend.cards.triggers import Trigger
from core.ascend.cards.world import Bar
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
    battery: int
    """Battery slots of the J.O.R.D.A.N. BOT."""
    bot_mov: int
    bot_pattern: Pattern


@frozen
class Source:
    """A pattern on a component: each may be launched once in a Launch step (rulebook p.7)."""

    id: str
    name: str
    family: str
    """``asset``, ``exp``, ``hack`` or ``repel``."""
    pattern: Pattern
    effects: tuple[Effect, ...]
    enemy: EnemyInPlay | None = None
    """The attached Enemy whose Hack or Repel it is."""


@frozen
class Frame:
    """A Combat Frame: the symbols it takes and its effects (rulebook p.15).

    ``symbols`` is a row of P and S, one die each; ``P*`` any number of pulses, ``A*`` any number of dice that are
    not blank, and such a multi frame may be activated again and again.
    """

    symbols: str = field(validator=matches_re(r"[PS]{1,4}|[PA]\*"))
    effects: tuple[Effect, ...]

    @property
    def multi(self) -> bool:
        """Whether it takes any number of dice and may be used again."""
        return self.symbols.endswith("*")

    @property
    def printed(self) -> str:
        """The symbols as shown: ``PP``, ``P..``."""
        return self.symbols.replace("*", "..")

    def say(self, players: int) -> str:
        """The effects in words; those of a multi frame count for each die."""
        effects = "; ".join(effect.say(players) for effect in self.effects)
        return f"{effects} for each die" if self.multi else effects


@frozen
class Ability:
    """A Walker's ability: dump tokens of one colour, some times an event, for an effect (cards, Walkers)."""

    on: str = field(validator=one_of("trace-dice", "attack-dice", "wounds", "launch-step"))
    """``trace-dice``, ``attack-dice``, ``wounds`` or ``launch-step``."""
    upto: int = field(validator=at_least(1))
    colour: str = field(validator=one_of(*COLOURS))
    effects: tuple[Effect, ...]


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
    ability: Ability


@frozen
class EnemyPattern:
    """A Hack or a Repel of an Enemy card."""

    pattern: Pattern
    effects: tuple[Effect, ...]


@frozen
class EnemyCard:
    """An Enemy design (rulebook p.12)."""

    id: str
    name: str
    family: str
    level: int = field(validator=at_least(1))
    copies: int = field(validator=at_least(0))
    integrity: int = field(validator=at_least(1))
    basic: tuple[Effect, ...]
    special: tuple[Effect, ...]
    hacks: tuple[EnemyPattern, ...]
    repel: EnemyPattern


@frozen
class TileCard:
    """A District tile (rulebook p.11)."""

    number: int
    name: str
    entry: int
    stationary: int
    effects: tuple[Effect, ...]


@frozen
class ExplorationToken:
    """A kind of Exploration token (rulebook p.11)."""

    id: str
    copies: int
    effects: tuple[Effect, ...]


@frozen
class MapPlace:
    """A place of a scenario's map, in axial hex coordinates."""

    name: str
    q: int
    r: int
    number: int
    """Tile number, 0 for a random tile of the pool."""
    up: bool
    sites: tuple[str, ...]
    beside: tuple[str, ...] = ()
    """Neighbouring places in the six directions that exist."""
    column: int = 0
    row: int = 0
    half: bool = False
    """The place lies half a hex lower than the places of the columns beside it."""


@frozen
class DeckPart:
    """A block of the Enemy deck, topmost first: a level, and how many cards (None: all)."""

    level: int
    cards: int | None = None


@frozen
class PlotCard:
    """A Scenario card with a story side and a gameplay side (rulebook p.18-19)."""

    code: str
    name: str
    kind: str
    """``plot``, ``victory`` or ``loss``."""
    story: str
    immediate: tuple[Effect, ...] = ()
    goal: str = ""
    rules: tuple[Trigger, ...] = ()
    acts: tuple[Act, ...] = ()
    world: tuple[Effect, ...] = ()
    """Effects before the bars of World Activity."""
    bars: tuple[Bar, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@frozen
class TokenKind:
    """A scenario token: what it is called, and which piece of the box stands for it."""

    name: str
    piece: str


@frozen
class ScenarioSheet:
    """A Scenario sheet with its cards (rulebook p.18)."""

    id: str
    name: str
    difficulty: str
    length: str
    introduction: str
    places: tuple[MapPlace, ...]
    pool: tuple[int, ...]
    """Tile numbers that fill the random places."""
    leave_out: tuple[str, ...]
    """Exploration tokens that are not used."""
    enemy_deck: tuple[DeckPart, ...]
    corrupted: int
    """Size of the Corrupted Data pool."""
    start: int
    """Tile number where the Characters begin."""
    first_card: str
    loss_card: str
    """Drawn when Corrupted Data must be gained and the pool is empty."""
    trace: bool
    """Whether Trace is in play."""
    tokens: tuple[TokenKind, ...]
    rules: tuple[str, ...]
    """Special rules of the sheet that no effect says."""
    cards: dict[str, PlotCard]
    map: dict[str, MapPlace] = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "map", {place.name: place for place in self.places})


@frozen
class Content:
    """All components that were read."""

    dice: Dice
    tracks: Tracks
    basics: tuple[Source, ...]
    """The nine Basic Patterns (rulebook p.7)."""
    walkers: dict[str, Walker]
    enemies: dict[str, EnemyCard]
    tiles: dict[int, TileCard]
    exploration: dict[str, ExplorationToken]
    scenarios: dict[str, ScenarioSheet]
