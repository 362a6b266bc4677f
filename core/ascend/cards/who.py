"""Whom an effect is for: you, each player, the First Player, another one of your choice; and who is left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.cards.where import Where
from core.ascend.cards.where_parser import parse_where
from core.ascend.lying import count, seat_place
from core.ascend.mapways import FAR, figure_tile, steps_from
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
GROUP_WORDS = {
    "one": "a player of the group's choice",
    "others": "each other player",
    "top-trace": "the player with the highest Trace",
    "near-other": "the nearest other player",
}
"""The same for words that only Scenario cards use."""
ALL_WORDS = {**WORDS, **GROUP_WORDS}


@frozen
class Who:
    """A choice of seats. ``without`` leaves out seats that have an Enemy, or a token of that name on the card; ``on``
    leaves only those on these tiles, ``has`` those that have a token. ``nearest`` is the player nearest to tiles."""

    which: str = "you"
    without: str = ""
    on: Where | None = None
    has: str = ""
    bot: bool = False
    """The BOT on such a tile counts as its player."""

    async def seats(self, game: Game, context: Context) -> list[int]:
        """The seats, in player order; the acting player chooses where a card says so, the First Player where the group
        does or where several are alike. In solo play ``other`` and ``here`` find nobody."""
        if self.which == "you":
            return [context.seat]
        if self.which == "lead":
            return [game.state.first]
        if self.which in ("each", "others"):
            tiles = self.on.tiles(game, context) if self.on is not None else None
            return [number for number in game.order() if not self._left_out(game, number, context.seat, tiles)]
        numbers = self._candidates(game, context)
        if not numbers:
            return []
        chooser = context.seat if self.which in ("other", "anyone", "here") else game.state.first
        picks = [Pick("seat", SEAT_LETTERS[number]) for number in numbers]
        option: Pick = await choose(Choice(chooser, "seat", picks, about=(context.why,), page=10))
        return [SEAT_LETTERS.index(option.what)]

    def _candidates(self, game: Game, context: Context) -> list[int]:
        seats, number = game.state.seats, context.seat
        if self.which in ("anyone", "one"):
            tiles = self.on.tiles(game, context) if self.on is not None else None
            return [other for other in game.order() if not self._left_out(game, other, number, tiles)]
        if self.which == "top-trace":
            most = max(seat.trace or 0 for seat in seats)
            return [other for other in game.order() if (seats[other].trace or 0) == most]
        if self.which == "nearest":
            assert self.on is not None, "nearest is counted from tiles"
            return self._near(game, game.order(), self.on.tiles(game, context))
        others = [other for other in game.order() if other != number]
        if self.which == "near-other":
            return self._near(game, others, [figure_tile(game, number)]) if others else [number]
        if self.which == "here":
            return [other for other in others if seats[other].tile == seats[number].tile]
        return others

    @staticmethod
    def _near(game: Game, numbers: Sequence[int], tiles: list[str]) -> list[int]:
        """Those of the seats that stand nearest to one of the tiles."""
        steps = steps_from(game, tiles)
        far = {number: steps.get(game.state.seats[number].tile, FAR) for number in numbers}
        return [number for number in numbers if far[number] == min(far.values())]

    def _left_out(self, game: Game, number: int, own: int, tiles: list[str] | None) -> bool:
        if self.which == "others" and number == own:
            return True
        bot = game.state.bot
        if tiles is not None and game.state.seats[number].tile not in tiles:
            return not (self.bot and bot is not None and bot.tile in tiles)
        if self.has and not count(game.state, seat_place(number), self.has):
            return True
        if self.without == "enemy":
            return bool(game.state.seats[number].enemies)
        return number in game.state.marked.get(self.without, ())

    @property
    def their(self) -> str:
        """Whose: ``your`` or ``their``."""
        return "your" if self.which == "you" else "their"

    def does(self, verb: str) -> str:
        """Who does something: ``gain``, ``each player without an Enemy attaches``."""
        if self.which == "you":
            return verb
        if self.which == "nearest":
            who = f"the player nearest to {self.on.any_of() if self.on is not None else ''}"
        else:
            without = {"": "", "enemy": " without an Enemy"}.get(self.without, f" without a {self.without}")
            on = f" on {self.on.any_of()}" if self.on is not None else ""
            who = f"the player with the {self.has}" if self.has else f"{ALL_WORDS[self.which]}{without}{on}"
        return f"{who} {third_person(verb)}"

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
    """``"you"``, ``"each"``, ``"lead"``, ``"one"``, ``"other"`` and the other words; ``"each without enemy"``,
    ``"each without Lesson"``, ``"each with Mask"``, ``"each on WHERE"`` (``by`` instead of ``on``: the BOT counts as
    you), ``"others on WHERE"``, ``"one on WHERE"``, ``"nearest to WHERE"``. Raises ValueError."""
    if isinstance(value, str):
        which, _, rest = value.partition(" ")
        word, _, what = rest.partition(" ")
        if which == "nearest" and word == "to" and what:
            return Who(which, on=parse_where(what))
        if which in ALL_WORDS and not rest:
            return Who(which)
        if which in ("each", "others", "one") and what:
            if word in ("on", "by"):
                return Who(which, on=parse_where(what), bot=word == "by")
            if word in ("with", "without"):
                return Who(which, has=what) if word == "with" else Who(which, without=what)
    raise ValueError(
        f"{value!r} is nobody: it must be one of {', '.join(ALL_WORDS)}, or each with, without or on something"
    )
