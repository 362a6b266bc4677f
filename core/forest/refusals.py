"""Why a key is no answer, and why a seat is not asked: one sentence with the numbers."""

from __future__ import annotations

from collections.abc import Mapping

from core.engine.choice import Choice
from core.engine.refusing import acting, no_answer, not_here
from core.forest.game import ForestGame
from core.forest.gems import said
from core.forest.view import PLACES


def why_not(game: ForestGame, choice: Choice, key: str) -> str:
    """Why a key is not an answer of the pending choice. Changes nothing and says nothing of face-down cards."""
    word, _, what = key.partition(":")
    return _reason(game, choice, word, what) or no_answer(choice, key)


def _reason(game: ForestGame, choice: Choice, word: str, what: str) -> str:
    state = game.state
    if choice.kind == "show":
        return "A card waits to be shown: that comes first."
    if word in ("look", "deliver") and what.isdecimal() and len(what) < 3:
        return _no_place(game, choice, word, int(what))
    if word == "again" and choice.kind == "collect":
        return "The bag is empty: deliver what you hold."
    if word in ("again", "deliver", "try") and choice.kind == "turn":
        return "Nothing is collected yet: take a gem first."
    if word in ("collect", "look") and choice.kind == "collect":
        return f"You are collecting and hold {said(state.hand)}: take another gem, or deliver to one card."
    if word == "end":
        return "A game can be ended at the beginning of a turn."
    return ""


def _no_place(game: ForestGame, choice: Choice, word: str, number: int) -> str:
    if not 1 <= number <= PLACES:
        return f"There is no place {number}; they go from 1 to {PLACES}."
    if game.state.places[number - 1].up:
        return f"{game.card(number - 1).name} at place {number} is free already."
    if choice.kind == "try":
        return f"The gems lie on place {choice.about[0] + 1}: try to free it, or leave them there."
    if word == "deliver" and choice.kind == "turn":
        return "Nothing is collected yet: take a gem first."
    if word == "look" and choice.kind == "collect":
        return f"You are collecting and hold {said(game.state.hand)}: take another gem, or deliver to one card."
    return ""


def not_you(game: ForestGame, pending: Mapping[int, Choice], seat: int) -> str:
    """Why a seat is not asked anything: who acts now, and when this seat does. ``seat`` is a number from 0."""
    names = game.state.names
    if seat in range(len(names)) and not pending:
        return "The game is over: nobody is asked anything any more."
    if here := not_here(names, pending, seat):
        return here
    before = (seat - game.state.seat) % len(names)
    comes = "is next" if before == 1 else f"comes in {before} turns"
    return f"{acting(names, pending)}; {names[seat]} {comes}."
