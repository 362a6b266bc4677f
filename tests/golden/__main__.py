"""`make golden [ARGS=geohunt]`: plays a game of each scenario anew and writes it down. Read what differs."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from core.ascend.content import content
from tests.golden.playthrough import FOLDER, Head, recorded

SEATS = {"x-6039": 4, "no-place-like-home": 3, "prologue": 2, "geohunt": 2, "shinigami": 2}
"""Players of a game; 1 where nothing is said."""
TRIES = 4
"""Games that are played in the hope of a victory; without one the first is kept."""


def campaign() -> list[str]:
    """The ids of the scenarios that a recording is kept of."""
    return [sheet.id for sheet in content().scenarios.values() if not sheet.open]


def record(scenario: str) -> list[str]:
    """The lines of a game with the seats, bot and seed of the recording that is there.

    Where there is none, those of the first game that the planner wins, else of its first game.
    """
    file = FOLDER / f"{scenario}.txt"
    if file.exists():
        return recorded(Head.read(file.read_text(encoding="utf-8").partition("\n")[0]))
    games = []
    for number in range(1, TRIES + 1):
        games.append(recorded(Head(scenario, SEATS.get(scenario, 1), "planner", f"golden-{number}")))
        if any(line.startswith("The scenario is won") for line in games[-1]):
            return games[-1]
    return games[0]


def main(wanted: list[str]) -> Iterator[str]:
    """Record the scenarios that are named, all when none is; yields a line for each."""
    FOLDER.mkdir(exist_ok=True)
    for scenario in wanted or campaign():
        lines = record(scenario)
        (FOLDER / f"{scenario}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        yield f"{scenario}: {len(lines)} lines. {lines[-2]}"


if __name__ == "__main__":
    for said in main(sys.argv[1:]):
        print(said, flush=True)
