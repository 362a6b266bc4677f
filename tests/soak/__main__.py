"""``make soak``: 2,000 random and 300 planner games of the sandbox, 500 random ones of each other scenario; and 2,000
random ones of each level of the forest. Then a whole campaign and its twin, which is killed on the way
(``--only campaign``, see ``--help``).

One line a run, as it ends. Exit 1 when a game got stuck or ended with an error, or the campaign was not won whole or
its twin ended otherwise.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator

from core.bots.simulate import run, scenarios
from tests.soak import campaign

SEATS = (1, 2, 3, 4)
HEAD = f"{'scenario':<18} seats  bot      games  stuck  errors  choices/s"


def runs() -> Iterator[tuple[str, str, int, str, int]]:
    """Game, scenario or level, seats, bot and games of each run."""
    for level in scenarios("forest"):
        yield "forest", level, 3, "random", 2000
    for seats in SEATS:
        yield "ascend", "sandbox", seats, "random", 500
        yield "ascend", "sandbox", seats, "planner", 75
    for scenario in scenarios():
        if scenario != "sandbox":
            for seats in SEATS:
                yield "ascend", scenario, seats, "random", 500


def main() -> int:
    """Play what was asked for; returns the exit code."""
    words = argparse.ArgumentParser(
        prog="python -m tests.soak", description="Long runs by bots, none of which may fail."
    )
    words.add_argument("--only", choices=("games", "campaign"), default="", help="play one of them")
    campaign.add_words(words)
    asked = words.parse_args()
    bad = play_games() if asked.only != "campaign" else 0
    fine = campaign.run(asked) if asked.only != "games" else True
    return 0 if fine and not bad else 1


def play_games() -> int:
    """Play them all; returns how many got stuck or ended with an error."""
    print(HEAD)
    bad = 0
    for game, scenario, seats, bot, games in runs():
        found = run(game=game, scenario=scenario, seats=seats, bot=bot, games=games, jobs=os.cpu_count() or 1)
        bad += found["stuck"] + found["errors"]
        rate = round(found["decisions_per_second"])
        counts = f"{found['finished']:>5}  {found['stuck']:>5}  {found['errors']:>6}  {rate:>9}"
        print(f"{scenario:<18} {seats:>5}  {bot:<7} {counts}", flush=True)
        for fault in found["faults"]:
            print(f"  {fault}")
    return bad


if __name__ == "__main__":
    sys.exit(main())
