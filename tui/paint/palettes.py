"""The palettes: which colours each role has, for every depth of colour a terminal may have.

The contrast of every text on every ground is 4.5 or more (a test computes it over these tables). Palettes of depth
"256" use only values of the xterm colour cube and its greys, since a terminal's or a library's own reduction ruins
tinted grounds. In 16 colours ground and text are the terminal's own; without colour only bold and reverse are left.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from attrs import frozen
from rich.style import Style

from tui.paint.roles import FILLS, Fill, Ground, Ink, Role

Depth = Literal["truecolor", "256", "16", "mono"]


@frozen(eq=False)
class Palette:
    """The colours of one look.

    A colour is `#rrggbb`, an ANSI name, or "" for the terminal's own. `fills` holds (letter, ground) pairs. Roles in
    `bold` and `reverse` carry that attribute always.
    """

    name: str
    title: str
    depth: Depth
    dark: bool
    inks: Mapping[str, str]
    grounds: Mapping[str, str]
    fills: Mapping[str, tuple[str, str]]
    bold: frozenset[Role] = frozenset()
    reverse: frozenset[Role] = frozenset()

    @property
    def own_ground(self) -> bool:
        """Whether this palette sets its own ground, or leaves the terminal's."""
        return self.depth in ("truecolor", "256")

    def colours(self, role: Role, on: Ground = "ground") -> tuple[str, str]:
        """The letter's and the ground's colour; a fill brings its own ground and ignores `on`."""
        pair = self.fills.get(role)
        return pair or (self.inks[role], self.grounds[on])

    @lru_cache(maxsize=1024)  # noqa: B019 - palettes live as long as the process
    def style(self, role: Role, on: Ground = "ground", bold: bool = False, reverse: bool = False) -> Style:
        """The style of a role, made once."""
        ink, ground = self.colours(role, on)
        return Style(
            color=ink or None,
            bgcolor=ground or None,
            bold=True if bold or role in self.bold else None,
            reverse=True if reverse != (role in self.reverse) else None,
        )


_INK_ORDER: tuple[Ink, ...] = ("text", "muted", "strong", "accent", "key", "legal", "trace", "harm", "rule", "edge")
_SEAT_ORDER: tuple[Ink, ...] = ("seat_a", "seat_b", "seat_c", "seat_d")
_GROUND_ORDER: tuple[Ground, ...] = ("ground", "raised", "slot", "refill", "tile", "reach", "here")
_TOKEN_ORDER: tuple[Fill, ...] = ("blue", "green", "yellow", "red", "open", "corrupted")
_CHIP_ORDER: tuple[Fill, ...] = ("chip_a", "chip_b", "chip_c", "chip_d")


def _coloured(
    name: str, title: str, depth: Depth, *, dark: bool, inks: str, seats: str, grounds: str, tokens: str
) -> Palette:
    """A palette from rows of values; a token is written letter/ground, a seat's chip is the ground on its colour."""
    ground: dict[str, str] = dict(zip(_GROUND_ORDER, grounds.split(), strict=True))
    seat = seats.split()
    pairs = [(letter, fill) for letter, _, fill in (pair.partition("/") for pair in tokens.split())]
    chips = [(ground["ground"], colour) for colour in seat]
    return Palette(
        name=name,
        title=title,
        depth=depth,
        dark=dark,
        inks=MappingProxyType(dict(zip(_INK_ORDER + _SEAT_ORDER, inks.split() + seat, strict=True))),
        grounds=MappingProxyType(ground),
        fills=MappingProxyType(dict(zip(_TOKEN_ORDER + _CHIP_ORDER, pairs + chips, strict=True))),
    )


#                  text    muted   strong  accent  key     legal   trace   harm    rule    edge
DARK = _coloured(
    "dark",
    "Dark",
    "truecolor",
    dark=True,
    inks="#d7dee6 #9aa8b6 #f2f6fa #6fd3e3 #ffd479 #86d993 #ffb86b #ff8a85 #33404d #4d5a68",
    seats="#6fd3e3 #ffb86b #c9a0ff #a8e06c",
    grounds="#11161c #212b36 #1a222b #25303c #202a34 #1a3a33 #283644",
    tokens="#8ec5ff/#193a5e #8fe0a0/#16432a #f5d76e/#4a3f12 #ff9d94/#571f22 #f4f7fa/#404b56 #d6a6ff/#3a2552",
)
LIGHT = _coloured(
    "light",
    "Light",
    "truecolor",
    dark=False,
    inks="#22282e #545d66 #0d1115 #00616f #8a4b00 #1c6b30 #8f4a00 #a8231d #c9c3b5 #b3ada0",
    seats="#00616f #8f4a00 #5b2a8c #3d5f0e",
    grounds="#f6f4ef #e3dfd4 #ebe7dd #dcd7ca #f0ede6 #cfe8dd #d7e3ee",
    tokens="#0b4a8f/#cfe2f7 #165a2b/#cfead4 #6a4f00/#f3e3a6 #94201a/#f8d3cf #22282e/#ffffff #5b2a8c/#e6d8f5",
)
HIGH_CONTRAST = _coloured(
    "high-contrast",
    "High contrast",
    "256",
    dark=True,
    inks="#ffffff #d0d0d0 #ffffff #5fffff #ffff00 #5fff87 #ffd75f #ffafaf #8a8a8a #8a8a8a",
    seats="#5fffff #ffaf87 #d7afff #afff5f",
    grounds="#000000 #1c1c1c #1c1c1c #303030 #1c1c1c #262626 #3a3a3a",
    tokens="#afd7ff/#00005f #87ff87/#005f00 #ffff5f/#3a3a3a #ffafaf/#5f0000 #ffffff/#585858 #d7afff/#5f005f",
)
COLOUR_BLIND = _coloured(
    "colour-blind",
    "Colour-blind",
    "256",
    dark=True,
    inks="#dadada #a8a8a8 #ffffff #87d7ff #ffd787 #87d7ff #ffff5f #ffaf5f #4e4e4e #585858",
    seats="#87d7ff #ffaf5f #d7afff #ffff5f",
    grounds="#121212 #303030 #1c1c1c #303030 #1c1c1c #262626 #3a3a3a",
    tokens="#121212/#5fafff #121212/#00af87 #121212/#ffff5f #121212/#d75f00 #121212/#ffffff #121212/#d787af",
)
DARK_256 = _coloured(
    "dark-256",
    "Dark, 256 colours",
    "256",
    dark=True,
    inks="#dadada #a8a8a8 #ffffff #5fd7d7 #ffd787 #87d787 #ffaf5f #ff8787 #4e4e4e #585858",
    seats="#5fd7d7 #ffaf5f #d7afff #afd75f",
    grounds="#121212 #303030 #1c1c1c #303030 #1c1c1c #262626 #3a3a3a",
    tokens="#afd7ff/#00005f #afffaf/#005f00 #ffff87/#5f5f00 #ffafaf/#5f0000 #ffffff/#585858 #d7afff/#5f005f",
)
LIGHT_256 = _coloured(
    "light-256",
    "Light, 256 colours",
    "256",
    dark=False,
    inks="#1c1c1c #585858 #000000 #005f5f #875f00 #005f00 #875f00 #af0000 #c6c6c6 #b2b2b2",
    seats="#005f5f #875f00 #5f00af #005f00",
    grounds="#ffffff #e4e4e4 #eeeeee #e4e4e4 #eeeeee #d7ffd7 #d7ffff",
    tokens="#005faf/#d7ffff #005f00/#d7ffd7 #5f5f00/#ffffaf #870000/#ffd7d7 #1c1c1c/#ffffff #5f00af/#ffd7ff",
)

_NO_GROUNDS: Mapping[str, str] = MappingProxyType(dict.fromkeys(_GROUND_ORDER, ""))
# Pairs that read in the palettes of xterm, VGA, Campbell, Terminal.app and Tango alike.
_ANSI_FILLS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "blue": ("bright_white", "blue"),
        "green": ("black", "bright_green"),
        "yellow": ("black", "bright_yellow"),
        "red": ("bright_white", "red"),
        "open": ("black", "bright_white"),
        "corrupted": ("bright_white", "magenta"),
        "chip_a": ("black", "bright_cyan"),
        "chip_b": ("black", "bright_yellow"),
        "chip_c": ("bright_white", "magenta"),
        "chip_d": ("black", "bright_green"),
    }
)


def _ansi_inks(accent: str, key: str, legal: str, harm: str) -> Mapping[str, str]:
    own: dict[str, str] = dict.fromkeys(_INK_ORDER + _SEAT_ORDER, "")
    return MappingProxyType(own | {"accent": accent, "key": key, "legal": legal, "trace": key, "harm": harm})


_ANSI_BOLD: frozenset[Role] = frozenset({"strong", "harm", "seat_a", "seat_b", "seat_c", "seat_d"})
ANSI_DARK = Palette(
    name="ansi16-dark",
    title="16 colours on a dark ground",
    depth="16",
    dark=True,
    inks=_ansi_inks("bright_cyan", "bright_yellow", "bright_green", ""),
    grounds=_NO_GROUNDS,
    fills=_ANSI_FILLS,
    bold=_ANSI_BOLD,
)
ANSI_LIGHT = Palette(
    name="ansi16-light",
    title="16 colours on a light ground",
    depth="16",
    dark=False,
    inks=_ansi_inks("blue", "magenta", "blue", "red"),
    grounds=_NO_GROUNDS,
    fills=_ANSI_FILLS,
    bold=_ANSI_BOLD | {"legal"},
)
MONO = Palette(
    name="mono",
    title="No colours",
    depth="mono",
    dark=True,
    inks=_ansi_inks("", "", "", ""),
    grounds=_NO_GROUNDS,
    fills=MappingProxyType(dict.fromkeys(FILLS, ("", ""))),
    bold=frozenset({"strong", "key", "legal", "harm", *_TOKEN_ORDER}),
    reverse=frozenset(_CHIP_ORDER),
)

PALETTES: Mapping[str, Palette] = MappingProxyType(
    {
        palette.name: palette
        for palette in (
            DARK,
            LIGHT,
            HIGH_CONTRAST,
            COLOUR_BLIND,
            DARK_256,
            LIGHT_256,
            ANSI_DARK,
            ANSI_LIGHT,
            MONO,
        )
    }
)
