"""Reading a screen as a player does: the characters of a slot, a tile, a line."""

from __future__ import annotations

import re

from tests.tui.table_app import TableApp, text_of
from tui.hexes import height_of
from tui.uiview import Spot
from tui.widgets import launcher
from tui.widgets import map as hexmap
from tui.widgets.panel import Panel
from tui.widgets.tokens import legend_rows


def panel_rows(app: TableApp, name: str) -> list[str]:
    """The rows of one panel, all as long as the panel is wide."""
    region = app.game.query_one(f"#{name}", Panel).region
    rows = text_of(app).split("\n")
    return [row.ljust(region.right)[region.x : region.right] for row in rows[region.y : region.bottom]]


def slot_rows(app: TableApp, slot: int) -> list[str]:
    """The three rows of a slot."""
    x, y = launcher.origin(slot)
    return [row[x : x + launcher.WIDTH] for row in panel_rows(app, "launcher")[y : y + launcher.HEIGHT]]


def slots_marked(app: TableApp) -> dict[int, str]:
    """The slots that carry a word, with the word."""
    found = {}
    for slot in range(20):
        word = re.search(r"[a-z]{3,}", slot_rows(app, slot)[2])
        if word:
            found[slot] = word.group()
    return found


def tiles_marked(app: TableApp) -> set[str]:
    """The tiles that carry the sign for steps, on the map of large hexes."""
    scene = app.game.scene
    rows = panel_rows(app, "map")
    legend = legend_rows(scene.view.map, len(rows[0]))
    left, up = hexmap.offset(scene, hexmap.LARGE, len(rows[0]), len(rows) - 1 - len(legend))
    sign = app.appearance.glyphs.steps
    found = set()
    for tile in scene.view.map.tiles:
        x, y = tile.column * hexmap.LARGE.across - left, height_of(tile) * 2 - up + 1
        if sign in rows[y + 1][x + 2 : x + 9]:
            found.add(tile.place)
    return found


def patterns_marked(app: TableApp) -> set[str]:
    """The names of the pattern lines with the sign for ready."""
    sign = app.appearance.glyphs.ready
    names = {line.name: line.source for line in app.game.scene.view.patterns}
    rows = panel_rows(app, "patterns")
    return {source for name, source in names.items() if any(row[1:].startswith(f"{sign} {name} ") for row in rows)}


def cell_of(app: TableApp, spot: Spot) -> tuple[int, int]:
    """A cell of the screen that means this spot. Raises AssertionError when none does."""
    for panel in app.game.query(Panel):
        if not panel.display:
            continue
        zone = next((zone for zone in panel._canvas.zones if zone.action == spot), None)
        if zone is not None:
            return panel.region.x + max(0, zone.x) + min(3, zone.width - 1), panel.region.y + zone.y
    raise AssertionError(f"{spot} is not on the screen:\n{text_of(app)}")
