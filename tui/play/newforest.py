"""What a new game in the forest is made of, as the set-up screen and the command line ask for it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from tui.play.newgame import DEFAULT_NAMES, Asked

NAMES = (*DEFAULT_NAMES, "Ida", "Tom")
"""Names of the seats until somebody types others."""
MOST_SEATS = len(NAMES)
TITLE = "Forest"
"""What a slot is called when nobody says."""


@frozen
class LevelInfo:
    """A level as the set-up screen shows it."""

    id: str
    name: str
    words: str
    """What is in the bag, and what else differs, in a sentence or two."""


@frozen
class NewForest:
    """A game to be started."""

    title: str
    level: str
    names: tuple[str, ...]
    """1 to 6 players, in order of play."""
    seed: str = ""
    """What luck starts from; empty: drawn anew."""
    first: int = 0
    """The seat that begins, from 0."""
    gentle: bool = False
    """House rule: gems of a failed try go back into the bag."""


USUAL = NewForest("", "", ())
"""What says nothing of a new game: the set-up is filled in as usual."""


def forest_trouble(asked: Asked, levels: Sequence[LevelInfo]) -> str:
    """Why no game in the forest can be what the command line asks for, in one sentence; empty when one can."""
    if asked.scenario or asked.classes:
        return "The forest has no scenarios and no Classes: name a level."
    if asked.dial:
        return "The forest has no dial: its levels are easy to hard."
    if asked.level and asked.level not in [level.id for level in levels]:
        return f"There is no level {asked.level!r}; there are: {', '.join(level.id for level in levels)}."
    return ""


def plain_forest(asked: Asked, levels: Sequence[LevelInfo]) -> NewForest:
    """A new game as it was asked for, by default on the mildest level, for one."""
    return NewForest(TITLE, asked.level or levels[0].id, NAMES[: asked.seats or 1], asked.seed)
