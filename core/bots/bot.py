"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from core.engine.choice import Choice, Option
from core.engine.table import Table


class Bot(Protocol):
    """A player without a person."""

    def choose(self, table: Table) -> tuple[Choice, Option]:
        """Answer one of the pending choices."""
        ...
