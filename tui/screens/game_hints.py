"""Hints on a game screen: asked for with a key, thought of in another thread, shown when ready."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import evolve

from core.engine.choice import Refused

if TYPE_CHECKING:
    from tui.play.contract import Hint
    from tui.screens.game import GameScreen

PATIENCE = 0.3
"""Seconds after which it is said that a hint is being thought of."""
THINKING = "A hint is coming; go on meanwhile."
Asked = tuple[int, int]
"""Serial and seat of a question."""


class Hints:
    """What one game screen asks the planner. Input goes on meanwhile; a hint on another question is not shown."""

    def __init__(self, screen: GameScreen) -> None:
        self._screen = screen
        self._sought: Asked | None = None

    def seek(self) -> None:
        """Ask for a hint on the question of the seat that is shown; once is enough while one is being thought of."""
        screen, asked = self._screen, self._asked()
        if asked is not None and asked == self._sought:
            self._say(THINKING, asked)
            return
        try:
            find = screen.sitting.hint(screen.host.seat)
        except Refused as refusal:
            screen.set_ui(evolve(screen.ui, why=str(refusal)))
            return
        self._sought = asked
        screen.run_worker(self._think(find, asked), group="hint", exclusive=True)

    def _asked(self) -> Asked | None:
        view = self._screen.view
        return (view.choice.serial, view.choice.seat) if view is not None and view.choice is not None else None

    async def _think(self, find: Callable[[], Hint], asked: Asked | None) -> None:
        thought = asyncio.ensure_future(asyncio.to_thread(find))
        await asyncio.wait({thought}, timeout=PATIENCE)
        if not thought.done():
            self._say(THINKING, asked)
        found = await thought
        if self._sought == asked:
            self._sought = None
        self._say(f"Hint: {found.text}", asked)

    def _say(self, words: str, asked: Asked | None) -> None:
        screen = self._screen
        if screen.is_attached and self._asked() == asked:
            # what was armed lies behind the hint now: the next Enter must not do it unread
            screen.set_ui(evolve(screen.ui, note=words, armed=""))
