"""Upgrade: Memory and EXP spent, Augments equipped and traded, at any moment of the Planning phase (rulebook p.13)."""

from __future__ import annotations

from functools import cache, lru_cache

from core.ascend import events as ev
from core.ascend.augments import affordable, draw_augments, equip, equip_price, trade
from core.ascend.game import Game
from core.ascend.keywords import discard_slot, gain_tokens, raise_limit, spend_asset, spend_exp
from core.ascend.names import BASIC, MEMORY, OPEN, SLOTS, TOKEN_NAMES, TOKEN_NUMBERS
from core.ascend.options import OnSlot, Pick, Trade, pick

EXP_PRICE = 2
"""EXP that each option of the page costs."""
TOKEN_PRICE = 1
"""Memory that gaining or discarding a token costs."""
RAISE, OPEN_DATA, AUGMENT = Pick("upgrade", "raise"), Pick("upgrade", "open"), Pick("upgrade", "augment")
_GAIN = {kind: Pick("upgrade", f"gain.{TOKEN_NAMES[kind]}") for kind in BASIC}
_GAINS = tuple(_GAIN.values())
_DISCARD = tuple(OnSlot("upgrade.discard", slot) for slot in range(20))
_UNLOCK = tuple(OnSlot("upgrade.unlock", slot) for slot in range(20))

Upgrade = Pick | OnSlot | Trade


def upgrades(game: Game, number: int) -> list[Upgrade]:
    """Every Upgrade the seat can pay now. There is no limit on repeating one (p.13)."""
    seat = game.state.seats[number]
    options: list[Upgrade] = []
    memory = seat.assets[MEMORY]
    if memory >= TOKEN_PRICE:
        pool = game.state.pool
        options += [_GAIN[kind] for kind in BASIC if pool[kind]] if 0 in pool[1:5] else _GAINS
        options += [_DISCARD[slot] for slot, token in enumerate(seat.slots) if token]
    if seat.exp >= EXP_PRICE:
        if seat.limit < game.content.tracks.integrity_top:
            options.append(RAISE)
        if game.state.pool[OPEN]:
            options.append(OPEN_DATA)
        if seat.class_deck:
            options.append(AUGMENT)
        options += _unlocks(seat.locks)
    if seat.unequipped:
        options += [pick("equip", card) for card in affordable(game, number, memory)]
    if game.players > 1 and (seat.unequipped or game.kit(number).sources):
        options += trades(game, number)
    return options


@cache
def _unlocks(locks: int) -> tuple[OnSlot, ...]:
    return tuple(_UNLOCK[slot] for slot in range(SLOTS) if locks >> slot & 1)


def trades(game: Game, number: int) -> list[Trade]:
    """Every Faction Augment the seat can hand to another player; the distance does not matter (p.13)."""
    seat = game.state.seats[number]
    augments = game.content.faction_augments
    options: list[Trade] = []
    for card in dict.fromkeys(seat.equipped + seat.unequipped):
        if card in augments:
            options += _hand_overs(card, number, game.players)
    return options


@lru_cache(maxsize=1024)
def _hand_overs(card: str, number: int, players: int) -> tuple[Trade, ...]:
    return tuple(Trade(card, other) for other in range(players) if other != number)


async def do_upgrade(game: Game, number: int, option: Upgrade) -> None:
    """Pay for one Upgrade and do it."""
    seat = game.state.seats[number]
    if isinstance(option, Trade):
        trade(game, number, option.card, option.to)
    elif isinstance(option, OnSlot) and option.word == "upgrade.discard":
        await _pay_for_token(game, number)
        discard_slot(game, number, option.slot, "Upgrade")
    elif isinstance(option, OnSlot):
        await spend_exp(game, number, EXP_PRICE, "Upgrade")
        seat.locks &= ~(1 << option.slot)
        game.emit(ev.LockMoved(number, option.slot, -1))
    elif option.word == "equip":
        await equip(game, number, option.what, equip_price(game, number, option.what))
    elif option in (RAISE, OPEN_DATA, AUGMENT):
        await spend_exp(game, number, EXP_PRICE, "Upgrade")
        await _exp_upgrade(game, number, option)
    else:
        await _pay_for_token(game, number)
        gain_tokens(game, number, TOKEN_NUMBERS[option.what.removeprefix("gain.")], 1, "Upgrade")


async def _pay_for_token(game: Game, number: int) -> None:
    await spend_asset(game, number, MEMORY, TOKEN_PRICE, "Upgrade")


async def _exp_upgrade(game: Game, number: int, option: Pick) -> None:
    if option == RAISE:
        raise_limit(game, number, 1)
    elif option == OPEN_DATA:
        gain_tokens(game, number, OPEN, 1, "Upgrade")
    else:
        await draw_augments(game, number, "class", 2, 1)
