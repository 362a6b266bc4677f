"""The rules reference: every keyword, step and sign is there, links lead somewhere, numbers are the content's."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend.content import BadContent, content
from core.ascend.phases.turn import STEPS, Step
from core.ascend.reference import entries, find, read_entries

KEYWORD_PAGE = 24
KEYWORDS = (
    *("Attach", "Break", "Defeat", "Discard token", "Dump token", "Equip", "Gain Asset", "Gain token", "Inhabit"),
    *("Integrity", "Launch", "Lose Asset", "Move", "Prepare", "Program", "Recover", "Reveal", "Set Trace to 0"),
    *("Spend Asset", "Unlock"),
)
PARTS = {
    "Launcher": 6, "Highlighted slot": 6, "Lock": 6, "Basic Data": 6, "Open Data": 6, "Corrupted Data": 6,
    "Core Data": 7, "Any Data": 7, "Data bag": 8, "Golden Rule": 8, "Dump": 8, "Patterns": 8, "Basic patterns": 7,
    "Shield": 8, "Memory": 8, "Power": 8, "Reroll": 8, "EXP": 13, "Exploration token": 11, "District tile": 11,
    "Enemies": 12, "Top Enemy": 12, "Hack": 12, "Repel": 12, "Damage": 12, "Wounds": 8, "Combat": 15,
    "Combat Frame": 15, "Enemy Frame": 15, "Number die": 15, "Symbol die": 15, "Player die": 15, "Reset": 13,
    "Upgrade": 13, "Test": 20, "Group Test": 20, "Scenario cards": 19, "Time": 19, "Success token": 19, "Marker": 19,
    "Victory and loss": 20, "Solo play": 21, "J.O.R.D.A.N. BOT": 21, "Trace": 11, "Player number": 5,
}  # fmt: skip
BY_TITLE = {entry.title: entry for entry in entries()}


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_of_the_keyword_page(keyword: str) -> None:
    assert KEYWORD_PAGE in BY_TITLE[keyword].pages


@pytest.mark.parametrize(("title", "page"), PARTS.items())
def test_every_sign_and_part_that_the_prologue_uses(title: str, page: int) -> None:
    assert page in BY_TITLE[title].pages


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_step_of_the_turn_with_its_page(step: Step) -> None:
    title = {"First Player token": "First Player"}.get(step.name, step.name)
    entry = BY_TITLE.get(f"{title} step") or BY_TITLE[title]
    assert step.page in entry.pages


def test_links_lead_to_entries_and_never_to_themselves() -> None:
    for entry in entries():
        assert set(entry.see) <= BY_TITLE.keys() - {entry.title}, entry.title


def test_entries_are_short_and_filled_in() -> None:
    for entry in entries():
        assert 5 <= len(entry.text.split()) <= 120, entry.title
        assert not set("{}\t") & set(entry.text), entry.title
        assert entry.text.endswith((".", ")")), entry.title


def test_house_values_are_marked() -> None:
    for title in ("Basic patterns", "Player die", "Number die", "Symbol die", "Exploration token", "Walker", "Trace"):
        assert "house value" in BY_TITLE[title].text, title


def test_find_puts_titles_first() -> None:
    corrupted = [entry.title for entry in find("corrup")]
    assert corrupted[0] == "Corrupted Data"
    assert len(corrupted) > 3
    assert find("Dump")[0].title == "Dump", "the title itself comes before titles that begin so"
    assert find("dump")[1].title == "Dump token"
    assert find("die")[0].title in ("Number die", "Symbol die", "Player die")
    assert [entry.title for entry in find("golden BAG")] == ["Golden Rule"]
    assert find("") == entries()
    assert find("pineapple") == ()


def test_numbers_come_from_the_content() -> None:
    """Another content changes the text: nothing is typed twice."""
    shipped = content()
    assert "CA/AC" in BY_TITLE["Basic patterns"].text
    assert all("/".join(basic.pattern.shape) in BY_TITLE["Basic patterns"].text for basic in shipped.basics)
    other = evolve(
        shipped,
        tracks=evolve(shipped.tracks, trace_top=77, integrity_top=88, battery=99),
        dice=evolve(shipped.dice, player=("surge",) * 6),
    )
    text = (
        '[[entry]]\ntitle = "All"\npages = [1]\nsee = []\n'
        'text = "{trace_top} {itg_top} {battery} {player_die} {trace_dice}"\n'
    )
    (entry,) = read_entries(text, other)
    assert entry.text == "77 88 99 6 surge none at 0, 1 die at 1 to 3, 2 dice at 4 to 6, 3 dice at 7 to 9"


GOOD = {"title": '"A"', "pages": "[1, 3]", "text": '"Words."', "see": "[]"}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"text": '"{nonsense}"'}, "entry[0]: nothing fills in {nonsense}."),
        ({"see": '["B"]'}, "A: there is no entry 'B'."),
        ({"pages": "[25]"}, "pages are numbers from 1 to 24, rising, not [25]."),
        ({"pages": "[3, 1]"}, "pages are numbers from 1 to 24, rising, not [3, 1]."),
        ({"pages": "[]"}, "pages are numbers from 1 to 24, rising, not []."),
        ({"title": '""'}, "it needs a title and a text."),
        ({"text": "3"}, "it needs a title and a text."),
        ({"see": '"B"'}, "see is a list of titles."),
        ({"more": "1"}, "its keys are title, pages, text and see, not more, pages, see, text, title."),
    ],
)
def test_a_bad_entry_is_told_in_a_sentence(change: dict[str, str], fault: str) -> None:
    record = "\n".join(f"{key} = {value}" for key, value in {**GOOD, **change}.items())
    with pytest.raises(BadContent) as caught:
        read_entries(f"[[entry]]\n{record}\n", content())
    assert [line for line in caught.value.faults if line.endswith(fault)]


def test_a_title_there_twice_and_text_that_is_no_toml() -> None:
    record = "[[entry]]\n" + "\n".join(f"{key} = {value}" for key, value in GOOD.items()) + "\n"
    with pytest.raises(BadContent, match="'A' is there twice"):
        read_entries(record * 2, content())
    with pytest.raises(BadContent, match="this is not TOML"):
        read_entries("[[", content())
