"""The hand-over cover: between two players when the settings ask for it, and nothing of the next seat before Enter."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.shell import ShellApp, click_on, seen
from tests.tui.table_app import text_of
from tui.app import TamashiiApp
from tui.paint import Canvas
from tui.screens.game import GameScreen
from tui.screens.handover import HandOverScreen
from tui.screens.reader import ReaderScreen
from tui.settings import Settings


def app_on(saves: Path, *, hand_over: bool = True) -> TamashiiApp:
    return TamashiiApp(saves, Settings("dark", ascii=False, hand_over=hand_over), seats=2, seed="friday")


async def to_the_table(pilot: Pilot[None]) -> GameScreen:
    await pilot.pause()
    await pilot.press("end", "up", "enter")
    await pilot.pause()
    while isinstance(pilot.app.screen, ReaderScreen):
        await pilot.press("enter")
        await pilot.pause()
    assert isinstance(pilot.app.screen, GameScreen)
    return pilot.app.screen


async def done(pilot: Pilot[None], table: GameScreen) -> None:
    table.answers.give("done")
    await pilot.pause()


def cover(app: TamashiiApp) -> str:
    assert isinstance(app.screen, HandOverScreen)
    canvas = Canvas(*app.size, app.appearance.glyphs)
    app.screen.draw(canvas)
    return canvas.text()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_next_player_takes_the_cover_away(tmp_path: Path, size: tuple[int, int]) -> None:
    app = app_on(tmp_path)
    async with app.run_test(size=size) as pilot:
        table = await to_the_table(pilot)
        await done(pilot, table)
        text = cover(app)
        for words in ("Hand the keyboard to", "K A I", "Program", "Kai, press Enter when you sit here.", "undo, Mira"):
            assert words in text
        assert "LAUNCHER" not in text
        await pilot.press("space", "escape", "1", "t")
        assert "K A I" in cover(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is table
        assert app.seat == 1


async def test_the_one_before_takes_back_from_the_cover_and_is_not_covered(tmp_path: Path) -> None:
    app = app_on(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        table = await to_the_table(pilot)
        await done(pilot, table)
        await pilot.press("z")
        await pilot.pause()
        assert app.screen is table
        assert app.sitting is not None
        assert app.sitting.deciders() == (0, 1)


async def test_somebody_else_is_named_from_the_cover(tmp_path: Path) -> None:
    app = app_on(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await done(pilot, await to_the_table(pilot))
        await pilot.press("s")
        await pilot.pause()
        assert "SeatsScreen" in type(app.screen).__name__


async def test_without_the_setting_nothing_covers_the_table(tmp_path: Path) -> None:
    app = app_on(tmp_path, hand_over=False)
    async with app.run_test(size=(80, 24)) as pilot:
        table = await to_the_table(pilot)
        await done(pilot, table)
        assert app.screen is table
        assert app.seat == 1


async def test_the_setting_is_switched_by_click_and_the_cover_is_taken_away_by_click(tmp_path: Path) -> None:
    app = ShellApp(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_settings()
        await pilot.pause()
        await click_on(pilot, "Hand-over cover")
        assert app.settings.hand_over
        await app.push_screen(HandOverScreen(1, "B", "Kai", "Turn 3", "Mira"))
        await pilot.pause()
        assert "K A I" in seen(app)
        await click_on(pilot, "K A I")
        assert app.at == "SettingsScreen"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_key_of_hints_says_where_it_works_while_texts_and_covers_are_shown(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = app_on(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("end", "up", "enter")
        await pilot.pause()
        reading = app.screen
        assert isinstance(reading, ReaderScreen)
        await pilot.press("comma")
        assert "A text asks nothing: press , for a hint" in text_of(app).splitlines()[-1]
        await pilot.press("up")
        await pilot.pause()
        assert "A text asks nothing" not in text_of(app)
        while isinstance(app.screen, ReaderScreen):
            await pilot.press("enter")
            await pilot.pause()
        table = app.screen
        assert isinstance(table, GameScreen)
        assert table.small or ", hint" in text_of(app).splitlines()[-1]
        await done(pilot, table)
        await pilot.press("comma")
        assert "A hint is for Kai alone" in text_of(app).splitlines()[-1]
        await pilot.press("enter")
        await pilot.pause()
        table.show_seat(0)
        await pilot.pause()
        assert ", hint" not in text_of(app).splitlines()[-1], "Mira is asked nothing"
        await pilot.press("comma")
        await pilot.pause()
        assert "Kai" in text_of(app)
        assert table.ui.why
