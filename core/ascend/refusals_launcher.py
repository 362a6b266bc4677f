"""Why not, on the Launcher: moving, placing, dumping, discarding and locking (rulebook p.6-7, p.13)."""

from __future__ import annotations

from collections.abc import Callable

from core.ascend.abilities import ability_of, fuel
from core.ascend.cards.gains import thing
from core.ascend.launcher import LOCK_COLUMN, NEIGHBOURS, highlighted, is_locked
from core.ascend.names import COLUMNS, EMPTY, slot_name, slot_number
from core.ascend.refusals_words import Asked, Reason, holds, no_slot
from core.ascend.upgrade import EXP_PRICE
from core.ascend.wording import plural, shown


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
    if end not in NEIGHBOURS[start]:
        return f"{slot_name(end)} is not beside {slot_name(start)}: tokens go up, down, left or right."
    if is_locked(seat, end):
        return locked(asked, end)
    return _other_word(asked, word, start, end)


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
    return _token(asked, what, "dump", {"dump": _effect_takes, "test": _test_takes, "ability": _ability_takes})


def discard(asked: Asked, _word: str, what: str) -> str:
    """A token that this effect does not discard."""
    if asked.phase == "Planning":
        memory = asked.seat.assets[1]
        return f"To discard a token is an Upgrade here: upgrade.discard:{shown(what)} for 1 Memory, you have {memory}."
    return _token(asked, what, "discard", {"discard": _effect_takes})


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
    kind, why = asked.choice.about
    return f"{why} takes {thing(kind, '1')}, and you have {len(asked.choice.options)} of it"


def _test_takes(asked: Asked) -> str:
    kind, need, dumped, _ = asked.choice.about
    fit = len(asked.choice.options) - 1
    return (
        f"this Test for {need} takes {thing(kind, '').strip()} or Open Data, of which you have {fit} ({dumped} dumped)"
    )


def _ability_takes(asked: Asked) -> str:
    walker = asked.game.content.walkers[asked.seat.walker]
    fit = len(asked.choice.options) - 1
    return f"{walker.name}'s ability takes {walker.ability.colour} or Open Data, of which you have {fit}"


def ability(asked: Asked, _word: str, what: str) -> str:
    """The Walker's ability of the Launch step, with a slot that does not feed it."""
    walker = asked.game.content.walkers[asked.seat.walker]
    known = ability_of(asked.game, asked.number, "launch-step")
    if known is None:
        return f"{walker.name} has no ability for the Launch step: ability:{shown(what)} is no answer here."
    if asked.choice.kind != "launch":
        return f"{walker.name}'s ability is used in the Launch step; {asked.instead_of('Launch')}."
    if fault := no_slot([what]):
        return fault
    if fuel(asked.game, asked.number, known) and not asked.offers("ability"):
        return f"{walker.name}'s ability was used {known.upto} times in this step, which is all."
    slot = slot_number(what)
    return f"{holds(asked.seat, slot)}: {walker.name}'s ability takes {known.colour} or Open Data."


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


REASONS: dict[str, Reason] = {
    "slide": shift,
    "switch": shift,
    "place": place,
    "dump": dump,
    "discard": discard,
    "ability": ability,
    "lock": lock,
}
