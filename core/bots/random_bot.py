"""A bot that takes any legal answer, each alike."""

from __future__ import annotations

from core.engine.choice import Choice, Option
from core.engine.luck import Luck
from core.engine.table import Table

_DRAWN = 1 << 64
_SPENT = 1 << 32
"""Below that so little is left of a drawn number that answers would no longer be each alike."""


class RandomBot:
    """Answers from a stream of luck of its own, so that equal seeds give equal games."""

    def __init__(self, seed: str) -> None:
        self._luck = Luck({}, seed)
        self._number = 0
        """What is left of the last draw: one serves several answers, each takes its share and leaves the rest."""

    def choose(self, table: Table) -> tuple[Choice, Option]:
        """One of the pending choices, and one of its options."""
        number = self._number if self._number >= _SPENT else self._luck.below("bot", _DRAWN)
        choices = [*table.pending.values()]
        choice = choices[0]
        if len(choices) > 1:
            number, place = divmod(number, len(choices))
            choice = choices[place]
        self._number, place = divmod(number, len(choice.options))
        return choice, choice.options[place]
