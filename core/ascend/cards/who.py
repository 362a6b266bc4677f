"""Whom an effect is for: you, each player, the First Player, another one of your choice; and who is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.names import SEAT_LETTERS
from core.ascend.options import Pick
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game

WORDS = {
    "you": "you",
    "each": "each player",
    "lead": "the First Player",
    "other": "another player",
    "anyone": "a player of your choice",
    "here": "another player on your tile",
}
"""What each word means on a card."""


@frozen
class Who:
    """A choice of seats. ``without`` leaves out seats that have an Enemy, or a token of that name on the card."""

    which: str = "you"
    without: str = ""

    async def seats(self, game: Game, context: Context) -> list[int]:
        """The seats, in player order; the acting player chooses where a card says so. In solo play ``other`` and
        ``here`` find nobody."""
        if self.which == "you":
            return [context.seat]
        if self.which == "lead":
            return [game.state.first]
        if self.which == "each":
            return [number for number in game.order() if not self._left_out(game, number)]
        numbers = self._candidates(game, context.seat)
        if not numbers:
            return []
        picks = [Pick("seat", SEAT_LETTERS[number]) for number in numbers]
        option: Pick = await choose(Choice(context.seat, "seat", picks, about=(context.why,), page=10))
        return [SEAT_LETTERS.index(option.what)]

    def _candidates(self, game: Game, number: int) -> list[int]:
        if self.which == "anyone":
            return game.order()
        others = [other for other in game.order() if other != number]
        if self.which == "here":
            here = game.state.seats[number].tile
            return [other for other in others if game.state.seats[other].tile == here]
        return others

    def _left_out(self, game: Game, number: int) -> bool:
        if self.without == "enemy":
            return bool(game.state.seats[number].enemies)
        return number in game.state.on_card.get(self.without, ())

    @property
    def their(self) -> str:
        """Whose: ``your`` or ``their``."""
        return "your" if self.which == "you" else "their"

    def does(self, verb: str) -> str:
        """Who does something: ``gain``, ``each player without an Enemy attaches``."""
        if self.which == "you":
            return verb
        without = {"": "", "enemy": " without an Enemy"}.get(self.without, f" without a {self.without}")
        return f"{WORDS[self.which]}{without} {third_person(verb)}"

    def say(self, verb: str, rest: str) -> str:
        """A clause: ``gain 1 Power``, ``each player without an Enemy attaches 1 Enemy``."""
        return f"{self.does(verb)} {rest}".strip()


def third_person(verb: str) -> str:
    """``gain`` to ``gains``, ``attach`` to ``attaches``, ``may Program`` as it is."""
    first, _, rest = verb.partition(" ")
    if first == "may":
        return verb
    ending = "es" if first.endswith(("ch", "sh", "s", "x")) else "s"
    return f"{first}{ending} {rest}".strip()


def parse_who(value: object) -> Who:
    """``"you"``, ``"each"``, ``"lead"``, ``"other"``, ``"anyone"``, ``"here"``, ``"each without enemy"``, ``"each
    without Lesson"``. Raises ValueError."""
    if isinstance(value, str):
        which, _, without = value.partition(" without ")
        if which in WORDS and (not without or which == "each"):
            return Who(which, without)
    raise ValueError(f"{value!r} is nobody: it must be one of {', '.join(WORDS)}, or each without something")
