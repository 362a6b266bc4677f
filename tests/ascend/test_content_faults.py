"""A content file with a fault: one sentence with file, key and reason, and nothing is played."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from attrs import frozen

from core.ascend.content import content, read_content
from core.engine.records import BadContent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of all content files."""
    with as_file(files("scenarios") / "ascend") as own:
        return shutil.copytree(own, tmp_path / "ascend")


@frozen
class Fault:
    """A change that spoils a file, and what the one sentence about it must hold."""

    name: str
    file: str
    before: str
    after: str
    place: str
    why: str
    begins: str = ""

    @property
    def start(self) -> str:
        """How the sentence begins: the file's name, or the scenario's where several files are concerned."""
        return self.begins or f"{self.file.rpartition('/')[2]}: "


LEVEL_1, LEVEL_2, SCENARIO = "enemies/level-1.toml", "enemies/level-2.toml", "campaign/prologue.toml"
CLOCK = "to = [6, 5, 5, 5]"
FAULTS = [
    Fault("unknown key", LEVEL_1, "integrity = 7", "integrity = 7\nspeed = 3", "enemy[0]", "unknown key speed"),
    Fault("unknown effect", LEVEL_1, 'do = "stun"', 'do = "sing"', "enemy[11].hacks[1]", "'sing' is no word"),
    Fault("no effect word", LEVEL_1, '{ do = "attach", n = 1 }', "{ n = 1 }", "enemy[6].special[0]", "the key 'do'"),
    Fault("missing key", LEVEL_1, "integrity = 7\n", "", "enemy[0].integrity", "the key 'integrity' is missing"),
    Fault("wrong type", LEVEL_1, "integrity = 7", 'integrity = "7"', "enemy[0].integrity", "is not a whole number"),
    Fault("truth for number", LEVEL_1, "copies = 1", "copies = true", "enemy[0].copies", "is not a whole number"),
    Fault("bad amount", LEVEL_1, "half trace", "half luck", "enemy[1].special[0].n", "'luck' is not an amount"),
    Fault("amount cut off", LEVEL_1, "trace max 4", "trace max", "enemy[1].special[0].n", "a number is expected"),
    Fault("bad condition", LEVEL_2, "trace >= 4", "trace over 4", "enemy[11].special[0]", "compares nothing"),
    Fault("bad cell", LEVEL_1, '"G./YG"', '"Q./YG"', "enemy[9].hacks[1].pattern", "no cell 'Q'"),
    Fault("pattern too large", LEVEL_1, '"G./YG"', '"GGGGGG"', "enemy[9].hacks[1].pattern", "must fit the 4 x 5"),
    Fault("empty pattern", LEVEL_1, '"G./YG"', '"./."', "enemy[9].hacks[1].pattern", "needs at least one cell"),
    Fault("bad list by players", SCENARIO, CLOCK, "to = [6, 5, 5]", "card[1].immediate[0].to", "holds four"),
    Fault("nobody", SCENARIO, 'who = "lead"', 'who = "boss"', "card[2].otherwise[0]", "'boss' is nobody"),
    Fault(
        "unknown trigger", SCENARIO, 'on = "launched"', 'on = "lunched"', "card[0].rules[0]", "'lunched' must be one of"
    ),
    Fault("bad map word", SCENARIO, "?@1,1", "?@1;1", "sheet.map", "'?@1;1' is not a place"),
    Fault("two tiles in one place", SCENARIO, "?@1,1", "?@0,1", "sheet.map", "two tiles lie at 0,1"),
    Fault("tile far away", SCENARIO, "?@1,1", "?@9,9", "sheet.map", "touch no other"),
    Fault("not TOML", SCENARIO, "[sheet]\n", "[sheet\n", "", "this is not TOML"),
    Fault("too few tiles", SCENARIO, "12, 13, 14, 16]", "12, 13, 14]", "sheet.pool", "6 random places", "prologue"),
    Fault(
        "undeclared token", SCENARIO, 'token = "Gone"', 'token = "Fled"', "A03", "'Fled' is not declared", "prologue"
    ),
    Fault("unknown card", SCENARIO, 'card = "A02"', 'card = "A20"', "A01", "there is no card A20", "prologue"),
    Fault("unknown choice", SCENARIO, '["A04", "A05"]', '["A04", "A50"]', "A03", "there is no card A50", "prologue"),
    Fault("unknown kind of card", SCENARIO, 'kind = "loss"', 'kind = "end"', "A07", "kind 'end'", "prologue"),
    Fault("unknown tile", SCENARIO, "tile = 16", "tile = 99", "A04: act mainframe", "no District tile 99", "prologue"),
    Fault("unknown thing", SCENARIO, 'what = "reroll"', 'what = "rerol"', "card[0].bars[0]", "'rerol' must be one of"),
    Fault("unknown test", SCENARIO, 'what = "red"', 'what = "pink"', "card[1].acts[0]", "'pink' must be one of"),
    Fault("unknown limit", SCENARIO, '"once each"', '"twice"', "card[4].acts[0]", "'twice' must be one of"),
    Fault("unknown target", LEVEL_1, 'target = "each"', 'target = "all"', "enemy[7].hacks[1]", "'all' must be one of"),
    Fault("less than none", LEVEL_1, "copies = 1", "copies = -1", "enemy[0]", "must be 0 or more"),
    Fault("unknown face", "dice.toml", '"surge"', '"splurge"', "", "'splurge' must be one of"),
    Fault("bad frame", "walkers.toml", '"PP"', '"PQ"', "walker[1].frames[1]", "must match"),
    Fault("equal names", LEVEL_1, "enemy.dustpan", "enemy.peeper", "", "two records are called", "enemies"),
    Fault("equal cards", SCENARIO, 'code = "A07"', 'code = "A06"', "", "two records are called 'A06'"),
    Fault("uncounted token", SCENARIO, "Lesson on card", "Lezzon on card", "A01", "'Lezzon' is not", "prologue"),
    Fault("start off the map", SCENARIO, "start = 2", "start = 5", "sheet.start", "tile 5 is not on", "prologue"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_one_sentence_with_file_and_key(fault: Fault, folder: Path) -> None:
    path = folder / fault.file
    text = path.read_text(encoding="utf-8")
    assert fault.before in text
    path.write_text(text.replace(fault.before, fault.after, 1), encoding="utf-8")

    with pytest.raises(BadContent) as told:
        read_content(folder)

    (sentence,) = told.value.faults
    assert sentence.startswith(fault.start)
    assert fault.place in sentence
    assert fault.why in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "dice.toml").unlink()

    with pytest.raises(BadContent, match=r"^dice\.toml: the file cannot be read"):
        read_content(folder)


def test_bytes_that_are_no_text_are_named(folder: Path) -> None:
    (folder / "dice.toml").write_bytes(b"player = ['\xff']")

    with pytest.raises(BadContent, match=r"^dice\.toml: this is not TOML"):
        read_content(folder)


def test_two_faults_are_two_sentences(folder: Path) -> None:
    path = folder / LEVEL_1
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("integrity = 7", "integrity = 'six'", 1).replace("copies = 2", "copies = 2.5", 1))

    with pytest.raises(BadContent) as told:
        read_content(folder)

    assert [sentence.partition(": ")[2].partition(":")[0] for sentence in told.value.faults] == [
        "enemy[0].integrity",
        "enemy[1].copies",
    ]
    assert str(told.value) == "\n".join(told.value.faults)


def test_a_copy_reads_like_the_own_files(folder: Path) -> None:
    assert read_content(folder) == content()


def test_a_missing_folder_is_a_sentence_too(folder: Path) -> None:
    shutil.rmtree(folder / "campaign")
    with pytest.raises(BadContent, match="campaign: the folder cannot be read"):
        read_content(folder)
