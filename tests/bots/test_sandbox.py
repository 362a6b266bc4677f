"""Games with all components: bots of both kinds come to an end, without an error, with any number of players."""

from __future__ import annotations

import pytest

from core.ascend.content import content
from core.bots.ascend.simulated import players
from core.bots.simulate import run, scenarios

GAMES = {1: 6, 2: 4, 3: 3, 4: 2}
"""Random games for each number of seats."""


def test_the_sandbox_is_one_of_the_scenarios() -> None:
    assert {"prologue", "sandbox"} <= set(scenarios())


@pytest.mark.parametrize("seats", GAMES)
def test_random_games_end_without_an_error(seats: int) -> None:
    result = run(scenario="sandbox", seats=seats, bot="random", games=GAMES[seats], seed="sandbox")
    assert (result["faults"], result["finished"]) == ([], GAMES[seats])


@pytest.mark.parametrize("seats", GAMES)
def test_planner_games_end_without_an_error(seats: int) -> None:
    result = run(scenario="sandbox", seats=seats, bot="planner", games=1, seed=f"sandbox {seats}")
    assert (result["faults"], result["finished"]) == ([], 1)


def test_walkers_and_classes_go_round_with_the_seed() -> None:
    seen = {(player.walker, player.cls) for n in range(200) for player in players(2, f"round/{n}")}
    assert len(seen) == len(content().walkers) * len(content().classes)
    four = players(4, "four")
    assert len({player.walker for player in four}) == len({player.cls for player in four}) == 4
