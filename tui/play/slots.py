"""Finding a slot by what a person calls it."""

from __future__ import annotations

from saves.faults import SlotMissing
from saves.store import SlotStore


def slot_named(store: SlotStore, name: str) -> str:
    """The id of the slot with this id or title (upper or lower case); of several, the one saved last.

    Raises SlotMissing.
    """
    wanted = name.casefold()
    for info in store.list():
        if wanted in (info.id.casefold(), info.title.casefold()):
            return info.id
    raise SlotMissing(f"There is no slot called {name!r}.")
