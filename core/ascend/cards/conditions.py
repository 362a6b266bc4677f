"""Conditions as cards say them: ``"Lesson on card >= players"``, ``"time = 0"``, ``"ticked E08 or not active U06"``.

Comparisons (``>=``, ``<=``, ``>``, ``<``, ``=``), ``ticked CODE`` (progress sheet), ``active CODE`` (Plot card) and
``there in WHERE`` may be
turned round by ``not`` and joined by ``and`` and ``or``; ``and`` binds closer.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import gt, le, lt
from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen

from core.ascend.cards.amount_parser import parse_amount
from core.ascend.cards.amounts import Amount, Name, Rolled, Tokens
from core.ascend.cards.checks import COLOURS
from core.ascend.cards.clauses import Here
from core.ascend.cards.context import Context
from core.ascend.cards.counts import Attached, OnTiles, TokensLying
from core.ascend.cards.grammar import split
from core.ascend.cards.where import Where, holds
from core.ascend.cards.where_parser import parse_where
from core.ascend.names import ASSET_NAMES, TOKEN_NUMBERS
from core.engine.wording import article

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


class Condition(Protocol):
    """Something that is true or not, and says itself."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is true now."""
        ...

    def say(self, players: int) -> str:
        """A clause to stand after "if"."""
        ...


_SIGNS: dict[str, Callable[[int, int], bool]] = {"<=": le, ">": gt, "<": lt}


@frozen
class Compare:
    """Two amounts compared."""

    left: Amount
    sign: str
    right: Amount

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is true now."""
        left, right, sign = self.left.value(game, context), self.right.value(game, context), self.sign
        if sign == ">=":
            return left >= right
        return left == right if sign == "=" else _SIGNS[sign](left, right)

    def settled(self, players: int) -> bool | None:
        """Whether it is true with that many players, where it rests on their number alone; else None."""
        left, right = self.left.say(players), self.right.say(players)
        if not (left.isdigit() and right.isdigit()):
            return None
        a, b, sign = int(left), int(right), self.sign
        return a >= b if sign == ">=" else a == b if sign == "=" else _SIGNS[sign](a, b)

    def say(self, players: int) -> str:
        """``3 or more Lesson tokens are on this card``, ``Time is 0``, ``you have 2 or more Enemies``."""
        number = self.right.say(players)
        match self.left:
            case TokensLying() if number[:1].isdigit():
                token = self.left.named
                if self.sign == ">=" and number == "1":
                    return f"{article(token)} token is on {self.left.where}"
                if (self.sign, number) in (("=", "0"), ("<", "1"), ("<=", "0")):
                    return f"no {token} token is on {self.left.where}"
                few = self.sign == "=" and number == "1"
                is_on = "token is on" if few else "tokens are on"
                return f"{self._count(number, fewer=True)} {token} {is_on} {self.left.where}"
            case OnTiles() if number[:1].isdigit():
                return self._tiles(self.left, number)
            case Rolled(face):
                return f"you rolled {self._count(number)} {face}s"
            case Tokens():
                some = self.sign == ">=" and number == "1"
                return f"you have {'' if some else self._count(number) + ' '}{self.left.named}"
            case Attached(card) if (self.sign, number) in (("=", "0"), ("<", "1")):
                return f"no player has card {card} attached"
            case Name(name):
                return _PLAIN.get((name, self.sign, number)) or self._named(name, number, players)
            case _:
                pass
        return f"{self.left.say(players)} is {number if self.sign == '=' else self._count(number)}"

    def _tiles(self, left: OnTiles, number: str) -> str:
        if not left.what and left.where.named:  # one tile, so the question is whether it is so
            name, asked = left.where.being()
            return f"{name} is {'not ' if number == '0' or self.sign == '<' else ''}{asked}"
        if (self.sign, number) in (("=", "0"), ("<", "1"), ("<=", "0")):
            return left.counted("no", few=True)
        if self.sign == ">=" and number == "1":
            return left.counted(article(left.noun).split()[0], few=True)
        return left.counted(self._count(number, fewer=True), few=number == "1" and self.sign == "=")

    def _named(self, name: str, number: str, players: int) -> str:
        if name in _OWNED:
            return f"you have {self._count(number, fewer=True)} {_OWNED[name][number != '1']}"
        if name == "left":
            return f"your Top Enemy has {self._count(number)} Integrity left"
        if name == "unlocked":
            return f"{self._count(number)} of your Locks are gone"
        if name == "players":
            return f"there are {self._count(number, fewer=True)} players"
        if name == "event":
            return f"there are {self._count(number)}"
        text = self.left.say(players)
        return f"{text} is {number}" if self.sign == "=" else f"{text} is {self._count(number)}"

    def _count(self, number: str, fewer: bool = False) -> str:
        """The number with its comparison: ``3 or more``, ``3 or less``, ``exactly 3``."""
        less = "fewer" if fewer else "less"
        words = {
            ">=": f"{number} or more",
            "<=": f"{number} or {less}",
            "=": f"exactly {number}",
            ">": f"more than {number}",
            "<": f"{less} than {number}",
        }
        return words[self.sign]


@frozen
class Ticked:
    """The box of an ending is ticked on the progress sheet (rulebook p.20)."""

    code: str

    def holds(self, game: Game, context: Context) -> bool:
        return self.code in game.state.ticked

    def say(self, players: int) -> str:
        return f"box {self.code} is ticked on the progress sheet"


@frozen
class Active:
    """A Plot card is the active one."""

    code: str

    def holds(self, game: Game, context: Context) -> bool:
        return game.state.card == self.code

    def say(self, players: int) -> str:
        return f"card {self.code} is active"


@frozen
class OwnCore:
    """The Core Data of the player is of a kind."""

    kind: str

    def holds(self, game: Game, context: Context) -> bool:
        return game.state.seats[context.seat].core == TOKEN_NUMBERS[self.kind]

    def say(self, players: int) -> str:
        return f"your Core Data is {self.kind}"


@frozen
class Stands:
    """``here`` (the acting figure's tile), ``start`` or ``there`` (the tile spoken of) is one of certain tiles."""

    at: Here
    where: Where

    def holds(self, game: Game, context: Context) -> bool:
        return holds(self.where, game, context, self.at.place(game, context))

    def say(self, players: int) -> str:
        return (
            f"you are on {self.where.any_of()}" if self.at.word == "here" else f"{self.at.name()} {self.where.state()}"
        )


@frozen
class Opposite:
    """A condition turned round."""

    of: Condition

    def holds(self, game: Game, context: Context) -> bool:
        return not self.of.holds(game, context)

    def say(self, players: int) -> str:
        said = self.of.say(players)
        return (
            said.replace(" is ", " is not ", 1) if " is " in said else re.sub(r" has an? ", " has no ", said, count=1)
        )


@frozen
class AllOf:
    """Several conditions that must all be true."""

    parts: tuple[Condition, ...]

    def holds(self, game: Game, context: Context) -> bool:
        return all(part.holds(game, context) for part in self.parts)

    def say(self, players: int) -> str:
        return " and ".join(part.say(players) for part in _open(self.parts, players))


@frozen
class AnyOf:
    """Several conditions of which one must be true."""

    parts: tuple[Condition, ...]

    def holds(self, game: Game, context: Context) -> bool:
        return any(part.holds(game, context) for part in self.parts)

    def say(self, players: int) -> str:
        either = ", or " if any(isinstance(part, AllOf) for part in self.parts) else " or "
        return either.join(part.say(players) for part in _open(self.parts, players))


def settled(condition: Condition, players: int) -> bool | None:
    """Whether a condition is true with that many players, where that is all it rests on; else None."""
    if isinstance(condition, Compare):
        return condition.settled(players)
    if not isinstance(condition, AllOf | AnyOf):
        return None
    found = {settled(part, players) for part in condition.parts}
    deciding = isinstance(condition, AnyOf)
    return deciding if deciding in found else None if None in found else not deciding


def _open(parts: tuple[Condition, ...], players: int) -> list[Condition]:
    """The parts that the number of players does not settle; all where it settles them all."""
    return [part for part in parts if settled(part, players) is None] or list(parts)


def comparisons(condition: Condition) -> list[Compare]:
    """The comparisons a condition rests on."""
    if isinstance(condition, Compare):
        return [condition]
    if isinstance(condition, AllOf | AnyOf):
        return [found for part in condition.parts for found in comparisons(part)]
    return comparisons(condition.of) if isinstance(condition, Opposite) else []


def parse_condition(value: Any) -> Condition:
    """A condition from content. Raises ValueError with what cannot be read."""
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not a condition")
    for word, kind in ((" or ", AnyOf), (" and ", AllOf)):
        parts = split(value, word)
        if len(parts) > 1:
            return kind(tuple(map(parse_condition, parts)))
    word, _, rest = value.strip().partition(" ")
    if word == "not":
        return Opposite(parse_condition(rest))
    if word in ("here", "there", "start") and rest.startswith("in "):
        return Stands(Here(word), parse_where(rest.removeprefix("in ")))
    if word == "core" and rest in COLOURS:
        return OwnCore(rest)
    if word in ("ticked", "active") and rest and " " not in rest:
        return Ticked(rest) if word == "ticked" else Active(rest)
    for sign in (">=", "<=", ">", "<", "="):
        left, *right = split(value, f" {sign} ")
        if len(right) == 1:
            return Compare(parse_amount(left), sign, parse_amount(int(right[0]) if right[0].isdigit() else right[0]))
    raise ValueError(f"{value!r} compares nothing: it needs >=, <=, >, < or = between spaces")
