"""A combat of the real rules on the combat screen, fought with keys alone and with clicks alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from core.ascend.state import EnemyInPlay
from tests.line.test_real_game import new_game
from tests.tui.test_combat_screen import LARGE, SMALL, FightApp, screen, seen
from tui.paint import Canvas
from tui.play.sitting import AscendSitting
from tui.uiview import Spot
from tui.widgets.panel import Panel

STEPS = 60
"""More gestures than a combat against two Enemies can take."""


def in_combat(folder: Path) -> AscendSitting:
    """A game of one player at the Power question, two Enemies attached."""
    sitting = new_game(folder, seats=1)
    for state in (sitting.game.state, sitting.table.snapshot):  # what is tried on a copy begins at the snapshot
        state.seats[0].enemies += [EnemyInPlay(state.enemy_deck.pop(), uid) for uid in (1, 2)]
        state.attached = 2
        state.seats[0].assets[:] = [2, 0, 2, 1]
    while sitting.table.pending[0].kind != "power":
        choice = sitting.table.pending[0]
        sitting.answer(0, choice.serial, choice.options[0].key)
    return sitting


def fighting(sitting: AscendSitting) -> bool:
    """Whether the combat goes on and asks something."""
    view = sitting.view(0)
    return view.choice is not None and view.choice.stage == "combat"


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_keys_alone_fight_a_combat_to_its_end(tmp_path: Path, size: tuple[int, int]) -> None:
    sitting = in_combat(tmp_path)
    kinds = []
    async with FightApp(sitting).run_test(size=size) as pilot:
        for _ in range(STEPS):
            if not fighting(sitting):
                break
            kinds.append(sitting.table.pending[0].kind)
            match kinds[-1]:
                case "power":
                    await pilot.press("0", "enter")
                case "reroll":
                    await pilot.press("0")
                case _:
                    await pilot.press("1", "enter")
    assert {"power", "frame"} <= set(kinds)
    assert sitting.game.state.combat is None


async def click(pilot: Pilot[None], spot: Spot) -> None:
    """Click on a cell that means this spot, in whatever panel shows one."""
    for panel in screen(pilot).query(Panel):
        if not panel.display:
            continue
        canvas = Canvas(panel.size.width, panel.size.height)
        panel.paint(canvas)
        found = next((zone for zone in canvas.zones if zone.action == spot), None)
        if found is not None:
            await pilot.click(panel, offset=(max(0, found.x + found.width // 2), found.y))
            return
    raise AssertionError(f"{spot} is not on the screen:\n{seen(pilot)}")


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_clicks_alone_fight_a_combat_to_its_end(tmp_path: Path, size: tuple[int, int]) -> None:
    sitting = in_combat(tmp_path)
    rerolled = False
    async with FightApp(sitting).run_test(size=size) as pilot:
        for _ in range(STEPS):
            if not fighting(sitting):
                break
            choice = sitting.table.pending[0]
            if choice.kind == "reroll":
                await click(pilot, Spot("die", 0))
                last = Spot("row", len(screen(pilot).scene.rows) - 1)
                await click(pilot, last)
                await click(pilot, last)  # the first one only arms it
                rerolled = True
            elif choice.kind == "frame" and choice.options[0].key.startswith("frame:"):
                await click(pilot, Spot("frame", choice.options[0].key[6:].partition("@")[0]))
            else:
                await click(pilot, Spot("row", 0))
    assert rerolled
    assert sitting.game.state.combat is None
