"""Scenario tokens where they lie: on tiles, cards, the sheet and beside players; each kind has a letter of its own."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase

from core.ascend.components import ScenarioSheet
from core.ascend.game import Game
from core.ascend.lying import CARD, SHEET, seat_place
from core.ascend.names import SEAT_LETTERS
from core.ascend.view import Heap, TokenMark

BOT_LETTER = "J"
HIDDEN = "face down"
"""What a dice token shows until it is turned up."""
HIDDEN_CARD = TokenMark("hidden card", "card", 1, "#")
"""A special card that lies face down on a tile."""

Letters = dict[str, str]
"""The letter of each kind of token, by its name."""


def letters_of(sheet: ScenarioSheet) -> Letters:
    """A letter for each kind of token, no two alike: small ones for tokens, capitals for figures.

    It is the first of the name that is free; a capital is none of those that players and the BOT have, a small one none
    that is a mark of the map. What is made for tiles, or mostly lies there, comes first.
    """
    found: Letters = {}
    taken = {*SEAT_LETTERS, BOT_LETTER, *(mark for mark in sheet.sites if len(mark) == 1)}
    for kind in sorted(sheet.tokens, key=lambda kind: (not kind.per_tile, kind.piece == "marker")):
        name = kind.name.upper() if kind.piece == "figure" else kind.name.lower()
        spare = ascii_lowercase.upper() if kind.piece == "figure" else ascii_lowercase
        letter = next((sign for sign in name + spare if sign.isalpha() and sign not in taken), "")
        found[kind.name] = letter
        taken.add(letter)
    return found


def marks_on(game: Game, place: str, letters: Letters) -> tuple[TokenMark, ...]:
    """Scenario tokens, dice tokens and figures on a place, and a hidden card."""
    state = game.state
    here = state.lying.get(place)
    marks = [_mark(game, place, name, n, letters) for name, n in here.items()] if here else []
    marks += _dice(game, place, letters) if state.dice_tokens else []
    marks += [
        TokenMark(name, "figure", 1, letters.get(name, "")) for name, where in state.figures.items() if where == place
    ]
    return (*marks, *((HIDDEN_CARD,) if place in state.laid else ()))


def _mark(game: Game, place: str, name: str, n: int, letters: Letters) -> TokenMark:
    piece = next((kind.piece for kind in game.sheet.tokens if kind.name == name), "marker")
    owners = game.state.marked.get(name, ()) if place == CARD else ()
    whose = ", ".join(game.seat(number).name for number in owners)
    return TokenMark(name, piece, n, letters.get(name, ""), whose=whose)


def _dice(game: Game, place: str, letters: Letters) -> Iterator[TokenMark]:
    """The dice tokens there, equal ones together."""
    dice = [(die.name, die.face if die.up else HIDDEN) for die in game.state.dice_tokens if die.place == place]
    for name, face in dict.fromkeys(dice):
        yield TokenMark(name, "dice", dice.count((name, face)), letters.get(name, ""), face)


def heaps_of(game: Game, letters: Letters) -> tuple[Heap, ...]:
    """What lies off the map: on the active card, the special cards, the sheet, and beside the players."""
    places = {CARD: "this card", SHEET: "the sheet"}
    places |= {card.code: card.name for card in game.panels()}
    places |= {seat_place(number): seat.name for number, seat in enumerate(game.state.seats)}
    heaps = (Heap(words, marks_on(game, place, letters)) for place, words in places.items())
    return tuple(heap for heap in heaps if heap.tokens)
