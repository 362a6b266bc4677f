"""Scenario tokens: what lies where (rulebook p.18-19). Reading and moving only; what answers is with the effects.

A place is a map place (``C2``), ``card``, ``sheet``, the code of a special card in play, or ``seat A``. Dice tokens
and figures lie on such places too and are counted like tokens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ascend.names import SEAT_LETTERS

if TYPE_CHECKING:
    from core.ascend.components import TokenKind
    from core.ascend.game import Game
    from core.ascend.state import DiceToken, State

CARD, SHEET = "card", "sheet"
SUPPLY = {"ascend": 23, "success": 8, "marker": 40}
"""Pieces of the box (rulebook p.2): what is not there is not placed."""


def seat_place(number: int) -> str:
    """The place beside a player's board."""
    return f"seat {SEAT_LETTERS[number]}"


def count(state: State, place: str, token: str) -> int:
    """How many tokens of a name lie on a place; a figure or a dice token of that name counts as one."""
    here = state.lying.get(place)
    n = here.get(token, 0) if here else 0
    if state.dice_tokens:
        n += len([die for die in state.dice_tokens if die.place == place and die.name == token])
    if state.figures and state.figures.get(token) == place:
        n += 1
    return n


def tiles_with(state: State, token: str) -> list[str]:
    """The map places where such a token lies, in the order of the map."""
    return tiles_holding(state, list(state.tiles), token)


def tiles_holding(state: State, tiles: list[str], token: str) -> list[str]:
    """Those of some tiles where such a token lies, a figure or a dice token of that name too, in their order."""
    if state.dice_tokens or token in state.figures:
        places = places_with(state, token)
        return [tile for tile in tiles if tile in places]
    lying = state.lying
    return [tile for tile in tiles if (here := lying.get(tile)) and here.get(token)]


def places_with(state: State, token: str) -> set[str]:
    """All places, of the map or not, where such a token lies, a figure or a dice token of that name too."""
    places = {place for place, here in state.lying.items() if here.get(token)}
    if state.dice_tokens:
        places.update(die.place for die in state.dice_tokens if die.name == token)
    if token in state.figures:
        places.add(state.figures[token])
    return places


def dice_on(state: State, place: str, token: str) -> list[DiceToken]:
    """The dice tokens of a name on a place."""
    if not state.dice_tokens:
        return []
    return [die for die in state.dice_tokens if die.name == token and die.place == place]


def kind_of(game: Game, token: str) -> TokenKind | None:
    """The declared kind of a token."""
    return game.sheet.kinds.get(token)


def room(game: Game, place: str, token: str) -> int:
    """How many more of a token can be put on a place: the supply, and what a single tile may hold. A token that no
    sheet declares is a marker."""
    kind = kind_of(game, token)
    if kind is None:
        return SUPPLY["marker"]
    left = SUPPLY.get(kind.piece, SUPPLY["marker"])
    names = {other.name for other in game.sheet.tokens if other.piece == kind.piece}
    left -= sum(n for here in game.state.lying.values() for name, n in here.items() if name in names)
    if kind.per_tile and place in game.state.tiles:
        left = min(left, kind.per_tile - count(game.state, place, token))
    return max(0, left)


def add(state: State, place: str, token: str, n: int) -> int:
    """Put tokens on a place; returns how many lie there then."""
    here = state.lying.setdefault(place, {})
    here[token] = here.get(token, 0) + n
    return here[token]


def remove(state: State, place: str, token: str, n: int) -> int:
    """Take up to n tokens off a place, dice tokens and a figure of that name too; returns how many came."""
    came = 0
    here = state.lying.get(place)
    if here and here.get(token):
        came = min(n, here[token])
        here[token] -= came
        if not here[token]:
            del here[token]
        if not here:
            del state.lying[place]
    for die in dice_on(state, place, token)[: n - came]:
        state.dice_tokens.remove(die)
        came += 1
    if came < n and state.figures.get(token) == place:
        del state.figures[token]
        came += 1
    return came


def clear(state: State, place: str) -> None:
    """All that lies on a place goes back to the supply."""
    state.lying.pop(place, None)
    state.dice_tokens = [die for die in state.dice_tokens if die.place != place]
    if place == CARD:
        state.marked = {}
