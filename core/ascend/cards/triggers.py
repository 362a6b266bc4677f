"""Standing rules of a card: ``ON`` an event, effects (rulebook p.19, Special rules)."""

from __future__ import annotations

from typing import Any

from attrs import field, frozen

from core.ascend.cards.checks import one_of
from core.ascend.cards.context import Effect
from core.ascend.cards.world import say_all
from core.ascend.events import EnemyLeft, Launched


@frozen
class OnLaunched:
    """A seat has launched a pattern of a family."""

    family: str = field(validator=one_of("asset", "exp", "hack", "repel"))
    effects: tuple[Effect, ...]

    def answers(self, event: Any) -> bool:
        """Whether the event is the one waited for."""
        return isinstance(event, Launched) and event.family == self.family

    def say(self, players: int) -> str:
        what = {"asset": "a Basic Asset Pattern", "exp": "the EXP Pattern", "hack": "a Hack", "repel": "a Repel"}
        return f"When you launch {what[self.family]}: {say_all(self.effects, players)}"


@frozen
class OnEnemyLeft:
    """An Enemy has left a seat's stack, however but one way."""

    but_not: str = field(validator=one_of("", "defeated", "repelled", "discarded", "reset"))
    effects: tuple[Effect, ...]

    def answers(self, event: Any) -> bool:
        """Whether the event is the one waited for."""
        return isinstance(event, EnemyLeft) and event.how != self.but_not

    def say(self, players: int) -> str:
        less = f", except by a {self.but_not.capitalize()}" if self.but_not else ""
        return f"When an Enemy leaves a player's stack{less}: {say_all(self.effects, players)}"


Trigger = OnLaunched | OnEnemyLeft
