"""Cards that are laid out: the Body Market, or those that a question lets choose from.

Side by side as cards where there is room; in the small layout a list, and the chosen card in full beside it.
"""

from __future__ import annotations

from core.ascend.view import BodyLine, Card, RuleLine
from tui.acts import pattern_line
from tui.cards import CardText, laid_out, text_of
from tui.gestures import Scene, letters_on
from tui.kit import laid_card, own_card
from tui.paint import Canvas, Ground, Role, shorten, wrap
from tui.uiview import Spot
from tui.widgets.look import draw_look, look_at
from tui.widgets.panel import Panel
from tui.widgets.patterns import draw_answers

_WIDEST = 57
"""Cells of a card at most: longer lines are hard to read."""
_GAP = 2
_HEAD = 8
"""Cells for a heading and the air behind it."""
_SHORT_HEAD = 5
_NARROW = 34
"""In cards narrower than this, headings get fewer cells."""
TITLES = {
    "protocol": ("LEARNING PROTOCOLS", "keep one"),
    "keep": ("DRAWN AUGMENTS", "keep one"),
    "body": ("YOUR BODIES", "one goes to the bottom of the deck"),
    "inhabit": ("BODY MARKET", "inhabit one"),
    "market": ("BODY MARKET", "which go to the bottom of the deck?"),
    "look": ("ENEMY DECK", "top or bottom?"),
    "equip": ("NOT EQUIPPED", "equip one"),
}
"""The title of a question about cards, and what is done with one."""
VERBS = {"protocol": "keep it", "keep": "keep it", "inhabit": "inhabit it", "market": "bottom", "body": "bottom"}
"""What Enter does with a card of such a question; elsewhere ``choose it``."""


class Cards(Panel):
    """The cards that are laid out."""

    def part(self, scene: Scene) -> object:
        """The cards, how far their patterns are, what may be chosen, and the cursor."""
        ui, cards = scene.ui, laid_out(scene.view)
        feet = tuple(foot_of(scene, card) for card in cards)
        under = laid_card(scene) if ui.panel == "cards" else None
        decks = scene.view.market.deck, len(scene.view.seats)
        return scene.small, cards, feet, under, _title(scene), decks, letters_on(scene, "card")

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title and cards."""
        title, tail = _title(scene)
        canvas.title(0, 0, canvas.width, title, tail, focused=scene.ui.panel == "cards")
        canvas.zone(0, 0, canvas.width, 1, Spot("panel", "cards"))
        cards = laid_out(scene.view)
        if not cards:
            canvas.put(1, 1, "No Body lies in the Body Market.", "muted")
        elif scene.small:
            draw_list(canvas, scene, cards, 1)
        else:
            draw_side_by_side(canvas, scene, cards, 1)

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The card under the cursor."""
        cards, card = laid_out(scene.view), laid_card(scene)
        if card is None:
            return None
        place = cards.index(card)
        if scene.small:
            return 0, 1 + place
        return place * (_width(len(cards), self.size.width) + _GAP) + 2, 1


class ChosenCard(Panel):
    """In the small layout: the card under the cursor in full. LOOK and all answers stand here when asked for."""

    def part(self, scene: Scene) -> object:
        """The card, or what stands in its place."""
        ui = scene.ui
        if ui.listing:
            return ui.typed, ui.listed, ui.armed, tuple(scene.index.by_key)
        if ui.looking:
            return look_at(scene), scene.ui.read_from
        card = _in_focus(scene)
        return card, card and foot_of(scene, card)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the card."""
        if scene.ui.listing:
            canvas.title(0, 0, canvas.width, "ANSWERS", f"all {len(scene.index.answers)}", focused=True)
            draw_answers(canvas, scene, 1)
        elif scene.ui.looking:
            title, lines = look_at(scene)
            canvas.title(0, 0, canvas.width, "LOOK", title)
            draw_look(canvas, lines, 1, scene.ui.read_from)
        elif (card := _in_focus(scene)) is not None:
            draw_card(canvas, scene, card, (0, 0, canvas.width, canvas.height), under=True)


def _in_focus(scene: Scene) -> Card | None:
    return own_card(scene) if scene.ui.panel == "kit" else laid_card(scene) or own_card(scene)


def _title(scene: Scene) -> tuple[str, str]:
    if scene.choice is not None and scene.choice.cards:
        return TITLES.get(scene.choice.kind, ("CARDS", ""))
    market, players = scene.view.market, len(scene.view.seats)
    deck = f"deck {market.deck}"
    return "BODY MARKET", deck if scene.small else f"players + 1 = {players + 1} Bodies, {deck}; in the Launch step"


# what may be done with a card


def foot_of(scene: Scene, card: Card, *, short: bool = False) -> str:
    """What a card's lower edge says: that it can be chosen now, or how far its pattern is."""
    if found := scene.index.cards.get(card.card):
        verb = VERBS.get(scene.choice.kind if scene.choice else "", "choose it")
        words = "ready" if found[0].pattern else verb
        return words if short else f"{words}: Enter"
    line = pattern_line(scene, card.card if isinstance(card, BodyLine) else f"augment.{card.card}")
    if line is None:
        return ""
    if line.launched:
        return "launched"
    far = "far" if short else "out of reach"
    return {0: "ready", 1: "1 move", None: far}.get(line.distance, f"{line.distance} moves")


def _foot_role(scene: Scene, card: Card, foot: str) -> Role:
    return "legal" if card.card in scene.index.cards or foot == "ready" else "muted"


# side by side


def _width(count: int, room: int) -> int:
    return min(_WIDEST, (room - _GAP * (count - 1)) // count)


def draw_side_by_side(canvas: Canvas, scene: Scene, cards: tuple[Card, ...], top: int) -> None:
    """The cards from a row on, as wide as their number allows."""
    width = _width(len(cards), canvas.width)
    under = laid_card(scene) if scene.ui.panel == "cards" else None
    letters = letters_on(scene, "card")
    for place, card in enumerate(cards):
        x = place * (width + _GAP)
        draw_card(canvas, scene, card, (x, top, width, canvas.height - top), under=card is under)
        canvas.zone(x, top, width, canvas.height - top, Spot("card", card.card))
        if card.card in letters:
            canvas.put(x, top, letters[card.card], "key", bold=True, reverse=True)


def draw_card(canvas: Canvas, scene: Scene, card: Card, box: tuple[int, int, int, int], *, under: bool) -> None:
    """A card in a box of x, y, width and height. What does not fit is said; `c` opens the whole of it."""
    x, y, width, height = box
    text, signs = text_of(card), canvas.glyphs
    legal = card.card in scene.index.cards
    canvas.box(x, y, width, height, "legal" if legal else "edge")
    name = shorten(text.title, width - 7, signs.more)
    start = canvas.put(x + 1, y, signs.chosen if under else signs.across, "key" if under else "edge", bold=under)
    canvas.put(start, y, f" {name} ", "strong", bold=True)
    foot = foot_of(scene, card)
    if foot:
        canvas.put(x + 2, y + height - 1, f" {foot} ", _foot_role(scene, card, foot), bold=legal)
    inner = width - 4
    row = y + 1
    for words in (*wrap(_facts(card, text, inner), inner), ""):
        canvas.put(x + 2, row, words, "accent")
        row += 1
    _lines(canvas, (x + 2, row, inner, y + height - 1 - row), text.lines)


def _facts(card: Card, text: CardText, width: int) -> str:
    """The first line of a card; a Body's is its numbers, close together where there is little room."""
    if not isinstance(card, BodyLine):
        return f"{text.kind}, {text.facts}"
    return text.facts if len(text.facts) <= width else " ".join(text.facts.split())


def _lines(canvas: Canvas, room: tuple[int, int, int, int], lines: tuple[RuleLine, ...]) -> None:
    """Headings and words; the cost pattern row by row, at the foot."""
    x, y, width, height = room
    end = y + height
    cost = next((line.text.split("  ") for line in lines if line.head == "cost"), [])
    end -= len(cost)
    head = _HEAD if width >= _NARROW else _SHORT_HEAD
    before = ""
    for line in (line for line in lines if line.head != "cost"):
        if y >= end:
            canvas.put_right(x + width, end - 1, f" {canvas.glyphs.more} more: c", "key")
            break
        if not line.head and before and y + 1 < end:
            y += 1
        before = line.head
        left = head if line.head and len(line.head) < head else 0
        if line.head:
            canvas.put(x, y, line.head, "accent", bold=True)
            y += not left
        y += canvas.paragraph(x + left, y, width - left, end - y, line.text)
    for place, row in enumerate(cost):
        canvas.put(x, end + place, "" if place else "cost", "muted")
        canvas.put(x + 6, end + place, " ".join(row), "accent", bold=True)


# a list


def draw_list(canvas: Canvas, scene: Scene, cards: tuple[Card, ...], top: int) -> None:
    """A line a card: name, numbers, cost, how far."""
    under = laid_card(scene) if scene.ui.panel == "cards" else None
    letters = letters_on(scene, "card")
    for y, card in enumerate(cards, top):
        on: Ground = "raised" if card is under else "ground"
        if card is under:
            canvas.fill(0, y, canvas.width, 1, on)
            canvas.put(0, y, canvas.glyphs.chosen, "key", on, bold=True)
        if card.card in letters:
            canvas.put(0, y, letters[card.card], "key", bold=True, reverse=True)
        foot = foot_of(scene, card, short=True)
        legal = card.card in scene.index.cards
        start = canvas.put_right(canvas.width - 1, y, foot, _foot_role(scene, card, foot), on, bold=legal)
        if isinstance(card, BodyLine):
            canvas.put_within(2, y, 10, card.name, "strong", on)
            canvas.put(13, y, f"{card.mov} {card.att} {card.pro}", "text", on)
            canvas.put_within(19, y, start - 20, "/".join(card.shape), "accent", on)
        else:
            canvas.put_within(2, y, start - 3, card.name, "strong", on)
        canvas.zone(0, y, canvas.width, 1, Spot("card", card.card))
    if all(isinstance(card, BodyLine) for card in cards) and top + len(cards) + 1 < canvas.height:
        canvas.put_within(2, top + len(cards) + 1, canvas.width - 2, "MOV ATT PRO, cost, how far it is", "muted")
