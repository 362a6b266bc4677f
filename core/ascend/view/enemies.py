"""Enemies and bosses, and what can be done to them."""

from __future__ import annotations

from attrs import frozen

from core.ascend.view.kit import AugmentLine, BodyLine, ProtocolView


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
