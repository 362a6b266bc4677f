"""Numbers as cards say them: ``2``, ``"2 x players"``, ``"1 + half trace max 4"``, ``[6, 5, 5, 5]`` by players.

How they are written: ``amount_parser.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.cards.counts import Attached, OnTiles, TokensLying, Track
from core.ascend.names import ASSET_NAMES, TOKEN_NAMES, TOKEN_NUMBERS

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
        return ALL_NAMES[self.name][0](game, context)

    def say(self, players: int) -> str:
        return str(players) if self.name == "players" else ALL_NAMES[self.name][1]


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
        if self.sign == "-" and isinstance(self.right, TokensLying | OnTiles):
            return f"{left} less 1 for {self.right.each}"
        return f"{left} {self.sign} {right}"


@frozen
class AtLeast:
    """An amount that does not fall below a number."""

    of: Amount
    floor: int

    def value(self, game: Game, context: Context) -> int:
        return max(self.floor, self.of.value(game, context))

    def say(self, players: int) -> str:
        return f"{self.of.say(players)} (at least {self.floor})"


@frozen
class AtMost:
    """An amount with a cap."""

    of: Amount
    cap: int

    def value(self, game: Game, context: Context) -> int:
        return min(self.cap, self.of.value(game, context))

    def say(self, players: int) -> str:
        return f"{self.of.say(players)} (at most {self.cap})"


Amount = (
    Number
    | ByPlayers
    | Name
    | TokensLying
    | OnTiles
    | Track
    | Attached
    | Rolled
    | Tokens
    | Half
    | Join
    | AtMost
    | AtLeast
)


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
SCENARIO_NAMES: dict[str, tuple[Callable[[Game, Context], int], str]] = {
    "x": (lambda game, context: context.x, "X"),
    "successes": (lambda game, context: context.successes, "the successes"),
    "launched": (
        lambda game, context: len(game.state.seats[context.seat].launched),
        "the number of Patterns you launched this turn",
    ),
    "top-trace": (lambda game, context: max(seat.trace or 0 for seat in game.state.seats), "the highest Trace"),
    "broken": (lambda game, context: sum(not n for n in core_tracks(game)), "the number of broken cores"),
}
"""The same for what only Scenario cards read."""
ALL_NAMES = {**NAMES, **SCENARIO_NAMES}


def core_tracks(game: Game) -> list[int]:
    """The core tracks of a boss sheet, in the order of the Data kinds; empty before it is in play."""
    return [game.state.tracks[kind] for kind in TOKEN_NAMES[1:5] if kind in game.state.tracks]


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
