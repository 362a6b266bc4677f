"""A bot that takes any legal answer, each alike."""

from __future__ import annotations

from core.engine.choice import Choice, Option
from core.engine.luck import Luck
from core.engine.table import Table


class RandomBot:
    """Answers from a stream of luck of its own, so that equal seeds give equal games."""

    def __init__(self, seed: str) -> None:
        self._luck = Luck({}, seed)

    def choose(self, table: Table) -> tuple[Choice, Option]:
        """One of the pending choices, and one of its options."""
        below, choices = self._luck.below, [*table.pending.values()]
        choice = choices[below("bot", len(choices))] if len(choices) > 1 else choices[0]
        return choice, choice.options[below("bot", len(choice.options))]
