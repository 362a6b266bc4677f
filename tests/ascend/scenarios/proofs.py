"""Which words of Scenario cards have a test; ``test_every_scenario_word.py`` asks for one of each."""

from collections import defaultdict
from collections.abc import Callable

from tests.ascend.vocabulary.proofs import F, mark, says

__all__ = ["PROVED", "proves", "says"]

PROVED: dict[str, set[str]] = defaultdict(set)
"""Words with a test, by their kind: effect, event, modifier, amount, who, family."""


def proves(kind: str, *words: str) -> Callable[[F], F]:
    """Marks a test as the one of some words."""
    return mark(PROVED, kind, words)
