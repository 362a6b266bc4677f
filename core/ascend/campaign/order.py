"""Which scenario may be played when: one first, the finale when each other one has a box (rulebook p.4, p.20)."""

from __future__ import annotations

from attrs import evolve

from core.ascend.campaign.progress import Progress
from core.ascend.components import Content, ScenarioSheet
from core.ascend.components.scenario import FIRST, LAST

VICTORY = "victory"


def sheets(content: Content) -> tuple[ScenarioSheet, ...]:
    """The scenarios of the campaign, in the order of the progress sheet."""
    return tuple(sheet for sheet in content.scenarios.values() if sheet.campaign)


def boxes(sheet: ScenarioSheet) -> tuple[str, ...]:
    """The victory codes of a scenario: one box each."""
    return tuple(card.code for card in sheet.cards.values() if card.kind == VICTORY)


def why_not(content: Content, progress: Progress, sheet: ScenarioSheet) -> str:
    """Why a scenario cannot be played yet, in one sentence; empty when it can."""
    if sheet.opens == FIRST:
        return ""
    first = _unplayed_first(content, progress)
    if first is not None:
        return f"{sheet.name} opens when {first.name} has been played or skipped."
    if sheet.opens != LAST:
        return ""
    others = [other for other in sheets(content) if other.id != sheet.id]
    missing = [other for other in others if not set(boxes(other)) & set(progress.ticked)]
    if not missing:
        return ""
    have = len(others) - len(missing)
    return f"{sheet.name} opens when each other scenario has a box ticked: {have} of {len(others)} have."


def can_skip(content: Content, progress: Progress) -> bool:
    """Whether the first scenario still stands before all others."""
    return _unplayed_first(content, progress) is not None


def skip(content: Content, progress: Progress) -> Progress:
    """The progress with the first scenario skipped: its box is ticked, and nothing is unlocked before it is played.

    Where it was played or skipped before, nothing changes.
    """
    first = _unplayed_first(content, progress)
    if first is None:
        return progress
    ticked = dict.fromkeys((*progress.ticked, *boxes(first)))
    return evolve(progress, ticked=tuple(ticked), skipped=True)


def suggested(content: Content, progress: Progress) -> ScenarioSheet:
    """What to play next: the first scenario in the suggested order that is open and has no box yet, else the last."""
    campaign = sheets(content)
    for sheet in campaign:
        if not set(boxes(sheet)) & set(progress.ticked) and not why_not(content, progress, sheet):
            return sheet
    return campaign[-1]


def _unplayed_first(content: Content, progress: Progress) -> ScenarioSheet | None:
    """The scenario that must be played before any other, while it was neither played nor skipped."""
    first = next((sheet for sheet in sheets(content) if sheet.opens == FIRST), None)
    if first is None or progress.tally(first.id).games or set(boxes(first)) & set(progress.ticked):
        return None
    return first
