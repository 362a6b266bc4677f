"""A hint on a pending question."""

from __future__ import annotations

import re

from attrs import frozen

from core.ascend.game import Game
from core.ascend.words import label
from core.bots.ascend.hinting import cards, dice, launcher, places
from core.bots.ascend.hinting.clauses import LONGEST, Reason
from core.bots.ascend.hinting.serving import waits
from core.bots.ascend.planner import ANSWERS, Planner, decline
from core.bots.ascend.sight import Sight
from core.engine.choice import Choice, Option

REASONS: dict[str, Reason] = {**launcher.REASONS, **places.REASONS, **dice.REASONS, **cards.REASONS}
"""Why, by the kind of question."""
STORY = "The bot reads no card before it is drawn: which way the story goes is yours to choose"
_NEXT_SENTENCE = re.compile(r"(?<=[^.\s])\. .*")


@frozen
class Hint:
    """What the planner would do, and why."""

    key: str
    """The answer's key; empty where it would leave the choice to the players."""
    text: str
    """One sentence: how the answer serves the goal of the active card first; else why it is better now."""


def hint(game: Game, choice: Choice, seed: str = "hint") -> Hint:
    """What the planner would answer to a pending question; nothing of the game changes, its luck included.

    The same position gives the same hint. It is quick for all but large Programs, which can take half a second.
    """
    if choice.kind == "card":
        return Hint("", f"{STORY}.")
    planner, sight = Planner(seed), Sight(game, choice.seat)
    option = ANSWERS.get(choice.kind, decline)(planner, sight, choice)
    why = REASONS.get(choice.kind, _best)
    plan = planner.plan_of(choice.seat)
    reason = launcher.of_plan(sight, option, plan) if plan is not None else why(sight, choice, option)
    if goal := waits(sight, choice, option, reason):
        reason = f"{reason}; {goal}"
    return Hint(option.key, f'"{_named(label(game, choice, option))}", because {reason}.')


def _named(words: str) -> str:
    """An answer's label as part of a sentence: its first one, cut where it says too much."""
    first = _NEXT_SENTENCE.sub("", words).rstrip(".")
    return first if len(first) <= LONGEST else f"{first[:LONGEST].rpartition(' ')[0]} …"


def _best(sight: Sight, choice: Choice, option: Option) -> str:
    return f"of {len(choice.options)} answers this one brings most, or costs least"
