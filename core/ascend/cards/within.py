"""Effects within effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.ascend.cards.choices import Choose, If, May, Pay
from core.ascend.cards.context import Effect
from core.ascend.cards.skill_tests import Test


def every_effect(effects: Iterable[Effect]) -> Iterator[Effect]:
    """The effects and all that stand inside them."""
    for effect in effects:
        yield effect
        if isinstance(effect, If):
            yield from every_effect((*effect.then, *effect.otherwise))
        if isinstance(effect, May | Pay):
            yield from every_effect(effect.then)
        if isinstance(effect, Choose):
            yield from every_effect(effect for way in effect.ways for effect in way)
        if isinstance(effect, Test):
            yield from every_effect((*effect.passed, *effect.failed))
