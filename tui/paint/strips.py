"""From cells to what Textual shows: as few runs of colour as the eye allows, since each costs time and bytes."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tui.paint.canvas import Look
from tui.paint.palettes import Palette


def _ground(style: Style) -> object:
    """What a blank in this style shows: its ground, or the whole style when the letter's colour shows too."""
    return style if style.reverse else style.bgcolor


def row_strip(chars: Sequence[str], looks: Sequence[Look], palette: Palette) -> Strip:
    """One row as a strip. A blank takes the colours of its neighbour when both have the same ground."""
    segments: list[Segment] = []
    pending, style = "", Style.null()  # the run being built
    blank = True  # whether it holds only blanks so far
    width = len(chars)
    x = 0
    while x < width:
        current = looks[x]
        end = x + 1
        while end < width and looks[end] is current:
            end += 1
        text = "".join(chars[x:end])
        x = end
        new = palette.style(*current)
        empty = text.isspace()
        if not pending:
            pending, style, blank = text, new, empty
        elif new == style or (empty and _ground(new) == _ground(style)):
            pending, blank = pending + text, blank and empty
        elif blank and _ground(new) == _ground(style):
            pending, style, blank = pending + text, new, empty
        else:
            segments.append(Segment(pending, style))
            pending, style, blank = text, new, empty
    if pending:
        segments.append(Segment(pending, style))
    return Strip(segments, width)
