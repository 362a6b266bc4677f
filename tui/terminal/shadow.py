"""A shadow of what the terminal shows, so that the cells that differ are sent and no others.

A new picture is compared with the shadow, cell by cell. What differs is written in runs of one pen; between them the
terminal's cursor is moved, or what lies between is written once more where that takes fewer bytes. Places are always
said as row and column, never as steps, so that a glyph of unexpected width shifts nothing.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, groupby
from typing import NamedTuple

from rich.cells import split_graphemes
from textual.strip import Strip

from tui.terminal.pen import RESET, Pen, change, pen_of

Cell = tuple[int, int]
"""Column and row, from 0."""
_UNKNOWN = Pen()
"""The pen of a cell of which nothing is known: no other is the same."""


class Piece(NamedTuple):
    """Strips that lie side by side, and the cell they begin at."""

    x: int
    y: int
    strips: Iterable[Strip]


class _Run(NamedTuple):
    """Cells of one row to be written in one pen: from `start` up to but not including `end`."""

    y: int
    start: int
    end: int
    pen: Pen
    blank: bool
    """Whether they hold nothing but blanks: then every pen that shows the same blank will do."""


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
        runs = _joined([run for y, differs in dirty.items() for run in self._runs(y, differs)])
        # With many colours it is shorter to write one after the other, with few to go from left to right.
        orders = (runs, sorted(runs, key=lambda run: (run.pen.order, run)))
        text = min(map(self._written, orders), key=_bytes)
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

    def _runs(self, y: int, differs: list[bool]) -> Iterable[_Run]:
        """The cells of a row that differ, as runs of one pen."""
        x = 0
        for (wanted, pen), group in groupby(zip(differs, self._pens[y], strict=True)):
            start, x = x, x + len(list(group))
            if wanted:
                yield _Run(y, start, x, pen, not "".join(self._chars[y][start:x]).strip(" "))

    # writing

    def _written(self, runs: Iterable[_Run]) -> str:
        """The runs in this order, from the terminal's own colours back to them."""
        out: list[str] = []
        pen, x, y = RESET, -1, -1
        for run in runs:
            out.append(change(pen, run.pen))
            pen = run.pen
            if (run.start, run.y) != (x, y):
                out.append(self._over(x, run) if run.y == y else _move(run.start, run.y))
            out.append(_text(self._chars[run.y], run.start, run.end))
            x, y = run.end, run.y
        return "".join([*out, change(pen, RESET)])

    def _over(self, x: int, run: _Run) -> str:
        """From a column to a run in the same row: a move, or once more what lies between where that is shorter."""
        move = f"\x1b[{run.start + 1}G"
        if 0 < run.start - x <= len(move):
            chars, pens = self._chars[run.y][x : run.start], self._pens[run.y][x : run.start]
            text = "".join(chars)
            if _bytes(text) <= len(move) and all(
                len(char) == 1 and (was is run.pen or (char == " " and was.blank is run.pen.blank))
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


def _joined(runs: list[_Run]) -> list[_Run]:
    """The runs with their blanks in pens that are in use anyway, those that meet in one pen as one."""
    pens = {run.pen.blank: run.pen for run in reversed(runs) if not run.blank}
    joined: list[_Run] = []
    for y, start, end, pen, blank in runs:
        if blank:
            pen = pens.get(pen.blank, pen.blank)
        pens[pen.blank] = pen
        if joined and (last := joined[-1]).end == start and last.y == y and last.pen is pen:
            joined[-1] = _Run(y, last.start, end, pen, False)
        else:
            joined.append(_Run(y, start, end, pen, False))
    return joined


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


def _bytes(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())
