"""The prompt of every kind of question."""

from __future__ import annotations

from core.ascend.game import Game
from core.ascend.words import cards, dice, launcher, offers, places, planning, quest
from core.ascend.words.maker import Prompts
from core.engine.choice import Choice

_PROMPTS: Prompts = {
    **planning.PROMPTS,
    **launcher.PROMPTS,
    **places.PROMPTS,
    **dice.PROMPTS,
    **cards.PROMPTS,
    **offers.PROMPTS,
    **quest.PROMPTS,
}
CHOICE_KINDS = tuple(_PROMPTS)
"""Every kind of question there is."""


def prompt(game: Game, choice: Choice) -> str:
    """The question as one sentence, or two."""
    return _PROMPTS[choice.kind](game, choice)
