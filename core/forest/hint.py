"""A simple hint for people: what to do now and why, in a sentence or two, from what everybody can know.

It follows the family among the bots (core.bots.forest.family), but for what that remembers: a face is shown once, so no
hint may rest on one.
"""

from __future__ import annotations

from core.engine.choice import Choice
from core.engine.wording import listed, plural
from core.forest.chances import could_be_free, not_free
from core.forest.components import Card
from core.forest.game import ForestGame
from core.forest.gems import BLACK, coloured, number_of

KNOWN = 3
"""Remembered cards that are enough to collect for."""
SEVERAL = 3
"""Cards that are too many to be named in a row of the screen."""
SCARCE = 1.5
"""Coloured gems for each gem that is still needed, below which turns must be counted."""


def hint(game: ForestGame, choice: Choice) -> str:
    """A thought on the question."""
    match choice.kind:
        case "turn":
            return _turn(game)
        case "collect":
            return _collect(game)
        case "try":
            return _try(game, choice.about[0])
        case "recall":
            return "Bring back what the cards you remember still need."
        case "look":
            return "Look where none of you remembers the card: that is worth most."
        case _:
            return "It is shown once: name its gems to yourself."


def why_safe(game: ForestGame) -> str:
    """Why no gem from the bag can scatter the hand, in a sentence; empty where a black one can."""
    if not sum(game.state.bag):
        return "The bag is empty."
    if game.level.wild:
        return "Black gems count as any colour."
    return "" if game.state.bag[BLACK] else "No black gem is left: drawing is safe."


def _turn(game: ForestGame) -> str:
    state, left = game.state, not_free(game)
    if len(left) == 1:
        return f"Collect for {left[0].name}: it is the last one, so all of you know where it lies."
    if state.turn <= KNOWN:
        return "Look at a card: three that you remember are enough to begin with."
    gems = coloured(state.bag)
    if gems < SCARCE * sum(sum(card.needs) for card in left):
        return f"Collect for a card you remember: {plural(gems, 'coloured gem')} left, one less each turn."
    return "Collect if you remember three cards, or all that lie here; else look at one."


def _collect(game: ForestGame) -> str:
    state = game.state
    size, black = sum(state.bag), state.bag[BLACK]
    if not size:
        return "Deliver where the gems are wanted most: the bag is empty."
    fits = {place: could_be_free(game, place, with_hand=True) for place in game.face_down()}
    enough = [card for card in not_free(game) if all(card in cards for cards in fits.values())]
    full = sum(state.hand) >= max(sum(card.needs) for card in not_free(game))
    risk = "drawing is safe" if why_safe(game) else f"the next is black in {black} of {size}"
    if full:
        more = (
            "more gems would only be surplus"
            if any(fits.values())
            else f"{number_of(state.hand)} are enough for a turn"
        )
        return f"Deliver where most of them are wanted: {more}."
    if enough:
        return f"Deliver to {_one_of(enough)}, if you remember the place: the gems are enough."
    for place, cards in fits.items():
        if cards:
            return f"Deliver to place {place + 1} if {_one_of(cards)} lies there: then the gems are enough."
    return f"Take another: these free no card yet, and {risk}."


def _try(game: ForestGame, place: int) -> str:
    fitting = could_be_free(game, place)
    if not fitting:
        return "Leave them: these gems free none of the cards, so a try cannot succeed."
    return f"Try if {_one_of(fitting)} lies here; a failed try costs all gems on the card."


def _one_of(cards: list[Card]) -> str:
    """Cards by name where there are few."""
    return listed([card.name for card in cards], "or") if len(cards) < SEVERAL else f"one of {len(cards)} cards"
