"""The exchange of Frames as a line: what was done, who acts now, what is to come."""

from __future__ import annotations

from core.ascend.view import CombatView, ExchangeLine
from tui.gestures import Scene
from tui.paint import Canvas, Role, shorten
from tui.widgets.panel import Panel

_NARROW, _WIDE = 6, 18
_BESIDE = 6
"""Cells beside a column's words: the sign before them, the arrow after them, and air."""


class Exchange(Panel):
    """A title and two rows: who, and what. The part around the activation of this moment is always in sight."""

    def part(self, scene: Scene) -> object:
        """The exchange and the Enemies' symbol."""
        combat = scene.view.combat
        return combat and (combat.exchange, combat.symbol)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the line."""
        combat = scene.view.combat
        canvas.title(0, 0, canvas.width, "EXCHANGE", _symbol(combat, canvas.width))
        if combat is None or not combat.exchange:
            canvas.put(1, 1, "You first, then the Enemies that act, one by one, in turns." if combat else "", "muted")
            return
        lines = combat.exchange
        widths = [column_width(line) for line in lines]
        first, end = window([width + _BESIDE for width in widths], _now(lines), canvas.width)
        widen(widths, lines, (first, end), canvas.width)
        x = canvas.put(0, 1, canvas.glyphs.more if first else " ", "muted")
        for place in range(first, end):
            _column(canvas, x, widths[place], lines[place])
            x += widths[place] + _BESIDE
            if place + 1 < len(lines):
                sign = canvas.glyphs.then if place + 1 < end else canvas.glyphs.more
                canvas.put(x - 3, 1, sign, "muted")


def _symbol(combat: CombatView | None, width: int) -> str:
    if combat is None or not combat.symbol:
        return "before the roll"
    if width < 100:
        return f"symbol die: {combat.symbol}"
    return f"{combat.symbol} rolled: each acting Enemy uses its {combat.symbol} Frame"


def _now(lines: tuple[ExchangeLine, ...]) -> int:
    return next((place for place, line in enumerate(lines) if line.state != "done"), len(lines) - 1)


def column_width(line: ExchangeLine) -> int:
    """Cells that the words of an activation get."""
    return max(_NARROW, min(_WIDE, max(len(line.who), len(line.what))))


def window(widths: list[int], now: int, room: int) -> tuple[int, int]:
    """Which columns are shown, as first and end: as much of the past as leaves this moment and the next in sight."""
    needed = min(len(widths), now + 2)
    first = 0
    while first < now and sum(widths[first:needed]) > room:
        first += 1
    end = first + 1
    while end < len(widths) and sum(widths[first : end + 1]) <= room:
        end += 1
    return first, end


def widen(widths: list[int], lines: tuple[ExchangeLine, ...], shown: tuple[int, int], room: int) -> None:
    """Give cells that are left to columns whose words were cut, this moment's first, then the latest."""
    first, end = shown
    left = room - sum(width + _BESIDE for width in widths[first:end])
    now = _now(lines)
    for place in sorted(range(first, end), key=lambda place: (place != now, -place)):
        more = min(left, max(0, len(lines[place].what) - widths[place]))
        widths[place] += more
        left -= more


def _column(canvas: Canvas, x: int, width: int, line: ExchangeLine) -> None:
    signs = canvas.glyphs
    sign = {"done": signs.done, "now": signs.chosen}.get(line.state, " ")
    now = line.state == "now"
    role: Role = "muted" if line.state == "done" else "strong" if now else "text"
    canvas.put(x, 1, sign, "key" if now else "muted", bold=now)
    canvas.put(x + 2, 1, shorten(line.who, width, signs.more), role, bold=now)
    canvas.put(x + 2, 2, shorten(line.what, width, signs.more), role)
