"""The IF chain of World Activity (rulebook p.16): the first bar that is true runs, later bars and OTHERWISE do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.conditions import Compare
from core.ascend.cards.context import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence


@frozen
class Bar:
    """``| IF condition:`` effects."""

    when: Compare
    effects: tuple[Effect, ...]

    def say(self, players: int) -> str:
        """The bar's rule text."""
        return f"{self.when.say(players)}: {say_all(self.effects, players)}"


def say_all(effects: Sequence[Effect], players: int) -> str:
    """Several effects as one sentence."""
    return sentence("; ".join(effect.say(players) for effect in effects))


def sentence(text: str) -> str:
    """A clause with a capital first letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""
