"""Effects within effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from attrs import evolve

from core.ascend.cards.choices import Choose, If, May, Pay
from core.ascend.cards.code_effects import Ask, Try
from core.ascend.cards.context import Effect
from core.ascend.cards.dice_tokens import RevealToken
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.table_choices import For, ForEach, Options, Repeat
from core.ascend.cards.table_rolls import RollTable


def parts(effect: Effect) -> tuple[tuple[Effect, ...], ...]:
    """The lists of effects inside an effect; what a failed Test brings is not among them."""
    if isinstance(effect, If):
        return effect.then, effect.otherwise
    if isinstance(effect, May | Pay | For | ForEach | Repeat):
        return (effect.then,)
    if isinstance(effect, Choose):
        return effect.ways
    if isinstance(effect, Test):
        return (effect.passed,)
    if isinstance(effect, Options):
        return tuple(way.then for way in effect.ways)
    if isinstance(effect, RollTable):
        return (*effect.rows.values(), effect.each)
    if isinstance(effect, RevealToken):
        return tuple(effect.rows.values())
    return ()


def flatten(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects with those inside choices, conditions, rolls and passed Tests."""
    for effect in effects:
        yield effect
        for inside in parts(effect):
            yield from flatten(inside)


@lru_cache(maxsize=1024)
def as_passed(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects as they are when every Test in them is passed, questions about hidden codes left out."""
    found: list[Effect] = []
    for effect in effects:
        found += _passed(effect)
    return tuple(found)


def _passed(effect: Effect) -> tuple[Effect, ...]:
    if isinstance(effect, Test):
        return as_passed(effect.passed)
    if isinstance(effect, If):
        return (evolve(effect, then=as_passed(effect.then), otherwise=as_passed(effect.otherwise)),)
    if isinstance(effect, Ask | Try):
        return ()
    if isinstance(effect, Options):
        return (evolve(effect, ways=tuple(evolve(way, then=as_passed(way.then)) for way in effect.ways)),)
    return (effect,)
