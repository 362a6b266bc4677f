"""Sets of map tiles as Scenario cards name them: ``"face-up, without player, not tile 1, random"``.

Clauses stand between commas and narrow the set one after the other (``clauses.py``); the last may pick from it. How it
is written: ``where_parser.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.lying import count
from core.engine.wording import article, listed

if TYPE_CHECKING:
    from core.ascend.game import Game

PICKS = {"random": "at random", "chosen": "of the group's choice", "picked": "of your choice"}
"""How some of a set are picked, beside the nearest and the farthest."""


class Clause(Protocol):
    """One condition on a tile. It says itself in three ways: before the noun, instead of it, and behind it."""

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        """Those of the tiles that it holds for, in their order."""
        ...

    def before(self) -> str:
        """An adjective, ``face-up``, or nothing."""
        ...

    def name(self) -> str:
        """What the tiles are called when the clause names them, ``your tile``, or nothing."""
        ...

    def behind(self) -> str:
        """``with a Tower``, or nothing."""
        ...


@frozen
class Where:
    """A set of tiles, and which of them are meant."""

    clauses: tuple[Clause, ...]
    pick: str = ""
    """Empty for all, else ``random``, ``chosen`` (by the group), ``picked`` (by you), ``nearest``, ``farthest``."""
    to: Where | None = None
    """What the nearest or farthest is counted from."""

    def tiles(self, game: Game, context: Context) -> list[str]:
        """The tiles of the set, in the order of the map, before any pick."""
        return self.among(game, context, list(game.state.tiles))

    def among(self, game: Game, context: Context, tiles: list[str]) -> list[str]:
        """Those of these tiles that belong to the set, in their order."""
        for clause in self.clauses:
            if not tiles:
                break
            tiles = clause.among(game, context, tiles)
        return tiles

    # -- in words ------------------------------------------------------------------------------------------------

    def _noun(self, many: bool = False) -> str:
        name = next((clause.name() for clause in self.clauses if clause.name()), "")
        noun = "tiles" if many else "tile"
        before = " ".join(clause.before() for clause in self.clauses if clause.before())
        behind = [words for clause in self.clauses if (words := self._behind(clause, name))]
        parts = (name,) if name else (before, noun)
        return " ".join(part for part in (*parts, *_together(behind)) if part)

    @staticmethod
    def _behind(clause: Clause, name: str) -> str:
        if clause.name():
            return "" if clause.name() == name else f"that is {clause.name()}"
        return clause.behind() or (f"that is {clause.before()}" if name else "")

    @property
    def named(self) -> bool:
        """Whether it means tiles by name: yours, that one, one by its number."""
        return any(clause.name() for clause in self.clauses)

    def any_of(self) -> str:
        """``your tile``, ``a face-up tile with a Tower``."""
        return self._noun() if self.named else article(self._noun())

    def one(self) -> str:
        """``tile with a Flag``, for a number before it."""
        return self._noun()

    def state(self) -> str:
        """What a tile is, behind ``that tile is``: ``marked gate``, ``your tile``."""
        return self._noun() if self.named else self._noun().removeprefix("tile ")

    def many(self) -> str:
        """``tiles with a Flag``."""
        return self._noun(many=True)

    def say(self, n: str = "1") -> str:
        """The tiles that are meant: ``your tile``, ``each tile marked edge``, ``2 face-up tiles at random``."""
        if self.named and not self.pick:
            return self.any_of()
        if not self.pick:
            return f"each {self._noun()}"
        if self.pick in PICKS:
            some = self.any_of() if n == "1" else f"{n} {self.many()}"
            return f"{some} {PICKS[self.pick]}"
        of = self.to.any_of() if self.to is not None else ""
        to = f"nearest to {of}" if self.pick == "nearest" else f"farthest from {of}"
        return f"the {self._noun()} {to}" if n == "1" else f"the {n} {self.many()} {to}"


def _together(behind: list[str]) -> list[str]:
    """What stands behind the noun, with what begins alike said once: ``with a Tower and a Watcher``."""
    found: list[str] = []
    for head, last in (("marked ", "and"), ("with ", "and"), ("without ", "or")):
        same = [words.removeprefix(head) for words in behind if words.startswith(head)]
        found += [head + listed(same, last)] if same else []
        behind = [words for words in behind if not words.startswith(head)]
    return found + behind


def holds(where: Where, game: Game, context: Context, place: str) -> bool:
    """Whether a tile belongs to the set."""
    return place in game.state.tiles and bool(where.among(game, context, [place]))


def amount_on(where: Where, token: str, game: Game, context: Context) -> int:
    """How many tokens of a name lie on the tiles of the set."""
    state = game.state
    return sum([count(state, place, token) for place in where.tiles(game, context)])
