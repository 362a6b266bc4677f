"""The whole table, as one seat sees it."""

from __future__ import annotations

from attrs import frozen

from core.ascend.view.asking import ChoiceView, NewsLine
from core.ascend.view.combat import CombatView
from core.ascend.view.enemies import EnemiesView
from core.ascend.view.kit import BodyView, KitView, MarketView
from core.ascend.view.map import MapView
from core.ascend.view.scenario import EndView, ScenarioView
from core.ascend.view.seat import AssetsView, DataView, LauncherView, PatternLine, SeatLine, WhereView


@frozen
class TableView:
    """All that one seat may see."""

    where: WhereView
    seats: tuple[SeatLine, ...]
    launcher: LauncherView
    patterns: tuple[PatternLine, ...]
    assets: AssetsView
    body: BodyView
    kit: KitView
    party: tuple[KitView, ...]
    """The kits of all seats, by seat number; all is open in co-operative play."""
    market: MarketView
    enemies: EnemiesView
    map: MapView
    scenario: ScenarioView
    combat: CombatView | None
    choice: ChoiceView | None
    """None when this seat is not asked."""
    others: tuple[int, ...]
    """Other seats that are asked something now."""
    data: DataView
    log: tuple[str, ...]
    """The last sentences, oldest first (up to 200)."""
    undo: str
    """What undo would take back, or empty."""
    redo: str
    undo_stop: str
    """Why there is nothing more to undo, or empty."""
    end: EndView | None
    news: tuple[NewsLine, ...] = ()
    """What has happened since the last answer, oldest first; empty after undo."""
