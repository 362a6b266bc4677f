"""Games of the forest in slots, for tests of what keeps and shows them."""

from __future__ import annotations

from pathlib import Path

from core.forest.content import content
from saves.store import SlotStore
from tui.play.forest import KeptForest, new_game
from tui.play.newforest import NewForest

FACES = tuple(card.name for card in content().cards.values())


def begin(folder: Path, level: str = "easy", names: tuple[str, ...] = ("Mira", "Kai"), seed: str = "s") -> KeptForest:
    """A new game in a new slot."""
    return new_game(SlotStore(folder), NewForest("Evening", level, names, seed))


def give(sitting: KeptForest, *keys: str) -> None:
    """Give these answers, each to whoever is asked."""
    for key in keys:
        (choice,) = sitting.table.pending.values()
        sitting.answer(choice.seat, choice.serial, key)
        sitting.settle()
