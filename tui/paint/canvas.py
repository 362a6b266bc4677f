"""A grid of cells to paint on: pure, fast, and knowing which places can be clicked."""

from typing import Any, NamedTuple

from attrs import define, field

from tui.paint.glyphs import UNICODE, Glyphs
from tui.paint.roles import FILLS, Ground, Role
from tui.paint.text import clean, fit, shorten


class Look(NamedTuple):
    """How a cell is drawn, all but its character."""

    role: Role
    on: Ground
    bold: bool
    reverse: bool


class Zone(NamedTuple):
    """A rectangle that can be clicked, and what it stands for."""

    x: int
    y: int
    width: int
    height: int
    action: Any


class Span(NamedTuple):
    """Cells of one row: from `start` up to but not including `end`."""

    y: int
    start: int
    end: int


PLAIN = Look("text", "ground", False, False)
# Looks are interned, so that rows compare by identity first.
_LOOKS: dict[tuple[Role, Ground, bool, bool], Look] = {PLAIN: PLAIN}


def look(role: Role, on: Ground = "ground", bold: bool = False, reverse: bool = False) -> Look:
    """The one Look with these values. A fill has its own ground, so `on` does not count for it."""
    asked = (role, on, bold, reverse)
    found = _LOOKS.get(asked)
    if found is None:
        key = Look(role, "ground" if role in FILLS else on, bold, reverse)
        found = _LOOKS[asked] = _LOOKS.setdefault(key, key)
    return found


@define(eq=False)
class Canvas:
    """Cells in rows. Nothing raises for a place outside: what lies outside is cut off.

    Coordinates are cells from the top left corner, from 0. `x` may be negative: the text is then cut on the left.
    """

    width: int
    height: int
    glyphs: Glyphs = UNICODE
    chars: list[list[str]] = field(init=False)
    looks: list[list[Look]] = field(init=False)
    zones: list[Zone] = field(init=False, factory=list)

    def __attrs_post_init__(self) -> None:
        self.chars = [[" "] * self.width for _ in range(self.height)]
        self.looks = [[PLAIN] * self.width for _ in range(self.height)]

    # writing

    def put(
        self,
        x: int,
        y: int,
        text: str,
        role: Role = "text",
        on: Ground = "ground",
        *,
        bold: bool = False,
        reverse: bool = False,
        faint: bool = False,
    ) -> int:
        """Write one line of text and return the column after it.

        Characters that are not one visible cell wide become `?`. Faint is said by the muted ink, since the faint
        attribute of terminals has no known contrast.
        """
        cells = clean(text, self.glyphs.ascii)
        after = x + len(cells)
        if not 0 <= y < self.height:
            return after
        start, end = max(0, x), min(self.width, after)
        if start < end:
            self.chars[y][start:end] = cells[start - x : end - x]
            self.looks[y][start:end] = [look("muted" if faint else role, on, bold, reverse)] * (end - start)
        return after

    def put_right(
        self, end: int, y: int, text: str, role: Role = "text", on: Ground = "ground", *, bold: bool = False
    ) -> int:
        """Write text so that it ends before column `end`; returns the column it starts at."""
        start = end - len(clean(text, self.glyphs.ascii))
        self.put(start, y, text, role, on, bold=bold)
        return start

    def put_within(
        self, x: int, y: int, width: int, text: str, role: Role = "text", on: Ground = "ground", *, bold: bool = False
    ) -> int:
        """Write text cut to `width` cells, with the sign for more where it was cut; returns the column after it."""
        return self.put(x, y, shorten(text, width, self.glyphs.more), role, on, bold=bold)

    def paragraph(
        self, x: int, y: int, width: int, height: int, text: str, role: Role = "text", on: Ground = "ground"
    ) -> int:
        """Write text in lines of at most `width` cells; returns the rows used, at most `height`.

        What does not fit is said by the sign for more at the end of the last line.
        """
        shown = fit(text, width, height, self.glyphs.more)
        for row, line in enumerate(shown):
            self.put(x, y + row, line, role, on)
        return len(shown)

    def fill(
        self, x: int, y: int, width: int, height: int, on: Ground = "ground", char: str = " ", role: Role = "text"
    ) -> None:
        """Fill a rectangle with one character, by default with empty ground."""
        for row in range(y, y + height):
            self.put(x, row, char * width, role, on)

    def restyle(
        self,
        x: int,
        y: int,
        width: int,
        height: int = 1,
        *,
        on: Ground | None = None,
        bold: bool | None = None,
        reverse: bool | None = None,
    ) -> None:
        """Change ground or attributes of cells that are already painted; None leaves a value as it is."""
        for row in range(max(0, y), min(self.height, y + height)):
            looks = self.looks[row]
            for column in range(max(0, x), min(self.width, x + width)):
                old = looks[column]
                looks[column] = look(
                    old.role,
                    old.on if on is None else on,
                    old.bold if bold is None else bold,
                    old.reverse if reverse is None else reverse,
                )

    # lines

    def title(self, x: int, y: int, width: int, title: str, tail: str = "", *, focused: bool = False) -> None:
        """A title row: the title, a line, and a note at the right end. The panel with the focus is marked."""
        self.put(x, y, self.glyphs.across * width, "rule")
        start = x
        if focused:
            start = self.put(x, y, self.glyphs.chosen + " ", "key", bold=True)
        # the note is the first to give way: the title says which panel this is
        room = x + width - start
        name = shorten(title, room, self.glyphs.more)
        after = self.put(start, y, name, "strong", bold=True)
        if after < x + width:
            after = self.put(after, y, " ")
        left = x + width - after - 2
        if tail and left > 0:
            note = " " + shorten(tail, left, self.glyphs.more)
            self.put_right(x + width, y, note, "muted")

    def box(self, x: int, y: int, width: int, height: int, role: Role = "rule", on: Ground = "ground") -> None:
        """The outline of a rectangle of at least 2x2 cells; what lies inside stays."""
        signs = self.glyphs
        across = signs.across * (width - 2)
        self.put(x, y, signs.top_left + across + signs.top_right, role, on)
        self.put(x, y + height - 1, signs.bottom_left + across + signs.bottom_right, role, on)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, signs.down, role, on)
            self.put(x + width - 1, row, signs.down, role, on)

    # clicking

    def zone(self, x: int, y: int, width: int, height: int, action: Any) -> None:
        """Say that a click on this rectangle means `action`, any value. Later zones lie above earlier ones."""
        self.zones.append(Zone(x, y, width, height, action))

    def zone_at(self, x: int, y: int) -> Any:
        """The action of the topmost zone at a cell, or None."""
        for zone in reversed(self.zones):
            if zone.x <= x < zone.x + zone.width and zone.y <= y < zone.y + zone.height:
                return zone.action
        return None

    # reading

    def row(self, y: int) -> str:
        """The characters of one row."""
        return "".join(self.chars[y])

    def text(self) -> str:
        """All rows, without the blanks at their ends: what a test or a plain listing reads."""
        return "\n".join(self.row(y).rstrip() for y in range(self.height))

    def changes(self, older: "Canvas") -> list[Span]:
        """What differs from an older painting of the same size: in each such row from the first cell to the last."""
        spans: list[Span] = []
        for y in range(self.height):
            chars, old_chars, looks, old_looks = self.chars[y], older.chars[y], self.looks[y], older.looks[y]
            if chars == old_chars and looks == old_looks:
                continue
            differing = [x for x in range(self.width) if chars[x] != old_chars[x] or looks[x] is not old_looks[x]]
            spans.append(Span(y, differing[0], differing[-1] + 1))
        return spans
