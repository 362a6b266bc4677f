"""A terminal's screen as an SVG picture: cell by cell what a terminal would show, and always the same bytes for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import TypeVar

import pyte
from attrs import frozen
from pyte.screens import Char

CELL_WIDTH, CELL_HEIGHT, BASELINE, FONT_SIZE = 8.4, 17, 13, 14
STROKE = 8.5
"""How low in its cell a horizontal line lies."""
MARGIN = 8
PIECE = re.compile(r"─{2,}|-{2,}|[─-╿]|(?:(?!--)[^\s─-╿])+(?: (?:(?!--)[^\s─-╿])+)*")
"""What is drawn as one: a line, or words with single blanks between them; so no font can shift the rest of a row."""
FONT = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"
ANSI = {
    "black": "#0c0c0c", "red": "#c50f1f", "green": "#13a10e", "brown": "#c19c00",
    "blue": "#0037da", "magenta": "#881798", "cyan": "#3a96dd", "white": "#cccccc",
    "brightblack": "#767676", "brightred": "#e74856", "brightgreen": "#16c60c", "brightbrown": "#f9f1a5",
    "brightblue": "#3b78ff", "brightmagenta": "#b4009e", "brightcyan": "#61d6d6", "brightwhite": "#f2f2f2",
}  # fmt: skip
"""The 16 colours of a usual terminal, by the names that the emulation gives them (it calls yellow brown)."""
T = TypeVar("T")
INK, GROUND = "#cccccc", "#0c0c0c"
"""What a terminal shows where the program names no colour."""


@frozen
class Look:
    """How a cell looks."""

    ink: str
    ground: str
    bold: bool
    underlined: bool


def picture(screen: pyte.Screen, title: str) -> str:
    """The screen as an SVG document; ``title`` is what a reader who sees no pictures is told."""
    width, height = _number(screen.columns * CELL_WIDTH + 2 * MARGIN), screen.lines * CELL_HEIGHT + 2 * MARGIN
    looks = [[look(screen.buffer[row][col]) for col in range(screen.columns)] for row in range(screen.lines)]
    ground = looks[-1][0].ground
    body: list[str] = []
    for row, signs in enumerate(screen.display):
        body += (*_grounds(row * CELL_HEIGHT, looks[row], ground), *_letters(row * CELL_HEIGHT, looks[row], signs))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>text{{font:{FONT_SIZE}px {FONT};white-space:pre}}.b{{font-weight:bold}}"
            ".u{text-decoration:underline}</style>",
            f'<rect width="{width}" height="{height}" rx="6" fill="{ground}"/>',
            f'<g transform="translate({MARGIN} {MARGIN})">',
            *body,
            "</g>",
            "</svg>",
            "",
        ]
    )


def look(cell: Char) -> Look:
    """How a cell of the emulation looks on a dark terminal."""
    ink, ground = _colour(cell.fg, INK), _colour(cell.bg, GROUND)
    if cell.reverse:
        ink, ground = ground, ink
    return Look(ink, ground, cell.bold, cell.underscore)


def _grounds(top: int, looks: list[Look], ground: str) -> Iterator[str]:
    """The grounds of a row that are not the picture's own."""
    for colour, start, end in _runs([cell.ground for cell in looks]):
        if colour != ground:
            # A hair wider and higher than its cells, so that no seam shows between neighbours.
            width, height = _number((end - start) * CELL_WIDTH + 0.3), CELL_HEIGHT + 0.3
            yield f'<rect x="{_at(start)}" y="{top}" width="{width}" height="{height}" fill="{colour}"/>'


def _letters(top: int, looks: list[Look], signs: str) -> Iterator[str]:
    """The letters of a row, in pieces that look alike; long lines as strokes, which no font can make too short."""
    for (ink, bold, underlined), start, end in _runs([(cell.ink, cell.bold, cell.underlined) for cell in looks]):
        names = " ".join(name for name, on in (("b", bold), ("u", underlined)) if on)
        kind = f' class="{names}"' if names else ""
        for piece in PIECE.finditer(signs, start, end):
            left, width = _at(piece.start()), _at(len(piece[0]))
            if piece[0].startswith("──"):
                yield f'<path d="M{left} {top + STROKE}h{width}" stroke="{ink}"/>'
                continue
            place = f'x="{left}" y="{top + BASELINE}" textLength="{width}"'
            yield f'<text {place} lengthAdjust="spacingAndGlyphs"{kind} fill="{ink}">{escape(piece[0])}</text>'


def _runs(values: list[T]) -> Iterator[tuple[T, int, int]]:
    """Equal neighbours together: the value, where the run starts, where it ends."""
    start = 0
    for value, run in groupby(values):
        end = start + len(list(run))
        yield value, start, end
        start = end


def _colour(name: str, own: str) -> str:
    if name == "default":
        return own
    return ANSI.get(name) or f"#{name}"


def _at(col: int) -> str:
    return _number(col * CELL_WIDTH)


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
