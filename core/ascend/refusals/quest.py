"""Why not, among named things: Assets, Data, Scenario cards, Player Activities (rulebook p.7-8, p.16)."""

from __future__ import annotations

from core.ascend.cards.acts import Act
from core.ascend.figures import figure_tile
from core.ascend.names import ASSET_NUMBERS, BASIC, TOKEN_NUMBERS
from core.ascend.phases.quest import act_stop, acts_in_play
from core.ascend.refusals.asked import Asked, Reason, among
from core.ascend.tile_names import with_names
from core.engine.wording import shown

# -- choices of Assets and Data ----------------------------------------------------------------------------------


_CHOSEN = {
    "asset": "an Asset to gain",
    "lose": "an Asset to lose",
    "colour": "Data to gain",
    "core": "your Core Data",
    "card": "a Scenario card",
    "fetch": "Data of your Dump",
}


def pick(asked: Asked, word: str, what: str) -> str:
    """One of several named things, when this one is not among them."""
    if asked.choice.kind != word:
        return f"Nothing asks you to choose {_CHOSEN[word]} now: this is {asked.step}."
    here = among(asked.picks())
    if word == "lose" and what in ASSET_NUMBERS:
        return f"You have 0 {what.capitalize()}: there is none to lose, {here}."
    if word == "colour" and TOKEN_NUMBERS.get(what) in BASIC:
        return f"The pool of {what} Data has 0 tokens left, {here}."
    if word == "fetch" and TOKEN_NUMBERS.get(what) in BASIC:
        return f"Your Dump holds 0 {what} Data, {here}."
    if word == "core" and TOKEN_NUMBERS.get(what) == asked.seat.core:
        return f"Your Core Data is {what} already, {here}."
    return f"{shown(what) or 'Nothing'} is not among the {here}."


# -- Player Activity ---------------------------------------------------------------------------------------------


def act(asked: Asked, _word: str, what: str) -> str:
    """A Player Activity that is not there, not here, not paid for, or done."""
    game = asked.game
    known = next((play.act for play in acts_in_play(game) if play.act.id == what), None)
    if known is None:
        return f"Card {game.card.code} has no activity {shown(what)}: it has {len(game.card.acts)}."
    if asked.choice.kind != "act":
        return f"Player Activities are done in the Player Activity step; {asked.instead_of('Player Activity')}."
    tile = game.content.tiles[known.tile].name if known.tile else "your tile"
    if stop := act_stop(game, asked.number, known):
        return f"The activity on {tile} is not open to you: {stop}."
    return _elsewhere(asked, known, tile)


def _elsewhere(asked: Asked, known: Act, tile: str) -> str:
    """The wrong tile; where the right one lies is told only when it is face up."""
    game, own = asked.game, figure_tile(asked.game, asked.number)
    if not known.tile:
        where = with_names(known.where.any_of(), game.content) if known.where is not None else "a face-up tile"
        return f"This is done on {where}; you are on {own}."
    here = game.content.tiles[game.state.tiles[own].number].name
    found = [name for name, there in game.state.tiles.items() if there.up and there.number == known.tile]
    where = f" on {found[0]}" if found else ", which is not found yet"
    return f"This is done on tile {known.tile}, {tile}{where}; you are on {own}, {here}."


def district(asked: Asked, _word: str, _what: str) -> str:
    """The District Effect, used or not, when it is not asked for."""
    return f"District Effects are used in the District Effect step; {asked.instead_of('District Effect')}."


REASONS: dict[str, Reason] = {
    "asset": pick,
    "lose": pick,
    "colour": pick,
    "core": pick,
    "card": pick,
    "fetch": pick,
    "act": act,
    "effect": district,
    "skip": district,
}
