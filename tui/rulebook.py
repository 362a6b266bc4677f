"""The rules references of all games in one, for where no game is open; those of others than the main one are marked."""

from __future__ import annotations

from attrs import evolve

from core.ascend import reference as ascend
from core.engine.lookup import Entry, search, stems
from core.forest import reference as forest

FOREST = "Forest: "
"""What stands before titles of the forest's rules."""


def rules(game: str = "") -> tuple[Entry, ...]:
    """The rules of a game in reading order, or of all: without cards, but those that the forest's rules tell."""
    mark = "" if game else FOREST
    return (
        *(() if game == "forest" else ascend.entries()),
        *(() if game == "ascend" else (_marked(entry, mark) for entry in forest.entries())),
    )


def find(word: str, game: str = "", *, all_open: bool = False) -> tuple[Entry, ...]:
    """Entries of a game, or of all, with all these words, best first; cards among them. Signs alone find nothing.

    ``all_open``: also cards that a campaign keeps locked at first. Without a word, the rules in reading order.
    """
    if not stems(word):
        return () if word.strip() else rules(game)
    cards = () if game == "forest" else ascend.everything(all_open=all_open)[len(ascend.entries()) :]
    return search((*rules(game), *cards), word)


def _marked(entry: Entry, mark: str) -> Entry:
    """The entry with a mark before titles; it goes by its own title as well."""
    also = (entry.title, *entry.also) if mark else entry.also
    return evolve(entry, title=mark + entry.title, see=tuple(mark + title for title in entry.see), also=also)
