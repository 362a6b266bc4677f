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
class BodyLine:
    """A Body as a card: the Walker, an own Advanced Body or one in the Body Market."""

    card: str
    name: str
    mov: int
    att: int
    pro: int
    shape: tuple[str, ...]
    """Rows of its cost pattern; empty for a Walker."""
    frames: tuple[FrameLine, ...]
    rules: tuple[str, ...]
    """Its abilities, a text each."""
    state: str
    """``active``, ``other`` (owned, not active), ``under`` (the Walker while another is active) or ``market``."""


@frozen
class AugmentLine:
    """An Augment the seat owns."""

    card: str
    name: str
    deck: str
    """Printed name of its Class or Faction."""
    faction: bool
    timing: str
    """``planning``, ``combat``, ``launch``, ``anytime`` or ``passive``."""
    memory: int
    """What equipping costs now, in Memory."""
    equipped: bool
    starting: bool
    frame: FrameLine | None
    shape: tuple[str, ...]
    """Rows of its pattern; empty for a Class Augment."""
    rules: tuple[str, ...]
    used: bool
    """All that it can do once a turn has been done in this turn."""


@frozen
class ProtocolStepLine:
    """One step of a Learning Protocol."""

    text: str
    reward: str
    state: str
    """``done``, ``now`` or ``next``."""
    count: int
    times: int


@frozen
class ProtocolView:
    """The Learning Protocol."""

    card: str
    name: str
    steps: tuple[ProtocolStepLine, ...]
    ability: tuple[str, ...]
    """What it gives when all three steps are done."""
    finished: bool


@frozen
class BotView:
    """The J.O.R.D.A.N. BOT."""

    battery: int
    slots: int
    mov: int
    shape: tuple[str, ...]
    place: str


@frozen
class KitView:
    """What a seat has in play: Bodies, Augments, Learning Protocol, the BOT."""

    seat: int
    cls: str
    """Printed name of the Class, empty where Classes are not in play."""
    class_deck: int
    """Cards left in the Class deck."""
    bodies: tuple[BodyLine, ...]
    """Own Advanced Bodies, the active one first, and the Walker last."""
    augments: tuple[AugmentLine, ...]
    """Equipped ones first."""
    protocol: ProtocolView | None
    bot: BotView | None
    boosts: tuple[str, ...]
    """What lasts until the end of the turn."""


@frozen
class DeckLine:
    """A Faction Augment deck in play."""

    name: str
    left: int


@frozen
class MarketView:
    """The Body Market and the decks that Augments come from."""

    bodies: tuple[BodyLine, ...]
    deck: int
    factions: tuple[DeckLine, ...]
    in_play: bool
    """Whether Bodies, Classes and Protocols are in this scenario at all."""


@frozen
class BodyView:
    """The active Body, Integrity and Trace; MOV, ATT and PRO with all that changes them."""

    name: str
    mov: int
    att: int
    pro: int
    frames: tuple[FrameLine, ...]
    """All Combat Frames the seat has, those of Augments included."""
    rules: tuple[str, ...]
    """The Body's own abilities."""
    integrity: int
    limit: int
    trace: int | None
    trace_dice: int
    trace_track: tuple[int, ...]
    """Dice of the Trace Roll for each space below the top (the top is ``len(trace_track)``)."""
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
    rules: tuple[str, ...]
    """Rules printed on it, a text each."""
    exp: int
    hidden: bool
    """Its Integrity and frames are not shown until it has Damage: numbers are 0 and texts empty then."""


@frozen
class RuleLine:
    """One line of a card: a heading (GOAL, YOU MAY, IF, ELSE, RULE, AT ONCE …) and its words."""

    head: str
    text: str


@frozen
class BossTrackLine:
    """A number of a boss that Damage lowers."""

    name: str
    """In words: ``Shinigami``, ``blue core``."""
    kind: str
    """The kind of Core Data that hits it in full, empty where that does not matter."""
    left: int
    start: int
    tiles: tuple[str, ...]
    """Where a player can hit it now."""
    guarded: bool


@frozen
class AttackLine:
    """One side of a boss's attack card, with a line for each number and for the special symbol."""

    card: str
    name: str
    rows: tuple[RuleLine, ...]
    up: bool
    """This side lies up."""


@frozen
class BossView:
    """A boss whose sheet is in play."""

    card: str
    """Its id among the cards: ``boss.Shinigami``."""
    name: str
    place: str
    """The tile its figure stands on, or empty."""
    tracks: tuple[BossTrackLine, ...]
    armor: int | None
    """The armour's level now, None for a boss without armour."""
    armor_slot: int
    armor_top: int
    parcel: str
    """How a parcel of Damage counts."""
    where: tuple[str, ...]
    """Where it can be hit, in words."""
    hacks: tuple[HackLine, ...]
    attack: AttackLine | None
    """The top attack card, the side that lies up: what its next activity follows."""
    sides: tuple[AttackLine, ...]
    """All sides of its attack cards."""
    last: str
    """What it did last, in a sentence; empty for nothing yet."""
    target: str
    """What the seat can hit from where it stands, in words; empty for nothing."""


Card = BodyLine | AugmentLine | ProtocolView | EnemyView | BossView
"""A card that can be read."""


@frozen
class EnemiesView:
    """The stack, Top Enemy first."""

    stack: tuple[EnemyView, ...]
    deck: int
    discarded: int
    boss: BossView | None = None


@frozen
class TokenMark:
    """Tokens lying somewhere: their name, how many, and whose kind of piece (marker, success, ascend, dice, figure)."""

    name: str
    piece: str
    count: int
    sign: str = ""
    """The letter of this kind of token on the map."""
    face: str = ""
    """Of dice tokens what they show: ``pulse``, ``surge``, ``blank`` or ``face down``."""
    whose: str = ""
    """Of tokens that each player puts once: who has."""


@frozen
class Heap:
    """Tokens that lie off the map together."""

    place: str
    """In words: ``this card``, ``the sheet``, the name of a special card or of a player."""
    tokens: tuple[TokenMark, ...]


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
    sites: tuple[str, ...] = ()
    """Marks of the scenario's map that its cards speak of: ``gate``, ``edge``."""


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
class SpecialCard:
    """A special card in play, beside the active card."""

    code: str
    name: str
    lines: tuple[RuleLine, ...]


@frozen
class TaleLine:
    """A card of the story so far."""

    code: str
    name: str
    kind: str
    """``plot``, ``special``, ``enemy``, ``victory`` or ``loss``."""
    story: str
    lines: tuple[RuleLine, ...] = ()
    """Of a special card what it says."""


@frozen
class ScenarioView:
    """The active Scenario card, the special cards beside it, and what lies on them and on the sheet."""

    code: str
    name: str
    story: str
    at_once: tuple[RuleLine, ...]
    """The immediate effect."""
    lines: tuple[RuleLine, ...]
    """The gameplay side, in the card's order."""
    heaps: tuple[Heap, ...]
    """Tokens on the cards, on the sheet and beside players."""
    done: tuple[str, ...]
    """What the immediate effect has done so far, in sentences with sums."""
    before: tuple[str, ...]
    """What happened in the same step before the card was drawn: its last few sentences."""
    sheet: tuple[RuleLine, ...]
    """Special rules of the scenario sheet."""
    introduction: str
    specials: tuple[SpecialCard, ...] = ()
    known: tuple[str, ...] = ()
    """What questions about hidden tokens have told."""
    tale: tuple[TaleLine, ...] = ()
    """Every card that has come, in order; the active one is among them."""


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
    door: str = ""
    """What it is one of several ways to do, in words: ``Unlock a slot: EXP 3 - 2 = 1``. Empty for no such thing."""
    card: str = ""
    """Id of the card it is about (Body, Augment, Protocol, Enemy), or empty."""
    seat: int = -1
    """The other seat it is about, or -1."""
    enemy: int = -1
    """Place in the own stack of the Enemy it is about, or -1."""


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
    """What the question is about: ``launcher``, ``patterns``, ``map``, ``combat``, ``enemies``, ``card`` (the Scenario
    card), ``cards`` (those that are laid out) or ``bar`` (nothing on the table)."""
    cards: tuple[Card, ...] = ()
    """The cards to choose from, or that it is about, where they lie nowhere else on the table."""


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
    """Components that are open from now on and were not before, in words."""
    numbers: tuple[SeatNumbers, ...]
    seed: str
    locked: tuple[str, ...] = ()
    """Components that are locked from now on and were open before, in words."""
    tick: str = ""
    """The box of the progress sheet that is ticked now and was not before, in words; empty for none."""


@frozen
class NewsLine:
    """A sentence on something that has happened since the last answer."""

    text: str
    weight: int
    """How much it matters, from 0 (what was plain beforehand) to 4 (what dice came to)."""


@frozen
class TableView:
    """All that one seat may see."""

    where: WhereView
    seats: tuple[SeatLine, ...]
    launcher: LauncherView
    patterns: tuple[PatternLine, ...]
    assets: AssetsView
    body: BodyView
    kit: KitView
    party: tuple[KitView, ...]
    """The kits of all seats, by seat number; all is open in co-operative play."""
    market: MarketView
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
    news: tuple[NewsLine, ...] = ()
    """What has happened since the last answer, oldest first; empty after undo."""
