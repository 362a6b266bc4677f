"""Line mode between two games: the sheet in sentences, the next scenario and its players by numbers and words."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.ascend.campaign.pools import pieces
from core.ascend.campaign.progress import Ended, Progress, counted
from core.ascend.campaign.showing import campaign_view
from core.ascend.campaign.view import CampaignView, PlayerLine
from core.ascend.content import content
from saves.store import SlotStore
from tests.play.campaigning import short_scenarios
from tui.cli import line
from tui.cli.words import parser
from tui.line.campaign import ask_next, tell_news, tell_progress, tell_records
from tui.line.voice import Voice
from tui.play.campaigns import campaign
from tui.play.newgame import NewGame, NewSeat
from tui.play.start import scenarios

PROLOGUE = Ended("prologue", "A06", True, 7, 1, 3, ("AL1",))
LOST = Ended("geohunt", "E11", False, 9, 4, 2, ("EM1",))
MIRA = PlayerLine("Mira", "red", "reaper", "Reaper, red Walker")


def sheet(*games: Ended) -> CampaignView:
    progress = Progress()
    for game in games[:-1]:
        progress = counted(progress, game)
    return campaign_view(content(), progress, games[-1] if games else None, players=[MIRA] if games else ())


def asked(view: CampaignView, *typed: str) -> tuple[NewGame | None, str]:
    """What comes of these lines, and what was said."""
    said = io.StringIO()
    voice = Voice(io.StringIO("".join(f"{words}\n" for words in typed)), said)
    skipped = campaign_view(content(), Progress(("A06",), skipped=True))
    return ask_next(view, "slot-7f3k", scenarios(), voice, lambda: skipped), said.getvalue()


def test_an_empty_line_plays_what_is_suggested_with_the_same_players() -> None:
    game, said = asked(sheet(PROLOGUE), "", "")
    assert game == NewGame("Campaign", "x-6039", (NewSeat("Mira", "red", "reaper"),), "", "slot-7f3k")
    assert (
        "The last game: Prologue, won with A06.\nBox A06 is ticked.\nUnlocked: Learning Protocol Loud Lessons." in said
    )
    assert "Progress sheet: 1 of 25 endings, 1 game, 1 won." in said


def test_more_players_get_a_free_walker_and_are_asked_for_their_class() -> None:
    game, said = asked(sheet(PROLOGUE), "3", "2", "9", "2")
    assert game is not None
    assert game.scenario == "geohunt"
    assert game.seats == (NewSeat("Mira", "red", "reaper"), NewSeat("Kai", "blue", "trickster"))
    assert "Reaper:" not in said, "no two players share a Class"
    assert "A number from 1 to 3, please" in said


def test_a_scenario_is_meant_by_its_name_too_and_one_that_is_not_open_says_why() -> None:
    game, said = asked(sheet(PROLOGUE), "the ascend", "99", "Darkness", "")
    assert game is not None
    assert game.scenario == "darkness"
    assert "The Ascend opens when each other scenario has a box ticked: 1 of 10 have." in said
    assert "A number from 1 to 11, please." in said


def test_the_first_scenario_can_be_skipped_while_it_stands_before_the_others() -> None:
    game, said = asked(sheet(), "2", "skip", "2", "", "")
    assert game is not None
    assert game.scenario == "x-6039"
    assert said.count("has been played or skipped") == 2, "for the scenario, and for the finale on the sheet"
    game, said = asked(sheet(PROLOGUE), "skip")
    assert game is None
    assert "A number from 1 to 11, please." in said


def test_sheet_records_and_a_scenario_are_read_before_it_is_played() -> None:
    game, said = asked(sheet(PROLOGUE, LOST), "records", "read 3", "progress", "q")
    assert game is None
    assert "Geohunt: played 1, won 0, lost 1; 9 turns, 4 Resets, 2 Enemies defeated." in said
    assert "map: 13 tiles." in said
    assert said.count("Progress sheet:") == 2


@pytest.mark.parametrize("typed", [(), ("",), ("2", "2")])
def test_the_end_of_input_begins_nothing(typed: tuple[str, ...]) -> None:
    assert asked(sheet(PROLOGUE), *typed)[0] is None


def test_nothing_locked_is_named_on_a_fresh_sheet() -> None:
    view = campaign_view(content(), Progress(("A06",), skipped=True))
    text = "\n".join([*tell_progress(view), *tell_records(view)])
    assert all(not piece.code or piece.words not in text for piece in pieces(content()))


def test_news_tell_what_is_locked_again() -> None:
    won = Ended("geohunt", "E08", True, 9, 0, 0, ("EF3",), ("EM1",))
    news = sheet(PROLOGUE, LOST, won).news
    assert news is not None
    assert tell_news(news)[-1] == "Locked again: Enemy Mole Radar."


@pytest.fixture
def shortened() -> Iterator[None]:
    with short_scenarios():
        yield


def test_games_of_a_campaign_follow_each_other_in_lines(
    tmp_path: Path, shortened: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From nothing: a new campaign, its first game to an end, and so on until the lines are used up."""
    store = SlotStore(tmp_path)
    lines = ["n", "", "", *["0", "1"] * 60]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{words}\n" for words in lines)))
    words = parser().parse_args(["line", "--saves", str(tmp_path)])
    assert line.run(words) == 0
    said = capsys.readouterr().out
    (info,) = store.list()
    assert "Card A0" in said
    assert f"The last game: Prologue, {'won' if 'A06' in said else 'lost'}" in said
    assert campaign(store, info.id).games > 1


def typed_at(monkeypatch: pytest.MonkeyPatch, saves: Path, *lines: str) -> None:
    """Line mode while these lines are typed and the input then ends."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{words}\n" for words in lines)))
    line.run(parser().parse_args(["line", "--saves", str(saves)]))


def test_a_game_of_a_campaign_is_given_up_as_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After a question, and only once the next one has begun: it counts as never played."""
    store = SlotStore(tmp_path)
    typed_at(monkeypatch, tmp_path, "n", "skip", "2", "", "", "0", "Give  Up", "no", "give up", "yes", "q")
    said = capsys.readouterr().out
    assert "Give up this game, Campaign? Given up, it counts as never played: no box, no loss." in said
    assert "Kept: nothing has changed." in said
    assert "No other game was begun, so this one stays as it is." in said
    (info,) = store.list()
    before = campaign(store, info.id)
    assert before.running is not None
    assert before.running.id == "x-6039"
    typed_at(monkeypatch, tmp_path, "1", "give up", "yes", "geohunt", "", "q")
    after = campaign(store, info.id)
    assert after.running is not None
    assert after.running.id == "geohunt"
    assert (after.games, after.ticked) == (0, before.ticked)


@pytest.mark.parametrize("new", ["f", "c"])
def test_a_game_of_free_play_or_the_forest_that_is_given_up_is_deleted(
    new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SlotStore(tmp_path)
    more = ("1", "", "") if new == "f" else ("", "")
    typed_at(monkeypatch, tmp_path, new, *more, "give up", "n")
    assert len(store.list()) == 1
    typed_at(monkeypatch, tmp_path, "1", "give up", "YES")
    assert "It is deleted then; on the screen z takes back the game deleted last." in capsys.readouterr().out
    assert not store.list()
    assert len(store.deleted()) == 1


def test_a_new_campaign_is_asked_for_its_dial_and_a_slot_is_not() -> None:
    said = io.StringIO()
    skipped = campaign_view(content(), Progress(("A06",), skipped=True))
    typed = Voice(io.StringIO("harsh\nread 1\nskip\n2\n\n\n"), said)
    game = ask_next(sheet(), "", scenarios(), typed, lambda: skipped)
    assert game is not None
    assert (game.scenario, game.dial) == ("x-6039", "harsh")
    assert said.getvalue().count("Harsh: less Corrupted Data") == 2
    assert "Progress sheet, harsh: 1 of 25 endings" in said.getvalue()
    game, told = asked(sheet(PROLOGUE), "harsh", "", "")
    assert game is not None
    assert game.dial == "normal"
    assert "makes it so" not in told
    assert "A number from 1 to 11, please." in told
    assert tell_records(campaign_view(content(), Progress(dial="gentle")))[0] == "Records, gentle."
