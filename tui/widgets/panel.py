"""The base of the panels of a game screen: a pane that repaints when the slice it shows has changed."""

from __future__ import annotations

from textual.reactive import reactive

from tui.gestures import Scene
from tui.paint import Canvas, Fill, Pane
from tui.uiview import Spot


class Panel(Pane):
    """A pane that is bound to a slice of the scene.

    Subclasses give ``part`` (the slice) and ``draw``. Equal slices look alike, so nothing is painted for them.
    """

    ALLOW_SELECT = False
    DEFAULT_CSS = "Panel { position: absolute; width: 1; height: 1; }"

    shown: reactive[object] = reactive(None, repaint=False, layout=False, init=False)
    """The slice on the screen. It does nothing by itself; an unequal one is painted."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Show a scene. Costs nothing when the slice is the one that is shown."""
        first = self._scene is None
        self._scene = scene
        self.shown = self.part(scene)
        if first:
            self.repaint()

    def watch_shown(self) -> None:
        """Paint a slice that is not equal to the one before."""
        self.repaint()

    def part(self, scene: Scene) -> object:
        """All of the scene that is painted here. Subclasses must give this."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it is bound to")

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint a scene. Subclasses must give this."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is painted")

    def paint(self, canvas: Canvas) -> None:
        """Paint the scene that is shown, and nothing before there is one."""
        if self._scene is not None:
            self.draw(canvas, self._scene)

    def spot_at(self, x: int, y: int) -> Spot | None:
        """What lies at a cell of this panel, or None."""
        found = self.zone_at(x, y)
        return found if isinstance(found, Spot) else None

    def next_look(self) -> int | None:
        """The line of LOOK that a page key goes to, where LOOK is shown here and does not fit; else None."""
        actions = (zone.action for zone in self.zones)
        return next((int(spot.at) for spot in actions if isinstance(spot, Spot) and spot.kind == "look"), None)

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The cell of this panel's cursor, where the terminal's own cursor belongs; None: it has none."""
        return None


SEAT_CHIPS: tuple[Fill, ...] = ("chip_a", "chip_b", "chip_c", "chip_d")
"""The fills of the seats, by number."""


def chip(seat: int) -> Fill:
    """The fill of a seat's letter."""
    return SEAT_CHIPS[seat]
