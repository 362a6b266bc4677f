"""A campaign that the planner plays to win, replays and all, ends with one sheet however often it is killed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from core.ascend.campaign.order import sheets
from core.ascend.campaign.progress import Progress, Tally
from core.ascend.campaign.showing import campaign_view
from core.ascend.content import content
from saves.store import SlotStore
from tests.play.campaigning import sheet_of
from tests.play.winning import Quest, killed_on_the_way, play_to_win, sheet

KILLS = 4


def test_real_victories_killed_on_the_way_end_as_their_undisturbed_twin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("fsync", "fdatasync"):  # nothing loses power here
        monkeypatch.setattr(os, name, lambda descriptor: None)
    quest = Quest(scenarios=2, seats=1)
    answers: list[int] = []
    still, twin = SlotStore(tmp_path / "still"), SlotStore(tmp_path / "twin")
    play_to_win(still, quest, lambda: answers.append(1))
    assert killed_on_the_way(twin, quest, len(answers), KILLS) == KILLS
    view = sheet(still)
    assert not quest.missing(view)
    assert view.dial == "gentle"
    assert sheet_of(tmp_path / "twin") == sheet_of(tmp_path / "still")


def test_a_quest_plays_down_the_sheet_and_passes_over_what_was_tried_too_often() -> None:
    first, second, third, *_ = sheets(content())
    quest = Quest(scenarios=2, tries=3)

    def after(ticked: tuple[str, ...], **games: int) -> str:
        """The next scenario by its id; empty for none."""
        tallies = {name.replace("_", "-"): Tally(n) for name, n in games.items()}
        row = quest.next_of(campaign_view(content(), Progress(ticked, tallies=tallies)))
        return row.id if row is not None else ""

    assert after(()) == after((), prologue=2) == first.id
    assert after((), prologue=3) == second.id
    assert after((), prologue=3, x_6039=3) == ""
    assert after(("A06",), prologue=3) == second.id
    assert after(("A06", "P09")) == ""
    row = Quest().next_of(campaign_view(content(), Progress(("A06", "P09"))))
    assert row is not None
    assert row.id == third.id
