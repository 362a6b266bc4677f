"""Upgrade: Memory and EXP spent at any moment of the Planning phase (rulebook p.13)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.game import Game
from core.ascend.keywords import change_exp, discard_slot, gain_tokens, spend_asset
from core.ascend.names import BASIC, MEMORY, OPEN, TOKEN_NAMES, TOKEN_NUMBERS
from core.ascend.options import OnSlot, Pick

EXP_PRICE = 2
"""EXP that each option of the page costs."""
RAISE, OPEN_DATA = Pick("upgrade", "raise"), Pick("upgrade", "open")
_GAIN = {kind: Pick("upgrade", f"gain.{TOKEN_NAMES[kind]}") for kind in BASIC}
_DISCARD = tuple(OnSlot("upgrade.discard", slot) for slot in range(20))
_UNLOCK = tuple(OnSlot("upgrade.unlock", slot) for slot in range(20))

Upgrade = Pick | OnSlot


def upgrades(game: Game, number: int) -> list[Upgrade]:
    """Every Upgrade the seat can pay now. There is no limit on repeating one (p.13).

    Augments are not in play here, so nothing is equipped, traded or drawn.
    """
    seat = game.state.seats[number]
    options: list[Upgrade] = []
    if seat.assets[MEMORY]:
        options += [_GAIN[kind] for kind in BASIC if game.state.pool[kind]]
        options += [_DISCARD[slot] for slot, token in enumerate(seat.slots) if token]
    if seat.exp >= EXP_PRICE:
        if seat.limit < game.content.tracks.integrity_top:
            options.append(RAISE)
        if game.state.pool[OPEN]:
            options.append(OPEN_DATA)
        options += [_UNLOCK[slot] for slot in range(20) if seat.locks >> slot & 1]
    return options


def do_upgrade(game: Game, number: int, option: Upgrade) -> None:
    """Pay for one Upgrade and do it."""
    seat = game.state.seats[number]
    if isinstance(option, OnSlot) and option.word == "upgrade.discard":
        spend_asset(game, number, MEMORY, 1, "Upgrade")
        discard_slot(game, number, option.slot, "Upgrade")
    elif isinstance(option, OnSlot):
        change_exp(game, number, -EXP_PRICE, "Upgrade")
        seat.locks &= ~(1 << option.slot)
        game.emit(ev.LockMoved(number, option.slot, -1))
    elif option == RAISE:
        change_exp(game, number, -EXP_PRICE, "Upgrade")
        seat.limit += 1
        seat.integrity += 1
        game.emit(ev.LimitRaised(number, seat.limit, seat.integrity))
    elif option == OPEN_DATA:
        change_exp(game, number, -EXP_PRICE, "Upgrade")
        gain_tokens(game, number, OPEN, 1, "Upgrade")
    else:
        spend_asset(game, number, MEMORY, 1, "Upgrade")
        gain_tokens(game, number, TOKEN_NUMBERS[option.what.removeprefix("gain.")], 1, "Upgrade")
