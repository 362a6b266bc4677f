"""A process that plays is killed at a random instant, many times; what it told as saved is there."""

from __future__ import annotations

from pathlib import Path

from saves.store import SlotStore
from tests.saves.process import running, step
from tests.saves.slots import Position, position

KILLS = 30


def positions(root: Path, steps: int) -> list[Position]:
    """Where the endless game stands before each of its first steps, and after the last."""
    seen = []
    with SlotStore(root).create("Endless", {}) as slot:
        for number in range(steps):
            seen.append(position(slot))
            step(slot, number)
        seen.append(position(slot))
    return seen


def test_every_step_that_was_told_is_there_after_a_kill(tmp_path: Path) -> None:
    store = SlotStore(tmp_path / "slots")
    with running("kill", store.root, KILLS) as process:
        assert process.stdout is not None
        rounds = {words[0]: int(words[1]) for words in map(str.split, process.stdout)}
    assert len(rounds) == KILLS

    expected = positions(tmp_path / "rehearsal", max(rounds.values()) + 1)
    for slot_id, told in rounds.items():
        with store.open(slot_id) as slot:
            assert position(slot) in expected[told : told + 2], f"{told} steps were told"
    assert {info.status for info in store.list()} == {"ok"}
