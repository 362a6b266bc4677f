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
    """An Enemy came into a stack, from the deck, which has so many cards left, or (not ``drawn``) from a sheet."""

    seat: int
    card: str
    deck: int
    drawn: bool = True


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
    n: int = 1


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


class StandingAnswer(NamedTuple):
    """A player's standing answer was given: these cards are used, or not."""

    seat: int
    cards: tuple[str, ...]
    used: bool


class Forced(NamedTuple):
    """The only answer there was, taken by the table."""

    seat: int
    kind: str
    key: str
    words: str = ""
    """What it does, where its key tells no more than which of several ways it is."""


class FirstPlayerPassed(NamedTuple):
    seat: int


class GameEnded(NamedTuple):
    seat: int
    code: str
    won: bool


class ProtocolOffered(NamedTuple):
    """The Learning Protocols a seat chooses from at the start (p.4)."""

    seat: int
    cards: tuple[str, ...]


class ProtocolKept(NamedTuple):
    seat: int
    card: str


class ProtocolStepDone(NamedTuple):
    """A step of a Learning Protocol was completed (p.9); ``step`` counts from 1."""

    seat: int
    card: str
    step: int


class RuleUsed(NamedTuple):
    """A rule of a card in play was used by choice, once a turn or as an answer."""

    seat: int
    name: str


class AugmentsDrawn(NamedTuple):
    """Augments were drawn and some kept, unequipped; the others went to the bottom of their deck."""

    seat: int
    kept: tuple[str, ...]
    deck: str
    drawn: int


class AugmentEquipped(NamedTuple):
    seat: int
    card: str
    memory: int


class AugmentTraded(NamedTuple):
    """A Faction Augment went to another player, where it is not equipped (p.13)."""

    seat: int
    card: str
    to: int


class AugmentBroken(NamedTuple):
    seat: int
    card: str


class FactionDeckCame(NamedTuple):
    """A revealed Hideout brought its Faction's deck into play (p.11)."""

    seat: int
    faction: str
    cards: int


class BodyInhabited(NamedTuple):
    """A Body became the active one (p.9); ``how`` is market, deck or other."""

    seat: int
    card: str
    how: str


class BodyLost(NamedTuple):
    """A Body went to the bottom of the Body deck; ``why`` is reset or third."""

    seat: int
    card: str
    why: str


class MarketChanged(NamedTuple):
    seat: int
    cards: tuple[str, ...]


class SymbolRolled(NamedTuple):
    """The Enemy Symbol die was rolled for something (a Reset, p.13)."""

    seat: int
    symbol: str
    what: str


class DiceSet(NamedTuple):
    """Own dice were turned to a face by a card."""

    seat: int
    dice: tuple[int, ...]
    face: str


class NumberDieMoved(NamedTuple):
    """The Number die went toward the Top Enemy without a frame; ``left`` cards are still before it, -1: it is gone."""

    seat: int
    at: int


class FrameReadied(NamedTuple):
    seat: int
    frame: str


class EnemyHanded(NamedTuple):
    seat: int
    card: str
    to: int


class DeckLookedAt(NamedTuple):
    """Cards of the Enemy deck were looked at and put back on top or at the bottom."""

    seat: int
    top: int
    bottom: int


class BoostBegan(NamedTuple):
    """A modifier until the end of the turn."""

    seat: int
    what: str
    n: int


class TokensFetched(NamedTuple):
    """Tokens came from the Dump onto the Launcher."""

    seat: int
    tokens: tuple[int, ...]
