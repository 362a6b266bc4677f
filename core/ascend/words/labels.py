"""The label of every answer."""

from __future__ import annotations

from core.ascend.game import Game
from core.ascend.words import cards, dice, launcher, offers, places, planning, quest, scenario
from core.ascend.words.maker import KindLabels, Labels
from core.engine.choice import Choice, Option

_LABELS: Labels = {
    **planning.LABELS,
    **launcher.LABELS,
    **places.LABELS,
    **dice.LABELS,
    **cards.LABELS,
    **offers.LABELS,
    **quest.LABELS,
    **scenario.LABELS,
}
_KIND_LABELS: KindLabels = {
    **planning.KIND_LABELS,
    **launcher.KIND_LABELS,
    **places.KIND_LABELS,
    **dice.KIND_LABELS,
    **cards.KIND_LABELS,
    **offers.KIND_LABELS,
    **quest.KIND_LABELS,
    **scenario.KIND_LABELS,
}


def label(game: Game, choice: Choice, option: Option) -> str:
    """An answer in words, with its sums."""
    word = option.key.partition(":")[0]
    made = _KIND_LABELS.get((choice.kind, word)) or _LABELS[word]
    return made if isinstance(made, str) else made(game, choice, option)
