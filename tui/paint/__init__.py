"""How things are drawn: palettes, glyphs, and panes of cells that send only what changed.

How to write a widget
---------------------
1. Subclass `Pane`. Keep what is shown in a reactive that does nothing by itself, and repaint when it changes::

    class Trace(Pane):
        can_focus = True
        DEFAULT_CSS = "Trace { width: 40; height: 2; }"
        view: reactive[TraceView | None] = reactive(None, repaint=False, layout=False, init=False)

        def watch_view(self) -> None:
            self.repaint()

        def paint(self, canvas: Canvas) -> None:
            signs = canvas.glyphs
            canvas.title(0, 0, canvas.width, "TRACE", "2 dice", focused=self.has_focus)
            if self.view is None:
                return
            x = canvas.put(1, 1, signs.full * self.view.trace, "trace")
            canvas.put(x, 1, signs.spent * (10 - self.view.trace), "muted")
            canvas.zone(0, 1, canvas.width, 1, "look:trace")

        def on_click(self, event: events.Click) -> None:
            if (action := self.zone_at(event.x, event.y)) is not None:
                self.post_message(...)

2. `paint` gets an empty canvas of the pane's size and paints all of it, every time, from the view and from nothing
   else. It is a pure function of the view: a test calls it with `Canvas(40, 2)` and reads `canvas.text()`. What lies
   outside the canvas is cut off, never an error.
3. `canvas.put(x, y, text, role, on)` returns the column after the text. `role` is an ink (words) or a fill (a chip
   with its own ground), `on` the ground under an ink: see `roles`. Attributes: `bold`, `reverse`, `faint`. Other
   verbs: `put_right`, `put_within` (cut with a sign for more), `paragraph` (wrapped), `fill`, `restyle` (a chosen
   row: `on="raised"`), `title`, `box`, `zone`. `wrap(text, width)` gives lines.
4. Take every sign from `canvas.glyphs` (`canvas.glyphs.ready`, `.token("blue")`), so that the ASCII set works. Text
   from people, saves and packs goes through `put` as it is: it is made harmless there. Never give it to a Static.
5. Write no CSS for colours, borders, padding, `:focus` or `:hover`. CSS places and sizes; cells colour. Never mount,
   move or toggle widgets during play: a change of layout sends the whole screen.
6. A pane may be as large as you like, a whole board too: the driver sends the cells that differ from what the
   terminal shows, and no others. So prefer one pane a panel to many small widgets, which cost start-up time.
7. The app subclasses `PaintedApp` (`tui.terminal.app.TerminalApp`). `app.appearance = Appearance(palette, glyphs)`
   changes the look at once.
"""

from tui.paint.app import Appearance, PaintedApp
from tui.paint.canvas import Canvas, Look, Span, Zone
from tui.paint.glyphs import ASCII, LETTERS, UNICODE, Glyphs
from tui.paint.palettes import PALETTES, Palette
from tui.paint.pane import Pane
from tui.paint.roles import FILLS, GROUNDS, INKS, Fill, Ground, Ink, Role
from tui.paint.text import clean, cut, fit, shorten, wrap

__all__ = [
    "ASCII",
    "FILLS",
    "GROUNDS",
    "INKS",
    "LETTERS",
    "PALETTES",
    "UNICODE",
    "Appearance",
    "Canvas",
    "Fill",
    "Glyphs",
    "Ground",
    "Ink",
    "Look",
    "PaintedApp",
    "Palette",
    "Pane",
    "Role",
    "Span",
    "Zone",
    "clean",
    "cut",
    "fit",
    "shorten",
    "wrap",
]
