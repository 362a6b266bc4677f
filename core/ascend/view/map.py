"""The district map: tiles and what lies on them."""

from __future__ import annotations

from attrs import frozen


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
class SiteMark:
    """A mark of the map that cards in play speak of."""

    name: str
    sign: str
    """Its letter on the tiles: the mark itself where that is one; empty where none was free."""


@frozen
class MapView:
    """The district map."""

    tiles: tuple[TileView, ...]
    columns: int
    rows: int
    mov: int
    trace: bool
    """Whether Trace is in play: else Trace values need not be shown."""
    asked: tuple[SiteMark, ...] = ()
    """The marks that cards in play speak of, those on the fewest tiles first."""
