"""Gems by colour: counts in the bag, in the box, in a hand and on cards (rules sheet, contents)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from core.engine.wording import listed

BLUE, RED, YELLOW, BLACK = range(4)
COLOURS = (BLUE, RED, YELLOW)
"""The coloured gems. Black is none of them."""
NAMES = ("blue", "red", "yellow", "black")
NUMBERS = {name: kind for kind, name in enumerate(NAMES)}


class Gems(NamedTuple):
    """Counts by colour, as they stand on cards and in events."""

    blue: int = 0
    red: int = 0
    yellow: int = 0
    black: int = 0


NO_GEMS = Gems()


def none() -> list[int]:
    """No gems."""
    return [0, 0, 0, 0]


def frozen(counts: Sequence[int]) -> Gems:
    """Counts as they go on record."""
    return Gems(*counts)


def coloured(counts: Sequence[int]) -> int:
    """How many of these gems are not black."""
    return sum(counts[:BLACK])


def move(source: list[int], target: list[int], gems: Sequence[int]) -> None:
    """Move these gems from one place to another. Raises ValueError when the source has too few."""
    if any(have < n for have, n in zip(source, gems, strict=True)):
        raise ValueError(f"{said(source)} are fewer than {said(gems)}")
    for kind, n in enumerate(gems):
        source[kind] -= n
        target[kind] += n


def move_all(source: list[int], target: list[int]) -> Gems:
    """Empty one place into another; returns what was moved."""
    gems = frozen(source)
    move(source, target, gems)
    return gems


def sets_of(counts: Sequence[int], size: int) -> Iterator[Gems]:
    """Every different set of so many coloured gems that these counts hold; all of them when there are fewer."""
    size = min(size, coloured(counts))
    for kinds in combinations_with_replacement(COLOURS, size):
        gems = frozen([kinds.count(kind) for kind in range(4)])
        if all(n <= have for n, have in zip(gems, counts, strict=True)):
            yield gems


def said(counts: Sequence[int]) -> str:
    """Counts in words: ``2 blue, 1 red and 1 black``; ``no gems``."""
    return listed([f"{n} {name}" for n, name in zip(counts, NAMES, strict=True) if n]) or "no gems"


_IN_WORDS = ("no", "one", "two", "three", "four", "five", "six")


def in_words(counts: Sequence[int]) -> str:
    """Counts with their numbers as words, for where a digit stands before them: ``two blue``; ``no gems``."""
    numbers = [_IN_WORDS[n] if n < len(_IN_WORDS) else str(n) for n in counts]
    return listed([f"{word} {name}" for n, word, name in zip(counts, numbers, NAMES, strict=True) if n]) or "no gems"


def number_of(counts: Sequence[int]) -> str:
    """How many gems, in words: ``1 gem``, ``3 gems``."""
    n = sum(counts)
    return f"{n} gem" if n == 1 else f"{n} gems"
