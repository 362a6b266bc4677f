"""Why not, on the Launcher: moving, placing, dumping, discarding and locking (rulebook p.6-7, p.13)."""

from __future__ import annotations

from collections.abc import Callable

from core.ascend.cards.gains import thing
from core.ascend.kit.reading import has
from core.ascend.launcher import DIAGONALS, LOCK_COLUMN, NEIGHBOURS, highlighted, is_locked
from core.ascend.names import COLUMNS, EMPTY, MEMORY, slot_name, slot_number
from core.ascend.options import OnSlot
from core.ascend.refusals.asked import Asked, Reason, holds, no_slot
from core.ascend.upgrade import EXP_PRICE, TOKEN_PRICE
from core.engine.wording import plural, shown


def shift(asked: Asked, word: str, what: str) -> str:
    """A slide or a switch that there is not."""
    if asked.choice.kind != "program":
        return (
            f"Tokens are moved in the Program step, or by an effect that says Program; {asked.instead_of('Program')}."
        )
    names = what.split(">")
    if fault := no_slot(names):
        return fault
    start, end = (slot_number(name) for name in names)
    seat = asked.seat
    if not seat.moves:
        return f"No moves left: PRO {seat.moves_size}, {seat.moves_size} used."
    if is_locked(seat, start) or not seat.slots[start]:
        return f"{holds(seat, start)}: there is no token to take."
    if start == end:
        return f"{slot_name(start)} is where the token lies: a move takes it to a slot beside it."
    if end not in NEIGHBOURS[start] and not _corner(asked, start, end):
        ways = "left, right or over a corner" if has(asked.game, asked.number, "diagonal") else "left or right"
        return f"{slot_name(end)} is not beside {slot_name(start)}: tokens go up, down, {ways}."
    if is_locked(seat, end):
        return locked(asked, end)
    return _other_word(asked, word, start, end)


def _corner(asked: Asked, start: int, end: int) -> bool:
    """Whether the slots touch at a corner and a card lets tokens move so."""
    return (min(start, end), max(start, end)) in DIAGONALS and has(asked.game, asked.number, "diagonal")


def _other_word(asked: Asked, word: str, start: int, end: int) -> str:
    """The move exists, under another key."""
    seat, a, b = asked.seat, slot_name(start), slot_name(end)
    if word == "slide":
        return f"{holds(seat, end)}: you can switch {a} with {b}."
    if not seat.slots[end]:
        return f"{b} is empty: slide {a} to {b} instead of switching."
    return f"A switch is named from its first slot: switch:{b}>{a}."


def locked(asked: Asked, slot: int) -> str:
    """What a locked slot needs: ``3,5 is locked: unlock it in an Upgrade for 2 EXP, you have 3.``"""
    return f"{slot_name(slot)} is locked: unlock it in an Upgrade for {EXP_PRICE} EXP, you have {asked.seat.exp}."


def place(asked: Asked, _word: str, what: str) -> str:
    """A drawn token that cannot go there."""
    if asked.choice.kind != "prepare":
        return f"Tokens are placed when Prepare has drawn some; this is {asked.step}."
    drawn, _, name = what.partition(">")
    if fault := no_slot([name]):
        return fault
    slot, about = slot_number(name), asked.choice.about
    if not 1 <= int(drawn) <= len(about):
        return f"{plural(len(about), 'token was', 'tokens were')} drawn: there is no number {int(drawn)}."
    if about[int(drawn) - 1] == EMPTY:
        left = sum(token != EMPTY for token in about)
        return f"Drawn token {int(drawn)} lies on the Launcher already, {left} of {len(about)} are left to place."
    if is_locked(asked.seat, slot):
        return locked(asked, slot)
    return f"{holds(asked.seat, slot)}: a drawn token needs an empty slot."


_Takes = Callable[[Asked], str]
"""What a question takes, as a clause."""


def dump(asked: Asked, _word: str, what: str) -> str:
    """A token that this question does not take."""
    return _token(asked, what, "dump", {"dump": _effect_takes, "test": _test_takes, "pay": _price_takes})


def discard(asked: Asked, _word: str, what: str) -> str:
    """A token that this effect does not discard."""
    takes: dict[str, _Takes] = {"discard": _effect_takes, "pay": _price_takes}
    if asked.phase == "Planning" and asked.choice.kind not in takes:
        price = f"{TOKEN_PRICE} Memory, you have {asked.seat.assets[MEMORY]}"
        return f"To discard a token is an Upgrade here: upgrade.discard:{shown(what)} for {price}."
    return _token(asked, what, "discard", takes)


def _token(asked: Asked, what: str, verb: str, takes: dict[str, _Takes]) -> str:
    if fault := no_slot([what]):
        return fault
    slot = slot_number(what)
    if asked.choice.kind not in takes:
        return f"Nothing asks you to {verb} a token now: this is {asked.step}."
    if not asked.seat.slots[slot]:
        return f"{holds(asked.seat, slot)}: there is no token to {verb}."
    return f"{holds(asked.seat, slot)}: {takes[asked.choice.kind](asked)}."


def _effect_takes(asked: Asked) -> str:
    kind, why, *_ = asked.choice.about
    return f"{why} takes {thing(kind, '1')}, and you have {len(asked.choice.options)} of it"


def _price_takes(asked: Asked) -> str:
    _, why, cost, _, _ = asked.choice.about
    fit = sum(isinstance(option, OnSlot) for option in asked.choice.options)
    if not fit:
        return f"{why} asks first whether you {cost} at all: answer yes, then choose"
    return f"{why} asks you to {cost}, and {plural(fit, 'token')} of yours will do"


def _test_takes(asked: Asked) -> str:
    kind, need, dumped, _ = asked.choice.about
    fit = len(asked.choice.options) - 1
    return (
        f"this Test for {need} takes {thing(kind, '').strip()} or Open Data, of which you have {fit} ({dumped} dumped)"
    )


def lock(asked: Asked, _word: str, what: str) -> str:
    """A slot that takes no Lock."""
    if asked.choice.kind != "lock":
        return f"Nothing asks you to place a Lock now: this is {asked.step}."
    if fault := no_slot([what]):
        return fault
    slot, seat = slot_number(what), asked.seat
    name = slot_name(slot)
    if is_locked(seat, slot):
        return f"{name} is locked already: {plural(seat.locks.bit_count(), 'slot is', 'slots are')} locked."
    if seat.slots[slot]:
        return f"{holds(seat, slot)}: a Lock needs an empty slot."
    if slot % COLUMNS == LOCK_COLUMN:
        return f"{name} is in column {COLUMNS}: this Lock goes outside it."
    light = " ".join(slot_name(other) for other in sorted(highlighted(seat.locks)) if other % COLUMNS != LOCK_COLUMN)
    return f"{name} does not refill: a Lock goes on one of {light}."


def unlock(asked: Asked, _word: str, what: str) -> str:
    """A slot that has no Lock, or is not unlocked like this."""
    if fault := no_slot([what]):
        return fault
    slot, seat = slot_number(what), asked.seat
    if not is_locked(seat, slot):
        return f"{slot_name(slot)} is not locked: {plural(seat.locks.bit_count(), 'slot is', 'slots are')} locked."
    if asked.phase == "Planning":
        price = f"{EXP_PRICE} EXP, you have {seat.exp}"
        return f"To unlock a slot is an Upgrade here: upgrade.unlock:{shown(what)} for {price}."
    return f"Nothing asks you to unlock a slot now: this is {asked.step}."


REASONS: dict[str, Reason] = {
    "slide": shift,
    "switch": shift,
    "place": place,
    "dump": dump,
    "discard": discard,
    "lock": lock,
    "unlock": unlock,
}
