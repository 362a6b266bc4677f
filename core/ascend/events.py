"""What happens in Chronicle of Ascend: typed records, each with the numbers before and after.

Triggers look at the type and its fields; ``log.py`` makes the sentences.
"""

from __future__ import annotations

from typing import NamedTuple


class TurnBegan(NamedTuple):
    seat: int
    turn: int


class StepBegan(NamedTuple):
    seat: int
    turn: int
    phase: str
    step: str


class Refilled(NamedTuple):
    seat: int
    tokens: tuple[int, ...]
    bag: int


class BagRefilled(NamedTuple):
    """The Dump went back into the empty bag (the Golden Rule, p.8)."""

    seat: int
    tokens: int


class Shifted(NamedTuple):
    """A programming move (p.7). ``other`` is the token switched with, 0 for a slide."""

    seat: int
    start: int
    end: int
    token: int
    other: int
    left: int


class AssetChanged(NamedTuple):
    """An asset track moved; ``lost`` is what did not fit above 5."""

    seat: int
    asset: int
    before: int
    after: int
    why: str
    lost: int = 0


class ExpChanged(NamedTuple):
    seat: int
    before: int
    after: int
    why: str


class TokensGained(NamedTuple):
    """Tokens came from a pool into the Dump; ``missing`` could not, the pool being empty."""

    seat: int
    token: int
    amount: int
    pool: int
    why: str
    missing: int = 0


class TokensDumped(NamedTuple):
    seat: int
    tokens: tuple[int, ...]
    why: str


class TokensDiscarded(NamedTuple):
    seat: int
    tokens: tuple[int, ...]
    place: str
    why: str


class TokensPrepared(NamedTuple):
    seat: int
    tokens: tuple[int, ...]


class LockMoved(NamedTuple):
    """A Lock token left (``start``) or came to (``end``) a slot; -1 for beside the board."""

    seat: int
    start: int
    end: int


class CoreChanged(NamedTuple):
    seat: int
    before: int
    after: int


class Moved(NamedTuple):
    """A figure came to a tile; ``figure`` is ``seat`` or ``bot``."""

    seat: int
    path: tuple[str, ...]
    figure: str


class Stayed(NamedTuple):
    seat: int
    tile: str


class TileRevealed(NamedTuple):
    seat: int
    tile: str
    number: int


class ExplorationTaken(NamedTuple):
    seat: int
    tile: str
    token: str


class TraceChanged(NamedTuple):
    seat: int
    before: int
    after: int
    why: str


class NothingHappens(NamedTuple):
    """An effect that cannot happen; the next one runs."""

    seat: int
    why: str


class DistrictUsed(NamedTuple):
    seat: int
    tile: str
    number: int


class EnemyAttached(NamedTuple):
    seat: int
    card: str
    deck: int


class DeckReshuffled(NamedTuple):
    seat: int
    cards: int


class Damaged(NamedTuple):
    seat: int
    card: str
    amount: int
    before: int
    after: int
    why: str


class EnemyRepaired(NamedTuple):
    seat: int
    card: str
    before: int
    after: int


class EnemyLeft(NamedTuple):
    """An Enemy left a stack: ``how`` is defeated, repelled, discarded or reset."""

    seat: int
    card: str
    how: str


class EnemyMoved(NamedTuple):
    """An Enemy went to the top or the bottom of its stack."""

    seat: int
    card: str
    where: str


class EnemyStunned(NamedTuple):
    seat: int
    card: str


class Launched(NamedTuple):
    """A pattern was launched; ``family`` is asset, exp, hack, repel or bot."""

    seat: int
    source: str
    family: str
    name: str
    slots: tuple[int, ...]


class Wounded(NamedTuple):
    """A parcel of Wounds: how many, Shield spent, Integrity before and after."""

    seat: int
    wounds: int
    shield: int
    before: int
    after: int
    why: str


class Recovered(NamedTuple):
    seat: int
    before: int
    after: int


class LimitRaised(NamedTuple):
    seat: int
    limit: int
    integrity: int


class DiceRolled(NamedTuple):
    """Player dice: what for, and their faces."""

    seat: int
    what: str
    faces: tuple[str, ...]


class DiceRerolled(NamedTuple):
    seat: int
    dice: tuple[int, ...]
    faces: tuple[str, ...]
    reroll: int


class EnemyDiceRolled(NamedTuple):
    seat: int
    number: int
    symbol: str


class NumberDiePlaced(NamedTuple):
    seat: int
    card: str


class FrameActivated(NamedTuple):
    seat: int
    owner: str
    symbols: str
    dice: int


class EnemyFrameActivated(NamedTuple):
    seat: int
    card: str
    symbol: str


class WasReset(NamedTuple):
    seat: int


class PhaseSkipped(NamedTuple):
    seat: int
    phase: str
    why: str


class CardDrawn(NamedTuple):
    seat: int
    code: str


class TimeChanged(NamedTuple):
    seat: int
    before: int
    after: int


class TokenPut(NamedTuple):
    """A scenario token was put on the card or the sheet."""

    seat: int
    token: str
    place: str
    lying: int


class ActUsed(NamedTuple):
    seat: int
    act: str


class TestEnded(NamedTuple):
    """A Test (p.20): successes reached and needed."""

    seat: int
    successes: int
    needed: int


class BranchTaken(NamedTuple):
    """World Activity: which bar ran."""

    seat: int
    bar: str


class BatteryChanged(NamedTuple):
    seat: int
    before: int
    after: int
    why: str


class BotGone(NamedTuple):
    seat: int


class Forced(NamedTuple):
    """The only answer there was, taken by the table."""

    seat: int
    kind: str
    key: str


class FirstPlayerPassed(NamedTuple):
    seat: int


class GameEnded(NamedTuple):
    seat: int
    code: str
    won: bool
