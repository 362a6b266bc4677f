"""Enemy cards (rulebook p.12)."""

from __future__ import annotations

from attrs import field, frozen

from core.ascend.cards.amounts import Amount, fixed
from core.ascend.cards.checks import at_least
from core.ascend.cards.context import Effect
from core.ascend.cards.rules import CardRule
from core.ascend.patterns import Pattern


@frozen
class EnemyPattern:
    """A Hack or a Repel of an Enemy card."""

    pattern: Pattern
    effects: tuple[Effect, ...]


@frozen
class EnemyCard:
    """An Enemy design (rulebook p.12)."""

    id: str
    name: str
    family: str
    level: int = field(validator=at_least(0))
    """0 for a special Enemy, which lies on a scenario's sheet and in no deck."""
    copies: int = field(validator=at_least(0))
    integrity: int = field(validator=at_least(1))
    basic: tuple[Effect, ...]
    special: tuple[Effect, ...]
    hacks: tuple[EnemyPattern, ...]
    repel: EnemyPattern | None = None
    """None for an Enemy that cannot be repelled."""
    rules: tuple[CardRule, ...] = ()
    exp: int = field(default=1, validator=at_least(0))
    """EXP for its defeat."""
    code: str = ""
    """What unlocks it; empty for a card that is open from the start."""
    story: str = ""
    """Of a special Enemy."""


@frozen
class SpecialEnemy:
    """An Enemy card of a scenario: it is brought by effects, cannot be repelled, and goes back to the sheet."""

    code: str
    name: str
    family: str
    integrity: Amount
    basic: tuple[Effect, ...]
    special: tuple[Effect, ...]
    hacks: tuple[EnemyPattern, ...]
    rules: tuple[CardRule, ...] = ()
    story: str = ""

    def card(self, players: int) -> EnemyCard:
        """The card as it is with so many players."""
        known_as = special_id(self.code, players)
        integrity = fixed(self.integrity, players)
        parts = (self.basic, self.special, self.hacks)
        return EnemyCard(known_as, self.name, self.family, 0, 0, integrity, *parts, rules=self.rules, story=self.story)


def special_id(code: str, players: int) -> str:
    """The id of a special Enemy in a game of so many players: ``Z09.2``."""
    return f"{code}.{players}"
