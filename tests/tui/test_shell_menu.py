"""The menu, leaving, settings, the small window, and what holds for every screen around a game."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual import events

from tests.tui.shell import SIZES, FakeGames, ShellApp, a_slot, click_on, ended, seen
from tests.tui.table_app import text_of
from tui.settings import Settings, load_settings, store_settings


@pytest.fixture
def app(tmp_path: Path) -> ShellApp:
    a_slot(tmp_path)
    return ShellApp(tmp_path, settings_file=tmp_path / "settings.json")


async def test_q_opens_the_menu_and_q_goes_on(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1", "q")
        assert app.at == "MenuScreen"
        assert "Night shift" in seen(app)
        await pilot.press("q")
        assert app.at == "table"


async def test_leaving_takes_a_menu_line_and_a_yes_and_closes_the_game(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1", "q", "5", "enter")
        await pilot.pause()
        assert app.is_running
        assert app.at == "MenuScreen"
        await pilot.press("5", "2")
        await pilot.pause()
    assert app.return_code == 0
    assert app.fakes.given[0].closed


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
async def test_ctrl_keys_come_to_the_leave_question_once(app: ShellApp, key: str) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1", key, key)
        assert "LEAVE TAMASHII?" in seen(app)
        await pilot.press("escape")
        assert app.at == "table"
        assert app.is_running


async def test_a_palette_is_worn_under_the_cursor_and_kept_with_enter(app: ShellApp, tmp_path: Path) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_settings()
        await pilot.pause()
        await pilot.press("down")
        assert app.appearance.palette.name == "light"
        await pilot.press("escape")
        assert app.appearance.palette.name == "dark"
        app.show_settings()
        await pilot.pause()
        await pilot.press("down", "down", "enter", "escape")
        assert app.appearance.palette.name == "high-contrast"
    assert load_settings(tmp_path / "settings.json").palette == "high-contrast"


async def test_signs_mouse_and_motion_are_switched_by_click(app: ShellApp, tmp_path: Path) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_settings()
        await pilot.pause()
        for words in ("Signs", "Signs", "Mouse", "Motion"):
            await click_on(pilot, words)
        assert app.appearance.glyphs.ascii
        assert seen(app).isascii()
    assert load_settings(tmp_path / "settings.json") == Settings("dark", True, False, False)


async def test_settings_that_cannot_be_stored_hold_and_say_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = ShellApp(tmp_path, settings_file=tmp_path / "file" / "settings.json")
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_settings()
        await pilot.pause()
        await pilot.press("3")
        assert app.appearance.palette.name == "light"
        assert "could not be stored" in seen(app)


@pytest.mark.parametrize(
    "text", ["", "[]", "{", json.dumps({"palette": 3, "ascii": "yes", "mouse": None, "motion": []}), "\udcff"]
)
def test_damaged_settings_are_the_usual_ones(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    assert load_settings(tmp_path / "settings.json") == Settings()


def test_settings_that_are_deep_or_a_pipe_are_the_usual_ones(tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text("[" * 90_000)
    os.mkfifo(tmp_path / "pipe.json")
    for name in ("deep.json", "pipe.json"):
        assert load_settings(tmp_path / name) == Settings()
    assert load_settings(None) == Settings()


def test_settings_come_back_as_stored(tmp_path: Path) -> None:
    settings = Settings("mono", False, False, False)
    store_settings(tmp_path / "new" / "settings.json", settings)
    assert load_settings(tmp_path / "new" / "settings.json") == settings


async def test_a_palette_that_is_not_there_any_more_is_not_followed(tmp_path: Path) -> None:
    app = ShellApp(tmp_path, settings=Settings(palette="sepia"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Leave" in seen(app)


async def test_a_window_too_small_covers_the_game_and_takes_no_key_but_q(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        table = app.screen
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert app.at == "SmallScreen"
        assert "needs 80x24, this is 60x20" in seen(app)
        await pilot.press("1", "enter", "escape", "z", "question_mark")
        assert app.at == "SmallScreen"
        await pilot.press("q", "n")
        assert app.is_running
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.screen is table
        assert not app.fakes.given[0].answers


async def test_the_small_window_can_be_left_with_two_keys(app: ShellApp) -> None:
    async with app.run_test(size=(40, 3)) as pilot:
        await pilot.pause()
        assert app.at == "SmallScreen"
        await pilot.press("q", "y")
        await pilot.pause()
    assert app.return_code == 0


@pytest.mark.parametrize("begin", [{"seats": 2}, {"slot": "Night shift"}, {"slot": "gone"}], ids=str)
async def test_a_start_in_a_small_window_goes_on_when_it_is_large_enough(tmp_path: Path, begin: dict[str, Any]) -> None:
    a_slot(tmp_path)
    app = ShellApp(tmp_path, **begin)
    async with app.run_test(size=(40, 10)) as pilot:
        for _ in range(3):
            await pilot.pause()
        assert app.at == "SmallScreen"
        await pilot.press("f", "enter", "1", "escape", "tab", "down")
        assert app.at == "SmallScreen"
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.at == {"seats": "SetUpScreen", "slot": "table"}[next(iter(begin))] or begin == {"slot": "gone"}
        if begin == {"slot": "gone"}:
            assert "There is no slot called 'gone'." in seen(app)
        await pilot.resize_terminal(79, 24)
        await pilot.pause()
        assert app.at == "SmallScreen"
        app.show_story(app.fakes.view)
        await pilot.pause()
        assert app.at == "SmallScreen"
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.at == "ReaderScreen"


async def test_leaving_says_that_a_save_failed(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        app.save_fault = "Not saved: the disk is full."
        await pilot.press("q")
        assert "Not saved: the disk is full." in seen(app)
        await pilot.press("escape", "ctrl+c")
        assert "Not saved: the disk is full." in " ".join(seen(app).split())
        assert "loses nothing" not in seen(app)
        await pilot.press("escape")
        app.to_slots()
        assert app.save_fault == ""


async def test_no_size_loses_what_is_typed(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f", "tab", "tab", *"Mine")
        for size in ((1, 1), (200, 60), (79, 24), (80, 23), (100, 30)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert "Mine" in seen(app)
        assert app.at == "SetUpScreen"


@pytest.mark.parametrize("keys", [(), ("1", "q"), ("f",)], ids=["slots", "menu", "set-up"])
async def test_a_paste_outside_a_field_does_nothing_and_says_so(app: ShellApp, keys: tuple[str, ...]) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        before = app.at
        app.post_message(events.Paste("1q2"))
        await pilot.pause()
        await pilot.pause()
        assert app.at == before
        assert "3 characters were pasted. Nothing here takes text." in text_of(app)
        await pilot.press("down")
        await pilot.pause()
        assert "pasted" not in text_of(app)


@pytest.mark.parametrize("size", SIZES)
async def test_every_screen_is_whole_at_every_size_and_plain_in_ascii(tmp_path: Path, size: tuple[int, int]) -> None:
    a_slot(tmp_path)
    app = ShellApp(tmp_path, FakeGames(ended()), settings=Settings(palette="mono", ascii=True))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        view = app.fakes.view
        shown = set()
        opens: tuple[Callable[[], None], ...] = (
            app.show_set_up,
            app.show_settings,
            app.show_menu,
            app.ask_to_leave,
            lambda: app.show_data(view),
            lambda: app.show_story(view),
            lambda: app.show_card(view),
            lambda: app.show_end(view),
        )
        for show in opens:
            show()
            await pilot.pause()
            text = seen(app)
            assert text.isascii()
            assert app.page.keys[0][0] in text.splitlines()[-1]
            shown.add(app.at)
    assert len(shown) == 7
