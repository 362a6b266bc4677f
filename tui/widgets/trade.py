"""Trade on the market screen: what may be handed to whom, what the others hold, and the decks that are left."""

from __future__ import annotations

from core.ascend.view import KitView, TableView
from tui.gestures import Scene, letters_on
from tui.kit import trade_under, trades
from tui.paint import Canvas, Ground
from tui.uiview import Spot
from tui.widgets.look import draw_look, look_at
from tui.widgets.panel import Panel


class TradePane(Panel):
    """A line a trade, then what the others hold, then the decks.

    LOOK stands in its place when asked for, and while the own cards have the keys: it shows the chosen one in full.
    """

    def part(self, scene: Scene) -> object:
        """The trades and the cursor, the others' Augments, the decks; or what is looked at."""
        ui, view = scene.ui, scene.view
        if _looks(scene):
            return look_at(scene), scene.ui.read_from
        under = trade_under(scene) if ui.panel == "trade" else None
        shown = trades(scene), under, view.party, view.market, letters_on(scene, "trade")
        return shown, ui.panel == "trade", ui.armed, ui.read_from

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title and lines."""
        if _looks(scene):
            title, lines = look_at(scene)
            canvas.title(0, 0, canvas.width, "LOOK", title)
            draw_look(canvas, lines, 1, scene.ui.read_from)
            return
        alone = len(scene.view.seats) == 1
        tail = "" if alone else "in an Upgrade, at any distance"
        canvas.title(0, 0, canvas.width, "DECKS" if alone else "TRADE", tail, focused=scene.ui.panel == "trade")
        canvas.zone(0, 0, canvas.width, 1, Spot("panel", "trade"))
        y = _trades(canvas, scene, 1)
        below = [] if alone else [*others_words(scene.view), "Only Faction Augments change hands, not equipped."]
        draw_look(canvas, (*below, decks_words(scene.view)), y, scene.ui.read_from)

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The trade under the cursor."""
        under = trade_under(scene)
        return (0, 1 + trades(scene).index(under)) if under else (0, 0)


def _looks(scene: Scene) -> bool:
    return scene.ui.looking or scene.ui.panel == "kit"


def _trades(canvas: Canvas, scene: Scene, top: int) -> int:
    """The lines of the trades that fit, around the cursor; returns the row after them."""
    found, under, letters = trades(scene), trade_under(scene), letters_on(scene, "trade")
    room = max(1, canvas.height - top - 3)
    at = found.index(under) if under else 0
    first = max(0, min(at - room + 1, len(found) - room))
    for y, answer in enumerate(found[first : first + room], top):
        chosen = scene.ui.panel == "trade" and answer is under
        on: Ground = "raised" if chosen else "ground"
        if chosen or answer.key == scene.ui.armed:
            canvas.put(0, y, canvas.glyphs.chosen, "key", bold=True)
        canvas.put_within(2, y, canvas.width - 3, answer.label, "legal", on)
        canvas.zone(0, y, canvas.width, 1, Spot("trade", answer.key))
        if answer.key in letters:
            canvas.put(0, y, letters[answer.key], "key", bold=True, reverse=True)
    return top + min(room, len(found))


def others_words(view: TableView) -> list[str]:
    """What each other player could hand over, a sentence each."""
    return [f"{view.seats[kit.seat].name}: {_factions(kit)}" for kit in view.party if kit.seat != view.where.seat]


def _factions(kit: KitView) -> str:
    names = [f"{card.name} ({card.deck})" for card in kit.augments if card.faction]
    return ", ".join(names) or "no Faction Augment"


def decks_words(view: TableView) -> str:
    """How many cards the decks hold that Augments and Bodies come from."""
    decks = [f"{view.kit.cls} {view.kit.class_deck}"] if view.kit.cls else []
    decks += [f"{deck.name} {deck.left}" for deck in view.market.factions]
    return f"Left in the decks: {', '.join([*decks, f'Bodies {view.market.deck}'])}."
