"""Titles are free text and stay inside the file; names of folders are made from a safe alphabet."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saves import names
from saves.faults import BadTitle, SlotMissing
from saves.store import SlotStore

HOSTILE = [
    "../x",
    "/x",
    "a/b",
    "a\\b",
    "CON",
    "a:b",
    ".",
    "..",
    "~",
    "-rf",
    "$(touch x)",
    "'; --",
    "[/]",
    "[@click=app.quit]x",
    "format = 9\n",
    '"quoted"',
    "\x1b[2Jx",
    "\x9b2Jx",
    "a\u202eb",
    "nul\0inside",
    "x" * 60,
    "é",
    "e\u0301",
    "🜂🜄",
]


@pytest.mark.parametrize("title", HOSTILE)
def test_a_hostile_title_is_kept_as_text_inside_the_slot(tmp_path: Path, title: str) -> None:
    store = SlotStore(tmp_path / "slots")
    with store.create(title, {"who": title}) as slot:
        assert slot.campaign == {"who": title}
    with store.open(slot.id) as again:
        assert again.title == " ".join(
            "".join(" " if unicodedata.category(c) in {"Cc", "Cf"} else c for c in title).split()
        )
        assert again.campaign == {"who": title}
    assert {path.name for path in tmp_path.iterdir()} == {"slots"}
    assert {path.name for path in store.root.iterdir()} == {slot.id, "locks"}


def test_titles_that_differ_by_case_or_unicode_form_are_slots_of_their_own(store: SlotStore) -> None:
    titles = ["Élan", "élan", "e\u0301lan"]
    for title in titles:
        store.create(title, {}).close()
    assert sorted(info.title for info in store.list()) == sorted(titles)


@pytest.mark.parametrize("title", ["", "   ", "\n\t", "\x00\x1b", "\u200b\u202e"])
def test_a_title_without_a_character_to_see_is_refused(store: SlotStore, title: str) -> None:
    with pytest.raises(BadTitle, match="at least one character"):
        store.create(title, {})
    assert store.list() == ()


def test_a_long_title_is_refused_with_both_numbers(store: SlotStore) -> None:
    with pytest.raises(BadTitle, match="at most 60 characters, this one has 300"):
        store.create("x" * 300, {})
    assert not store.root.exists()


@given(st.text(max_size=80))
@settings(deadline=None)
def test_a_clean_title_is_one_line_without_control_characters(text: str) -> None:
    try:
        title = names.clean_title(text)
    except BadTitle:
        return
    assert title == names.clean_title(title)
    assert 1 <= len(title) <= 60
    assert not any(unicodedata.category(sign) in names.NOT_FOR_A_LINE for sign in title)


def test_made_names_are_known_again_and_count_up() -> None:
    assert names.is_slot_id(names.new_slot_id())
    first = names.new_snapshot_id(None)
    second = names.new_snapshot_id(first)
    assert (names.snapshot_number(first), names.snapshot_number(second)) == (1, 2)
    assert names.new_snapshot_id(first) != second


@pytest.mark.parametrize(
    "slot_id", ["", ".", "..", "../slot-7f3k", "slot-7f3k/", "slot-7f3k\n", "SLOT-7F3K", "slot-é", "locks", "/etc"]
)
def test_no_other_name_reaches_the_file_system(store: SlotStore, tmp_path: Path, slot_id: str) -> None:
    (store.root / "locks").mkdir(parents=True)
    (tmp_path / "slot-7f3k").mkdir()
    for attempt in (store.open, store.delete, store.undelete, store.restore, store.take_over):
        with pytest.raises(SlotMissing):
            attempt(slot_id)
    with pytest.raises(SlotMissing):
        store.export(slot_id, tmp_path / "out.zip")
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["locks", "slot-7f3k", "slots"]
