"""How many programming moves a pattern is away, counted exactly, and which moves make it.

A move exchanges the contents of two neighbouring unlocked slots (rulebook p.7), where a card allows it also over a
corner. Only what a token can serve for matters, so a Launcher is reduced to one bit mask for each cell kind of the
pattern. The search deepens move by move. A placement stays in play only while some way to give it tokens could still
be walked in the moves left: a straight move takes one token right and one left, or one up and one down, so it takes
at least max(right, left) + max(up, down) moves. A diagonal move does both at once: where there are such, it takes at
least the largest of the four, and half of all the steps. These bounds never overrate, so the count is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from attrs import frozen

from core.ascend.components import Source
from core.ascend.game import Game
from core.ascend.kit.reading import has
from core.ascend.launcher import DIAGONALS, PAIRS
from core.ascend.launching import second_core, shapes
from core.ascend.names import COLUMNS, SLOTS
from core.ascend.patterns import Have, Pattern, have_masks

Masks = tuple[int, ...]
Target = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
"""A placement: its slots, each with the index of the mask that must hold it, in the order of the masks; then for
each of these indices all of its slots, one bit a slot."""
Move = tuple[int, int]
Way = tuple[tuple[Move, ...], tuple[int, ...]]
"""Moves (pairs of slots), and the slots of the placement they make."""
Shapes = tuple[tuple[str, ...], ...]
"""The rows of each shape that a pattern may have."""
Need = tuple[tuple[int, int], ...]
"""Cell kinds of a shape, and how many of each."""
MOST_MOVES = SLOTS - 1
"""Moves looked ahead at most."""


@frozen
class Leave:
    """What cards allow beside the rules of every Launcher."""

    diagonal: bool = False
    """Slides and switches may be diagonal."""
    second: int = 0
    """A second kind of Data that is Core too, 0 for none."""
    corrupted_serves: bool = False
    """Corrupted Data may stand for any cells."""


NO_LEAVE = Leave()


def leave_of(game: Game, number: int) -> Leave:
    """What the cards of a seat allow on its Launcher now."""
    return Leave(has(game, number, "diagonal"), second_core(game, number), has(game, number, "serves"))


def way_for(game: Game, number: int, source: Source, limit: int) -> Way | None:
    """The shortest moves that make a source's pattern for a seat, with all that its cards allow."""
    seat = game.state.seats[number]
    return way_to(shapes(game, number, source), seat.slots, seat.locks, seat.core, limit, leave_of(game, number))


def way_to(
    pattern: Pattern | tuple[Pattern, ...],
    slots: Sequence[int],
    locks: int,
    core: int,
    limit: int,
    leave: Leave = NO_LEAVE,
) -> Way | None:
    """The shortest moves that make a pattern, or one of several shapes of it, and the slots it then covers.

    ``limit`` is how many moves are left. Returns None when the pattern is further away than that. An empty tuple
    of moves means that it is there already.
    """
    rows = (pattern.rows,) if isinstance(pattern, Pattern) else tuple(shape.rows for shape in pattern)
    return _way(rows, tuple(slots), locks, core, min(limit, MOST_MOVES), leave)


@lru_cache(maxsize=4096)
def _way(rows: Shapes, slots: tuple[int, ...], locks: int, core: int, limit: int, leave: Leave) -> Way | None:
    kinds, places, needs = _targets(rows)
    have = have_masks(slots, core, leave.second, leave.corrupted_serves)
    if not any(_enough(have, need) for need in needs):
        return None
    search = _Search(locks, leave.diagonal)
    masks = tuple([have[kind] & search.free for kind in kinds])
    targets = search.within(masks, places, limit)
    for left in range(limit + 1 if targets else 0):
        if (way := search.find(masks, targets, left)) is not None:
            return way
    return None


def _enough(have: Have, need: Need) -> bool:
    return all(have[kind].bit_count() >= count for kind, count in need)


@lru_cache(maxsize=512)
def _targets(shapes_rows: Shapes) -> tuple[tuple[int, ...], tuple[Target, ...], tuple[Need, ...]]:
    """Cell kinds of all shapes, their placements with each cell told as an index into those kinds, and their needs."""
    patterns = [Pattern(rows) for rows in shapes_rows]
    kinds = tuple(sorted({kind for pattern in patterns for kind, _ in pattern.need}))
    places = {
        tuple(sorted(((slot, kinds.index(kind)) for slot, kind in place), key=lambda cell: (cell[1], cell[0])))
        for pattern in patterns
        for place in pattern.placements()
    }
    targets = tuple((place, _by_index(place)) for place in sorted(places))
    return kinds, targets, tuple(pattern.need for pattern in patterns)


def _by_index(place: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    cells: dict[int, int] = {}
    for slot, index in place:
        cells[index] = cells.get(index, 0) | 1 << slot
    return tuple(cells.items())


# -- what is near, and what steps cost ---------------------------------------------------------------------------

_FIELD = 8
"""Bits of a budget; the topmost is a guard, which a budget loses when it is overdrawn."""
_GUARDS = sum(1 << (_FIELD * place + _FIELD - 1) for place in range(5))


_EDGES = tuple(sum(1 << row * COLUMNS + column for row in range(SLOTS // COLUMNS)) for column in (0, COLUMNS - 1))
"""The slots of the first and of the last column."""


def _spread(slots: int, free: int, diagonal: bool) -> int:
    """Slots, one bit each, with all that a move over free slots exchanges them with."""
    across = slots | (slots & ~_EDGES[0]) >> 1 | (slots & ~_EDGES[1]) << 1
    along = across if diagonal else slots
    return (across | along >> COLUMNS | along << COLUMNS) & free


@lru_cache(maxsize=512)
def _near(locks: int, diagonal: bool) -> tuple[tuple[int, ...], ...]:
    """For each slot and number of steps, the slots within so many steps over unlocked slots, one bit a slot."""
    free = ~locks & (1 << SLOTS) - 1
    table = []
    for slot in range(SLOTS):
        rings = [1 << slot & free]
        while len(rings) <= MOST_MOVES:
            wider = _spread(rings[-1], free, diagonal)
            if wider == rings[-1]:
                rings += [wider] * (MOST_MOVES + 1 - len(rings))
            else:
                rings.append(wider)
        table.append(tuple(rings))
    return tuple(table)


@lru_cache(maxsize=512)
def _pairs(locks: int, diagonal: bool) -> tuple[Move, ...]:
    """The unlocked slots that can be exchanged."""
    pairs = (*PAIRS, *DIAGONALS) if diagonal else PAIRS
    return tuple((a, b) for a, b in pairs if not (locks >> a | locks >> b) & 1)


@lru_cache(maxsize=512)
def _filling(locks: int, diagonal: bool) -> dict[int, list[int]]:
    """Which of the pairs can fill a slot, or two, told as one bit each."""
    found: dict[int, list[int]] = {}
    for place, (a, b) in enumerate(_pairs(locks, diagonal)):
        for slots in (1 << a, 1 << b, 1 << a | 1 << b):
            found.setdefault(slots, []).append(place)
    return found


@lru_cache(maxsize=2)
def _costs(diagonal: bool) -> tuple[dict[int, int], ...]:
    """For each slot and each slot a token may come from (as its bit), what that takes from every budget.

    Straight: max(right, left) + max(up, down) fits a number when each sum of one of either kind does.
    """
    table = []
    for slot in range(SLOTS):
        costs = {}
        for start in range(SLOTS):
            across, along = slot % COLUMNS - start % COLUMNS, slot // COLUMNS - start // COLUMNS
            right, left, down, up = max(0, across), max(0, -across), max(0, along), max(0, -along)
            if diagonal:
                costs[1 << start] = _packed(right, left, down, up, max(abs(across), abs(along)))
            else:
                costs[1 << start] = _packed(right + down, right + up, left + down, left + up, 0)
        table.append(costs)
    return tuple(table)


@lru_cache(maxsize=2)
def _budgets(diagonal: bool) -> tuple[int, ...]:
    """For each number of moves, what they give to every budget: a diagonal step counts for two tokens."""
    return tuple(
        _GUARDS + _packed(moves, moves, moves, moves, 2 * moves if diagonal else 0) for moves in range(MOST_MOVES + 1)
    )


def _packed(*numbers: int) -> int:
    return sum(number << _FIELD * place for place, number in enumerate(numbers))


def _assign(wanted: list[tuple[dict[int, int], int]], at: int, used: int, budget: int) -> bool:
    """Give the cells from ``at`` on a token each, none twice, so that no budget is overdrawn."""
    if at == len(wanted):
        return True
    costs, tokens = wanted[at]
    tokens &= ~used
    while tokens:
        bit = tokens & -tokens
        tokens ^= bit
        left = budget - costs[bit]
        if left & _GUARDS == _GUARDS and _assign(wanted, at + 1, used | bit, left):
            return True
    return False


# -- the search --------------------------------------------------------------------------------------------------


class _Search:
    """One search over the unlocked slots of a Launcher."""

    def __init__(self, locks: int, diagonal: bool) -> None:
        self.free = ~locks & (1 << SLOTS) - 1
        self.diagonal = diagonal
        self.near = _near(locks, diagonal)
        self.pairs = _pairs(locks, diagonal)
        self.filling = _filling(locks, diagonal)
        self.costs = _costs(diagonal)
        self.budgets = _budgets(diagonal)
        self.tried: dict[Masks, int] = {}
        self.reached: dict[tuple[int, int], int] = {}

    def close_enough(self, masks: Masks, targets: Sequence[Target], left: int) -> list[Target]:
        """The placements that the bound does not rule out with this many moves left."""
        return [target for target in self.within(masks, targets, left) if self._fits(masks, target, left)]

    def within(self, masks: Masks, targets: Sequence[Target], left: int) -> list[Target]:
        """The placements of which each cell, taken by itself, has a token within so many moves."""
        far = [~self._reached(mask, left) for mask in masks]
        found = []
        for target in targets:
            for index, cells in target[1]:
                if cells & far[index]:
                    break
            else:
                found.append(target)
        return found

    def _reached(self, mask: int, left: int) -> int:
        """The slots that some token of a mask can come to in so many moves."""
        if left == 0:
            return mask
        known = self.reached.get((mask, left))
        if known is None:
            known = self.reached[mask, left] = _spread(self._reached(mask, left - 1), self.free, self.diagonal)
        return known

    def _fits(self, masks: Masks, target: Target, left: int) -> bool:
        """Whether tokens could be given to all cells of a placement so that the bound lets them arrive."""
        near, costs = self.near, self.costs
        wanted = [(costs[slot], near[slot][left] & masks[index]) for slot, index in target[0]]
        return _assign(wanted, 0, 0, self.budgets[left])

    def find(self, masks: Masks, targets: Sequence[Target], left: int, last: int = 0) -> Way | None:
        """Moves that make one of the placements with exactly the moves left: fewer have been looked for before.

        ``last`` is the place of the move before: one further ahead that it does not touch has been tried first.
        """
        if left <= 1:
            return self._last(masks, targets) if left else _made(masks, targets)
        if self.tried.get(masks, -1) >= left:
            return None
        targets = self.close_enough(masks, targets, left)
        if not targets:
            return None
        self.tried[masks] = left
        begin, end = self.pairs[last]
        for place, (a, b) in enumerate(self.pairs):
            if place < last and a not in (begin, end) and b not in (begin, end):
                continue
            after = _exchange(masks, a, b)
            if after is not masks and (way := self.find(after, targets, left - 1, place)) is not None:
                return ((a, b), *way[0]), way[1]
        return None

    def _last(self, masks: Masks, targets: Sequence[Target]) -> Way | None:
        """The one move that makes a placement: it fills two slots at most."""
        close = [(target, missing) for target in targets if (missing := _missing(masks, target)).bit_count() <= 2]
        for place in sorted({place for _, missing in close for place in self.filling.get(missing, ())}):
            a, b = self.pairs[place]
            filled = [target for target, missing in close if not missing & ~(1 << a | 1 << b)]
            if (way := _made(_exchange(masks, a, b), filled)) is not None:
                return ((a, b),), way[1]
        return None


def _made(masks: Masks, targets: Sequence[Target]) -> Way | None:
    """No moves, and the first of the placements that is there."""
    made = next((target for target in targets if not _missing(masks, target)), None)
    return None if made is None else ((), tuple(slot for slot, _ in made[0]))


def _missing(masks: Masks, target: Target) -> int:
    """The slots of a placement that hold no token for it, one bit each."""
    missing = 0
    for index, cells in target[1]:
        missing |= cells & ~masks[index]
    return missing


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
