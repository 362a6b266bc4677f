"""Help: the search, the keys of the place one came from, and the way back to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events

import tui.shown
from core.engine.lookup import Entry, search
from tests.tui.shell import ShellApp, a_slot, click_on, seen
from tui.screens.help import GAME_KEYS, HelpScreen

RULES = (
    Entry("Repel", (12,), "Discards the Top Enemy. Most add corrupted Data."),
    Entry("Gain corrupted Data", (6,), "Always from the pool."),
    Entry("Corrupted Data", (6, 14), "Unwanted. " * 200 + "The last word.", ("Discard", "Dump")),
    Entry("Trace", (14,), "Rises with every move."),
)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ShellApp:
    monkeypatch.setattr(tui.shown, "rules_reference", lambda game="": RULES)
    a_slot(tmp_path)
    return ShellApp(tmp_path)


def test_titles_that_begin_with_the_word_come_first_then_titles_then_texts() -> None:
    assert [entry.title for entry in search(RULES, "corrupted")] == ["Corrupted Data", "Gain corrupted Data", "Repel"]


def test_every_word_must_be_there_in_any_case() -> None:
    assert [entry.title for entry in search(RULES, "POOL data")] == ["Gain corrupted Data"]
    assert search(RULES, "nowhere") == ()
    assert search(RULES, " ") == RULES


async def test_typing_filters_and_arrows_choose(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark", *"corr")
        await pilot.pause()
        assert "4 places" in seen(app)  # the signs hold the word too
        assert "CORRUPTED DATA" in seen(app)
        await pilot.press("down", "down", "down")
        assert "Discards the Top Enemy" in seen(app)
        await pilot.press(*"xyz")
        assert "nothing: try a shorter word" in seen(app)
        await pilot.press(*("backspace",) * 7)
        assert "6 places" in seen(app)


async def test_a_long_entry_is_read_to_its_end(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark", *"corr", "tab", *("pagedown",) * 20)
        assert "The last word." in seen(app)
        assert "See also: Discard, Dump" in seen(app)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_signs_and_the_keys_can_be_seen_at_every_size(app: ShellApp, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        await pilot.press("question_mark", "home")
        await pilot.press("up", "up", "up")
        assert "delete, asks" in seen(app)
        await pilot.press("down")
        assert "green Data, Memory" in seen(app)


async def test_letters_are_text_there_and_a_paste_too(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark", *"qr?")
        assert app.at == "HelpScreen"
        assert " qr? " in seen(app)
        app.screen.post_message(events.Paste("[b]\x1b"))
        await pilot.pause()
        assert "qr?[b]?" in seen(app)


async def test_escape_comes_back_to_the_same_screen_and_row(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("down", "down")
        before, screen = seen(app), app.screen
        await pilot.press("question_mark", *"trace", "tab", "down", "escape")
        await pilot.pause()
        assert app.screen is screen
        assert seen(app) == before


async def test_help_of_a_game_changes_nothing_of_it(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1", "question_mark", *"trace", "enter", "escape")
        assert app.at == "table"
        assert not app.fakes.given[0].answers


async def test_a_click_opens_an_entry(app: ShellApp) -> None:
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        await click_on(pilot, "Trace  ")
        assert "Rises with every move." in seen(app)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_all_keys_of_a_game_can_be_read(app: ShellApp, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        await app.push_screen(HelpScreen("Turn 3", GAME_KEYS, lambda: RULES))
        await pilot.pause()
        await pilot.press(*("up",) * 9)
        text = seen(app)
        await pilot.press("tab", "pagedown")
        text += seen(app)
    for key, words in GAME_KEYS:
        assert key in text
        assert words.split()[-1] in text
