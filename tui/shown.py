"""What is shown: settings and look, the screens of the game that is open, what is read above them, and leaving.

Nothing of the rules or the content is imported before it is asked for: the first screen must come fast.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from textual import events
from textual.geometry import Size
from textual.screen import Screen

from core.engine.lookup import Entry
from tui.paint import ASCII, PALETTES, UNICODE, Appearance
from tui.screens.ask import AskScreen
from tui.screens.game_presses import Presses
from tui.screens.host import Hinting, stage_of
from tui.screens.menu import SAVED, MenuScreen
from tui.screens.page import Page
from tui.screens.small import SmallScreen, too_small
from tui.settings import Settings, store_settings
from tui.terminal.app import TerminalApp
from tui.terminal.depth import palette_name, wants_ascii

if TYPE_CHECKING:
    from core.ascend.view import TableView, TaleLine
    from tui.play.contract import Played, Sitting
    from tui.screens.reader import Document

STAGES = {
    "table": ("tui.screens.table", "TableScreen"),
    "combat": ("tui.screens.combat", "CombatScreen"),
    "market": ("tui.screens.market", "MarketScreen"),
    "forest": ("tui.screens.forest.table", "ForestTable"),
}
"""Screens of a game that are made once and shown again: the module and the class of each, imported when it is shown.
A game with one screen has it under its own name."""


def appearance_of(settings: Settings, plain: bool = False) -> Appearance:
    """Colours and signs: what the settings say, else what the terminal can show. An unknown palette is not followed.

    ``plain`` asks for ASCII whatever they say.
    """
    named = settings.palette if settings.palette in PALETTES else ""
    palette = PALETTES[palette_name(os.environ, named)]
    return Appearance(palette, ASCII if wants_ascii(os.environ, plain or settings.ascii) else UNICODE)


class ShownApp(TerminalApp):
    """The screens that lie above the slots: table, combat or cards of the game that is open, and what helps."""

    def __init__(self, settings: Settings | None, settings_file: Path | None, plain: bool) -> None:
        """``plain`` draws in ASCII whatever the settings say. Without ``settings_file`` changed settings hold for this
        run only."""
        self.settings = settings or Settings()
        self._settings_file = settings_file
        self._plain = plain
        super().__init__(appearance_of(self.settings, plain))
        self.sitting: Played | None = None
        self.seat = 0
        self.save_fault = ""
        self.presses = Presses()
        self._stages: dict[str, Screen[Any]] = {}

    # the game that is open

    @property
    def ascend(self) -> Sitting | None:
        """The game that is open, when it is Chronicle of Ascend."""
        sitting = self.sitting
        return cast("Sitting", sitting) if sitting is not None and sitting.kind == "ascend" else None

    # screens on screens

    def on_resize(self, event: events.Resize) -> None:
        """Cover everything while the window is too small, and only then."""
        self._cover(event.size)

    def _cover(self, size: Size) -> None:
        """Put the screen that says the window is too small on top, or take it away."""
        small, covered = too_small(*size), isinstance(self.screen, SmallScreen)
        if small and not covered:
            self.push_screen(SmallScreen())
        elif covered and not small:
            self.pop_screen()

    def _put_on_top(self, screen: Screen[Any] | str, answered: Callable[[Any], None] | None = None) -> None:
        """Show a screen above all but the one that says the window is too small."""
        if isinstance(self.screen, SmallScreen):
            self.pop_screen()
        if isinstance(screen, str) and self.screen in self._stages.values():
            self.switch_screen(screen)
        else:
            self.push_screen(screen, answered)
        self._cover(self.size)

    # settings

    def try_on(self, settings: Settings) -> None:
        """Show colours and signs of these settings without keeping them."""
        wanted = appearance_of(settings, self._plain)
        if (wanted.palette, wanted.glyphs) != (self.appearance.palette, self.appearance.glyphs):
            self.appearance = wanted

    def change_settings(self, settings: Settings) -> str:
        """Use these settings and keep them; returns a sentence when they could not be stored."""
        if settings.mouse != self.settings.mouse:
            self.set_mouse(settings.mouse)
        self.settings = settings
        self.try_on(settings)
        if self._settings_file is not None:
            try:
                store_settings(self._settings_file, settings)
            except OSError as error:
                return f"The settings hold for now but could not be stored: {error.strerror}."
        return ""

    # screens of a game

    def show_game(self) -> None:
        """Show the screen the pending question belongs to: table, combat, cards or the end. Each is made once.

        Another game than Chronicle of Ascend has one screen, of its own name.
        """
        if self.ascend is None:
            if self.sitting is not None:
                self._show_stage(self.sitting.kind)
            return
        view = self.ascend.view(self.seat)
        self._show_stage(stage_of(view))
        if view.end is not None:
            self.show_end(view)

    def show_table(self, panel: str = "") -> None:
        """The table, or the combat while one is fought; ``panel`` gets the keys where it is there."""
        if self.ascend is None:
            return
        from tui.screens.game import GameScreen

        combat = stage_of(self.ascend.view(self.seat)) == "combat"
        shown = self._show_stage("combat" if combat else "table")
        if panel and isinstance(shown, GameScreen):
            shown.focus_panel(panel)

    def show_market(self) -> None:
        """Body Market, own cards and trade, until it is left by hand."""
        from tui.screens.market import MarketScreen

        shown = self._show_stage("market")
        if isinstance(shown, MarketScreen):
            shown.opened = True

    def _show_stage(self, name: str) -> Screen[Any]:
        if name not in self._stages:
            self._stages[name] = self._make_stage(name)
            self.install_screen(self._stages[name], name)
        if self.screen is not self._stages[name]:
            self._put_on_top(name)
        return self._stages[name]

    def _make_stage(self, name: str) -> Screen[Any]:
        module, made = STAGES[name]
        screen: Screen[Any] = getattr(import_module(module), made)()
        return screen

    def show_seats(self) -> None:
        """Who is asked what, and the party in full."""
        from tui.screens.seats import SeatsScreen

        if self.ascend is not None:
            views = tuple(self.ascend.view(seat) for seat in range(self.ascend.seats))
            self._put_on_top(SeatsScreen(views, self.seat), self._seat_chosen)

    def _seat_chosen(self, seat: int | None) -> None:
        if seat is not None and self.ascend is not None:
            self.seat = seat
            self.show_game()

    def hand_over(self, view: TableView, before: TableView) -> None:
        """Another seat is shown now than ``before``, that of ``view``: cover the table until its player is there, where
        the settings ask for that."""
        if not self.settings.hand_over:
            return
        from tui.screens.handover import HandOverScreen

        line = view.seats[view.where.seat]
        undo_by = before.seats[before.where.seat].name if view.undo else ""
        self._put_on_top(HandOverScreen(line.seat, line.letter, line.name, self._crumbs(), undo_by), self._handed_over)

    def _handed_over(self, wish: str | None) -> None:
        from tui.screens.game import GameScreen

        if wish == "seats":
            self.show_seats()
        elif wish == "undo" and isinstance(self.screen, GameScreen):
            self.screen.answers.undo()

    def show_progress(self) -> None:
        """The progress sheet of the game that is open, above it."""
        from tui.screens.campaign import CampaignScreen

        if self.ascend is not None and (view := self.ascend.progress()) is not None:
            self._put_on_top(CampaignScreen(view, self.ascend.campaign_slot, over_table=True))

    # to read

    def show_story(self, view: TableView, came: tuple[TaleLine, ...] = ()) -> None:
        """The stories of the cards that have come, else of the active one."""
        from tui.screens.reader import ReaderScreen, story_of

        self._put_on_top(ReaderScreen(story_of(view, came), view, "go on", "story card"))

    def show_card(self, view: TableView) -> None:
        """The whole active card and the sheet."""
        from tui.screens.reader import ReaderScreen, card_of

        self._put_on_top(ReaderScreen(card_of(view), view, "back to the table"))

    def show_text(self, document: Document, view: TableView) -> None:
        """A card as text."""
        from tui.screens.reader import ReaderScreen

        self._put_on_top(ReaderScreen(document, view, "back"))

    def show_end_card(self, view: TableView) -> None:
        """The card that ended the game, and the story up to it."""
        from tui.screens.reader import ReaderScreen, ending_of

        self._put_on_top(ReaderScreen(ending_of(view), None, "back"))

    def show_end(self, view: TableView) -> None:
        """The end of the scenario."""
        from tui.screens.end import EndScreen

        title, slot = (self.sitting.title, self.sitting.campaign_slot) if self.sitting else ("", "")
        self._put_on_top(EndScreen(view, title, slot))

    def show_data(self, view: TableView) -> None:
        """Bag, dump, pools and odds."""
        from tui.screens.data import DataScreen

        self._put_on_top(DataScreen(view))

    # screens of everywhere

    def show_help(self, find: str = "") -> None:
        """Help for the screen one is on; the menu counts as what lies under it."""
        from tui.screens.help import GAME_KEYS, HelpScreen

        below = next(screen for screen in reversed(self.screen_stack) if not isinstance(screen, MenuScreen))
        if isinstance(below, Page):
            place, keys, game = below.place, below.keys, below.rules_of
        else:
            place, keys, game = self._crumbs(), GAME_KEYS, ""
        game = game or (self.sitting.kind if self.sitting is not None else "")
        self._put_on_top(HelpScreen(place, keys, lambda: rules_reference(game), find, game=game))

    def _crumbs(self) -> str:
        if self.ascend is None:
            return ""
        where = self.ascend.view(self.seat).where
        return f" {self.appearance.glyphs.crumb} ".join((f"Turn {where.turn}", where.phase, where.step))

    def show_settings(self) -> None:
        """Colours, signs, mouse, motion."""
        from tui.screens.settings import SettingsScreen

        self._put_on_top(SettingsScreen())

    def show_standing(self) -> None:
        """The standing answers of the seat that is shown."""
        from tui.screens.standing import StandingScreen

        if self.ascend is not None:
            tale = self.ascend.view(self.seat).scenario.tale
            self._put_on_top(StandingScreen(self.ascend, self.seat), lambda _: self._left_standing(tale))

    def _left_standing(self, before: tuple[TaleLine, ...]) -> None:
        """What was said may have answered the question that was open, and brought more cards than these."""
        from tui.story import came_since

        self.show_game()
        view = self.ascend.view(self.seat) if self.ascend is not None else None
        if view is not None and (came := came_since(before, view.scenario.tale)):
            self.show_story(view, came)

    def show_menu(self) -> None:
        """The q menu."""
        self._put_on_top(MenuScreen(), self._left_menu)

    def _left_menu(self, wish: str | None) -> None:
        if wish == "standing":
            self.show_standing()
        elif wish == "progress":
            self.show_progress()
        elif wish == "hint" and isinstance(self.screen, Hinting):
            self.screen.tell_hint()

    def repaint_all(self) -> None:
        """Send the whole screen again."""
        self.action_repaint()

    # leaving

    def ask_to_leave(self) -> None:
        """The leave question, once."""
        if isinstance(self.screen, SmallScreen):
            self.screen.press("q", None)
            self.screen.sheet.repaint()
        elif not isinstance(self.screen, AskScreen):
            saved = f"The last save failed: {self.save_fault}" if self.save_fault else SAVED
            detail = f"{self.sitting.title} is open. {saved}" if self.sitting else "No game is open."
            self._put_on_top(AskScreen("Leave Tamashii?", detail, "No, stay", "Yes, leave"), self._answered_leave)

    def action_ask_to_leave(self) -> None:
        """Ctrl+C and Ctrl+Q come to the same question."""
        self.ask_to_leave()

    def _answered_leave(self, yes: bool | None) -> None:
        if yes:
            self.leave()

    def leave(self) -> None:
        """Close what is open and end the app."""
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            sitting.close()
        self.exit()


def rules_reference(game: str = "") -> Sequence[Entry]:
    """The rules reference of a game, or of all. It brings the rules along, so it is imported when it is first read."""
    from tui.rulebook import rules

    return rules(game)
