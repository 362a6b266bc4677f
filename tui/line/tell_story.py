"""Cards in sentences as they come, and the story so far."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend.view import RuleLine, ScenarioView, TaleLine
from tui.line.tell_words import paragraphs, tell_rules
from tui.story import KINDS


def tell_came(card: ScenarioView, came: Iterable[TaleLine]) -> list[str]:
    """The cards that have just come, each as it is drawn; the goal of the active one at the end."""
    came = tuple(came)
    lines: list[str] = []
    for line in came:
        lines += tell_drawn(card) if line.code == card.code else tell_special(line)
    return lines + (tell_goal(card) if any(line.code == card.code for line in came) else [])


def tell_drawn(card: ScenarioView) -> list[str]:
    """A card just drawn: story, what it does at once, what was done so far."""
    lines = [f"Card {card.code}, {card.name}.", *paragraphs(card.story)]
    if card.at_once:
        lines += ["At once:", *(f"  {line}" for line in tell_rules(card.at_once))]
    if card.done:
        lines += ["Done so far:", *(f"  {line}" for line in card.done)]
    return lines


def tell_special(line: TaleLine) -> list[str]:
    """A special card or Enemy that has come: what it is, its story, what it says."""
    what = KINDS.get(line.kind, "the end")
    return [f"Card {line.code}, {line.name}, {what}.", *paragraphs(line.story), *_indented(line.lines)]


def _indented(lines: tuple[RuleLine, ...]) -> list[str]:
    return [f"  {line}" for line in tell_rules(lines)]


def tell_goal(card: ScenarioView) -> list[str]:
    """What the card asks of the players, and the word that tells the rest of it."""
    goals = tuple(line for line in card.lines if line.head == "GOAL")
    return [*tell_rules(goals), 'The whole card: "card".'] if goals else []


def tell_story(card: ScenarioView) -> list[str]:
    """Introduction and every card so far, oldest first."""
    lines = paragraphs(card.introduction)
    for line in card.tale:
        if line.story:
            lines += [f"{line.code}, {line.name}.", *paragraphs(line.story)]
    return lines or ["Nothing has been told yet."]
