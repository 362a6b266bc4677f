"""The standing rules that a card can carry: triggers, modifiers, and abilities used by choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend.cards.checks import at_least, one_of
from core.ascend.cards.context import Context, Effect, is_orderless
from core.ascend.cards.modifiers import Modifier
from core.ascend.cards.saying import done, sentence
from core.ascend.cards.triggers import Trigger

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class Ability:
    """Effects used by choice, so many times a turn, in a phase: that of the card's timing, or ``use`` (p.10)."""

    effects: tuple[Effect, ...]
    use: str = field(default="", validator=one_of("", "planning", "launch"))
    times: int = field(default=1, validator=at_least(1))

    def possible(self, game: Game, context: Context) -> bool:
        """Whether something can come of it now."""
        return can_happen(self.effects, game, context)

    def say(self, players: int) -> str:
        """The rule text: ``Once a turn, Prepare 2.``"""
        often = "once" if self.times == 1 else f"up to {self.times} times"
        when = {"": "a turn", "planning": "in your Planning phase", "launch": "in your Launch step"}[self.use]
        return sentence(f"{often} {when}, {done(self.effects, players)}")


CardRule = Trigger | Modifier | Ability


def can_happen(effects: tuple[Effect, ...], game: Game, context: Context) -> bool:
    """Whether at least one effect could do something now; effects that cannot tell are taken to."""
    for effect in effects:
        possible = getattr(effect, "possible", None)
        if possible is None or possible(game, context):
            return True
    return False


def in_any_order(rules: Sequence[CardRule]) -> bool:
    """Whether rules that work at the same moment come to the same in any order, so that none is asked for."""
    effects = [effect for rule in rules if isinstance(rule, Trigger | Ability) for effect in rule.effects]
    return all(is_orderless(effect) and effect.orderless() for effect in effects)
