"""A screen that sends the cells that changed and no others."""

from typing import TypeVar

from rich.console import Console
from rich.control import Control
from textual._compositor import ChopsUpdate, Compositor
from textual.screen import Screen

Result = TypeVar("Result")


class TrimmedUpdate(ChopsUpdate):
    """A partial update cut at both ends. Textual's own begins each changed row at the left edge of its widget."""

    def render_segments(self, console: Console) -> str:
        """What to write: for each span a move of the terminal's cursor and the cells."""
        out: list[str] = []
        for y, first, last in self.spans:
            at = -1
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                start, stop = max(x, first), min(end, last)
                if strip is None or start >= stop:
                    continue
                if start != at:
                    out.append(Control.move_to(start, y).segment.text)
                out.append(strip.crop(start - x, stop - x).render(console))
                at = stop
        return "".join(out)


class TrimmingCompositor(Compositor):
    """The compositor with trimmed partial updates."""

    def render_partial_update(self) -> ChopsUpdate | None:
        """The update for what is dirty, or None."""
        update = super().render_partial_update()
        return None if update is None else TrimmedUpdate(update.chops, update.spans, update.chop_ends)


class PaintedScreen(Screen[Result]):
    """The base of all screens. It has no styles of its own for focus or hover, so neither sends anything."""

    def __init__(self, name: str | None = None, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(name, id, classes)
        self._compositor = TrimmingCompositor()
