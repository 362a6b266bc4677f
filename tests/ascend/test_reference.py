"""The rules reference: every word of rulebook and cards is there, links lead somewhere, numbers are the content's."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest
from attrs import evolve

from core.ascend.cards.modifiers import MODIFIERS
from core.ascend.cards.triggers import EVENTS, FAMILY_WORDS
from core.ascend.cards.vocabulary import EFFECTS
from core.ascend.components.augments import TIMINGS
from core.ascend.content import content
from core.ascend.phases.turn import STEPS, Step
from core.ascend.printed import sections
from core.ascend.reference import entries, everything, find, read_entries
from core.engine.lookup import Entry
from core.engine.records import BadContent
from tests.docs.copied import copied

KEYWORD_PAGE = 24
KEYWORDS = (
    *("Attach", "Break", "Defeat", "Discard token", "Dump token", "Equip", "Gain Asset", "Gain token", "Inhabit"),
    *("Integrity", "Launch", "Lose Asset", "Move", "Prepare", "Program", "Recover", "Reveal", "Set Trace to 0"),
    *("Spend Asset", "Unlock"),
)
PARTS = {
    "Set-up": 4, "Scenario set-up": 5, "Locked components": 5, "Player number": 5, "Player Board": 6, "Launcher": 6,
    "Highlighted slot": 6, "Lock": 6, "Limiter": 6, "Basic Data": 6, "Open Data": 6, "Corrupted Data": 6,
    "Core Data": 7, "Any Data": 7, "Data bag": 8, "Golden Rule": 8, "Dump": 8, "Neutral pool": 8, "Patterns": 8,
    "Basic patterns": 7, "Families of patterns": 7, "Shield": 8, "Memory": 8, "Power": 8, "Reroll": 8,
    "EXP": 13, "MOV, ATT, PRO": 9, "Walker": 9, "Advanced Body": 9, "Body Market": 9, "Learning Protocol": 9,
    "Class": 10, "Faction": 10, "Augments": 10, "Class Augment": 10, "Faction Augment": 10, "Timing": 10,
    "Trade": 13, "Hideout": 11, "Character": 11, "District tile": 11, "Shelter": 11, "Exploration token": 11,
    "Trace": 11,
    "Enemies": 12, "Enemy deck": 12, "Top Enemy": 12, "Hack": 12, "Repel": 12, "Damage": 12, "Wounds": 8,
    "Reset": 13, "Planning phase": 14, "Action phase": 14, "Combat": 15, "Quest phase": 16, "Attack Roll": 15,
    "Set Active Enemy Count": 15, "Resolve Dice Results": 15, "Combat example": 17, "Combat Frame": 15,
    "Enemy Frame": 15, "Number die": 15, "Symbol die": 15, "Player die": 15, "Pulse": 15, "Surge": 15, "Blank": 15,
    "Scenario cards": 19, "Time": 19, "Success token": 19, "Ascend token": 19, "Marker": 19, "Dice tokens": 19,
    "Test": 20, "Group Test": 20, "Victory and loss": 20, "Progress sheet": 20, "Boss": 20, "Solo play": 21,
    "J.O.R.D.A.N. BOT": 21, "Signs and letters": 24,
}  # fmt: skip
"""Parts, signs and chapters of the rulebook, each with a page that its entry must name."""
EFFECT_ENTRIES = {
    "gain": "Gain Asset", "lose": "Lose Asset", "spend": "Spend Asset", "steal": "Steal", "raise": "Limiter",
    "charge": "J.O.R.D.A.N. BOT", "recover": "Recover", "wounds": "Wounds", "trace": "Trace", "prevent": "Prevent",
    "add-dice": "More or fewer dice", "dump": "Dump token", "dump-row": "Dump token", "discard": "Discard token",
    "prepare": "Prepare", "program": "Program", "fetch": "Fetch", "unlock": "Unlock", "lock": "Lock",
    "core": "Core Data", "move": "Move", "jump": "Jump", "reveal": "Reveal", "reveal-tile": "Reveal",
    "district": "District Effect step", "damage": "Damage", "repair": "Recover", "defeat": "Defeat",
    "expel": "Discard an Enemy", "attach": "Attach", "hand": "Hand over an Enemy", "restack": "Order of the stack",
    "stun": "Stun", "look": "Look at the deck", "reroll": "Reroll", "set": "Set a die", "shift": "Number die",
    "ready": "Ready a Frame", "roll": "Roll dice", "draw-augment": "Draw Augments", "equip": "Equip",
    "inhabit": "Inhabit", "market-bottom": "Body Market", "break": "Break", "launch": "Launch", "echo": "Echo",
    "boost": "Until the end of the turn", "may": "You may", "pay": "You may", "choose": "You may",
    "if": "If and otherwise", "test": "Test", "set-time": "Time", "time": "Time", "put": "Marker",
    "draw": "Scenario cards", "choose-card": "Scenario cards", "unlock-component": "Locked components",
}  # fmt: skip
TURN, CARDS, FIGHT = "Triggers: turn and map", "Triggers: cards", "Triggers: Combat"
EVENT_ENTRIES = {
    "turn-start": TURN, "trace-dice": TURN, "refilled": TURN, "moved": TURN, "revealed": TURN, "district": TURN,
    "met": TURN, "reset": TURN, "launched": CARDS, "spent": CARDS, "equipped": CARDS, "inhabited": CARDS,
    "attack-dice": FIGHT, "attack-roll": FIGHT, "framed": FIGHT, "placed": FIGHT, "enemy-acted": FIGHT,
    "wounds": FIGHT, "wounds-other": FIGHT, "hurt": FIGHT, "defeated": FIGHT, "attached": FIGHT,
    "combat-end": FIGHT, "enemy-left": FIGHT, "attached-this": FIGHT, "defeated-other": FIGHT,
}  # fmt: skip
NUMBERS, DATA, FIGHTS = "Standing rules: numbers", "Standing rules: Data", "Standing rules: fights"
MODIFIER_ENTRIES = {
    "mov": NUMBERS, "att": NUMBERS, "pro": NUMBERS, "entry": NUMBERS, "stationary": NUMBERS, "trace-dice": NUMBERS,
    "test-dice": NUMBERS, "reset-corrupted": NUMBERS, "price": NUMBERS, "serves": DATA, "loosen": DATA,
    "uses": DATA, "reach": DATA, "diagonal": DATA, "mirror": DATA, "second-core": DATA, "fair-repel": DATA,
    "damage": FIGHTS, "counts": FIGHTS, "first-frames": FIGHTS, "overflow": FIGHTS, "part-shield": FIGHTS,
    "no-reroll": FIGHTS, "pass": FIGHTS, "only-hacks": "Enemies with rules", "stays": "Enemies with rules",
    "hidden": "Enemies with rules", "acts-twice": "Enemies with rules",
}  # fmt: skip
PAGE_COLUMNS, PAGE_ROWS = 40, 17
"""Cells of an entry that the help screen shows at once in a terminal of 80x24."""
BY_TITLE = {entry.title: entry for entry in entries()}


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_of_the_keyword_page(keyword: str) -> None:
    assert KEYWORD_PAGE in BY_TITLE[keyword].pages


@pytest.mark.parametrize(("title", "page"), PARTS.items())
def test_every_sign_part_and_chapter_of_the_rulebook(title: str, page: int) -> None:
    assert page in BY_TITLE[title].pages


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_step_of_the_turn_with_its_page(step: Step) -> None:
    title = {"First Player token": "First Player"}.get(step.name, step.name)
    entry = BY_TITLE.get(f"{title} step") or BY_TITLE[title]
    assert step.page in entry.pages


@pytest.mark.parametrize(
    ("known", "written"),
    [
        (EFFECT_ENTRIES, EFFECTS.keys()),
        (EVENT_ENTRIES, EVENTS.keys()),
        (MODIFIER_ENTRIES, MODIFIERS.keys()),
        ({timing: f"Timing: {timing.capitalize()}" for timing in TIMINGS}, set(TIMINGS)),
    ],
    ids=["effects", "events", "modifiers", "timings"],
)
def test_every_word_that_a_card_can_be_written_with(known: dict[str, str], written: set[str]) -> None:
    assert known.keys() == set(written), "a word is new or gone: name the entry that explains it"
    assert set(known.values()) <= BY_TITLE.keys()


def test_the_families_of_patterns_and_enemies_are_told() -> None:
    patterns = BY_TITLE["Families of patterns"].text
    for words in ("Basic Asset Pattern", "Longer", "EXP Pattern", "Hack", "Repel", "Faction Augment", "Bod", "Pattern"):
        assert words in patterns
    assert len(FAMILY_WORDS) == 9
    enemies = BY_TITLE["Enemy families"].text
    assert {card.family.capitalize() for card in content().enemies.values()} <= set(re.findall(r"(\w+):", enemies))


def test_what_is_quoted_stands_on_a_card() -> None:
    """Texts of cards are explained in the words that players read there."""
    cards = " ".join(entry.text for entry in everything(all_open=True)[len(entries()) :]).casefold()
    for entry in entries():
        for quoted in re.findall('"([^"]+)"', entry.text):
            assert quoted.casefold() in cards, f"{entry.title}: {quoted}"


def test_links_lead_to_entries_and_never_to_themselves() -> None:
    for entry in everything(all_open=True):
        assert set(entry.see) <= BY_TITLE.keys() - {entry.title}, entry.title


def test_pages_are_pages_with_rules() -> None:
    """Neither the cover and the lists in front of page 3 nor the credits of page 23."""
    for entry in everything(all_open=True):
        assert entry.pages, entry.title
        assert set(entry.pages) <= {*range(3, 23), 24}, entry.title


def test_entries_are_filled_in_and_read_in_two_pages() -> None:
    for entry in everything(all_open=True):
        rows = [row for part in entry.text.split("\n") for row in textwrap.wrap(part, PAGE_COLUMNS) or [""]]
        rows += ["", *textwrap.wrap("See also: " + ", ".join(entry.see), PAGE_COLUMNS)]
        assert len(rows) <= 2 * PAGE_ROWS, entry.title
        assert not set("{}\t") & set(entry.text), entry.title
        assert entry.text.endswith((".", ")")), entry.title


def test_no_entry_repeats_the_rulebook() -> None:
    for entry in everything(all_open=True):
        assert copied(entry.text) == [], entry.title


def test_house_values_are_marked() -> None:
    titles = (
        *("Basic patterns", "Player die", "Number die", "Symbol die", "Exploration token", "Walker", "Trace Roll"),
        *("Trace", "Shelter", "Highlighted slot", "Core Data", "Basic Data", "Limiter", "Neutral pool", "Attach"),
        *("Advanced Body", "Body Market", "Golden Rule", "Prepare", "J.O.R.D.A.N. BOT", "Dice tokens"),
    )
    for title in titles:
        assert "house value" in BY_TITLE[title].text, title


def titles(word: str) -> list[str]:
    return [entry.title for entry in find(word)]


@pytest.mark.parametrize(
    ("word", "title"),
    [
        *(("frame signs", "Frame signs"), ("P..", "Frame signs"), ("A..", "Frame signs"), ("PS", "Frame signs")),
        *(("P", "Frame signs"), ("S", "Frame signs"), ("PP", "Frame signs")),
        *(("repel", "Repel"), ("highlighted slot", "Highlighted slot"), ("stands in", "J.O.R.D.A.N. BOT")),
    ],
)
def test_signs_and_words_of_the_screens_are_found(word: str, title: str) -> None:
    assert title in titles(word)[:2]


def test_the_dice_of_the_enemies_are_linked_from_the_combat() -> None:
    assert {"Number die", "Symbol die"} <= set(BY_TITLE["Combat"].see)


def test_find_puts_titles_first() -> None:
    corrupted = titles("corrup")
    assert corrupted[0] == "Corrupted Data"
    assert len(corrupted) > 3
    assert titles("Dump")[:2] == ["Dump", "Dump token"], "the title itself comes before titles that begin so"
    assert titles("golden BAG") == ["Golden Rule"]
    assert find("") == entries()
    assert find("pineapple") == ()


@pytest.mark.parametrize(
    ("word", "title"),
    [
        ("PATTERN", "Patterns"),
        ("bodies", "Advanced Body"),
        ("dice", "Player die"),
        ("enemy", "Enemies"),
        ("classes", "Class"),
        ("health", "Integrity"),
        ("jordan", "J.O.R.D.A.N. BOT"),
        ("move and trace", "Move & Trace step"),
        ("A..", "Signs and letters"),
        ("third body", "Advanced Body"),
        ("sheild", "Shield"),
        ("trase roll", "Trace Roll"),
        ("corrpted datas", "Corrupted Data"),
        ("does nothing", "Stun"),
        ("hand an enemy", "Hand over an Enemy"),
        ("put your Character", "Jump"),
        ("without EXP", "Discard an Enemy"),
    ],
)
def test_find_forgives(word: str, title: str) -> None:
    assert title in titles(word)[:2]


def test_a_card_prints_itself() -> None:
    (zoe, *_) = find("zoe")
    card = content().enemies["enemy.zoe"]
    assert (zoe.title, zoe.pages) == (card.name, (12,))
    assert f"Integrity {card.integrity}." in zoe.text
    for hack in card.hacks:
        assert f"Hack {'/'.join(hack.pattern.shape)}: " in zoe.text


def test_cards_have_titles_of_their_own() -> None:
    known = everything(all_open=True)
    assert len({entry.title for entry in known}) == len(known)
    cards = sum(len(section.cards) for section in sections(content()))
    assert len(known) == len(entries()) + cards - 1, "the BOT has an entry among the rules"


def locked() -> list[Entry]:
    return [entry for entry in everything(all_open=True) if entry not in everything()]


def test_a_locked_card_is_known_to_those_who_unlocked_it_and_to_nobody_else() -> None:
    for entry in locked():
        (code,) = re.findall(r"Locked when a campaign begins \((\w+)\)", entry.text)
        assert entry in everything(codes={code})
        assert entry in find(entry.title, {code})
        assert entry in find(entry.title, all_open=True)
        assert entry not in find(entry.title)
    assert locked()


def test_nothing_that_everybody_reads_names_a_locked_card() -> None:
    told = "\n".join(f"{entry.title}\n{entry.text}\n{', '.join(entry.see)}" for entry in everything())
    for entry in locked():
        assert not re.search(rf"\b{re.escape(entry.title)}\b", told), entry.title


def test_numbers_come_from_the_content() -> None:
    """Another content changes the text: nothing is typed twice."""
    shipped = content()
    assert "CA/AC" in BY_TITLE["Basic patterns"].text
    assert all("/".join(basic.pattern.shape) in BY_TITLE["Basic patterns"].text for basic in shipped.basics)
    other = evolve(
        shipped,
        tracks=evolve(shipped.tracks, trace_top=77, integrity_top=88),
        bot=evolve(shipped.bot, battery=99),
        dice=evolve(shipped.dice, player=("surge",) * 6),
    )
    text = (
        '[[entry]]\ntitle = "All"\npages = [1]\nsee = []\n'
        'text = "{trace_near} {trace_top} {itg_top} {battery} {player_die}; {trace_dice}; {enemy_cards}"\n'
    )
    (entry,) = read_entries(text, other)
    assert entry.text == (
        "75 77 88 99 surge on 6; none at 0, 1 die at 1 to 3, 2 dice at 4 to 6, 3 dice at 7 to 9; "
        "28 of level 1, 26 of level 2 and 16 of level 3"
    )


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
        ({"also": '"B"'}, "also is a list of words."),
        ({"also": '["."]'}, "also is a list of words."),
        ({"more": "1"}, "its keys are title, pages, text, see and perhaps also, not more, pages, see, text, title."),
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


@pytest.mark.parametrize("data", [None, b"\xff"], ids=["missing", "no text"])
def test_a_reference_file_that_cannot_be_read_is_named(
    data: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ascend").mkdir()
    if data is not None:
        (tmp_path / "ascend" / "reference.toml").write_bytes(data)
    monkeypatch.setattr("core.ascend.reference.files", lambda _: tmp_path)
    with pytest.raises(BadContent, match=r"^reference\.toml: the file cannot be read\.$"):
        entries.__wrapped__()
