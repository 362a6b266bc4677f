"""Gems, cards, places and the bag in cells. Each gem has a sign, a letter and a colour; any one of them is enough."""

from __future__ import annotations

from collections.abc import Sequence

from core.forest.gems import NAMES
from core.forest.view import BagView, CardView, PlaceView, SeatLine
from tui.paint import Canvas, Fill, Role
from tui.widgets.panel import SEAT_CHIPS

WIDTH, HEIGHT = 12, 7
"""Cells of a card."""
BAG_HEIGHT = 6
"""Rows of the bag, with what has been collected."""
_FILLS: tuple[Fill, ...] = ("blue", "red", "yellow")
LETTERS = ("B", "R", "Y", "K")
"""Black is K, as printers call it."""


def draw_gem(canvas: Canvas, x: int, y: int, kind: int) -> int:
    """A gem: sign and letter on its colour; black in reverse. Returns the column after it."""
    if kind < len(_FILLS):
        return canvas.put(x, y, f"{canvas.glyphs.token(_FILLS[kind])}{LETTERS[kind]}", _FILLS[kind], bold=True)
    return canvas.put(x, y, f"{canvas.glyphs.heart}{LETTERS[kind]}", "strong", bold=True, reverse=True)


def draw_counts(canvas: Canvas, x: int, y: int, gems: Sequence[int], *, every: bool = False) -> int:
    """Gems by colour, each with its count, side by side; colours of which there are none only with ``every``."""
    for kind, n in enumerate(gems):
        if n or every:
            x = draw_gem(canvas, x, y, kind)
            x = canvas.put(x, y, f" {n}", "strong") + 2
    return x


def draw_each(canvas: Canvas, x: int, y: int, gems: Sequence[int]) -> int:
    """Gems one by one, side by side."""
    for kind, n in enumerate(gems):
        for _ in range(n):
            x = draw_gem(canvas, x, y, kind) + 1
    return x


def draw_place(canvas: Canvas, x: int, y: int, place: PlaceView, *, chosen: bool, answer: bool) -> None:
    """A card with its number: its back and what lies on it, or its face when that is up for all to see."""
    role: Role = "key" if chosen else "legal" if answer else "edge"
    canvas.box(x, y, WIDTH, HEIGHT, role)
    number = f" {place.place + 1} "
    canvas.put(x + 2, y, number, "key" if chosen else "strong", bold=True, reverse=chosen)
    inside = WIDTH - 2
    if place.card is None:
        for row in (1, 2):
            canvas.put(x + 1, y + row, canvas.glyphs.hatch * inside, "rule")
        _lying(canvas, x + 1, y + 3, place.delivered)
        return
    canvas.put_within(x + 2, y + 1, inside - 1, place.card.name, "strong", bold=True)
    draw_each(canvas, x + 2, y + 2, place.card.needs)
    canvas.put(x + 2, y + 4, "free" if place.up else "not free", "legal" if place.up else "muted", bold=place.up)


def _lying(canvas: Canvas, x: int, y: int, gems: Sequence[int]) -> None:
    """Gems on a card: a row for each colour of which there are some."""
    rows = [(kind, n) for kind, n in enumerate(gems) if n]
    for row, (kind, n) in enumerate(rows[:3]):
        tight = row == 2 and len(rows) > 3 and n > 9  # both counts of the last row fill it to the edge
        after = draw_gem(canvas, x if tight else x + 1, y + row, kind)
        after = canvas.put(after, y + row, f" {n}", "strong")
        if row == 2 and len(rows) > 3:
            after = draw_gem(canvas, after + 1, y + row, rows[3][0])
            canvas.put(after, y + row, f" {rows[3][1]}", "strong")


def draw_face(canvas: Canvas, x: int, y: int, card: CardView) -> int:
    """A card as it is shown for a moment; returns the row after it."""
    canvas.box(x, y, 30, 7, "key")
    canvas.put(x + 3, y + 1, card.name.upper(), "strong", bold=True)
    canvas.put(x + 3, y + 3, "needs", "muted")
    draw_each(canvas, x + 10, y + 3, card.needs)
    words = ", ".join(f"{n} {name}" for n, name in zip(card.needs, NAMES, strict=True) if n)
    canvas.put(x + 3, y + 5, words, "text")
    return y + 7


def draw_list(canvas: Canvas, x: int, y: int, width: int, cards: Sequence[CardView]) -> None:
    """The six cards as everybody knows them, one a row: name, needs, power, and who is free."""
    for row, card in enumerate(cards):
        role: Role = "muted" if card.free else "strong"
        canvas.put(x + 1, y + row, card.name, role, bold=not card.free)
        draw_each(canvas, x + 8, y + row, card.needs)
        words = "free" if card.free else card.lacking or card.power
        tone: Role = "legal" if card.free else "harm" if card.lacking else "muted"
        canvas.put_within(x + 18, y + row, width - 18, words, tone)


def draw_seats(canvas: Canvas, y: int, seats: Sequence[SeatLine]) -> None:
    """All players in a row, whoever acts marked."""
    x = 1
    for seat in seats:
        sign = canvas.glyphs.chosen if seat.acts else " "
        x = canvas.put(x, y, sign, "key", bold=True)
        x = canvas.put(x, y, f" {seat.letter} ", SEAT_CHIPS[seat.seat % len(SEAT_CHIPS)], bold=True)
        room = (canvas.width - 2) // len(seats) - 6
        x = canvas.put_within(x + 1, y, room, seat.name, "strong" if seat.acts else "text", bold=seat.acts) + 1


def draw_bag(canvas: Canvas, x: int, y: int, width: int, bag: BagView, hand: Sequence[int]) -> None:
    """What is in the bag, the chances of a black gem, and what has been collected."""
    canvas.title(x, y, width, "BAG", f"{bag.size} gems")
    draw_counts(canvas, x + 1, y + 1, bag.gems, every=True)
    if bag.safe:
        canvas.put_within(x + 1, y + 2, width, bag.safe)
    else:
        canvas.put(x + 1, y + 2, "a black gem among the next", "muted")
        after = x + 1
        for n, chance in enumerate(bag.odds, 1):
            after = canvas.put(after, y + 3, f"{n}: ", "muted")
            after = canvas.put(after, y + 3, f"{round(100 * chance)} %", "accent", bold=n == 1) + 3
    canvas.title(x, y + 4, width, "COLLECTED", f"{sum(hand)}" if sum(hand) else "")
    if sum(hand):
        draw_counts(canvas, x + 1, y + 5, hand)
    else:
        canvas.put(x + 1, y + 5, "nothing yet", "muted")
