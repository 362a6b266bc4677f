"""An open slot against a model of it: whatever was done, it comes back as it was left."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from saves import disk, journal
from saves.faults import SaveFailed
from saves.journal import Answer
from saves.slot import OpenSlot
from saves.store import SlotStore
from tests.saves.slots import CAMPAIGN, answer, append_many, picture, played, position, reopened, state
from tests.saves.strategies import answers, tables


class SlotAgainstModel(RuleBasedStateMachine):
    """The model is three plain values; after any calls and reopenings the slot must equal it."""

    @initialize(table=tables)
    def begin(self, table: dict[str, Any]) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.store = SlotStore(Path(self.folder.name))
        self.slot = self.store.create("Model", table)
        self.campaign = table
        self.snapshot: dict[str, Any] | None = None
        self.answers: list[Answer] = []

    @rule(table=tables, tail=st.lists(answers, max_size=3))
    def rebase(self, table: dict[str, Any], tail: list[Answer]) -> None:
        self.slot.rebase(table, tail)
        self.snapshot, self.answers = table, list(tail)

    @rule(table=tables, campaign=tables)
    def end_a_scenario(self, table: dict[str, Any], campaign: dict[str, Any]) -> None:
        self.slot.rebase(table, (), campaign)
        self.snapshot, self.answers, self.campaign = table, [], campaign

    @rule(campaign=tables)
    def write_campaign(self, campaign: dict[str, Any]) -> None:
        self.slot.write_campaign(campaign)
        self.campaign = campaign

    @precondition(lambda self: self.snapshot is not None)
    @rule(given=answers)
    def append(self, given: Answer) -> None:
        self.slot.append(given)
        self.answers.append(given)

    @precondition(lambda self: self.answers)
    @rule(data=st.data())
    def drop(self, data: st.DataObject) -> None:
        index = data.draw(st.integers(0, len(self.answers) - 1))
        self.slot.drop(index)
        del self.answers[index]

    @rule()
    def reopen(self) -> None:
        self.slot.close()
        self.slot = self.store.open(self.slot.id)

    @rule()
    def restore(self) -> None:
        backups = self.store.list()[0].backups
        if backups:
            self.slot.close()
            self.store.restore(self.slot.id, backups[-1].name)
            self.slot = self.store.open(self.slot.id)
            self.snapshot, self.answers, self.campaign = position(self.slot)

    @invariant()
    def the_same_here_and_on_disk(self) -> None:
        if not hasattr(self, "slot"):
            return
        expected = (self.snapshot, self.answers, self.campaign)
        assert position(self.slot) == expected
        with self.store.open(self.slot.id, look=True) as seen:
            assert position(seen) == expected
        assert self.store.list()[0].status == "busy"
        assert not list(Path(self.folder.name).rglob("*.new"))

    def teardown(self) -> None:
        if hasattr(self, "slot"):
            self.slot.close()
            self.folder.cleanup()


TestSlotAgainstModel = SlotAgainstModel.TestCase
TestSlotAgainstModel.settings = settings(
    max_examples=10, stateful_step_count=20, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def test_a_new_slot_has_a_campaign_and_nothing_played(store: SlotStore) -> None:
    with store.create("Night shift", CAMPAIGN) as slot:
        assert position(slot) == (None, [], CAMPAIGN)
        with pytest.raises(ValueError, match="needs a snapshot"):
            slot.append(answer(0))
    assert reopened(store, slot.id) == (None, [], CAMPAIGN)


def test_an_answer_that_is_not_there_cannot_be_dropped(store: SlotStore, slot_id: str) -> None:
    with store.open(slot_id) as slot:
        for index in (-1, 3):
            with pytest.raises(IndexError):
                slot.drop(index)
        assert len(slot.answers) == 3


def test_the_list_of_answers_is_a_copy(store: SlotStore, slot_id: str) -> None:
    with store.open(slot_id) as slot:
        slot.answers.clear()
        assert len(slot.answers) == 3


def test_values_that_toml_has_not_change_nothing(store: SlotStore, slot_id: str) -> None:
    with store.open(slot_id) as slot:
        before = position(slot)
        for attempt in (slot.rebase, slot.write_campaign):
            with pytest.raises(TypeError):
                attempt({"a": None})
            with pytest.raises(SaveFailed, match="characters that are no text"):
                attempt({"a": "\ud800"})
        assert position(slot) == before
    assert reopened(store, slot_id) == before


def test_a_state_too_large_to_be_read_again_is_not_written(
    store: SlotStore, slot_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with store.open(slot_id) as slot:
        monkeypatch.setattr(disk, "MOST_BYTES", 2000)
        with pytest.raises(SaveFailed, match="would be larger than"):
            slot.rebase({"a": "x" * 2000})
        slot.append(answer(99))
        expected = position(slot)
    assert reopened(store, slot_id) == expected


def test_the_last_three_positions_are_kept(store: SlotStore, slot_id: str) -> None:
    kept = store.list()[0].backups
    assert len(kept) == 3
    found = []
    for backup in kept:
        store.restore(slot_id, backup.name)
        found.append(reopened(store, slot_id))
    assert found == [
        (state(number), [answer(10 * number + given) for given in range(3)], CAMPAIGN) for number in (4, 3, 2)
    ]


def test_taking_back_and_giving_again_for_ever_keeps_the_journal_small(
    store: SlotStore, slot_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "FULL", 2000)
    file = store.root / slot_id / "journal.toml"
    with store.open(slot_id) as slot:
        for _ in range(200):
            slot.append(answer(50))
            slot.drop(3)
            assert file.stat().st_size < 2200
        slot.append(answer(51))
        expected = position(slot)
    assert expected[1] == [answer(number) for number in (50, 51, 52)] + [answer(51)]
    assert reopened(store, slot_id) == expected


def test_a_journal_that_could_not_be_read_again_is_not_written(
    store: SlotStore, slot_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "FULL", 1000)
    monkeypatch.setattr(disk, "MOST_BYTES", 2000)
    with store.open(slot_id) as slot:
        with pytest.raises(SaveFailed, match="too many answers"):
            append_many(slot)
        expected = position(slot)
        assert len(expected[1]) > 23
    assert reopened(store, slot_id) == expected


def test_a_disk_without_links_keeps_backups_too(
    store: SlotStore, slot_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **kwargs: object) -> None:
        raise OSError(errno.EPERM, "no links")

    monkeypatch.setattr(os, "link", refuse)
    with store.open(slot_id) as slot:
        slot.rebase(state(6))
    store.restore(slot_id)
    assert reopened(store, slot_id)[:2] == (state(5), [answer(50), answer(51), answer(52)])


def test_a_closed_slot_writes_nothing(store: SlotStore, slot_id: str) -> None:
    slot = store.open(slot_id)
    slot.close()
    slot.close()
    with pytest.raises(SaveFailed, match="closed"):
        slot.append(answer(0))


WRITES: dict[str, Callable[[OpenSlot], object]] = {
    "append": lambda slot: slot.append(answer(0)),
    "drop": lambda slot: slot.drop(0),
    "rebase": lambda slot: slot.rebase({}),
    "write_campaign": lambda slot: slot.write_campaign({}),
    "keep_aside": OpenSlot.keep_aside,
}


@pytest.mark.parametrize("write", WRITES)
def test_looking_changes_nothing_and_cannot_write(store: SlotStore, slot_id: str, write: str) -> None:
    before = picture(store.root)
    with store.open(slot_id, look=True) as slot:
        assert slot.looking
        at = position(slot)
        with pytest.raises(SaveFailed, match="to look only"):
            WRITES[write](slot)
        assert position(slot) == at
    assert picture(store.root) == before


def test_what_is_kept_aside_outlives_the_backups(store: SlotStore, slot_id: str) -> None:
    folder = store.root / slot_id
    before = {name: (folder / name).read_bytes() for name in ("campaign.toml", "snapshot.toml", "journal.toml")}
    with store.open(slot_id) as slot:
        slot.keep_aside()
        for number in range(10, 16):
            slot.append(answer(0))
            slot.rebase(state(number))
    assert {path.name: path.read_bytes() for path in (folder / "aside" / "1").iterdir()} == before


def test_only_the_last_five_are_kept_aside(store: SlotStore, slot_id: str) -> None:
    with store.open(slot_id) as slot:
        for _ in range(7):
            slot.keep_aside()
    assert sorted(path.name for path in (store.root / slot_id / "aside").iterdir()) == ["3", "4", "5", "6", "7"]


def test_folders_and_files_are_for_their_owner_alone(store: SlotStore) -> None:
    slot_id = played(store)
    store.delete(played(store))
    with store.open(slot_id) as slot:
        slot.keep_aside()
    seen = {path: path.stat().st_mode & 0o777 for path in [store.root, *store.root.rglob("*")]}
    assert {mode for path, mode in seen.items() if path.is_dir()} == {0o700}
    assert {mode for path, mode in seen.items() if not path.is_dir()} == {0o600}
    assert len(seen) > 20
