"""Scenario sheets and their cards (rulebook p.18-19)."""

from __future__ import annotations

from attrs import field, frozen

from core.ascend.cards.acts import Act
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import at_least, one_of
from core.ascend.cards.context import Effect
from core.ascend.cards.rules import CardRule
from core.ascend.cards.saying import say_all
from core.ascend.cards.where import Where
from core.ascend.cards.world import Bar
from core.ascend.components.bosses import BossSheet
from core.ascend.components.enemies import SpecialEnemy
from core.ascend.names import NORMAL
from core.ascend.patterns import Pattern

FIRST, LAST = "first", "last"
"""When a campaign opens a scenario, where that is not any time after the first one."""


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
    order: int = 0
    """Its place in the map line, for ways along a site."""
    part: str = ""
    """The part of the map it belongs to, which is laid during play; empty for what is laid at set-up."""


@frozen
class DeckPart:
    """A block of the Enemy deck, topmost first: a level, and how many cards (None: all)."""

    level: int = field(validator=at_least(1))
    cards: Amount | None = None


@frozen
class Procedure:
    """A named list of effects that cards call, with a number where it needs one (``x``)."""

    name: str
    effects: tuple[Effect, ...]
    x: bool = False
    """It is called with a number."""

    def say(self, players: int) -> str:
        """Its rule text."""
        return f"{self.name}{' X' if self.x else ''}: {say_all(self.effects, players)}"


@frozen
class TileArea:
    """Tiles that the sheet gives a name, for all its cards."""

    name: str
    where: Where


@frozen
class CardPattern:
    """A pattern on a Scenario card: where it can be launched, and what it does."""

    id: str
    name: str
    pattern: Pattern
    effects: tuple[Effect, ...]
    where: Where | None = None
    yours: str = ""
    """A token that each player puts once: who has cannot launch it any more."""

    def say(self, players: int) -> str:
        """Its rule text, without the shape."""
        where = f", on {self.where.any_of()}" if self.where is not None else ""
        where += ", once for each player" if self.yours else ""
        return f"{self.name}{where}: {say_all(self.effects, players)}"


@frozen
class PlotCard:
    """A Scenario card with a story side and a gameplay side (rulebook p.18-19)."""

    code: str
    name: str
    kind: str
    """``plot``, ``special``, ``victory`` or ``loss``."""
    story: str = ""
    """Empty for some special cards."""
    immediate: tuple[Effect, ...] = ()
    goal: str = ""
    rules: tuple[CardRule, ...] = ()
    acts: tuple[Act, ...] = ()
    world: tuple[Effect, ...] = ()
    """Effects before the bars of World Activity."""
    bars: tuple[Bar, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    procedures: tuple[Procedure, ...] = ()
    patterns: tuple[CardPattern, ...] = ()


@frozen
class TokenKind:
    """A scenario token: what it is called, and which piece of the box stands for it."""

    name: str
    piece: str = field(validator=one_of("marker", "success", "ascend", "dice", "figure"))
    per_tile: int = 0
    """How many may lie on one tile, 0 for any number."""


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
    alone: tuple[str, ...] = ()
    """Such sentences for one player alone."""
    order: int = 99
    """Its place in the suggested order of the campaign."""
    opens: str = field(default="", validator=one_of("", FIRST, LAST))
    """When a campaign opens it: ``first``, before all others; usually after that one; ``last``, when each other one was
    won (p.4, p.20)."""
    campaign: bool = False
    """It belongs to the campaign and has boxes on the progress sheet; else it is for free play."""
    bodies: bool = True
    """There is a Body Market (p.9)."""
    no_explore: tuple[int, ...] = ()
    """Tiles by number that get no Exploration token."""
    among: dict[str, tuple[int, ...]] = field(factory=dict)
    """Tiles that lie somewhere among the random ones of a site, nobody knows where."""
    barred: tuple[str, ...] = ()
    """Component codes that this scenario leaves in the box."""
    setup: tuple[Effect, ...] = ()
    """Effects before the first card is drawn."""
    history: tuple[Bar, ...] = ()
    """What boxes of the progress sheet change, each that is ticked, after the first card's immediate effect."""
    standing: tuple[CardRule, ...] = ()
    """Standing rules of the sheet."""
    acts: tuple[Act, ...] = ()
    boss: BossSheet | None = None
    enemies: tuple[SpecialEnemy, ...] = ()
    """Special Enemies, brought by effects."""
    areas: tuple[TileArea, ...] = ()
    own_procedures: tuple[Procedure, ...] = ()
    edition: str = ""
    """Of a player's own scenario what its rules come to (``own_scenarios.py``); empty for those of the game."""
    dial: str = NORMAL
    """How it was made harder or easier (``dials.py``)."""
    procedures: dict[str, Procedure] = field(init=False, repr=False)
    """All procedures by name, those of special cards too."""
    map: dict[str, MapPlace] = field(init=False, repr=False)
    sites: dict[str, list[str]] = field(init=False, repr=False)
    """The places of each site mark, in the order of the map line."""
    kinds: dict[str, TokenKind] = field(init=False, repr=False)
    """The declared tokens by name."""

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "map", {place.name: place for place in self.places})
        sites: dict[str, list[str]] = {}
        for place in sorted(self.places, key=lambda place: place.order):
            for mark in place.sites:
                sites.setdefault(mark, []).append(place.name)
        object.__setattr__(self, "sites", sites)
        object.__setattr__(self, "kinds", {kind.name: kind for kind in self.tokens})
        found = [*self.own_procedures, *(one for card in self.cards.values() for one in card.procedures)]
        object.__setattr__(self, "procedures", {one.name: one for one in found})

    def area(self, name: str) -> Where:
        """The tiles that a name of the sheet means. Raises KeyError."""
        return {area.name: area.where for area in self.areas}[name]
