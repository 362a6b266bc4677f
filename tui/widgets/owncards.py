"""The own cards on the market screen: Augments with what they do and cost, Learning Protocol, other Bodies."""

from __future__ import annotations

from core.ascend.view import AugmentLine, BodyLine, Card, ProtocolView
from tui.cards import numbers_of, own_cards, step_words
from tui.gestures import Scene, letters_on, listed
from tui.kit import own_card
from tui.paint import Canvas, Ground, Role
from tui.uiview import Spot
from tui.widgets.kit import augment_tail
from tui.widgets.panel import Panel
from tui.widgets.patterns import draw_answers, in_sight

_NAME, _DECK, _TAIL, _WORDS = 3, 23, 34, 44
"""The columns of a wide line."""
_WIDE = 60


class OwnCards(Panel):
    """A line a card. In the normal layout all answers stand in its place when asked for."""

    def part(self, scene: Scene) -> object:
        """The kit, what may be chosen of it, and the cursor; or all answers."""
        ui, view = scene.ui, scene.view
        if ui.listing and not scene.small:
            return listed(scene.index, ui.typed), ui.typed, ui.listed, ui.armed
        focused = ui.panel == "kit"
        purse = view.assets.memory, view.assets.exp
        return view.kit, purse, tuple(scene.index.cards), focused and own_card(scene), letters_on(scene, "own")

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title and lines."""
        view, focused = scene.view, scene.ui.panel == "kit"
        if scene.ui.listing and not scene.small:
            canvas.title(0, 0, canvas.width, "ANSWERS", f"all {len(scene.index.answers)}", focused=True)
            draw_answers(canvas, scene, 1)
            return
        purse = f"Memory {view.assets.memory}   EXP {view.assets.exp}"
        canvas.title(0, 0, canvas.width, "YOUR CARDS", purse, focused=focused)
        canvas.zone(0, 0, canvas.width, 1, Spot("panel", "kit"))
        cards = own_cards(view)
        first, end = _window(scene, canvas.height)
        letters = letters_on(scene, "own")
        for y, card in enumerate(cards[first:end], 1 + bool(first)):
            under = focused and card is own_card(scene)
            _line(canvas, scene, card, y, under=under)
            canvas.zone(0, y, canvas.width, 1, Spot("own", card.card))
            if card.card in letters:
                canvas.put(0, y, letters[card.card], "key", bold=True, reverse=True)
        if first:
            canvas.put(1, 1, f"{canvas.glyphs.more} {first} above", "muted")
        if end < len(cards):
            canvas.put(1, canvas.height - 1, f"{canvas.glyphs.more} {len(cards) - end} more", "muted")

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The line of the card under the cursor."""
        first, _ = _window(scene, self.size.height)
        return 0, 1 + bool(first) + _place(scene) - first


def _place(scene: Scene) -> int:
    return own_cards(scene.view).index(own_card(scene))


def _window(scene: Scene, height: int) -> tuple[int, int]:
    at = _place(scene) if scene.ui.panel == "kit" else 0
    return in_sight(len(own_cards(scene.view)), at, max(3, height - 1))


def _line(canvas: Canvas, scene: Scene, card: Card, y: int, *, under: bool) -> None:
    signs, legal = canvas.glyphs, card.card in scene.index.cards
    on: Ground = "raised" if under else "ground"
    held = not isinstance(card, AugmentLine) or (card.equipped and not card.used)
    role: Role = "legal" if legal else "text" if held else "muted"
    if under:
        canvas.fill(0, y, canvas.width, 1, on)
        canvas.put(0, y, signs.chosen, "key", on, bold=True)
    canvas.put(1, y, signs.ready if legal else signs.done if _works(card) else signs.empty, role, on, bold=legal)
    deck, tail, words = _told(card)
    if canvas.width < _WIDE:
        start = canvas.put_right(canvas.width - 1, y, tail, "muted", on)
        canvas.put_within(_NAME, y, start - _NAME - 1, card.name, role, on, bold=legal)
        return
    canvas.put_within(_NAME, y, _DECK - _NAME - 1, card.name, role, on, bold=legal)
    canvas.put_within(_DECK, y, _TAIL - _DECK - 1, deck, "muted", on)
    canvas.put_within(_TAIL, y, _WORDS - _TAIL - 1, tail, "muted", on)
    canvas.put_within(_WORDS, y, canvas.width - _WORDS - 1, words, role, on)


def _works(card: Card) -> bool:
    """Whether the card does its part now."""
    if isinstance(card, AugmentLine):
        return card.equipped
    if isinstance(card, BodyLine):
        return card.state == "active"
    return isinstance(card, ProtocolView) and card.finished


def _told(card: Card) -> tuple[str, str, str]:
    """What kind of card it is, when it works or what it costs, and what it does."""
    if isinstance(card, AugmentLine):
        head = f"{card.frame.symbols}: {card.frame.effect} " if card.frame else ""
        head += f"{'/'.join(card.shape)}: " if card.shape else ""
        tail = augment_tail(card) if not card.equipped or card.used else card.timing
        return card.deck, tail, head + " ".join(card.rules)
    if isinstance(card, BodyLine):
        state = {"active": "active", "other": "other", "under": "under it"}[card.state]
        return "Body" if card.shape else "Walker", state, f"{numbers_of(card)}  {' '.join(card.rules)}"
    if isinstance(card, ProtocolView):
        done = sum(step.state == "done" for step in card.steps)
        now = next((step_words(step) for step in card.steps if step.state == "now"), " ".join(card.ability))
        return "Protocol", "learnt" if card.finished else f"{done} of {len(card.steps)}", now
    return "", "", ""
