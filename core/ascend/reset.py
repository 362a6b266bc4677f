"""Reset, when Integrity falls to 0 (rulebook p.13)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.bag import dump_slots
from core.ascend.game import Game
from core.ascend.keywords import discard_enemy, gain_corrupted
from core.ascend.names import SLOTS

SHELTER = 1
"""Number of the Shelter tile, which is in every scenario (rulebook p.11)."""


async def reset(game: Game, number: int) -> None:
    """Resolve a Reset, step by step as the page lists them.

    The Symbol die decides on an Advanced Body only; a Walker cannot be lost, so nothing is rolled for it.
    The player skips all else in the running phase. Raises GameEnds when the Corrupted Data pool runs out.
    """
    seat = game.state.seats[number]
    seat.numbers.resets += 1
    game.emit(ev.WasReset(number))
    await gain_corrupted(game, number, 2, "Reset")
    dump_slots(game, number, range(SLOTS), "Reset")
    for enemy in list(seat.enemies):
        await discard_enemy(game, number, enemy, "reset")
    if seat.trace is not None:
        game.emit(ev.TraceChanged(number, seat.trace, 0, "Reset"))
        seat.trace = 0
    game.emit(ev.Recovered(number, seat.integrity, seat.limit))
    seat.integrity = seat.limit
    shelter = next(place for place, tile in game.state.tiles.items() if tile.number == SHELTER)
    game.emit(ev.Moved(number, (seat.tile, shelter), "reset"))
    seat.tile = shelter
    seat.skips = game.state.cursor.phase
    seat.moves = seat.moves_size = 0
    game.emit(ev.PhaseSkipped(number, seat.skips, "Reset"))
