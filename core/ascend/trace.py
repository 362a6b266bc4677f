"""Trace: how likely Enemies come (rulebook p.11, p.14)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.enemies import attach
from core.ascend.game import Game
from core.ascend.kit.reading import has, plus


async def change_trace(game: Game, number: int, n: int, why: str) -> None:
    """Raise or lower Trace (p.11). At the top space: attach 2 Enemies at once, then Trace is 0."""
    seat = game.state.seats[number]
    if seat.trace is None:
        game.emit(ev.NothingHappens(number, f"{why}: Trace is not in play"))
        return
    top = game.content.tracks.trace_top
    before = seat.trace
    seat.trace = max(0, min(top, before + n))
    game.emit(ev.TraceChanged(number, before, seat.trace, why))
    if seat.trace == top and before < top:
        await attach(game, number, 2)
        seat.trace = 0
        game.emit(ev.TraceChanged(number, top, 0, "top of the track"))


def set_trace(game: Game, number: int, to: int, why: str) -> None:
    """Set Trace (p.24); that never counts as reaching the top (cards, points to hold)."""
    seat = game.state.seats[number]
    if seat.trace is None:
        game.emit(ev.NothingHappens(number, f"{why}: Trace is not in play"))
    else:
        before, seat.trace = seat.trace, to
        game.emit(ev.TraceChanged(number, before, to, why))


def trace_dice(game: Game, number: int) -> int:
    """Player dice of the Trace Roll: what the threshold shows (p.11), with all that changes it."""
    trace = game.state.seats[number].trace
    if trace is None:
        return 0
    dice = game.content.tracks.trace_dice
    return max(0, dice[min(trace, len(dice) - 1)] + plus(game, number, "trace-dice"))


def tile_trace(game: Game, number: int, place: str, moved: bool) -> int:
    """The Trace of a tile: its Entry value for who moved there, its Stationary value for who stayed (p.11)."""
    tile = game.content.tiles[game.state.tiles[place].number]
    if "no-tile-trace" in (game.kits[number] or game.kit(number)).modifiers and has(game, number, "no-tile-trace"):
        return 0
    word = "entry" if moved else "stationary"
    return max(0, (tile.entry if moved else tile.stationary) + plus(game, number, word))
