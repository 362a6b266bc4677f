"""The words at the end (rules sheet, end of the game; facts, section 5)."""

from __future__ import annotations

from core.forest.components import Content


def result_words(content: Content, level: str, freed: int) -> str:
    """What is said for so many free Tamashii; with all of them, what to try next."""
    words = content.results[freed]
    if not _all(content, freed):
        return words
    harder = next_level(content, level, freed)
    more = content.next.format(level=content.levels[harder].name) if harder else content.last
    return f"{words} {more}"


def closing_words(content: Content, freed: int) -> str:
    """The last lines of the story."""
    return content.all_free if _all(content, freed) else content.some_free


def next_level(content: Content, level: str, freed: int) -> str:
    """The level after this one for those who freed all; empty where there is none, or some were not free."""
    order = list(content.levels)
    return next(iter(order[order.index(level) + 1 :]), "") if _all(content, freed) else ""


def _all(content: Content, freed: int) -> bool:
    return freed == len(content.results) - 1
