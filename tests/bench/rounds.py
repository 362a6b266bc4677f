"""Taking figures in turn, on one core, and putting them into rows."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from statistics import median

from attrs import frozen


@frozen
class Row:
    """A line of the table, all of it in words."""

    what: str
    figure: str
    beside: str = ""
    """What it is measured against, in the same run."""
    share: str = ""
    """The figure as a share of that, or the other way round where a cost is meant."""
    wanted: str = ""


def on_one_core() -> None:
    """Keep this process and those it starts on one core, where the system can: then nothing runs beside them."""
    with suppress(AttributeError, OSError):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def rate(play: Callable[[], int], seconds: float) -> float:
    """Choices a second over about so many CPU seconds; at least one game. ``play`` returns how many it made."""
    start, made = time.process_time(), 0
    while True:
        made += play()
        took = time.process_time() - start
        if took >= seconds:
            return made / took


def in_turn(measures: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, list[float]]:
    """Every measure once a round, all rounds after one another."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            found[name].append(measure())
    return found


def ratios(figures: list[float], anchors: list[float]) -> float:
    """The median of a figure's ratio to its anchor, round by round."""
    return median(figure / anchor for figure, anchor in zip(figures, anchors, strict=True))
