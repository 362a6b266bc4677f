"""Older formats become today's, step by step; tried with steps that are made up, from today's on."""

from __future__ import annotations

from typing import Any

import pytest

from saves import migrations
from saves.faults import SaveFailed, SlotDamaged, SlotNewer
from saves.journal import Answer
from saves.migrations import Step
from saves.store import SlotStore
from tests.saves.faulty import FaultyDisk
from tests.saves.slots import CAMPAIGN, answer, picture, position, reopened, state

Table = dict[str, Any]


def with_seats_counted(record: Table) -> Table:
    return {**record, "count": len(record["seats"])}


def with_round(table: Table) -> Table:
    return {"round" if key == "turn" else key: value for key, value in table.items()}


def with_arrows(given: Table) -> Table:
    return {**given, "key": given["key"].replace(">", "→")}


def with_mark(table: Table) -> Table:
    return {**table, "mark": table.get("round", table.get("count"))}


STEPS = {
    2: Step(campaign=with_seats_counted, state=with_round, answer=with_arrows),
    3: Step(campaign=with_mark, state=with_mark),
}

NEW_STATE = {"round": 5, "cursor": state(5)["cursor"], "luck": state(5)["luck"], "mark": 5}
NEW_ANSWERS = [Answer(given.serial, given.seat, given.key.replace(">", "→")) for given in map(answer, (50, 51, 52))]
NEW_CAMPAIGN = {**CAMPAIGN, "count": 2, "mark": 2}


@pytest.fixture
def updated(slot_id: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A slot of format 2, in a release that writes format 4."""
    monkeypatch.setattr(migrations, "FORMAT", 4)
    monkeypatch.setattr(migrations, "STEPS", STEPS)
    return slot_id


def test_there_is_a_step_from_every_older_format() -> None:
    assert sorted(migrations.STEPS) == list(range(1, migrations.FORMAT))


def test_an_old_slot_opens_in_the_format_of_today(store: SlotStore, updated: str) -> None:
    assert reopened(store, updated) == (NEW_STATE, NEW_ANSWERS, NEW_CAMPAIGN)
    for name in ("campaign.toml", "snapshot.toml", "journal.toml"):
        assert (store.root / updated / name).read_bytes().startswith(b"format = 4\n")
    assert reopened(store, updated) == (NEW_STATE, NEW_ANSWERS, NEW_CAMPAIGN)


def test_its_old_files_are_kept_aside(store: SlotStore, updated: str) -> None:
    files = ("campaign.toml", "snapshot.toml", "journal.toml")
    before = {name: (store.root / updated / name).read_bytes() for name in files}
    store.open(updated).close()
    assert {path.name: path.read_bytes() for path in (store.root / updated / "aside" / "1").iterdir()} == before


def test_looking_at_an_old_slot_changes_nothing(store: SlotStore, updated: str) -> None:
    before = picture(store.root)
    with store.open(updated, look=True) as seen:
        assert position(seen) == (NEW_STATE, NEW_ANSWERS, NEW_CAMPAIGN)
    assert store.list()[0].summary == NEW_CAMPAIGN
    assert picture(store.root) == before


def test_an_old_slot_without_a_game_opens(store: SlotStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.create("New", CAMPAIGN).close()
    monkeypatch.setattr(migrations, "FORMAT", 4)
    monkeypatch.setattr(migrations, "STEPS", STEPS)
    slot_id = store.list()[0].id
    assert reopened(store, slot_id) == (None, [], NEW_CAMPAIGN)
    assert (store.root / slot_id / "campaign.toml").read_bytes().startswith(b"format = 4\n")


def test_its_old_backups_can_be_restored(store: SlotStore, updated: str) -> None:
    oldest = store.list()[0].backups[-1].name
    store.open(updated).close()
    store.restore(updated, oldest if oldest in {backup.name for backup in store.list()[0].backups} else None)
    found = reopened(store, updated)[0]
    assert found is not None
    assert found["mark"] == found["round"]


def test_an_old_archive_is_read(store: SlotStore, slot_id: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    store.export(slot_id, tmp_path / "old.zip")
    monkeypatch.setattr(migrations, "FORMAT", 4)
    monkeypatch.setattr(migrations, "STEPS", STEPS)
    assert reopened(store, store.import_(tmp_path / "old.zip")) == (NEW_STATE, NEW_ANSWERS, NEW_CAMPAIGN)


def test_a_full_disk_leaves_the_old_slot_as_it_was(store: SlotStore, updated: str) -> None:
    names = ("campaign.toml", "snapshot.toml", "journal.toml")
    before = {name: (store.root / updated / name).read_bytes() for name in names}
    for operation in range(4, 20):
        with pytest.MonkeyPatch.context() as patch:
            disk = FaultyDisk(patch)
            disk.fail_at, disk.failing = operation, 10**6
            with pytest.raises(SaveFailed):
                store.open(updated)
            disk.close()
        assert {name: (store.root / updated / name).read_bytes() for name in names} == before
    assert reopened(store, updated) == (NEW_STATE, NEW_ANSWERS, NEW_CAMPAIGN)


def test_a_save_that_does_not_fit_its_format_is_damaged(
    store: SlotStore, updated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrations, "STEPS", {**STEPS, 3: Step(state=lambda table: table["nothing"])})
    before = picture(store.root / updated)
    with pytest.raises(SlotDamaged, match="cannot be brought from format 3 to 4"):
        store.open(updated)
    assert picture(store.root / updated) == before


def test_what_this_release_wrote_is_refused_by_the_one_before(
    store: SlotStore, updated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.open(updated).close()
    monkeypatch.undo()
    with pytest.raises(SlotNewer, match="format 4, this one reads up to 2"):
        store.open(updated)


@pytest.mark.parametrize(
    ("record", "progress"),
    [
        ({"game": "ascend", "scenario": "prologue", "over": False}, {}),
        ({"game": "ascend", "scenario": "prologue", "codes": []}, {}),
        ({"game": "ascend", "scenario": "prologue", "codes": ["AL1"]}, {"ticked": ["A06"], "unlocked": ["AL1"]}),
        ({"game": "ascend", "scenario": "sandbox", "codes": ["AL1"]}, None),
        ({"game": "forest", "scenario": "prologue"}, None),
    ],
)
def test_a_slot_of_format_1_becomes_a_campaign_or_free_play(record: Table, progress: Table | None) -> None:
    after = migrations.upgraded("campaign", dict(record), 1)
    assert after.get("progress") == progress
    assert "codes" not in after
    assert {key: after[key] for key in record if key != "codes"} == {k: v for k, v in record.items() if k != "codes"}
