"""Bad input from everywhere: each gets one clear sentence and the right exit code, and no file of a game changes."""

from __future__ import annotations

import copy
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest

from core.ascend.archive import position
from core.ascend.content import read_content
from core.engine.choice import Refused
from core.engine.records import BadContent
from saves.faults import SaveFault
from saves.store import SlotStore
from tests.pty.mirror import FILES, Mirror, begun
from tests.pty.terminal import ROOT, Terminal
from tui.__main__ import main
from tui.play.newgame import NewGame, NewSeat
from tui.play.start import new_game, open_game

HOSTILE = "[@click=app.quit]x[/]\x1b[2J\x1b]0;t\x07\u202e\x9b31m\nb"
"""A name that would be a link, clear the screen, set the title, turn the text round, and break the line."""


@pytest.fixture
def mirror(tmp_path: Path) -> Mirror:
    """A game in a slot, some answers in."""
    mirror = begun(tmp_path / "slots", 1, "18")
    mirror.play_to("move")
    return mirror


def picture(folder: Path) -> dict[str, bytes]:
    """The bytes of every file below a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def line_mode(saves: Path, typed: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Line mode with this typed into it."""
    command = [sys.executable, "-m", "tui", "line", "--saves", str(saves), *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=ROOT, timeout=20)


def program(saves: Path, *words: str, cols: int = 80, rows: int = 24, **env: str) -> Terminal:
    """The full screen."""
    command = [sys.executable, "-m", "tui", "--saves", str(saves), *words]
    return Terminal(command, cols=cols, rows=rows, env={"XDG_CONFIG_HOME": str(saves.parent), **env})


def assert_one_sentence(text: str) -> None:
    """One line that ends like a sentence, and nothing of Python in it."""
    assert text.count("\n") == 1, text
    assert text.rstrip().endswith((".", "?")), text
    assert not re.search(r"Traceback|Error\b|Exception|<class|stopped on a fault", text), text


# answers


def test_a_key_that_is_no_answer_is_refused_in_line_mode_and_changes_nothing(mirror: Mirror) -> None:
    before = picture(mirror.folder)
    for key in ("fly:B1>Z9", "move:B1>Z9", "slide:1,1>4,5", "99", "launch:\x1b[2J"):
        done = line_mode(mirror.saves, f"{key}\n", "--slot", "night shift")
        assert (done.returncode, done.stderr) == (0, "")
        said = done.stdout.partition("> ")[2].splitlines()[1]
        assert_one_sentence(f"{said}\n")
        assert "\x1b" not in done.stdout
    assert picture(mirror.folder) == before


def test_an_answer_to_a_question_that_is_over_is_refused(mirror: Mirror) -> None:
    sitting = open_game(SlotStore(mirror.saves), mirror.folder.name)
    try:
        before, digest = picture(mirror.folder), sitting.table.digest()
        choice = sitting.table.pending[0]
        for serial in (choice.serial - 1, choice.serial + 1, 0, -1, 10**30):
            with pytest.raises(Refused) as refusal:
                sitting.answer(0, serial, choice.options[0].key)
            assert_one_sentence(f"{refusal.value}\n")
        with pytest.raises(Refused) as refusal:
            sitting.answer(3, choice.serial, choice.options[0].key)
        assert_one_sentence(f"{refusal.value}\n")
        assert (picture(mirror.folder), sitting.table.digest()) == (before, digest)
    finally:
        sitting.close()


# content


def test_a_content_file_that_is_cut_short_is_named(tmp_path: Path) -> None:
    with as_file(files("scenarios") / "ascend") as own:
        folder = shutil.copytree(own, tmp_path / "ascend")
    file = folder / "campaign" / "prologue.toml"
    whole = file.read_bytes()
    for cut in (len(whole) * part // 13 for part in range(13)):
        file.write_bytes(whole[:cut])
        with pytest.raises(BadContent) as fault:
            read_content(folder)
        assert all(sentence.startswith(("prologue.toml: ", "prologue: ")) for sentence in fault.value.faults)
        for sentence in fault.value.faults:
            assert_one_sentence(f"{sentence}\n")


def test_a_content_file_of_brackets_in_brackets_is_named(tmp_path: Path) -> None:
    with as_file(files("scenarios") / "ascend") as own:
        folder = shutil.copytree(own, tmp_path / "ascend")
    (folder / "campaign" / "prologue.toml").write_text("a = " + "[" * 5000)
    with pytest.raises(BadContent, match=r"^prologue\.toml: .*\.$"):
        read_content(folder)


# slots


@pytest.fixture
def no_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a report of a fault would go."""
    monkeypatch.setattr("tui.__main__.reports_path", lambda: tmp_path / "reports")
    monkeypatch.setattr(sys, "stdin", io.StringIO("where\n"))
    return tmp_path / "reports"


def damaged(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Ways to spoil a file."""
    for part in (0.0, 0.2, 0.5, 0.8, 0.99):
        yield f"cut at {part}", data[: int(len(data) * part)]
    yield "cut by one byte", data[:-1]
    yield "zeros", bytes(len(data))
    yield "zeros at the end", data[: len(data) // 2] + bytes(len(data) - len(data) // 2)
    yield "no text", b"\xff\xfe" * 100
    yield "wrong types", re.sub(rb"= \d+", b'= "x"', data)
    yield "wrong tables", data.replace(b"[", b"[[", 1)


@pytest.mark.parametrize("name", FILES)
def test_a_damaged_slot_is_one_sentence_and_keeps_its_bytes(
    name: str, mirror: Mirror, no_reports: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = mirror.folder / name
    whole = file.read_bytes()
    refused = 0
    for how, data in damaged(whole):
        file.write_bytes(data)
        before = picture(mirror.folder)
        code = main(["line", "--saves", str(mirror.saves), "--slot", mirror.folder.name])
        complaint = capsys.readouterr().err
        # a journal may lose its last answer to a cut, and is whole without it
        assert code == (1 if complaint else 0), how
        if complaint:
            refused += 1
            assert_one_sentence(complaint)
            assert picture(mirror.folder) == before, how
        else:
            assert name == "journal.toml", how
    # a cut between two answers of a journal looks like an end
    assert refused >= (5 if name == "journal.toml" else 8)
    assert not no_reports.exists()


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a position."""
    yield path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value[:1]):
            yield from leaves(part, (*path, number))


def spoilt(saved: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """A copy of a position with another value in one place."""
    twin = copy.deepcopy(saved)
    at: Any = twin
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return twin


def refusal_of(store: SlotStore, slot_id: str) -> str:
    """What opening a slot and looking at its table is refused with; empty when it is not. Raises what it must not."""
    try:
        sitting = open_game(store, slot_id, look=True)
        sitting.view(0)
        sitting.close()
    except SaveFault as fault:
        return str(fault)
    return ""


def test_positions_of_wrong_types_are_refused_or_harmless(tmp_path: Path, mirror: Mirror) -> None:
    """Sealed by a right sum, so that only the meaning is wrong: nothing but a SaveFault may come of them."""
    store = SlotStore(tmp_path / "others")
    saved = position(mirror.table, ())
    wrong: tuple[Any, ...] = ("x", -5, 10**6, [], {})
    with store.create("Odd", {}) as slot:
        odd = slot.id
    faults = []
    for path in filter(None, leaves(saved)):
        for value in wrong:
            with store.open(odd) as slot:
                slot.rebase(spoilt(saved, path, value))
            try:
                said = refusal_of(store, odd)
            except Exception as fault:
                faults.append(f"{path} = {value!r}: {fault!r}")
            else:
                assert said == "" or said.endswith("."), f"{path} = {value!r}: {said}"
    assert not faults


def test_the_slots_say_what_is_damaged_and_a_hang_up_leaves_it(mirror: Mirror) -> None:
    mirror.play_to("program")
    mirror.play_to("launch")  # so that there is an older snapshot to restore
    (mirror.folder / "snapshot.toml").write_bytes(b"")
    before = picture(mirror.folder)
    with program(mirror.saves) as term:
        term.wait_for("Night shift")
        term.wait_for("snapshot.toml is empty.")
        term.press("enter")
        term.wait_for("RESTORE NIGHT SHIFT?")
        term.signal(signal.SIGHUP)
        assert term.wait_exit() == 0
    assert picture(mirror.folder) == before


# terminals


def test_a_window_that_is_too_small_says_so_and_comes_back(mirror: Mirror) -> None:
    before = picture(mirror.folder)
    with program(mirror.saves, "--slot", "Night shift", cols=40, rows=10) as term:
        term.wait_for("Tamashii needs 80x24, this is 40x10.")
        term.press("1", "enter", "n", "escape", "tab", "d", "z", "ctrl+l")
        term.wait_for("Nothing is lost.")
        term.press("q")
        term.wait_for("Leave? y leaves, other keys stay.")
        term.press("n")
        term.resize(80, 24)
        term.wait_for("MIRA DECIDES")
        term.resize(79, 23)
        term.wait_for("this is 79x23.")
        term.resize(120, 40)
        term.wait_for("MIRA DECIDES")
        assert picture(mirror.folder) == before
        term.resize(40, 10)
        term.wait_for("this is 40x10.")
        term.press("q", "y")
        assert term.wait_exit() == 0
        assert term.flags() == term.flags_before
    mirror.check_slot()


def test_a_start_in_a_small_window_leads_to_the_slots_of_a_larger_one(tmp_path: Path) -> None:
    with program(tmp_path / "slots", "--seats", "2", cols=40, rows=10) as term:
        term.wait_for("Tamashii needs 80x24, this is 40x10.")
        term.quiet(0.5)  # the set-up that was asked for lies below, or above
        term.resize(80, 24)
        term.wait_for("Begin Prologue")
        term.press("end", "enter")
        term.wait_for("SAVE SLOTS")


@pytest.mark.parametrize("which", ["stdin", "stdout", "both"])
def test_without_a_terminal_one_sentence_within_two_seconds(which: str, tmp_path: Path) -> None:
    end, other = os.openpty()
    with (tmp_path / "out").open("w") as out:
        start = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "tui", "--saves", str(tmp_path / "slots")],
            stdin=subprocess.DEVNULL if which != "stdout" else other,
            stdout=out if which != "stdin" else other,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            timeout=10,
        )
    os.close(other)
    os.close(end)
    assert time.monotonic() - start < 2
    assert done.returncode == 2
    assert_one_sentence(done.stderr)
    assert "tamashii line" in done.stderr
    assert (tmp_path / "out").read_text() == ""


def test_a_dumb_terminal_is_told_of_line_mode(tmp_path: Path) -> None:
    with program(tmp_path / "slots", TERM="dumb") as term:
        assert term.wait_exit() == 2
        assert "tamashii line" in term.text()
        assert b"\x1b" not in term.bytes_since()


# names


def test_hostile_names_are_only_text(tmp_path: Path) -> None:
    saves = tmp_path / "slots"
    people = (NewSeat(HOSTILE, "blue"), NewSeat("Kai [bold]", "red"))
    new_game(SlotStore(saves), NewGame(HOSTILE, "prologue", people, HOSTILE)).close()
    with program(saves) as term:
        term.wait_for("[@click=app.quit]x[/]")
        term.press("enter")
        term.wait_for("story side")  # nobody has answered, so it may not have been read
        term.wait_for(lambda t: "[@CLICK=APP.QUIT]X[/]" in t.line(0))
        term.press("end", "enter")
        term.wait_for("DECIDES")
        assert "[@CLICK=APP.QUIT]X[/]" in term.text()
        x, y = term.find("[@CLICK=APP.QUIT]X[/]")
        term.click(x + 3, y)  # a seat's name lists the seats
        term.wait_for("Kai [bold]")
        term.press("escape")
        term.wait_for("DECIDES")
        term.press("c")
        term.wait_for("whole card")
        term.signal(signal.SIGTERM)
        assert term.wait_exit() == 0
        sent = term.bytes_since().decode()
    for harm in ("\x1b[2J\x1b]0", "\x1b]0;t", "\u202e", "\x9b"):
        assert harm not in sent
    done = line_mode(saves, "state\nseats\n", "--slot", next(iter(SlotStore(saves).list())).id)
    assert (done.returncode, done.stderr) == (0, "")
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", done.stdout)


def test_hostile_words_of_the_command_line_come_back_as_text(tmp_path: Path) -> None:
    saves = tmp_path / "slots"
    done = line_mode(saves, "", "--slot", HOSTILE)
    assert done.returncode == 1
    assert_one_sentence(done.stderr)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", done.stderr)
    with program(saves, "--slot", HOSTILE) as term:
        term.wait_for("There is no slot called")
        term.press("f")
        term.wait_for("Begin")
        term.press("down", *["backspace"] * 4)
        term.send("\x1b[200~\u202e[@click\x07\nb\x1b[201~")
        term.wait_for("[@click")
        term.signal(signal.SIGTERM)
        assert term.wait_exit() == 0
        assert not re.search("\x1b\\]0;|\u202e|\x9b", term.bytes_since().decode())


# commands


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        ["--seats", "5"],
        ["--seats", "0"],
        ["--seats", "two"],
        ["--seed"],
        ["--fast"],
        ["line", "--seats", "-1"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "ascend", "--games", "0"],
        ["simulate", "ascend", "--bot", "genius"],
        ["simulate", "ascend", "--scenario", "atlantis"],
        ["simulate", "ascend", "--scenario", "x\x1b[2J"],
        ["\x1b[2J"],
    ],
    ids=" ".join,
)
def test_words_that_mean_nothing_are_one_sentence_and_exit_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(words)
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert_one_sentence(err.replace("`", ""))
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", err)
