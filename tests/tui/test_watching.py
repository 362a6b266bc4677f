"""Watching a game that is played elsewhere: it moves with it, is marked, and answers nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from core.bots.random_bot import RandomBot
from saves.store import SlotStore
from tests.play.games import begin, play_on
from tests.tui.table_app import text_of
from tui.app import TamashiiApp
from tui.play.forest import new_game as new_forest
from tui.play.newforest import NewForest
from tui.play.sitting import AscendSitting
from tui.screens.forest.table import ForestTable
from tui.screens.game import GameScreen
from tui.screens.host import stage_of
from tui.settings import Settings

SIZES = ((80, 24), (120, 40))


async def watching(pilot: Pilot[None]) -> TamashiiApp:
    """The only slot, opened to watch."""
    app = pilot.app
    assert isinstance(app, TamashiiApp)
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()
    return app


async def goes_on(pilot: Pilot[None], playing: AscendSitting, answers: int = 1) -> None:
    """A few answers where the game is played, seen here."""
    play_on(playing, answers, f"{len(playing.table.events)}")
    app = pilot.app
    assert isinstance(app, TamashiiApp)
    app.follow()
    await pilot.pause()
    await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
async def test_what_is_played_elsewhere_shows_here_through_all_screens(tmp_path: Path, size: tuple[int, int]) -> None:
    playing = begin(SlotStore(tmp_path), seats=1, scenario="sandbox")
    app = TamashiiApp(tmp_path, Settings(palette="dark", ascii=False))
    stages: set[str] = set()
    async with app.run_test(size=size) as pilot:
        await watching(pilot)
        while len(stages) < 2:
            await goes_on(pilot, playing, 3)
            screen = app.screen
            assert isinstance(screen, GameScreen)
            view = playing.view(0)
            assert view.choice is not None
            assert screen.view is not None
            assert screen.view.choice is not None
            assert (screen.view.choice.serial, screen.view.choice.prompt) == (view.choice.serial, view.choice.prompt)
            assert screen.stage == stage_of(view)
            assert text_of(app).startswith("  WATCHING   A  A   Turn")
            stages.add(screen.stage)
    playing.close()


@pytest.mark.parametrize("size", SIZES)
async def test_no_key_and_no_click_answers_and_each_is_refused_at_once(tmp_path: Path, size: tuple[int, int]) -> None:
    playing = begin(SlotStore(tmp_path), seats=1)
    before = playing.table.digest()
    app = TamashiiApp(tmp_path, Settings(palette="dark", ascii=False))
    async with app.run_test(size=size) as pilot:
        await watching(pilot)
        assert "You are watching" in text_of(app)
        for key in ("enter", "0", "1", "z", "x"):
            await pilot.press(key)
            await pilot.pause()
            assert "You only watch this game" in text_of(app), key
            assert app.save_fault == ""
            await pilot.press("down")
        facts = text_of(app).splitlines()[0]
        assert "Time" in facts
        await pilot.press("q", "2")
        await pilot.pause()
    assert playing.table.digest() == before
    assert not playing.slot.moved_on()
    playing.close()


async def test_a_page_that_is_read_stays_open_and_the_game_is_up_to_date_behind_it(tmp_path: Path) -> None:
    playing = begin(SlotStore(tmp_path), seats=1, scenario="sandbox")
    app = TamashiiApp(tmp_path, Settings(palette="dark", ascii=False))
    async with app.run_test(size=(120, 40)) as pilot:
        await watching(pilot)
        await pilot.press("question_mark")
        page = app.screen
        while stage_of(playing.view(0)) != "combat":
            await goes_on(pilot, playing)
            assert app.screen is page
        await pilot.press("escape")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        assert app.screen.stage == "combat"
    playing.close()


async def test_it_follows_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.app._EVERY", 0.02)
    playing = begin(SlotStore(tmp_path), seats=1)
    app = TamashiiApp(tmp_path, Settings(palette="dark", ascii=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await watching(pilot)
        choice, option = RandomBot("1").choose(playing.table)
        playing.answer(choice.seat, choice.serial, option.key)
        for _ in range(100):
            await pilot.pause(0.02)
            assert isinstance(app.screen, GameScreen)
            if app.screen.view is not None and app.screen.view.log == playing.view(0).log:
                break
        else:
            raise AssertionError("what was played does not show")
    playing.close()


async def test_the_forest_is_watched_without_its_hidden_cards(tmp_path: Path) -> None:
    playing = new_forest(SlotStore(tmp_path), NewForest("Grove", "novice", ("Ada", "Ben"), "watch"))
    app = TamashiiApp(tmp_path, Settings(palette="dark", ascii=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await watching(pilot)
        kinds = set()
        for number in range(12):
            choice = next(iter(playing.table.pending.values()))
            kinds.add(choice.kind)
            assert isinstance(app.screen, ForestTable)
            assert text_of(app).startswith(" WATCHING  FOREST")
            await pilot.press("enter")
            await pilot.pause()
            assert "You only watch this game" in text_of(app)
            key = choice.options[number % len(choice.options)].key
            playing.answer(choice.seat, choice.serial, key)
            app.follow()
            await pilot.pause()
            assert app.screen.view.log == playing.log()
        assert "show" in kinds
    playing.close()


@pytest.mark.parametrize("size", SIZES)
async def test_a_game_that_nobody_plays_can_be_gone_on_with_from_where_it_is_watched(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for title in ("Dawn", "Dusk"):
        new_forest(SlotStore(tmp_path), NewForest(title, "easy", ("Mira", "Kai"), "s")).close()
    app = TamashiiApp(tmp_path, Settings(palette="dark", ascii=False))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "i watch" in text_of(app)
        await pilot.press("down", "i")
        await pilot.pause()
        assert app.sitting is not None
        title = app.sitting.title
        await pilot.press("3")
        await pilot.pause()
        assert "nobody plays it now: q, then" in text_of(app)
        await pilot.press("q")
        await pilot.pause()
        assert "Play on here" in text_of(app)
        await pilot.press("2")
        await pilot.pause()
        assert app.sitting is not None
        assert not app.sitting.watching
        await pilot.press("q")
        await pilot.pause()
        assert "Play on here" not in text_of(app)
        assert "1-6 answer" in text_of(app), "as many digits as there are entries"
        await pilot.press("2")
        await pilot.pause()
        row = app._slots._row
        assert row is not None
        assert row.title == title, "the game just left"
        app.leave()
