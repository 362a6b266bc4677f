"""The app: the slots, what the command line asked for, and which game is open.

Nothing of the rules, the content or the saves is imported before it is asked for: the first screen must come fast.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.screen import Screen
from textual.timer import Timer

from saves.faults import SaveFault, SlotBusy
from tui.play.newforest import USUAL, NewForest, plain_forest
from tui.play.newgame import Asked, NewGame, is_whole, plain_game
from tui.screens.host import Games
from tui.screens.slots import SlotsScreen
from tui.settings import Settings
from tui.shown import ShownApp

if TYPE_CHECKING:
    from core.ascend.view import TableView
    from saves.store import SlotStore
    from tui.play.contract import Played

_EVERY = 1.0
"""Seconds between two looks at a game that is watched."""


class TamashiiApp(ShownApp):
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
        dial: str = "",
    ) -> None:
        """``saves`` is the folder of the slots, None for the usual one; ``games`` stands for content and rules; ``own``
        is the folder of the player's own scenarios.

        ``slot`` (a title or id) is opened at once; ``game``, ``scenario``, ``level``, ``seats``, ``classes``,
        ``dial`` and ``seed`` fill in a new game. ``plain`` draws in ASCII whatever the settings say. Without
        ``settings_file`` changed settings hold for this run only.
        """
        super().__init__(settings, settings_file, plain)
        self.saves = saves
        self._slots = SlotsScreen()
        self._games = games
        self._own = own
        self._store: SlotStore | None = None
        self._slot_to_open = slot
        self._asked = Asked(scenario, seats, classes, seed, game, level, dial)
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

    def get_default_screen(self) -> Screen[Any]:
        """The slots lie under all other screens."""
        return self._slots

    # what the command line asked for

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

    # new games

    def show_set_up(self, before: NewGame | NewForest | None = None) -> None:
        """The set-up of a new game: of free play, or of the scenario or game of ``before``, filled in as that says."""
        from tui.play.slots import titles

        taken = titles(self.store)
        if isinstance(before, NewForest):
            from tui.screens.forest.setup import ForestSetUp

            self._put_on_top(ForestSetUp(self.games.levels(), before, self._asked, taken), self._set_up_done)
            return
        from tui.screens.setup import SetUpScreen

        infos = self.games.scenarios()
        if before is not None:
            infos = tuple(info for info in infos if info.id == before.scenario)
        else:
            infos = tuple(info for info in infos if not info.campaign)
        self._put_on_top(SetUpScreen(infos, before, self._asked, taken), self._set_up_done)

    def _set_up_done(self, game: NewGame | NewForest | None) -> None:
        if game is None:
            return
        try:
            self.begin(game)
        except SaveFault as fault:
            self._slots.tell(str(fault))

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

    # games on disk

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

    def play_on(self) -> None:
        """Open the game that is watched to play it; what stands against that is told at the slots."""
        if self.sitting is not None:
            try:
                self.resume(self.sitting.slot_id)
            except SaveFault as fault:
                self._slots.tell(str(fault))

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

    def _read_briefing(self, view: TableView) -> None:
        from tui.screens.briefing import briefing_of
        from tui.screens.reader import ReaderScreen

        self._put_on_top(ReaderScreen(briefing_of(view), onward="go on", place="scenario sheet"))

    def _read_notice(self, sitting: Played) -> None:
        from tui.screens.reader import Block, Document, ReaderScreen

        document = Document(sitting.title, "opened", (Block("", sitting.notice),))
        self._put_on_top(ReaderScreen(document, onward="go on", place="notice"))

    # closing

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
            self._slots.go_to(sitting.slot_id)
            sitting.close()

    def _uncover(self) -> None:
        """Take every screen off the slots."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self._cover(self.size)

    def to_slots(self) -> None:
        """Close the game that is open and show the slots."""
        self._close()
