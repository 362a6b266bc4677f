"""`tamashii rules`: one entry in full, the others by title, cards and mistyped words too, at every width."""

from __future__ import annotations

import pytest

from core.ascend.reference import entries
from core.forest.reference import entries as forest_entries
from tui.__main__ import main
from tui.cli.rules import NARROWEST, NEAR, WIDEST


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_without_words_the_titles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys).splitlines()
    assert len(lines) == len(entries()) + len(forest_entries())
    assert "Shield  p.8" in lines
    assert lines[-len(forest_entries())] == "Forest: Aim"
    assert said(capsys, "--game", "forest").splitlines()[0] == "Aim"


def test_one_entry_is_told_and_the_others_named(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "damage")
    assert out.startswith("DAMAGE  p.12, p.15\n")
    also = " ".join(out[out.index("Also in: ") :].split())
    assert also.count(", ") >= NEAR - 1
    assert also.endswith(" more.")


def test_a_name_that_several_entries_have_shows_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "enemy", "dice")
    assert out.startswith("NUMBER DIE")
    assert "\n\nSYMBOL DIE" in out


def test_a_card_and_a_mistyped_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "zoe").startswith("Z.O.E.  p.12\n  Enemy of level 2, Android, ")
    assert said(capsys, "corrupetd").startswith("CORRUPTED DATA")


def test_what_a_campaign_keeps_locked_is_told_only_when_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert not said(capsys, "rigger").startswith("RIGGER"), "only words that are like it"
    assert said(capsys, "--spoilers", "rigger").startswith("RIGGER  p.9\n  Advanced Body.")


def test_the_forest_is_told_too_and_marked_where_both_games_are_searched(capsys: pytest.CaptureFixture[str]) -> None:
    turn = said(capsys, "turn")
    assert turn.startswith("TURN  p.14")
    assert "\n\nFOREST: TURN\n  Look at one card, or collect gems" in turn
    assert "See also: Forest: Look, Forest: Collect, Forest: Crumbling" in turn
    assert said(capsys, "--game", "forest", "turn").startswith("TURN\n")
    assert "FOREST" not in said(capsys, "--game", "ascend", "turn")
    assert "Fox needs 2 red and 1 yellow. Freed: 2 gems come back." in said(capsys, "fox")
    assert main(["rules", "--game", "forest", "shield"]) == 1


@pytest.mark.parametrize(("columns", "width"), [("1", NARROWEST), ("80", 80), ("500", WIDEST)])
def test_lines_fit(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = said(capsys, "launch").splitlines()
    body = [line for line in lines if line.startswith(" ")]
    assert max(map(len, body)) <= width
