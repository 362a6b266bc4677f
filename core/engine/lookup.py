"""Looking something up: entries of a reference, and the search through them. Light, so that screens may import it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import product

from attrs import frozen

ALIKE = 0.75
"""How near a word must come to one of the reference to be taken for it, 0 to 1 (difflib)."""
SHORTEST_GUESS = 4
"""Letters below which no word is guessed at."""
GUESSES = 3
"""Words of the reference that one mistyped word may stand for."""


@frozen
class Entry:
    """One word or rule."""

    title: str
    pages: tuple[int, ...]
    """Where the rulebook has it, rising; none where there is no page to name."""
    text: str
    """The rule; paragraphs are parted by an empty line."""
    see: tuple[str, ...] = ()
    """Titles of entries near to it."""
    also: tuple[str, ...] = ()
    """Other words that somebody may look for; they are not shown."""

    @property
    def cited(self) -> str:
        """The pages as readers see them: ``p.6, p.14``."""
        return ", ".join(f"p.{page}" for page in self.pages)


def search(among: Sequence[Entry], word: str) -> tuple[Entry, ...]:
    """Entries with all these words, best first: the title itself, titles that begin so, titles, then texts.

    Case, accents, punctuation and plurals do not matter, and the beginning of a word will do. Where nothing holds the
    words, the nearest words of the reference are looked for. Without a word, all entries in the order given.
    """
    words = stems(word).split()
    found = _ranked(among, words) or [each for guess in _guesses(among, words) for each in _ranked(among, guess)]
    places = dict.fromkeys(place for _, place in sorted(found))
    return tuple(among[place] for place in places)


def named(entry: Entry, word: str) -> bool:
    """Whether the title, or another name of the entry, is just this word."""
    return stems(word) in map(stems, (entry.title, *entry.also))


@lru_cache(maxsize=4096)
def stems(text: str) -> str:
    """The words of a text in a form to compare: small letters, no accents or punctuation, the singular."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("&", " and "))
    kept = "".join(
        sign if sign.isalnum() else "" if sign in _WITHIN or unicodedata.combining(sign) else " " for sign in letters
    )
    return " ".join(map(_stem, kept.split()))


_WITHIN = "'’."
"""Signs that part no word: ``J.O.R.D.A.N.`` and ``Hunter's`` are one each."""


def _stem(word: str) -> str:
    if word == "dice":
        return "die"
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        return word[:-1]
    return word


def _ranked(among: Sequence[Entry], words: Sequence[str]) -> list[tuple[int, int]]:
    """(rank, place) of the entries with all these words."""
    return [(rank, place) for place, entry in enumerate(among) if (rank := _rank(entry, words)) is not None]


def _rank(entry: Entry, words: Sequence[str]) -> int | None:
    """How well an entry answers, 0 the best; None when it lacks a word."""
    wanted, title = " ".join(words), stems(entry.title)
    names = [stems(name) for name in entry.also]
    if wanted == title:
        return 0
    if wanted in names:
        return 1
    if title.startswith(wanted):
        return 2
    if _all_in(words, (title, *names)):
        return 3
    return 4 if _all_in(words, (title, *names, stems(entry.text))) else None


def _all_in(words: Iterable[str], texts: Iterable[str]) -> bool:
    """Whether every word begins a word of one of the texts; one of a single letter must be there as a word."""
    together = "".join(f" {text}" for text in texts) + " "
    return all((f" {word} " if len(word) == 1 else f" {word}") in together for word in words)


def _guesses(among: Sequence[Entry], words: Sequence[str]) -> list[tuple[str, ...]]:
    """The words with each that nothing holds replaced by the nearest ones there are: in titles and names, else in
    texts. Empty when none is near."""
    names = {each for entry in among for name in (entry.title, *entry.also) for each in stems(name).split()}
    texts = {each for entry in among for each in stems(entry.text).split()}
    return list(product(*(_near(word, names, texts) for word in words)))


def _near(word: str, names: set[str], texts: set[str]) -> list[str]:
    if len(word) < SHORTEST_GUESS or _all_in([word], (*names, *texts)):
        return [word]
    near = (get_close_matches(word, sorted(group), n=GUESSES, cutoff=ALIKE) for group in (names, texts))
    return next(filter(None, near), [])
