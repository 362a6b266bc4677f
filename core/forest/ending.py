"""The words at the end (rules sheet, end of the game; facts, section 5)."""

from __future__ import annotations

from core.forest.components import Content


def result_words(content: Content, level: str, freed: int) -> str:
    """What is said for so many released Tamashii; with all of them, what to try next."""
    words = content.results[freed]
    if freed < len(content.results) - 1:
        return words
    order = list(content.levels)
    harder = order[order.index(level) + 1 :]
    more = content.next.format(level=content.levels[harder[0]].name) if harder else content.last
    return f"{words} {more}"
