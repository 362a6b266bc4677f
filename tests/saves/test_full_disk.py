"""Real limits of the system: a file system of one megabyte, and a limit on the size of files."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from saves.faults import SaveFailed
from saves.slot import OpenSlot
from saves.store import SlotStore
from tests.saves.slots import CAMPAIGN, answer, append_many, picture, played, position, reopened, state


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "small"
    place.mkdir()
    mount = shutil.which("mount")
    if mount is None or os.geteuid() != 0:
        pytest.skip("only the system's owner may mount")
    if subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=1m", "none", place], capture_output=True, check=False
    ).returncode:
        pytest.skip("no file system can be mounted here")
    yield place
    subprocess.run(["umount", place], check=True)


def fill(place: Path) -> Path:
    """Take all that is left of a disk."""
    filler = place / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    return filler


WRITES: dict[str, Callable[[OpenSlot], None]] = {
    "answers": append_many,
    "snapshot": lambda slot: slot.rebase({"text": "x" * 10_000}),
    "campaign": lambda slot: slot.write_campaign({"text": "x" * 10_000}),
}


@pytest.mark.parametrize("write", WRITES)
def test_on_a_full_disk_the_previous_save_stands_and_play_goes_on_once_there_is_room(
    small_disk: Path, write: str
) -> None:
    store = SlotStore(small_disk / "slots")
    slot_id = played(store)
    with store.open(slot_id) as slot:
        before = position(slot)
        filler = fill(small_disk)
        with pytest.raises(SaveFailed, match=r"^Not saved: the disk is full\.$"):
            WRITES[write](slot)
        at = position(slot)
        assert (at[0], at[1][:3], at[2]) == before
        with store.open(slot_id, look=True) as seen:
            assert position(seen) == at
        with pytest.raises(SaveFailed, match="the disk is full"):
            store.create("Second", CAMPAIGN)
        filler.unlink()
        slot.append(answer(300))
        slot.rebase(state(9))
    assert reopened(store, slot_id) == (state(9), [], CAMPAIGN)
    assert [info.id for info in store.list()] == [slot_id]


def test_a_full_disk_still_opens_its_slots(small_disk: Path) -> None:
    store = SlotStore(small_disk / "slots")
    slot_id = played(store)
    fill(small_disk)
    assert len(reopened(store, slot_id)[1]) == 3


def test_a_read_only_disk_can_be_looked_at(small_disk: Path) -> None:
    store = SlotStore(small_disk / "slots")
    slot_id = played(store)
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    before = picture(store.root)
    with pytest.raises(SaveFailed, match="the disk can only be read"):
        store.open(slot_id)
    with pytest.raises(SaveFailed, match="the disk can only be read"):
        store.create("Second", CAMPAIGN)
    with pytest.raises(SaveFailed, match="the disk can only be read"):
        store.delete(slot_id)
    with store.open(slot_id, look=True) as seen:
        assert len(seen.answers) == 3
    assert [info.status for info in store.list()] == ["ok"]
    assert picture(store.root) == before


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_limit_on_files_cuts_no_answer_in_two(store: SlotStore, slot_id: str) -> None:
    journal = store.root / slot_id / "journal.toml"
    with store.open(slot_id) as slot:
        before = journal.stat().st_size
        with files_no_larger_than(before + 20):
            with pytest.raises(SaveFailed, match="size limit"):
                slot.append(answer(9))
            with pytest.raises(SaveFailed, match="size limit"):
                slot.rebase({"text": "x" * 10_000})
        assert journal.stat().st_size == before
        slot.append(answer(9))
        expected = position(slot)
    assert reopened(store, slot_id) == expected


def test_a_folder_that_may_not_be_written(store: SlotStore, slot_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with store.open(slot_id) as slot:
        expected = position(slot)

        def refuse(*args: object, **kwargs: object) -> int:
            raise PermissionError(13, "Permission denied")

        with monkeypatch.context() as patch:
            for name in ("write", "replace", "link", "mkdir"):
                patch.setattr(os, name, refuse)
            for write in WRITES.values():
                with pytest.raises(SaveFailed, match="permission is denied"):
                    write(slot)
    assert reopened(store, slot_id) == expected
