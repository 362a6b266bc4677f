"""Giving answers on a game screen, taking them back, and what follows: the next question, a story card, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from attrs import evolve

from core.engine.choice import Refused
from tui.screens.giving import tried
from tui.story import came_since

if TYPE_CHECKING:
    from core.ascend.view import TableView
    from tui.screens.game import GameScreen


class Answers:
    """What one game screen gives to the sitting. A refusal stands in the bar, a failed save in the banner."""

    def __init__(self, screen: GameScreen) -> None:
        self._screen = screen

    def give(self, key: str) -> None:
        """Give an answer of the pending choice."""
        screen = self._screen
        choice = screen.view.choice if screen.view else None
        if choice is None:
            return
        result = tried(partial(screen.sitting.answer, choice.seat, choice.serial, key))
        if result.refused:
            screen.set_ui(evolve(screen.ui, why=result.refused))
            return
        screen.tell_fault(result.fault)
        screen.ui = screen.ui.dropped()
        self._after_change()
        asked = screen.view.choice if screen.view else None
        if asked is None or (asked.serial, asked.seat) != (choice.serial, choice.seat):
            in_a_row = asked is not None and (asked.kind, asked.seat) == (choice.kind, choice.seat)
            screen.host.presses.answered(monotonic(), in_a_row=in_a_row)

    def undo(self) -> None:
        """Take back the last answer; in a simultaneous step the seat's own last one, if it gave any."""
        screen = self._screen
        together = screen.scene.view.others
        self._history(partial(self._take_back, screen.host.seat) if together else screen.sitting.undo, "Taken back:")

    def _take_back(self, seat: int) -> str:
        try:
            return self._screen.sitting.take_back(seat)
        except Refused:
            return self._screen.sitting.undo()

    def redo(self) -> None:
        """Give again what undo took back."""
        self._history(self._screen.sitting.redo, "Given again:")

    def _history(self, change: Callable[[], str], said: str) -> None:
        screen = self._screen
        result = tried(change)
        if result.refused:
            screen.set_ui(evolve(screen.ui, why=result.refused))
            return
        screen.tell_fault(result.fault)
        if not result.fault:
            self._after_change(handing=False)
            screen.set_ui(evolve(screen.ui, note=f"{said} {result.done}."))

    def _after_change(self, *, handing: bool = True) -> None:
        screen = self._screen
        before = screen.view
        screen.refresh_view()
        screen.call_after_refresh(self._settle)
        view = screen.view
        assert view is not None
        assert before is not None
        self._go_on(before, view, handing)

    def _go_on(self, before: TableView, view: TableView, handing: bool) -> None:
        """Show what the change led to beside the next question; ``handing``: the keyboard may go to another player."""
        host = self._screen.host
        if view.end is not None:
            host.show_end(view)
        elif view.choice is not None and not self._screen.fits(view):
            host.show_game()
        if view.end is None and handing and view.where.seat != before.where.seat:
            host.hand_over(view, before)
        if came := came_since(before.scenario.tale, view.scenario.tale):
            host.show_story(view, came)

    def _settle(self) -> None:
        if self._screen.host.sitting is None:
            return  # the game was closed before this frame was out; the journal holds all
        if fault := tried(self._screen.sitting.settle).fault:
            self._screen.tell_fault(fault)
