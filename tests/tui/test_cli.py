"""The command line: words, exit codes, one sentence for every failure."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import core.bots
import tui.cli.play
import tui.play
from core.ascend.names import DIALS
from core.engine.lookup import Entry, search
from core.engine.records import BadContent
from saves.faults import SaveFault
from saves.store import SlotStore
from tests.tui.shell import SCENARIOS, FakeGames, a_slot
from tui.__main__ import main
from tui.cli import line, report, rules, simulate
from tui.cli.words import LEVELS, parser
from tui.play.forest import levels
from tui.play.newforest import NewForest
from tui.play.newgame import Asked, ClassInfo, NewGame, NewSeat, ScenarioInfo, plain_game

COMMANDS = ("line", "simulate", "check", "rules")


@pytest.fixture(autouse=True)
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test writes into the folders of the person who runs it."""
    monkeypatch.setattr("tui.__main__.reports_path", lambda: tmp_path / "reports")
    monkeypatch.setattr("tui.cli.simulate.scenarios_path", lambda: tmp_path / "scenarios")
    return tmp_path / "reports"


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> FakeGames:
    """Games in place of content and rules."""
    fakes = FakeGames()
    module = ModuleType("tui.play.start")
    module.__dict__.update(Games=lambda own: fakes)
    monkeypatch.setitem(sys.modules, "tui.play.start", module)
    monkeypatch.setattr(tui.play, "start", module, raising=False)
    return fakes


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["line", "--seats", "5"], "Chronicle of Ascend is for 1 to 4 players, not 5."),
        (["--slot", "x", "--seats", "2"], "--slot takes up a game that is kept, and --seats is for a new one."),
        (
            ["line", "--slot", "x", "--dial", "harsh", "--classes", "reaper", "--level", "easy"],
            "--slot takes up a game that is kept, and --classes, --level and --dial are for a new one.",
        ),
        (["--game", "ascend", "--level", "easy"], "Chronicle of Ascend has no levels: name a scenario."),
        (["line", "--level", "mild"], "There is no level 'mild'; there are: easy, nightmare."),
        (["--game", "forest", "--scenario", "prologue"], "The forest has no scenarios and no Classes: name a level."),
    ],
)
def test_a_game_that_cannot_be_is_told_and_exits_2(
    games: FakeGames, words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err == f"{told}\n"


def test_a_level_begins_a_game_in_the_forest(games: FakeGames, tmp_path: Path) -> None:
    words = ["line", "--level", "nightmare", "--seats", "6", "--seed", "s"]
    line.opened(parser().parse_args(words), SlotStore(tmp_path), games)
    names = ("Mira", "Kai", "Jun", "Sol", "Ida", "Tom")
    assert games.asked == [NewForest("Forest", "nightmare", names, "s")]


def test_every_command_has_help_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], *([command] for command in COMMANDS)):
        with pytest.raises(SystemExit) as left:
            main([*words, "--help"])
        assert left.value.code == 0
        out = capsys.readouterr().out
        assert "example: tamashii" in out
        for command in COMMANDS if not words else ():
            assert command in out


def test_the_version_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"tamashii {report.version()}\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "dance"),
        (["--seats", "7"], "'7' is no whole number from 1 to 6"),
        (["--slow"], "--slow"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "chess"),
        (["simulate", "ascend", "--games", "0"], "'0' is no whole number"),
        (["simulate", "ascend", "--jobs", "-1"], "'-1'"),
        (["simulate", "ascend", "--bot", "clever"], "clever"),
        (["line", "--no-mouse"], "--no-mouse"),
        (["--classes", "reaper,,brawler"], "no list such as"),
        (["--scenario", "x" * 99], "no id such as"),
    ],
)
def test_wrong_words_are_one_sentence_and_exit_2(
    capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.count("\n") == 1


def test_options_before_and_after_the_command_mean_the_same() -> None:
    before = parser().parse_args(["--seed", "x", "--seats", "3", "--debug", "line"])
    after = parser().parse_args(["line", "--seed", "x", "--seats", "3", "--debug"])
    assert before == after
    assert (after.seed, after.seats, after.debug, after.slot, after.ascii) == ("x", 3, True, "", False)


def test_without_a_terminal_the_screen_is_refused_in_a_sentence() -> None:
    run = subprocess.run([sys.executable, "-m", "tui"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert run.returncode == 2
    assert "tamashii line" in run.stderr
    assert run.stderr.count("\n") == 1
    assert run.stdout == ""


@pytest.mark.parametrize("debug", [False, True])
def test_a_fault_is_one_sentence_with_a_report_that_holds_no_values(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, reports: Path, debug: bool
) -> None:
    def broken(_: object) -> int:
        secret = "a value of a variable"
        raise ZeroDivisionError(f"{Path.home()}/{len(secret)}")

    monkeypatch.setattr(tui.cli.play, "run", broken)
    assert main(["--debug"] if debug else []) == 1
    err = capsys.readouterr().err
    assert ("Traceback" in err) is debug
    assert err.splitlines()[-1].startswith("Tamashii stopped on a fault of its own (ZeroDivisionError). The report is ")
    (kept,) = reports.iterdir()
    assert str(kept) in err
    text = kept.read_text()
    assert "in broken: raise ZeroDivisionError" in text
    assert "a value of a variable" not in text
    assert str(Path.home()) not in text


def test_damaged_content_is_told_by_its_own_sentences_and_leaves_no_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, reports: Path
) -> None:
    def broken(_: object) -> int:
        raise BadContent(["prologue.toml: sheet.map: it is empty."])

    monkeypatch.setattr(tui.cli.play, "run", broken)
    assert main([]) == 1
    assert capsys.readouterr().err == "prologue.toml: sheet.map: it is empty.\n"
    assert not reports.exists()


def test_only_the_last_reports_are_kept(tmp_path: Path) -> None:
    for number in range(15):
        (tmp_path / f"fault-20200101-0000{number:02}-1.txt").write_text("")
    kept = report.keep(ValueError("x"), tmp_path)
    assert kept is not None
    assert len(list(tmp_path.iterdir())) == report.MOST
    assert Path(kept).exists()


def test_a_report_that_cannot_be_kept_is_not_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    report.say(ValueError("x"), tmp_path / "file", debug=False)
    assert capsys.readouterr().err == "Tamashii stopped on a fault of its own (ValueError).\n"


def test_a_save_that_fails_is_its_own_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, reports: Path
) -> None:
    def refused(_: object) -> int:
        raise SaveFault("The disk is full.")

    monkeypatch.setattr(tui.cli.play, "run", refused)
    assert main([]) == 1
    assert capsys.readouterr().err == "The disk is full.\n"
    assert not reports.exists()


def test_rules_prints_what_it_finds_and_1_for_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = (Entry("Corrupted Data", (6,), "Unwanted.\n\nIt blocks.", ("Dump",)), Entry("Trace", (6,), "x"))
    monkeypatch.setattr(rules, "find", lambda word, game, all_open: search(small, word))
    assert main(["rules", "corrupted", "data"]) == 0
    assert capsys.readouterr().out == "CORRUPTED DATA  p.6\n  Unwanted.\n\n  It blocks.\n  See also: Dump\n"
    assert main(["rules"]) == 0
    assert capsys.readouterr().out == "Corrupted Data  p.6\nTrace  p.6\n"
    assert main(["rules", "nowhere"]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def test_signs_alone_are_in_no_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--game", "forest", "--", "-!?"]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", "Nothing in the rules holds '-!?'; `tamashii rules` lists all entries.\n")


RESULT = dict.fromkeys(simulate.FIELDS, 1) | {
    "win_rate": 0.5,
    "endings": {"A06": 5, "A07": 5},
    "stuck": 0,
    "errors": 0,
    "faults": [],
}


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A simulator that remembers what it was asked and gives `RESULT`, or what is under ``result``."""
    seen: dict[str, Any] = {"result": RESULT}

    def run(*, progress: Callable[[int], None], **asked: Any) -> dict[str, Any]:
        progress(1)
        seen.update(asked)
        given: dict[str, Any] = seen["result"]
        return given

    module = ModuleType("core.bots.simulate")
    game = SimpleNamespace(
        scenarios=lambda own: ("prologue", "x6039"), seats=4, bots=("random", "planner"), dials=DIALS, told=dict
    )
    module.__dict__.update(run=run, GAMES={"ascend": game})
    monkeypatch.setitem(sys.modules, "core.bots.simulate", module)
    monkeypatch.setattr(core.bots, "simulate", module, raising=False)
    return seen


def test_simulate_hands_on_its_words_and_prints_json(bots: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate ascend --seats 3 --bot planner --games 7 --seed s --jobs 2 --dial harsh --json"
    assert main(words.split()) == 0
    del bots["result"]
    asked = {"game": "ascend", "scenario": "prologue", "seats": 3, "bot": "planner", "games": 7, "seed": "s"}
    assert bots == asked | {"jobs": 2, "own": "", "dial": "harsh"}
    out, err = capsys.readouterr()
    assert list(json.loads(out)) == list(simulate.FIELDS)
    assert err == ""


def test_simulate_prints_a_table_without_json(bots: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "ascend"]) == 0
    out = capsys.readouterr().out
    assert "win rate              0.5\n" in out
    assert "A06 5, A07 5" in out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--level easy", "The game ascend has no levels: name a scenario."),
        ("--seats 5", "The game ascend is for 1 to 4 players, not 5."),
        ("--bot family", "No bot of the game ascend is called 'family'; there are random, planner."),
    ],
)
def test_simulate_tells_what_a_game_has_not(
    bots: dict[str, Any], words: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(f"simulate ascend {words}".split()) == 2
    assert capsys.readouterr().err == f"{why}\n"
    assert "seats" not in bots


def test_the_forest_is_simulated_by_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            ["simulate", "forest", "--level", "nightmare", "--seats", "6", "--bot", "family", "--games", "3", "--json"]
        )
        == 0
    )
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["scenario"], told["seats"], told["finished"]) == ("forest", "nightmare", 6, 3)
    assert main(["simulate", "forest", "--scenario", "prologue"]) == 2
    assert capsys.readouterr().err == "The game forest has no scenarios: name a level.\n"
    assert main(["simulate", "forest", "--dial", "gentle"]) == 2
    assert capsys.readouterr().err == "The game forest has no dial 'gentle': it is always normal.\n"


def test_a_table_of_the_forest_has_its_level_no_dial_and_what_a_win_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "forest", "--level", "easy", "--bot", "family", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "level                 easy" in lines
    assert "a win is              all six are free" in lines
    assert not [line for line in lines if line.startswith(("dial", "scenario"))]


def test_the_help_names_the_levels_of_the_forest() -> None:
    assert [level.id for level in levels()] == LEVELS.replace(" or ", ", ").split(", ")
    assert LEVELS in " ".join(parser().format_help().split())


def test_simulate_tells_a_scenario_there_is_not(bots: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "ascend", "--scenario", "nowhere"]) == 2
    assert capsys.readouterr().err == "There is no scenario 'nowhere'; there are prologue, x6039.\n"
    assert "seats" not in bots


@pytest.mark.parametrize("field", ["stuck", "errors"])
def test_games_that_do_not_end_well_are_told_and_exit_1(
    bots: dict[str, Any], field: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots["result"] = RESULT | {field: 1, "faults": ["stuck (seed 1/3)"]}
    assert main(["simulate", "ascend", "--json"]) == 1
    assert capsys.readouterr().err == "stuck (seed 1/3)\n"


def test_line_opens_a_named_slot_or_begins_a_game(games: FakeGames, tmp_path: Path) -> None:
    slot = a_slot(tmp_path)
    store = SlotStore(tmp_path)
    line.opened(parser().parse_args(["line", "--slot", "night shift"]), store, games)
    line.opened(parser().parse_args(["line", "--seats", "2", "--seed", "s"]), store, games)
    players = (NewSeat("Mira", "blue"), NewSeat("Kai", "green"))
    assert games.asked == [(slot, False), NewGame("Prologue", "prologue", players, "s")]


def test_line_lists_slots_by_number_until_one_is_chosen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import io

    slot = a_slot(tmp_path)
    slots = SlotStore(tmp_path).list()
    monkeypatch.setattr("sys.stdin", io.StringIO("what\n9\n1\n"))
    assert line.chosen(slots) == slot
    assert capsys.readouterr().out.count('The number of a game, or n, f or c, please; "?" explains.') == 2
    monkeypatch.setattr("sys.stdin", io.StringIO("?\n1\n"))
    assert line.chosen(slots) == slot
    assert "type its number" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("2\nn\n"))
    assert line.chosen(slots) == ""
    monkeypatch.setattr("sys.stdin", io.StringIO("free play\n"))
    assert line.chosen(slots) == line.FREE
    monkeypatch.setattr("sys.stdin", io.StringIO("C\n"))
    assert line.chosen(slots) == line.FOREST
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    with pytest.raises(SaveFault, match="No game was chosen"):
        line.chosen(slots)


def test_line_without_a_slot_of_that_name_is_exit_1(
    games: FakeGames, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["line", "--saves", str(tmp_path), "--slot", "Nowhere"]) == 1
    assert capsys.readouterr().err == "There is no slot called 'Nowhere'.\n"
    assert not games.asked


def test_a_new_game_in_lines_takes_the_first_scenario_that_is_ready() -> None:
    assert plain_game(SCENARIOS[::-1], Asked()).scenario == "prologue"
    with pytest.raises(SaveFault, match="no scenario"):
        plain_game((), Asked())


CLASSES = ("brawler", "reaper", "trickster", "whisperer")
SANDBOX = ScenarioInfo(
    "sandbox", "Sandbox", "medium", "", "", True, tuple(ClassInfo(id, id.capitalize(), ".") for id in CLASSES)
)


def test_a_game_in_lines_is_what_the_words_say(games: FakeGames, tmp_path: Path) -> None:
    games.infos = (*SCENARIOS, SANDBOX)
    words = ["line", "--scenario", "Sandbox", "--seats", "3", "--classes", "whisperer,Brawler"]
    line.opened(parser().parse_args(words), SlotStore(tmp_path), games)
    seats = (
        NewSeat("Mira", "blue", "whisperer"),
        NewSeat("Kai", "green", "brawler"),
        NewSeat("Jun", "yellow", "reaper"),
    )
    assert games.asked == [NewGame("Sandbox", "sandbox", seats, "")]


def test_classes_alone_say_how_many_play(games: FakeGames, tmp_path: Path) -> None:
    games.infos = (SANDBOX,)
    line.opened(parser().parse_args(["line", "--classes", "reaper,trickster"]), SlotStore(tmp_path), games)
    (game,) = games.asked
    assert isinstance(game, NewGame)
    assert [seat.cls for seat in game.seats] == ["reaper", "trickster"]


@pytest.mark.parametrize("command", [[], ["line"]], ids=["app", "line"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--scenario nowhere", "There is no scenario 'nowhere'; there are: prologue, x6039, sandbox."),
        ("--scenario x6039", "X-6039 cannot be played yet."),
        ("--classes reaper", "Prologue is played without Classes."),
        (
            "--scenario sandbox --classes wizard",
            "There is no Class 'wizard'; there are: brawler, reaper, trickster, whisperer.",
        ),
        (
            "--scenario sandbox --classes reaper,reaper",
            "Each player needs a Class of their own: reaper is named 2 times.",
        ),
        ("--scenario sandbox --seats 1 --classes reaper,brawler", "2 Classes are more than 1 player."),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_a_sentence_and_exit_2(
    games: FakeGames, capsys: pytest.CaptureFixture[str], command: list[str], words: str, told: str
) -> None:
    games.infos = (*SCENARIOS, SANDBOX)
    assert main([*command, *words.split()]) == 2
    assert capsys.readouterr() == ("", f"{told}\n")
    assert not games.asked


@pytest.mark.parametrize("words", [["--seed", "\udcff"], ["--seats", "1" * 5000], ["--saves", ""]])
def test_words_that_cannot_be_kept_are_refused_in_one_short_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert len(said) < 300


def test_rules_fit_the_narrowest_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "1")
    assert main(["rules", "shield"]) == 0
    assert "SHIELD" in capsys.readouterr().out
