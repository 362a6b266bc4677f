"""The words of effects that only Scenario cards, sheets, special Enemies and bosses use (docs/own-scenarios.md)."""

from __future__ import annotations

from core.ascend.cards.boss_effects import BossAct, BossMove, BossSetup, HitBoss, IgnoreRow, More, MoveTrack
from core.ascend.cards.code_effects import Ask, Try, TurnCode
from core.ascend.cards.dice_tokens import Hide, RevealToken
from core.ascend.cards.enemy_effects import AttachCard
from core.ascend.cards.panels import Bring, BringDeck, Drop, LockComponents, Pool
from core.ascend.cards.prices import DumpSet, GiveUp, SpendAny
from core.ascend.cards.step_effects import Step
from core.ascend.cards.swap_effects import NewBody, SetCore, SwapEnemy
from core.ascend.cards.table_choices import DoProcedure, For, ForEach, Options, Repeat
from core.ascend.cards.table_rolls import RollTable
from core.ascend.cards.tile_effects import (
    AddTiles,
    FlipCard,
    LayCards,
    Mark,
    PlaceFigures,
    SetFigure,
    ShuffleTiles,
    SwapTiles,
    TurnDown,
    TurnUp,
)
from core.ascend.cards.token_effects import Exchange, MoveToken, Take

SCENARIO_EFFECTS: dict[str, type] = {
    "attach-card": AttachCard,
    "lock-components": LockComponents,
    "take": Take,
    "move-token": MoveToken,
    "exchange": Exchange,
    "step": Step,
    "hide": Hide,
    "reveal-token": RevealToken,
    "options": Options,
    "for": For,
    "for-each": ForEach,
    "repeat": Repeat,
    "procedure": DoProcedure,
    "roll-table": RollTable,
    "dump-set": DumpSet,
    "spend-any": SpendAny,
    "give-up": GiveUp,
    "turn-up": TurnUp,
    "turn-down": TurnDown,
    "swap-tiles": SwapTiles,
    "shuffle-tiles": ShuffleTiles,
    "add-tiles": AddTiles,
    "mark": Mark,
    "place-figure": PlaceFigures,
    "set-figure": SetFigure,
    "lay-cards": LayCards,
    "flip-card": FlipCard,
    "bring": Bring,
    "drop": Drop,
    "bring-deck": BringDeck,
    "pool": Pool,
    "boss-setup": BossSetup,
    "boss-act": BossAct,
    "boss-move": BossMove,
    "track": MoveTrack,
    "hit-boss": HitBoss,
    "more": More,
    "ignore-row": IgnoreRow,
    "ask": Ask,
    "try": Try,
    "turn-code": TurnCode,
    "new-body": NewBody,
    "set-core": SetCore,
    "swap-enemy": SwapEnemy,
}
