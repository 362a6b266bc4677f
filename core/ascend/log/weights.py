"""How much an event matters to who has just answered: where few sentences have room, the weightiest are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.components import Content
from core.ascend.log import MAKERS
from core.ascend.log.teller import Teller
from core.ascend.view import NewsLine

OUTCOME, RESULT, TURN, CHANGE, COURSE = 5, 4, 3, 2, 0
"""How a Test or the game ended; what dice came to; what was revealed, came, was lost or defeated; numbers that changed;
what was plain beforehand."""
_WEIGHTS: dict[int, tuple[type, ...]] = {
    OUTCOME: (ev.TestEnded, ev.GameEnded),
    RESULT: (ev.DiceRolled, ev.DiceRerolled, ev.SymbolRolled, sev.TableRolled),
    TURN: (
        ev.TileRevealed,
        ev.ExplorationTaken,
        ev.EnemyAttached,
        ev.EnemyLeft,
        ev.Wounded,
        ev.WasReset,
        ev.CardDrawn,
        ev.BotGone,
        ev.ProtocolStepDone,
        ev.AugmentsDrawn,
        ev.AugmentBroken,
        ev.FactionDeckCame,
        ev.BodyInhabited,
        ev.BodyLost,
        ev.EnemyDiceRolled,
        sev.CardFlipped,
        sev.DieShown,
        sev.PanelCame,
        sev.AugmentGivenUp,
        sev.CodeTold,
        sev.EnemySwapped,
        sev.BossCame,
        sev.BossActs,
        sev.TileConcealed,
        sev.TilesSwapped,
        sev.PartAdded,
    ),
    CHANGE: (
        ev.AssetChanged,
        ev.ExpChanged,
        ev.TokensGained,
        ev.LockMoved,
        ev.CoreChanged,
        ev.TraceChanged,
        ev.Damaged,
        ev.EnemyRepaired,
        ev.EnemyHanded,
        ev.EnemyStunned,
        ev.Recovered,
        ev.LimitRaised,
        ev.TimeChanged,
        ev.TokenPut,
        ev.BatteryChanged,
        ev.AugmentTraded,
        ev.StandingAnswer,
        ev.BranchTaken,
        ev.EnemyFrameActivated,
        ev.NothingHappens,
        ev.PhaseSkipped,
        sev.TokenTaken,
        sev.TokenMoved,
        sev.TokensExchanged,
        sev.SiteMarked,
        sev.FigureMoved,
        sev.PanelLeft,
        sev.PoolChanged,
        sev.TrackMoved,
    ),
}
_WEIGHT_OF = {event: weight for weight, events in _WEIGHTS.items() for event in events}


def weight_of(event: Any) -> int:
    """How much an event matters, 0 to 5."""
    return _WEIGHT_OF.get(type(event), COURSE)


def news(events: Iterable[Any], content: Content, names: Sequence[str]) -> tuple[NewsLine, ...]:
    """The sentences of a run of events with their weights, oldest first, without headings and empty ones."""
    tell = Teller(content, names)
    told = (
        NewsLine(MAKERS[type(event)](event, tell), weight_of(event))
        for event in events
        if not isinstance(event, ev.TurnBegan | ev.StepBegan)
    )
    return tuple(line for line in told if line.text)
