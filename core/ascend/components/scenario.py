"""Scenario sheets and their cards (rulebook p.18-19)."""

from __future__ import annotations

from attrs import field, frozen

from core.ascend.cards.acts import Act
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import at_least
from core.ascend.cards.context import Effect
from core.ascend.cards.rules import CardRule
from core.ascend.cards.world import Bar


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

    level: int = field(validator=at_least(1))
    cards: Amount | None = None


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
    rules: tuple[CardRule, ...] = ()
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
    corrupted: Amount
    """Size of the Corrupted Data pool."""
    start: int
    """Tile number where the Characters begin."""
    first_card: str
    loss_card: str
    """Drawn when Corrupted Data must be gained and the pool is empty."""
    simple: bool
    """The first game: no Trace, Classes, Learning Protocols or Body Market (p.4, the steps to skip)."""
    open: bool
    """All components are in play, whatever a campaign has unlocked."""
    factions: tuple[str, ...]
    """Factions whose decks are in play from the start."""
    spare: int
    """Random places of the map that stay without a tile; which ones is drawn at set-up."""
    tokens: tuple[TokenKind, ...]
    rules: tuple[str, ...]
    """Special rules of the sheet that no effect says."""
    cards: dict[str, PlotCard]
    map: dict[str, MapPlace] = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "map", {place.name: place for place in self.places})
