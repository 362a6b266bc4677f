"""The components of the box as frozen values: boards, cards, tiles, sheets. ``content.py`` reads them from TOML."""

from core.ascend.components.augments import ClassAugment, FactionAugment, Protocol, ProtocolStep
from core.ascend.components.boards import BodyCard, BotCard, Dice, Frame, Source, Tracks, Walker
from core.ascend.components.box import Content
from core.ascend.components.enemies import EnemyCard, EnemyPattern
from core.ascend.components.scenario import DeckPart, MapPlace, PlotCard, ScenarioSheet, TokenKind
from core.ascend.components.tiles import ExplorationToken, TileCard

__all__ = [
    "BodyCard",
    "BotCard",
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
    "Protocol",
    "ProtocolStep",
    "ScenarioSheet",
    "Source",
    "TileCard",
    "TokenKind",
    "Tracks",
    "Walker",
]
