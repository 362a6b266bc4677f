"""A damaged slot is marked, says what is wrong, is not changed by trying, and can be restored or deleted."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import backups, toml_files
from saves.faults import SaveFailed, SlotDamaged, SlotNewer
from saves.store import SlotStore
from tests.saves.slots import answer, picture, played, reopened, state


def directory(path: Path) -> None:
    path.unlink()
    path.mkdir()


def pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def link(path: Path) -> None:
    other = path.parent.parent.parent / "elsewhere"
    path.rename(other)
    path.symlink_to(other)


DAMAGES: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "cut-in-its-head": lambda path: path.write_bytes(path.read_bytes()[:15]),
    "zeros": lambda path: path.write_bytes(bytes(path.stat().st_size)),
    "other-text": lambda path: path.write_text("hello"),
    "wrong-types": lambda path: path.write_bytes(toml_files.seal({"id": 3, "title": 3, "state": 3, "snapshot": 3})),
    "no-text": lambda path: path.write_bytes(os.urandom(2000)),
    "too-large": lambda path: path.write_bytes(bytes(5_000_001)),
    "changed": lambda path: path.write_bytes(path.read_bytes().replace(b" = ", b" - ", 3)),
    "directory": directory,
    "pipe": pipe,
    "link": link,
}
FILES = ("campaign.toml", "snapshot.toml", "journal.toml")
MISSING = [("missing", file) for file in FILES]


@pytest.fixture(params=[(damage, file) for damage in DAMAGES for file in FILES] + MISSING, ids="-".join)
def damaged(request: pytest.FixtureRequest, store: SlotStore, slot_id: str) -> str:
    damage, file = request.param
    path = store.root / slot_id / file
    DAMAGES.get(damage, Path.unlink)(path)
    return slot_id


def test_a_damaged_slot_is_marked_and_left_alone(store: SlotStore, damaged: str) -> None:
    sound = played(store, "Sound")
    before = picture(store.root / damaged)

    infos = {info.id: info for info in store.list()}
    assert infos[sound].status == "ok"
    info = infos[damaged]
    assert info.status == "damaged"
    assert info.sentence.endswith(".")
    assert info.title == "Night shift"
    assert info.backups

    for look in (False, True):
        with pytest.raises(SlotDamaged) as caught:
            store.open(damaged, look=look)
        assert str(caught.value) == info.sentence
    assert picture(store.root / damaged) == before


def test_a_damaged_slot_can_be_restored(store: SlotStore, damaged: str) -> None:
    store.restore(damaged)
    found = reopened(store, damaged)
    assert found[0] in (state(4), state(5))
    assert [info.status for info in store.list()] == ["ok"]
    with store.open(damaged) as slot:
        slot.append(answer(9))
        slot.rebase(state(6))


def test_a_damaged_slot_can_be_deleted_and_comes_back_damaged(store: SlotStore, damaged: str) -> None:
    before = picture(store.root / damaged)
    store.delete(damaged)
    assert store.list() == ()
    assert [info.status for info in store.deleted()] == ["damaged"]
    store.undelete(damaged)
    assert picture(store.root / damaged) == before


def test_with_only_the_journal_damaged_the_answers_before_that_are_saved(store: SlotStore, slot_id: str) -> None:
    path = store.root / slot_id / "journal.toml"
    path.write_bytes(path.read_bytes().replace(b"serial = 52", b"serial = x"))
    (info,) = store.list()
    assert info.backups[0].name == backups.MENDED
    store.restore(slot_id, backups.MENDED)
    assert reopened(store, slot_id)[:2] == (state(5), [answer(50), answer(51)])


def test_a_journal_without_a_head_costs_only_its_answers(store: SlotStore, slot_id: str) -> None:
    (store.root / slot_id / "journal.toml").write_bytes(b"")
    store.restore(slot_id)
    assert reopened(store, slot_id)[:2] == (state(5), [])


def test_a_missing_journal_costs_only_its_answers(store: SlotStore, slot_id: str) -> None:
    (store.root / slot_id / "journal.toml").unlink()
    (info,) = store.list()
    assert (info.status, info.sentence) == ("damaged", "journal.toml is missing.")
    assert info.backups[0].name == backups.MENDED
    store.restore(slot_id)
    assert reopened(store, slot_id)[:2] == (state(5), [])


def test_a_slot_whose_game_has_not_begun_has_no_journal_to_miss(store: SlotStore) -> None:
    store.create("x", {}).close()
    (info,) = store.list()
    assert (info.status, info.backups) == ("ok", ())
    assert reopened(store, info.id) == (None, [], {})


def test_a_backup_without_its_journal_is_passed_over(store: SlotStore, slot_id: str) -> None:
    folder = store.root / slot_id
    newest = store.list()[0].backups[0]
    (folder / "backups" / f"{newest.name}.journal.toml").unlink()
    (folder / "snapshot.toml").write_bytes(b"")
    assert newest.name not in {backup.name for backup in store.list()[0].backups}
    store.restore(slot_id)
    assert reopened(store, slot_id)[0] == state(3)


def test_a_journal_that_stands_on_another_snapshot_is_not_played(store: SlotStore, slot_id: str) -> None:
    older = store.list()[0].backups[0].name
    shutil.copy(store.root / slot_id / "backups" / f"{older}.journal.toml", store.root / slot_id / "journal.toml")
    assert reopened(store, slot_id)[:2] == (state(5), [])
    with store.open(slot_id) as slot:
        slot.append(answer(9))
    assert reopened(store, slot_id)[:2] == (state(5), [answer(9)])


def test_a_broken_backup_is_passed_over(store: SlotStore, slot_id: str) -> None:
    folder = store.root / slot_id
    newest = store.list()[0].backups[0]
    (folder / "backups" / f"{newest.name}.snapshot.toml").write_bytes(b"")
    (folder / "snapshot.toml").write_bytes(b"")
    (info,) = store.list()
    assert newest.name not in {backup.name for backup in info.backups}
    with pytest.raises(SlotDamaged):
        store.restore(slot_id, newest.name)
    store.restore(slot_id)
    assert reopened(store, slot_id)[0] == state(3)


@pytest.mark.parametrize("file", FILES)
def test_a_newer_slot_is_named_and_left_alone(store: SlotStore, slot_id: str, file: str) -> None:
    path = store.root / slot_id / file
    path.write_bytes(path.read_bytes().replace(b"format = 2", b"format = 3", 1))
    before = picture(store.root / slot_id)
    (info,) = store.list()
    sentence = "Made by a newer Tamashii: format 3, this one reads up to 2."
    assert (info.status, info.sentence, info.title) == ("newer", sentence, "Night shift")
    for look in (False, True):
        with pytest.raises(SlotNewer) as caught:
            store.open(slot_id, look=look)
        assert str(caught.value) == sentence
    assert picture(store.root / slot_id) == before


def test_an_empty_folder_is_a_damaged_slot(store: SlotStore) -> None:
    store.create("x", {}).close()
    (store.root / "slot-0000").mkdir()
    info = next(info for info in store.list() if info.id == "slot-0000")
    assert (info.status, info.title, info.sentence) == ("damaged", "slot-0000", "campaign.toml is missing.")
    store.delete("slot-0000")


@pytest.mark.parametrize("target", ["slot", "file", "nowhere"])
def test_a_slot_that_is_a_link_is_not_followed(store: SlotStore, slot_id: str, tmp_path: Path, target: str) -> None:
    outside = tmp_path / "outside"
    if target == "slot":
        (store.root / slot_id).rename(outside)
    elif target == "file":
        outside.write_text("precious")
    planted = store.root / "slot-0000"
    planted.symlink_to(outside)
    before = picture(tmp_path / "outside") if target == "slot" else {}

    info = next(info for info in store.list() if info.id == "slot-0000")
    assert info.status == "damaged"
    for attempt in (store.open, store.restore):
        with pytest.raises(SlotDamaged, match="A link or a file stands"):
            attempt("slot-0000")
    for _ in range(7):
        store.delete("slot-0000")
        planted.symlink_to(outside)
    if target == "slot":
        assert picture(outside) == before
    elif target == "file":
        assert outside.read_text() == "precious"


@pytest.mark.parametrize("name", ["backups", "aside"])
def test_a_link_in_place_of_a_folder_within_is_not_followed(
    store: SlotStore, slot_id: str, tmp_path: Path, name: str
) -> None:
    folder, outside = store.root / slot_id, tmp_path / "outside"
    outside.mkdir()
    (outside / "1-000000.snapshot.toml").write_text("precious")
    if (folder / name).exists():
        (folder / name).rename(tmp_path / "before")
    (folder / name).symlink_to(outside)
    before = picture(outside)
    with store.open(slot_id) as slot:
        with pytest.raises(SaveFailed, match="a link stands in its place"):
            slot.rebase({}) if name == "backups" else slot.keep_aside()
        slot.append(answer(9))
    assert picture(outside) == before
    assert reopened(store, slot_id)[1][-1] == answer(9)


@pytest.mark.parametrize("name", ["trash", "locks"])
def test_a_link_in_place_of_a_folder_beside_is_not_followed(
    store: SlotStore, slot_id: str, tmp_path: Path, name: str
) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    if (store.root / name).exists():
        (store.root / name).rename(tmp_path / "before")
    (store.root / name).symlink_to(outside)
    with pytest.raises(SaveFailed, match="a link stands in its place"):
        store.delete(slot_id)
    assert list(outside.iterdir()) == []
    assert [info.status for info in store.list()] == ["ok"]


def test_a_title_from_elsewhere_is_cleaned_and_cut(store: SlotStore, slot_id: str) -> None:
    path = store.root / slot_id / "campaign.toml"
    path.write_bytes(toml_files.seal({"title": "\x1b[2J" + "x" * 300, "created": "", "campaign": {}}))
    with store.open(slot_id) as slot:
        assert slot.title == "[2J" + "x" * 57
    path.write_bytes(toml_files.seal({"title": "\n", "created": "", "campaign": {}}))
    assert store.list()[0].title == "Untitled"
