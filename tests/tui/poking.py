"""Random keys and clicks on an app: whatever comes, a game screen shows the step and the seat of its table."""

from __future__ import annotations

import random
from typing import Any

from textual.pilot import Pilot

from tests.tui.table_app import text_of
from tui.app import TamashiiApp
from tui.screens.game import GameScreen


async def poke(app: TamashiiApp, pilot: Pilot[Any], luck: random.Random, key: str, clicked: bool) -> bool:
    """A key, and a click somewhere; whether the game can still be played on."""
    await pilot.press(key)
    if clicked:
        cell = luck.randrange(app.size.width), luck.randrange(app.size.height)
        await pilot.click(offset=cell, button=luck.choice((1, 1, 3)))
    if isinstance(app.screen, GameScreen):
        view = app.screen.scene.view
        assert view.where.step in text_of(app)
        assert view.seats[view.where.seat].name.upper() in text_of(app)
    return app.sitting is not None and bool(app.sitting.deciders())
