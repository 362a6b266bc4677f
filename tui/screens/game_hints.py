"""Hints on a game screen: asked for with a key, thought of in another thread, shown when ready."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import evolve

from core.engine.choice import Refused
from tui.bar import answering
from tui.gestures import Scene, scene_of
from tui.pointing import freed, list_open, places_drawn, pointed_at, pointed_within
from tui.uiview import UiView

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
        self._from: UiView | None = None
        """Where everything was when the hint was asked for."""

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
        self._sought, self._from = asked, _placed(screen.ui)
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
        self._tell(found, asked)

    def _tell(self, found: Hint, asked: Asked | None) -> None:
        """Say the hint, with the digit of what it names; the cursor goes there unless it has been moved since."""
        screen = self._screen
        if not screen.is_attached or self._asked() != asked:
            return
        if found.key in screen.index.by_key and _placed(screen.ui) == self._from and not screen.ui.listing:
            if list_open(screen.scene):
                screen.ui = pointed_within(screen.scene, found.key)
            else:
                screen.ui = freed(screen.ui, screen.index, found.key)
                screen.ui = pointed_at(screen.scene, found.key)
        screen.ui = evolve(screen.ui, hinted=found.key)
        self._say(f"Hint: {found.text}{_where(screen.scene, found.key)}", asked)

    def _say(self, words: str, asked: Asked | None) -> None:
        screen = self._screen
        if screen.is_attached and self._asked() == asked:
            # what was armed lies behind the hint now: the next Enter must not do it unread
            screen.set_ui(evolve(screen.ui, note=words, armed=""))
            screen.show_scene()


def _where(scene: Scene, key: str) -> str:
    """Which digit gives an answer, or opens the line it lies behind; also where another list than the open one has it.

    Nothing for what lies on the board.
    """
    if (found := _digit(scene, key))[0]:
        return f" It lies behind {found[0]}." if found[1] else f" Its digit is {found[0]}."
    if not list_open(scene) or key not in scene.index.by_key or places_drawn(scene, key):
        return ""
    ui = freed(scene.ui, scene.index, key)
    digit, behind = _digit(scene_of(scene.view, ui, scene.index, scene.small, scene.bar, scene.stage), key)
    way = f", then {'it lies behind' if behind else 'its digit is'} {digit}" if digit else ""
    return f" It is not in this list: 0 leads back{way}."


def _digit(scene: Scene, key: str) -> tuple[str, bool]:
    """The digit of the line that gives an answer, empty for none, and whether the line only opens the way to it."""
    for digit, number in answering(scene).items():
        row = scene.rows[number]
        if row.key == key or key in row.opens:
            return digit, row.key != key
    return "", False


def _placed(ui: UiView) -> UiView:
    """Where cursors are and what is held, without what is said."""
    return evolve(ui, note="", why="", hinted="", armed="", news=(), looked=True, read_from=0)
