"""What one seat may see: frozen values that front ends paint and read out. No need of a face-down card is in them."""

from __future__ import annotations

from attrs import frozen

from core.forest.gems import Gems

PLACES = 6
SEAT_LETTERS = "ABCDEF"


@frozen
class CardView:
    """A card of the six, as everybody knows it (ruling F12: the list is fixed and may be learnt)."""

    name: str
    needs: Gems
    power: str
    """Its rule text; empty on a level without powers."""
    free: bool = False
    """Freed, so that its place is known to all."""
    lacking: str = ""
    """What of its needs can be had nowhere, in a few words, as far as everybody can tell: ``no red left``."""


@frozen
class PlaceView:
    """A place on the table, counted from 0."""

    place: int
    delivered: Gems
    up: bool
    card: CardView | None
    """What lies there face up: released, or any card when the game is over; else None."""


@frozen
class BagView:
    """What is known of the bag: all of it can be counted."""

    gems: Gems
    size: int
    black: int
    """Black gems in it."""
    odds: tuple[float, ...]
    """Chances, 0 to 1, that the next one, two, … gems hold a black one; empty where none can do harm."""
    safe: str
    """Why drawing is safe, or that there is nothing to draw; empty where a black gem can come."""


@frozen
class SeatLine:
    """A player in the row of all."""

    seat: int
    letter: str
    name: str
    acts: bool
    """It is this player's turn."""


@frozen
class AnswerView:
    """One answer of the pending question."""

    key: str
    label: str
    number: int
    """What gives it: 1 to 6 for the place it is about, 0 for what ends or leaves, else the next free number."""
    place: int = -1
    """The place it is about, -1 for none."""
    armed: bool = False
    """It ends the game: to be asked for twice."""


@frozen
class ChoiceView:
    """The pending question of the seat."""

    serial: int
    seat: int
    kind: str
    """``turn``, ``collect``, ``try``, ``look`` (by a power), ``recall`` or ``show``."""
    prompt: str
    answers: tuple[AnswerView, ...]
    place: int = -1
    """The place it is about: where gems were laid, or a card is to be shown."""
    alone: bool = False
    """A card is to be shown to this player alone."""


@frozen
class EndView:
    """How the game ended."""

    freed: int
    words: str
    why: str
    """A sentence on why it is over, with how many are free."""
    closing: str
    """The end of the story."""
    next_level: str
    """The name of the level to try next; empty where there is none, or not all are free."""
    turns: int
    seed: str


@frozen
class ForestView:
    """All that a seat may see."""

    seat: int
    level: str
    wild: bool
    """Black gems count as any colour."""
    turn: int
    seats: tuple[SeatLine, ...]
    places: tuple[PlaceView, ...]
    cards: tuple[CardView, ...]
    """The six cards in their fixed order."""
    bag: BagView
    box: Gems
    hand: Gems
    """What has been collected in this turn."""
    choice: ChoiceView | None
    hint: str
    """A thought on the pending question; empty when nothing is asked, and only then."""
    story: str
    """What is told before the first turn."""
    log: tuple[str, ...]
    undo: str
    """What undo would take back; empty when nothing can be."""
    redo: str
    undo_stop: str
    """What undo stops at, in words."""
    end: EndView | None
