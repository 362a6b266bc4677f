"""Data: where the tokens are, and what the next draw may bring. All of it is open to the players (rulebook p.6)."""

from __future__ import annotations

from core.ascend.view import DataView, TableView
from tui.paint import LETTERS, Canvas, Fill
from tui.screens.layout import head, say
from tui.screens.page import Page, key_row
from tui.widgets.trade import decks_words

KINDS: tuple[Fill, ...] = ("blue", "green", "yellow", "red", "open", "corrupted")
"""Kinds of Data in the order of DataView."""


def chances(data: DataView) -> tuple[float, ...]:
    """How likely each kind is to be the next token drawn, 0 to 1; from the dump when the bag is empty (p.6)."""
    source = data.bag if sum(data.bag) else data.dump
    total = sum(source)
    return tuple(count / total if total else 0.0 for count in source)


class DataScreen(Page[None]):
    """A table of tokens by kind. It only shows."""

    keys = (("Escape", "back"),)
    place = "Data"

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._view = view

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """One row a kind: bag, Launcher, dump, pool, chance."""
        view, data = self._view, self._view.data
        name = next((line.name for line in view.seats if line.seat == view.where.seat), "")
        head(canvas, "DATA", name, f"Turn {view.where.turn} {canvas.glyphs.crumb} {view.where.phase}")
        width = min(canvas.width - 4, 76)
        canvas.title(2, 2, width, "TOKENS", "yours, and the pools all players share")
        for place, words in zip(_edges(), ("bag", "Launcher", "dump", "pool", "next draw"), strict=True):
            canvas.put_right(place, 4, words, "muted")
        counts = (data.bag, data.launcher, data.dump, data.pool)
        for row, (kind, chance) in enumerate(zip(KINDS, chances(data), strict=True)):
            y = 5 + row
            canvas.put(3, y, f" {canvas.glyphs.token(kind)} {LETTERS[kind]} ", kind)
            canvas.put(9, y, kind)
            for place, column in zip(_edges(), counts, strict=False):
                canvas.put_right(place, y, str(column[row]) if column[row] else "-", "text" if column[row] else "muted")
            canvas.put_right(_edges()[-1], y, f"{100 * chance:.0f} %", "accent" if chance else "muted")
        canvas.put(9, 12, "all", "strong", bold=True)
        for place, column in zip(_edges(), counts[:3], strict=False):
            canvas.put_right(place, 12, str(sum(column)), "strong", bold=True)
        self._notes(canvas, 14, width)
        key_row(canvas, self.keys)
        return 3, 5

    def _notes(self, canvas: Canvas, y: int, width: int) -> None:
        data, where = self._view.data, self._view.where
        if sum(data.bag):
            y = say(canvas, 3, y, width - 2, f"{_tokens(sum(data.bag))} in the bag; then the dump goes back into it.")
        elif sum(data.dump):
            y = say(canvas, 3, y, width - 2, "The bag is empty: the next draw puts the whole dump back into it first.")
        else:
            y = say(canvas, 3, y, width - 2, "Bag and dump are empty: nothing can be drawn.")
        y = say(canvas, 3, y, width - 2, f"Corrupted pool: {where.corrupted} of {where.corrupted_size} left.")
        enemies = self._view.enemies
        y = say(canvas, 3, y, width - 2, f"Enemy deck: {enemies.deck} left, {enemies.discarded} discarded.")
        if self._view.market.in_play:
            y = say(canvas, 3, y, width - 2, decks_words(self._view))
        combat = self._view.combat
        if combat is not None and combat.odds:
            canvas.title(2, y + 1, width, "ODDS", combat.pool)
            y += 2
            for line in combat.odds:
                y = say(canvas, 3, y, width - 2, line)

    def do(self, verb: str) -> None:
        """Escape and Enter go back."""
        if verb in ("back", "take"):
            self.leave()

    def press(self, key: str, character: str | None) -> None:
        """`d` opened it and closes it."""
        if key == "d":
            self.leave()
        else:
            super().press(key, character)


def _tokens(count: int) -> str:
    return f"{count} token{'s' * (count != 1)}"


def _edges() -> tuple[int, ...]:
    """Right edges of the columns."""
    return (26, 38, 47, 56, 70)
