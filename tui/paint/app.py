"""The part of the app that panes need: which palette and which glyphs are in use, and that nothing else adds colour."""

from collections.abc import Sequence
from typing import TypeVar

from attrs import frozen
from textual.app import App
from textual.driver import Driver
from textual.filter import LineFilter
from textual.reactive import reactive
from textual.theme import BUILTIN_THEMES, Theme
from textual.widget import Widget

from tui.paint.depth_filter import DepthFilter
from tui.paint.glyphs import UNICODE, Glyphs
from tui.paint.palettes import DARK, PALETTES, Palette

Result = TypeVar("Result")


@frozen(eq=False)
class Appearance:
    """What the eye meets: colours and signs."""

    palette: Palette = DARK
    glyphs: Glyphs = UNICODE


DEFAULT = Appearance()


def _css_colour(colour: str) -> str:
    """A palette's colour as Textual's style sheets write it."""
    if not colour:
        return "ansi_default"
    return colour if colour.startswith("#") else f"ansi_{colour}"


def theme_of(palette: Palette) -> Theme:
    """The palette as a theme, for Textual's own widgets (fields to type in)."""
    ink = {name: _css_colour(colour) for name, colour in palette.inks.items()}
    ground = {name: _css_colour(colour) for name, colour in palette.grounds.items()}
    return Theme(
        name=f"tamashii-{palette.name}",
        primary=ink["accent"],
        secondary=ink["key"],
        warning=ink["trace"],
        error=ink["harm"],
        success=ink["legal"],
        accent=ink["key"],
        foreground=ink["text"],
        background=ground["ground"],
        surface=ground["ground"],
        panel=ground["raised"],
        boost=ground["raised"],
        dark=palette.dark,
        ansi=not palette.own_ground,
        variables=BUILTIN_THEMES["ansi-dark" if palette.dark else "ansi-light"].variables
        | {
            "border": ink["rule"],
            "border-blurred": ink["rule"],
            "input-cursor-foreground": ground["ground"] if palette.own_ground else "ansi_black",
            "input-cursor-background": ink["key"] if palette.own_ground else "ansi_white",
            "input-selection-background": ground["raised"],
        },
    )


class PaintedApp(App[Result]):
    """An app whose look is one reactive value, `appearance`; setting it repaints every screen."""

    ALLOW_SELECT = False
    ENABLE_COMMAND_PALETTE = False

    appearance: reactive[Appearance] = reactive(DEFAULT, init=False)

    def __init__(self, appearance: Appearance = DEFAULT, driver_class: type[Driver] | None = None) -> None:
        super().__init__(driver_class=driver_class)
        for palette in PALETTES.values():
            self.register_theme(theme_of(palette))
        self.set_reactive(PaintedApp.appearance, appearance)
        self._wear(appearance)

    def _wear(self, appearance: Appearance) -> None:
        depth = appearance.palette.depth
        self._depth_filters: list[LineFilter] = [] if depth == "truecolor" else [DepthFilter(depth)]
        self.theme = theme_of(appearance.palette).name

    def watch_appearance(self, appearance: Appearance) -> None:
        """Repaint everything in the new colours and signs."""
        self._wear(appearance)
        for screen in self.screen_stack:
            for widget in screen.walk_children(Widget, with_self=True):
                widget.refresh()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Only our own filter: Textual's would turn ANSI colours into 24 bits, and NO_COLOR into greys."""
        return self._depth_filters
