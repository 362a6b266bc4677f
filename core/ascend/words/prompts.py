"""The prompt of every kind of question."""

from __future__ import annotations

from core.ascend.game import Game
from core.ascend.words import cards, dice, launcher, offers, places, planning, quest, scenario
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
    **scenario.PROMPTS,
}
CHOICE_KINDS = tuple(_PROMPTS)
"""Every kind of question there is."""


def prompt(game: Game, choice: Choice) -> str:
    """The question as one sentence, or two."""
    said = _PROMPTS[choice.kind](game, choice)
    return next((f"{whose}'s {said}" for why in choice.about if (whose := _whose(game, choice, why, said))), said)


def _whose(game: Game, choice: Choice, why: object, said: str) -> str:
    """The player whose card asks another one; empty where the question names no card, or an own one."""
    if not isinstance(why, str) or not said.startswith(f"{why}: "):
        return ""
    owners = [number for number in range(game.players) if why in _owned(game, number)]
    return "" if choice.seat in owners or len(owners) != 1 else game.seat(owners[0]).name


def _owned(game: Game, number: int) -> set[str]:
    """The names of a seat's cards that can ask something."""
    rules = {play.name for play in game.kit(number).rules.values()}
    return rules | {game.content.name_of(card) for card in game.seat(number).equipped}
