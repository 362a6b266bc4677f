"""The log at the table, or the story while nothing has happened: whole sentences, read back page by page."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from core.forest.log import is_heading, scatters
from core.forest.view import ForestView
from tui.paint import Canvas, Role, wrap

_HANG = 2
"""Cells that the further lines of a sentence stand in."""


@frozen
class _Line:
    words: str
    role: Role = "text"
    bold: bool = False
    first: bool = True
    """The first line of its sentence."""


class Reading:
    """Which lines of the log are in sight: the newest, until one reads back. A story is read from its beginning."""

    def __init__(self) -> None:
        self._begin: int | None = None
        self._lines: tuple[_Line, ...] = ()
        self._room = 1
        self._story = False

    def anew(self) -> None:
        """Something was added or taken back: show the newest."""
        self._begin = None

    def page(self, step: int) -> None:
        """A page back (-1) or on (1), to the beginning of a sentence where that is not too far."""
        wanted = max(0, min(self._last, self._now + step * self._room))
        start = self._start_of(wanted)
        self._begin = start if start != self._now or wanted == start else wanted

    def click(self) -> None:
        """A page further from where one begins to read, and from the end back to there."""
        step, end = (1, self._last) if self._story else (-1, 0)
        if self._now == end:
            self.anew()
        else:
            self.page(step)

    def draw(self, canvas: Canvas, x: int, y: int, width: int, height: int, view: ForestView, fresh: int) -> str:
        """Paint the lines from a row on; ``fresh`` sentences are new. Returns the keys that read on, if any."""
        self._story = not view.log
        told: Sequence[tuple[str, Role]] = ((view.story, "text"),) if self._story else _told(view, fresh)
        self._lines = tuple(line for sentence, role in told for line in _broken(sentence, role, width))
        self._room = max(1, height)
        begin = self._now
        shown = self._lines[begin : begin + height]
        for row, line in enumerate(shown):
            indent = 0 if line.first or self._story else _HANG
            canvas.put(x + indent, y + row, line.words, line.role, bold=line.bold)
        keys = [key for key, more in (("PgUp", begin > 0), ("PgDn", begin + height < len(self._lines))) if more]
        return " ".join(keys)

    @property
    def _last(self) -> int:
        """The line that stands first when the newest is in sight."""
        least = max(0, len(self._lines) - self._room)
        if self._story:
            return least
        return next((n for n in range(least, len(self._lines)) if self._lines[n].first), least)

    @property
    def _now(self) -> int:
        if self._begin is None:
            return 0 if self._story else self._last
        return min(self._begin, self._last)

    def _start_of(self, line: int) -> int:
        """The first line of the sentence that a line belongs to."""
        return next((n for n in range(line, -1, -1) if n < len(self._lines) and self._lines[n].first), 0)


def _told(view: ForestView, fresh: int) -> Sequence[tuple[str, Role]]:
    """The sentences of the log; those before the last answer are fainter."""
    old = len(view.log) - fresh
    return [(sentence, "text" if n >= old else "muted") for n, sentence in enumerate(view.log)]


def _broken(sentence: str, role: Role, width: int) -> list[_Line]:
    """A sentence in lines. A black gem that scatters the hand stands out, and so do the turns."""
    black = scatters(sentence)
    shown: Role = "harm" if black else role
    bold = black or is_heading(sentence)
    head, *rest = wrap(sentence, width) or [""]
    rest = wrap(" ".join(rest), width - _HANG) if rest else []
    return [_Line(head, shown, bold), *(_Line(words, shown, bold, first=False) for words in rest)]
