"""The bytes that gestures at the table send to the terminal, each beside its budget."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.bench.rounds import Row
from tests.pty.budgets import BUDGETS, measure

SIZES = ((120, 40), (80, 24))


def rows() -> list[Row]:
    """A line a gesture, both sizes in it, in 24-bit colours."""
    found = []
    for cols, rows in SIZES:
        with tempfile.TemporaryDirectory() as home:
            found.append(measure(Path(home), cols, rows, "dark"))
    large, small = found
    return [
        Row(f"bytes: {name}", f"{large[name]:,}", f"at 80x24 {small[name]:,}", "", f"<= {budget:,}")
        for name, budget in BUDGETS.items()
    ]
