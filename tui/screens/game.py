"""What every screen of a game in progress shares: banner, party, question, log, keys, mouse, and giving answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from attrs import evolve
from textual import events
from textual.app import ComposeResult
from textual.geometry import Region, Size
from textual.screen import Screen

from core.ascend.log.weights import RESULT
from core.ascend.view import MapView, NewsLine, TableView
from tui import acts, kit
from tui.acts import Outcome
from tui.bar import PASSED
from tui.cards import find_card, foes
from tui.gestures import Index, Scene, rows_of, scene_of
from tui.logs import new_in
from tui.play.contract import Sitting
from tui.screens.game_answers import Answers
from tui.screens.game_hints import Hints
from tui.screens.game_keyboard import Keyboard
from tui.screens.game_mouse import Mouse
from tui.screens.host import Host, host, stage_of
from tui.screens.reader import document_of
from tui.terminal.app import PasteIgnored
from tui.uiview import NO_SLOT, Spot, UiView
from tui.widgets.banner import Banner
from tui.widgets.decision import DecisionBar
from tui.widgets.keyrow import KeyRow
from tui.widgets.log import LogPane, most_back
from tui.widgets.panel import Panel
from tui.widgets.party import PartyRow

NORMAL = Size(118, 38)
"""From this size on all panels stand side by side; below is the small layout (interface design, section 2)."""
STAGE_PANELS = {
    "launcher": "launcher",
    "patterns": "patterns",
    "map": "map",
    "enemies": "enemies",
    "combat": "frames",
    "cards": "cards",
}


def _on_what_is_new(ui: UiView, older: MapView, now: MapView) -> UiView:
    """The cursor of the map on the tile that was turned up last, else on the one the figure has gone to."""
    up = {tile.place for tile in older.tiles if tile.up}
    gone = {tile.place for tile in older.tiles if tile.here}
    turned = [tile.place for tile in now.tiles if tile.up and tile.place not in up]
    entered = [tile.place for tile in now.tiles if tile.here and tile.place not in gone]
    found = next(iter((*turned, *entered)), "")
    return evolve(ui, tile=found, anchor="") if found else ui


def _step_of(view: TableView) -> tuple[int, str, str, int]:
    """Which step it is, and for whom it is shown."""
    where = view.where
    return where.turn, where.phase, where.step, where.seat


class GameScreen(Screen[None]):
    """The base of the table and the combat screen.

    A subclass names its panels (``panels``, in the order of Tab), yields them (``stage_widgets``) and says where
    they lie (``regions``, by id). It may take gestures of its own (``act``, ``move``, ``targets``).
    """

    panels: tuple[str, ...] = ("bar", "log")
    stage = "table"
    """Which screen it is: ``table``, ``combat`` or ``market``."""

    def __init__(self) -> None:
        super().__init__()
        self.ui = UiView()
        self.index = Index()
        self.view: TableView | None = None
        self.answers = Answers(self)
        self.hints = Hints(self)
        self.keyboard = Keyboard(self)
        self.mouse = Mouse(self)
        self._widgets: tuple[Panel, ...] = ()
        self._scene: Scene | None = None
        self._bar = (0, 0)
        self._step: tuple[int, str, str, int] | None = None

    # what subclasses give

    @property
    def tab_order(self) -> tuple[str, ...]:
        """The panels in the order of Tab, which is the one they are drawn in."""
        return self.panels

    def stage_widgets(self) -> Iterable[Panel]:
        """The panels of this screen, beside those every game screen has."""
        return ()

    def regions(self, width: int, height: int) -> dict[str, Region]:
        """Where the panels lie, by id; a panel that is not named is not shown. The base gives the common ones."""
        bar = self.bar_top(height)
        tall = height - 1 - bar
        left = width * 70 // 118
        ends = {"banner": Region(0, 0, width, 1), "keys": Region(0, height - 1, width, 1)}
        if self.small:
            return ends | {"bar": Region(0, bar, width, tall)}
        return ends | {
            "party": Region(0, 1, width, 1),
            "bar": Region(1, bar, left, tall),
            "log": Region(left + 2, bar, width - left - 3, tall),
        }

    def bar_top(self, height: int) -> int:
        """The row the decision bar begins at; it grows a little with the window."""
        if self.small:
            return height - 7 - max(0, min(4, (height - 23) // 2))
        return height - 8 - max(0, min(4, (height - 40) // 3))

    def act(self, scene: Scene, spot: Spot) -> Outcome:
        """What Enter, a digit or a click on a spot comes to."""
        return kit.act(scene, spot, read=self.stage != "market") or acts.act(scene, spot)

    def move(self, scene: Scene, way: str) -> Outcome:
        """What an arrow comes to."""
        outcome = kit.move(scene, way) or acts.move(scene, way)
        log = self.focused_panel() if outcome.ui.panel == "log" else None
        if log is None:
            return outcome
        back = min(outcome.ui.scroll, most_back(scene.view.log, *log.size))
        return evolve(outcome, ui=evolve(outcome.ui, scroll=back))

    def here(self, scene: Scene) -> Spot:
        """The spot under the cursor."""
        return kit.here(scene) or acts.here(scene)

    def point(self, ui: UiView, spot: Spot) -> UiView:
        """The cursor on a spot: what go-to and the mouse come to."""
        return kit.point(acts.point(ui, spot), spot)

    def fits(self, view: TableView) -> bool:
        """Whether the question that is asked now belongs on this screen."""
        return stage_of(view) == self.stage

    def targets(self, scene: Scene) -> list[Spot]:
        """The spots that go-to puts letters on: those of the panel with the focus."""
        return []

    # composition and layout

    def compose(self) -> ComposeResult:
        """All panels, in absolute places: no layout is ever asked what to do."""
        yield Banner("banner")
        yield PartyRow("party")
        yield from self.stage_widgets()
        yield DecisionBar("bar")
        yield LogPane("log")
        yield KeyRow("keys")

    def on_mount(self) -> None:
        """Show the table at once. The panels stay the same as long as the screen lives."""
        self._widgets = tuple(self.query(Panel))
        self._anew(follow=True)

    def _anew(self, *, follow: bool = False) -> None:
        """Lay out the panels and show the table; nothing while the screen is coming or going without them."""
        if self._widgets and self.is_attached:
            self.place_panels()
            self.refresh_view(follow=follow)

    def on_resize(self) -> None:
        """Lay the panels out anew."""
        self._anew()

    def on_screen_resume(self) -> None:
        """Come back from another screen: the table may have changed. The terminal's cursor stands on the focus."""
        self.host.show_cursor(True)
        for banner in self.query(Banner):
            banner.say(self.host.save_fault)
        self._anew()
        if self.view is not None and self.ui.watching and not self.fits(self.view):
            self.call_after_refresh(self.host.show_game)  # it was played on meanwhile

    def place_panels(self) -> None:
        """Put every panel in its place."""
        places = self.regions(*self.app.size)
        self._bar, self._scene = places["bar"].size, None
        for panel in self._widgets:
            region = places.get(panel.id or "")
            panel.display = region is not None
            if region is not None:
                panel.styles.offset = region.offset
                panel.styles.width, panel.styles.height = region.size

    @property
    def small(self) -> bool:
        """Whether the window gets the small layout."""
        width, height = self.app.size
        return width < NORMAL.width or height < NORMAL.height

    # the view

    @property
    def host(self) -> Host:
        """The app."""
        return host(self)

    @property
    def sitting(self) -> Sitting:
        """The game that is open."""
        sitting = self.host.sitting
        assert sitting is not None, "a game screen is shown without a game"
        return cast("Sitting", sitting)  # these screens show this game only

    @property
    def scene(self) -> Scene:
        """All that the panels paint from."""
        assert self.view is not None, "the view comes with the first mount"
        kept = self._scene
        if (
            kept is None
            or kept.ui is not self.ui
            or kept.view is not self.view
            or kept.index is not self.index
            or kept.small != self.small
        ):
            kept = self._scene = scene_of(self.view, self.ui, self.index, self.small, self._bar, self.stage)
        return kept

    def refresh_view(self, *, follow: bool = True) -> None:
        """Fetch the view of the seat that is shown, and show it; ``follow``: of one that is asked instead."""
        if self.host.sitting is None:
            return
        view = self.sitting.view(self.host.seat)
        seat = self._seat_to_show(view) if follow else self.host.seat
        if seat != self.host.seat:
            self.host.seat = seat
            view = self.sitting.view(seat)
        self._take_in(view)
        self.show_scene()

    def _seat_to_show(self, view: TableView) -> int:
        """The seat that was shown, while it is asked; else the next that is asked. A step begins with the first."""
        shown, asked = self.host.seat, self.sitting.deciders()
        if asked and self._step is not None and _step_of(view)[:3] != self._step[:3]:
            return asked[0]
        if view.choice is not None or not asked:
            return shown
        return next((seat for seat in asked if seat > shown), min(asked))

    def _take_in(self, view: TableView) -> None:
        """Keep a view, and drop what was begun when another question is asked."""
        older, self.view = self.view, view
        ui = self.ui
        step = _step_of(view)
        if step != self._step:
            order = acts.sorted_order(view.patterns)
            ui = evolve(ui, order=order, pattern=order[0] if order else "", token_set=0)
        asked, before = view.choice, older.choice if older else None
        if before is None or asked is None or (asked.serial, asked.seat) != (before.serial, before.seat):
            self.index = Index(asked.answers if asked else ())
            new_stage = step != self._step or (asked and before and asked.kind != before.kind)
            ui = ui.dropped()
            if older is not None and (older.log != view.log or older.where.seat == view.where.seat):
                ui = evolve(ui, fresh=len(new_in(older.log, view.log)))
            if asked and new_stage:
                ui = self.to_stage(ui, view)
        if older is not None:
            ui = _on_what_is_new(ui, older.map, view.map)
        self._step = step
        self.ui = self.settle_cursors(evolve(ui, news=self._news(view), watching=self.sitting.watching), view)

    def _news(self, view: TableView) -> tuple[NewsLine, ...]:
        """What has happened since the last answer: said in the bar where the log itself is not in sight."""
        log = self.panel("log")
        if log is None or not log.display:
            return view.news
        # what dice came to is not to be looked for in the log, whose later lines may have pushed it out of sight
        return tuple(line for line in view.news if line.weight >= RESULT) if self.stage == "table" else ()

    def to_stage(self, ui: UiView, view: TableView) -> UiView:
        """The focus on the panel that the question is about, or on the bar when nothing lies on a panel."""
        stage = STAGE_PANELS.get(view.choice.stage, "bar") if view.choice else ui.panel
        if stage not in self.panels or (stage != "cards" and len(self.index.nowhere) == len(self.index.answers)):
            stage = "bar"
        if view.choice is not None and view.choice.kind == PASSED:
            rows = rows_of(view, self.index, ui)
            return evolve(ui, panel="bar", row=len(rows) - 1, scroll=0)
        here = next((tile.place for tile in view.map.tiles if tile.here), ui.tile)
        if stage == "map":
            ui = evolve(ui, tile=here, anchor="")
        return evolve(ui, panel=stage, scroll=0)

    def settle_cursors(self, ui: UiView, view: TableView) -> UiView:
        """Cursors on things that are there."""
        places = [tile.place for tile in view.map.tiles]
        sources = [line.source for line in view.patterns]
        if ui.tile not in places:
            here = next((tile.place for tile in view.map.tiles if tile.here), "")
            ui = evolve(ui, tile=here or (places[0] if places else ""), anchor="")
        if ui.pattern not in sources:
            first = next((source for source in ui.order if source in sources), sources[0] if sources else "")
            ui = evolve(ui, pattern=first, token_set=0)
        return evolve(ui, enemy=max(0, min(ui.enemy, len(foes(view)) - 1)))

    def show_scene(self) -> None:
        """Hand the scene to the panels; each repaints when its slice has changed."""
        if self.view is None:
            return
        scene = self.scene
        for panel in self._widgets:
            if panel.display:
                panel.show(scene)
        self._place_cursor(scene)

    def _place_cursor(self, scene: Scene) -> None:
        panel = self.focused_panel()
        cell = panel.cursor_cell(scene) if panel is not None and panel.display else None
        if panel is not None and cell is not None:
            panel.place_cursor(*cell)

    def focused_panel(self) -> Panel | None:
        """The widget of the panel with the focus, or None when it is not on the screen."""
        return self.panel(self.ui.panel)

    def panel(self, name: str) -> Panel | None:
        """The widget with this id."""
        return next((panel for panel in self._widgets if panel.id == name), None)

    @property
    def next_look(self) -> int | None:
        """The line of LOOK that a page key goes to; None where LOOK is not shown, or fits."""
        found = (panel.next_look() for panel in self._widgets if panel.display)
        return next((line for line in found if line is not None), None)

    # answers

    def answer(self, key: str) -> None:
        """Give an answer of the pending choice; a refusal stands in the bar, a failed save in the banner."""
        self.answers.give(key)

    def tell_fault(self, sentence: str) -> None:
        """Say that a save failed, here and in the leave question, until one goes well; empty takes it away."""
        self.host.save_fault = sentence
        self.query_one(Banner).say(sentence)

    def refuse_to_answer(self) -> None:
        """Say that the game is only watched."""
        self.set_ui(evolve(self.ui, why=self.sitting.why_not(self.host.seat, "")))

    def set_ui(self, ui: UiView) -> None:
        """Change what the screen adds to the view."""
        if ui != self.ui:
            self.ui = ui
            self.show_scene()

    def apply(self, outcome: Outcome) -> None:
        """Do what a gesture came to."""
        if outcome.seat != NO_SLOT:
            self.set_ui(outcome.ui)
            self.show_seat(outcome.seat)
        elif outcome.read:
            self.set_ui(outcome.ui)
            self.read_card(outcome.read)
        elif outcome.give:
            self.ui = evolve(outcome.ui, armed="")
            self.answer(outcome.give)
        elif outcome.why:
            self.set_ui(evolve(outcome.ui, why=self.sitting.why_not(self.host.seat, outcome.why)))
        else:
            self.set_ui(outcome.ui)

    def show_seat(self, seat: int) -> None:
        """Show the table of a seat, also of one that is not asked."""
        self.host.seat = seat
        view = self.sitting.view(seat)
        self._take_in(view)
        self.show_scene()
        if not self.fits(view):
            self.host.show_game()

    def read_card(self, card: str) -> None:
        """Open a card of the table in whole."""
        view = self.scene.view
        if (found := find_card(view, card)) is not None:
            self.host.show_text(document_of(found), view)

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text narrows the list of all answers; elsewhere the app says that it is nothing."""
        if self.keyboard.paste(event.text):
            event.stop()

    def on_paste_ignored(self, event: PasteIgnored) -> None:
        """Text was pasted: none of it was taken for keys."""
        self.set_ui(evolve(self.ui, why=event.sentence))

    # keys

    def on_key(self, event: events.Key) -> None:
        """Every key of a game screen."""
        event.stop()
        event.prevent_default()
        self.press(event.key, event.character)

    def press(self, key: str, character: str | None = None) -> None:
        """Take one key press, named as Textual names it."""
        if self.view is not None:
            self.keyboard.press(key, character)
            self.show_scene()

    def command(self, name: str) -> None:
        """Do what a key means, by its name among ``COMMANDS``."""
        self.keyboard.command(name)

    @property
    def hint_offer(self) -> str:
        """What a hint is here; empty where nothing is asked of the seat that is shown."""
        return "what a bot would do now, and why" if self.view is not None and self.view.choice is not None else ""

    def tell_hint(self) -> None:
        """Have the planner think, and say what it comes to."""
        self.hints.seek()

    def focus_panel(self, name: str) -> None:
        """Give the keys to a panel; once more on the Enemies opens them all."""
        ui = self.ui
        if name == "enemies":
            ui = evolve(ui, all_enemies=ui.panel == "enemies" and not ui.all_enemies)
        if name in self.panels:
            self.set_ui(evolve(ui, panel=name, scroll=0, listing=False))

    # mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """A click begins, or a drag."""
        self.mouse.down(event)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """A click or a drag ends."""
        self.mouse.up(event)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel goes up."""
        self.mouse.scroll(event, "up")

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel goes down."""
        self.mouse.scroll(event, "down")

    def panel_of(self, panel: Panel) -> str:
        """The name, among ``panels``, of what a widget shows now."""
        return panel.id or ""
