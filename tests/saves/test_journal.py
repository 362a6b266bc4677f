"""The journal: torn tails are cut, other damage is named, answers taken out stay out."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saves import disk, journal
from saves.faults import SaveFailed, SlotDamaged, SlotNewer
from saves.journal import Answer, Journal
from tests.saves.slots import answer
from tests.saves.strategies import answers

HEAD = journal.head_text("3-7f3k9q")
GIVEN = [answer(0), Answer(1, 0, '"[[answer]]\n[x]\\ \x1b é 🜂"'), answer(2)]
WHOLE = journal.whole_text("3-7f3k9q", GIVEN)


@given(st.lists(answers, max_size=8))
@settings(deadline=None, max_examples=50)
def test_any_answers_come_back(given_answers: list[Answer]) -> None:
    tail = journal.parse(journal.whole_text("3-7f3k9q", given_answers))
    assert (tail.snapshot_id, tail.answers) == ("3-7f3k9q", given_answers)


def test_the_file_is_toml_that_others_can_read() -> None:
    text = WHOLE + journal.undo_text(3, 1)
    assert tomllib.loads(text.decode()) == {
        "format": 2,
        "snapshot": "3-7f3k9q",
        "answer": [{"serial": one.serial, "seat": one.seat, "key": one.key} for one in GIVEN],
        "undo": [{"after": 3, "drop": 1}],
    }


def test_cut_at_any_byte_all_whole_answers_are_there() -> None:
    ends = [len(journal.whole_text("3-7f3k9q", GIVEN[:count])) for count in range(4)]
    for length in range(len(HEAD), len(WHOLE) + 1):
        whole = sum(end <= length for end in ends) - 1
        for filling in (b"", bytes(7)):
            tail = journal.parse(WHOLE[:length] + filling)
            assert (tail.answers, tail.length) == (GIVEN[:whole], ends[whole]), f"cut at {length}"


def test_cut_within_its_head_it_is_damaged() -> None:
    for length in range(len(HEAD)):
        with pytest.raises(SlotDamaged):
            journal.parse(HEAD[:length])


@pytest.mark.parametrize(
    "broken",
    [
        WHOLE.replace(b"serial = 0", b"serial = x"),
        WHOLE.replace(b"serial = 0", b'serial = "0"'),
        WHOLE.replace(b"seat = 2", b"seat = 2.5"),
        WHOLE.replace(b"seat = 0\n", b"", 1),
        WHOLE.replace(b"[[answer]]", b"[[reply]]", 1),
        WHOLE + journal.undo_text(3, 3),
        WHOLE + journal.undo_text(2, 0),
        WHOLE + b"[[undo]]\nafter = 3\n\n",
        WHOLE.replace(b'"3-7f3k9q"', b"3"),
        HEAD + bytes(40) + WHOLE[len(HEAD) :],
        bytes(len(WHOLE)),
        b"",
    ],
)
def test_damage_elsewhere_is_not_taken_for_a_torn_end(broken: bytes) -> None:
    with pytest.raises(SlotDamaged):
        journal.parse(broken)


def test_up_to_the_damage_it_can_be_salvaged() -> None:
    tail = journal.salvage(WHOLE.replace(b"serial = 2", b"serial = x"))
    assert tail.answers == GIVEN[:2]
    assert tail.length == len(journal.whole_text("3-7f3k9q", GIVEN[:2]))


def test_a_newer_journal_is_named() -> None:
    with pytest.raises(SlotNewer, match="format 3"):
        journal.parse(WHOLE.replace(b"format = 2", b"format = 3"))


def open_journal(path: Path) -> Journal:
    return Journal.open(path, journal.parse(path.read_bytes()))


def test_answers_taken_out_stay_out_in_the_order_it_happened(tmp_path: Path) -> None:
    path = tmp_path / "journal.toml"
    path.write_bytes(HEAD)
    first = open_journal(path)
    first.add(answer(0))
    first.add(answer(1))
    first.take_out(0)
    first.add(answer(2))
    first.close()
    second = open_journal(path)
    second.take_out(1)
    second.add(answer(3))
    second.close()
    assert journal.parse(path.read_bytes()).answers == [answer(1), answer(3)]


def test_opening_a_whole_journal_leaves_its_time_as_it_was(tmp_path: Path) -> None:
    """The list of slots tells by it when a game was last played."""
    path = tmp_path / "journal.toml"
    path.write_bytes(WHOLE)
    os.utime(path, (1_000_000, 1_000_000))
    open_journal(path).close()
    assert path.stat().st_mtime == 1_000_000


def test_opening_cuts_a_torn_end_so_that_the_next_answer_fits(tmp_path: Path) -> None:
    path = tmp_path / "journal.toml"
    for length in range(len(WHOLE) - 30, len(WHOLE)):
        path.write_bytes(WHOLE[:length])
        opened = open_journal(path)
        opened.add(answer(7))
        opened.close()
        assert journal.parse(path.read_bytes()).answers == [*GIVEN[:2], answer(7)]


def test_a_key_that_is_half_a_character_is_refused_before_the_file_is_touched(tmp_path: Path) -> None:
    path = tmp_path / "journal.toml"
    path.write_bytes(HEAD)
    opened = open_journal(path)
    with pytest.raises(UnicodeEncodeError):
        opened.add(Answer(1, 0, "\ud800"))
    with pytest.raises(SaveFailed):
        opened.add(Answer(1, 0, ".".join("a" * 50)))
    opened.close()
    assert path.read_bytes() == HEAD


def test_an_answer_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "journal.toml"
    path.write_bytes(HEAD)
    synced: list[bytes] = []
    monkeypatch.setattr(disk, "sync_data", lambda descriptor: synced.append(path.read_bytes()))
    opened = open_journal(path)
    opened.add(answer(1))
    opened.take_out(0)
    opened.close()
    assert [len(journal.parse(data).answers) for data in synced] == [1, 0]
