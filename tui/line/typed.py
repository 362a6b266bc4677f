"""What was typed, as far as it is the same at every question: whole numbers, and the words that are commands."""

from __future__ import annotations

from core.ascend.names import DIALS

QUIT = ("quit", "q")
HELP = ("help", "?")
GIVE_UP = ("give up", "giveup")
"""What gives the game up, once it was asked whether that is meant."""
_BEFORE = ("skip", "read", "records", *DIALS)
_IN_EVERY_GAME = ("help", "options", "log", "undo", "redo", "seat", "seats", "save", "quit", "rules", "hint", "state")
_IN_ASCEND = (
    *("where", "launcher", "patterns", "map", "enemies", "combat", "kit", "market", "card", "story", "boss"),
    *("sheet", "data", "back", "progress", "standing"),
)
_IN_THE_FOREST = ("where", "bag", "cards")
COMMANDS = frozenset((*_BEFORE, *GIVE_UP, *_IN_EVERY_GAME, *_IN_ASCEND, *_IN_THE_FOREST))
"""Words that are commands at one question or another, so that nobody can mean a player by them."""
_DIGITS = 40


def whole(typed: str) -> int | None:
    """The whole number that was typed, from 0; None for what is none. One that is too long to be meant is as large as
    the largest of 40 digits."""
    if not typed.isdecimal():
        return None
    return int(typed) if len(typed) <= _DIGITS else 10**_DIGITS - 1
