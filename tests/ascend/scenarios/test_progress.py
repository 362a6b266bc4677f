"""What stands behind a goal speaks of the same things as the goal, in every scenario."""

from __future__ import annotations

import pytest

from core.ascend.components.scenario import PlotCard
from core.ascend.game import Game
from core.ascend.views.progress import progress
from tests.tui.scenarios.positions import BOX, begun

PLOTS = [
    (sheet.id, card) for sheet in BOX.scenarios.values() if sheet.campaign for card in sheet.cards.values()
    if card.kind == "plot"
]  # fmt: skip


def told(scenario: str, code: str) -> str:
    game = begun(scenario, code).game
    assert isinstance(game, Game)
    return progress(game, BOX.scenarios[scenario].cards[code])


@pytest.mark.parametrize(
    ("scenario", "code", "words"),
    [
        ("x-6039", "P01", "face-down tiles with an Engineer"),
        ("x-6039", "P03", "must not run out: Engineers on the map"),
        ("geohunt", "E05", "tiles with a Transmitter and without a Scout"),
        ("access-denied", "N01", "; against you: Strike on the Lock Panel 0 of 4"),
        ("access-denied", "N04", ", below 4"),
        ("darkness", "T03", "Power Plant (11) joined to Shelter (1) by a path of lit tiles: "),
        ("darkness", "T06", "must not run out: Followers on the map 3, at least 2"),
        ("simulation-error", "C03", " left; against you: Holes on the map "),
        ("no-place-like-home", "Z03", "Breacher attached"),
        ("shinigami", "S08", "Shinigami "),
        ("the-ascend", "G03", "players on a tile marked roots 0 of 2"),
        ("the-ascend", "G08", "broken cores 0 of 1"),
    ],
)
def test_a_goal_about_tiles_players_or_tracks_is_told_by_these(scenario: str, code: str, words: str) -> None:
    assert words in told(scenario, code)


@pytest.mark.parametrize(("scenario", "plot"), PLOTS, ids=lambda part: part.code if isinstance(part, PlotCard) else "")
def test_of_the_80_cards_none_tells_a_thing_twice(scenario: str, plot: PlotCard) -> None:
    parts = told(scenario, plot.code).replace("; ", ", ").split(", ")
    assert len(set(parts)) == len(parts)
