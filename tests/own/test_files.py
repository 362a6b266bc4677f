"""Files of own scenarios: sound ones join the game's, faulty ones say why in sentences, and nothing else happens."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from core.ascend.content import content
from core.ascend.own_scenarios import LARGEST, LONGEST_FAULT, read_file, read_folder, sheets_of, with_own
from tests.own.example import NAME, example, write

STEER = "\\u001b[2J\\u0007[/] [@click=app.quit]"
"""Text that would steer a terminal, or be markup, anywhere but here."""

TWICE = 2 * '[[enemy]]\ncode="Z1"\nname="x"\nfamily="hunter"\nintegrity=3\nbasic=[]\nspecial=[]\nhacks=[]\n'


def test_the_example_of_the_document_joins_the_game(tmp_path: Path) -> None:
    write(tmp_path)
    known = with_own(content(), read_folder(tmp_path, content()), NAME)
    assert list(known.scenarios) == [*content().scenarios, NAME]
    assert known.scenarios[NAME].edition
    assert NAME not in content().scenarios


def test_there_need_be_no_folder(tmp_path: Path) -> None:
    assert read_folder(tmp_path / "nowhere", content()) == ()


def test_a_faulty_file_leaves_the_others(tmp_path: Path) -> None:
    write(tmp_path)
    write(tmp_path, "broken", start="start = 1\nspeed = 4")
    files = read_folder(tmp_path, content())
    assert [(file.id, file.sheet is None) for file in files] == [("broken", True), (NAME, False)]
    assert [sheet.id for sheet in sheets_of(files)] == [NAME]


FAULTS = [
    ("start", "start = 1\nspeed = 4", "sheet", "unknown key speed"),
    ("start", 'start = "1"', "sheet.start", "not a whole number"),
    ("start", "start = 77", "sheet.start", "tile 77 is not on the map"),
    ("start", "start = nan", "sheet.start", "not a whole number"),
    ("start", "start = 1979-05-27", "sheet.start", "not a whole number"),
    ("start", "start = 1\nfactions = ['cats']", "sheet.factions", "no Faction 'cats'"),
    ("cost", 'cost = [{ do = "sing" }]', "card[0].acts[0].cost[0]", "no word of the vocabulary"),
    ("cost", 'cost = [{ do = "dump", what = "any", n = "((((1 + +" }]', "cost[0].n", "bracket"),
    ("cost", f'cost = [{{ do = "dump", what = "any", n = "{"half " * 9999}2" }}]', "cost[0].n", "is no rule"),
    ("where", '"here, with (with ("', "card[0].acts[0].where", "bracket"),
    ("where", '"here, with Anchor"', "NF1", "'Anchor' is not declared"),
    ("condition", f'"{"not " * 20_000}time = 0"', "card[0].bars[1]", "is no rule"),
    ("condition", '"not not"', "card[0].bars[1].if:", "compares nothing"),
    ("clock", 'immediate = [{ do = "if", if = "time", then = [] }]', "card[0].immediate[0].if:", "compares nothing"),
    ("clock", 'immediate = [{ do = "if", then = [] }]', "card[0].immediate[0].if:", "the key 'if' is missing"),
    ("clock", "procedure = [{ name = 3, effects = [] }]", "card[0].procedure[0].name:", "not a text"),
    (
        "setup",
        "setup = []\n" + TWICE.replace("hacks=[]", "hacks=[{pattern='R', do=[{}]}]"),
        "enemy[0].hacks[0].do[0]:",
        "needs the key 'do'",
    ),
    ("map", "?@999999999,0", "sheet.map", "lies too far out: places go from -99 to 99"),
    ("map", f"?@0,-{'9' * 5000}", "sheet.map", "lies too far out"),
    ("map", f"{'9' * 5000}@0,-1", "sheet.map", "is not a place of a map"),
    ("deck", "cards = 1 }, { level = 9", "sheet.enemy_deck", "no Enemies of level 9"),
    ("map", " ".join(f"?@{q},0" for q in range(2, 60)), "sheet.map", "more than 26 columns"),
    ("map", " ".join(f"?@{q},2" for q in range(-12, 12)) + " ?@0,-1", "sheet.map", "always unlocked"),
    ("corrupted", "corrupted = -5", "sheet.corrupted", "from 1 to 99"),
    ("corrupted", 'corrupted = "half trace"', "sheet.corrupted", "counts players only"),
    ("deck", "cards = 1000", "sheet.enemy_deck", "from 0 to 99"),
    ("first", 'first_card = "NF4"', "sheet.first_card", "not a plot card"),
    ("victory", "effects = []", "NF3", "nothing draws this card"),
    ("kind", 'kind = "plot"', "", "no card of the kind 'victory'"),
    ("code", 'code = "NF 3/x"', "", "1 to 8 letters and digits"),
    ("act", 'id = "NF1.loose"', "", "two Player Activities have the id 'NF1.loose'"),
    ("setup", f"setup = []\n{TWICE}", "", "two special Enemies have the code 'Z1'"),
    ("title", STEER, "sheet", "must be one line"),
    ("title", "x" * 61, "sheet", "must be one line"),
]


@pytest.mark.parametrize(("spot", "new", "key", "why"), FAULTS, ids=[fault[3] for fault in FAULTS])
def test_a_fault_is_a_sentence_with_file_and_key(tmp_path: Path, spot: str, new: str, key: str, why: str) -> None:
    file = read_file(write(tmp_path, **{spot: new}), content())
    assert file.sheet is None
    (sentence,) = [fault for fault in file.faults if key in fault and why in fault][:1]
    assert sentence.startswith(f"{NAME}.toml: ")
    assert len(sentence) <= LONGEST_FAULT + 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "the key 'sheet' is missing"),
        (b"sheet = []", "another kind of value"),
        (b"sheet = 1\ncard = 4", "another kind of value"),
        (b"\xff\xfe\x00", "not TOML"),
        (b"x = " + b"9" * 6000, "not TOML"),
        (b"x = " + b"[" * 5000 + b"]" * 5000, "too deep"),
        (b"# " + b"x" * LARGEST, "larger than"),
        (b".".join([b"a"] * 90_000) + b" = 1", "a key of too many parts"),
        (b"[" + b".".join([b"a"] * 90_000) + b"]", "a key of too many parts"),
        (b"x = 0x" + b"f" * 8000, "a number of too many digits"),
    ],
)
def test_any_bytes_get_a_sentence(tmp_path: Path, text: bytes, why: str) -> None:
    (tmp_path / "odd.toml").write_bytes(text)
    (file,) = read_folder(tmp_path, content())
    assert file.faults[0].startswith("odd.toml: ")
    assert why in file.faults[0]


@pytest.mark.timeout(10)
def test_thousands_of_cards_are_judged_without_a_wait(tmp_path: Path) -> None:
    file = write(tmp_path)
    cards = (f'[[card]]\ncode = "X{n}"\nname = "x"\nkind = "plot"\n' for n in range(2000))
    file.write_text(file.read_text(encoding="utf-8") + "\n".join(cards), encoding="utf-8")
    assert len(read_file(file, content()).faults) == 2000


def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "folder.toml").mkdir()
    assert [file.faults for file in read_folder(tmp_path, content())] == [
        ("folder.toml: this is no file.",),
        ("pipe.toml: this is no file.",),
    ]


def test_the_id_is_the_name_of_the_file_and_nobody_elses(tmp_path: Path) -> None:
    file = write(tmp_path)
    other = file.rename(tmp_path / "day-ferry.toml")
    assert "must be the file's name, 'day-ferry'" in read_file(other, content()).faults[0]
    assert "a scenario of the game is called 'prologue'" in read_file(write(tmp_path, "prologue"), content()).faults[0]


def edition(folder: Path, text: str) -> str:
    """The edition of a sound file."""
    file = folder / f"{NAME}.toml"
    file.write_text(text, encoding="utf-8")
    sheet = read_file(file, content()).sheet
    assert sheet is not None
    return sheet.edition


WAY = 'immediate = [{ do = "options", ways = [{ words = "go", then = [] }] }, { do = "set-time", to = 6 }]'
FULL = (
    example()
    .replace('immediate = [{ do = "set-time", to = 6 }]', WAY)
    .replace("start = 1\n", 'start = 1\nalone = ["Hurry."]\nparts.words = "?@1,-2"\n')
    .replace('name = "Shoes in Hand"\n', 'name = "Shoes in Hand"\nrules = [{ mod = "no-tile-trace" }]\n')
    .replace(
        '[[card]]\ncode = "NF2"',
        '[[card.patterns]]\nid = "NF1.p"\nname = "Grip"\npattern = "R"\neffects = []\n\n'
        '[[enemy]]\ncode = "Z1"\nname = "Rat"\nfamily = "hunter"\nintegrity = 3\nbasic = []\nspecial = []\n'
        'hacks = []\n\n[[card]]\ncode = "NF2"',
    )
)
"""The example with prose and names in every place."""


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Loose all three", "Untie all"),
        ("Fog lies", "Smoke lies"),
        ("# A small", "# A tiny"),
        ('"easy"', '"hard"'),
        ("marked as berths", "called berths"),
        ("Hurry.", "Be quick."),
        ('"go"', '"leave"'),
        ("The Night Ferry", "The Late Ferry"),
        ("Shoes in Hand", "Bare Feet"),
        ("Rat", "Gull"),
        ("Grip", "Grasp"),
    ],
)
def test_prose_makes_no_other_edition(tmp_path: Path, before: str, after: str) -> None:
    assert before in FULL
    assert edition(tmp_path, FULL.replace(before, after)) == edition(tmp_path, FULL)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("n = 2", "n = 3"),
        ('rules = [{ mod = "no-tile-trace" }]', "rules = []"),
        ("Passenger", "Guest"),
        ('parts.words = "?@1,-2"', 'parts.words = "?@-1,-1"'),
    ],
)
def test_rules_make_another_edition(tmp_path: Path, before: str, after: str) -> None:
    assert before in FULL
    assert edition(tmp_path, FULL.replace(before, after)) != edition(tmp_path, FULL)
