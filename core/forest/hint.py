"""A simple hint for people: a sentence on the pending question, from what everybody can know."""

from __future__ import annotations

from core.engine.choice import Choice
from core.forest.game import ForestGame
from core.forest.gems import BLACK, coloured, number_of


def hint(game: ForestGame, choice: Choice) -> str:
    """A thought on the question."""
    match choice.kind:
        case "turn":
            return _turn(game)
        case "collect":
            return _collect(game)
        case "try":
            return "Leaving them costs nothing; a failed try costs every gem on the card."
        case "recall":
            return "Bring back what the cards you remember still need."
        case "look":
            return "A card that none of you remembers is worth most."
        case _:
            return "It is shown once: name its gems to yourself."


def _turn(game: ForestGame) -> str:
    state = game.state
    if state.turn <= 3:
        return "Three cards that you remember are enough to begin with."
    left = coloured(state.bag)
    return f"Every turn costs the bag a gem, looks too: {left} coloured {'one is' if left == 1 else 'ones are'} left."


def _collect(game: ForestGame) -> str:
    state = game.state
    most = max(sum(card.needs) for card in game.content.cards.values())
    if sum(state.hand) >= most:
        return f"No card needs more than {most} gems."
    if game.level.wild:
        return "Black gems are safe here: they count as any colour."
    size, black = sum(state.bag), state.bag[BLACK]
    if not size:
        return "The bag is empty: deliver where the gems are wanted most."
    return f"The next gem is black in {black} of {size} cases; then {number_of(state.hand)} would go back."
