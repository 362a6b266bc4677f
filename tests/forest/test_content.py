"""The forest's content files: what they hold, and one sentence for each fault."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from core.engine.records import BadContent
from core.forest.content import content, read_content
from core.forest.reference import entries


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files."""
    with as_file(files("scenarios") / "forest") as own:
        return shutil.copytree(own, tmp_path / "forest")


def test_every_colour_is_needed_five_times_and_on_four_cards() -> None:
    needs = [card.needs for card in content().cards.values()]
    for colour in range(3):
        assert sum(need[colour] for need in needs) == 5
        assert sum(bool(need[colour]) for need in needs) == 4
    assert sum(map(sum, needs)) == 15


def test_each_large_card_is_a_small_one_and_a_gem() -> None:
    cards = content().cards
    for small, large in (("dew", "heron"), ("ember", "fox"), ("reed", "moth")):
        more = [b - a for a, b in zip(cards[small].needs, cards[large].needs, strict=True)]
        assert sorted(more) == [0, 0, 0, 1]


def test_powers_say_themselves() -> None:
    assert {card.name: card.power.say() for card in content().cards.values()} == {
        "Dew": "look at a card",
        "Ember": "1 black gem leaves",
        "Reed": "look at a card",
        "Heron": "surplus goes back",
        "Fox": "2 gems come back",
        "Moth": "surplus goes back",
    }


def test_the_story_is_as_long_as_stories_are() -> None:
    assert 40 <= len(content().story.split()) <= 90


@pytest.mark.parametrize(
    ("file", "before", "after", "why"),
    [
        ("cards.toml", 'name = "Dew"\n', "", "cards.toml: card[0].name: the key 'name' is missing."),
        ("cards.toml", 'id = "dew"', 'id = "dew"\nspeed = 3', "cards.toml: card[0]: unknown key speed."),
        ("cards.toml", 'id = "dew"', "id = 7", "cards.toml: card[0].id: 7 is not a text."),
        ("cards.toml", 'id = "dew"', 'id = "fox"', "cards.toml: two records are called 'fox'."),
        ("cards.toml", "{ blue = 1, red = 1 }", "{ green = 1 }", "name some of blue, red, yellow, black."),
        ("cards.toml", "{ blue = 1, red = 1 }", "{ blue = -1 }", "each is a whole number from 0."),
        ("cards.toml", "{ blue = 1, red = 1 }", "{ black = 1 }", "dew.needs: a card needs coloured gems"),
        ("cards.toml", '{ do = "see" }', '{ do = "sing" }', "'sing' must be one of see, return, purge, recall."),
        ("cards.toml", '{ do = "purge", n = 1 }', '{ do = "see", n = 1 }', "card[1].power: unknown key n."),
        ("levels.toml", "black = 1", "black = 3", "easy.out: more gems are taken out than there are."),
        ("levels.toml", "wild = true", "wild = 1", "levels.toml: level[0].wild: 1 is not true or false."),
        ("words.toml", '    "Nice.",\n', "", "results: there are 6, not one for each of 0 to 6 free."),
        ("words.toml", "{level}", "another", "words.toml: next: it does not say {level}."),
        ("words.toml", "last =", "last", "words.toml: this is not TOML"),
    ],
)
def test_a_fault_is_told_with_file_key_and_reason(folder: Path, file: str, before: str, after: str, why: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(BadContent) as fault:
        read_content(folder)
    assert why in str(fault.value)
    assert len(fault.value.faults) == 1


def test_a_missing_file_is_told(folder: Path) -> None:
    (folder / "levels.toml").unlink()
    with pytest.raises(BadContent, match=r"levels\.toml: the file cannot be read"):
        read_content(folder)


def test_rules_lead_to_rules_and_hold_the_numbers_of_the_content() -> None:
    told = {entry.title: entry for entry in entries()}
    assert len(told) == len(entries())
    assert {title for entry in entries() for title in entry.see} <= set(told)
    assert all(entry.text for entry in entries())
    assert "Nightmare: 8 blue, 8 red, 8 yellow and 2 black." in told["Levels"].text
    assert told["Levels"].text.endswith("Novice: black gems count as any colour.\nNovice: nothing has a power.")
    assert told["Result"].text.splitlines()[:2] == [
        "0 to 2 free: The forest keeps its secrets. Another try?",
        "3 free: Nice.",
    ]
