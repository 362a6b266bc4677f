"""Scenario tokens as they are written on a tile, a letter, a number, a die's face; and what the letters mean."""

from __future__ import annotations

from attrs import frozen

from core.ascend.view import MapView, TileView, TokenMark
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


SITE: Role = "strong"
"""The colour of a mark of the map that a card speaks of."""


@frozen
class Meaning:
    """What a letter on the map means."""

    sign: str
    name: str
    role: Role


def sites_of(view: MapView, tile: TileView) -> list[str]:
    """The letters of the marks of a tile that cards in play speak of."""
    return [site.sign for site in view.asked if site.sign and site.name in tile.sites]


def _meanings(view: MapView) -> list[Meaning]:
    """One token of each kind that lies on the map and has a letter, by name; then the marks of which cards speak."""
    tokens = {mark.name: mark for tile in view.tiles for mark in tile.tokens if mark.sign}
    found = [Meaning(tokens[name].sign, name, role_of(tokens[name])) for name in sorted(tokens)]
    there = {name for tile in view.tiles for name in tile.sites}
    sites = sorted((site.name, site.sign) for site in view.asked if site.sign and site.name in there)
    found += [Meaning(sign, f"marked {name}", SITE) for name, sign in sites if name != sign]
    letters = " ".join(sign for name, sign in sites if name == sign)
    return [*found, *([Meaning(letters, "marks", SITE)] if letters else [])]


def legend_rows(view: MapView, width: int) -> list[list[Meaning]]:
    """What the letters on the map mean, in rows of at most so many cells."""
    rows: list[list[Meaning]] = []
    room = 0
    for meaning in _meanings(view):
        cells = len(meaning.sign) + len(meaning.name) + 3
        if cells > room:
            rows.append([])
            room = width
        rows[-1].append(meaning)
        room -= cells
    return rows[:LEGEND_ROWS]


def draw_legend(canvas: Canvas, rows: list[list[Meaning]]) -> None:
    """The legend in the last rows; nothing of the map shows there, nor can be clicked."""
    top = canvas.height - len(rows)
    for y, meanings in enumerate(rows, top):
        canvas.fill(0, y, canvas.width, 1)
        x = 1
        for mark in meanings:
            x = canvas.put(x, y, mark.sign, mark.role, bold=True)
            x = canvas.put(x + 1, y, mark.name, "muted") + 2
    canvas.zone(0, top, canvas.width, len(rows), Spot("panel", "map"))
