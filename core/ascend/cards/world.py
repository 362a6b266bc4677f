"""The IF chain of World Activity (rulebook p.16): the first bar that is true runs, later bars and OTHERWISE do not."""

from __future__ import annotations

from attrs import frozen

from core.ascend.cards.conditions import Condition
from core.ascend.cards.context import Effect
from core.ascend.cards.saying import say_all


@frozen
class Bar:
    """``| IF condition:`` effects."""

    when: Condition
    effects: tuple[Effect, ...]

    def say(self, players: int) -> str:
        """The bar's rule text."""
        return f"{self.when.say(players)}: {say_all(self.effects, players)}"
