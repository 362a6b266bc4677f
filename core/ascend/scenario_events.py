"""What happens to the table of a scenario: tokens, tiles, special cards, bosses."""

from __future__ import annotations

from typing import NamedTuple


class TokenTaken(NamedTuple):
    """Scenario tokens went back to the supply; so many are left there."""

    seat: int
    token: str
    place: str
    n: int
    left: int


class TokenMoved(NamedTuple):
    """Scenario tokens, dice tokens or a figure went from one place to another."""

    seat: int
    token: str
    start: str
    end: str
    n: int


class TokensCarried(NamedTuple):
    """A Character took scenario tokens along."""

    seat: int
    token: str
    end: str
    n: int


class TokensExchanged(NamedTuple):
    """Two tokens changed places everywhere, or two site marks did."""

    seat: int
    one: str
    two: str


class TableRolled(NamedTuple):
    """Dice that a Scenario card rolls: which die, and what each shows."""

    seat: int
    die: str
    faces: tuple[str, ...]
    why: str


class TileConcealed(NamedTuple):
    seat: int
    tile: str


class TilesSwapped(NamedTuple):
    seat: int
    a: str
    b: str


class TilesShuffled(NamedTuple):
    seat: int
    places: tuple[str, ...]


class PartAdded(NamedTuple):
    """A further part of the map was laid."""

    seat: int
    part: str
    places: tuple[str, ...]


class SiteMarked(NamedTuple):
    seat: int
    site: str
    places: tuple[str, ...]


class FigureMoved(NamedTuple):
    """A figure that is nobody's was set down; an empty end is off the map."""

    seat: int
    figure: str
    start: str
    end: str


class CardsLaid(NamedTuple):
    """Special cards lie face down on tiles."""

    seat: int
    places: tuple[str, ...]


class CardFlipped(NamedTuple):
    seat: int
    code: str
    tile: str


class DiceHidden(NamedTuple):
    """Dice tokens were shuffled and laid face down."""

    seat: int
    token: str
    places: tuple[str, ...]


class DieShown(NamedTuple):
    """A dice token was turned up."""

    seat: int
    token: str
    face: str
    place: str


class PanelCame(NamedTuple):
    seat: int
    code: str


class PanelLeft(NamedTuple):
    seat: int
    code: str


class PoolChanged(NamedTuple):
    """The Corrupted Data pool of the game changed in size."""

    seat: int
    before: int
    after: int


class AugmentGivenUp(NamedTuple):
    seat: int
    card: str


class CodeTold(NamedTuple):
    """A question about a hidden code was answered, or a try; for all to read."""

    seat: int
    text: str


class EnemySwapped(NamedTuple):
    """The Top Enemy was replaced by another card, with so much Damage."""

    seat: int
    before: str
    after: str
    damage: int


class BossCame(NamedTuple):
    seat: int
    boss: str


class BossActs(NamedTuple):
    """A Boss Activity: the side of the attack card, and the dice; a number of 0 is the blank."""

    seat: int
    boss: str
    side: str
    number: int
    symbol: str


class TrackMoved(NamedTuple):
    """A track of a boss sheet moved."""

    seat: int
    track: str
    before: int
    after: int
    why: str


class HistoryApplies(NamedTuple):
    """A ticked box of the progress sheet changes the set-up."""

    seat: int
    text: str
