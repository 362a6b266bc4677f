"""The app: it holds the look, the settings and the game that is open, and puts screens on top of the slots.

Nothing of the rules, the content or the saves is imported before it is asked for: the first screen must come fast.
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
from textual.timer import Timer

from core.engine.lookup import Entry
from saves.faults import SaveFault, SlotBusy
from tui.paint import ASCII, PALETTES, UNICODE, Appearance
from tui.play.newforest import USUAL, NewForest, plain_forest
from tui.play.newgame import Asked, NewGame, is_whole, plain_game
from tui.screens.ask import AskScreen
from tui.screens.game_presses import Presses
from tui.screens.host import Games, stage_of
from tui.screens.menu import SAVED, MenuScreen
from tui.screens.page import Page
from tui.screens.slots import SlotsScreen
from tui.screens.small import SmallScreen, too_small
from tui.settings import Settings, store_settings
from tui.terminal.app import TerminalApp
from tui.terminal.depth import palette_name, wants_ascii

if TYPE_CHECKING:
    from core.ascend.view import TableView, TaleLine
    from saves.store import SlotStore
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
_EVERY = 1.0
"""Seconds between two looks at a game that is watched."""


def appearance_of(settings: Settings, plain: bool = False) -> Appearance:
    """Colours and signs: what the settings say, else what the terminal can show. An unknown palette is not followed.

    ``plain`` asks for ASCII whatever they say.
    """
    named = settings.palette if settings.palette in PALETTES else ""
    palette = PALETTES[palette_name(os.environ, named)]
    return Appearance(palette, ASCII if wants_ascii(os.environ, plain or settings.ascii) else UNICODE)


class TamashiiApp(TerminalApp):
    """Slots at the bottom of the stack; above them set-up, briefing, story, table or combat, and what helps."""

    TITLE = "Tamashii"

    def __init__(
        self,
        saves: Path | None,
        settings: Settings | None = None,
        *,
        settings_file: Path | None = None,
        games: Games | None = None,
        plain: bool = False,
        slot: str = "",
        scenario: str = "",
        seats: int = 0,
        classes: tuple[str, ...] = (),
        seed: str = "",
        own: Path | None = None,
        game: str = "",
        level: str = "",
    ) -> None:
        """``saves`` is the folder of the slots, None for the usual one; ``games`` stands for content and rules; ``own``
        is the folder of the player's own scenarios.

        ``slot`` (a title or id) is opened at once; ``game``, ``scenario``, ``level``, ``seats``, ``classes`` and
        ``seed`` fill in a new game. ``plain`` draws in ASCII whatever the settings say. Without ``settings_file``
        changed settings hold for this run only.
        """
        self.settings = settings or Settings()
        self.saves = saves
        self._slots = SlotsScreen()
        self._plain = plain
        super().__init__(appearance_of(self.settings, plain))
        self.sitting: Played | None = None
        self.seat = 0
        self.save_fault = ""
        self.presses = Presses()
        self._settings_file = settings_file
        self._games = games
        self._own = own
        self._store: SlotStore | None = None
        self._slot_to_open = slot
        self._asked = Asked(scenario, seats, classes, seed, game, level)
        self._stages: dict[str, Screen[Any]] = {}
        self._watched = ""
        """The slot that is watched."""
        self._following: Timer | None = None

    # where things come from

    @property
    def games(self) -> Games:
        """Content and rules, imported now at the latest."""
        if self._games is None:
            from tui.play import start

            self._games = start.Games(self._own)
        return self._games

    @property
    def store(self) -> SlotStore:
        """The slots on disk."""
        if self._store is None:
            from saves.store import SlotStore

            self._store = SlotStore(self.saves)
        return self._store

    @property
    def ascend(self) -> Sitting | None:
        """The game that is open, when it is Chronicle of Ascend."""
        sitting = self.sitting
        return cast("Sitting", sitting) if sitting is not None and sitting.kind == "ascend" else None

    def get_default_screen(self) -> Screen[Any]:
        """The slots lie under all other screens."""
        return self._slots

    # life

    def on_mount(self) -> None:
        """Go straight to a slot when one was named."""
        if self._slot_to_open:
            self.call_after_refresh(self._open_named, self._slot_to_open)
        elif self._asked.anything:
            self.call_after_refresh(self._set_up_asked)

    def _set_up_asked(self) -> None:
        """What the command line asks for: the game itself where enough was said, else its set-up, filled in."""
        asked = self._asked
        if asked.wants_forest:
            if asked.level and asked.seats:
                self._set_up_done(plain_forest(asked, self.games.levels()))
            else:
                self.show_set_up(USUAL)
            return
        infos = self.games.scenarios()
        if is_whole(asked, infos):
            self._set_up_done(plain_game(infos, asked))
            return
        fitting = [info for info in infos if info.id == asked.scenario or info.opens == "first"]
        chosen = next((info for info in fitting if info.id == asked.scenario), next(iter(fitting), None))
        campaign = chosen is not None and chosen.campaign
        self.show_set_up(NewGame("", chosen.id, (), "") if chosen and campaign else None)

    def _open_named(self, slot: str) -> None:
        from tui.play.slots import slot_named

        try:
            self.resume(slot_named(self.store, slot))
        except SaveFault as fault:
            self._slots.tell(str(fault))

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

    # games

    def begin(self, game: NewGame | NewForest) -> None:
        """Start a game: the briefing lies on the first story card, that on the table."""
        self._close()
        self._asked = Asked()  # what the command line said was said of one game
        self._take(self.games.new_game(self.store, game))
        self.show_game()
        if self.ascend is not None:
            view = self.ascend.view(self.seat)
            if view.scenario.code:  # the first card may wait until something was chosen
                self.show_story(view, view.scenario.tale)
            self._read_briefing(view)

    def resume(self, slot_id: str, look: bool = False) -> None:
        """Open a slot and show its table."""
        self._close()
        self._take(self.games.open_game(self.store, slot_id, look))
        self._watched = slot_id if look else ""
        if look:
            self._following = self.set_interval(_EVERY, self.follow)
        self.show_game()
        from tui.screens.reader import story_is_new

        if self.ascend is not None and not look and story_is_new(view := self.ascend.view(self.seat)):
            self.show_story(view)
        if self.sitting is not None and self.sitting.notice:
            self._read_notice(self.sitting)

    def follow(self) -> None:
        """Show what was played in a game that is watched; nothing where nothing was."""
        from tui.screens.forest.table import ForestTable
        from tui.screens.game import GameScreen

        watched = self.sitting
        if watched is None or not watched.moved_on():
            return
        try:
            self.sitting = self.games.open_game(self.store, self._watched, look=True)
        except SlotBusy:
            return  # it is being written at this moment; soon it can be read
        except SaveFault as fault:
            self._leave_watching(str(fault))
            return
        watched.close()
        shown = self.screen
        if shown in self._stages.values():
            self.show_game()
            if self.screen is shown and isinstance(shown, GameScreen | ForestTable):
                shown.refresh_view()

    def _leave_watching(self, why: str) -> None:
        """The game that was watched can be read no more: back to the slots, with the reason."""
        self.to_slots()
        self._slots.tell(why)

    def _take(self, sitting: Played) -> None:
        self.sitting = sitting
        self.seat = next(iter(sitting.deciders()), 0)

    def _close(self) -> None:
        if self._following is not None:
            self._following.stop()
            self._following = None
        self._uncover()
        for name in self._stages:
            self.uninstall_screen(name)
        self._stages = {}
        self.save_fault = ""
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            sitting.close()

    def _uncover(self) -> None:
        """Take every screen off the slots."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self._cover(self.size)

    def to_slots(self) -> None:
        """Close the game that is open and show the slots."""
        self._close()

    def leave(self) -> None:
        """Close what is open and end the app."""
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            sitting.close()
        self.exit()

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

    def show_set_up(self, before: NewGame | NewForest | None = None) -> None:
        """The set-up of a new game: of free play, or of the scenario or game of ``before``, filled in as that says."""
        if isinstance(before, NewForest):
            from tui.screens.forest.setup import ForestSetUp

            self._put_on_top(ForestSetUp(self.games.levels(), before, self._asked), self._set_up_done)
            return
        from tui.screens.setup import SetUpScreen

        infos = self.games.scenarios()
        if before is not None:
            infos = tuple(info for info in infos if info.id == before.scenario)
        else:
            infos = tuple(info for info in infos if not info.campaign)
        self._put_on_top(SetUpScreen(infos, before, self._asked), self._set_up_done)

    def play_again(self) -> None:
        """The set-up of the game that is open, as a new one."""
        if self.sitting is not None:
            self.show_set_up(self.sitting.again())

    def show_campaign(self, slot_id: str = "") -> None:
        """Close the game that is open and show the progress sheet of a slot, or of a new campaign."""
        from tui.screens.campaign import CampaignScreen

        self._close()
        try:
            self._put_on_top(CampaignScreen(self.games.campaign(self.store, slot_id), slot_id))
        except SaveFault as fault:
            self._slots.tell(str(fault))

    def show_progress(self) -> None:
        """The progress sheet of the game that is open, above it."""
        from tui.screens.campaign import CampaignScreen

        if self.ascend is not None and (view := self.ascend.progress()) is not None:
            self._put_on_top(CampaignScreen(view, self.ascend.campaign_slot, over_table=True))

    def _set_up_done(self, game: NewGame | NewForest | None) -> None:
        if game is None:
            return
        try:
            self.begin(game)
        except SaveFault as fault:
            self._slots.tell(str(fault))

    def _read_briefing(self, view: TableView) -> None:
        from tui.screens.briefing import briefing_of
        from tui.screens.reader import ReaderScreen

        self._put_on_top(ReaderScreen(briefing_of(view), onward="go on", place="scenario sheet"))

    def _read_notice(self, sitting: Played) -> None:
        from tui.screens.reader import Block, Document, ReaderScreen

        document = Document(sitting.title, "opened", (Block("", sitting.notice),))
        self._put_on_top(ReaderScreen(document, onward="go on", place="notice"))

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
            place, keys, rules = below.place, below.keys, below.rules or rules_reference
        else:
            place, keys, rules = self._crumbs(), GAME_KEYS, rules_reference
        self._put_on_top(HelpScreen(place, keys, rules, find))

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
        elif wish == "hint":
            from tui.screens.game import GameScreen

            if isinstance(self.screen, GameScreen):
                self.screen.command("hint")

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

    def repaint_all(self) -> None:
        """Send the whole screen again."""
        self.action_repaint()


def rules_reference() -> Sequence[Entry]:
    """The whole rules reference. It brings the rules along, so it is imported when it is first read."""
    from core.ascend.reference import entries

    return entries()
