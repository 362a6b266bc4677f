"""Why not, while planning: Upgrades, Augments to equip and to trade (rulebook p.10, p.13)."""

from __future__ import annotations

from core.ascend.augments import equip_price
from core.ascend.components import ClassAugment
from core.ascend.names import BASIC, MEMORY, OPEN, SEAT_LETTERS, TOKEN_NAMES, TOKEN_NUMBERS, slot_name, slot_number
from core.ascend.refusals.asked import Asked, Reason, holds, no_slot
from core.ascend.upgrade import EXP_PRICE, TOKEN_PRICE
from core.engine.wording import listed, plural, shown, some

# -- Upgrades ----------------------------------------------------------------------------------------------------


def upgrade(asked: Asked, word: str, what: str) -> str:
    """An Upgrade that is too dear, or impossible."""
    if asked.phase != "Planning":
        return f"Upgrades are made in the Planning phase; this is {asked.step}."
    if word == "upgrade.discard":
        return _discard(asked, what)
    if word == "upgrade.unlock":
        return _unlock(asked, what)
    if what == "raise":
        return _raise(asked)
    if what == "open":
        if not asked.game.state.pool[OPEN]:
            return "The pool of Open Data has 0 tokens left: none can be gained."
        return _exp(asked, "Gaining 1 Open Data")
    if what == "augment":
        return _augment(asked)
    if what.startswith("gain."):
        return _gain(asked, what.removeprefix("gain."))
    return (
        f"There is no Upgrade {shown(what)}: {EXP_PRICE} EXP buy raise, open, augment or unlock, "
        f"{TOKEN_PRICE} Memory gain or discard."
    )


def _exp(asked: Asked, what: str) -> str:
    return f"{what} costs {EXP_PRICE} EXP, you have {asked.seat.exp}."


def _memory(asked: Asked, what: str) -> str:
    return f"{what} costs {TOKEN_PRICE} Memory, you have {asked.seat.assets[MEMORY]}."


def _raise(asked: Asked) -> str:
    top = asked.game.content.tracks.integrity_top
    if asked.seat.limit >= top:
        return f"The Limiter stands on {asked.seat.limit}, the top of its track: it cannot be raised."
    return _exp(asked, "Raising the Limiter by 1")


def _augment(asked: Asked) -> str:
    if not asked.seat.cls:
        return "Classes are not in play in this scenario: there are 0 Augments to draw."
    if not asked.seat.class_deck:
        return "Your Class deck has 0 Augments left: none can be drawn."
    return _exp(asked, "Drawing 2 Augments of your Class")


def _gain(asked: Asked, colour: str) -> str:
    if TOKEN_NUMBERS.get(colour) not in BASIC:
        basic = listed(_basic(), "or")
        return f"{TOKEN_PRICE} Memory gains basic Data, {basic}: {shown(colour)} is none of the {len(BASIC)}."
    if not asked.game.state.pool[TOKEN_NUMBERS[colour]]:
        return f"The pool of {colour} Data has 0 tokens left: none can be gained."
    return _memory(asked, f"Gaining 1 {colour} Data")


def _discard(asked: Asked, what: str) -> str:
    if fault := no_slot([what]):
        return fault
    slot = slot_number(what)
    if not asked.seat.slots[slot]:
        return f"{holds(asked.seat, slot)}: there is no token to discard."
    return _memory(asked, f"Discarding the token of {slot_name(slot)}")


def _unlock(asked: Asked, what: str) -> str:
    if fault := no_slot([what]):
        return fault
    slot, seat = slot_number(what), asked.seat
    if not seat.locks >> slot & 1:
        return f"{slot_name(slot)} is not locked: {plural(seat.locks.bit_count(), 'slot is', 'slots are')} locked."
    return _exp(asked, f"Unlocking {slot_name(slot)}")


def _basic() -> list[str]:
    return [TOKEN_NAMES[kind] for kind in BASIC]


# -- Augments ----------------------------------------------------------------------------------------------------


def equip(asked: Asked, _word: str, what: str) -> str:
    """An Augment that cannot be equipped now."""
    seat, memory = asked.seat, asked.seat.assets[MEMORY]
    if asked.choice.kind != "equip" and asked.phase != "Planning":
        return f"Augments are equipped in the Planning phase; this is {asked.step}."
    if what in seat.equipped:
        return f"{asked.named(what)} is equipped already: you have {len(seat.equipped)} equipped."
    if what not in seat.unequipped:
        return not_owned(asked, what)
    less = asked.choice.about[1] if asked.choice.kind == "equip" else 0
    price = max(0, equip_price(asked.game, asked.number, what) - less)
    if price > memory:
        return f"{asked.named(what)} costs {price} Memory, you have {memory}."
    return f"{asked.named(what)} is equipped in an Upgrade; {asked.instead_of('Program')}."


def not_owned(asked: Asked, card: str) -> str:
    """An Augment that the seat does not have, with those that wait to be equipped."""
    mine = list(map(asked.named, asked.seat.unequipped))
    have = f"{plural(len(mine), 'Augment')} of yours not equipped{', ' + some(mine) if mine else ''}"
    return f"You do not have the Augment {asked.named(card)}: there {'is' if len(mine) == 1 else 'are'} {have}."


def trade(asked: Asked, _word: str, what: str) -> str:
    """An Augment that cannot be handed over, or not to that player."""
    game, seat = asked.game, asked.seat
    card, _, letter = what.partition(">")
    if asked.phase != "Planning":
        return f"Augments are traded in the Planning phase; this is {asked.step}."
    if game.players == 1:
        return "You play alone: there are 0 players to trade with."
    if isinstance(game.content.class_augments.get(card), ClassAugment):
        return f"{asked.named(card)} is an Augment of a Class: only those of Factions are traded."
    if card not in (*seat.equipped, *seat.unequipped):
        owned = (*seat.equipped, *seat.unequipped)
        mine = [asked.named(other) for other in owned if other in game.content.faction_augments]
        have = f"{len(mine)}{', ' + some(mine) if mine else ''}"
        return f"You do not have the Augment {asked.named(card)}: of those that can be traded you have {have}."
    if letter == SEAT_LETTERS[asked.number]:
        return f"{asked.named(card)} is yours already: it is traded to another player."
    others = [SEAT_LETTERS[number] for number in range(game.players) if number != asked.number]
    return f"No player sits on seat {shown(letter) or 'nothing'}: {asked.named(card)} can go to {listed(others, 'or')}."


REASONS: dict[str, Reason] = {
    "upgrade": upgrade,
    "upgrade.discard": upgrade,
    "upgrade.unlock": upgrade,
    "equip": equip,
    "trade": trade,
}
