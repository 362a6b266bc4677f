"""No word of Scenario cards without a test."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

import pytest

from core.ascend.cards.amounts import SCENARIO_NAMES
from core.ascend.cards.scenario_modifiers import SCENARIO_MODIFIERS
from core.ascend.cards.scenario_vocabulary import SCENARIO_EFFECTS
from core.ascend.cards.triggers import MORE_FAMILIES, SCENARIO_EVENTS
from core.ascend.cards.vocabulary import EFFECTS
from core.ascend.cards.who import GROUP_WORDS
from tests.ascend import scenarios
from tests.ascend.scenarios.proofs import PROVED

for module in iter_modules(scenarios.__path__):
    import_module(f"{scenarios.__name__}.{module.name}")

WORDS_BY_KIND: dict[str, Iterable[str]] = {
    "effect": SCENARIO_EFFECTS,
    "event": SCENARIO_EVENTS,
    "modifier": SCENARIO_MODIFIERS,
    "amount": SCENARIO_NAMES,
    "who": GROUP_WORDS,
    "family": MORE_FAMILIES,
}


@pytest.mark.parametrize("kind", WORDS_BY_KIND)
def test_every_word_has_its_test(kind: str) -> None:
    assert PROVED[kind] == set(WORDS_BY_KIND[kind])


def test_no_word_is_two_things() -> None:
    assert not EFFECTS.keys() & SCENARIO_EFFECTS.keys()
