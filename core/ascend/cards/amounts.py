"""Numbers as cards say them: ``2``, ``"2 x players"``, ``"1 + half trace max 4"``, ``[6, 5, 5, 5]`` by players.

Grammar: amount = term {"+" or "-" term} ["max" integer]; term = factor {"x" factor}; factor = integer, a name,
"half" factor, "rolled FACE", "tokens KIND PLACE", or "TOKEN on card" / "TOKEN on sheet". ``half`` rounds down,
``max`` caps the whole amount.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.names import ASSET_NAMES, BLANK, PULSE, SURGE, TOKEN_NUMBERS

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
class Rolled:
    """How many own dice of the roll that is answered show a face."""

    face: str

    def value(self, game: Game, context: Context) -> int:
        return context.moment.faces.count(self.face) if context.moment is not None else 0

    def say(self, players: int) -> str:
        return f"the {self.face}s rolled"


@frozen
class Tokens:
    """How many Data tokens of a kind the player has in a place, or in all three (``pool``)."""

    kind: str
    place: str

    def value(self, game: Game, context: Context) -> int:
        seat, kind = game.state.seats[context.seat], TOKEN_NUMBERS[self.kind]
        places = {"launcher": seat.slots.count(kind), "dump": seat.dump[kind], "bag": seat.bag[kind]}
        return sum(places.values()) if self.place == "pool" else places[self.place]

    def say(self, players: int) -> str:
        return f"your {self.named}"

    @property
    def named(self) -> str:
        """The tokens in words: ``Corrupted Data in your Dump``; wherever they lie, ``Open Data``."""
        where = {"launcher": " on your Launcher", "dump": " in your Dump", "bag": " in your bag", "pool": ""}
        kind = self.kind.capitalize() if self.kind in ("open", "corrupted") else self.kind
        return f"{kind} Data{where[self.place]}"


@frozen
class Half:
    """Half of an amount, rounded down."""

    of: Amount

    def value(self, game: Game, context: Context) -> int:
        return self.of.value(game, context) // 2

    def say(self, players: int) -> str:
        return f"half {self.of.say(players)}"


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
        if self.sign == "x":
            return f"twice {right}" if left == "2" else f"{left} × {right}"
        return f"{left} {self.sign} {right}"


@frozen
class AtMost:
    """An amount with a cap."""

    of: Amount
    cap: int

    def value(self, game: Game, context: Context) -> int:
        return min(self.cap, self.of.value(game, context))

    def say(self, players: int) -> str:
        return f"{self.of.say(players)} (at most {self.cap})"


Amount = Number | ByPlayers | Name | TokensLying | Rolled | Tokens | Half | Join | AtMost


PLACES = ("launcher", "dump", "bag", "pool")
"""Where a player's Data lies; ``pool`` is all three."""


def fixed(amount: Amount, players: int) -> int:
    """An amount that rests on the number of players only, as setups have it. Raises ValueError for any other."""
    if isinstance(amount, Number):
        return amount.n
    if isinstance(amount, ByPlayers):
        return amount.values[players - 1]
    if amount == Name("players"):
        return players
    if isinstance(amount, Join):
        left, right = fixed(amount.left, players), fixed(amount.right, players)
        return left + right if amount.sign == "+" else left - right if amount.sign == "-" else left * right
    raise ValueError("a setup counts players only")


def _trace(game: Game, context: Context) -> int:
    return game.state.seats[context.seat].trace or 0


def _asset(number: int) -> Callable[[Game, Context], int]:
    return lambda game, context: game.state.seats[context.seat].assets[number]


def _level(game: Game, context: Context) -> int:
    enemy = context.moment.enemy if context.moment is not None else None
    if enemy is None:
        enemy = next(iter(game.state.seats[context.seat].enemies), None)
    return game.content.enemies[enemy.card].level if enemy is not None else 0


def _left(game: Game, context: Context) -> int:
    enemy = next(iter(game.state.seats[context.seat].enemies), None)
    return game.content.enemies[enemy.card].integrity - enemy.damage if enemy is not None else 0


def _unlocked(game: Game, context: Context) -> int:
    return 4 - min(4, game.state.seats[context.seat].locks.bit_count())


def _missing(game: Game, context: Context) -> int:
    seat = game.state.seats[context.seat]
    return seat.limit - seat.integrity


def _seat_number(name: str) -> Callable[[Game, Context], int]:
    return lambda game, context: int(getattr(game.state.seats[context.seat], name))


NAMES: dict[str, tuple[Callable[[Game, Context], int], str]] = {
    **{name: (_asset(number), f"your {name.capitalize()}") for number, name in enumerate(ASSET_NAMES)},
    "players": (lambda game, context: len(game.state.seats), "the number of players"),
    "assets": (lambda game, context: sum(game.state.seats[context.seat].assets), "the number of your Assets"),
    "integrity": (lambda game, context: game.state.seats[context.seat].integrity, "your Integrity"),
    "trace": (_trace, "your Trace"),
    "enemies": (lambda game, context: len(game.state.seats[context.seat].enemies), "the number of your Enemies"),
    "all-enemies": (lambda game, context: sum(len(s.enemies) for s in game.state.seats), "Enemies attached to players"),
    "missing": (_missing, "your missing Integrity"),
    "limit": (_seat_number("limit"), "your Integrity limit"),
    "level": (_level, "that Enemy's level"),
    "left": (_left, "the Integrity left on your Top Enemy"),
    "unlocked": (_unlocked, "the number of your Locks that are gone"),
    "equipped": (
        lambda game, context: len(game.state.seats[context.seat].equipped),
        "the number of your equipped Augments",
    ),
    "bodies": (lambda game, context: len(game.state.seats[context.seat].bodies), "the number of your Advanced Bodies"),
    "moved": (_seat_number("moved"), "the tiles you moved this turn"),
    "defeated": (_seat_number("defeated"), "the Enemies you defeated this turn"),
    "event": (lambda game, context: context.moment.amount if context.moment else 0, "that number"),
    "time": (lambda game, context: game.state.time, "Time"),
}
"""What can be read from the table by name: how, and how a card says it."""


_EACH = {"level": "level of that Enemy"}
"""Names that are read as one thing for each of something."""


def of(amount: Amount, players: int, noun: Callable[[str], str]) -> str:
    """So much of something: ``2 Power``, ``1 Power for each surge rolled``, ``Wounds equal to half your Trace``.

    ``noun`` puts a number before the thing; without a number it is the plural.
    """
    number = amount.say(players)
    if number.isdigit():
        return noun(number)
    if isinstance(amount, Rolled):
        return f"{noun('1')} for each {amount.face} rolled"
    if isinstance(amount, Name) and amount.name in _EACH:
        return f"{noun('1')} for each {_EACH[amount.name]}"
    if amount == Name("event"):
        return f"as much {noun('').strip()}"
    if isinstance(amount, AtMost):
        return f"{of(amount.of, players, noun)} (at most {amount.cap})"
    return f"{noun('').strip()} equal to {number}"


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
        if word == "rolled" and self.words and self.words[0] in (PULSE, SURGE, BLANK):
            return Rolled(self.words.pop(0))
        if word == "tokens" and len(self.words) >= 2 and self.words[0] in TOKEN_NUMBERS:
            kind, place = self.words.pop(0), self.words.pop(0)
            if place not in PLACES:
                raise ValueError(f"{self.text!r}: {place!r} is no place; places are: {', '.join(PLACES)}")
            return Tokens(kind, place)
        if word in NAMES:
            return Name(word)
        raise ValueError(f"{self.text!r}: {word!r} is not an amount")

    def integer(self) -> int:
        if not self.words or not self.words[0].isdigit():
            raise ValueError(f"{self.text!r}: a number is expected after 'max'")
        return int(self.words.pop(0))
