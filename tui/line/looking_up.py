"""A word of the rules in lines, whichever game's they are."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.lookup import Entry, stems
from core.engine.wording import shown

_NEAR = 6
"""Titles told of the other entries that hold the word."""


def tell_found(word: str, found: Sequence[Entry], example: str) -> list[str]:
    """The best of the entries that hold the word, and the titles of some others; without a word, how one looks up
    such as ``example``."""
    if not word:
        return [f'"rules {example}" looks a word up.']
    if not found or not stems(word):
        return [f'The rules have nothing of "{shown(word)}".']
    entry, *near = found
    cited = f", rulebook {entry.cited}" if entry.pages else ""
    lines = [f"{entry.title}{cited}.", *entry.text.splitlines()]
    return [*lines, f"Also: {', '.join(other.title for other in near[:_NEAR])}."] if near else lines
