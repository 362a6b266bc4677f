"""Why not, with what a seat owns and may do: Upgrades, Assets, Data, activities (rulebook p.7-8, p.13, p.16)."""

from __future__ import annotations

from core.ascend.cards.acts import Act
from core.ascend.figures import figure_tile
from core.ascend.names import ASSET_NUMBERS, BASIC, MEMORY, OPEN, TOKEN_NAMES, TOKEN_NUMBERS, slot_name, slot_number
from core.ascend.phases.quest import act_stop
from core.ascend.refusals_words import Asked, Reason, holds, no_slot
from core.ascend.upgrade import EXP_PRICE
from core.ascend.wording import listed, plural, shown

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
    if what.startswith("gain."):
        return _gain(asked, what.removeprefix("gain."))
    return f"There is no Upgrade {shown(what)}: {EXP_PRICE} EXP or 1 Memory buy raise, open, gain, discard or unlock."


def _exp(asked: Asked, what: str) -> str:
    return f"{what} costs {EXP_PRICE} EXP, you have {asked.seat.exp}."


def _memory(asked: Asked, what: str) -> str:
    return f"{what} costs 1 Memory, you have {asked.seat.assets[MEMORY]}."


def _raise(asked: Asked) -> str:
    top = asked.game.content.tracks.integrity_top
    if asked.seat.limit >= top:
        return f"The Limiter stands on {asked.seat.limit}, the top of its track: it cannot be raised."
    return _exp(asked, "Raising the Limiter by 1")


def _gain(asked: Asked, colour: str) -> str:
    if TOKEN_NUMBERS.get(colour) not in BASIC:
        return f"1 Memory gains basic Data, {listed(_basic(), 'or')}: {shown(colour)} is none of the {len(BASIC)}."
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


# -- choices of Assets and Data ----------------------------------------------------------------------------------


def pick(asked: Asked, word: str, what: str) -> str:
    """One of several named things, when this one is not among them."""
    if asked.choice.kind != word:
        return ""
    offered = asked.picks()
    among = f"{plural(len(offered), 'answer')} here: {listed(offered, 'or')}"
    if word == "lose" and what in ASSET_NUMBERS:
        return f"You have 0 {what.capitalize()}: there is none to lose, {among}."
    if word == "colour" and TOKEN_NUMBERS.get(what) in BASIC:
        return f"The pool of {what} Data has 0 tokens left, {among}."
    if word == "core" and TOKEN_NUMBERS.get(what) == asked.seat.core:
        return f"Your Core Data is {what} already, {among}."
    return f"{shown(what) or 'Nothing'} is not among the {among}."


# -- Player Activity ---------------------------------------------------------------------------------------------


def act(asked: Asked, _word: str, what: str) -> str:
    """A Player Activity that is not there, not here, not paid for, or done."""
    game = asked.game
    known = next((act for act in game.card.acts if act.id == what), None)
    if known is None:
        return f"Card {game.card.code} has no activity {shown(what)}: it has {len(game.card.acts)}."
    if asked.choice.kind != "act":
        return f"Player Activities are done in the Player Activity step; {asked.instead_of('Player Activity')}."
    tile = game.content.tiles[known.tile].name
    if stop := act_stop(game, asked.number, known):
        return f"The activity on {tile} is not open to you: {stop}."
    return _elsewhere(asked, known, tile)


def _elsewhere(asked: Asked, known: Act, tile: str) -> str:
    """The wrong tile; where the right one lies is told only when it is face up."""
    game, own = asked.game, figure_tile(asked.game, asked.number)
    here = game.content.tiles[game.state.tiles[own].number].name
    found = [name for name, there in game.state.tiles.items() if there.up and there.number == known.tile]
    where = f" on {found[0]}" if found else ", which is not found yet"
    return f"This is done on tile {known.tile}, {tile}{where}; you are on {own}, {here}."


REASONS: dict[str, Reason] = {
    "upgrade": upgrade,
    "upgrade.discard": upgrade,
    "upgrade.unlock": upgrade,
    "asset": pick,
    "lose": pick,
    "colour": pick,
    "core": pick,
    "card": pick,
    "act": act,
}
