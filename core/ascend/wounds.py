"""Wounds: a parcel of harm, the Shield against it, and the Reset behind it (rulebook p.8, p.13)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.abilities import answer_with_ability
from core.ascend.game import Game
from core.ascend.keywords import spend_asset
from core.ascend.names import SHIELD
from core.ascend.options import Plain
from core.ascend.reset import reset
from core.engine.choice import Choice, choose

YES, NO = Plain("yes"), Plain("no")


async def suffer(game: Game, number: int, wounds: int, why: str) -> None:
    """Suffer a parcel of Wounds.

    First what answers it (a Walker's ability), then the Shield, all or nothing and declinable (p.8): if used, 1
    Shield a Wound as far as both reach. What is left lowers Integrity; at 0 the seat is reset, the rest is lost.
    """
    seat = game.state.seats[number]
    wounds = await answer_with_ability(game, number, "wounds", wounds)
    if wounds <= 0:
        game.emit(ev.NothingHappens(number, f"{why}: no Wounds are left"))
        return
    stopped = 0
    shield = seat.assets[SHIELD]
    if shield:
        option = await choose(Choice(number, "shield", (YES, NO), optional=True, about=(wounds, why), page=8))
        if option is YES:
            stopped = min(shield, wounds)
            spend_asset(game, number, SHIELD, stopped, why)
    before = seat.integrity
    seat.integrity = max(0, before - (wounds - stopped))
    seat.numbers.wounds += before - seat.integrity
    game.emit(ev.Wounded(number, wounds, stopped, before, seat.integrity, why))
    if seat.integrity == 0:
        await reset(game, number)
