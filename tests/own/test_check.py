"""`tamashii check`: exit codes, every fault, and random games that must end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.own.example import NAME, write
from tui.__main__ import main
from tui.cli import check


def test_the_example_is_sound_and_every_game_of_it_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path)
    assert main(["check", str(tmp_path), "--games", "1"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"{NAME}.toml: no fault; 4 cards, 4 random games, all ended.\n")
    assert err == ""


def test_every_fault_of_every_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, "one", start="start = 1\nspeed = 4", cost='cost = [{ do = "steal" }]')
    write(tmp_path, "two", victory="effects = []")
    assert main(["check", str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert [line.split(":")[0] for line in err.splitlines()] == ["one.toml", "one.toml", "two.toml"]


def test_a_rule_that_calls_itself_is_found_by_playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    calls = '[{ do = "procedure", name = "P" }]'
    file = write(tmp_path, setup=f'setup = {calls}\n[[sheet.procedure]]\nname = "P"\neffects = {calls}')
    assert main(["check", str(file), "--games", "1"]) == 1
    assert "a game of 1 breaks off: RecursionError" in capsys.readouterr().err


def test_a_rule_that_never_ends_is_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "PATIENCE", 6.0)
    endless = (
        'immediate = [{ do = "repeat", n = 1000000000, then = [{ do = "gain", what = "exp", n = 1, who = "each" }] }]'
    )
    assert main(["check", str(write(tmp_path, clock=endless)), "--games", "1"]) == 1
    assert "a game of 1 does not end within 6 seconds (seed check/0)" in capsys.readouterr().err


def test_nothing_in_a_file_steers_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, title="\\u001b]52;c;x\\u0007", start='start = 1\n"\\u001b[2J" = 1')
    assert main(["check", str(tmp_path)]) == 1
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "code", "told"), [([], 0, "no scenarios of your own yet"), (["gone.toml"], 2, "'gone.toml'")]
)
def test_where_there_is_nothing_to_check(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    code: int,
    told: str,
) -> None:
    monkeypatch.setattr(check, "scenarios_path", lambda: tmp_path / "scenarios")
    assert main(["check", *words]) == code
    assert told in "".join(capsys.readouterr())


def test_bots_play_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path)
    words = ["simulate", "ascend", "--scenarios", str(tmp_path), "--scenario", NAME, "--games", "1", "--bot", "planner"]
    assert main(words) == 0
    assert "finished              1" in capsys.readouterr().out
    assert main(["simulate", "ascend", "--scenarios", str(tmp_path), "--scenario", "ferry"]) == 2
    assert "see `tamashii check`" in capsys.readouterr().err
