"""A slot played again from its first answer: it goes as it went, shows nothing hidden, writes nothing, and says in a
sentence what keeps it from doing so."""

from __future__ import annotations

import random
import re
import shutil
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from core.ascend.content import content
from core.ascend.play import begun_as, new_table
from core.ascend.setup import NewSeat as Player
from core.bots.forest.family import Family
from core.bots.random_bot import RandomBot
from core.engine.choice import Refused
from saves import toml_files
from saves.faults import SaveFault
from saves.store import SlotStore
from tests.forest import played as forest
from tests.play.games import CLASSES, COLOURS, begin, play_on
from tui.__main__ import main
from tui.play import played
from tui.play.newgame import NewGame, NewSeat
from tui.play.replaying import Replay
from tui.play.start import Games, new_game

DIGEST = re.compile(r"   digest ([0-9a-f]{24})")


def files(folder: Path) -> dict[str, bytes]:
    """All files in a place, by name."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def replayed(folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines of the command on the one slot of a folder."""
    (info,) = SlotStore(folder).list()
    assert main(["replay", info.id, "--saves", str(folder), *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def refusal(folder: Path, capsys: pytest.CaptureFixture[str], *words: str, code: int = 1) -> str:
    """The one sentence that the command says of the one slot of a folder."""
    (info,) = SlotStore(folder).list()
    assert main(["replay", info.id, "--saves", str(folder), *words]) == code
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    return err


def test_a_game_with_much_taken_back_is_played_as_it_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Undo over snapshots, redo, take back and closing at any moment leave the answers that count, and only those."""
    sitting, bot, dice = begin(SlotStore(tmp_path)), RandomBot("1"), random.Random(5)
    for _ in range(120):
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
        for chance, step in ((0.2, sitting.undo), (0.1, sitting.redo), (0.1, partial(sitting.take_back, 0))):
            while dice.random() < chance:
                with suppress(Refused):
                    step()
        if dice.random() < 0.6:
            sitting.settle()
    there = sitting.table.digest()
    before = files(tmp_path)
    replay = Replay(Games().look_at(SlotStore(tmp_path), sitting.slot.id))
    given = list(replay.play(len(replay.answers)))
    assert replay.sitting.table.digest() == there
    assert [line for one in given for line in one.lines][-40:] == list(sitting.log()[-40:])
    assert replayed(tmp_path, capsys)[0] == f"Night shift, {len(given)} answers."
    assert files(tmp_path) == before, "also while it is being played"
    sitting.close()


def test_each_game_of_a_campaign_begins_its_own_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SlotStore(tmp_path)
    first = begin(store)
    play_on(first, 40)
    first.close()
    players = tuple(NewSeat(*one) for one in zip("CD", COLOURS, strict=False))
    second = new_game(store, NewGame("Night shift", "prologue", players, "two", first.slot.id, drop=True))
    play_on(second, 30)
    second.close()
    lines = replayed(tmp_path, capsys)
    assert lines[0] == "Night shift, 30 answers."
    assert any(line.startswith("30 ") for line in lines)


@pytest.mark.parametrize("scenario", list(content().scenarios))
def test_what_a_game_was_begun_with_stands_in_its_state_for_good(scenario: str) -> None:
    codes = ["U07", "U01"] if content().scenarios[scenario].campaign else []
    players = [Player("Ada", "walker.red"), Player("Ben", "walker.blue", CLASSES[0]), Player("Cem", "walker.green")]
    dial = "harsh" if codes else "normal"
    table, bot = new_table(scenario, players, "seven", codes=codes, ticked=["V01"], dial=dial), RandomBot("7")
    begun = table.digest()
    for _ in range(60):
        table.take(*bot.choose(table))
    assert begun_as(table.game).digest() == begun  # type: ignore[arg-type]  # this table runs this game


def test_digests_stand_at_step_boundaries_and_are_those_of_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = forest.begin(tmp_path)
    forest.give(sitting, "look:3", "show", "look:1", "show", "collect")
    sitting.close()
    lines = replayed(tmp_path, capsys, "--digest")
    assert [bool(DIGEST.fullmatch(line)) for line in lines].count(True) == 2, "two turns have ended"
    assert lines == [*replayed(tmp_path, capsys, "--digest")]
    assert [line for line in lines if not DIGEST.fullmatch(line)] == replayed(tmp_path, capsys)


def test_it_stops_after_the_answer_named_and_tells_the_table_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = forest.begin(tmp_path)
    forest.give(sitting, "look:3", "show", "look:1", "show", "end")
    sitting.close()
    assert replayed(tmp_path, capsys, "--to", "2") == [
        "Evening, 5 answers.",
        "1 Mira: look at place 3 [look:3]",
        "2 Mira: show",
        "   Mira looks at place 3.",
        "   The turn ends: a yellow gem crumbles.",
        "   Turn 2, Kai.",
        "",
        "Easy, turn 2. Kai's turn.",
        *(f"Place {n}: face down." for n in range(1, 7)),
        "In the bag: 10 blue, 10 red, 9 yellow and 1 black, 30 in all.",
        "Chance of a black gem among the next 1: 3 %, 2: 7 %, 3: 10 %, 4: 13 %.",
    ]
    assert "1 answer" not in replayed(tmp_path, capsys, "--to", "0")[1]
    assert "Evening has 5 answers" in refusal(tmp_path, capsys, "--to", "6", code=2)


def test_one_answer_is_told_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = forest.begin(tmp_path)
    forest.give(sitting, "look:3")
    sitting.close()
    assert replayed(tmp_path, capsys)[:2] == ["Evening, 1 answer.", "1 Mira: look at place 3 [look:3]"]
    assert "Evening has 1 answer, so" in refusal(tmp_path, capsys, "--to", "2", code=2)


def test_no_card_that_lies_face_down_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting, bot = forest.begin(tmp_path), Family("x")
    while sitting.deciders():
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
        sitting.settle()
    whole = Replay(Games().look_at(SlotStore(tmp_path), sitting.slot.id))
    most, looks = len(whole.answers), 0
    for to in range(0, most, 7):
        text = "\n".join(replayed(tmp_path, capsys, "--to", str(to), "--digest"))
        free = {name for name in forest.FACES if f"{name} is free!" in text}
        assert {name for name in forest.FACES if name in text} == free
        looks += text.count(" looks at place ")
    assert looks
    assert all(name in "\n".join(replayed(tmp_path, capsys)) for name in forest.FACES), "the end turns all of them up"
    sitting.close()


def changed(folder: Path, change: dict[str, str]) -> None:
    """Put other words into the one snapshot of a folder, under a sum that is right."""
    (path,) = folder.glob("slot-*/snapshot.toml")
    _, body = toml_files.unseal(path.read_bytes(), path.name)
    text = body.decode()
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new)
    path.write_bytes(toml_files.seal(toml_files.parse(text.encode(), path.name)))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({" 0 look:3": " 0 look:9"}, "answer 1, look:9, is none there. There is no place 9; they go from 1 to 6."),
        ({"1 0 look:3": "4 0 look:3"}, "answer 1, look:3, is none there. That question is no longer open"),
        ({" 0 look:3": " 5 look:3"}, "answer 1, look:3, is none there. There is no seat 6"),
        ({'seed = "s"': 'seed = "t"'}, "Evening ends elsewhere when it is played again"),
        ({"1 0 look:3": "1 0"}, "The answers that this game holds cannot be read."),
        ({"\nturn = ": "\nfirst = 9\nturn = "}, "its seats or its turn do not fit"),
    ],
)
def test_what_goes_another_way_is_one_sentence(
    change: dict[str, str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = forest.begin(tmp_path)
    forest.give(sitting, "look:3", "show")
    while sitting.table.snapshots < 2:
        forest.give(sitting, f"look:{1 + sitting.game.state.turn % 6}", "show")
    sitting.close()
    changed(tmp_path, change)
    assert said in refusal(tmp_path, capsys)


def test_a_slot_that_was_begun_before_answers_were_kept_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(Path("saves/examples/forest-format-2-content-1"), tmp_path, dirs_exist_ok=True)
    assert "begun before they were kept" in refusal(tmp_path, capsys)
    store = SlotStore(tmp_path)
    (info,) = store.list()
    sitting = Games().open_game(store, info.id)
    choice = sitting.deciders()
    assert choice
    sitting.close()


def test_damage_and_missing_slots_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = forest.begin(tmp_path)
    sitting.close()
    assert main(["replay", "nobody", "--saves", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "There is no slot called 'nobody'.\n"
    (path,) = tmp_path.glob("slot-*/snapshot.toml")
    path.write_bytes(path.read_bytes()[:-20])
    assert "snapshot.toml is cut short or was changed." in refusal(tmp_path, capsys)


def test_a_game_without_end_stops_keeping_its_answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(played, "MOST", 30)
    sitting = begin(SlotStore(tmp_path))
    play_on(sitting, 100)
    sitting.close()
    with pytest.raises(SaveFault, match="does not hold its first answers"):
        Replay(Games().look_at(SlotStore(tmp_path), sitting.slot.id))
