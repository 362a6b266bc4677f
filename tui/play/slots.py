"""What people call slots: finding one by its name, and a name for a new one that no other has."""

from __future__ import annotations

import re
from collections.abc import Collection

from saves.faults import SlotMissing
from saves.names import LONGEST_TITLE, one_line
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


def titles(store: SlotStore) -> frozenset[str]:
    """The titles of all slots in small letters, those included that were deleted and can be taken back."""
    return frozenset(info.title.casefold() for info in (*store.list(), *store.deleted()))


def free_title(wanted: str, taken: Collection[str]) -> str:
    """The title that is wanted; where it is among those ``taken``, the next with a number: ``Campaign 2``."""
    title = one_line(wanted)
    numbered = re.fullmatch(r"(.+) ([1-9][0-9]{0,5})", title)
    name, number = (numbered[1], int(numbered[2])) if numbered else (title, 1)
    while title.casefold() in taken:
        number += 1
        title = f"{name[: LONGEST_TITLE - 8]} {number}"
    return title
