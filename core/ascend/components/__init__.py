"""The components of the box as frozen values: boards, cards, tiles, sheets. ``content.py`` reads them from TOML."""

from core.ascend.components.augments import ClassAugment, FactionAugment, Protocol, ProtocolStep
from core.ascend.components.boards import BodyCard, BotCard, Dice, Frame, Source, Tracks, Walker
from core.ascend.components.bosses import AttackCard, AttackSide, BossHack, BossSheet, BossTrack
from core.ascend.components.box import Content
from core.ascend.components.enemies import EnemyCard, EnemyPattern, SpecialEnemy, special_id
from core.ascend.components.scenario import (
    CardPattern,
    DeckPart,
    MapPlace,
    PlotCard,
    Procedure,
    ScenarioSheet,
    TileArea,
    TokenKind,
)
from core.ascend.components.tiles import ExplorationToken, TileCard

__all__ = [
    "AttackCard",
    "AttackSide",
    "BodyCard",
    "BossHack",
    "BossSheet",
    "BossTrack",
    "BotCard",
    "CardPattern",
    "ClassAugment",
    "Content",
    "DeckPart",
    "Dice",
    "EnemyCard",
    "EnemyPattern",
    "ExplorationToken",
    "FactionAugment",
    "Frame",
    "MapPlace",
    "PlotCard",
    "Procedure",
    "Protocol",
    "ProtocolStep",
    "ScenarioSheet",
    "Source",
    "SpecialEnemy",
    "TileArea",
    "TileCard",
    "TokenKind",
    "Tracks",
    "Walker",
    "special_id",
]
