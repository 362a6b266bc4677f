"""The kit on the table: Combat Frames of the Body, Augments with what they are for, Learning Protocol, the BOT."""

from __future__ import annotations

from attrs import frozen

from core.ascend.view import AugmentLine, BodyLine, Card, ProtocolView, TableView
from tui.cards import own_cards
from tui.gestures import Scene, letters_on
from tui.kit import own_card
from tui.paint import Canvas, Glyphs, Role
from tui.uiview import Spot
from tui.widgets.panel import Panel
from tui.widgets.patterns import in_sight

_WORDS = 3
"""The column of words, behind sign and air."""
_EFFECT = 6
"""The column of a Frame's effect, behind its symbols."""


@frozen
class KitRow:
    """A line of the kit."""

    card: str
    """The card it belongs to, empty for what is no card."""
    sign: str
    words: str
    tail: str = ""
    role: Role = "text"
    frame: bool = False
    """A Combat Frame: the sign is its symbols."""


class Kit(Panel):
    """What the seat can do beside its patterns. Enter opens a card, or does what it is there to answer."""

    def part(self, scene: Scene) -> object:
        """The kit, the cards that are among the answers, and the cursor."""
        view, ui = scene.view, scene.ui
        focused = ui.panel == "kit"
        cursor = focused, focused and ui.own, letters_on(scene, "own")
        return view.kit, view.market.in_play, tuple(scene.index.cards), cursor

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title and lines."""
        view = scene.view
        tail = "all: a" if view.market.in_play else ""
        canvas.title(0, 0, canvas.width, "BODY, AUGMENTS", tail, focused=scene.ui.panel == "kit")
        canvas.zone(0, 0, canvas.width, 1, Spot("key", "a"))
        draw_kit(canvas, scene, 1)

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The line of the card under the cursor."""
        return cursor_of(scene, self.appearance.glyphs, self.size.height, 1)


def cursor_of(scene: Scene, signs: Glyphs, height: int, top: int) -> tuple[int, int]:
    """Where the first line of the card under the cursor stands in a panel of this height."""
    rows = kit_rows(scene, signs)
    first, _ = _window(scene, rows, height - top)
    return 0, max(top, top + bool(first) + _cursor_row(scene, rows) - first)


def draw_kit(canvas: Canvas, scene: Scene, top: int) -> None:
    """The lines from a row on, around the cursor; what is out of sight is counted."""
    rows = kit_rows(scene, canvas.glyphs)
    first, end = _window(scene, rows, canvas.height - top)
    if first:
        canvas.put(1, top, f"{canvas.glyphs.more} {first} above", "muted")
    letters = letters_on(scene, "own")
    under = own_card(scene).card if scene.ui.panel == "kit" else ""
    seen: set[str] = set()
    for y, row in enumerate(rows[first:end], top + bool(first)):
        fresh = bool(row.card) and row.card not in seen
        seen.add(row.card)
        _line(canvas, row, y)
        if row.card:
            canvas.zone(0, y, canvas.width, 1, Spot("own", row.card))
        if row.card and row.card == under:
            canvas.restyle(1, y, canvas.width - 1, on="raised")
            if fresh:
                canvas.put(0, y, canvas.glyphs.chosen, "key", bold=True)
        if fresh and row.card in letters:
            canvas.put(0, y, letters[row.card], "key", bold=True, reverse=True)
    if end < len(rows):
        canvas.put(1, canvas.height - 1, f"{canvas.glyphs.more} {len(rows) - end} more", "muted")


def _window(scene: Scene, rows: tuple[KitRow, ...], height: int) -> tuple[int, int]:
    at = _cursor_row(scene, rows) if scene.ui.panel == "kit" else 0
    return in_sight(len(rows), at, max(3, height))


def _cursor_row(scene: Scene, rows: tuple[KitRow, ...]) -> int:
    under = own_card(scene).card
    return next((place for place, row in enumerate(rows) if row.card == under), 0)


def _line(canvas: Canvas, row: KitRow, y: int) -> None:
    legal = row.role == "legal"
    if row.frame:
        canvas.put(1, y, row.sign, "accent", bold=True)
        canvas.put_within(_EFFECT, y, canvas.width - _EFFECT, row.words)
        return
    canvas.put(1, y, row.sign, row.role, bold=legal)
    start = canvas.put_right(canvas.width, y, row.tail, "muted") if row.tail else canvas.width
    canvas.put_within(_WORDS, y, start - _WORDS - bool(row.tail), row.words, row.role, bold=legal)


def kit_rows(scene: Scene, signs: Glyphs) -> tuple[KitRow, ...]:
    """All lines of the kit: those of the cards in their order, then what is no card."""
    view = scene.view
    found = [row for card in own_cards(view) for row in _rows(scene, card, signs)]
    return (*found, *_others(view, signs))


def _rows(scene: Scene, card: Card, signs: Glyphs) -> list[KitRow]:
    legal = card.card in scene.index.cards
    if isinstance(card, BodyLine):
        return _of_body(card)
    if isinstance(card, AugmentLine):
        return [_of_augment(card, legal, signs)]
    if isinstance(card, ProtocolView):
        done = sum(step.state == "done" for step in card.steps)
        sign = signs.done if card.finished else signs.empty
        tail = "learnt" if card.finished else f"{done}/{len(card.steps)}"
        return [KitRow(card.card, sign, card.name, tail, "legal" if legal else "text")]
    return []


def _of_body(card: BodyLine) -> list[KitRow]:
    if card.state != "active":
        return [KitRow(card.card, " ", card.name, "Walker" if card.state == "under" else "other Body", "muted")]
    return [KitRow(card.card, frame.symbols, frame.effect, frame=True) for frame in card.frames]


def _of_augment(card: AugmentLine, legal: bool, signs: Glyphs) -> KitRow:
    role: Role = "legal" if legal else "text" if card.equipped and not card.used else "muted"
    sign = signs.ready if legal else signs.done if card.equipped else signs.empty
    return KitRow(card.card, sign, card.name, augment_tail(card), role)


def augment_tail(card: AugmentLine) -> str:
    """What stands behind an Augment: that it is used, what it costs to equip, its Frame, or when it works."""
    if not card.equipped:
        return f"{card.memory} Memory"
    if card.used:
        return "used"
    return card.frame.symbols if card.frame else card.timing


def _others(view: TableView, signs: Glyphs) -> list[KitRow]:
    rows = [KitRow("", signs.then[:1], words, role="accent") for words in view.kit.boosts]
    if (bot := view.kit.bot) is not None:
        rows.append(KitRow("", "J", f"BOT on {bot.place}", f"{bot.battery} of {bot.slots}", "accent"))
    return rows


def draw_kit_numbers(canvas: Canvas, scene: Scene, y: int) -> None:
    """The Body's name and numbers in a row, for the small layout."""
    body = scene.view.body
    canvas.put_within(1, y, canvas.width - 1, f"{body.name}  MOV {body.mov}  ATT {body.att}  PRO {body.pro}", "strong")
