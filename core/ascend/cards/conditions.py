"""Conditions as cards say them: ``"Lesson on card >= players"``, ``"time = 0"``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.ascend.cards.amounts import Amount, Number, TokensLying, parse_amount
from core.ascend.cards.context import Context

if TYPE_CHECKING:
    from core.ascend.game import Game

SIGNS = {">=": "at least", "<=": "at most", "=": "exactly"}


@frozen
class Compare:
    """Two amounts compared."""

    left: Amount
    sign: str
    right: Amount

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is true now."""
        left, right = self.left.value(game, context), self.right.value(game, context)
        return left >= right if self.sign == ">=" else left <= right if self.sign == "<=" else left == right

    def say(self, players: int) -> str:
        """``3 or more Lesson tokens are on this card``, ``Time is 0``."""
        number = self.right.say(players)
        if isinstance(self.left, TokensLying):
            return self._tokens(self.left, number)
        if self.sign == "=" and self.right == Number(0) and self.left.say(players).startswith("Enemies"):
            return "no player has an Enemy"
        left = self.left.say(players)
        return f"{left} is {number}" if self.sign == "=" else f"{left} is {SIGNS[self.sign]} {number}"

    def _tokens(self, lying: TokensLying, number: str) -> str:
        if self.sign == ">=" and number == "1":
            return f"a {lying.token} token is on {lying.where}"
        count = f"{number} or more" if self.sign == ">=" else f"{SIGNS[self.sign]} {number}"
        return f"{count} {lying.token} tokens are on {lying.where}"


def parse_condition(value: Any) -> Compare:
    """A condition from content. Raises ValueError with what cannot be read."""
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not a condition")
    for sign in (">=", "<=", "="):
        left, found, right = value.partition(f" {sign} ")
        if found:
            return Compare(parse_amount(left), sign, parse_amount(int(right) if right.isdigit() else right))
    raise ValueError(f"{value!r} compares nothing: it needs >=, <= or = between spaces")
