"""The table: Launcher, patterns, map, Enemies, kit, card. All of it at once from 118x38 on, in tabs below that."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve
from textual.geometry import Region, Size

from tui.acts import ordered
from tui.cards import foes, own_cards
from tui.gestures import Scene
from tui.screens.game import GameScreen
from tui.uiview import Spot
from tui.widgets.body import BodyPanel
from tui.widgets.card import ScenarioCard
from tui.widgets.enemies import EnemyStack
from tui.widgets.kit import Kit
from tui.widgets.launcher import Launcher
from tui.widgets.look import LookPane
from tui.widgets.map import HexMap
from tui.widgets.panel import Panel
from tui.widgets.patterns import PatternList
from tui.widgets.side import TABS, Side

LAUNCHER_WIDTH = 43
PATTERNS_WIDTH = 26
MAP_WIDTH = 47
"""Five columns of large hexes."""
WIDE = Size(150, 46)
WIDE_TABLE = 122
"""Columns of the table in a wide window; the rest is the fourth column."""
TOP_HEIGHT = 21
"""Rows from the party row to the Enemies."""
CARD_HEIGHT = 14
"""Rows of the Scenario card; in a tall window the map has what is more."""


class TableScreen(GameScreen):
    """The screen of every step but combat."""

    panels = ("launcher", "patterns", "map", "enemies", "kit", "card", "bar", "log")

    @property
    def tab_order(self) -> tuple[str, ...]:
        """In the small layout the tabs as they stand in their row, and the bar below them."""
        return ("launcher", *(name for name, *_ in TABS), "bar") if self.small else self.panels

    def stage_widgets(self) -> Iterable[Panel]:
        """The panels of the table; the side panel is for the small layout."""
        yield Launcher()
        yield PatternList()
        yield HexMap()
        yield BodyPanel("body")
        yield EnemyStack()
        yield Kit("kit")
        yield ScenarioCard()
        yield Side()
        yield LookPane()

    def regions(self, width: int, height: int) -> dict[str, Region]:
        """Where the panels lie."""
        places = super().regions(width, height)
        if self.small:
            return places | self._small(width, height)
        if width < WIDE.width or height < WIDE.height:
            return places | self._normal(width, height)
        return places | self._normal(WIDE_TABLE, height) | self._fourth(width, height)

    def _fourth(self, width: int, height: int) -> dict[str, Region]:
        """The fourth column of a wide window: the log, and LOOK below it at all times."""
        left, middle = WIDE_TABLE + 1, 2 + TOP_HEIGHT
        return {
            "log": Region(left, 2, width - left - 1, middle - 3),
            "look": Region(left, middle, width - left - 1, self.bar_top(height) - middle),
            "bar": Region(1, self.bar_top(height), width - 2, height - 1 - self.bar_top(height)),
        }

    def _normal(self, width: int, height: int) -> dict[str, Region]:
        bar = self.bar_top(height)
        left = 1 if width >= 120 else 0
        patterns = left + LAUNCHER_WIDTH + 1
        breadth = PATTERNS_WIDTH if width >= 120 else PATTERNS_WIDTH - 1
        right = patterns + breadth + 1
        lower = 2 + TOP_HEIGHT
        card = max(lower - 1, bar - CARD_HEIGHT)
        rest = width - right - 1
        return {
            "launcher": Region(left, 2, LAUNCHER_WIDTH, 15),
            "patterns": Region(patterns, 2, breadth, TOP_HEIGHT),
            "map": Region(right, 2, rest, card - 2),
            "body": Region(left, 17, LAUNCHER_WIDTH, lower - 17),
            "enemies": Region(left, lower, LAUNCHER_WIDTH, bar - lower),
            "kit": Region(patterns, lower, breadth, bar - lower),
            "card": Region(right, card, rest, bar - card),
            "bar": Region(left, bar, right - left - 2, height - 1 - bar),
            "log": Region(right, bar, rest, height - 1 - bar),
        }

    def _small(self, width: int, height: int) -> dict[str, Region]:
        bar = self.bar_top(height)
        if self._map_is_stage():
            rest = width - MAP_WIDTH - 1
            return {
                "map": Region(0, 1, MAP_WIDTH, bar - 1),
                "body": Region(MAP_WIDTH + 1, 1, rest, 6),
                "side": Region(MAP_WIDTH + 1, 7, rest, bar - 7),
            }
        return {
            "party": Region(0, 1, width, 2),
            "launcher": Region(0, 3, LAUNCHER_WIDTH, bar - 3),
            "side": Region(LAUNCHER_WIDTH + 1, 3, width - LAUNCHER_WIDTH - 1, bar - 3),
        }

    def _map_is_stage(self) -> bool:
        choice = self.view.choice if self.view else None
        return choice is not None and choice.stage == "map" and self.ui.panel != "launcher"

    def show_scene(self) -> None:
        """Hand the scene to the panels; in the small layout the stage may change places with a tab first."""
        if self.small and self.view is not None:
            self._follow_focus()
        super().show_scene()

    def _follow_focus(self) -> None:
        ui = self.ui
        stage_map = self._map_is_stage()
        shown = "map" if self.query_one(HexMap).display else "launcher"
        if ui.panel in ("patterns", "enemies", "card", "kit", "log") or (ui.panel == "map" and not stage_map):
            self.ui = evolve(ui, tab=ui.panel)
        elif stage_map and ui.tab == "map":
            self.ui = evolve(ui, tab="kit")
        if shown != ("map" if stage_map else "launcher"):
            self.place_panels()

    def panel_of(self, panel: Panel) -> str:
        """The name of what a widget shows: the side panel shows its tab."""
        return self.ui.tab if panel.id == "side" else super().panel_of(panel)

    def focused_panel(self) -> Panel | None:
        """The widget with the focus: in the small layout mostly the side panel."""
        found = super().focused_panel()
        return found if found is not None and found.display else self.query_one(Side)

    def targets(self, scene: Scene) -> list[Spot]:
        """The spots of the panel with the focus that the cursor can be sent to."""
        panel = scene.ui.panel
        if panel == "launcher":
            marked, slots = scene.index.marks(scene.ui), scene.view.launcher.slots
            return [Spot("slot", slot.slot) for slot in slots if slot.token != "empty" or slot.slot in marked]
        if panel == "map":
            return [Spot("tile", tile.place) for tile in scene.view.map.tiles]
        if panel == "patterns":
            return [Spot("pattern", line.source) for line in ordered(scene)]
        if panel == "enemies":
            return [Spot("enemy", place) for place in range(len(foes(scene.view)))]
        if panel == "kit":
            return [Spot("own", card.card) for card in own_cards(scene.view)]
        return []
