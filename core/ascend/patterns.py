"""Patterns: their shapes, and where they lie on a Launcher (rulebook p.7-8).

A pattern may be turned by 90, 180 and 270 degrees but not mirrored; a cell that does not care may hold anything.
The search works on whole Launchers at once: one bit a slot, and for each turned shape the anchors where every
cell fits are found by shifting and joining bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from attrs import field, frozen

from core.ascend.names import BLUE, COLUMNS, CORRUPTED, GREEN, OPEN, RED, ROWS, SLOTS, YELLOW

CORE, ANY = 7, 8
"""Cells beside the kinds of Data: the Core Data's kind, and any Basic Data (rulebook p.7)."""
CELLS = {"B": BLUE, "G": GREEN, "Y": YELLOW, "R": RED, "O": OPEN, "X": CORRUPTED, "C": CORE, "*": ANY}
LETTERS = {cell: letter for letter, cell in CELLS.items()}

_BITS = tuple(1 << slot for slot in range(SLOTS))
Have = tuple[int, ...]
"""For each cell kind (0 to 8) the slots whose token may stand there, one bit a slot."""


@frozen
class Turned:
    """A shape in one rotation: its cells from the top left corner, and where that corner may lie."""

    cells: tuple[tuple[int, int], ...]
    """(shift in slots, cell kind), in rising order."""
    anchors: int

    def slots(self, anchor: int) -> tuple[int, ...]:
        """The slots it covers with its corner there, in rising order."""
        return tuple([anchor + shift for shift, _ in self.cells])


@frozen
class Pattern:
    """The shape of a pattern. Raises ValueError for an unknown cell or a shape that fits no Launcher."""

    rows: tuple[str, ...]
    turns: tuple[Turned, ...] = field(init=False, eq=False, repr=False)
    need: tuple[tuple[int, int], ...] = field(init=False, eq=False, repr=False)
    """(cell kind, how many): a Launcher without these tokens is passed over at once."""

    def __attrs_post_init__(self) -> None:
        cells = [
            (row, column, letter)
            for row, line in enumerate(self.rows)
            for column, letter in enumerate(line)
            if letter != "."
        ]
        if not cells:
            raise ValueError("a pattern needs at least one cell")
        unknown = {letter for _, _, letter in cells} - set(CELLS)
        if unknown:
            raise ValueError(f"a pattern has no cell {sorted(unknown)[0]!r}")
        kinds = [CELLS[letter] for _, _, letter in cells]
        object.__setattr__(self, "need", tuple((kind, kinds.count(kind)) for kind in sorted(set(kinds))))
        object.__setattr__(self, "turns", _turns([(row, column, CELLS[letter]) for row, column, letter in cells]))

    @property
    def size(self) -> int:
        """How many cells it has."""
        return sum(count for _, count in self.need)

    @property
    def shape(self) -> tuple[str, ...]:
        """The rows as shown to players: ``A`` for any."""
        return tuple(row.replace("*", "A") for row in self.rows)

    def sets(self, have: Have) -> list[tuple[int, ...]]:
        """Every set of slots whose tokens make the pattern, each once, in rising order of slots."""
        found: list[tuple[int, ...]] = []
        for turned in self.turns:
            bits = turned.anchors
            for shift, kind in turned.cells:
                bits &= have[kind] >> shift
                if not bits:
                    break
            while bits:
                low = bits & -bits
                slots = turned.slots(low.bit_length() - 1)
                if slots not in found:
                    found.append(slots)
                bits ^= low
        return found

    def placements(self) -> list[tuple[tuple[int, int], ...]]:
        """Every way to lie on the grid: (slot, cell kind) pairs."""
        return [
            tuple((anchor + shift, kind) for shift, kind in turned.cells)
            for turned in self.turns
            for anchor in range(ROWS * COLUMNS)
            if turned.anchors >> anchor & 1
        ]


def _turns(cells: list[tuple[int, int, int]]) -> tuple[Turned, ...]:
    """The different rotations that fit the grid, the upright one first."""
    turns: dict[tuple[tuple[int, int], ...], Turned] = {}
    for _ in range(4):
        top, left = min(row for row, _, _ in cells), min(column for _, column, _ in cells)
        cells = sorted((row - top, column - left, kind) for row, column, kind in cells)
        height, width = 1 + max(row for row, _, _ in cells), 1 + max(column for _, column, _ in cells)
        anchors = sum(
            1 << (row * COLUMNS + column) for row in range(ROWS - height + 1) for column in range(COLUMNS - width + 1)
        )
        shifts = tuple((row * COLUMNS + column, kind) for row, column, kind in cells)
        if anchors:
            turns.setdefault(shifts, Turned(shifts, anchors))
        cells = [(column, -row, kind) for row, column, kind in cells]
    if not turns:
        raise ValueError(f"a pattern must fit the {ROWS} x {COLUMNS} Launcher")
    return tuple(turns.values())


@cache
def mirrored(pattern: Pattern) -> Pattern:
    """The mirror image, which only a card allows (p.8)."""
    width = max(len(row) for row in pattern.rows)
    return Pattern(tuple(row.ljust(width, ".")[::-1] for row in pattern.rows))


@cache
def loosened(pattern: Pattern, n: int) -> tuple[Pattern, ...]:
    """The pattern with up to n cells that take any basic Data instead of their kind."""
    cells = [(r, c) for r, row in enumerate(pattern.rows) for c, letter in enumerate(row) if letter not in ".*X"]
    found = {pattern: None}
    for chosen in combinations(cells, min(n, len(cells))):
        rows = [list(row) for row in pattern.rows]
        for r, c in chosen:
            rows[r][c] = "*"
        found[Pattern(tuple("".join(row) for row in rows))] = None
    return tuple(found)


def have_masks(slots: Sequence[int], core: int, second: int = 0, corrupted_serves: bool = False) -> Have:
    """Which slots hold a token for each cell kind; Open Data serves for any basic, core or any cell (p.6).

    Cards may make a ``second`` kind Core too, and let Corrupted Data stand for any cells.
    """
    masks = [0] * 7
    for bit, token in zip(_BITS, slots, strict=True):
        masks[token] |= bit
    open_data = masks[OPEN]
    blue, green = masks[BLUE] | open_data, masks[GREEN] | open_data
    yellow, red = masks[YELLOW] | open_data, masks[RED] | open_data
    anything = blue | green | yellow | red
    if corrupted_serves:
        anything |= masks[CORRUPTED]
    cores = masks[core] | open_data
    if second:
        cores |= masks[second]
    return (0, blue, green, yellow, red, open_data, masks[CORRUPTED], cores, anything)
