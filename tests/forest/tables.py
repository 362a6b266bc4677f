"""Tables of the forest laid out for tests, and games played on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.engine.table import Table
from core.forest.content import content
from core.forest.game import ForestGame
from core.forest.gems import none
from core.forest.play import RuledForest
from core.forest.setup import set_up
from core.forest.state import State

LETTERS = {"b": 0, "r": 1, "y": 2, "k": 3}
"""Gems in short: black is k."""
ORDER = ("dew", "ember", "reed", "heron", "fox", "moth")
"""The cards by place on the tables of tests."""
NAMES = ("Mira", "Kai")


def gems(short: str) -> list[int]:
    """Counts told in letters: ``bbr``."""
    counts = none()
    for letter in short:
        counts[LETTERS[letter]] += 1
    return counts


def kinds(short: str) -> list[int]:
    """The kinds in their order, for a script of draws."""
    return [LETTERS[letter] for letter in short]


def laid(
    level: str = "easy",
    *,
    bag: Sequence[int] | None = None,
    down: Sequence[str] = ORDER,
    on: dict[str, str] | None = None,
    names: Sequence[str] = NAMES,
) -> State:
    """A state before the first turn: cards in order, only those of ``down`` face down, gems ``on`` cards; what is not
    in the bag or on a card is in the box."""
    state = set_up(content(), level, names, "seed")
    for place, card in zip(state.places, ORDER, strict=True):
        place.card, place.up = card, card not in down
    state.bag = list(bag) if bag is not None else state.bag
    for card, there in (on or {}).items():
        state.places[ORDER.index(card)].delivered = gems(there)
        if bag is None:
            state.bag = [n - m for n, m in zip(state.bag, gems(there), strict=True)]
    lying = [place.delivered for place in state.places]
    state.box = [n - sum(counts) for n, *counts in zip(content().gems, state.bag, *lying, strict=True)]
    assert min(state.box) >= 0, "there are not so many gems"
    return state


def seated(state: State, *, draws: str = "", crumbles: str = "") -> Table:
    """A table with this state. ``draws`` are the gems that come out of the bag, ``crumbles`` those that leave it at
    the ends of turns, both in order; empty: ordinary luck."""
    script: dict[str, list[Any]] = {}
    if draws:
        script["bag"] = kinds(draws)
    if crumbles:
        script["crumble"] = kinds(crumbles)
    return Table(RuledForest(content(), state, script=script or None))


def game_of(table: Table) -> ForestGame:
    """The game that a table plays."""
    assert isinstance(table.game, ForestGame)
    return table.game


def state_of(table: Table) -> State:
    """The state as it is now."""
    return game_of(table).state


def give(table: Table, *keys: str) -> None:
    """Give these answers, each to whoever is asked."""
    for key in keys:
        (choice,) = table.pending.values()
        table.answer(choice.seat, choice.serial, key)


def counted(state: State) -> list[int]:
    """All gems by colour, wherever they are."""
    places = [place.delivered for place in state.places]
    return [sum(counts) for counts in zip(state.bag, state.box, state.hand, *places, strict=True)]


def at(card: str) -> int:
    """The place of a card on the tables of tests, counted from 1 as keys do."""
    return ORDER.index(card) + 1
