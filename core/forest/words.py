"""The words of questions and answers, made only when somebody looks."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.choice import Choice, Option
from core.forest.game import ForestGame
from core.forest.gems import in_words, number_of, said
from core.forest.looking import ALONE
from core.forest.options import At, Choose


def prompt(game: ForestGame, choice: Choice) -> str:
    """The question as a sentence or two."""
    name = game.state.names[choice.seat]
    match choice.kind:
        case "turn":
            return f"{name}: look at a card, or collect gems."
        case "collect":
            return f"{name}: take another gem, or deliver {number_of(game.state.hand)} to one card?"
        case "try":
            place = choice.about[0]
            there = said(game.state.places[place].delivered)
            return f"Place {place + 1} has {there}. Try to free it?"
        case "look":
            return f"{_card(game, choice)}: {name} looks at a card, alone. Which?"
        case "recall":
            return f"{_card(game, choice)}: which gems come back into the bag?"
        case _:
            return _show_prompt(game, choice)


def _card(game: ForestGame, choice: Choice) -> str:
    return game.content.cards[choice.about[0]].name


def _show_prompt(game: ForestGame, choice: Choice) -> str:
    place, to = choice.about
    if to == ALONE and len(game.state.names) > 1:
        return f"Place {place + 1} is for {game.state.names[choice.seat]} alone. The others look away."
    whose = "All look" if to != ALONE and len(game.state.names) > 1 else "Look"
    short = "It lacks gems. " if to != ALONE else ""
    return f"{short}{whose} at place {place + 1}: the card is shown once, for a moment."


_WORDS = {
    "collect": "Collect: take a gem out of the bag",
    "again": "Take another gem",
    "try": "Try: turn the card up",
    "leave": "Leave the gems there",
    "show": "Show the card",
    "end": "End the game here",
}


def label(game: ForestGame, option: Option) -> str:
    """An answer in words."""
    if isinstance(option, At) and option.word == "deliver":
        return f"Deliver {number_of(game.state.hand)} to place {option.place + 1}"
    if isinstance(option, At):
        return f"Look at place {option.place + 1}"
    if isinstance(option, Choose):
        return in_words(option.gems).capitalize()
    return _WORDS[option.key]


_SHORT = {
    "collect": "take a gem",
    "again": "take another gem",
    "try": "try",
    "leave": "leave the gems",
    "show": "show",
    "end": "end",
}


def short(option: Option, names: Sequence[str] = ()) -> str:
    """What an answer was, for undo and redo."""
    if isinstance(option, At):
        return f"{option.word} {'at' if option.word == 'look' else 'to'} place {option.place + 1}"
    if isinstance(option, Choose):
        return f"choose {said(option.gems)}"
    return _SHORT[option.key]
