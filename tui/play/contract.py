"""What every front end (screen, line mode) asks of a game in progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from attrs import frozen

from core.ascend.campaign.view import CampaignView
from core.ascend.view import TableView
from core.forest.view import CardView, ForestView
from tui.play.newforest import NewForest
from tui.play.newgame import NewGame


@frozen
class StandingLine:
    """An optional rule that a seat has in play, and what is said of it once and for all."""

    rule: str
    """Its id: the card, and the place of the rule on it."""
    card: str
    """The card's printed name."""
    text: str
    """The rule's text."""
    says: str
    """One of ``words``."""
    words: tuple[str, ...] = ("ask", "always", "never")
    """What can be said, in the order in which a key turns from one to the next."""


@frozen
class Hint:
    """What a bot that plays to win would do now."""

    key: str
    """The answer's key; empty where it would rather leave the choice to the players."""
    text: str
    """The answer and why, in one sentence."""


class Played(Protocol):
    """One game at one table, whichever it is, saved as it goes. Nothing here blocks for long but the disk.

    Sentences that come back are complete and meant for the player.
    """

    @property
    def kind(self) -> str:
        """Which game it is: ``ascend``, ``forest``."""
        ...

    @property
    def title(self) -> str:
        """Title of the slot."""
        ...

    @property
    def seats(self) -> int:
        """How many seats play."""
        ...

    @property
    def notice(self) -> str:
        """What a player must know of how the game was opened, in a sentence; empty when there is nothing."""
        ...

    @property
    def left_alone(self) -> bool:
        """Whether the game is only watched while nobody plays it: then it can be gone on with here."""
        ...

    @property
    def slot_id(self) -> str:
        """Id of the slot."""
        ...

    @property
    def campaign_slot(self) -> str:
        """Id of the slot, where it holds a campaign; empty in free play, and for games that have none."""
        ...

    def again(self) -> NewGame | NewForest:
        """The same game with the same players, as a new one: of the same campaign, or in a slot of its own."""
        ...

    @property
    def watching(self) -> bool:
        """Whether the game is only watched, while it may be played elsewhere: then nothing can be answered."""
        ...

    def moved_on(self) -> bool:
        """Whether a game that is watched was played on since it was read. Cheap enough for once a second."""
        ...

    def deciders(self) -> tuple[int, ...]:
        """Seats that are asked something now, in player order; empty when the game is over."""
        ...

    def answer(self, seat: int, serial: int, key: str) -> None:
        """Give an answer; it is on disk when this returns.

        Raises core.engine.choice.Refused (one sentence, nothing changed) or saves.faults.SaveFault.
        """
        ...

    def why_not(self, seat: int, key: str) -> str:
        """Why this key is not among the answers of the seat now: one sentence with the numbers."""
        ...

    def undo(self) -> str:
        """Take back the last answer; returns what was taken back. Raises Refused with what stops it."""
        ...

    def redo(self) -> str:
        """Give again what undo took back; returns what. Raises Refused when there is nothing."""
        ...

    def standing(self, seat: int) -> tuple[StandingLine, ...]:
        """What the seat can say once and for all, each with its standing answer; most games have nothing such."""
        ...

    def settle(self) -> None:
        """Finish what may wait until the frame is out: the snapshot at a step boundary. Raises SaveFault."""
        ...

    def close(self) -> None:
        """Give the slot back."""
        ...


class Sitting(Played, Protocol):
    """A game of Chronicle of Ascend."""

    @property
    def codes(self) -> tuple[str, ...]:
        """Component codes that the campaign of the slot has unlocked."""
        ...

    def progress(self) -> CampaignView | None:
        """The progress sheet of the campaign, with the end of this game once it has one; None in free play."""
        ...

    def view(self, seat: int) -> TableView:
        """What this seat may see now."""
        ...

    def hint(self, seat: int) -> Callable[[], Hint]:
        """What to call for a hint on the question of the seat, maybe in another thread: it works on a copy of the
        position as it is now, and changes nothing. It can take half a second. Raises Refused where nothing is asked.
        """
        ...

    def take_back(self, seat: int) -> str:
        """Take back the seat's own last answer of a simultaneous step. Raises Refused."""
        ...

    def set_standing(self, seat: int, rule: str, word: str) -> None:
        """Say one of a line's words of it; it is on disk when this returns.

        A question that this answers is answered at once. Raises Refused (one sentence, nothing changed) or SaveFault.
        """
        ...


class ForestSitting(Played, Protocol):
    """A game in the forest."""

    def view(self, seat: int) -> ForestView:
        """What this seat may see now. It holds no face-down card."""
        ...

    def uncover(self, seat: int) -> CardView:
        """The card that is to be shown now, once; that it was shown is on disk when this returns.

        Raises core.engine.choice.Refused when none is, or saves.faults.SaveFault, and then shows nothing.
        """
        ...
