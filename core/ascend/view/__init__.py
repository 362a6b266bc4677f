"""What one seat may see of the table: frozen values that screens and line mode show.

Equal views look alike, so a widget that holds a slice repaints only when its slice differs. Views hold words
and numbers, never rules; hidden things (face-down tiles and tokens, deck orders, bags) are not in them. The
functions that build them are in ``core/ascend/views``.
"""

from core.ascend.view.asking import AnswerView, ChoiceView, NewsLine
from core.ascend.view.combat import CombatFrameLine, CombatView, DieView, ExchangeLine
from core.ascend.view.enemies import (
    AttackLine,
    BossTrackLine,
    BossView,
    Card,
    EnemiesView,
    EnemyView,
    HackLine,
    RuleLine,
)
from core.ascend.view.kit import (
    AugmentLine,
    BodyLine,
    BodyView,
    BotView,
    DeckLine,
    FrameLine,
    KitView,
    MarketView,
    ProtocolStepLine,
    ProtocolView,
)
from core.ascend.view.map import Heap, MapView, SiteMark, TileView, TokenMark
from core.ascend.view.scenario import EndView, ScenarioView, SpecialCard, TaleLine
from core.ascend.view.seat import (
    AssetsView,
    DataView,
    LauncherView,
    PatternLine,
    SeatLine,
    SeatNumbers,
    SlotView,
    WhereView,
)
from core.ascend.view.table import TableView

__all__ = [
    "AnswerView",
    "AssetsView",
    "AttackLine",
    "AugmentLine",
    "BodyLine",
    "BodyView",
    "BossTrackLine",
    "BossView",
    "BotView",
    "Card",
    "ChoiceView",
    "CombatFrameLine",
    "CombatView",
    "DataView",
    "DeckLine",
    "DieView",
    "EndView",
    "EnemiesView",
    "EnemyView",
    "ExchangeLine",
    "FrameLine",
    "HackLine",
    "Heap",
    "KitView",
    "LauncherView",
    "MapView",
    "MarketView",
    "NewsLine",
    "PatternLine",
    "ProtocolStepLine",
    "ProtocolView",
    "RuleLine",
    "ScenarioView",
    "SeatLine",
    "SeatNumbers",
    "SiteMark",
    "SlotView",
    "SpecialCard",
    "TableView",
    "TaleLine",
    "TileView",
    "TokenMark",
    "WhereView",
]
