"""The window is too small: two plain lines, until it is large enough again. Nothing of the game is touched."""

from __future__ import annotations

from tui.paint import Canvas
from tui.screens.page import Page

LEAST_WIDTH, LEAST_HEIGHT = 80, 24


def too_small(width: int, height: int) -> bool:
    """Whether no screen fits into this many cells."""
    return width < LEAST_WIDTH or height < LEAST_HEIGHT


class SmallScreen(Page[None]):
    """Every key but q is ignored; q asks, and a second key leaves."""

    def __init__(self) -> None:
        super().__init__()
        self._asking = False

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """Two lines, cut where even they do not fit."""
        width, height = self.size
        first = f"Tamashii needs {LEAST_WIDTH}x{LEAST_HEIGHT}, this is {width}x{height}."
        second = "Leave? y leaves, other keys stay." if self._asking else "Nothing is lost. Make it larger; q leaves."
        canvas.put(0, 0, first, "strong")
        canvas.put(0, 1, second)
        return 0, min(1, max(0, height - 1))

    def press(self, key: str, character: str | None) -> None:
        """q asks, y after it leaves."""
        if self._asking and key == "y":
            self.host.leave()
        self._asking = key == "q" and not self._asking
