"""Body Market, own cards and trade; also the cards that a question lays out to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from textual.geometry import Region

from core.ascend.view import TableView
from tui import acts, kit
from tui.cards import laid_out, own_cards
from tui.gestures import Scene
from tui.screens.game import GameScreen
from tui.uiview import Spot, UiView
from tui.widgets.cards import Cards, ChosenCard
from tui.widgets.owncards import OwnCards
from tui.widgets.panel import Panel
from tui.widgets.trade import TradePane

_OWN = 9
"""Rows of the own cards in the normal layout."""
_LIST = 36
"""Cells of the lists in the small layout."""
_SMALL_CARDS = 8
"""Rows of the list of cards in the small layout."""
_AT_HOME = ("upgrade", "program", "launch")
"""Questions that can be answered here and now, one after the other, so that the screen stays open."""


class MarketScreen(GameScreen):
    """The screen of cards. It was opened by hand (``opened``), or a question about cards brought it up."""

    panels = ("cards", "kit", "trade", "bar")
    stage = "market"
    opened = False
    """It was opened by hand, not by a question."""

    def stage_widgets(self) -> Iterable[Panel]:
        """The panels of this screen."""
        yield Cards("cards")
        yield ChosenCard("chosen")
        yield OwnCards("kit")
        yield TradePane("trade")

    def regions(self, width: int, height: int) -> dict[str, Region]:
        """Where the panels lie."""
        places = super().regions(width, height)
        bar = self.bar_top(height)
        places.pop("log", None)
        if self.small:
            lower = 1 + _SMALL_CARDS
            return places | {
                "cards": Region(0, 1, _LIST, _SMALL_CARDS),
                "kit": Region(0, lower, _LIST, bar - lower),
                "chosen": Region(_LIST + 1, 1, width - _LIST - 1, bar - 1),
            }
        lower, left = bar - _OWN, width * 62 // 100
        return places | {
            "cards": Region(1, 2, width - 2, lower - 3),
            "kit": Region(1, lower, left - 1, _OWN),
            "trade": Region(left + 2, lower, width - left - 3, _OWN),
            "bar": Region(1, bar, width - 2, height - 1 - bar),
        }

    def fits(self, view: TableView) -> bool:
        """Whether the next question belongs here: it is about cards, or can be answered while one looks at them.

        With one that does not, what was opened by hand is over.
        """
        if super().fits(view):
            return True
        self.opened = self.opened and view.choice is not None and view.choice.kind in _AT_HOME
        return self.opened

    def to_stage(self, ui: UiView, view: TableView) -> UiView:
        """The focus on the cards to choose from; what was opened by hand keeps its own."""
        if view.choice is not None and view.choice.cards:
            return super().to_stage(ui, view)
        return ui if ui.panel in self.panels else self.point(ui, Spot("panel", "cards"))

    def settle_cursors(self, ui: UiView, view: TableView) -> UiView:
        """Keys go to a panel of this screen."""
        ui = super().settle_cursors(ui, view)
        return ui if ui.panel in self.panels else self.point(ui, Spot("panel", "cards"))

    def targets(self, scene: Scene) -> list[Spot]:
        """Cards and trades."""
        cards = [Spot("card", card.card) for card in laid_out(scene.view)]
        own = [Spot("own", card.card) for card in own_cards(scene.view)]
        return [*cards, *own, *(Spot("trade", answer.key) for answer in kit.trades(scene) if not scene.small)]

    def command(self, name: str) -> None:
        """Do what a key means; the key that opened the screen closes it, and so does Escape with nothing begun."""
        if name == "market" or (name == "back" and acts.back(self.scene).ui == self.ui):
            self.opened = False
            self.host.show_game()
        else:
            super().command(name)

    def focus_panel(self, name: str) -> None:
        """Give the keys to a panel of this screen; those of the table are shown on the table."""
        if name in self.panels:
            super().focus_panel(name)
        else:
            self.opened = False
            self.host.show_table(name)
