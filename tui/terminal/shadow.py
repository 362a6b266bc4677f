"""A shadow of what the terminal shows, so that the cells that differ are sent and no others.

A new picture is compared with the shadow, cell by cell. What differs is written in runs of one pen; between them the
terminal's cursor is moved, or what lies between is written once more where that takes fewer bytes. Places are always
said as row and column, never as steps, so that a glyph of unexpected width shifts nothing.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import chain, groupby, pairwise
from typing import NamedTuple

from rich.cells import split_graphemes
from textual.strip import Strip

from tui.terminal.pen import RESET, Pen, by_ground, change, pen_of

Cell = tuple[int, int]
"""Column and row, from 0."""
_UNKNOWN = Pen()
"""The pen of a cell of which nothing is known: no other is the same."""


class Piece(NamedTuple):
    """Strips that lie side by side, and the cell they begin at."""

    x: int
    y: int
    strips: Iterable[Strip]


_Run = tuple[int, int, int, Pen]
"""Cells of one row to be written in one pen: the row, the first of them, the one after the last, the pen."""
_MOVE = 6
"""Bytes of a move of the cursor, about."""


class Shadow:
    """The cells of one terminal. What is not known, as all is at first, differs from everything."""

    def __init__(self) -> None:
        self._size = (0, 0)
        self._cursor: Cell | None = None
        self._chars: list[list[str]] = []
        self._pens: list[list[Pen]] = []

    def forget(self) -> None:
        """Know nothing any more: others may have written on the screen, or it was cleared."""
        width, height = self._size
        self._cursor = None
        self._chars = [[" "] * width for _ in range(height)]
        self._pens = [[_UNKNOWN] * width for _ in range(height)]

    def draw(self, size: tuple[int, int], pieces: Iterable[Piece], cursor: Cell) -> str:
        """What makes the terminal show these pieces, and its cursor stand there; empty where it does already.

        ``size`` is columns and rows. With another size than before nothing is known any more. The terminal must write
        with its own colours before, and does so afterwards.
        """
        if size != self._size:
            self._size = size
            self.forget()
        dirty: dict[int, list[bool]] = {}
        for piece in pieces:
            self._take(piece, dirty)
        text = self._written(_in_order(self._runs(dirty)))
        if text or cursor != self._cursor:
            text += _move(*cursor)
        self._cursor = cursor
        return text

    # comparing

    def _take(self, piece: Piece, dirty: dict[int, list[bool]]) -> None:
        """Take in a piece, and note by row which cells differ from what is shown."""
        x, y, strips = piece
        chars, pens = _laid_out(strips)
        end = x + len(chars)
        shown_chars, shown_pens = self._chars[y], self._pens[y]
        if shown_chars[x:end] == chars and shown_pens[x:end] == pens:
            return
        differs = dirty.setdefault(y, [False] * len(shown_chars))
        differs[x:end] = [
            noted or old != new or (was is not pen and (new != " " or was.blank is not pen.blank))
            for noted, old, new, was, pen in zip(
                differs[x:end], shown_chars[x:end], chars, shown_pens[x:end], pens, strict=True
            )
        ]
        for half in _halves(shown_chars, x, end):
            shown_chars[half], differs[half] = " ", True
        shown_chars[x:end], shown_pens[x:end] = chars, pens
        if "" in chars:  # a wide glyph differs as a whole
            for half in (at for at in range(x, end) if not shown_chars[at]):
                differs[half - 1] = differs[half] = differs[half - 1] or differs[half]

    # writing

    def _runs(self, dirty: Mapping[int, list[bool]]) -> list[_Run]:
        """The cells that differ as runs, row by row. A blank is written in a pen that is in use anyway, if one does."""
        runs: list[_Run] = []
        latest: dict[Pen, Pen] = {}
        loose = False  # whether the last run holds nothing but blanks
        for y, differs in dirty.items():
            x = 0
            for (wanted, pen), group in groupby(zip(differs, self._pens[y], strict=True)):
                start, x = x, x + len(list(group))
                if not wanted:
                    continue
                empty = not "".join(self._chars[y][start:x]).strip(" ")
                if empty:
                    pen = latest.get(pen.blank, pen.blank)
                else:
                    latest[pen.blank] = pen
                if runs and runs[-1][2] == start and runs[-1][0] == y:
                    before = runs[-1][3]
                    if before is pen or (loose and before.blank is pen.blank):
                        start, empty = runs.pop()[1], loose and empty
                runs.append((y, start, x, pen))
                loose = empty
        return runs

    def _written(self, runs: Iterable[_Run]) -> str:
        """The runs in this order, from the terminal's own colours back to them."""
        out: list[str] = []
        pen, at_x, at_y = RESET, -1, -1
        for y, start, end, wanted in runs:
            out.append(change(pen, wanted))
            pen = wanted
            if y != at_y:
                out.append(_move(start, y))
            elif start != at_x:
                out.append(self._over(y, at_x, start, pen))
            out.append(_text(self._chars[y], start, end))
            at_x, at_y = end, y
        return "".join([*out, change(pen, RESET)])

    def _over(self, y: int, x: int, start: int, pen: Pen) -> str:
        """From a column to another in the same row: a move, or once more what lies between where that is shorter."""
        move = f"\x1b[{start + 1}G"
        if 0 < start - x <= len(move):
            chars, pens = self._chars[y][x:start], self._pens[y][x:start]
            text = "".join(chars)
            if len(text.encode()) <= len(move) and all(
                len(char) == 1 and (was is pen or (char == " " and was.blank is pen.blank))
                for char, was in zip(chars, pens, strict=True)
            ):
                return text
        return move


def _halves(chars: list[str], start: int, end: int) -> list[int]:
    """The cells beside these in which half a wide glyph would stay when these are written over."""
    return [start - 1] * (chars[start] == "") + [end] * (end < len(chars) and chars[end] == "")


def _laid_out(strips: Iterable[Strip]) -> tuple[list[str], list[Pen]]:
    """What strips hold, cell by cell."""
    chars: list[str] = []
    pens: list[Pen] = []
    for text, style, _ in chain.from_iterable(strips):
        cells = _cells(text)
        chars += cells
        pens += [pen_of(style)] * len(cells)
    return chars, pens


def _in_order(runs: list[_Run]) -> list[_Run]:
    """The runs as they are, from left to right, or one pen after the other: whichever takes fewer bytes.

    With many colours the codes weigh more, with few the moves that are saved where one run meets the next.
    """
    by_pen: dict[Pen, list[_Run]] = {}
    for run in runs:
        by_pen.setdefault(run[3], []).append(run)
    pens = sorted(by_pen, key=by_ground)
    met = sum(one[0] == other[0] and one[2] == other[1] for one, other in pairwise(runs))
    if _codes(run[3] for run in runs) <= _codes(pens) + _MOVE * met:
        return runs
    return [run for pen in pens for run in by_pen[pen]]


def _codes(pens: Iterable[Pen]) -> int:
    """Bytes of the codes that lead from pen to pen."""
    return sum(len(change(old, new)) for old, new in pairwise(pens))


@lru_cache(maxsize=4096)
def _cells(text: str) -> list[str]:
    """A text in cells. A wide glyph has an empty cell after it; marks without a width belong to the cell before."""
    if text.isascii() and text.isprintable():
        return list(text)
    cells: list[str] = []
    for start, end, width in split_graphemes(text)[0]:
        if width:
            cells += [text[start:end], *[""] * (width - 1)]
    return cells


def _text(chars: list[str], start: int, end: int) -> str:
    """Cells as text. After a glyph whose width terminals may see otherwise the cursor is put where it belongs."""
    text = "".join(chars[start:end])
    if text.isascii() or set(map(len, chars[start:end])) == {1}:
        return text
    return "".join(
        char if len(char) == 1 else f"{char}\x1b[{after}G" for after, char in enumerate(chars[start:end], start + 2)
    )


def _move(x: int, y: int) -> str:
    return f"\x1b[{y + 1};{x + 1}H"
