"""Numbers as cards say them: ``2``, ``"2 x players"``, ``"1 + half trace max 4"``, ``[6, 5, 5, 5]`` by players.

Grammar: amount = term {"+" or "-" term} ["max" integer]; term = factor {"x" factor}; factor = integer, a name,
"half" factor, or "TOKEN on card" / "TOKEN on sheet". ``half`` rounds down, ``max`` caps the whole amount.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.names import ASSET_NAMES

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class Number:
    """A plain number."""

    n: int

    def value(self, game: Game, context: Context) -> int:
        return self.n

    def say(self, players: int) -> str:
        return str(self.n)


@frozen
class ByPlayers:
    """One number for each player count; every such list is a knob of the balance."""

    values: tuple[int, int, int, int]

    def value(self, game: Game, context: Context) -> int:
        return self.values[len(game.state.seats) - 1]

    def say(self, players: int) -> str:
        return str(self.values[players - 1])


@frozen
class Name:
    """A number read from the table: an asset, Integrity, Trace, the players, the Time …"""

    name: str

    def value(self, game: Game, context: Context) -> int:
        return NAMES[self.name][0](game, context)

    def say(self, players: int) -> str:
        return str(players) if self.name == "players" else NAMES[self.name][1]


@frozen
class TokensLying:
    """How many tokens of a name lie on the active card or on the sheet."""

    token: str
    place: str

    def value(self, game: Game, context: Context) -> int:
        if self.place == "card":
            return len(game.state.on_card.get(self.token, ()))
        return game.state.on_sheet.get(self.token, 0)

    @property
    def where(self) -> str:
        """The place in words."""
        return "this card" if self.place == "card" else "the sheet"

    def say(self, players: int) -> str:
        return f"the number of {self.token} tokens on {self.where}"


@frozen
class Half:
    """Half of an amount, rounded down."""

    of: Amount

    def value(self, game: Game, context: Context) -> int:
        return self.of.value(game, context) // 2

    def say(self, players: int) -> str:
        return f"half of {self.of.say(players)}"


@frozen
class Join:
    """Two amounts added, subtracted or multiplied."""

    left: Amount
    sign: str
    right: Amount

    def value(self, game: Game, context: Context) -> int:
        left, right = self.left.value(game, context), self.right.value(game, context)
        return left + right if self.sign == "+" else left - right if self.sign == "-" else left * right

    def say(self, players: int) -> str:
        left, right = self.left.say(players), self.right.say(players)
        if left.isdigit() and right.isdigit():
            a, b = int(left), int(right)
            return str(a + b if self.sign == "+" else a - b if self.sign == "-" else a * b)
        return f"{left} {'×' if self.sign == 'x' else self.sign} {right}"


@frozen
class AtMost:
    """An amount with a cap."""

    of: Amount
    cap: int

    def value(self, game: Game, context: Context) -> int:
        return min(self.cap, self.of.value(game, context))

    def say(self, players: int) -> str:
        return f"{self.of.say(players)}, at most {self.cap} in all"


Amount = Number | ByPlayers | Name | TokensLying | Half | Join | AtMost


def _trace(game: Game, context: Context) -> int:
    return game.state.seats[context.seat].trace or 0


def _asset(number: int) -> Callable[[Game, Context], int]:
    return lambda game, context: game.state.seats[context.seat].assets[number]


NAMES: dict[str, tuple[Callable[[Game, Context], int], str]] = {
    **{name: (_asset(number), f"your {name.capitalize()}") for number, name in enumerate(ASSET_NAMES)},
    "players": (lambda game, context: len(game.state.seats), "the number of players"),
    "assets": (lambda game, context: sum(game.state.seats[context.seat].assets), "the number of your Assets"),
    "integrity": (lambda game, context: game.state.seats[context.seat].integrity, "your Integrity"),
    "trace": (_trace, "your Trace"),
    "enemies": (lambda game, context: len(game.state.seats[context.seat].enemies), "the number of your Enemies"),
    "all-enemies": (lambda game, context: sum(len(s.enemies) for s in game.state.seats), "Enemies attached to players"),
    "time": (lambda game, context: game.state.time, "Time"),
}
"""What can be read from the table by name: how, and how a card says it."""


def parse_amount(value: Any) -> Amount:
    """An amount from content. Raises ValueError with what cannot be read."""
    if isinstance(value, bool) or not isinstance(value, (int, str, list)):
        raise ValueError(f"{value!r} is not an amount")
    if isinstance(value, int):
        return Number(value)
    if isinstance(value, list):
        if len(value) != 4 or not all(isinstance(n, int) for n in value):
            raise ValueError("a list by players holds four whole numbers")
        return ByPlayers((value[0], value[1], value[2], value[3]))
    return _Parser(value).amount()


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()

    def amount(self) -> Amount:
        left = self.term()
        while self.words and self.words[0] in "+-":
            left = Join(left, self.words.pop(0), self.term())
        if self.words and self.words[0] == "max":
            self.words.pop(0)
            left = AtMost(left, self.integer())
        if self.words:
            raise ValueError(f"{self.text!r}: {self.words[0]!r} is not expected here")
        return left

    def term(self) -> Amount:
        left = self.factor()
        while self.words and self.words[0] == "x":
            self.words.pop(0)
            left = Join(left, "x", self.factor())
        return left

    def factor(self) -> Amount:
        if not self.words:
            raise ValueError(f"{self.text!r} ends too early")
        word = self.words.pop(0)
        if word == "half":
            return Half(self.factor())
        if word.isdigit():
            return Number(int(word))
        if len(self.words) >= 2 and self.words[0] == "on" and self.words[1] in ("card", "sheet"):
            place = self.words[1]
            del self.words[:2]
            return TokensLying(word, place)
        if word in NAMES:
            return Name(word)
        raise ValueError(f"{self.text!r}: {word!r} is not an amount")

    def integer(self) -> int:
        if not self.words or not self.words[0].isdigit():
            raise ValueError(f"{self.text!r}: a number is expected after 'max'")
        return int(self.words.pop(0))
