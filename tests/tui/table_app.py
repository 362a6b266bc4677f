"""An app that shows one game screen of a sample table, and remembers what the screen asked of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.view import TableView, TaleLine
from tests.tui.sample import SampleSitting, sample_view
from tui.paint import Appearance, PaintedApp
from tui.play.contract import Sitting
from tui.screens.game import GameScreen
from tui.screens.game_presses import Presses
from tui.screens.reader import Document
from tui.screens.table import TableScreen
from tui.settings import Settings
from tui.terminal.app import TerminalApp


class TableApp(TerminalApp):
    """The smallest host a game screen can live in."""

    def __init__(
        self,
        *views: TableView,
        appearance: Appearance | None = None,
        screen: Callable[[], GameScreen] = TableScreen,
    ) -> None:
        super().__init__(appearance or Appearance())
        self.played = SampleSitting(*(views or (sample_view(),)))
        self.sitting: Sitting | None = self.played
        self.seat = 0
        self.save_fault = ""
        self.settings = Settings()
        self.presses = Presses()
        self.shown: list[str] = []
        self._made = screen

    async def on_mount(self) -> None:
        await self.push_screen(self._made())

    @property
    def game(self) -> GameScreen:
        """The screen that is shown."""
        screen = self.screen
        assert isinstance(screen, GameScreen)
        return screen

    def show_game(self) -> None:
        self.shown.append("game")

    def show_table(self, panel: str = "") -> None:
        self.shown.append(f"table {panel}".strip())

    def show_market(self) -> None:
        self.shown.append("market")

    def show_seats(self) -> None:
        self.shown.append("seats")

    def hand_over(self, view: TableView, before: TableView) -> None:
        self.shown.append(f"hand over {view.where.seat}")

    def show_text(self, document: Document, view: TableView) -> None:
        self.shown.append(f"text {document.title}")

    def show_story(self, view: TableView, came: tuple[TaleLine, ...] = ()) -> None:
        self.shown.append(f"story {view.scenario.code}")

    def show_card(self, view: TableView) -> None:
        self.shown.append(f"card {view.scenario.code}")

    def show_end(self, view: TableView) -> None:
        self.shown.append("end")

    def show_end_card(self, view: TableView) -> None:
        self.shown.append("end card")

    def show_data(self, view: TableView) -> None:
        self.shown.append("data")

    def show_help(self, find: str = "") -> None:
        self.shown.append(f"help {find}".strip())

    def show_menu(self) -> None:
        self.shown.append("menu")

    def repaint_all(self) -> None:
        self.shown.append("repaint")


def text_of(app: PaintedApp[Any]) -> str:
    """The characters on the screen, row by row."""
    width, height = app.size
    rows = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip)[:width].rstrip() for strip in rows[:height])
