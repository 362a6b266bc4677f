"""How many programming moves a pattern is away, counted exactly, and which moves make it.

A move exchanges the contents of two neighbouring unlocked slots (rulebook p.7). Only what a token can serve for
matters, so a Launcher is reduced to one bit mask for each cell kind of the pattern. The search deepens move by
move. A placement stays in play only while some way to give it tokens could still be walked in the moves left:
a move along a row takes one token right and one left, a move along a column one up and one down, so it takes at
least max(right, left) + max(up, down) moves. That bound never overrates, so the count is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from core.ascend.launcher import NEIGHBOURS, PAIRS
from core.ascend.names import COLUMNS, SLOTS
from core.ascend.patterns import Pattern, have_masks

Masks = tuple[int, ...]
Target = tuple[tuple[int, int], ...]
"""Slots of a placement, each with the index of the mask that must hold it, in the order of the masks."""
Move = tuple[int, int]
Way = tuple[tuple[Move, ...], tuple[int, ...]]
"""Moves (pairs of slots), and the slots of the placement they make."""


@lru_cache(maxsize=64)
def _near(locks: int) -> tuple[tuple[int, ...], ...]:
    """For each slot and distance, the slots within that many steps over unlocked slots."""
    table = []
    for slot in range(SLOTS):
        rings, reached = [], 0 if locks >> slot & 1 else 1 << slot
        for _ in range(9):
            rings.append(reached)
            for other in range(SLOTS):
                if reached >> other & 1:
                    for beside in NEIGHBOURS[other]:
                        if not locks >> beside & 1:
                            reached |= 1 << beside
        table.append(tuple(rings))
    return tuple(table)


@lru_cache(maxsize=256)
def _targets(rows: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[Target, ...]]:
    """Cell kinds of a pattern, and its placements with each cell told as an index into those kinds."""
    pattern = Pattern(rows)
    kinds = tuple(kind for kind, _ in pattern.need)
    places = tuple(
        tuple(sorted(((slot, kinds.index(kind)) for slot, kind in place), key=lambda cell: cell[1]))
        for place in pattern.placements()
    )
    return kinds, places


def _fits(masks: Masks, target: Target, near: tuple[tuple[int, ...], ...], left: int) -> bool:
    """Whether tokens could be given to all cells of a placement so that the bound lets them arrive."""
    wanted = []
    for slot, index in target:
        tokens = near[slot][left] & masks[index]
        if not tokens:
            return False
        wanted.append((slot, tokens))
    return _assign(wanted, 0, 0, 0, 0, 0, 0, left)


def _assign(
    wanted: list[tuple[int, int]], at: int, used: int, right: int, left: int, down: int, up: int, budget: int
) -> bool:
    """Give the cells from ``at`` on a token each, none twice; the numbers are steps needed so far each way."""
    if at == len(wanted):
        return True
    slot, tokens = wanted[at]
    tokens &= ~used
    row, column = divmod(slot, COLUMNS)
    while tokens:
        bit = tokens & -tokens
        tokens ^= bit
        from_row, from_column = divmod(bit.bit_length() - 1, COLUMNS)
        across, along = column - from_column, row - from_row
        to_right, to_left = (right + across, left) if across > 0 else (right, left - across)
        downward, upward = (down + along, up) if along > 0 else (down, up - along)
        least = max(to_right, to_left) + max(downward, upward)
        if least <= budget and _assign(wanted, at + 1, used | bit, to_right, to_left, downward, upward, budget):
            return True
    return False


class _Search:
    """One search over the unlocked slots of a Launcher."""

    def __init__(self, locks: int) -> None:
        self.near = _near(locks)
        self.pairs = [(a, b) for a, b in PAIRS if not (locks >> a | locks >> b) & 1]
        self.tried: dict[Masks, int] = {}

    def close_enough(self, masks: Masks, targets: Sequence[Target], left: int) -> list[Target]:
        """The placements that the bound does not rule out with this many moves left."""
        near = self.near
        return [target for target in targets if _fits(masks, target, near, left)]

    def find(self, masks: Masks, targets: Sequence[Target], left: int) -> Way | None:
        """Moves that make one of the placements with exactly the moves left or fewer."""
        targets = self.close_enough(masks, targets, left)
        if not targets:
            return None
        for target in targets:
            if all(masks[index] >> slot & 1 for slot, index in target):
                return (), tuple(slot for slot, _ in target)
        if left == 0 or self.tried.get(masks, -1) >= left:
            return None
        self.tried[masks] = left
        for a, b in self.pairs:
            after = _exchange(masks, a, b)
            if after is not masks and (way := self.find(after, targets, left - 1)) is not None:
                return ((a, b), *way[0]), way[1]
        return None


def _exchange(masks: Masks, a: int, b: int) -> Masks:
    """The masks after the contents of two slots change places; the same object when nothing changes."""
    both = 1 << a | 1 << b
    changed = False
    after = []
    for mask in masks:
        if (mask >> a ^ mask >> b) & 1:
            mask ^= both
            changed = True
        after.append(mask)
    return tuple(after) if changed else masks


@lru_cache(maxsize=4096)
def _way(rows: tuple[str, ...], slots: tuple[int, ...], locks: int, core: int, limit: int) -> Way | None:
    kinds, places = _targets(rows)
    have = have_masks(slots, core)
    masks = tuple(have[kind] for kind in kinds)
    if any(masks[kinds.index(kind)].bit_count() < count for kind, count in Pattern(rows).need):
        return None
    targets = [target for target in places if not any(locks >> slot & 1 for slot, _ in target)]
    search = _Search(locks)
    for left in range(limit + 1):
        if (way := search.find(masks, targets, left)) is not None:
            return way
    return None


def way_to(pattern: Pattern, slots: Sequence[int], locks: int, core: int, limit: int) -> Way | None:
    """The shortest moves that make a pattern, and the slots it then covers.

    ``limit`` is how many moves are left. Returns None when the pattern is further away than that. An empty tuple
    of moves means that it is there already.
    """
    return _way(pattern.rows, tuple(slots), locks, core, limit)
