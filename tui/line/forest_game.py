"""A new game in the forest, asked for in plain lines: the level, and who plays."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.wording import listed
from tui.line.players import ask_names, how
from tui.line.typed import whole
from tui.line.voice import Voice
from tui.play.newforest import MOST_SEATS, NAMES, TITLE, LevelInfo, NewForest
from tui.play.newgame import Asked


def ask_forest(levels: Sequence[LevelInfo], asked: Asked, voice: Voice) -> NewForest | None:
    """The game, with what ``asked`` says already left out of the questions. None when the player leaves."""
    level = asked.level or _ask_level(levels, voice)
    names = NAMES[: asked.seats] or (_ask_names(voice) if level else None)
    return NewForest(TITLE, level, names, asked.seed) if level and names else None


def _ask_level(levels: Sequence[LevelInfo], voice: Voice) -> str:
    """The id of a level; empty when the player leaves."""
    while True:
        voice.say(["Which level?", *(f" {n} {level.name}: {level.words}" for n, level in enumerate(levels, 1))])
        typed = voice.ask_on()
        if typed is None:
            return ""
        number = whole(typed) or 0
        named = [level.id for level in levels if typed.casefold() in (level.id, level.name.casefold())]
        if named or not typed or 1 <= number <= len(levels):
            return named[0] if named else levels[max(0, number - 1)].id
        voice.say([f"A number from 1 to {len(levels)}, please; an empty line takes the first."])


def _ask_names(voice: Voice) -> tuple[str, ...] | None:
    """Who plays; None when the player leaves."""
    names: tuple[str, ...] = NAMES[:1]
    while True:
        voice.say([f"Players: {listed(names)}. {how(MOST_SEATS)}"])
        wanted = ask_names(MOST_SEATS, voice)
        if wanted is None:
            return None
        if isinstance(wanted, int):
            return NAMES[:wanted] if wanted else names
        names = wanted
