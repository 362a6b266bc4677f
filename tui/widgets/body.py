"""The seat's numbers: Body, Integrity, Trace, assets, Data."""

from __future__ import annotations

from core.ascend.names import ASSET_TOP
from core.ascend.view import AssetsView, BodyView, TableView
from tui.gestures import Scene
from tui.paint import Canvas, Role
from tui.widgets.panel import Panel

_ASSETS: dict[str, Role] = {"shield": "blue", "memory": "green", "power": "red", "reroll": "yellow"}
_ROOMY = 40
"""Cells from which on everything is spelt out."""
_LIMIT_TOP = 10


def put_hearts(canvas: Canvas, x: int, y: int, body: BodyView) -> int:
    """Integrity as signs, lost and left, up to the limit; returns the column after it."""
    signs = canvas.glyphs
    x = canvas.put(x, y, signs.heart * body.integrity, "strong")
    return canvas.put(x, y, signs.wound * (body.limit - body.integrity), "harm")


def put_trace(canvas: Canvas, x: int, y: int, body: BodyView) -> int:
    """The Trace track, parted where one die more is rolled; returns the column after it."""
    signs, track = canvas.glyphs, body.trace_track
    for space in range(1, len(track)):
        x = canvas.put(x, y, signs.full if space <= (body.trace or 0) else signs.spent, "trace")
        x += space + 1 == len(track) or track[space + 1] != track[space]
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
        draw_numbers(canvas, view, 0, 1, canvas.width)


def draw_numbers(canvas: Canvas, view: TableView, left: int, top: int, width: int) -> int:
    """Integrity, Trace (where it is in play), assets, Data; returns the row after them."""
    body, assets = view.body, view.assets
    roomy = width >= _ROOMY
    canvas.put(left + 1, top, "ITG", "muted")
    x = put_hearts(canvas, left + 8, top, body)
    x = canvas.put(x + 1, top, canvas.glyphs.spent * max(0, _LIMIT_TOP - body.limit), "muted")
    canvas.put(x + 2, top, f"{body.integrity} of {body.limit}", "text")
    y = top + 1
    if body.trace is not None:
        canvas.put(left + 1, y, "TRACE", "muted")
        x = put_trace(canvas, left + 8, y, body)
        of = f"{body.trace} of {len(body.trace_track)}" if roomy else str(body.trace)
        canvas.put(x + 1 + roomy, y, f"{of}: {dice_words(body)}", "text")
        y += 1
    put = _track if roomy else put_asset
    for name, column, row in (("shield", 0, 0), ("memory", 1, 0), ("power", 0, 1), ("reroll", 1, 1)):
        put(canvas, left + 1 + column * (21 if roomy else 15), y + row, assets, name)
    y += 2
    bot = f"  BOT {body.battery}" if body.battery is not None else ""
    launcher = f"  launcher {assets.launcher}" if roomy else ""
    words = f"EXP {assets.exp}  bag {assets.bag}{launcher}  dump {assets.dump}{bot}"
    canvas.put_within(left + 1, y, width - 1, words, "text")
    return y + 1


def dice_words(body: BodyView) -> str:
    """The dice of the next Trace Roll: ``1 die``, ``2 dice``."""
    return f"{body.trace_dice} {'die' if body.trace_dice == 1 else 'dice'}"


def _track(canvas: Canvas, x: int, y: int, assets: AssetsView, name: str) -> int:
    signs, role = canvas.glyphs, _ASSETS[name]
    count = getattr(assets, name)
    canvas.put(x, y, signs.token(role), role)
    canvas.put(x + 2, y, name.capitalize(), "text")
    after = canvas.put(x + 9, y, signs.token(role) * count, role)
    after = canvas.put(after, y, signs.spent * (ASSET_TOP - count), "muted")
    return canvas.put(after + 1, y, str(count), "strong", bold=True)
