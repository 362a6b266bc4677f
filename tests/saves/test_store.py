"""Lists that never fail, deletions that can be taken back, and the usual place."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from saves import disk
from saves.faults import SaveFailed, SlotMissing
from saves.store import SlotStore, usual_root
from tests.saves.slots import CAMPAIGN, picture, played, reopened, state


def test_a_place_that_is_not_there_has_no_slots_and_is_not_made(store: SlotStore) -> None:
    assert (store.list(), store.deleted()) == ((), ())
    assert not store.root.exists()


def test_the_usual_place_is_the_persons_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert SlotStore().root == usual_root()
    SlotStore().create("Here", {}).close()
    if os.uname().sysname == "Linux":
        assert list((tmp_path / "tamashii" / "slots").glob("slot-*"))


def test_the_list_tells_title_time_and_campaign(store: SlotStore, slot_id: str) -> None:
    (info,) = store.list()
    assert (info.id, info.title, info.status, info.sentence) == (slot_id, "Night shift", "ok", "")
    assert info.summary == CAMPAIGN
    assert abs(datetime.now(UTC) - info.saved_at) < timedelta(minutes=3)


@pytest.mark.parametrize("seconds", [-(2.0**40), -1.0, 2.0**40, 2.0**62, float("inf")])
def test_a_time_no_calendar_has_is_told_as_1970(seconds: float) -> None:
    """A disk in memory keeps any number as a date; one slot with such a file must not hide all others."""
    assert disk.time_of(seconds) == datetime(1970, 1, 1, tzinfo=UTC)


def test_dates_the_disk_keeps_do_not_hide_the_slots(store: SlotStore, slot_id: str) -> None:
    for path in (store.root / slot_id).rglob("*.toml"):
        os.utime(path, (2.0**40, 2.0**40))
    (info,) = store.list()
    assert info.status == "ok"


def test_the_slot_saved_last_comes_first(store: SlotStore) -> None:
    ids = [played(store, f"Number {number}") for number in range(3)]
    for age, slot_id in zip((20, 10, 30), ids, strict=True):
        for path in (store.root / slot_id).iterdir():
            os.utime(path, (2_000_000_000 - age, 2_000_000_000 - age))
    assert [info.title for info in store.list()] == ["Number 1", "Number 0", "Number 2"]


def test_other_things_in_the_place_are_no_slots(store: SlotStore, slot_id: str) -> None:
    (store.root / "notes.txt").write_text("mine")
    (store.root / "slot-").mkdir()
    (store.root / "new-slot-7f3k").mkdir()
    assert [info.id for info in store.list()] == [slot_id]


def test_there_is_an_end_to_the_slots_made_and_listed(tmp_path: Path) -> None:
    store = SlotStore(tmp_path, most=3)
    for _ in range(3):
        store.create("x", {}).close()
    with pytest.raises(SaveFailed, match="there are 3 already"):
        store.create("x", {})
    SlotStore(tmp_path).create("x", {}).close()
    assert len(store.list()) == 3


def test_a_deleted_slot_comes_back_as_it_was(store: SlotStore, slot_id: str) -> None:
    before = picture(store.root / slot_id)
    store.delete(slot_id)
    assert store.list() == ()
    with pytest.raises(SlotMissing):
        store.open(slot_id)
    assert [(info.id, info.title) for info in store.deleted()] == [(slot_id, "Night shift")]
    assert store.undelete(slot_id) == slot_id
    assert picture(store.root / slot_id) == before
    assert store.deleted() == ()


def test_the_last_five_deleted_are_kept_the_newest_first(store: SlotStore) -> None:
    ids = [played(store, f"Number {number}") for number in range(7)]
    for slot_id in ids:
        store.delete(slot_id)
    assert [info.id for info in store.deleted()] == ids[:1:-1]
    with pytest.raises(SlotMissing):
        store.undelete(ids[0])


def test_a_deleted_slot_comes_back_beside_one_that_took_its_name(store: SlotStore, slot_id: str) -> None:
    store.delete(slot_id)
    (store.root / slot_id).mkdir()
    back = store.undelete(slot_id)
    assert back != slot_id
    assert reopened(store, back)[0] == state(5)


def test_a_backup_that_is_not_there_is_missing(store: SlotStore, slot_id: str) -> None:
    before = picture(store.root / slot_id)
    for name in ("", "mended", "9-zzzzzz", "../backups/5", "aside"):
        with pytest.raises(SlotMissing):
            store.restore(slot_id, name)
    assert picture(store.root / slot_id) == before


def test_a_slot_without_backups_says_so(store: SlotStore) -> None:
    store.create("New", {}).close()
    (info,) = store.list()
    assert info.backups == ()
    with pytest.raises(SlotMissing, match="no backup"):
        store.restore(info.id)


def test_restoring_can_itself_be_taken_back(store: SlotStore, slot_id: str) -> None:
    files = ("campaign.toml", "snapshot.toml", "journal.toml")
    before = {name: (store.root / slot_id / name).read_bytes() for name in files}
    store.restore(slot_id)
    assert reopened(store, slot_id)[0] == state(4)
    assert {path.name: path.read_bytes() for path in (store.root / slot_id / "aside" / "1").iterdir()} == before


def test_after_restoring_new_snapshots_are_still_the_newest(store: SlotStore, slot_id: str) -> None:
    store.restore(slot_id, store.list()[0].backups[-1].name)
    with store.open(slot_id) as slot:
        for number in range(20, 25):
            slot.rebase(state(number))
    store.restore(slot_id)
    assert reopened(store, slot_id)[0] == state(23)
