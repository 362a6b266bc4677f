"""Whatever ends the process between two operations on files, the slot opens at the position before or after."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from saves.faults import SaveFailed
from saves.slot import OpenSlot
from saves.store import SlotStore
from tests.saves.faulty import Died, FaultyDisk
from tests.saves.slots import CAMPAIGN, Position, answer, played, position, reopened, state

Change = Callable[[OpenSlot], None]

TAIL = [answer(70), answer(71)]
PAID = {**CAMPAIGN, "won": 2}

CHANGES: dict[str, Change] = {
    "append": lambda slot: slot.append(answer(9)),
    "drop": lambda slot: slot.drop(1),
    "step": lambda slot: slot.rebase(state(7)),
    "undo-across-a-step": lambda slot: slot.rebase(state(4), TAIL),
    "end-of-scenario": lambda slot: slot.rebase(state(8), TAIL, PAID),
    "campaign": lambda slot: slot.write_campaign(PAID),
}
UNLIKE = ("append", "end-of-scenario", "campaign")
"""One of each way of writing; the rest take parts of the same way."""


@contextmanager
def faulty_disk() -> Iterator[FaultyDisk]:
    with pytest.MonkeyPatch.context() as patch:
        disk = FaultyDisk(patch)
        yield disk
    disk.close()


class Bench:
    """A played slot that is there anew for each try."""

    def __init__(self, tmp_path: Path) -> None:
        self._pattern = SlotStore(tmp_path / "pattern")
        self._tmp_path = tmp_path
        self.slot_id = played(self._pattern)

    def fresh(self, name: str = "try", of: SlotStore | None = None) -> SlotStore:
        """A copy of the slots, without anyone's lock on them: as the next process finds them."""
        place = self._tmp_path / name
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree((of or self._pattern).root, place, symlinks=True)
        return SlotStore(place)

    def rehearse(self, change: Change) -> tuple[Position, Position, int]:
        """The positions before and after a change, and how many operations on files it takes."""
        with self.fresh().open(self.slot_id) as slot, faulty_disk() as disk:
            before = position(slot)
            change(slot)
            return before, position(slot), disk.calls


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


@pytest.mark.parametrize("name", CHANGES)
def test_a_death_at_any_operation_leaves_one_of_two_positions(bench: Bench, name: str) -> None:
    before, done, operations = bench.rehearse(CHANGES[name])
    found = []
    for operation in range(1, operations + 1):
        store = bench.fresh()
        with store.open(bench.slot_id) as slot, faulty_disk() as disk:
            disk.die_at = operation
            with pytest.raises(Died):
                CHANGES[name](slot)
        with store.open(bench.slot_id, look=True) as seen:
            at = position(seen)
        assert at in (before, done)
        assert reopened(store, bench.slot_id) == at
        assert not list((store.root / bench.slot_id).glob("*.new"))
        found.append(at == done)
    assert found == sorted(found), "once the new position was there, it stays"
    assert not found[0]


@pytest.mark.parametrize("name", CHANGES)
def test_after_a_power_cut_at_any_operation_play_goes_on(bench: Bench, name: str) -> None:
    before, done, operations = bench.rehearse(CHANGES[name])
    for operation in range(1, operations + 1):
        store = bench.fresh()
        with store.open(bench.slot_id) as slot, faulty_disk() as disk:
            disk.die_at = operation
            with pytest.raises(Died):
                CHANGES[name](slot)
            disk.cut_power()
        with store.open(bench.slot_id) as slot:
            assert position(slot) in (before, done)
            slot.append(answer(99))
            slot.rebase(state(20))
            slot.append(answer(98))
            expected = position(slot)
        assert reopened(store, bench.slot_id) == expected
        assert [info.status for info in store.list()] == ["ok"]


@pytest.mark.parametrize("name", CHANGES)
def test_what_a_call_has_saved_outlives_a_power_cut(bench: Bench, name: str) -> None:
    _, done, _ = bench.rehearse(CHANGES[name])
    store = bench.fresh()
    with store.open(bench.slot_id) as slot, faulty_disk() as disk:
        CHANGES[name](slot)
        disk.cut_power()
    assert reopened(store, bench.slot_id) == done


@pytest.mark.parametrize(
    ("error", "after"),
    [pytest.param(errno.ENOSPC, False, id="disk-full"), pytest.param(errno.EIO, True, id="done-but-told-otherwise")],
)
@pytest.mark.parametrize("name", UNLIKE)
def test_an_operation_that_fails_is_told_and_play_goes_on(bench: Bench, name: str, error: int, after: bool) -> None:
    before, done, operations = bench.rehearse(CHANGES[name])
    told = set()
    for operation in range(1, operations + 1):
        store = bench.fresh()
        with store.open(bench.slot_id) as slot:
            with faulty_disk() as disk:
                disk.fail_at, disk.after, disk.error = operation, after, error
                try:
                    CHANGES[name](slot)
                except SaveFailed as fault:
                    told.add(str(fault))
                else:
                    assert position(slot) == done
            assert position(slot) in (before, done)
            assert after or position(slot) == done or not list((store.root / bench.slot_id).glob("*.new"))
            slot.append(answer(99))
            slot.write_campaign({"won": 3})
            expected = position(slot)
        assert expected[1:] == ([*expected[1][:-1], answer(99)], {"won": 3})
        assert reopened(store, bench.slot_id) == expected
    assert told
    assert after or told == {"Not saved: the disk is full."}


@pytest.mark.parametrize("name", UNLIKE)
def test_while_the_disk_stays_full_each_call_says_so(bench: Bench, name: str) -> None:
    before, done, operations = bench.rehearse(CHANGES[name])
    for operation in range(1, operations + 1):
        store = bench.fresh()
        with store.open(bench.slot_id) as slot:
            with faulty_disk() as disk:
                disk.fail_at, disk.failing = operation, 10**6
                try:
                    CHANGES[name](slot)
                except SaveFailed:
                    assert position(slot) in (before, done)
                at = position(slot)
                for change in ("append", "step", "campaign"):
                    with pytest.raises(SaveFailed):
                        CHANGES[change](slot)
                assert position(slot) == at
            slot.append(answer(99))
        assert reopened(store, bench.slot_id) == (at[0], [*at[1], answer(99)], at[2])


def test_an_interrupt_right_after_the_swap_loses_no_answer(bench: Bench) -> None:
    store = bench.fresh()
    with store.open(bench.slot_id) as slot:
        with faulty_disk() as disk, pytest.MonkeyPatch.context() as patch:

            def interrupted(source: Path, target: Path) -> NoReturn:
                disk.real["replace"](source, target)
                raise KeyboardInterrupt

            patch.setattr("os.replace", interrupted)
            with pytest.raises(KeyboardInterrupt):
                slot.rebase(state(4), TAIL, PAID)
        assert position(slot) == (state(4), TAIL, PAID)
        slot.append(answer(72))
    assert reopened(store, bench.slot_id) == (state(4), [*TAIL, answer(72)], PAID)


def test_a_death_while_slots_are_made_and_deleted_leaves_all_or_nothing(bench: Bench) -> None:
    finished = False
    operation = 0
    while not finished:
        operation += 1
        store = bench.fresh()
        with faulty_disk() as disk:
            disk.die_at = operation
            try:
                store.delete(bench.slot_id)
                store.undelete(bench.slot_id)
                store.create("Second", CAMPAIGN).close()
                finished = True
            except Died:
                pass
        survivor = bench.fresh("killed", store)
        infos = survivor.list() + survivor.deleted()
        assert {info.status for info in infos} == {"ok"}
        assert [info.title for info in infos].count("Night shift") == 1
        for info in survivor.list():
            survivor.open(info.id).close()
    assert operation > 10


def test_a_death_while_restoring_leaves_a_slot_that_can_be_restored(bench: Bench) -> None:
    finished = False
    operation = 0
    while not finished:
        operation += 1
        store = bench.fresh()
        (store.root / bench.slot_id / "snapshot.toml").write_bytes(b"")
        with faulty_disk() as disk:
            disk.die_at = operation
            try:
                store.restore(bench.slot_id)
                finished = True
            except Died:
                pass
        survivor = bench.fresh("killed", store)
        if survivor.list()[0].status == "damaged":
            survivor.restore(bench.slot_id)
        assert reopened(survivor, bench.slot_id)[0] == state(4)
    assert operation > 20
