"""Campaigns in real slots: what each game begins with, and that its end counts once, whatever happens around it."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

from core.ascend.campaign.order import boxes, sheets
from core.ascend.content import content
from core.ascend.names import DIALS
from saves.faults import SaveFailed, SlotDamaged
from saves.store import SlotStore
from tests.play.campaigning import (
    Part,
    by_place,
    killed_now_and_then,
    played_on,
    quick,
    sheet_of,
    short_scenarios,
)
from tests.play.games import CLASSES, begin
from tests.saves.faulty import FaultyDisk
from tui.play.campaigns import campaign
from tui.play.newgame import NewGame, NewSeat
from tui.play.sitting import AscendSitting
from tui.play.start import new_game, open_game

KILLS = 25
VICTORIES = (
    Part("prologue", "A07"),
    Part("prologue", "A06"),
    Part("x-6039", "P10"),
    Part("geohunt", "E11"),
    Part("geohunt", "E08"),
    Part("access-denied", "N05"),
    Part("old-fashioned", "U09"),
    Part("old-fashioned", "U09"),
    Part("darkness", "T11"),
    Part("simulation-error", "C10"),
    Part("no-place-like-home", "Z12"),
    Part("bloody-war", "Y10"),
    Part("shinigami", "S16"),
    Part("shinigami", "S14"),
    Part("the-ascend", "G18"),
)
"""Eleven victories, with losses and a replay between them."""


@pytest.fixture(autouse=True)
def without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are killed here, but nothing loses power, so nothing waits for the disk."""
    for name in ("fsync", "fdatasync"):
        monkeypatch.setattr(os, name, lambda descriptor: None)


@pytest.fixture
def store(tmp_path: Path) -> SlotStore:
    return SlotStore(tmp_path)


@pytest.fixture
def shortened() -> Iterator[None]:
    with short_scenarios():
        yield


def to_the_end(sitting: AscendSitting, ending: str) -> None:
    """Play a short scenario to an ending; nothing is settled, as the last frame may never come."""
    while sitting.deciders():
        choice = next(iter(sitting.table.pending.values()))
        sitting.answer(choice.seat, choice.serial, quick(choice, ending).key)


def following(sitting: AscendSitting, scenario: str, *, drop: bool = False) -> NewGame:
    """The next game of a campaign, with the same players."""
    seats = tuple(evolve(seat, cls=CLASSES[place]) for place, seat in enumerate(sitting.again().seats))
    return evolve(sitting.again(), scenario=scenario, seats=seats, drop=drop)


def test_the_next_game_begins_with_what_the_last_one_left(store: SlotStore, shortened: None) -> None:
    sitting = begin(store)
    to_the_end(sitting, "A06")
    sitting.close()
    sitting = new_game(store, following(sitting, "x-6039"))
    to_the_end(sitting, "P09")
    sitting.close()
    sitting = new_game(store, following(sitting, "geohunt"))
    assert sitting.game.state.ticked == ["A06", "P09"]
    assert sitting.game.state.codes == ["AL2", "PB1", "PK1"]
    assert len(store.list()) == 1, "a campaign is one slot"
    assert [line.name for line in campaign(store, sitting.slot.id).players] == ["A", "B"]
    sitting.close()


def test_an_end_that_was_never_settled_counts_once(store: SlotStore, shortened: None) -> None:
    sitting = begin(store, scenario="geohunt")
    to_the_end(sitting, "E11")
    sitting.slot.close()  # as a kill leaves it: the last answer is in the journal, the record knows of no end
    assert "ended" not in store.list()[0].summary
    for _ in range(3):
        open_game(store, sitting.slot.id).close()
        view = campaign(store, sitting.slot.id)
        assert (view.games, view.won, view.ticked) == (1, 0, 1), "the Prologue was skipped"
        assert view.news is not None
        assert view.news.unlocked == ("Enemy Mole Radar",)


def test_an_end_that_was_never_settled_counts_when_the_next_game_is_begun_at_once(
    store: SlotStore, shortened: None
) -> None:
    sitting = begin(store, scenario="geohunt")
    to_the_end(sitting, "E11")
    sitting.slot.close()
    sitting = new_game(store, following(sitting, "geohunt"))
    assert sitting.game.state.codes == ["EM1"]
    sitting.close()


def test_an_end_that_is_taken_back_counts_no_longer(store: SlotStore, shortened: None) -> None:
    sitting = begin(store, scenario="geohunt")
    to_the_end(sitting, "E08")
    sitting.settle()
    assert sheet_of(store.root)["ended"]["code"] == "E08"
    sitting.undo()
    assert sheet_of(store.root)["ended"] is None
    assert campaign(store, sitting.slot.id).ticked == 1
    to_the_end(sitting, "E11")
    sitting.slot.close()
    again = open_game(store, sitting.slot.id)
    assert sheet_of(store.root)["ended"]["code"] == "E11"
    view = again.progress()
    assert view is not None
    assert (view.games, view.won) == (1, 0)
    again.undo()
    again.redo()
    again.settle()
    assert again.progress() == view, "given again, it is the same end"
    again.close()


def test_an_ending_that_is_reached_again_is_no_news(store: SlotStore, shortened: None) -> None:
    sitting = begin(store, scenario="geohunt")
    for unlocked in (("Seekers Augment Ghost Map",), ()):
        to_the_end(sitting, "E08")
        end = sitting.view(0).end
        assert end is not None
        assert end.unlocked == unlocked
        assert bool(end.tick) is bool(unlocked)
        sitting.close()
        sitting = new_game(store, following(sitting, "geohunt"))
    assert sitting.game.state.codes == ["EF3"]
    assert sitting.game.state.ticked == ["A06", "E08"]
    sitting.close()


def test_a_game_on_the_table_is_given_up_only_when_that_is_asked_for(store: SlotStore, shortened: None) -> None:
    sitting = begin(store, scenario="geohunt")
    sitting.close()
    with pytest.raises(SaveFailed, match="Geohunt, turn 1 is still being played"):
        new_game(store, following(sitting, "darkness"))
    assert campaign(store, sitting.slot.id).running is not None
    sitting = new_game(store, following(sitting, "darkness", drop=True))
    assert sitting.game.sheet.id == "darkness"
    view = sitting.progress()
    assert view is not None
    assert view.games == 0, "a game that was given up was never played"
    sitting.close()


def test_a_scenario_that_is_not_open_is_not_begun(store: SlotStore, shortened: None) -> None:
    sitting = begin(store)
    to_the_end(sitting, "A06")
    sitting.close()
    before = sheet_of(store.root)
    with pytest.raises(SaveFailed, match="The Ascend opens when each other scenario has a box ticked: 1 of 10 have"):
        new_game(store, following(sitting, "the-ascend"))
    assert sheet_of(store.root) == before
    with pytest.raises(SaveFailed, match="The Ascend opens"):
        begin(store, scenario="the-ascend")


def test_a_new_game_that_the_disk_refuses_leaves_the_campaign_as_it_was(store: SlotStore, shortened: None) -> None:
    sitting = begin(store, scenario="geohunt")
    to_the_end(sitting, "E08")
    sitting.close()
    before = sheet_of(store.root)
    refused, now = 0, before
    for operation in range(1, 60):
        with pytest.MonkeyPatch.context() as patch:
            disk = FaultyDisk(patch)
            disk.fail_at, disk.failing, disk.error = operation, 10**6, errno.ENOSPC
            try:
                new_game(store, following(sitting, "darkness")).close()
            except SaveFailed:
                refused += 1
            disk.close()
        now = sheet_of(store.root)
        if now != before:
            break
        assert campaign(store, sitting.slot.id).games == 1
    assert refused
    assert now["scenario"] == "darkness"
    assert now["progress"]["ticked"] == ["A06", "E08"], "the end that lay there is in the progress now"
    assert now["ended"] is None


def test_a_class_is_kept_over_a_game_without_classes(store: SlotStore, shortened: None) -> None:
    sitting = begin(store, scenario="geohunt")
    to_the_end(sitting, "E08")
    sitting.close()
    sitting = new_game(store, evolve(sitting.again(), scenario="prologue"))
    assert [seat.cls for seat in sitting.game.state.seats] == ["", ""]
    sitting.close()
    assert [one.cls for one in campaign(store, sitting.slot.id).players] == ["reaper", "brawler"]


def test_free_play_has_no_progress_sheet(store: SlotStore) -> None:
    sitting = begin(store, scenario="sandbox")
    sitting.close()
    assert sitting.campaign_slot == ""
    with pytest.raises(SlotDamaged, match="free play"):
        campaign(store, sitting.slot.id)


def test_a_sheet_of_a_scenario_that_is_none_is_refused_and_its_game_is_not(store: SlotStore, shortened: None) -> None:
    sitting = begin(store)
    to_the_end(sitting, "A06")
    sitting.settle()
    slot = sitting.slot
    ended = {**slot.campaign["ended"], "scenario": "nowhere"}
    for record in ({**slot.campaign, "ended": ended}, {**slot.campaign, "over": False, "scenario": "nowhere"}):
        slot.write_campaign(record)
        with pytest.raises(SlotDamaged, match=r"^The campaign of this slot has no scenario 'nowhere'\.$"):
            campaign(store, slot.id)
    sitting.close()
    open_game(store, slot.id).close()
    assert campaign(store, slot.id).ticked == 1


def test_a_slot_whose_first_game_never_came_is_a_campaign_that_has_not_begun(store: SlotStore) -> None:
    with store.create("Night shift", {"game": "ascend", "progress": {}}) as slot:
        slot_id = slot.id
    view = campaign(store, slot_id)
    assert (view.title, view.games, view.can_skip) == ("Night shift", 0, True)
    sitting = new_game(store, NewGame("", "prologue", (NewSeat("A", "blue"),), "s", slot_id))
    assert sitting.title == "Night shift"
    sitting.close()


def test_eleven_victories_killed_on_the_way_end_as_their_undisturbed_twin(tmp_path: Path, shortened: None) -> None:
    still, killed = tmp_path / "still", tmp_path / "killed"
    answers: list[int] = []
    played_on(SlotStore(still), VICTORIES, quick, lambda: answers.append(1))
    longest = len(answers) // KILLS
    assert killed_now_and_then(SlotStore(killed), VICTORIES, quick, KILLS, longest) == KILLS
    assert sheet_of(killed) == sheet_of(still)
    (info,) = SlotStore(still).list()
    view = campaign(SlotStore(still), info.id)
    won = {part.ending for part in VICTORIES if part.ending in {code for s in sheets(content()) for code in boxes(s)}}
    assert {code for row in view.rows for code in row.boxes if code} == won
    assert (view.games, view.won, view.ticked) == (len(VICTORIES), 12, 11)
    assert all(any(row.boxes) for row in view.rows)


def test_all_25_boxes_can_be_ticked_and_every_component_unlocked(tmp_path: Path, shortened: None) -> None:
    """The finale's first ending locks Enemies that are open, its second unlocks Bodies: so the second comes last."""
    plan = [Part(sheet.id, code) for sheet in sheets(content()) for code in (sheet.loss_card, *boxes(sheet))]
    played_on(SlotStore(tmp_path), plan, quick, lambda: None)
    (info,) = SlotStore(tmp_path).list()
    view = campaign(SlotStore(tmp_path), info.id)
    assert view.ticked == view.every_box == 25
    pools = {pool.name: (pool.open, pool.every) for pool in view.pools}
    assert pools["Enemies"] == (56, 70)
    assert all(have == every for name, (have, every) in pools.items() if name not in ("Enemies", "Protocols"))
    assert pools["Protocols"] == (12, 13), "the Prologue pays one of two lessons a game"


def test_real_scenarios_killed_on_the_way_end_as_their_undisturbed_twin(tmp_path: Path) -> None:
    """Played any old way they are lost, and being lost counts as well."""
    plan = [Part(sheet.id) for sheet in sheets(content())[:5]]
    still, killed = tmp_path / "still", tmp_path / "killed"
    played_on(SlotStore(still), plan, by_place, lambda: None)
    assert killed_now_and_then(SlotStore(killed), plan, by_place, 12, 150) >= 6
    assert sheet_of(killed) == sheet_of(still)


@pytest.mark.parametrize("dial", DIALS)
def test_a_campaign_keeps_its_dial_from_game_to_game_and_over_restarts(
    store: SlotStore, dial: str, shortened: None
) -> None:
    who = (NewSeat("A", "blue"),)
    sitting = new_game(store, NewGame("Night shift", "prologue", who, "s", dial=dial))
    slot = sitting.slot.id
    to_the_end(sitting, "A07")
    sitting.close()
    sitting = open_game(store, slot)
    assert (sitting.game.state.dial, sitting.again().dial) == (dial, dial)
    sitting.close()
    sitting = new_game(store, NewGame("", "x-6039", (NewSeat("A", "blue", CLASSES[0]),), "s", slot, dial="harsh"))
    assert (sitting.game.state.dial, sitting.game.state.pool_size) == (
        dial,
        {"gentle": 8, "normal": 6, "harsh": 4}[dial],
    )
    sitting.close()
    view = campaign(store, slot)
    assert view.dial == dial
    facts = {fact.head: fact.text for fact in view.rows[1].facts}
    assert facts["Corrupted"] == f"{sitting.game.state.pool_size} with 1 player"
    assert facts["Enemies"].startswith("1 of level 2" if dial == "harsh" else "4 of level 1")


def test_free_play_has_a_dial_too_and_slots_without_one_are_normal(store: SlotStore) -> None:
    who = (NewSeat("A", "blue", CLASSES[0]),)
    sitting = new_game(store, NewGame("Hard", "sandbox", who, "s", dial="harsh"))
    sitting.close()
    sitting = open_game(store, sitting.slot.id)
    assert (sitting.game.state.dial, sitting.game.state.pool_size) == ("harsh", 14)
    assert sitting.game.sheet.rules[-1].startswith("Harsh: ")
    sitting.close()
    sitting = begin(store)
    assert "dial" not in sitting.slot.campaign["progress"]
    assert sitting.slot.snapshot is not None
    assert "dial" not in sitting.slot.snapshot["state"]
    assert sitting.game.state.dial == "normal"
    sitting.close()


def test_a_dial_that_is_none_is_refused_in_a_sentence(store: SlotStore) -> None:
    sitting = begin(store)
    sitting.close()
    with store.open(sitting.slot.id) as slot:
        slot.write_campaign({**slot.campaign, "progress": {"dial": "brutal"}})
    with pytest.raises(SlotDamaged, match=r"^The progress of the campaign cannot be read: invalid value"):
        campaign(store, sitting.slot.id)
