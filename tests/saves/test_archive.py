"""Out to one file and in again: the same campaign; and no archive reaches beyond its slot."""

from __future__ import annotations

import io
import os
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saves import archive, position
from saves.faults import SaveFailed, SaveFault, SlotDamaged, SlotMissing, SlotNewer
from saves.store import SlotStore
from tests.saves.slots import CAMPAIGN, answer, picture, played, reopened, state

FILES = ("campaign.toml", "snapshot.toml", "journal.toml")


@pytest.fixture
def exported(store: SlotStore, slot_id: str, tmp_path: Path) -> Path:
    file = tmp_path / "night.zip"
    store.export(slot_id, file)
    return file


def contents(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as found:
        return {name: found.read(name) for name in found.namelist()}


def packed(file: Path, entries: list[tuple[str, bytes]], method: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(file, "w", method) as target:
        for name, data in entries:
            target.writestr(name, data)
    return file


def test_exported_wiped_and_imported_it_is_the_same_campaign(store: SlotStore, slot_id: str, exported: Path) -> None:
    before = reopened(store, slot_id)
    store.delete(slot_id)
    back = store.import_(exported)
    assert reopened(store, back) == before
    assert [info.title for info in store.list()] == ["Night shift"]


def test_imported_beside_itself_it_is_a_slot_of_its_own(store: SlotStore, slot_id: str, exported: Path) -> None:
    back = store.import_(exported)
    with store.open(back) as slot:
        slot.append(answer(9))
    assert len(reopened(store, slot_id)[1]) == 3


def test_a_slot_without_a_game_goes_out_and_in(store: SlotStore, tmp_path: Path) -> None:
    store.create("New", CAMPAIGN).close()
    store.export(store.list()[0].id, tmp_path / "new.zip")
    assert list(contents(tmp_path / "new.zip")) == ["campaign.toml"]
    assert reopened(store, store.import_(tmp_path / "new.zip")) == (None, [], CAMPAIGN)


def test_it_holds_the_three_files_and_nothing_more(store: SlotStore, slot_id: str, exported: Path) -> None:
    assert contents(exported) == {name: (store.root / slot_id / name).read_bytes() for name in FILES}
    assert exported.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in exported.parent.iterdir()) == ["night.zip", "slots"]


def test_equal_slots_give_equal_files(store: SlotStore, slot_id: str, exported: Path) -> None:
    store.export(slot_id, exported.with_name("again.zip"))
    assert exported.with_name("again.zip").read_bytes() == exported.read_bytes()


def test_it_can_be_exported_while_it_is_played(store: SlotStore, slot_id: str, tmp_path: Path) -> None:
    with store.open(slot_id) as slot:
        slot.append(answer(9))
        store.export(slot_id, tmp_path / "x.zip")
        assert reopened(store, store.import_(tmp_path / "x.zip"))[1] == slot.answers


def test_a_file_that_is_there_is_kept_unless_told_otherwise(store: SlotStore, slot_id: str, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("mine")
    with pytest.raises(SaveFailed, match="the name is taken"):
        store.export(slot_id, file)
    assert file.read_text() == "mine"
    store.export(slot_id, file, overwrite=True)
    store.import_(file)
    for place in (tmp_path, Path("/")):
        with pytest.raises(SaveFailed, match="the name is taken"):
            store.export(slot_id, place, overwrite=True)
    with pytest.raises(SaveFailed, match="gone"):
        store.export(slot_id, tmp_path / "nowhere" / "x.zip")


def test_a_damaged_slot_is_not_exported(store: SlotStore, slot_id: str, tmp_path: Path) -> None:
    (store.root / slot_id / "journal.toml").write_bytes(b"")
    with pytest.raises(SlotDamaged):
        store.export(slot_id, tmp_path / "x.zip")
    assert not (tmp_path / "x.zip").exists()


@pytest.mark.parametrize(
    "name", ["../campaign.toml", "/tmp/campaign.toml", "a/campaign.toml", "..\\campaign.toml", "Campaign.toml", "x.py"]
)
def test_an_archive_with_any_other_name_is_refused(store: SlotStore, exported: Path, tmp_path: Path, name: str) -> None:
    file = packed(tmp_path / "bad.zip", [*contents(exported).items(), (name, b"x")])
    before = picture(tmp_path)
    with pytest.raises(SlotDamaged, match="other files"):
        store.import_(file)
    assert picture(tmp_path) == before


def test_an_archive_with_a_name_twice_is_refused(store: SlotStore, exported: Path, tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match="Duplicate"):
        file = packed(tmp_path / "bad.zip", [*contents(exported).items(), *contents(exported).items()])
    with pytest.raises(SlotDamaged, match="other files"):
        store.import_(file)


def test_an_archive_that_unpacks_to_more_than_a_file_may_hold_is_refused(
    store: SlotStore, exported: Path, tmp_path: Path
) -> None:
    files = contents(exported)
    file = packed(tmp_path / "bomb.zip", [("campaign.toml", files["campaign.toml"]), ("snapshot.toml", bytes(10**7))])
    with pytest.raises(SlotDamaged, match="larger than 5 MB"):
        store.import_(file)


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_only_the_usual_ways_of_packing_are_read(store: SlotStore, exported: Path, tmp_path: Path, method: int) -> None:
    with pytest.raises(SlotDamaged, match="packed in another way"):
        store.import_(packed(tmp_path / "x.zip", list(contents(exported).items()), method))


@pytest.mark.parametrize("missing", FILES)
def test_an_archive_that_lacks_a_file(store: SlotStore, exported: Path, tmp_path: Path, missing: str) -> None:
    file = packed(tmp_path / "x.zip", [entry for entry in contents(exported).items() if entry[0] != missing])
    if missing == "journal.toml":
        assert reopened(store, store.import_(file))[:2] == (state(5), [])
    else:
        with pytest.raises(SlotDamaged):
            store.import_(file)


def test_an_archive_of_damaged_or_newer_files_is_refused(store: SlotStore, exported: Path, tmp_path: Path) -> None:
    files = contents(exported)
    for name in FILES:
        for fault, data in ((SlotDamaged, b"x"), (SlotNewer, files[name].replace(b"format = 2", b"format = 3"))):
            with pytest.raises(fault):
                store.import_(packed(tmp_path / "x.zip", list({**files, name: data}.items())))
    assert len(store.list()) == 1


def test_a_file_to_import_that_is_no_archive(store: SlotStore, tmp_path: Path) -> None:
    with pytest.raises(SlotMissing):
        store.import_(tmp_path / "nothing")
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path, tmp_path / "pipe"):
        with pytest.raises(SlotDamaged):
            store.import_(place)
    assert not store.root.exists()


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    store = SlotStore(tmp_path_factory.mktemp("sample"))
    return archive.pack(position.read_parts(store.root / played(store)))


@given(data=st.data())
@settings(deadline=None, max_examples=100)
def test_an_archive_with_any_byte_changed_gives_the_same_slot_or_one_sentence(
    sample: bytes, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(sample) - 1))
    changed = bytearray(sample)
    changed[place] = data.draw(st.integers(0, 255))
    found: object = None
    try:
        found = archive.unpack(bytes(changed))
    except SaveFault as fault:
        found = str(fault)[-1:]
    assert found in (archive.unpack(sample), ".")


@given(st.binary(max_size=200))
@settings(deadline=None)
def test_any_bytes_are_refused_in_one_sentence(data: bytes) -> None:
    with pytest.raises(SlotDamaged, match=r"^The file is no exported slot"):
        archive.unpack(data)


def test_an_archive_made_by_another_packer_is_read(store: SlotStore, exported: Path, tmp_path: Path) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as target:
        for name in reversed(FILES):
            target.writestr(zipfile.ZipInfo(name, (2030, 1, 1, 0, 0, 0)), contents(exported)[name])
    (tmp_path / "x.zip").write_bytes(buffer.getvalue())
    assert reopened(store, store.import_(tmp_path / "x.zip"))[0] == state(5)
