"""Body, Integrity, Trace and assets, and the kit: frames, ability and what else the Character carries."""

from __future__ import annotations

from core.ascend.names import ASSET_TOP
from core.ascend.view import AssetsView, BodyView
from tui.gestures import Scene
from tui.paint import Canvas, Role
from tui.widgets.panel import Panel

_ASSETS: dict[str, Role] = {"shield": "blue", "memory": "green", "power": "red", "reroll": "yellow"}
_THRESHOLDS = (3, 6, 9)
"""The Trace values after which one die more is rolled; the mark shows where."""
TRACE_TOP = 10
_ROOMY = 40
"""Cells from which on everything is spelt out."""
_LIMIT_TOP = 10


def put_hearts(canvas: Canvas, x: int, y: int, body: BodyView) -> int:
    """Integrity as signs, lost and left, up to the limit; returns the column after it."""
    signs = canvas.glyphs
    x = canvas.put(x, y, signs.heart * body.integrity, "strong")
    return canvas.put(x, y, signs.wound * (body.limit - body.integrity), "harm")


def put_trace(canvas: Canvas, x: int, y: int, trace: int) -> int:
    """The Trace track in its thresholds; returns the column after it."""
    signs = canvas.glyphs
    for number in range(1, TRACE_TOP):
        x = canvas.put(x, y, signs.full if number <= trace else signs.spent, "trace")
        if number in _THRESHOLDS:
            x += 1
    return canvas.put(x, y, signs.ascend, "harm", bold=True)


def put_asset(canvas: Canvas, x: int, y: int, assets: AssetsView, name: str) -> int:
    """An asset: the sign and colour of its Data, its name and how many; returns the column after it."""
    role = _ASSETS[name]
    x = canvas.put(x, y, canvas.glyphs.token(role), role)
    x = canvas.put(x + 1, y, name.capitalize(), "text")
    return canvas.put(x + 1, y, str(getattr(assets, name)), "strong", bold=True)


class BodyPanel(Panel):
    """Integrity, Trace and assets of the seat."""

    def part(self, scene: Scene) -> object:
        """Body and assets, and whose they are."""
        return scene.view.body, scene.view.assets, scene.view.where.seat

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title and five rows."""
        view = scene.view
        body = view.body
        name = view.seats[view.where.seat].name.upper()
        tail = f"{body.name}  MOV {body.mov}"
        if canvas.width >= _ROOMY:
            tail += f"  ATT {body.att}  PRO {body.pro}"
        canvas.title(0, 0, canvas.width, name, tail)
        draw_numbers(canvas, scene, 1)


def draw_numbers(canvas: Canvas, scene: Scene, top: int) -> int:
    """Integrity, Trace (where it is in play), assets, Data; returns the row after them."""
    body, assets = scene.view.body, scene.view.assets
    roomy = canvas.width >= _ROOMY
    canvas.put(1, top, "ITG", "muted")
    x = put_hearts(canvas, 8, top, body)
    x = canvas.put(x + 1, top, canvas.glyphs.spent * max(0, _LIMIT_TOP - body.limit), "muted")
    canvas.put(x + 2, top, f"{body.integrity} of {body.limit}", "text")
    y = top + 1
    if body.trace is not None:
        canvas.put(1, y, "TRACE", "muted")
        x = put_trace(canvas, 8, y, body.trace)
        words = (
            f"{body.trace} of {TRACE_TOP}: {body.trace_dice} dice" if roomy else f"{body.trace}: {body.trace_dice} dice"
        )
        canvas.put(x + 1 + roomy, y, words, "text")
        y += 1
    put = _track if roomy else put_asset
    for name, column, row in (("shield", 0, 0), ("memory", 1, 0), ("power", 0, 1), ("reroll", 1, 1)):
        put(canvas, 1 + column * (21 if roomy else 15), y + row, assets, name)
    y += 2
    bot = f"  BOT {body.battery}" if body.battery is not None else ""
    launcher = f"  launcher {assets.launcher}" if roomy else ""
    words = f"EXP {assets.exp}  bag {assets.bag}{launcher}  dump {assets.dump}{bot}"
    canvas.put_within(1, y, canvas.width - 1, words, "text")
    return y + 1


def _track(canvas: Canvas, x: int, y: int, assets: AssetsView, name: str) -> int:
    signs, role = canvas.glyphs, _ASSETS[name]
    count = getattr(assets, name)
    canvas.put(x, y, signs.token(role), role)
    canvas.put(x + 2, y, name.capitalize(), "text")
    after = canvas.put(x + 9, y, signs.token(role) * count, role)
    after = canvas.put(after, y, signs.spent * (ASSET_TOP - count), "muted")
    return canvas.put(after + 1, y, str(count), "strong", bold=True)


class Kit(Panel):
    """What the Body can do."""

    def part(self, scene: Scene) -> object:
        """The Body, and whether the panel has the focus."""
        return scene.view.body, _first(scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title, frames and ability."""
        canvas.title(0, 0, canvas.width, "BODY, FRAMES", focused=scene.ui.panel == "kit")
        draw_kit(canvas, scene, 1)


def draw_kit(canvas: Canvas, scene: Scene, top: int) -> None:
    """Frames and ability from a row on, as far as they fit."""
    body = scene.view.body
    lines: list[tuple[str, str]] = [(frame.symbols, frame.effect) for frame in body.frames]
    if body.ability:
        lines.append(("", body.ability))
    first = _first(scene) if scene.ui.panel == "kit" else 0
    y = top
    for symbols, effect in lines[max(0, first) :]:
        if y >= canvas.height:
            break
        canvas.put(1, y, symbols, "accent", bold=True)
        left = 6 if symbols else 1
        y += canvas.paragraph(left, y, canvas.width - left, canvas.height - y, effect)


def _first(scene: Scene) -> int:
    return scene.ui.scroll if scene.ui.panel == "kit" else -1
