"""Seats: who is asked what, and each player in full. Choosing one shows that table (interface design, section 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from core.ascend.view import RuleLine, TableView
from tui.cards import bot_words, numbers_of, step_words
from tui.paint import Canvas, Ground, wrap
from tui.screens.layout import head
from tui.screens.page import Page, key_row
from tui.widgets.body import draw_numbers
from tui.widgets.enemies import place_of
from tui.widgets.panel import chip

_LEFT = 34
"""Cells of the list of seats."""
_HEAD = 10
"""Cells for a heading at the right."""
_TOP = 2
_EACH = 4
"""Rows of a seat in the list."""


class Chosen(NamedTuple):
    """The action of a click on a seat of the list."""

    seat: int


def lines_of(view: TableView) -> tuple[RuleLine, ...]:
    """What a player has, beside the numbers: Body, Enemies, Augments, Protocol, the BOT."""
    return tuple(_lines(view))


def _lines(view: TableView) -> Iterator[RuleLine]:
    kit, place = view.kit, next((tile for tile in view.map.tiles if tile.here), None)
    body = view.body
    yield RuleLine("BODY", f"{body.name}  MOV {body.mov}  ATT {body.att}  PRO {body.pro}")
    for other in kit.bodies[1:]:
        yield RuleLine(
            "", f"{'beside it' if other.state == 'other' else 'under it'}: {other.name}, {numbers_of(other)}"
        )
    if place is not None:
        yield RuleLine("PLACE", f"{place.place}, {place.name}")
    for number, enemy in enumerate(view.enemies.stack):
        left = "hidden" if enemy.hidden else f"{enemy.left} of {enemy.integrity}"
        yield RuleLine("" if number else "ENEMIES", f"{place_of(number)} {enemy.name}, ITG {left}")
    yield from _augments(view)
    if kit.protocol is not None:
        done = sum(step.state == "done" for step in kit.protocol.steps)
        now = next((step_words(step) for step in kit.protocol.steps if step.state == "now"), "")
        words = " ".join(kit.protocol.ability) if kit.protocol.finished else now
        yield RuleLine("PROTOCOL", f"{kit.protocol.name}, {done} of {len(kit.protocol.steps)}: {words}")
    if kit.bot is not None:
        yield RuleLine("BOT", bot_words(kit.bot))
    for number, boost in enumerate(kit.boosts):
        yield RuleLine("" if number else "NOW", boost)


def _augments(view: TableView) -> Iterator[RuleLine]:
    kit = view.kit
    equipped = [card.name + (" (used)" if card.used else "") for card in kit.augments if card.equipped]
    if equipped:
        yield RuleLine("EQUIPPED", ", ".join(equipped))
    if spare := [card.name for card in kit.augments if not card.equipped]:
        yield RuleLine("NOT YET", ", ".join(spare))
    if kit.cls:
        yield RuleLine("CLASS", f"{kit.cls}, {kit.class_deck} cards left in the deck")


class SeatsScreen(Page[int]):
    """The seats at the left, the chosen one in full at the right. Its result is the seat to show."""

    place = "Seats"

    def __init__(self, views: tuple[TableView, ...], shown: int) -> None:
        """``views`` holds what each seat may see, by seat number; ``shown`` is the one whose table is shown."""
        super().__init__()
        self._views = views
        self._at = shown
        self._top = 0
        self._most = 0
        digits = f"1-{len(views)}" if len(views) > 1 else "1"
        self.keys = (("Enter", "show this table"), (digits, "a seat"), ("arrows", "choose, read on"))

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """List and sheet."""
        view = self._views[self._at]
        where = view.where
        head(
            canvas, "SEATS", f"Turn {where.turn} {canvas.glyphs.crumb} {where.phase} {canvas.glyphs.crumb} {where.step}"
        )
        canvas.title(1, _TOP, _LEFT - 1, "WHO IS ASKED WHAT", focused=True)
        for seat in range(len(self._views)):
            self._seat(canvas, seat, _TOP + 1 + seat * _EACH)
        self._sheet(canvas, view, _LEFT + 2, canvas.width - _LEFT - 3)
        key_row(canvas, self.keys)
        return 1, _TOP + 1 + self._at * _EACH

    def _seat(self, canvas: Canvas, seat: int, y: int) -> None:
        """A seat in three rows: letter, name and state, then what it is asked."""
        view = self._views[seat]
        line, chosen = view.seats[seat], seat == self._at
        on: Ground = "raised" if chosen else "ground"
        if chosen:
            canvas.fill(1, y, _LEFT - 1, 1, on)
            canvas.put(0, y, canvas.glyphs.chosen, "key", bold=True)
        x = canvas.put(2, y, str(seat + 1), "key", on, bold=True)
        x = canvas.put(x + 1, y, f" {line.letter} ", chip(seat), bold=True)
        start = canvas.put_right(_LEFT - 1, y, line.state, "legal" if line.state == "decides" else "muted", on)
        canvas.put_within(x + 1, y, start - x - 2, line.name, "strong", on, bold=chosen)
        if view.choice is not None:
            canvas.paragraph(4, y + 1, _LEFT - 5, 2, view.choice.prompt, "muted")
        canvas.zone(0, y, _LEFT, 3, Chosen(seat))

    def _sheet(self, canvas: Canvas, view: TableView, x: int, width: int) -> None:
        name = view.seats[view.where.seat].name
        canvas.title(x, _TOP, width, name.upper(), "First Player" if view.where.first == name else "")
        y = draw_numbers(canvas, view, x, _TOP + 1, width) + 1
        rows = [
            (line.head if part == 0 else "", words)
            for line in lines_of(view)
            for part, words in enumerate(wrap(line.text, width - _HEAD - 1))
        ]
        room = canvas.height - 1 - y
        self._most = max(0, len(rows) - room)
        self._top = min(self._top, self._most)
        for place, (title, words) in enumerate(rows[self._top : self._top + room]):
            canvas.put(x + 1, y + place, title, "accent", bold=True)
            canvas.put(x + 1 + _HEAD, y + place, words)
        if self._top < self._most:
            canvas.put_right(x + width, canvas.height - 2, f" {canvas.glyphs.more} right: more", "key")

    def do(self, verb: str) -> None:
        """Choose a seat, read on, show its table, or go back."""
        if verb == "take":
            self.leave(self._at)
        elif verb == "back":
            self.leave()
        elif verb in ("up", "down"):
            step = -1 if verb == "up" else 1
            self._at, self._top = max(0, min(len(self._views) - 1, self._at + step)), 0
        else:
            step = {"left": -1, "right": 1, "page up": -8, "page down": 8}.get(verb, 0)
            self._top = max(0, min(self._most, self._top + step))

    def act(self, action: Any) -> None:
        """A digit shows that table at once; a click chooses a seat, a second click shows its table."""
        if isinstance(action, Chosen):
            if action.seat == self._at:
                self.leave(self._at)
            self._at, self._top = action.seat, 0
        elif isinstance(action, int) and 1 <= action <= len(self._views):
            self.leave(action - 1)

    def press(self, key: str, character: str | None) -> None:
        """`s` opened it and closes it."""
        if key == "s":
            self.leave()
        else:
            super().press(key, character)
