"""A sitting: every answer is on disk before it counts, and the slot opens again where it was."""

from __future__ import annotations

import errno
import os
import random
import shutil
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from core.bots.random_bot import RandomBot
from core.engine.choice import Refused
from core.engine.table import Table
from saves.faults import SaveFailed, SlotDamaged
from saves.store import SlotStore
from tests.play.games import begin, play_on
from tests.saves.faulty import Died, FaultyDisk
from tui.play.newgame import NewGame, NewSeat, new_seed
from tui.play.sitting import AscendSitting
from tui.play.start import new_game, open_game, scenarios


def serials(sitting: AscendSitting) -> dict[int, int]:
    return {seat: choice.serial for seat, choice in sitting.table.pending.items()}


@pytest.fixture
def store(tmp_path: Path) -> SlotStore:
    return SlotStore(tmp_path)


def test_a_new_game_asks_its_first_question_and_stands_in_the_list(store: SlotStore) -> None:
    with_seats = begin(store, 3)
    view = with_seats.view(0)
    assert (view.where.scenario, view.where.turn, view.where.step) == ("Prologue", 1, "Program")
    assert [line.name for line in view.seats] == ["A", "B", "C"]
    assert with_seats.deciders() == (0, 1, 2)
    with_seats.close()
    (info,) = store.list()
    assert (info.title, info.status) == ("Night shift", "ok")
    assert info.summary["where"] == "Prologue, turn 1"


def test_a_game_goes_on_at_its_last_answer_wherever_it_was_left(store: SlotStore) -> None:
    """Play on, undo, redo, take back; close and open at any moment: same position, same questions, same log."""
    sitting, bot, dice = begin(store), RandomBot("1"), random.Random(5)
    for _ in range(350):
        if not sitting.deciders():
            break
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
        for chance, step in ((0.1, sitting.undo), (0.1, sitting.redo), (0.05, partial(sitting.take_back, 0))):
            if dice.random() < chance:
                with suppress(Refused):
                    step()
        if dice.random() < 0.6:
            sitting.settle()
        if dice.random() < 0.15:
            before = (sitting.table.digest(), serials(sitting), sitting.log()[-20:])
            sitting.close()
            sitting = open_game(store, sitting.slot.id)
            assert (sitting.table.digest(), serials(sitting), sitting.log()[-20:]) == before
    sitting.close()


def test_a_refused_answer_leaves_table_and_disk_as_they_were(store: SlotStore) -> None:
    sitting = begin(store)
    before = sitting.table.digest()
    serial = sitting.table.pending[0].serial
    for key in ("fly", "slide:1,1>4,4", "launch:basic.shield@1,1", ""):
        with pytest.raises(Refused):
            sitting.answer(0, serial, key)
    with pytest.raises(Refused):
        sitting.answer(0, serial + 7, "done")
    assert sitting.table.digest() == before
    assert sitting.slot.answers == []


def test_an_answer_that_cannot_be_saved_does_not_count(store: SlotStore, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begin(store)
    before = sitting.table.digest()

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", full)
        disk.setattr(os, "fsync", full)
        disk.setattr(os, "fdatasync", full)
        with pytest.raises(SaveFailed):
            sitting.answer(0, sitting.table.pending[0].serial, "done")
    assert sitting.table.digest() == before
    sitting.answer(0, sitting.table.pending[0].serial, "done")
    sitting.close()
    assert open_game(store, sitting.slot.id).table.digest() == sitting.table.digest()


def played_to_a_snapshot(store: SlotStore) -> tuple[AscendSitting, str]:
    """A game whose last answer ended a step, so that the snapshot behind it is on disk; and where it stood before."""
    sitting, bot, before = begin(store, 2), RandomBot("1"), ""
    while before == "" or sitting.slot.answers or not sitting.table.last_answer:
        before = sitting.table.digest()
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
        sitting.settle()
    return sitting, before


def test_undo_goes_back_over_a_snapshot_on_disk(store: SlotStore) -> None:
    sitting, before = played_to_a_snapshot(store)
    sitting.undo()
    assert sitting.slot.answers
    sitting.close()
    assert open_game(store, sitting.slot.id).table.digest() == before


def revealing_nothing(table: Table) -> tuple[int, int, str]:
    """Seat, serial and key of an answer that undo can take back."""
    for choice in table.pending.values():
        for option in choice.options:
            twin = table.clone()
            twin.answer(choice.seat, choice.serial, option.key)
            if twin.last_answer is not None:
                return choice.seat, choice.serial, option.key
    raise AssertionError("every answer reveals something")


@pytest.mark.parametrize("over_a_snapshot", [False, True])
def test_an_undo_that_cannot_be_saved_does_not_count(
    store: SlotStore, monkeypatch: pytest.MonkeyPatch, over_a_snapshot: bool
) -> None:
    sitting, _ = played_to_a_snapshot(store)
    if not over_a_snapshot:
        sitting.answer(*revealing_nothing(sitting.table))
    before = sitting.table.digest()
    with monkeypatch.context() as patch:
        disk = FaultyDisk(patch)
        disk.fail_at, disk.failing = 1, 10**6
        with pytest.raises(SaveFailed):
            sitting.undo()
        disk.close()
    assert sitting.table.digest() == before
    sitting.close()
    assert open_game(store, sitting.slot.id).table.digest() == before


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        (0, "3 answers given since turn 1, Planning, Program no longer fit and are left out; "),
        (2, "1 answer given since turn 1, Planning, Program no longer fits and is left out; "),
    ],
)
def test_answers_that_no_longer_fit_are_left_out_told_and_kept(
    store: SlotStore, tmp_path: Path, bad: int, told: str
) -> None:
    sitting, positions = begin(store, 1), []
    for _ in range(3):
        positions.append(sitting.table.digest())
        choice = sitting.table.pending[0]
        sitting.answer(0, choice.serial, choice.options[1].key)
    answer, folder = sitting.slot.answers[bad], tmp_path / sitting.slot.id
    sitting.close()
    text = (folder / "journal.toml").read_text()
    was = f'serial = {answer.serial}\nseat = 0\nkey = "{answer.key}"'
    assert was in text
    (folder / "journal.toml").write_text(text.replace(was, was.replace(answer.key, "fly:1")))
    before = (folder / "journal.toml").read_bytes()
    assert open_game(store, sitting.slot.id, look=True).notice == told.replace("left out; ", "left out here.")
    assert (folder / "journal.toml").read_bytes() == before
    again = open_game(store, sitting.slot.id)
    assert again.table.digest() == positions[bad]
    assert again.notice == f"{told}a copy is kept as aside/1 of {again.slot.id}."
    assert (folder / "aside" / "1" / "journal.toml").read_bytes() == before
    again.close()
    once_more = open_game(store, sitting.slot.id)
    assert (once_more.table.digest(), once_more.notice) == (positions[bad], "")


def test_a_position_of_other_content_is_refused_in_one_sentence(store: SlotStore, tmp_path: Path) -> None:
    sitting = begin(store, 1)
    sitting.close()
    snapshot = tmp_path / sitting.slot.id / "snapshot.toml"
    text = snapshot.read_text()
    for old, new in (("content = 3", "content = 99"), ('walker = "walker.blue"', 'walker = "walker.pink"')):
        assert old in text
        snapshot.write_text(text.replace(old, new))
        with pytest.raises(SlotDamaged) as caught:
            open_game(store, sitting.slot.id)
        assert "\n" not in str(caught.value)
    snapshot.write_text(text)
    assert open_game(store, sitting.slot.id).deciders() == (0,)


def test_looking_changes_nothing_and_answers_nothing(store: SlotStore) -> None:
    playing = begin(store, 1)
    looking = open_game(store, playing.slot.id, look=True)
    view = looking.view(0)
    assert view.where.turn == 1
    assert view.choice is not None
    assert view.choice.answers == ()
    for act in (
        lambda: looking.answer(0, looking.table.pending[0].serial, "done"),
        looking.undo,
        looking.redo,
        lambda: looking.take_back(0),
        lambda: looking.set_standing(0, "upgrades", "never"),
    ):
        with pytest.raises(Refused, match="only watch"):
            act()
    assert looking.why_not(0, "done").startswith("You only watch")


def test_a_game_that_is_watched_tells_when_it_was_played_on(store: SlotStore) -> None:
    playing = begin(store, 1)
    looking = open_game(store, playing.slot.id, look=True)
    for _ in range(12):
        assert (looking.moved_on(), playing.moved_on()) == (False, False)
        play_on(playing, 1)
        assert looking.moved_on()
        looking = open_game(store, playing.slot.id, look=True)
        assert looking.table.digest() == playing.table.digest()
    assert [line.text for line in looking.view(0).news] == [line.text for line in playing.view(0).news]


def test_the_end_of_a_game_is_kept_and_nobody_is_asked_any_more(store: SlotStore) -> None:
    sitting, bot = begin(store, 1), RandomBot("2")
    while sitting.deciders():
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
        sitting.settle()
    end = sitting.view(0).end
    assert end is not None
    assert end.code in ("A06", "A07")
    sitting.close()
    again = open_game(store, sitting.slot.id)
    assert again.view(0).end == end
    assert again.deciders() == ()
    assert store.list()[0].summary["over"] is True


def test_seeds_can_be_read_out_and_scenarios_listed() -> None:
    assert len(new_seed()) == 9
    assert new_seed() != new_seed()
    assert {"prologue", "sandbox"} <= {info.id for info in scenarios()}


def test_a_scenario_says_which_classes_it_is_played_with() -> None:
    infos = {info.id: info for info in scenarios()}
    assert infos["prologue"].classes == ()
    assert [cls.name for cls in infos["sandbox"].classes] == ["Brawler", "Reaper", "Trickster", "Whisperer"]
    assert all(cls.words.endswith(".") for cls in infos["sandbox"].classes)


def test_a_new_game_has_the_players_it_is_given(store: SlotStore) -> None:
    seats = (NewSeat("A", "red", "whisperer"), NewSeat("B", "blue", "reaper"))
    sitting = new_game(store, NewGame("Two", "sandbox", seats, "s"))
    assert [(seat.walker, seat.cls) for seat in sitting.game.state.seats] == [
        ("walker.red", "whisperer"),
        ("walker.blue", "reaper"),
    ]
    assert [sitting.table.pending[seat].kind for seat in sitting.deciders()] == ["protocol", "protocol"]
    assert sitting.again() == NewGame("Two", "sandbox", seats, "")
    assert sitting.progress() is None
    sitting.close()
    assert "progress" not in store.list()[0].summary, "free play changes no campaign"


def test_an_answer_is_refused_when_the_slot_is_gone_from_the_disk(store: SlotStore, tmp_path: Path) -> None:
    sitting = begin(store, 1)
    before = sitting.table.digest()
    shutil.rmtree(tmp_path / sitting.slot.id)
    with pytest.raises(SaveFailed):
        sitting.answer(0, sitting.table.pending[0].serial, "done")
    assert sitting.table.digest() == before


def test_the_list_of_slots_knows_the_end_even_when_the_last_frame_never_came(store: SlotStore) -> None:
    sitting, bot = begin(store, 1), RandomBot("2")
    while sitting.deciders():
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
    sitting.close()
    assert store.list()[0].summary["over"] is True


@pytest.fixture(scope="module")
def at_the_end(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a slot whose game has ended, though the save of its end never came."""
    store = SlotStore(tmp_path_factory.mktemp("ended"))
    sitting, bot = begin(store, 1), RandomBot("3")
    while sitting.deciders():
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
    sitting.slot.close()
    return store.root / sitting.slot.id


def test_an_end_whose_last_save_never_came_is_made_up_for_when_the_slot_opens(
    store: SlotStore, at_the_end: Path
) -> None:
    shutil.copytree(at_the_end, store.root / at_the_end.name)
    assert store.list()[0].summary["over"] is False
    again = open_game(store, at_the_end.name)
    assert store.list()[0].summary["over"] is True
    again.undo()
    assert store.list()[0].summary["over"] is False


def test_a_death_within_the_undo_of_an_end_leaves_no_end_that_did_not_happen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, at_the_end: Path
) -> None:
    died = True
    found: list[tuple[bool, bool]] = []
    while died:
        place = SlotStore(tmp_path / f"{len(found)}")
        shutil.copytree(at_the_end, place.root / at_the_end.name)
        dying = open_game(place, at_the_end.name)
        with monkeypatch.context() as patch:
            disk = FaultyDisk(patch)
            disk.die_at = len(found) + 1
            with suppress(Died):
                dying.undo()
                died = False
            disk.close()
        record, looking = place.list()[0].summary, open_game(place, at_the_end.name, look=True)
        assert ("ended" in record) == record["over"]
        found.append((record["over"], looking.game.state.over))
    assert found[0] == (True, True)
    assert (True, False) not in found
    assert found[-1] == (False, False)


def test_what_a_seat_cannot_take_back_on_disk_it_does_not_take_back(
    store: SlotStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = begin(store)
    for seat in (0, 1):
        sitting.answer(seat, sitting.table.pending[seat].serial, sitting.table.pending[seat].options[1].key)
    before = sitting.table.digest(), serials(sitting)
    with monkeypatch.context() as patch:
        disk = FaultyDisk(patch)
        disk.fail_at, disk.failing = 1, 10**6
        with pytest.raises(SaveFailed):
            sitting.take_back(0)
        disk.close()
    assert (sitting.table.digest(), serials(sitting)) == before
    sitting.take_back(0)
    after = sitting.table.digest(), serials(sitting)
    sitting.close()
    again = open_game(store, sitting.slot.id)
    assert (again.table.digest(), serials(again)) == after
