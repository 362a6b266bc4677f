"""One writer a slot: the second is told who holds it, may look, and gets it the moment the first is gone."""

from __future__ import annotations

import re
import subprocess
from datetime import datetime
from pathlib import Path

import pytest

from saves import lock
from saves.faults import SaveFailed, SlotBusy
from saves.store import SlotStore
from tests.saves.process import running
from tests.saves.slots import answer, picture, position, reopened


def heard(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def lock_file(store: SlotStore, slot_id: str) -> Path:
    return store.root / "locks" / f"{slot_id}.lock"


def test_the_second_process_is_told_who_holds_the_slot_and_since_when(store: SlotStore, slot_id: str) -> None:
    with running("hold", store.root, slot_id) as process:
        assert heard(process) == "held"
        with pytest.raises(SlotBusy) as caught:
            store.open(slot_id)
        info = store.list()[0]
    sentence = str(caught.value)
    found = re.fullmatch(
        r"It is being played in another window \((?:terminal \S+, )?since (\d{4}-\d\d-\d\d \d\d:\d\d)\)\.", sentence
    )
    assert found is not None, sentence
    assert abs((datetime.now() - datetime.fromisoformat(found[1])).total_seconds()) < 180
    assert (info.status, info.sentence, info.title) == ("busy", sentence, "Night shift")


def test_the_second_process_may_look_at_what_the_first_saved(store: SlotStore, slot_id: str) -> None:
    with running("hold", store.root, slot_id) as process:
        assert heard(process) == "held"
        assert process.stdin is not None
        for number in range(3):
            process.stdin.write("\n")
            process.stdin.flush()
            assert heard(process) == "added"
            before = picture(store.root)
            with store.open(slot_id, look=True) as seen:
                assert seen.answers[-1] == answer(100 + number)
            assert picture(store.root) == before


def test_a_killed_holder_leaves_nothing_in_the_way(store: SlotStore, slot_id: str) -> None:
    with running("hold", store.root, slot_id) as process:
        assert heard(process) == "held"
        process.kill()
        process.wait()
        assert [info.status for info in store.list()] == ["ok"]
        assert len(reopened(store, slot_id)[1]) == 3


def test_a_held_slot_is_not_deleted_or_restored(store: SlotStore, slot_id: str) -> None:
    with running("hold", store.root, slot_id) as process:
        assert heard(process) == "held"
        for attempt in (store.delete, store.restore):
            with pytest.raises(SlotBusy):
                attempt(slot_id)
        assert [info.id for info in store.list()] == [slot_id]


def test_the_holder_can_be_asked_to_end(store: SlotStore, slot_id: str) -> None:
    if not lock.PROC_LOCKS.exists():
        pytest.skip("the kernel has no table of locks to read")
    with running("hold", store.root, slot_id) as process:
        assert heard(process) == "held"
        store.take_over(slot_id)
        assert process.wait() != 0
        reopened(store, slot_id)


def test_nobody_is_ended_for_what_a_file_says(
    store: SlotStore, slot_id: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lock, "PROC_LOCKS", tmp_path / "nothing")
    with running("hold", store.root, slot_id) as process:
        assert heard(process) == "held"
        with pytest.raises(SlotBusy, match="in another window"):
            store.take_over(slot_id)
        assert process.poll() is None


def test_a_process_does_not_end_itself(store: SlotStore, slot_id: str) -> None:
    with store.open(slot_id), pytest.raises(SlotBusy):
        store.take_over(slot_id)


def test_one_process_cannot_open_a_slot_twice(store: SlotStore, slot_id: str) -> None:
    with store.open(slot_id) as slot:
        with pytest.raises(SlotBusy, match="in another window"):
            store.open(slot_id)
        slot.append(answer(9))
        expected = position(slot)
    assert reopened(store, slot_id) == expected


STRAY = [
    b"",
    b"\0" * 100,
    b"1",
    b'pid = 1\nhost = "elsewhere"\n',
    b"pid = 4000000000\n",
    b"\xff\xfe\x1b[2J",
    b"x" * 6_000_000,
]


@pytest.mark.parametrize("text", STRAY, ids=range(len(STRAY)))
def test_a_stray_lock_file_does_no_harm(store: SlotStore, slot_id: str, text: bytes) -> None:
    lock_file(store, slot_id).write_bytes(text)
    assert [info.status for info in store.list()] == ["ok"]
    assert len(reopened(store, slot_id)[1]) == 3


@pytest.mark.parametrize("text", STRAY, ids=range(len(STRAY)))
def test_what_a_lock_file_says_is_only_text(store: SlotStore, slot_id: str, text: bytes) -> None:
    with store.open(slot_id):
        lock_file(store, slot_id).write_bytes(text)
        with pytest.raises(SlotBusy, match=r"^It is being played[ -~]*\.$"):
            store.open(slot_id)


def test_words_of_a_lock_file_are_cleaned_and_short(store: SlotStore, slot_id: str) -> None:
    with store.open(slot_id):
        lock_file(store, slot_id).write_text(
            f'pid = -4\nhost = "a\\u001b[2Jb"\nterminal = "{"t" * 99}"\nsince = "99999-01-01"\n'
        )
        with pytest.raises(SlotBusy) as caught:
            store.open(slot_id)
    assert str(caught.value) == f"It is being played on a [2Jb (terminal {'t' * 40})."


def test_a_link_for_a_lock_file_is_not_followed(store: SlotStore, slot_id: str, tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious")
    lock_file(store, slot_id).unlink()
    lock_file(store, slot_id).symlink_to(victim)
    with pytest.raises(SaveFailed, match="a link stands in its place"):
        store.open(slot_id)
    assert victim.read_text() == "precious"
    assert [info.status for info in store.list()] == ["ok"]


def test_listing_again_and_again_keeps_nobody_out(store: SlotStore, slot_id: str) -> None:
    with running("hold", store.root, slot_id) as process:
        assert heard(process) == "held"
        for _ in range(20):
            assert [info.status for info in store.list()] == ["busy"]
    for _ in range(20):
        store.list()
        store.open(slot_id).close()
