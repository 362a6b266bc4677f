"""The mouse on a game screen: click, drag of tokens, wheel, right click. All of it comes down to spots and keys."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from attrs import evolve
from textual import events
from textual.errors import NoWidget

from tui.screens.game_keys import COMMANDS, PANELS
from tui.screens.game_presses import CLICK_AGAIN
from tui.uiview import NO_SLOT, Spot, UiView
from tui.widgets.panel import Panel

if TYPE_CHECKING:
    from tui.screens.game import GameScreen


class Mouse:
    """What the mouse does to one game screen. Holds what was pressed until it is let go."""

    def __init__(self, screen: GameScreen) -> None:
        self._screen = screen
        self._down: Spot | None = None
        self._dragged = NO_SLOT

    def down(self, event: events.MouseDown) -> None:
        """A button goes down: a token is taken at once, so that it can be dragged."""
        screen = self._screen
        spot = self._spot(event)
        if event.button == 3:
            if spot is not None:
                screen.set_ui(evolve(self._point(spot), looking=True))
            return
        free = screen.ui.held == NO_SLOT
        takes = spot is not None and spot.kind == "slot" and free and spot.at in screen.index.moves
        again = screen.host.presses.repeats((event.screen_x, event.screen_y), monotonic())
        if again and not takes:  # a token may be taken again at once: that answers nothing
            self._down = None
            screen.set_ui(evolve(screen.ui, note=CLICK_AGAIN))
            return
        self._down, self._dragged = spot, NO_SLOT
        if takes and spot is not None:
            screen.ui = evolve(screen.ui, why="", note="", hinted="", armed="")
            screen.apply(screen.act(screen.scene, spot))
            self._dragged = screen.ui.held

    def up(self, event: events.MouseUp) -> None:
        """A button comes up: what was pressed is chosen, what was dragged is put down."""
        if event.button == 3:
            return
        spot, down = self._spot(event), self._down
        dragged, self._down, self._dragged = self._dragged, None, NO_SLOT
        if dragged != NO_SLOT:
            if spot != Spot("slot", dragged):
                self._put_down(spot)
        elif spot is not None and spot == down:
            self._click(spot)
        elif spot is None and down is None:
            self._focus(event)

    def scroll(self, event: events.MouseEvent, way: str) -> None:
        """The wheel scrolls the panel under the pointer."""
        screen = self._screen
        panel = self._panel(event)
        name = screen.panel_of(panel) if panel is not None else ""
        if panel is not None and panel.next_look() is not None:
            screen.keyboard.press("pagedown" if way == "down" else "pageup", None)
        elif name in screen.panels and name != "launcher":
            if screen.ui.panel != name:
                screen.ui = evolve(screen.ui, panel=name, scroll=0)
            screen.apply(screen.move(screen.scene, way))

    def _click(self, spot: Spot) -> None:
        screen = self._screen
        screen.ui = evolve(screen.ui, why="", note="", hinted="", read_from=0, looked=True)
        if spot.kind == "key":
            self._key(str(spot.at))
        elif spot.kind == "page":
            screen.command("find")
        elif spot.kind == "look":
            screen.set_ui(evolve(screen.ui, read_from=int(spot.at)))
        elif spot.kind == "panel":
            screen.focus_panel(str(spot.at))
        elif spot.kind == "slot" and screen.ui.held != NO_SLOT:
            self._put_down(spot)
        elif self._only_points(spot):
            screen.set_ui(self._point(spot))
        else:
            screen.ui = self._point(spot)
            screen.apply(screen.act(screen.scene, spot))
        screen.show_scene()

    def _point(self, spot: Spot) -> UiView:
        """The cursor on what was clicked; a map that is larger than its panel stays where it is."""
        ui = self._screen.ui
        anchor = ui.anchor or ui.tile
        pointed = self._screen.point(ui, spot)
        return evolve(pointed, anchor=anchor) if spot.kind == "tile" else pointed

    def _only_points(self, spot: Spot) -> bool:
        """Whether the first click on a thing shows it, and only a second does what Enter does."""
        screen = self._screen
        if spot.kind == "pattern":
            return spot.at != screen.ui.pattern and spot.at not in screen.index.patterns
        return spot.kind in ("own", "card", "trade") and screen.here(screen.scene) != spot

    def _key(self, key: str) -> None:
        """The name of a key was clicked: what it means, also while its letter would be text."""
        if key in PANELS:
            self._screen.focus_panel(PANELS[key])
        else:
            self._screen.command(COMMANDS[key])

    def _put_down(self, spot: Spot | None) -> None:
        """A held token over a spot: moved when that is legal, else put back, with the reason."""
        screen = self._screen
        held = screen.ui.held
        if spot is not None and spot.kind == "slot":
            screen.apply(screen.act(screen.scene, spot))
            if screen.ui.held == held and not screen.ui.armed:
                screen.set_ui(evolve(screen.ui, held=NO_SLOT))
            return
        name = screen.scene.view.launcher.slots[held].name
        screen.set_ui(evolve(screen.ui, held=NO_SLOT, why=f"Let go beside the Launcher: the token is back on {name}."))

    def _focus(self, event: events.MouseEvent) -> None:
        panel = self._panel(event)
        if panel is not None:
            self._screen.focus_panel(self._screen.panel_of(panel))

    def _panel(self, event: events.MouseEvent) -> Panel | None:
        try:
            widget, _ = self._screen.get_widget_at(*event.screen_offset)
        except NoWidget:
            return None
        return widget if isinstance(widget, Panel) else None

    def _spot(self, event: events.MouseEvent) -> Spot | None:
        panel = self._panel(event)
        if panel is None:
            return None
        x, y = event.screen_offset - panel.region.offset
        return panel.spot_at(x, y)
