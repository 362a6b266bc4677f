"""What one seat may see of the table: frozen values that screens and line mode show.

Equal views look alike, so a widget that holds a slice repaints only when its slice differs. Views hold words
and numbers, never rules; hidden things (face-down tiles and tokens, deck orders, bags) are not in them.
"""

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
class FrameLine:
    """A Combat Frame as printed."""

    symbols: str
    """``P``, ``S``, ``PP``, ``P..`` (any number of pulses, again and again)."""
    effect: str


@frozen
class BodyView:
    """The active Body, Integrity and Trace."""

    name: str
    mov: int
    att: int
    pro: int
    frames: tuple[FrameLine, ...]
    ability: str
    integrity: int
    limit: int
    trace: int | None
    trace_dice: int
    battery: int | None
    """Charges of the J.O.R.D.A.N. BOT in solo play, else None."""


@frozen
class HackLine:
    """A Hack or Repel pattern on an Enemy."""

    shape: tuple[str, ...]
    effect: str


@frozen
class EnemyView:
    """One attached Enemy."""

    card: str
    name: str
    level: int
    integrity: int
    left: int
    """Integrity minus Damage."""
    basic: str
    special: str
    hacks: tuple[HackLine, ...]
    repel: HackLine | None
    die: bool
    """The Enemy Number die lies on it."""
    acted: bool
    """Its frame has been activated in this combat."""
    stunned: bool


@frozen
class EnemiesView:
    """The stack, Top Enemy first."""

    stack: tuple[EnemyView, ...]
    deck: int
    discarded: int


@frozen
class TokenMark:
    """Tokens lying somewhere: their name, how many, and whose kind of piece (marker, success, ascend)."""

    name: str
    piece: str
    count: int


@frozen
class TileView:
    """One District tile (or the back of one)."""

    place: str
    """Map name: column letter and row, ``C2``."""
    column: int
    """0 and up from the left; odd columns lie half a hex lower (``drop`` says which)."""
    row: int
    """0 and up within the column."""
    half: bool
    """This column lies half a hex lower than its neighbours."""
    up: bool
    number: int
    """Tile number, 0 while face down."""
    name: str
    entry: int
    stationary: int
    effect: str
    explore: bool
    """An Exploration token lies here, face down."""
    tokens: tuple[TokenMark, ...]
    seats: str
    """Letters of the Characters here, ``J`` for the BOT."""
    here: bool
    """The seat's own Character is here."""
    steps: int | None
    """Steps needed in a pending move, None when it cannot be reached."""


@frozen
class MapView:
    """The district map."""

    tiles: tuple[TileView, ...]
    columns: int
    rows: int
    mov: int
    trace: bool
    """Whether Trace is in play: else Trace values need not be shown."""


@frozen
class RuleLine:
    """One line of a card: a heading (GOAL, YOU MAY, IF, ELSE, RULE, AT ONCE …) and its words."""

    head: str
    text: str


@frozen
class ScenarioView:
    """The active Scenario card and what lies on it and on the sheet."""

    code: str
    name: str
    story: str
    at_once: tuple[RuleLine, ...]
    """The immediate effect."""
    lines: tuple[RuleLine, ...]
    """The gameplay side, in the card's order."""
    tokens: tuple[TokenMark, ...]
    done: tuple[str, ...]
    """What the immediate effect has done so far, in sentences with sums."""
    before: tuple[str, ...]
    """What happened in the same step before the card was drawn: its last few sentences."""
    sheet: tuple[RuleLine, ...]
    """Special rules of the scenario sheet."""
    introduction: str


@frozen
class DieView:
    """One rolled player die."""

    face: str
    used: bool


@frozen
class CombatFrameLine:
    """A Combat Frame in the running combat."""

    frame: str
    """Id as in option keys: ``walker.blue.0``."""
    owner: str
    """The card it is printed on."""
    symbols: str
    effect: str
    now: str
    """What it would do now with all dice it can take (``Catcher 5 - 2 = 3``), or why it cannot be used."""
    usable: bool


@frozen
class ExchangeLine:
    """One activation in the exchange of frames: who, what, and whether done, now or to come."""

    who: str
    what: str
    state: str
    """``done``, ``now`` or ``next``."""


@frozen
class CombatView:
    """A running combat."""

    dice: tuple[DieView, ...]
    pool: str
    """How the dice came about: ``ATT 2 + 1 Power = 3 dice``."""
    symbol: str
    """``basic``, ``special``, or empty before the roll."""
    number: str
    """``1`` to ``3``, ``blank``, or empty before the roll."""
    exchange: tuple[ExchangeLine, ...]
    frames: tuple[CombatFrameLine, ...]
    odds: tuple[str, ...]
    """Before the roll: chances in words. Empty afterwards."""


@frozen
class AnswerView:
    """One legal answer."""

    key: str
    label: str
    """In words, with the sums."""
    slots: tuple[int, ...]
    """Launcher slots it is about."""
    tile: str
    """The tile it is about (a move's end), or empty."""
    dice: tuple[int, ...]
    """Dice it is about."""
    pattern: str
    """Pattern source it launches, or empty."""
    armed: bool
    """It reveals something or cannot be taken back: ask for it twice."""
    group: str
    """Sub-list it belongs to in the decision bar (``upgrade``), or empty."""


@frozen
class ChoiceView:
    """The question this seat is asked."""

    serial: int
    seat: int
    kind: str
    step: str
    prompt: str
    page: int
    answers: tuple[AnswerView, ...]
    stage: str
    """What the question is about: ``launcher``, ``patterns``, ``map``, ``combat``, ``enemies`` or ``card``."""


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


@frozen
class EndView:
    """The end of the scenario."""

    won: bool
    code: str
    name: str
    story: str
    turn: int
    unlocked: tuple[str, ...]
    """Components unlocked or locked, in words."""
    numbers: tuple[SeatNumbers, ...]
    seed: str


@frozen
class TableView:
    """All that one seat may see."""

    where: WhereView
    seats: tuple[SeatLine, ...]
    launcher: LauncherView
    patterns: tuple[PatternLine, ...]
    assets: AssetsView
    body: BodyView
    enemies: EnemiesView
    map: MapView
    scenario: ScenarioView
    combat: CombatView | None
    choice: ChoiceView | None
    """None when this seat is not asked."""
    others: tuple[int, ...]
    """Other seats that are asked something now."""
    data: DataView
    log: tuple[str, ...]
    """The last sentences, oldest first (up to 200)."""
    undo: str
    """What undo would take back, or empty."""
    redo: str
    undo_stop: str
    """Why there is nothing more to undo, or empty."""
    end: EndView | None
