"""What a terminal shows, in a form that can be compared: alike to the eye is equal."""

from __future__ import annotations

import pyte
from pyte.screens import Char

from tests.pty.terminal import Terminal

Picture = tuple[list[list[Char]], tuple[int, int]]
"""The cells row by row, and the cell of the cursor: column and row."""


def picture(screen: pyte.Screen) -> Picture:
    """What a screen shows. The ink of a blank is not seen."""
    rows = [[_seen(screen.buffer[y][x]) for x in range(screen.columns)] for y in range(screen.lines)]
    return rows, (screen.cursor.x, screen.cursor.y)


def _seen(cell: Char) -> Char:
    if cell.data != " " or cell.reverse or cell.underscore or cell.strikethrough:
        return cell
    return Char(" ", bg=cell.bg)


def drawn(data: str, cols: int, rows: int) -> Picture:
    """What output makes of an empty screen that does not wrap lines."""
    screen = pyte.Screen(cols, rows)
    pyte.Stream(screen).feed("\x1b[?7l" + data)
    return picture(screen)


def redrawn(term: Terminal, quiet: float = 0.2) -> Picture:
    """The picture that the program draws on an empty screen when it is told to draw all of it."""
    mark = term.mark()
    term.press("ctrl+l")
    term.wait_for(lambda t: t.mark() > mark)
    term.quiet(quiet)
    return drawn(term.bytes_since(mark).decode(), term.cols, term.rows)
