"""Reset, when Integrity falls to 0 (rulebook p.13)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.bag import dump_slots
from core.ascend.bodies import lose_body
from core.ascend.cards.context import Moment
from core.ascend.enemies import discard_enemy
from core.ascend.game import Game
from core.ascend.keywords import gain_corrupted
from core.ascend.kit.firing import fire
from core.ascend.kit.reading import enemy_has, plus
from core.ascend.names import SLOTS, SPECIAL_SYMBOL

SHELTER = 1
"""Number of the Shelter tile, which is in every scenario (rulebook p.11)."""
CORRUPTED_GAINED = 2
"""Corrupted Data of a Reset (rulebook p.13)."""


async def reset(game: Game, number: int) -> None:
    """Resolve a Reset, step by step as the page lists them.

    The Symbol die decides on an Advanced Body only; a Walker cannot be lost, so nothing is rolled for it.
    The player skips all else in the running phase. Raises GameEnds when the Corrupted Data pool runs out.
    """
    seat = game.state.seats[number]
    seat.numbers.resets += 1
    game.emit(ev.WasReset(number))
    _lose_active_body(game, number)
    await gain_corrupted(game, number, max(0, CORRUPTED_GAINED + plus(game, number, "reset-corrupted")), "Reset")
    dump_slots(game, number, range(SLOTS), "Reset")
    for enemy in list(seat.enemies):
        if not enemy_has(game.content.enemies[enemy.card], "stays"):
            await discard_enemy(game, number, enemy, "reset")
    if seat.trace is not None:
        game.emit(ev.TraceChanged(number, seat.trace, 0, "Reset"))
        seat.trace = 0
    game.emit(ev.Recovered(number, seat.integrity, seat.limit))
    seat.integrity = seat.limit
    shelter = next(place for place, tile in game.state.tiles.items() if tile.number == SHELTER)
    game.emit(ev.Moved(number, (seat.tile, shelter), "reset"))
    seat.tile = shelter
    seat.moves = seat.moves_size = 0
    await fire(game, number, "reset", Moment(1))
    seat.skips = game.state.cursor.phase
    game.emit(ev.PhaseSkipped(number, seat.skips, "Reset"))


def _lose_active_body(game: Game, number: int) -> None:
    bodies = game.state.seats[number].bodies
    if bodies:
        symbol = game.luck.face("enemy symbol die", game.content.dice.symbol)
        game.emit(ev.SymbolRolled(number, symbol, "Reset"))
        if symbol == SPECIAL_SYMBOL:
            lose_body(game, number, bodies[0], "reset")
