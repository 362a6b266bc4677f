"""The state of a game: ids and numbers only, no behaviour. It can be saved, copied and compared.

Names follow the rulebook (components p.2-4). Slots are numbers from 0 to 19, tiles are map names such as ``C2``.
"""

from __future__ import annotations

from attrs import define, field

from core.ascend.names import NORMAL, SLOTS


@define
class EnemyInPlay:
    """An attached Enemy card (rulebook p.12)."""

    card: str
    uid: int
    """Counts attached cards through the game, so that two copies of a design are two cards."""
    damage: int = 0
    stunned: bool = False
    """Its frames do nothing until the end of the turn."""
    acted: bool = False
    """Its frame was activated in the running combat."""
    restack: str = ""
    """``top`` or ``bottom``: where it goes in the stack when the running combat is over."""


@define
class Numbers:
    """What a seat did in the game, for the end of the scenario."""

    patterns: int = 0
    moves: int = 0
    damage: int = 0
    defeated: int = 0
    wounds: int = 0
    resets: int = 0
    tiles: int = 0
    exp: int = 0


@define
class Boost:
    """A modifier that lasts until the end of the turn."""

    what: str
    """``att`` or ``damage``."""
    n: int
    source: str = ""
    """``frames`` or ``hacks`` for Damage."""


@define
class Seat:
    """One player and the Player Board (rulebook p.4, p.6)."""

    name: str
    walker: str
    core: int
    """Kind of the token in the Core Data slot."""
    tile: str
    spare: int = 0
    """Visible kind of the second Core Data token, beside the board (p.4, step 2f)."""
    slots: list[int] = field(factory=lambda: [0] * SLOTS)
    """The Launcher: the kind of token on each slot, 0 for none."""
    locks: int = 0
    """Locked slots, one bit each."""
    bag: list[int] = field(factory=lambda: [0] * 7)
    """Tokens in the Data Bag by kind."""
    dump: list[int] = field(factory=lambda: [0] * 7)
    """Tokens in the Dump by kind."""
    assets: list[int] = field(factory=lambda: [0] * 4)
    """Shield, Memory, Power, Reroll: 0 to 5 each (rulebook p.8)."""
    exp: int = 0
    integrity: int = 5
    limit: int = 5
    """Where the ITG Limiter stands (rulebook p.4)."""
    trace: int | None = None
    """Position on the Trace track, None where Trace is not in play."""
    enemies: list[EnemyInPlay] = field(factory=list)
    """The stack, Top Enemy first."""
    moves: int = 0
    """Programming moves left; 0 outside programming."""
    moves_size: int = 0
    """Programming moves this programming began with."""
    launched: list[str] = field(factory=list)
    """Pattern sources launched in this Launch step."""
    acts: list[str] = field(factory=list)
    """Player Activities used in this turn."""
    acts_done: list[str] = field(factory=list)
    """Player Activities used up as long as their card lies there."""
    skips: str = ""
    """A phase this seat sits out, after a Reset in it (rulebook p.13)."""
    cls: str = ""
    """The Class (rulebook p.10), empty where Classes are not in play."""
    class_deck: list[str] = field(factory=list)
    """The own Class Augment deck; its top is the last."""
    equipped: list[str] = field(factory=list)
    """Equipped Augments, starting ones included."""
    unequipped: list[str] = field(factory=list)
    """Augments that are owned but not equipped."""
    bodies: list[str] = field(factory=list)
    """Advanced Bodies, the active one first; at most two (rulebook p.9)."""
    protocol: str = ""
    """The Learning Protocol (rulebook p.9)."""
    protocol_step: int = 0
    """Steps completed, 0 to 3."""
    protocol_count: int = 0
    """Events counted towards the current step."""
    boosts: list[Boost] = field(factory=list)
    used: list[str] = field(factory=list)
    """Rules used in this turn that work once a turn."""
    moved: int = 0
    """Tiles moved in this turn's Move & Trace step."""
    tile_trace: int = 0
    """Trace that the tile gave in this turn's Move & Trace step."""
    defeated: int = 0
    """Enemies defeated in this turn."""
    numbers: Numbers = field(factory=Numbers)


@define
class Tile:
    """A District tile on the map (rulebook p.11)."""

    number: int
    up: bool
    explore: str = ""
    """The Exploration token lying face down on it, or empty."""


@define
class Bot:
    """The J.O.R.D.A.N. BOT of solo play (rulebook p.21)."""

    tile: str
    battery: int
    stands_in: bool = False
    """Its figure counts as the player's for the running step."""
    moved: bool = False
    """It has moved in this turn."""


@define
class Combat:
    """The combat of one seat (rulebook p.15)."""

    seat: int
    att: int
    """Player dice before Power: ATT, and what abilities add."""
    power: int = 0
    dice: list[str] = field(factory=list)
    """Faces of the rolled player dice."""
    used: list[bool] = field(factory=list)
    rerolled: bool = False
    symbol: str = ""
    number: int = -1
    """The number rolled, 0 for the blank side, -1 before the roll."""
    at: int = -1
    """Place in the stack of the Enemy with the Number die, -1 for none."""
    frames: list[str] = field(factory=list)
    """Frames activated in this combat."""
    exchange: list[tuple[str, str]] = field(factory=list)
    """Who did what so far, for the exchange line."""


@define
class DiceToken:
    """A scenario token with a die face on its hidden side."""

    name: str
    face: str
    """``pulse``, ``surge`` or ``blank``."""
    place: str
    up: bool = False
    """The face is known to all."""


@define
class Cursor:
    """Where play stands between steps."""

    turn: int = 1
    step: int = 0
    """Place in the order of steps (phases/turn.py)."""
    place: int = 0
    """Seats before this one have had the step, counted from the First Player."""
    phase: str = ""
    """Name of the running phase."""
    name: str = ""
    """Name of the running step."""


@define
class State:
    """The whole table."""

    scenario: str
    seed: str
    seats: list[Seat]
    first: int = 0
    """The First Player's seat."""
    cursor: Cursor = field(factory=Cursor)
    tiles: dict[str, Tile] = field(factory=dict)
    pool: list[int] = field(factory=lambda: [0] * 7)
    """Tokens in the neutral pools by kind; the last is the Corrupted Data pool."""
    pool_size: int = 16
    """Corrupted Data in the pool at the start."""
    enemy_deck: list[str] = field(factory=list)
    """The Enemy deck; its top is the last."""
    enemy_discard: list[str] = field(factory=list)
    attached: int = 0
    """Enemy cards attached so far."""
    card: str = ""
    """The active Plot card, later the ending."""
    time: int = 0
    lying: dict[str, dict[str, int]] = field(factory=dict)
    """Scenario tokens by place, then by name; ``lying.py`` says what a place is."""
    marked: dict[str, list[int]] = field(factory=dict)
    """For tokens on the active card that each player puts once: who has."""
    dice_tokens: list[DiceToken] = field(factory=list)
    figures: dict[str, str] = field(factory=dict)
    """Figures that are nobody's: where each stands."""
    sites: dict[str, list[str]] = field(factory=dict)
    """Sites that were marked during play, instead of those of the map."""
    panels: list[str] = field(factory=list)
    """Special cards in play."""
    laid: dict[str, str] = field(factory=dict)
    """Special cards that lie face down on tiles, by place."""
    tracks: dict[str, int] = field(factory=dict)
    """Numbers of boss sheets by their name."""
    boss_deck: list[str] = field(factory=list)
    """Boss attack cards; the top is the last."""
    flipped: list[str] = field(factory=list)
    """Boss attack cards whose second side is up."""
    rolled: list[str] = field(factory=list)
    """Faces of the last roll that a Scenario card asked for."""
    learned: list[str] = field(factory=list)
    """What questions about hidden tokens have told, sentence by sentence."""
    ticked: list[str] = field(factory=list)
    """Endings of earlier games that are ticked on the progress sheet."""
    drawn: list[str] = field(factory=list)
    """Scenario cards drawn so far, in order; special cards and special Enemies once, when they first came."""
    market: list[str] = field(factory=list)
    """The Body Market: Advanced Bodies lying face up (rulebook p.9)."""
    body_deck: list[str] = field(factory=list)
    """The Body deck; its top is the last."""
    faction_decks: dict[str, list[str]] = field(factory=dict)
    """Faction Augment decks in play; the top of each is the last."""
    codes: list[str] = field(factory=list)
    """Component codes that were unlocked when the game was set up."""
    offers: dict[str, list[str]] = field(factory=dict)
    """For each seat number, the Learning Protocols it still has to choose from (rulebook p.4, step 3d)."""
    bot: Bot | None = None
    combat: Combat | None = None
    luck: dict[str, int] = field(factory=dict)
    over: bool = False
    won: bool = False
    unlocked: list[str] = field(factory=list)
    """Component codes that the ending unlocks."""
    locked: list[str] = field(factory=list)
    """Component codes that the ending locks again."""
    dial: str = field(default=NORMAL, repr=False)
    """``gentle``, ``normal`` or ``harsh`` (dials.py): how hard the scenario was made. Digests leave it out, so
    that those of normal games stay as they were."""
