"""Scenario tokens as they are written on a tile, a letter, a number, a die's face; and what the letters mean."""

from __future__ import annotations

from core.ascend.view import MapView, TokenMark
from tui.paint import Canvas, Glyphs, Role
from tui.uiview import Spot

LEGEND_ROWS = 2
"""Most rows for what the letters on tiles mean."""
_FACES = {"pulse": "P", "surge": "S", "blank": "-"}
"""What stands behind the letter of a dice token that is turned up."""
_ROLES: dict[str, Role] = {"ascend": "harm", "figure": "harm", "success": "legal"}


def sign_of(mark: TokenMark, signs: Glyphs) -> str:
    """Its letter, with a die's face and with its number when there are more; without a letter the sign of its piece."""
    sign = mark.sign or {"ascend": signs.ascend, "success": signs.success}.get(mark.piece, signs.marker)
    return sign + _FACES.get(mark.face, "") + (str(mark.count) if mark.count > 1 else "")


def role_of(mark: TokenMark) -> Role:
    """The colour of its letter: what harms, what has been achieved, anything else."""
    return _ROLES.get(mark.piece, "accent")


def legend_rows(view: MapView, width: int) -> list[list[TokenMark]]:
    """One token of each kind that lies on the map and has a letter, by name, in rows of at most so many cells."""
    found = {mark.name: mark for tile in view.tiles for mark in tile.tokens if mark.sign}
    rows: list[list[TokenMark]] = []
    room = 0
    for name in sorted(found):
        cells = len(name) + 4
        if cells > room:
            rows.append([])
            room = width
        rows[-1].append(found[name])
        room -= cells
    return rows[:LEGEND_ROWS]


def draw_legend(canvas: Canvas, rows: list[list[TokenMark]]) -> None:
    """The legend in the last rows; nothing of the map shows there, nor can be clicked."""
    top = canvas.height - len(rows)
    for y, marks in enumerate(rows, top):
        canvas.fill(0, y, canvas.width, 1)
        x = 1
        for mark in marks:
            x = canvas.put(x, y, mark.sign, role_of(mark), bold=True)
            x = canvas.put(x + 1, y, mark.name, "muted") + 2
    canvas.zone(0, top, canvas.width, len(rows), Spot("panel", "map"))
