"""Reading sets of tiles: clauses between commas, ``or`` within a clause, ``not`` and ``without`` before it.

``or`` lets one of several hold; ``not`` and ``without`` turn the whole clause round. A clause that names tiles takes
them in brackets or as one clause. The words: docs/own-scenarios.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.cards.clauses import Area, Either, Facing, Group, Here, Joined, Near, Not, Site, TileNumber, With
from core.ascend.cards.grammar import bare, split
from core.ascend.cards.where import PICKS, Clause, Where
from core.ascend.names import BLANK, PULSE, SURGE

EVERYWHERE = Where(())
"""All tiles of the map."""


def parse_where(value: Any) -> Where:
    """A set of tiles from content. Raises ValueError with what cannot be read."""
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"{value!r} names no tiles")
    if value == "map":
        return EVERYWHERE
    clauses: list[Clause] = []
    pick, to = "", None
    for part in split(bare(value), ","):
        if pick:
            raise ValueError(f"{value!r}: nothing may follow {pick!r}")
        word, _, rest = part.partition(" ")
        if part in PICKS:
            pick = part
        elif word in ("nearest", "farthest"):
            pick, to = word, parse_where(rest.removeprefix("to ").removeprefix("from "))
        else:
            clauses.append(_clause(part))
    return Where(tuple(clauses), pick, to)


def _clause(text: str) -> Clause:
    """One clause. Raises ValueError."""
    word, _, rest = text.partition(" ")
    if word == "not":
        return Not(_clause(rest))
    if word == "without":
        return Not(_clause(f"with {rest}"))
    ways = split(text, " or ")
    if len(ways) > 1:
        return Either(tuple(map(_clause, ways)))
    if text.startswith("("):
        return Group(parse_where(text))
    read = _READERS.get(word)
    found = read(rest) if read is not None else _WORDS.get(text)
    if read is None and found is None and text.isidentifier():
        found = With(text) if text[0].isupper() else Area(text)
    if found is None:
        raise ValueError(f"{text!r} is no clause about tiles")
    return found


def _with(rest: str) -> Clause | None:
    first, _, name = rest.partition(" ")
    if name and first in ("up", "hidden", PULSE, SURGE, BLANK):
        return With(name, first)
    return With(rest) if rest and not name else None


def _tile(rest: str) -> Clause | None:
    return TileNumber(int(rest)) if rest.isdigit() else None


def _site(rest: str) -> Clause | None:
    mark, _, last = rest.rpartition(" ")
    return Site(mark, rolled=True) if last == "rolled" else Site(rest) if rest else None


def _next(rest: str) -> Clause | None:
    return Near(parse_where(rest.removeprefix("to ")), 1, beside=True) if rest.startswith("to ") else None


def _within(rest: str) -> Clause | None:
    n, _, of = rest.partition(" of ")
    return Near(parse_where(of), int(n)) if n.isdigit() and of else None


def _joined(rest: str) -> Clause | None:
    parts = split(rest, " by ")
    return Joined(parse_where(parts[0]), parse_where(parts[1])) if len(parts) == 2 else None


_READERS: dict[str, Callable[[str], Clause | None]] = {
    "with": _with,
    "tile": _tile,
    "site": _site,
    "next": _next,
    "within": _within,
    "joined": _joined,
}
"""How a clause is read on from its first word."""
_WORDS: dict[str, Clause] = {
    **{word: Here(word) for word in ("here", "start", "there")},
    **{word: With(word) for word in ("player", "other", "seat", "card", "token")},
    "face-up": Facing(True),
    "face-down": Facing(False),
}
"""Clauses of one word."""
