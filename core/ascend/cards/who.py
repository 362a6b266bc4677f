"""Whom an effect is for: ``you``, ``each`` player in order, the ``lead`` (First Player), and who is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.context import Context

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class Who:
    """A choice of seats. ``without`` leaves out seats that have an Enemy, or a token of that name on the card."""

    which: str = "you"
    without: str = ""

    def seats(self, game: Game, context: Context) -> list[int]:
        """The seats, in player order."""
        if self.which == "you":
            return [context.seat]
        if self.which == "lead":
            return [game.state.first]
        return [number for number in game.order() if not self._left_out(game, number)]

    def _left_out(self, game: Game, number: int) -> bool:
        if self.without == "enemy":
            return bool(game.state.seats[number].enemies)
        return number in game.state.on_card.get(self.without, ())

    def say(self, verb: str, rest: str) -> str:
        """A clause: ``gain 1 Power``, ``each player without an Enemy attaches 1 Enemy``."""
        if self.which == "you":
            return f"{verb} {rest}".strip()
        without = {"": "", "enemy": " without an Enemy"}.get(self.without, f" without a {self.without}")
        subject = "the First Player" if self.which == "lead" else f"each player{without}"
        return f"{subject} {third_person(verb)} {rest}".strip()


def third_person(verb: str) -> str:
    """``gain`` to ``gains``, ``attach`` to ``attaches``, ``may Program`` as it is."""
    first, _, rest = verb.partition(" ")
    if first == "may":
        return verb
    ending = "es" if first.endswith(("ch", "sh", "s", "x")) else "s"
    return f"{first}{ending} {rest}".strip()


def parse_who(value: object) -> Who:
    """``"you"``, ``"each"``, ``"lead"``, ``"each without enemy"``, ``"each without Lesson"``. Raises ValueError."""
    if isinstance(value, str):
        which, _, without = value.partition(" without ")
        if which in ("you", "each", "lead") and (not without or which == "each"):
            return Who(which, without)
    raise ValueError(f"{value!r} is nobody: it must be you, each, lead or each without something")
