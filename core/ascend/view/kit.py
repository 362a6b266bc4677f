"""What a seat has in play beside its board: Body, Augments, Learning Protocols, the BOT; and the Body Market."""

from __future__ import annotations

from attrs import frozen


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
