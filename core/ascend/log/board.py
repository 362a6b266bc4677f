"""Log sentences of what happens on a Player Board: Data, Assets, EXP, Integrity, Trace (rulebook p.6-8, p.11, p.13)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.log.teller import Maker, Teller, slot, slots, tokens
from core.ascend.names import ASSET_NAMES, ASSET_TOP, CORRUPTED, TOKEN_NAMES
from core.engine.wording import change, plural


def _refilled(event: ev.Refilled, tell: Teller) -> str:
    if not event.tokens:
        return ""
    return f"{tell.who(event.seat)} refills the Launcher with {tokens(event.tokens)}; {event.bag} left in the bag."


def _bag_refilled(event: ev.BagRefilled, tell: Teller) -> str:
    return f"{tell.who(event.seat)}'s bag is empty: {plural(event.tokens, 'token')} of the Dump go back into it."


def _shifted(event: ev.Shifted, tell: Teller) -> str:
    left = f"({event.left + 1} - 1 = {event.left} left)"
    token, start, end = TOKEN_NAMES[event.token], slot(event.start), slot(event.end)
    if not event.other:
        return f"{tell.who(event.seat)} slides {token} {start} to {end} {left}."
    return f"{tell.who(event.seat)} switches {token} {start} with {TOKEN_NAMES[event.other]} {end} {left}."


def _asset_changed(event: ev.AssetChanged, tell: Teller) -> str:
    name = ASSET_NAMES[event.asset].capitalize()
    why = "equipping" if event.why == "equip" else event.why
    lost = f", {event.lost} lost above {ASSET_TOP}" if event.lost else ""
    return f"{tell.start(event.seat, why)}{name} {change(event.before, event.after)}{lost}."


def _exp_changed(event: ev.ExpChanged, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.why)}EXP {change(event.before, event.after)}."


def _tokens_gained(event: ev.TokensGained, tell: Teller) -> str:
    pool = "Corrupted pool" if event.token == CORRUPTED else f"{TOKEN_NAMES[event.token]} pool"
    missing = f", {event.missing} missing" if event.missing else ""
    return (
        f"{tell.start(event.seat, event.why)}{event.amount} {TOKEN_NAMES[event.token]} into the Dump, "
        f"{pool} {change(event.pool + event.amount, event.pool)}{missing}."
    )


def _tokens_dumped(event: ev.TokensDumped, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.why)}{tokens(event.tokens)} to the Dump."


def _tokens_discarded(event: ev.TokensDiscarded, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.why)}{tokens(event.tokens)} discarded from the {event.place}."


def _tokens_prepared(event: ev.TokensPrepared, tell: Teller) -> str:
    return f"{tell.who(event.seat)} prepares {tokens(event.tokens)}."


def _lock_moved(event: ev.LockMoved, tell: Teller) -> str:
    if event.end < 0:
        return f"{tell.who(event.seat)} unlocks {slot(event.start)}."
    came = f" from {slot(event.start)}" if event.start >= 0 else ""
    return f"{tell.who(event.seat)}: a Lock goes{came} onto {slot(event.end)}."


def _core_changed(event: ev.CoreChanged, tell: Teller) -> str:
    return f"{tell.who(event.seat)}: Core Data {TOKEN_NAMES[event.before]} becomes {TOKEN_NAMES[event.after]}."


def _trace_changed(event: ev.TraceChanged, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.why)}Trace {change(event.before, event.after)}."


def _tokens_fetched(event: ev.TokensFetched, tell: Teller) -> str:
    return f"{tell.who(event.seat)} fetches {tokens(event.tokens)} from the Dump onto the Launcher."


def _launched(event: ev.Launched, tell: Teller) -> str:
    return f"{tell.who(event.seat)} launches {event.name} with {slots(event.slots)}."


def _wounded(event: ev.Wounded, tell: Teller) -> str:
    stopped = f", {event.shield} stopped by Shield" if event.shield else ""
    lost = event.wounds - event.shield - (event.before - event.after)
    beyond = f", {lost} more lost" if lost else ""
    return (
        f"{tell.start(event.seat, event.why)}{plural(event.wounds, 'Wound')}{stopped}, "
        f"ITG {change(event.before, event.after)}{beyond}."
    )


def _recovered(event: ev.Recovered, tell: Teller) -> str:
    return f"{tell.who(event.seat)} recovers: ITG {change(event.before, event.after)}."


def _limit_raised(event: ev.LimitRaised, tell: Teller) -> str:
    return (
        f"{tell.start(event.seat, 'Upgrade')}Limiter {change(event.limit - 1, event.limit)}, "
        f"ITG {change(event.integrity - 1, event.integrity)}."
    )


def _was_reset(event: ev.WasReset, tell: Teller) -> str:
    return f"{tell.who(event.seat)} is reset: ITG is 0."


def _phase_skipped(event: ev.PhaseSkipped, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.why)}the rest of the {event.phase} phase is skipped."


MAKERS: dict[type, Maker] = {
    ev.Refilled: _refilled,
    ev.BagRefilled: _bag_refilled,
    ev.Shifted: _shifted,
    ev.AssetChanged: _asset_changed,
    ev.ExpChanged: _exp_changed,
    ev.TokensGained: _tokens_gained,
    ev.TokensDumped: _tokens_dumped,
    ev.TokensDiscarded: _tokens_discarded,
    ev.TokensPrepared: _tokens_prepared,
    ev.TokensFetched: _tokens_fetched,
    ev.LockMoved: _lock_moved,
    ev.CoreChanged: _core_changed,
    ev.TraceChanged: _trace_changed,
    ev.Launched: _launched,
    ev.Wounded: _wounded,
    ev.Recovered: _recovered,
    ev.LimitRaised: _limit_raised,
    ev.WasReset: _was_reset,
    ev.PhaseSkipped: _phase_skipped,
}
