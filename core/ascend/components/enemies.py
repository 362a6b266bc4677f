"""Enemy cards (rulebook p.12)."""

from __future__ import annotations

from attrs import field, frozen

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
    level: int = field(validator=at_least(1))
    copies: int = field(validator=at_least(1))
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
