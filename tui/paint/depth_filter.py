"""The last gate for colours: whatever painted a cell, nothing beyond the depth of the palette leaves."""

from collections.abc import Callable
from functools import lru_cache

from rich.color import Color, ColorSystem, ColorType
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as TextualColor
from textual.filter import LineFilter

from tui.paint.palettes import Depth

_LEVELS = (0, 95, 135, 175, 215, 255)


def _distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _step(part: int) -> int:
    """The nearest of the cube's six levels."""
    return min(range(6), key=lambda step: abs(_LEVELS[step] - part))


def cube_index(red: int, green: int, blue: int) -> int:
    """The nearest colour among the cube and the greys of the 256 (16 to 255); exact for a value that is one of them."""
    steps = [_step(part) for part in (red, green, blue)]
    cube = (_LEVELS[steps[0]], _LEVELS[steps[1]], _LEVELS[steps[2]])
    grey = max(0, min(23, round(((red + green + blue) / 3 - 8) / 10)))
    level = 8 + 10 * grey
    wanted = (red, green, blue)
    if _distance((level, level, level), wanted) < _distance(cube, wanted):
        return 232 + grey
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


def _to_256(colour: Color) -> Color | None:
    if colour.type is ColorType.TRUECOLOR and colour.triplet is not None:
        return Color.from_ansi(cube_index(*colour.triplet))
    return None if colour.is_default else colour


def _to_16(colour: Color) -> Color | None:
    # A run begins after a reset, so the terminal's own colour needs no code.
    return None if colour.is_default else colour.downgrade(ColorSystem.STANDARD)


_CONVERT: dict[Depth, Callable[[Color], Color | None]] = {"256": _to_256, "16": _to_16}


@lru_cache(maxsize=4096)
def _convert(style: Style, depth: Depth) -> Style:
    if depth == "mono":
        return style.without_color
    change = _CONVERT[depth]
    ink, ground = style.color, style.bgcolor
    return style.without_color + Style.from_color(ink and change(ink), ground and change(ground))


class DepthFilter(LineFilter):
    """Turns every colour of a line into one the depth allows. Of use for "256", "16" and "mono" only."""

    def __init__(self, depth: Depth) -> None:
        super().__init__()
        self._depth = depth

    def apply(self, segments: list[Segment], background: TextualColor) -> list[Segment]:
        """The same text in allowed colours."""
        depth = self._depth
        return [
            Segment(text, None if style is None else _convert(style, depth), control)
            for text, style, control in segments
        ]
