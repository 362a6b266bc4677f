"""The table is cheap over a slow line: what each gesture sends stays within its budget."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pty.budgets import BUDGETS, measure


@pytest.mark.parametrize(
    ("cols", "rows", "look"), [(120, 40, "dark"), (80, 24, "dark"), (120, 40, "256")], ids=["large", "small", "256"]
)
def test_no_gesture_sends_more_than_its_budget(tmp_path: Path, cols: int, rows: int, look: str) -> None:
    found = measure(tmp_path, cols, rows, look)
    assert found.keys() == BUDGETS.keys()
    assert {name: count for name, count in found.items() if count > BUDGETS[name]} == {}
