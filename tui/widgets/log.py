"""The log: one sentence an event, the newest last; LOOK stands in its place when asked for."""

from __future__ import annotations

from tui.gestures import Scene
from tui.paint import Canvas, Role, wrap
from tui.uiview import ALL_FRESH, Spot
from tui.widgets.look import draw_beside, draw_look, look_at, said_beside
from tui.widgets.panel import Panel


class LogPane(Panel):
    """The last sentences, as many as fit."""

    def part(self, scene: Scene) -> object:
        """The log and how far it is scrolled, or what is looked at."""
        ui = scene.ui
        if (said := said_beside(scene)) is not None:
            return said, ui.read_from
        if ui.looking:
            return look_at(scene), scene.ui.read_from
        return scene.view.log, ui.fresh, scene.view.undo, ui.panel == "log", ui.scroll if ui.panel == "log" else 0

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title and sentences, or LOOK, or what the bar has no room for."""
        if (said := said_beside(scene)) is not None:
            draw_beside(canvas, scene, said)
            return
        if scene.ui.looking:
            title, lines = look_at(scene)
            canvas.title(0, 0, canvas.width, "LOOK", title, focused=True)
            draw_look(canvas, lines, 1, scene.ui.read_from)
            return
        undo = scene.view.undo
        tail = f"z takes back: {undo}" if undo else "scroll it: w"
        if len(tail) + len("LOG") + 6 > canvas.width:
            tail = "z takes back"
        canvas.title(0, 0, canvas.width, "LOG", tail, focused=scene.ui.panel == "log")
        canvas.zone(0, 0, canvas.width, 1, Spot("key", "z") if undo else Spot("panel", "log"))
        draw_log(canvas, scene, 1)


def most_back(log: tuple[str, ...], width: int, height: int) -> int:
    """How many lines a panel of this size can be scrolled back: then the oldest line of the log is its first."""
    return max(0, sum(len(wrap(sentence, width - 3)) for sentence in log) - (height - 1))


def draw_log(canvas: Canvas, scene: Scene, top: int) -> None:
    """The newest sentences at the foot, from a row on; those before the last answer are fainter. Long ones hang."""
    fresh = scene.ui.fresh
    back = scene.ui.scroll if scene.ui.panel == "log" else 0
    wanted = canvas.height - top + back
    lines: list[tuple[int, str, Role]] = []
    for age, sentence in enumerate(reversed(scene.view.log)):
        role: Role = "text" if fresh == ALL_FRESH or age < fresh else "muted"
        parts = wrap(sentence, canvas.width - 3)
        lines[:0] = [(1 if n == 0 else 3, part, role) for n, part in enumerate(parts)]
        if len(lines) >= wanted:
            break
    # at the far end of the log scrolling stops with its oldest line on top
    start = max(0, len(lines) - wanted)
    for y, (x, line, role) in enumerate(lines[start : start + canvas.height - top]):
        canvas.put(x, top + y, line, role)
