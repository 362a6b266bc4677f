"""The combat: the exchange of Frames as a line, own dice and Frames, the Enemies, the question below."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve
from textual.app import ComposeResult
from textual.geometry import Region

from core.ascend.view import TableView
from tui import fight
from tui.acts import Outcome
from tui.gestures import Scene
from tui.screens.game import GameScreen
from tui.uiview import Spot, UiView
from tui.widgets.body import BodyPanel
from tui.widgets.dice import Dice
from tui.widgets.exchange import Exchange
from tui.widgets.foes import CombatLog, Foes
from tui.widgets.frames import Frames
from tui.widgets.log import LogPane
from tui.widgets.panel import Panel

_BODY = 7
"""Rows of the own numbers, and of air above them."""
_MORE_ANSWERS = 3
"""Rows that the decision bar has more of than on the table, where there is room."""
_LEFT = 47
"""Cells of dice and Frames in the small layout: twelve dice fit."""


class CombatScreen(GameScreen):
    """The screen of the Combat phase and of group tests."""

    panels = ("frames", "dice", "enemies", "bar", "log")
    stage = "combat"

    def compose(self) -> ComposeResult:
        """All panels; the log is one whose LOOK knows Frames and dice."""
        for widget in super().compose():
            yield CombatLog("log") if isinstance(widget, LogPane) else widget

    def bar_top(self, height: int) -> int:
        """Higher than elsewhere: the Frames above need fewer rows than many answers do."""
        return super().bar_top(height) - (0 if self.small else _MORE_ANSWERS)

    def stage_widgets(self) -> Iterable[Panel]:
        """The panels of a combat."""
        yield Exchange("exchange")
        yield Dice("dice")
        yield Frames("frames")
        yield Foes("enemies")
        yield BodyPanel("body")

    def regions(self, width: int, height: int) -> dict[str, Region]:
        """Where the panels lie."""
        places = super().regions(width, height)
        bar = places["bar"]
        if self.small:
            right = _LEFT + 1
            return places | {
                "exchange": Region(0, 1, width, 3),
                "dice": Region(0, 4, _LEFT, 5),
                "frames": Region(0, 9, _LEFT, bar.y - 9),
                "enemies": Region(right, 4, width - right, bar.y - 4),
            }
        side = places["log"]
        return places | {
            "exchange": Region(1, 2, width - 2, 3),
            "dice": Region(bar.x, 6, bar.width, 5),
            "frames": Region(bar.x, 12, bar.width, bar.y - 12),
            "enemies": Region(side.x, 6, side.width, bar.y - _BODY - 6),
            "body": Region(side.x, bar.y - _BODY, side.width, _BODY - 1),
        }

    @property
    def scene(self) -> Scene:
        """The scene, with the bar's lines for dice and Frames."""
        scene = super().scene
        rows = fight.fight_rows(scene.view, scene.ui, scene.index)
        return evolve(scene, rows=rows) if rows else scene

    def to_stage(self, ui: UiView, view: TableView) -> UiView:
        """The focus on the dice for a reroll, on the Frames when one is asked for, else on the bar."""
        ui = super().to_stage(ui, view)
        if fight.rerolls(self.index):
            return evolve(ui, panel="dice", die=0)
        return evolve(ui, panel="frames" if fight.frames_asked(self.index) else "bar")

    def settle_cursors(self, ui: UiView, view: TableView) -> UiView:
        """Cursors on dice and other things that are there."""
        count = len(view.combat.dice) if view.combat else 0
        return super().settle_cursors(evolve(ui, die=max(0, min(ui.die, count - 1))), view)

    def act(self, scene: Scene, spot: Spot) -> Outcome:
        """Enter, a digit or a click; dice are toggled, Frames activated, all else is as on every screen."""
        at = spot.at
        if isinstance(at, int) and spot.kind == "die":
            return fight.act_die(evolve(scene, ui=fight.point(scene.ui, spot)), at)
        if isinstance(at, str) and spot.kind == "frame":
            return fight.act_frame(scene, at)
        if isinstance(at, int) and spot.kind == "row" and at < len(scene.rows):
            row = scene.rows[at]
            if isinstance(row, fight.DieRow):
                return fight.act_die(scene, row.die)
            if fight.leaves_dice(scene, row) and scene.ui.armed != row.key:
                return Outcome(evolve(scene.ui, row=at, armed=row.key))
        return super().act(scene, spot)

    def move(self, scene: Scene, way: str) -> Outcome:
        """An arrow."""
        if not scene.ui.listing and scene.ui.panel == "dice":
            return fight.move_dice(scene, way)
        if not scene.ui.listing and scene.ui.panel == "frames":
            return fight.move_frames(scene, way)
        return super().move(scene, way)

    def here(self, scene: Scene) -> Spot:
        """The spot under the cursor."""
        if not scene.ui.listing and scene.ui.panel == "dice":
            return Spot("die", scene.ui.die)
        frame = fight.frame_under(scene.view, scene.ui, scene.index)
        if not scene.ui.listing and scene.ui.panel == "frames" and frame is not None:
            return Spot("frame", frame.frame)
        return super().here(scene)

    def targets(self, scene: Scene) -> list[Spot]:
        """Dice and Frames."""
        return fight.spots(scene)

    def point(self, ui: UiView, spot: Spot) -> UiView:
        """The cursor on a spot: a die, a Frame, or one of those that every screen has."""
        return fight.point(super().point(ui, spot), spot)

    def focused_panel(self) -> Panel | None:
        """The widget with the focus; in the small layout the log stands in the Enemies' place."""
        found = super().focused_panel()
        return found if found is None or found.display else self.query_one(Foes)
