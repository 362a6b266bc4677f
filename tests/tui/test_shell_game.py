"""A real game through the shell: begun, left, taken up again at its last answer."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from saves.store import SlotStore
from tui.app import TamashiiApp
from tui.screens.reader import ReaderScreen
from tui.settings import Settings


def app_on(saves: Path, slot: str = "") -> TamashiiApp:
    return TamashiiApp(saves, Settings(palette="dark", ascii=False), slot=slot, seats=0 if slot else 1, seed="friday")


def shown(app: TamashiiApp) -> str:
    return type(app.screen).__name__


async def read_on(pilot: Pilot[None]) -> None:
    while isinstance(pilot.app.screen, ReaderScreen):
        await pilot.press("enter")
        await pilot.pause()


async def test_a_game_is_begun_left_and_taken_up_again(tmp_path: Path) -> None:
    app = app_on(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("end", "up", "enter")
        await pilot.pause()
        assert shown(app) == "ReaderScreen"
        await read_on(pilot)
        assert shown(app) == "TableScreen"
        assert app.ascend is not None
        choice = app.ascend.view(app.seat).choice
        assert choice is not None
        app.ascend.answer(app.seat, choice.serial, choice.answers[0].key)
        asked = app.ascend.view(app.seat).choice
        await pilot.press("q")
        assert shown(app) == "MenuScreen"
        await pilot.press("2")
        await pilot.pause()
        assert shown(app) == "SlotsScreen"
    (info,) = SlotStore(tmp_path).list()
    assert info.status == "ok"
    again = app_on(tmp_path, slot=info.title)
    async with again.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert shown(again) == "TableScreen"
        assert again.ascend is not None
        assert again.ascend.view(again.seat).choice == asked
        again.leave()
        await pilot.pause()
    assert SlotStore(tmp_path).list()[0].status == "ok"
