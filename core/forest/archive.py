"""How positions of the forest are kept (core.engine.archive), and what a saved state must hold."""

from __future__ import annotations

from core.engine.archive import Archive
from core.forest.content import content
from core.forest.play import table_of
from core.forest.setup import MOST_SEATS
from core.forest.state import State
from core.forest.turn import FREE, LEFT, STUCK

CONTENT = 1
"""Version of the content files: rises when saved positions would no longer mean the same."""


MOST_TURNS = 1000
"""Far more turns than the gems last for (ruling F17); a number without end could not even be told."""


def check(state: State) -> None:
    """Raises ValueError with the end of a sentence for a state that cannot be."""
    known = content()
    if state.level not in known.levels:
        raise ValueError(f"there is no level {state.level!r}")
    seats = len(state.names)
    if not 1 <= seats <= MOST_SEATS or not 0 <= state.first < seats or not 0 <= state.turn <= MOST_TURNS:
        raise ValueError("its seats or its turn do not fit")
    if sorted(place.card for place in state.places) != sorted(known.cards):
        raise ValueError("its cards are not the six of the game")
    if state.ending not in ("", FREE, STUCK, LEFT):
        raise ValueError(f"no game ends by {state.ending!r}")
    counts = [state.bag, state.box, state.hand, *(place.delivered for place in state.places)]
    if any(len(gems) != len(known.gems) or min(gems) < 0 for gems in counts):
        raise ValueError("its gems do not fit")
    if tuple(map(sum, zip(*counts, strict=True))) != known.gems:
        raise ValueError("its gems are not those of the game")


ARCHIVE = Archive("forest", CONTENT, State, table_of, check)
