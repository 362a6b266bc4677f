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


_OTHER = "other than "
"""How a clause begins that leaves tiles out by name: it stands last."""


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
        """The tiles without an article, with how they are picked where that stands with the noun."""
        noun = "tiles" if many else "tile"
        before = " ".join(clause.before() for clause in self.clauses if clause.before())
        behind = self._all_behind()
        if self.named:
            return " ".join(filter(None, (self._name(), behind, PICKS.get(self.pick, ""))))
        random = self.pick == "random"
        parts = ("random" if random else "", before, noun, "" if random else PICKS.get(self.pick, ""))
        return " ".join(filter(None, (*parts, behind.replace("that is ", "that are ") if many else behind)))

    def _name(self) -> str:
        return next((clause.name() for clause in self.clauses if clause.name()), "")

    def _behind_noun(self) -> list[str]:
        name = self._name()
        return _together([words for clause in self.clauses if (words := self._behind(clause, name))])

    def _all_behind(self) -> str:
        return _strung(self._behind_noun())

    @staticmethod
    def _behind(clause: Clause, name: str) -> str:
        if clause.name():
            return "" if clause.name() == name else f"that is {clause.name()}"
        return clause.behind() or (f"that is {clause.before()}" if name else "")

    @property
    def named(self) -> bool:
        """Whether it means tiles by name: yours, that one, one by its number."""
        return any(clause.name() for clause in self.clauses)

    def being(self) -> tuple[str, str]:
        """The tile that goes by a name, and what is asked of it behind "is": ``tile 7`` and ``marked own``."""
        return self._name(), self._all_behind()

    def any_of(self) -> str:
        """``your tile``, ``a face-up tile with a Tower``."""
        return self._noun() if self.named else article(self._noun())

    def one(self) -> str:
        """``tile with a Flag``, for a number before it."""
        return self._noun()

    def state(self) -> str:
        """What a tile is, behind ``that tile``: ``is marked gate``, ``is your tile``, ``has a Flag``, ``has no Flag``,
        ``is one with a player, other than tile 1``."""
        text = self._noun() if self.named else self._noun().removeprefix("tile ")
        if ", " in text or " and " in text:
            return f"is one {text}"
        for word, has in (("with ", "has "), ("without a ", "has no "), ("without an ", "has no ")):
            if text.startswith(word) and " or " not in text:
                return has + text.removeprefix(word)
        return f"is {text}"

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
            if n == "1":
                return self.any_of()
            return f"{n} {self.many()}" if n.isdigit() else f"as many {self.many()} as {n}"
        of = self.to.any_of() if self.to is not None else ""
        to = f"nearest to {of}" if self.pick == "nearest" else f"farthest from {of}"
        to = f"{',' if len(self._behind_noun()) > 1 else ''} {to}"
        return f"the {self._noun()}{to}" if n == "1" else f"the {n} {self.many()}{to}"


def _together(behind: list[str]) -> list[str]:
    """What stands behind the noun, with what begins alike said once: ``with a Tower and a Watcher``."""
    found: list[str] = []
    for head, last in (("marked ", "and"), ("with ", "and"), ("without ", "or"), (_OTHER, "or")):
        same = [words.removeprefix(head) for words in behind if words.startswith(head)]
        found += [head + listed(same, last)] if same else []
        behind = [words for words in behind if not words.startswith(head)]
    other = [words for words in found if words.startswith(_OTHER)]
    return [words for words in found if words not in other] + behind + other


def _strung(groups: list[str]) -> str:
    """What stands behind the noun as one text, so that each part is read of the tile, and not of the part before it."""
    if len(groups) == 2 and not groups[1].startswith((_OTHER, "that is ")):
        return f"{groups[0]} and {groups[1]}"
    return ", ".join(groups)


def holds(where: Where, game: Game, context: Context, place: str) -> bool:
    """Whether a tile belongs to the set."""
    return place in game.state.tiles and bool(where.among(game, context, [place]))


def amount_on(where: Where, token: str, game: Game, context: Context) -> int:
    """How many tokens of a name lie on the tiles of the set."""
    state = game.state
    return sum([count(state, place, token) for place in where.tiles(game, context)])
