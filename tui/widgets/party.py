"""The party row: every seat's Integrity, Trace, Enemies and state. In the small layout: the own seat's numbers."""

from __future__ import annotations

from core.ascend.view import SeatLine
from tui.gestures import Scene
from tui.paint import Canvas
from tui.uiview import Spot
from tui.widgets.body import dice_words, put_asset, put_hearts, put_trace
from tui.widgets.panel import Panel, chip

_AIR = 4
"""Cells between seats where there is room."""
_AROUND = 5
"""Cells of a seat beside its words: the chip and air."""


class PartyRow(Panel):
    """A seat can be clicked: its table is shown."""

    def part(self, scene: Scene) -> object:
        """The seats, and in the small layout what the own seat has."""
        view = scene.view
        if scene.small:
            return view.body, view.assets, view.enemies
        return view.seats, view.where.seat

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the row, or two rows in the small layout."""
        if scene.small:
            draw_status(canvas, scene)
            return
        seats, shown = scene.view.seats, scene.view.where.seat
        full = [_words(line, short=False) for line in seats]
        cells = [
            _AROUND + len(line.name) + len(words) + len(line.state) for line, words in zip(seats, full, strict=True)
        ]
        if sum(cells) + _AIR * (len(seats) - 1) < canvas.width:
            x = 1
            for line, words in zip(seats, full, strict=True):
                x = _seat(canvas, x, canvas.width, line, words, line.seat == shown) + _AIR
            return
        each = (canvas.width - 1) // len(seats)
        for place, line in enumerate(seats):
            _seat(canvas, 1 + place * each, each - 1, line, _words(line, short=True), line.seat == shown)


def _words(line: SeatLine, *, short: bool) -> str:
    """Integrity, Trace and Enemies of a seat."""
    trace = "" if line.trace is None else f" T{line.trace}" if short else f" trace {line.trace}"
    return f"{line.integrity}/{line.limit}{trace}{' E' if short else ' enemies '}{line.enemies} "


def _seat(canvas: Canvas, x: int, width: int, line: SeatLine, words: str, shown: bool) -> int:
    """A seat in so many cells; its name is the first to give way. Returns the column after it."""
    start = x
    x = canvas.put(x, 0, f" {line.letter} ", chip(line.seat), bold=True) + 1
    room = width - (x - start) - 1 - len(words) - len(line.state)
    x = canvas.put_within(x, 0, room, line.name, "strong" if shown else "text", bold=shown)
    x = canvas.put(x + 1, 0, words, "text")
    deciding = line.state == "decides"
    x = canvas.put(x, 0, line.state, "legal" if deciding else "muted", bold=deciding)
    canvas.zone(start, 0, x - start, 1, Spot("seat", line.seat))
    return x


def draw_status(canvas: Canvas, scene: Scene) -> None:
    """The own seat in two rows."""
    body, assets = scene.view.body, scene.view.assets
    x = canvas.put(1, 0, "ITG ", "muted")
    x = put_hearts(canvas, x, 0, body)
    x = canvas.put(x, 0, f" {body.integrity}/{body.limit}", "text") + 3
    if body.trace is not None:
        x = canvas.put(x, 0, "TRACE ", "muted")
        x = put_trace(canvas, x, 0, body)
        x = canvas.put(x, 0, f" {body.trace}: {dice_words(body)}", "text") + 3
    tail = f"EXP {assets.exp}   bag {assets.bag} dump {assets.dump}"
    if body.battery is not None:
        tail += f"   BOT {body.battery}"
    canvas.put_within(x, 0, canvas.width - x, tail, "text")
    x = 1
    for name in ("shield", "memory", "power", "reroll"):
        x = put_asset(canvas, x, 1, assets, name) + 2
    stack = scene.view.enemies.stack
    words = f"Enemies {len(stack)}"
    if stack:
        left = "?" if stack[0].hidden else f"{stack[0].left}/{stack[0].integrity}"
        words += f"  top {left} {stack[0].name}"  # the name gives way before the number
    canvas.put_within(x + 1, 1, canvas.width - x - 2, words, "harm" if stack else "muted")
    canvas.zone(x + 1, 1, canvas.width - x - 2, 1, Spot("key", "e"))
