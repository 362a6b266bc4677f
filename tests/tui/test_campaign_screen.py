"""The progress sheet: answered by keys alone and by the mouse alone, whole at every size, naming nothing locked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from core.ascend.campaign.order import skip
from core.ascend.campaign.pools import pieces
from core.ascend.campaign.progress import Ended, Progress, counted
from core.ascend.campaign.showing import campaign_view
from core.ascend.campaign.view import CampaignView, PlayerLine
from core.ascend.content import content
from tests.tui.shell import SIZES, FakeGames, ShellApp, a_slot, click_on, ended, seen
from tui.play.newgame import NewGame, NewSeat, ScenarioInfo
from tui.screens.campaign import CampaignScreen, records_of, sheet_of
from tui.settings import Settings

SIZE = (80, 24)
PLAYERS = (PlayerLine("Mira", "blue", "reaper", "Reaper, blue Walker"), PlayerLine("Kai", "red", "", "red Walker"))
INFOS = tuple(
    ScenarioInfo(sheet.id, sheet.name, sheet.difficulty, sheet.length, sheet.introduction, True, (), True, sheet.opens)
    for sheet in content().scenarios.values()
    if sheet.campaign
)
PROLOGUE = Ended("prologue", "A06", True, 7, 1, 3, ("AL1",))
LOST = Ended("geohunt", "E11", False, 9, 4, 2, ("EM1",))


def sheet(*games: Ended, running: str = "") -> CampaignView:
    """The sheet after these games, the last of which is the news."""
    progress = Progress()
    for game in games[:-1]:
        progress = counted(progress, game)
    return campaign_view(content(), progress, games[-1] if games else None, running=running, players=PLAYERS)


def app_with(saves: Path, view: CampaignView, **more: Any) -> ShellApp:
    return ShellApp(saves, FakeGames(infos=INFOS, sheet=view), **more)


async def test_keys_alone_lead_from_a_campaign_to_its_next_game(tmp_path: Path) -> None:
    slot = a_slot(tmp_path, progress={}, over=True)
    app = app_with(tmp_path, sheet(PROLOGUE))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "Next game" in seen(app)
        await pilot.press("1")
        await pilot.pause()
        assert app.at == "CampaignScreen"
        await pilot.press("down", "enter")
        await pilot.pause()
        assert app.at == "SetUpScreen"
        assert "Begin Geohunt" in seen(app)
        assert "Title" not in seen(app), "the slot has one"
        await pilot.press("end", "up", "enter")
        await pilot.pause()
    players = (NewSeat("Mira", "blue", "reaper"), NewSeat("Kai", "red", ""))
    (game,) = app.fakes.asked
    assert isinstance(game, NewGame)
    assert (game.scenario, game.slot, game.drop) == ("geohunt", slot, False)
    assert [(seat.name, seat.walker) for seat in game.seats] == [(seat.name, seat.walker) for seat in players]


async def test_clicks_alone_do_the_same(tmp_path: Path) -> None:
    a_slot(tmp_path, progress={}, over=True)
    app = app_with(tmp_path, sheet(PROLOGUE))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await click_on(pilot, "Next game")
        await click_on(pilot, "Darkness")
        assert "Play Darkness" in seen(app)
        await click_on(pilot, "Read the scenario")
        assert app.at == "ReaderScreen"
        await click_on(pilot, "back")
        await click_on(pilot, "Darkness")
        await click_on(pilot, "Begin Darkness")
    (game,) = app.fakes.asked
    assert isinstance(game, NewGame)
    assert game.scenario == "darkness"


async def test_a_scenario_that_is_not_open_says_why_and_is_not_begun(tmp_path: Path) -> None:
    app = app_with(tmp_path, sheet(PROLOGUE))
    async with app.run_test(size=SIZE) as pilot:
        app.show_campaign()
        await pilot.pause()
        await pilot.press("end", "enter")
        assert app.at == "CampaignScreen"
        assert "The Ascend opens when each other scenario has a box ticked: 1 of 10 have." in seen(app)
        await pilot.press("i")
        assert app.at == "CampaignScreen", "nothing is read of it either"
        await pilot.press("escape")
        assert app.at == "SlotsScreen"


@pytest.mark.parametrize("size", [SIZE, (120, 40)])
async def test_a_scenario_that_is_locked_is_shown_so_and_not_offered(tmp_path: Path, size: tuple[int, int]) -> None:
    app = app_with(tmp_path, sheet())
    async with app.run_test(size=size) as pilot:
        app.show_campaign()
        await pilot.pause()
        assert "1 Play Prologue" in seen(app)
        assert "Enter play" in seen(app)
        await pilot.press("down")
        text = seen(app)
        assert "Play" not in text.partition("WHAT NOW")[2]
        assert "This one is locked" in text
        assert "2 Skip the Prologue" in text, "what is there keeps its digit"
        await pilot.press("1")
        await click_on(pilot, "This one is locked")
        assert app.at == "CampaignScreen"


@pytest.mark.parametrize("size", [SIZE, (120, 40)])
async def test_difficulty_and_length_are_told_apart(tmp_path: Path, size: tuple[int, int]) -> None:
    app = app_with(tmp_path, sheet(PROLOGUE))
    async with app.run_test(size=size) as pilot:
        app.show_campaign()
        await pilot.pause()
        await click_on(pilot, "Geohunt")
        facts = [row.split()[-2:] for row in seen(app).splitlines()]
        assert ["difficulty", "medium"] in facts
        assert ["length", "medium"] in facts
        await click_on(pilot, "Play Geohunt")
        rows = [row.split()[-2:] for row in seen(app).splitlines()]
        assert ["difficulty", "medium"] in rows
        assert ["length", "medium"] in rows


async def test_the_first_scenario_is_skipped_only_after_a_question(tmp_path: Path) -> None:
    app = app_with(tmp_path, sheet())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("n")
        await pilot.pause()
        assert seen(app).count("locked") == 10
        await pilot.press("2", "enter")
        assert seen(app).count("locked") == 10, "Enter alone is no"
        app.fakes.sheet = campaign_view(content(), skip(content(), Progress()))
        await click_on(pilot, "Skip the Prologue")
        await click_on(pilot, "Yes, skip it")
        assert seen(app).count("locked") == 1
        assert "Skip" not in seen(app)
        assert "Play X-6039" in seen(app)


async def test_a_game_on_the_table_is_given_up_only_after_a_question(tmp_path: Path) -> None:
    slot = a_slot(tmp_path, progress={}, over=False)
    app = app_with(tmp_path, sheet(PROLOGUE, LOST, running="darkness"))
    async with app.run_test(size=SIZE) as pilot:
        app.show_campaign(slot)
        await pilot.pause()
        assert "in play" in seen(app)
        await pilot.press("up", "enter")
        assert app.at == "AskScreen"
        assert "GIVE UP DARKNESS?" in seen(app)
        await pilot.press("enter")
        assert app.at == "CampaignScreen"
        await pilot.press("enter", "2")
        await pilot.pause()
        await pilot.press("end", "up", "enter")
        await pilot.pause()
        (game,) = app.fakes.asked
        assert isinstance(game, NewGame)
        assert (game.slot, game.drop) == (slot, True)


async def test_going_on_resumes_the_game_on_the_table(tmp_path: Path) -> None:
    slot = a_slot(tmp_path, progress={}, over=False)
    app = app_with(tmp_path, sheet(PROLOGUE, running="geohunt"))
    async with app.run_test(size=SIZE) as pilot:
        app.show_campaign(slot)
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert app.at == "table"
        assert app.fakes.asked == [(slot, False)]


async def test_the_end_of_a_campaign_game_leads_to_its_sheet(tmp_path: Path) -> None:
    slot = a_slot(tmp_path)
    app = app_with(tmp_path, sheet(PROLOGUE))
    app.fakes.view = ended()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert app.at == "EndScreen"
        app.fakes.given[0].campaign_slot = slot
        await app.pop_screen()
        app.show_end(ended())
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert app.at == "CampaignScreen"
        assert app.fakes.given[0].closed, "the slot is free for the next game"
        assert "Unlocked: Learning Protocol Loud Lessons." in seen(app)


async def test_the_menu_of_a_game_shows_the_sheet_and_leads_back(tmp_path: Path) -> None:
    a_slot(tmp_path)
    app = app_with(tmp_path, sheet())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        sitting = app.fakes.given[0]
        sitting.campaign_slot, sitting.sheet = "slot-7f3k", sheet(PROLOGUE, running="geohunt")
        await pilot.press("q")
        await click_on(pilot, "Progress sheet")
        assert app.at == "CampaignScreen"
        await pilot.press("escape")
        await pilot.pause()
        assert app.at == "table"
        assert not sitting.closed


async def test_records_tell_every_scenario_that_was_played(tmp_path: Path) -> None:
    app = app_with(tmp_path, sheet(PROLOGUE, LOST))
    async with app.run_test(size=SIZE) as pilot:
        app.show_campaign()
        await pilot.pause()
        await click_on(pilot, "Records of 2 games")
        text = " ".join(seen(app).split())
        assert "Geohunt" in text
        assert "played 1, won 0, lost 1; 9 turns, 4 Resets" in text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("games", [(), (PROLOGUE,), (PROLOGUE, LOST)], ids=len)
async def test_the_sheet_is_whole_at_every_size_and_plain_in_ascii(
    tmp_path: Path, size: tuple[int, int], games: tuple[Ended, ...]
) -> None:
    app = app_with(tmp_path, sheet(*games), settings=Settings(palette="mono", ascii=True))
    async with app.run_test(size=size) as pilot:
        app.show_campaign()
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, CampaignScreen)
        for row in screen.view.rows:
            text = seen(app)
            assert ("THE LAST GAME" in text) is bool(games)
            assert text.isascii()
            for words in ("PROGRESS SHEET", "WHAT NOW", "Back to the slots", *(one.name for one in screen.view.rows)):
                assert words in text
            assert f"> {row.name}" in text or screen.row != row
            assert ("Corrupted" in text) is screen.row.open
            await pilot.press("down")


def test_nothing_that_is_locked_is_named_on_a_fresh_sheet() -> None:
    view = campaign_view(content(), skip(content(), Progress()))
    told = repr([view, records_of(view), *(sheet_of(row, view) for row in view.rows)])
    for piece in pieces(content()):
        assert not piece.code or piece.words not in told


async def test_the_dial_of_a_campaign_is_chosen_once_and_then_shown(tmp_path: Path) -> None:
    app = app_with(tmp_path, sheet())
    async with app.run_test(size=SIZE) as pilot:
        app.show_campaign()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "< normal >" in seen(app)
        await pilot.press("end", "up", "up", "right")
        assert "< harsh >" in seen(app)
        assert "Harsh: less Corrupted Data" in " ".join(seen(app).split())
        await pilot.press("down", "enter")
    (game,) = app.fakes.asked
    assert isinstance(game, NewGame)
    assert (game.scenario, game.dial) == ("prologue", "harsh")


async def test_the_next_game_keeps_the_dial_and_the_sheet_names_it(tmp_path: Path) -> None:
    slot = a_slot(tmp_path, progress={}, over=True)
    view = campaign_view(content(), Progress(dial="gentle"), PROLOGUE, players=PLAYERS)
    app = app_with(tmp_path, view)
    async with app.run_test(size=SIZE) as pilot:
        app.show_campaign(slot)
        await pilot.pause()
        assert "gentle   1 of 25 endings" in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.at == "SetUpScreen"
        assert "Dial" not in seen(app)
    assert records_of(view).blocks[0].text.startswith("Gentle dial. 1 game, 1 won")
