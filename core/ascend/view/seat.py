"""What a seat has on its board: where play stands, its Launcher, assets, and numbers."""

from __future__ import annotations

from attrs import frozen


@frozen
class WhereView:
    """Where play stands: the banner."""

    scenario: str
    turn: int
    phase: str
    """Planning, Action, Combat or Quest."""
    step: str
    """The step's name as the rulebook has it (p.14-16)."""
    page: int
    """Rulebook page of the step."""
    seat: int
    """The seat this view is for, 0 to 3."""
    first: str
    """Name of the First Player."""
    time: int
    """The Time track, 0 to 12."""
    corrupted: int
    """Corrupted Data left in the pool."""
    corrupted_size: int
    """Size of that pool at the start."""
    over: bool


@frozen
class SeatLine:
    """One seat in the party row."""

    seat: int
    letter: str
    name: str
    integrity: int
    limit: int
    trace: int | None
    """None where Trace is not in play."""
    enemies: int
    state: str
    """``decides``, ``done`` or ``waits``."""


@frozen
class SlotView:
    """One slot of the Launcher."""

    slot: int
    """0 to 19, row by row."""
    name: str
    """``2,4``: row and column from 1."""
    token: str
    """``blue`` … ``corrupted``, or ``empty``."""
    highlighted: bool
    locked: bool
    core: bool
    """The token is of the Core Data's kind."""


@frozen
class LauncherView:
    """The Launcher of the seat."""

    slots: tuple[SlotView, ...]
    core: str
    moves: int
    """Programming moves left, 0 outside programming."""
    moves_size: int
    """Moves this programming began with (PRO, or the number of a Program effect)."""


@frozen
class PatternLine:
    """One pattern that the seat could launch, now or after some moves."""

    source: str
    """Its id, as in option keys: ``basic.shield``, ``hack.0``, ``repel``, ``bot``."""
    name: str
    shape: tuple[str, ...]
    """Rows of cells: B G Y R O basic and open, C core, A any, ``.`` don't care."""
    effect: str
    distance: int | None
    """0 ready, 1.. the least number of moves, None out of reach with the moves that are left."""
    sets: tuple[tuple[int, ...], ...]
    """Every set of slots whose tokens make the pattern now (up to 12)."""
    moves: tuple[str, ...]
    """The moves that make it, in words, when distance is 1 or more."""
    wanted: tuple[tuple[int, str], ...]
    """When 1 or more away: the slots it would use, with the token that is there after the moves."""
    launched: bool
    """Launched in this Launch step already."""


@frozen
class AssetsView:
    """Assets, EXP and where the tokens are."""

    shield: int
    memory: int
    power: int
    reroll: int
    exp: int
    bag: int
    launcher: int
    dump: int


@frozen
class DataView:
    """Bag, dump and pools by kind of Data, in the order blue, green, yellow, red, open, corrupted."""

    bag: tuple[int, ...]
    dump: tuple[int, ...]
    launcher: tuple[int, ...]
    pool: tuple[int, ...]
    """Left in the neutral pools; the last is the Corrupted pool."""


@frozen
class SeatNumbers:
    """What one seat did in the game, for the end screen."""

    name: str
    patterns: int
    moves: int
    damage: int
    defeated: int
    wounds: int
    resets: int
    tiles: int
    exp: int
