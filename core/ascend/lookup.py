"""Looking something up: entries of a reference, and the search through them. Light, so that screens may import it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen


@frozen
class Entry:
    """One word or rule."""

    title: str
    pages: tuple[int, ...]
    """Where the rulebook has it, 1 to 24, rising."""
    text: str
    """The rule; paragraphs are parted by an empty line."""
    see: tuple[str, ...] = ()
    """Titles of entries near to it."""

    @property
    def cited(self) -> str:
        """The pages as readers see them: ``p.6, p.14``."""
        return ", ".join(f"p.{page}" for page in self.pages)


def search(among: Sequence[Entry], word: str) -> tuple[Entry, ...]:
    """Entries with all these words, best first: the title itself, titles that begin so, titles, then texts.

    Without a word, all of them in the order given.
    """
    words = word.casefold().split()
    ranked = [(rank, place) for place, entry in enumerate(among) if (rank := _rank(entry, words)) is not None]
    return tuple(among[place] for _, place in sorted(ranked))


def _rank(entry: Entry, words: list[str]) -> int | None:
    title, text = entry.title.casefold(), entry.text.casefold()
    if not all(word in title or word in text for word in words):
        return None
    wanted = " ".join(words)
    if title == wanted:
        return 0
    if title.startswith(wanted):
        return 1
    return 2 if all(word in title for word in words) else 3
