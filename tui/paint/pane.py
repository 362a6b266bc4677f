"""The base of every panel: it paints cells, and only the cells that differ are sent."""

from typing import Any, Self

from textual import events
from textual.geometry import Offset, Region
from textual.strip import Strip
from textual.widget import Widget

from tui.paint.app import DEFAULT, Appearance, PaintedApp
from tui.paint.canvas import Canvas, Zone
from tui.paint.strips import row_strip


class Pane(Widget):
    """A widget that paints itself into a Canvas.

    A subclass gives `paint`; whoever changes what is shown calls `repaint`. A Pane has no style for focus or hover:
    the focus is what `paint` makes of `has_focus`, so that taking it sends no more than the sign that shows it.
    """

    DEFAULT_CSS = "Pane { width: 1fr; height: 1fr; }"
    ALLOW_SELECT = False

    def __init__(self, *, name: str | None = None, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(name=name, id=id, classes=classes, markup=False)
        self.set_reactive(Widget.auto_links, False)
        self._canvas = Canvas(0, 0)
        self._painted_in: Appearance | None = None
        self._strips: dict[int, Strip] = {}

    def paint(self, canvas: Canvas) -> None:
        """Paint all of the panel into an empty canvas of the panel's size. Subclasses must give this."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is painted")

    def repaint(self) -> None:
        """Paint anew and send what differs. Costs nothing on the wire when nothing differs."""
        if not self.is_attached or not self.size:
            self._painted_in = None  # it may come back in the size it had: what was painted then is no longer true
            return
        older, painted_in = self._canvas, self._painted_in
        self._paint_now()
        if painted_in is not self._painted_in or (older.width, older.height) != self.size:
            self.refresh()
            return
        spans = self._canvas.changes(older)
        if spans:
            self.refresh(*(Region(span.start, span.y, span.end - span.start, 1) for span in spans))

    @property
    def zones(self) -> list[Zone]:
        """What can be clicked now, the topmost last."""
        return self._canvas.zones

    def zone_at(self, x: int, y: int) -> Any:
        """The action of the zone at a cell of this pane (as a mouse event's x and y), or None."""
        return self._canvas.zone_at(x, y)

    def place_cursor(self, x: int, y: int) -> None:
        """Put the terminal's own cursor on a cell of this pane; screen readers and magnifiers follow it.

        A screen that lies under another has no say in it: it places the cursor anew when it comes back.
        """
        place = self.content_region.offset + Offset(x, y)
        if self.app.screen is self.screen and place != self.app.cursor_position:
            self.app.cursor_position = place
            self.refresh(Region(x, y, 1, 1))  # the cursor goes with the next update, so there must be one

    @property
    def appearance(self) -> Appearance:
        """The palette and glyphs in use."""
        app = self.app
        return app.appearance if isinstance(app, PaintedApp) else DEFAULT

    def _paint_now(self) -> None:
        self._painted_in = self.appearance
        canvas = Canvas(self.size.width, self.size.height, self._painted_in.glyphs)
        self.paint(canvas)
        self._canvas = canvas
        self._strips = {}

    def render_line(self, y: int) -> Strip:
        """One row, as Textual asks for it; paints first when size or appearance changed since the last painting."""
        self._dirty_regions.clear()  # Textual clears them in a method that cells have no use for
        canvas = self._canvas
        if self._painted_in is not self.appearance or (canvas.width, canvas.height) != self.size:
            self._paint_now()
            canvas = self._canvas
        strip = self._strips.get(y)
        if strip is None:
            strip = self._strips[y] = row_strip(canvas.chars[y], canvas.looks[y], self.appearance.palette)
        return strip

    def focus(self, scroll_visible: bool = True) -> Self:
        """Take the focus, soon. Unlike Textual's own this sends nothing that looks the same."""
        self.app.call_later(self._take_focus, scroll_visible)
        return self

    def _take_focus(self, scroll_visible: bool) -> None:
        if self.is_attached:
            self.screen.set_focus(self, scroll_visible)

    def _on_focus(self, event: events.Focus) -> None:
        event.prevent_default()  # Textual's own handler sends the whole widget again
        self.has_focus = True
        self.repaint()
        if self.parent is not None:
            self.parent.post_message(events.DescendantFocus(self))

    def _on_blur(self, event: events.Blur) -> None:
        event.prevent_default()
        self.has_focus = False
        self.repaint()
        if self.parent is not None:
            self.parent.post_message(events.DescendantBlur(self))
