"""Why a key is no answer, and why a seat is not asked: one sentence with the numbers (interface design, section 10).

Each room knows the reasons of one part of the game, by the first word of the key.
"""

from __future__ import annotations

from core.ascend.game import Game
from core.ascend.refusals import cards, dice, launcher, patterns, places, planning, quest, scenario
from core.ascend.refusals.asked import Asked, Reason
from core.ascend.refusals.seats import not_you
from core.engine.choice import Choice
from core.engine.refusing import no_answer

__all__ = ["not_you", "why_not"]

REASONS: dict[str, Reason] = {
    **planning.REASONS,
    **launcher.REASONS,
    **patterns.REASONS,
    **places.REASONS,
    **dice.REASONS,
    **cards.REASONS,
    **quest.REASONS,
    **scenario.REASONS,
}
"""What knows the reason, by the first word of the key."""
_LONGEST = 120
"""No key of the game is nearly as long."""


def why_not(game: Game, choice: Choice, key: str) -> str:
    """Why a key is not an answer of the pending choice: one sentence, never empty. Changes nothing."""
    word, _, what = key.partition(":")
    reason = REASONS.get(word) if len(key) <= _LONGEST else None
    try:
        said = reason(Asked(game, choice), word, what) if reason else ""
    except ValueError:
        said = ""
    return said or no_answer(choice, key)
