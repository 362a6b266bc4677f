"""Wounds: a parcel of harm, the Shield against it, and the Reset behind it (rulebook p.8, p.13)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.context import Moment
from core.ascend.game import Game
from core.ascend.keywords import spend_asset
from core.ascend.kit.firing import fire, listens
from core.ascend.kit.reading import has
from core.ascend.names import SHIELD
from core.ascend.options import NO, YES, Amount
from core.ascend.reset import reset
from core.engine.choice import Choice, Option, choose


async def suffer(game: Game, number: int, wounds: int, why: str) -> None:
    """Suffer a parcel of Wounds.

    First what answers it, the player's own cards and those of others, then the Shield. What is left lowers
    Integrity; at 0 the seat is reset, the rest is lost.
    """
    seat = game.state.seats[number]
    moment = Moment(wounds, subject=number)
    await fire(game, number, "wounds", moment)
    for other in game.order():
        if other != number and moment.amount and listens(game, other, "wounds-other"):
            await fire(game, other, "wounds-other", moment)
    wounds = moment.amount
    if wounds <= 0:
        game.emit(ev.NothingHappens(number, f"{why}: no Wounds are left"))
        return
    stopped = await _use_shield(game, number, wounds, why)
    before = seat.integrity
    seat.integrity = max(0, before - (wounds - stopped))
    lost = before - seat.integrity
    seat.numbers.wounds += lost
    game.emit(ev.Wounded(number, wounds, stopped, before, seat.integrity, why))
    if lost and listens(game, number, "hurt"):
        await fire(game, number, "hurt", Moment(lost))
    if seat.integrity == 0:
        await reset(game, number)


async def _use_shield(game: Game, number: int, wounds: int, why: str) -> int:
    """Offer the Shield (p.8): all or nothing, 1 a Wound as far as both reach; a card may let it be used in part."""
    shield = min(game.state.seats[number].assets[SHIELD], wounds)
    if not shield:
        return 0
    options: list[Option] = [YES, NO]
    if has(game, number, "part-shield"):
        options += [Amount("shield", n) for n in range(1, shield)]
    option = await choose(Choice(number, "shield", options, optional=True, about=(wounds, why), page=8))
    stopped = shield if option is YES else option.n if isinstance(option, Amount) else 0
    await spend_asset(game, number, SHIELD, stopped, why)
    return stopped
