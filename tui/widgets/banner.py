"""The banner: seat, turn, phase and step, and the numbers all players share. On every screen of a game."""

from __future__ import annotations

from core.ascend.view import TableView
from tui.gestures import Scene
from tui.paint import Canvas
from tui.uiview import Spot
from tui.widgets.panel import Panel, chip

WATCHING = " WATCHING "
"""Stands first while a game is only watched."""


class Banner(Panel):
    """One raised row. A save that failed is said here until one has gone well again."""

    def __init__(self, id: str = "banner") -> None:
        super().__init__(id)
        self._fault = ""

    def say(self, fault: str) -> None:
        """Show a sentence about a failed save instead of the shared numbers; empty takes it away."""
        if fault != self._fault:
            self._fault = fault
            self.repaint()

    def part(self, scene: Scene) -> object:
        """Where play stands and, in the small layout, what the others do."""
        return scene.view.where, scene.view.seats, scene.small, scene.ui.watching

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the row."""
        where = scene.view.where
        canvas.fill(0, 0, canvas.width, 1, "raised")
        start = canvas.put(1, 0, WATCHING, "strong", "raised", bold=True, reverse=True) if scene.ui.watching else 0
        after = draw_crumbs(canvas, scene.view, where.seat, start)
        tail = _small_tail(scene) if scene.small else tail_of(scene.view)
        if self._fault:
            room = canvas.width - after - 3
            canvas.put_within(after + 2, 0, room, self._fault, "harm", "raised", bold=True)
            after += 2 + len(self._fault)
            # of the numbers what fits whole beside it
            tail = [words for words in tail[-1:] if len(words) + 3 <= room - len(self._fault)]
        draw_tail(canvas, tail, after)


def draw_tail(canvas: Canvas, tail: list[str], after: int) -> None:
    """As many of the last of these words as there is room for, at the right."""
    room = canvas.width - after - 3
    while len(tail) > 1 and len("   ".join(tail)) > room:
        tail = tail[1:]
    canvas.put_right(canvas.width - 1, 0, "   ".join(tail)[: max(0, room)], "text", "raised")


def draw_crumbs(canvas: Canvas, view: TableView, number: int, left: int = 0) -> int:
    """A seat, turn, phase and step, from the column after ``left`` on; returns the column after them."""
    where, seat = view.where, view.seats[number]
    x = canvas.put(left + 1, 0, f" {seat.letter} ", chip(number), bold=True)
    x = canvas.put(x + 1, 0, seat.name.upper(), "strong", "raised", bold=True) + 3
    canvas.zone(left + 1, 0, x - left - 4, 1, Spot("key", "s"))
    start = x
    crumb = f" {canvas.glyphs.crumb} "
    x = canvas.put(x, 0, f"Turn {where.turn}{crumb}{where.phase}{crumb}", "text", "raised")
    x = canvas.put(x, 0, where.step, "accent", "raised", bold=True)
    canvas.zone(start, 0, x - start, 1, Spot("page", where.page))
    return x


def tail_of(view: TableView) -> list[str]:
    """The numbers that all players share, the most wanted last but one."""
    where = view.where
    return [
        where.scenario.upper(),
        f"Time {where.time}",
        f"Corrupted left {where.corrupted} of {where.corrupted_size}",
        f"First {where.first}",
    ]


def _small_tail(scene: Scene) -> list[str]:
    where = scene.view.where
    others = "  ".join(f"{line.letter} {line.state}" for line in scene.view.seats if line.seat != where.seat)
    return [*([others] if others else []), f"Time {where.time}  Corr {where.corrupted}"]
