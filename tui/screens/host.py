"""What screens may ask of the app. The app knows the screens; they know only this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

from tui.paint import Appearance
from tui.play.newforest import LevelInfo, NewForest
from tui.play.newgame import NewGame, ScenarioInfo
from tui.screens.game_presses import Presses
from tui.settings import Settings

if TYPE_CHECKING:
    from textual.screen import Screen

    from core.ascend.campaign.view import CampaignView
    from core.ascend.view import TableView, TaleLine
    from saves.store import SlotStore
    from tui.play.contract import Played
    from tui.screens.reader import Document


def stage_of(view: TableView) -> str:
    """The screen a question belongs to: ``combat``, ``market`` (cards that are laid out) or ``table``."""
    stage = view.choice.stage if view.choice is not None else ""
    return {"combat": "combat", "cards": "market"}.get(stage, "table")


class Games(Protocol):
    """Where games come from: content, rules and slots. Importing them is slow, so it waits until one is asked for."""

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        """All scenarios, in the order of the progress sheet."""
        ...

    def campaign(self, store: SlotStore, slot_id: str = "", skip: bool = False, /) -> CampaignView:
        """The progress sheet of a slot; without one, that of a campaign that has not begun. Raises SaveFault.

        ``skip``: as it is when another scenario is begun in place of the first, which is skipped.
        """
        ...

    def levels(self) -> tuple[LevelInfo, ...]:
        """The levels of the forest, the mildest first."""
        ...

    def new_game(self, store: SlotStore, game: NewGame | NewForest, /) -> Played:
        """Start a game: in a new slot, or the next one of the campaign of its slot. Raises SaveFault."""
        ...

    def open_game(self, store: SlotStore, slot_id: str, /, look: bool = False) -> Played:
        """Go on with a game, or only look at it. Raises SaveFault."""
        ...


@runtime_checkable
class Hinting(Protocol):
    """A screen of a game that can give a hint on the question it shows."""

    @property
    def hint_offer(self) -> str:
        """What the hint is, as the menu says it; empty where nothing is asked."""
        ...

    def tell_hint(self) -> None:
        """Show the hint, now or when it has been thought of."""
        ...


class Host(Protocol):
    """The app, as screens see it."""

    appearance: Appearance
    settings: Settings
    sitting: Played | None
    """The game that is open, or None."""
    seat: int
    """The seat whose view is shown, 0 to 3."""
    presses: Presses
    """Which press gave the last answer."""
    save_fault: str
    """What the last save failed with, while none has gone well since; else empty."""

    @property
    def games(self) -> Games:
        """Where games come from."""
        ...

    @property
    def store(self) -> SlotStore:
        """The slots on disk."""
        ...

    def change_settings(self, settings: Settings) -> str:
        """Use these settings from now on and keep them; a sentence when they could not be stored, else empty."""
        ...

    def try_on(self, settings: Settings) -> None:
        """Show colours and signs of these settings without keeping them."""
        ...

    def begin(self, game: NewGame | NewForest) -> None:
        """Start a game: briefing, first story card, table. Raises SaveFault."""
        ...

    def resume(self, slot_id: str, look: bool = False) -> None:
        """Open a slot and show its table. Raises SaveFault."""
        ...

    def play_on(self) -> None:
        """Open the game that is watched to play it; what stands against that is told at the slots."""
        ...

    def show_game(self) -> None:
        """Show the screen the pending question belongs to: table, combat, cards or the end."""
        ...

    def show_table(self, panel: str = "") -> None:
        """The table, or the combat while one is fought; ``panel`` gets the keys where it is there."""
        ...

    def show_market(self) -> None:
        """Body Market, own cards and trade, until it is left by hand."""
        ...

    def show_seats(self) -> None:
        """Who is asked what, and the party in full; the seat that is chosen there is shown."""
        ...

    def hand_over(self, view: TableView, before: TableView) -> None:
        """Another seat is shown now than ``before``, that of ``view``: cover the table until its player is there, where
        the settings ask for that."""
        ...

    def show_text(self, document: Document, view: TableView) -> None:
        """A card as text, over what is shown."""
        ...

    def show_set_up(self, before: NewGame | NewForest | None = None) -> None:
        """The set-up of a new game: of free play, or of the scenario or game of ``before``, filled in as that says."""
        ...

    def play_again(self) -> None:
        """The set-up of the game that is open, as a new one."""
        ...

    def show_campaign(self, slot_id: str = "") -> None:
        """Close the game that is open and show the progress sheet of a slot, or of a new campaign."""
        ...

    def show_story(self, view: TableView, came: tuple[TaleLine, ...] = ()) -> None:
        """The stories of the cards that have come, else of the active Scenario card; Enter goes on."""
        ...

    def show_card(self, view: TableView) -> None:
        """The active Scenario card and the sheet, to read again; Escape goes back."""
        ...

    def show_end_card(self, view: TableView) -> None:
        """The card that ended the game, to read again with the story up to it."""
        ...

    def show_end(self, view: TableView) -> None:
        """The end of the scenario."""
        ...

    def show_data(self, view: TableView) -> None:
        """Bag, dump, pools and odds."""
        ...

    def show_help(self, find: str = "") -> None:
        """Help for the screen that is shown, with the rules search; Escape goes back."""
        ...

    def show_settings(self) -> None:
        """Colours, signs, mouse, motion."""
        ...

    def show_standing(self) -> None:
        """The standing answers of the seat that is shown."""
        ...

    def show_menu(self) -> None:
        """The q menu."""
        ...

    def ask_to_leave(self) -> None:
        """The leave question, No first."""
        ...

    def leave(self) -> None:
        """Close what is open and end the app."""
        ...

    def to_slots(self) -> None:
        """Close the game that is open and show the slots."""
        ...

    def show_cursor(self, visible: bool) -> None:
        """Show or hide the terminal's own cursor."""
        ...

    def repaint_all(self) -> None:
        """Send the whole screen again."""
        ...


def host(screen: Screen[Any]) -> Host:
    """The app a screen belongs to."""
    return cast("Host", screen.app)
