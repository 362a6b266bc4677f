"""No word without a test: a new effect, event, modifier or amount fails here until it has one."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

import pytest

from core.ascend.cards.amounts import NAMES
from core.ascend.cards.enemy_effects import TARGETS
from core.ascend.cards.modifiers import MODIFIERS
from core.ascend.cards.triggers import EVENTS, FAMILY_WORDS
from core.ascend.cards.vocabulary import EFFECTS
from core.ascend.cards.who import WORDS
from tests.ascend import vocabulary
from tests.ascend.vocabulary.proofs import PROVED

for module in iter_modules(vocabulary.__path__):
    import_module(f"{vocabulary.__name__}.{module.name}")

WORDS_BY_KIND: dict[str, Iterable[str]] = {
    "effect": EFFECTS,
    "event": EVENTS,
    "modifier": MODIFIERS,
    "amount": NAMES,
    "sign": (">=", "<=", "="),
    "who": WORDS,
    "target": TARGETS,
    "family": FAMILY_WORDS,
}


@pytest.mark.parametrize("kind", WORDS_BY_KIND)
def test_every_word_has_its_test(kind: str) -> None:
    assert PROVED[kind] == set(WORDS_BY_KIND[kind])
