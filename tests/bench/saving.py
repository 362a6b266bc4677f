"""Saving beside the least that would keep the same text: writing it, waiting for the disk, one rename."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import Any

import tomli_w

from core.ascend.archive import position
from saves.journal import Answer
from saves.slot import OpenSlot
from saves.store import SlotStore
from tests.bench.rounds import Row, in_turn, ratios
from tests.pictures.moments import played, programming
from tui.play.sitting import AscendSitting


def rows(rounds: int) -> list[Row]:
    """Wall-clock figures, since a disk is waited for, not worked on."""
    _, table = played(2, "caretaker", programming)
    with tempfile.TemporaryDirectory() as folder, SlotStore(Path(folder) / "slots").create("Bench", {}) as slot:
        sitting = AscendSitting(table, slot)
        state = position(sitting.table, sitting.log())
        record = sitting.campaign()
        found = in_turn(
            {
                "floor": _timed(lambda: _least(Path(folder) / "least.toml", state)),
                "snapshot": _timed(lambda: slot.rebase(state)),
                "step": _timed(lambda: slot.rebase(state, (), record)),
                "answer": _timed(lambda: _append(slot)),
            },
            rounds,
        )
    size = len(tomli_w.dumps(state).encode())
    floor = f"write, fsync, rename {median(found['floor']):.1f} ms"
    return [
        _row(f"saving a snapshot ({size / 1000:.1f} KB)", found["snapshot"], found["floor"], floor, "<= 1.30"),
        _row("saving a step: snapshot and campaign", found["step"], found["floor"], floor, ""),
        _row("saving an answer", found["answer"], found["floor"], floor, ""),
    ]


def _row(what: str, figures: list[float], floors: list[float], floor: str, wanted: str) -> Row:
    return Row(what, f"{median(figures):.1f} ms", floor, f"{ratios(figures, floors):.2f}", wanted)


def _least(path: Path, state: Mapping[str, Any]) -> None:
    """Keep a text so that a crash leaves the old or the new one."""
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        tomli_w.dump(state, file)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _append(slot: OpenSlot) -> None:
    slot.append(Answer(1, 0, "slide:1,2>1,1"))


def _timed(do: Callable[[], object]) -> Callable[[], float]:
    """What does it and returns the milliseconds on the clock."""

    def measure() -> float:
        start = time.perf_counter()
        do()
        return 1000 * (time.perf_counter() - start)

    return measure
