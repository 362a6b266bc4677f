"""A shell to test with: games that only remember what was asked of them, and stages that only stand there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from attrs import define, evolve, field
from textual.pilot import Pilot
from textual.screen import Screen

from core.ascend.campaign.progress import Progress
from core.ascend.campaign.showing import campaign_view
from core.ascend.campaign.view import CampaignView
from core.ascend.content import content
from core.ascend.view import TableView
from saves.faults import SaveFault
from saves.store import SlotStore
from tests.line.sample import END, FakeSitting, table
from tui.app import TamashiiApp
from tui.paint import Canvas
from tui.play.newforest import LevelInfo, NewForest
from tui.play.newgame import NewGame, ScenarioInfo
from tui.screens.page import Page
from tui.settings import Settings

HOSTILE = "[red]x[/] [@click=app.exit]y"
"""Text that would be markup, with a link, anywhere but here."""
SIZES = ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
STORY = " ".join(f"Sentence {number} of a story that goes on for longer than a card." for number in range(1, 60))
SCENARIOS = (
    ScenarioInfo("prologue", "Prologue", "easy", "short", "The four wake up in a cellar they do not know.", True),
    ScenarioInfo("x6039", "X-6039", "medium", "medium", "Later.", False),
)


class ClosingSitting(FakeSitting):
    """A sitting that knows whether it was closed."""

    closed = False
    sheet: CampaignView | None = None
    game: NewGame | None = None
    """What it was begun as."""

    def progress(self) -> CampaignView | None:
        """The sheet it was given."""
        return self.sheet

    def again(self) -> NewGame:
        """The game it was begun as."""
        return self.game or super().again()

    def close(self) -> None:
        """Remember it."""
        self.closed = True


@define
class FakeGames:
    """Hands out sittings, and remembers what was asked for."""

    view: TableView = field(factory=table)
    fault: str = ""
    infos: tuple[ScenarioInfo, ...] = SCENARIOS
    sheet: CampaignView = field(factory=lambda: campaign_view(content(), Progress()))
    asked: list[object] = field(factory=list)
    given: list[ClosingSitting] = field(factory=list)

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        """By default two, one of which is not ready."""
        return self.infos

    def campaign(self, store: SlotStore, slot_id: str = "", skip: bool = False, /) -> CampaignView:
        """The progress sheet that stands ready."""
        return self.sheet

    def levels(self) -> tuple[LevelInfo, ...]:
        """Two."""
        return (LevelInfo("easy", "Easy", "Ten of each."), LevelInfo("nightmare", "Nightmare", "Eight of each."))

    def new_game(self, store: SlotStore, game: NewGame | NewForest, /) -> ClosingSitting:
        """A sitting, or the fault."""
        return self._sit(game)

    def open_game(self, store: SlotStore, slot_id: str, /, look: bool = False) -> ClosingSitting:
        """A sitting, or the fault."""
        return self._sit((slot_id, look))

    def _sit(self, asked: object) -> ClosingSitting:
        if self.fault:
            raise SaveFault(self.fault)
        self.asked.append(asked)
        self.given.append(ClosingSitting(self.view))
        self.given[-1].game = asked if isinstance(asked, NewGame) else None
        return self.given[-1]


class Stage(Page[None]):
    """Stands where the table or combat would stand, and counts its paintings."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.place = name

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """Its name."""
        canvas.put(0, 0, self.place)
        return 0, 0


class ShellApp(TamashiiApp):
    """The app with false games and stages, on real slots."""

    def __init__(self, saves: Path, games: FakeGames | None = None, **more: Any) -> None:
        self.fakes = games or FakeGames()
        settings = more.pop("settings", Settings(palette="dark", ascii=False))
        super().__init__(saves, settings, games=self.fakes, **more)

    def _make_stage(self, name: str) -> Screen[Any]:
        return Stage(name)

    @property
    def page(self) -> Page[Any]:
        """The screen that is shown."""
        assert isinstance(self.screen, Page)
        return self.screen

    @property
    def at(self) -> str:
        """The kind of the screen that is shown, or the stage's name."""
        return self.page.place if isinstance(self.screen, Stage) else type(self.screen).__name__


def ended() -> TableView:
    """A table whose scenario has ended."""
    return evolve(table(None), end=END)


def seen(app: ShellApp) -> str:
    """What the screen shows, as text."""
    canvas = Canvas(*app.page.sheet.size, app.appearance.glyphs)
    app.page.draw(canvas)
    return canvas.text()


async def click_on(pilot: Pilot[None], words: str) -> None:
    """Click on the first place that shows these words."""
    app = pilot.app
    assert isinstance(app, ShellApp)
    for y, row in enumerate(seen(app).splitlines()):
        if (x := row.find(words)) >= 0:
            await pilot.click(offset=(x, y))
            await pilot.pause()
            return
    raise AssertionError(f"{words!r} is not on the screen")


def a_slot(saves: Path, title: str = "Night shift", **record: object) -> str:
    """Make a slot; returns its id."""
    with SlotStore(saves).create(title, record) as slot:
        slot.rebase({"turn": 3})
        return slot.id
