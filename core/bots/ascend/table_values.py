"""What effects are worth that only Scenario cards have: on the table, for others, for sale, by dice of the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.cards.boss_effects import MoveTrack
from core.ascend.cards.context import Effect
from core.ascend.cards.dice_tokens import RevealToken
from core.ascend.cards.prices import DumpSet, GiveUp, SpendAny
from core.ascend.cards.step_effects import Step
from core.ascend.cards.swap_effects import SetCore
from core.ascend.cards.table_choices import DoProcedure, For, ForEach, Options, Repeat
from core.ascend.cards.table_rolls import RollTable
from core.ascend.cards.tile_effects import SetFigure, TurnUp
from core.ascend.cards.token_effects import Exchange, MoveToken, Put, Take
from core.ascend.names import BLANK, TOKEN_NUMBERS
from core.bots.ascend import prices
from core.bots.ascend.bossing import core_worth
from core.bots.ascend.goods import lost_asset
from core.bots.ascend.scene import Scene

ON_TABLE = (
    Put,
    Take,
    MoveToken,
    Exchange,
    Step,
    SetFigure,
    TurnUp,
    MoveTrack,
    ForEach,
    DoProcedure,
    Repeat,
    RevealToken,
)
"""Effects on the table of a scenario, which are valued by what is at stake there."""


def _set_core(scene: Scene, effect: SetCore) -> float:
    """What Core Data of a kind are worth: with them a boss's track of that kind is hit in full."""
    sight = scene.sight
    if scene.usual or effect.kind not in TOKEN_NUMBERS or sight.outlook is None:
        return 0.0
    outlook, number = sight.outlook, sight.number
    return core_worth(outlook, number, TOKEN_NUMBERS[effect.kind]) - core_worth(outlook, number, sight.seat.core)


def _options(scene: Scene, effect: Options) -> float:
    """The best of the ways that are open; none where that may be."""
    game = scene.sight.game
    ways = [scene.worth(way.then) for way in effect.ways if scene.usual or way.open(game, scene.context)]
    return max([0.0, *ways]) if effect.may or not ways else max(ways)


def _roll_table(scene: Scene, effect: RollTable) -> float:
    """The mean of what the results bring."""
    rows = [effect.rows.get(face, effect.each) for face in _sides(scene, effect.die)]
    return scene.n(effect.n) * sum(scene.worth(row) for row in rows) / len(rows)


def _sides(scene: Scene, die: str) -> list[str]:
    dice = scene.sight.game.content.dice
    if die == "number":
        return [str(n) if n else BLANK for n in dice.number]
    return list(dice.symbol if die == "symbol" else dice.player)


def _for(scene: Scene, effect: For) -> float:
    """What others have of effects, each as if it were theirs."""
    return scene.shared(effect.who, lambda sight: scene.of(sight.number).worth(effect.then))


def _on_table(scene: Scene, effect: Effect) -> float:
    """What an effect on the table brings the group forward."""
    outlook = scene.sight.outlook
    if outlook is None or scene.usual or not scene.tokens:
        return 0.0
    return outlook.effect_gain(effect, scene.context)


SCENARIO_VALUES: dict[type, Callable[[Scene, Any], float]] = {
    DumpSet: lambda scene, effect: -prices.TOKEN * scene.n(effect.n),
    SpendAny: lambda scene, effect: -scene.n(effect.n) * lost_asset(scene.sight),
    GiveUp: lambda scene, effect: -prices.FACTION_CARD,
    Options: _options,
    RollTable: _roll_table,
    For: _for,
    SetCore: _set_core,
    **dict.fromkeys(ON_TABLE, _on_table),
}
"""What each kind of such an effect is worth."""
