"""A plain matcher for patterns, to check the fast one against: every turn, every place, cell by cell."""

from __future__ import annotations

from functools import cache

from core.ascend.content import content
from core.ascend.names import BASIC, OPEN, TOKEN_NAMES

Lying = dict[int, str]
"""A pattern on the grid: the cell's letter for each slot it covers."""


@cache
def lyings(rows: tuple[str, ...]) -> tuple[Lying, ...]:
    """Every way a shape can lie on 4 rows and 5 columns, turned by quarters, never mirrored (rulebook p.8)."""
    width = max(len(row) for row in rows)
    grid = [row.ljust(width, ".") for row in rows]
    found: list[Lying] = []
    for _ in range(4):
        for down in range(-4, 5):
            for right in range(-5, 6):
                cells = {
                    (row + down, column + right): letter
                    for row, line in enumerate(grid)
                    for column, letter in enumerate(line)
                    if letter != "."
                }
                lying = {row * 5 + column: letter for (row, column), letter in cells.items()}
                if all(0 <= row < 4 and 0 <= column < 5 for row, column in cells) and lying not in found:
                    found.append(lying)
        grid = ["".join(line) for line in zip(*grid[::-1], strict=True)]
    return tuple(found)


def serves(token: int, letter: str, core: int) -> bool:
    """Whether a token may stand in a cell (rulebook p.6-7)."""
    if letter == "C":
        return token in (core, OPEN)
    if letter == "*":
        return token in (*BASIC, OPEN)
    if letter in "OX":
        return TOKEN_NAMES[token] == {"O": "open", "X": "corrupted"}[letter]
    return token == OPEN or TOKEN_NAMES[token][0].upper() == letter


def fits(lying: Lying, slots: tuple[int, ...] | list[int], core: int) -> bool:
    """Whether the tokens on a Launcher make the pattern where it lies."""
    return all(slots[slot] and serves(slots[slot], letter, core) for slot, letter in lying.items())


def _all_shapes() -> list[tuple[str, ...]]:
    """Every different shape in the content."""
    everything = content()
    patterns = [basic.pattern for basic in everything.basics] + [everything.bot.pattern]
    patterns += [body.cost for body in everything.bodies.values()]
    patterns += [augment.pattern for augment in everything.faction_augments.values()]
    for card in everything.enemies.values():
        patterns += [hack.pattern for hack in (*card.hacks, card.repel) if hack is not None]
    return sorted({pattern.rows for pattern in patterns})


SHAPES = _all_shapes()
