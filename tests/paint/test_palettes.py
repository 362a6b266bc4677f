"""Contrast of every text on every ground, and that each palette keeps to the colours its depth has."""

from __future__ import annotations

from itertools import product

import pytest
from rich.color import Color, ColorType
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as TextualColor

from tui.paint.depth_filter import DepthFilter, cube_index
from tui.paint.palettes import PALETTES, Palette
from tui.paint.roles import DECORATION, FILLS, GROUNDS, INKS

OWN_GROUND = [palette for palette in PALETTES.values() if palette.own_ground]
ANSI = [palette for palette in PALETTES.values() if palette.depth == "16"]
LEAST = 4.5

# The first sixteen colours as five widely used terminals show them, black to white and bright black to bright white.
TERMINALS = {
    "xterm": "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5"
    " 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
    "VGA": "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa"
    " 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff",
    "Campbell": "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc"
    " 767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2",
    "Terminal.app": "000000 990000 00a600 999900 0000b2 b200b2 00a6b2 bfbfbf"
    " 666666 e50000 00d900 e5e500 0000ff e500e5 00e5e5 e5e5e5",
    "Tango": "2e3436 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf"
    " 555753 ef2929 8ae234 fce94f 729fcf ad7fa8 34e2e2 eeeeec",
}


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb, 0 to 1, as the accessibility guidelines of the web define it."""
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", OWN_GROUND, ids=lambda palette: palette.name)
def test_words_can_be_read_on_every_ground(palette: Palette) -> None:
    inks = [ink for ink in INKS if ink not in DECORATION]
    found = {(ink, ground): contrast(*palette.colours(ink, ground)) for ink, ground in product(inks, GROUNDS)}
    assert not {pair: round(value, 2) for pair, value in found.items() if value < LEAST}


@pytest.mark.parametrize("palette", OWN_GROUND, ids=lambda palette: palette.name)
def test_letters_can_be_read_on_their_fill(palette: Palette) -> None:
    found = {fill: contrast(*palette.colours(fill)) for fill in FILLS}
    assert not {fill: round(value, 2) for fill, value in found.items() if value < LEAST}


def shown(colour: str, terminal: str, default: str) -> str:
    """An ANSI colour as a terminal shows it."""
    number = Color.parse(colour).number if colour else None
    return default if number is None else "#" + TERMINALS[terminal].split()[number]


@pytest.mark.parametrize("terminal", TERMINALS)
@pytest.mark.parametrize("palette", ANSI, ids=lambda palette: palette.name)
def test_sixteen_colours_can_be_read_in_every_terminal(palette: Palette, terminal: str) -> None:
    ground, text = ("#000000", "#ffffff") if palette.dark else ("#ffffff", "#000000")
    pairs = {role: palette.colours(role) for role in (*INKS, *FILLS)}
    found = {
        role: contrast(shown(ink, terminal, text), shown(on, terminal, ground)) for role, (ink, on) in pairs.items()
    }
    assert not {role: round(value, 2) for role, value in found.items() if value < LEAST}


def test_every_palette_has_every_role() -> None:
    for palette in PALETTES.values():
        assert set(palette.inks) == set(INKS)
        assert set(palette.grounds) == set(GROUNDS)
        assert set(palette.fills) == set(FILLS)


def test_palettes_of_256_colours_take_only_what_the_cube_has() -> None:
    for palette in PALETTES.values():
        if palette.depth != "256":
            continue
        used = {
            *palette.inks.values(),
            *palette.grounds.values(),
            *(part for pair in palette.fills.values() for part in pair),
        }
        for colour in used - {"#101010"}:
            assert Color.from_ansi(cube_index(*Color.parse(colour).get_truecolor())).get_truecolor().hex == colour


def test_no_word_is_in_a_colour_terminals_show_too_dark() -> None:
    for palette in ANSI:
        assert not {"bright_blue", "bright_red", "bright_black"} & set(palette.inks.values())


def test_without_colour_only_bold_and_reverse_are_left() -> None:
    mono = PALETTES["mono"]
    for role in (*INKS, *FILLS):
        style = mono.style(role)
        assert style.color is None
        assert style.bgcolor is None
    assert mono.style("chip_a").reverse
    assert mono.style("legal").bold


@pytest.mark.parametrize("depth", ["256", "16", "mono"])
def test_the_filter_lets_no_other_colour_through(depth: str) -> None:
    allowed = {"256": {ColorType.EIGHT_BIT, ColorType.STANDARD}, "16": {ColorType.STANDARD}, "mono": set[ColorType]()}[
        depth
    ]
    styles = [
        Style(color=ink, bgcolor=on) for ink, on in product(["#12fe56", "red", "default", "color(200)"], repeat=2)
    ]
    segments = [Segment("x", style + Style(bold=True)) for style in styles]
    out = DepthFilter(depth).apply(segments, TextualColor.parse("black"))  # type: ignore[arg-type]  # three of the depths
    for segment in out:
        assert segment.style is not None
        assert segment.style.bold
        types = {colour.type for colour in (segment.style.color, segment.style.bgcolor) if colour is not None}
        assert types <= allowed


def test_every_colour_of_the_cube_maps_to_itself() -> None:
    for number in range(16, 256):
        triplet = Color.from_ansi(number).get_truecolor()
        assert Color.from_ansi(cube_index(*triplet)).get_truecolor() == triplet
