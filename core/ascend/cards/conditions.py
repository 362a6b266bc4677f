"""Conditions as cards say them: ``"Lesson on card >= players"``, ``"time = 0"``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.ascend.cards.amounts import Amount, Name, Rolled, Tokens, TokensLying, parse_amount
from core.ascend.cards.context import Context
from core.ascend.names import ASSET_NAMES

if TYPE_CHECKING:
    from core.ascend.game import Game

_PLAIN = {
    ("all-enemies", "=", "0"): "no player has an Enemy",
    ("moved", "=", "0"): "you did not move this turn",
    ("defeated", ">=", "1"): "you defeated an Enemy this turn",
    ("enemies", ">=", "1"): "you have an Enemy",
}
"""Comparisons that have a sentence of their own."""
_OWNED = {
    **{name: (name.capitalize(), name.capitalize()) for name in ASSET_NAMES},
    "assets": ("Asset", "Assets"),
    "enemies": ("Enemy", "Enemies"),
    "equipped": ("equipped Augment", "equipped Augments"),
    "bodies": ("Advanced Body", "Advanced Bodies"),
}
"""Names that count what a player has: one of it, and several."""


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
        """``3 or more Lesson tokens are on this card``, ``Time is 0``, ``you have 2 or more Enemies``."""
        number = self.right.say(players)
        match self.left:
            case TokensLying(token, _):
                if self.sign == ">=" and number == "1":
                    return f"a {token} token is on {self.left.where}"
                return f"{self._count(number)} {token} tokens are on {self.left.where}"
            case Rolled(face):
                return f"you rolled {self._count(number)} {face}s"
            case Tokens():
                some = self.sign == ">=" and number == "1"
                return f"you have {'' if some else self._count(number) + ' '}{self.left.named}"
            case Name(name):
                return _PLAIN.get((name, self.sign, number)) or self._named(name, number, players)
            case _:
                pass
        return f"{self.left.say(players)} is {self._count(number)}"

    def _named(self, name: str, number: str, players: int) -> str:
        if name in _OWNED:
            return f"you have {self._count(number, fewer=True)} {_OWNED[name][number != '1']}"
        if name == "left":
            return f"your Top Enemy has {self._count(number)} Integrity left"
        if name == "unlocked":
            return f"{self._count(number)} of your Locks are gone"
        if name == "event":
            return f"there are {self._count(number)}"
        text = self.left.say(players)
        return f"{text} is {number}" if self.sign == "=" else f"{text} is {self._count(number)}"

    def _count(self, number: str, fewer: bool = False) -> str:
        """The number with its comparison: ``3 or more``, ``3 or less``, ``exactly 3``."""
        less = "fewer" if fewer else "less"
        return {">=": f"{number} or more", "<=": f"{number} or {less}", "=": f"exactly {number}"}[self.sign]


def parse_condition(value: Any) -> Compare:
    """A condition from content. Raises ValueError with what cannot be read."""
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not a condition")
    for sign in (">=", "<=", "="):
        left, found, right = value.partition(f" {sign} ")
        if found:
            return Compare(parse_amount(left), sign, parse_amount(int(right) if right.isdigit() else right))
    raise ValueError(f"{value!r} compares nothing: it needs >=, <= or = between spaces")
