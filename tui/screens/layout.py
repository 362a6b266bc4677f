"""What the screens around a game have in common: a head row, a middle column, wrapped words."""

from __future__ import annotations

from tui.paint import Canvas, Ground, Role, wrap

WIDEST = 86
"""Cells of the middle column: longer lines are hard to read."""


def column(canvas: Canvas, widest: int = WIDEST) -> tuple[int, int]:
    """Left edge and width of the middle column."""
    width = max(1, min(widest, canvas.width - 4))
    return (canvas.width - width) // 2, width


def head(canvas: Canvas, name: str, words: str = "", tail: str = "") -> None:
    """The first row: which screen this is, and a note at the right."""
    x = canvas.put(1, 0, name, "accent", bold=True)
    end = canvas.width - 1
    if tail:
        end = canvas.put_right(end, 0, tail, "muted") - 2
    if words:
        canvas.put_within(x + 2, 0, max(0, end - x - 2), words, "strong")


def brand(canvas: Canvas, y: int) -> int:
    """The name of the game, spaced, in the middle; returns the row after it."""
    for row, (words, role) in enumerate((("T A M A S H I I", "strong"), ("Chronicle of Ascend", "muted"))):
        inked: Role = "strong" if role == "strong" else "muted"
        canvas.put((canvas.width - len(words)) // 2, y + row, words, inked, bold=row == 0)
    return y + 2


def say(canvas: Canvas, x: int, y: int, width: int, text: str, role: Role = "text", on: Ground = "ground") -> int:
    """Write text in as many lines as it takes; returns the row after it."""
    lines = wrap(text, width)
    for row, line in enumerate(lines):
        canvas.put(x, y + row, line, role, on)
    return y + len(lines)
