"""The combat screen, played with keys and clicks at both sizes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import pytest
from attrs import evolve
from textual.pilot import Pilot

from core.ascend.view import ChoiceView, CombatView, DieView, TableView
from tests.line.sample import COMBAT, FRAMES, FakeSitting, answer, choice, table
from tests.tui.test_combat_gestures import ROLL, ROLLED
from tui.paint import PALETTES, UNICODE, Appearance, Canvas, PaintedApp
from tui.play.contract import Sitting
from tui.screens.combat import CombatScreen
from tui.screens.game_presses import Presses
from tui.widgets.dice import Dice
from tui.widgets.frames import Frames
from tui.widgets.panel import Panel

LARGE, SMALL = (120, 40), (80, 24)
POWER = choice(
    answer("power:0", "Spend no Power: 2 dice", armed=True),
    answer("power:1", "Spend 1 Power: 3 dice, Power 2 - 1 = 1", armed=True),
    answer("power:2", "Spend 2 Power: 4 dice, Power 2 - 2 = 0", armed=True),
    prompt="How much Power goes into the Attack Roll?",
    stage="combat",
)
SHIELD = choice(
    answer("yes", "Yes: Shield 1 - 1 = 0, ITG 5 - 1 = 4"),
    answer("no", "No: Shield stays 1, ITG 5 - 2 = 3"),
    prompt="Z.O.E. deals 2 Wounds. Turn on the Shield?",
    stage="combat",
)
BEFORE = evolve(
    COMBAT,
    dice=(),
    frames=(),
    symbol="",
    number="",
    exchange=(),
    pool="ATT 2, Power 2 to spend",
    odds=("Z.O.E. falls: 12 %",),
)


def fight(asked: ChoiceView, combat: CombatView = COMBAT, serial: int = 1) -> TableView:
    """The table in a combat."""
    start = table(evolve(asked, serial=serial, step="Resolve dice", page=15))
    return evolve(start, combat=combat, where=evolve(start.where, phase="Combat", step="Resolve dice", page=15))


class FightApp(PaintedApp[None]):
    """As much of the app as a game screen asks for, with a combat on it."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.seat = 0
        self.save_fault = ""
        self.presses = Presses()

    async def on_mount(self) -> None:
        await self.push_screen(CombatScreen())

    def show_game(self) -> None:
        """The combat stays where it is."""

    def show_seats(self) -> None:
        """There are no other seats to show."""

    def hand_over(self, view: TableView, before: TableView) -> None:
        """Nobody else sits here."""

    def show_cursor(self, visible: bool) -> None:
        """There is no terminal."""

    def show_help(self, find: str = "") -> None:
        """There is no help to show."""

    def show_menu(self) -> None:
        """There is no menu to show."""

    def repaint_all(self) -> None:
        """There is no terminal."""


@asynccontextmanager
async def opened(size: tuple[int, int], *tables: TableView) -> AsyncIterator[tuple[Pilot[None], FakeSitting]]:
    """The app with a combat on its screen, and the sitting that remembers the answers."""
    sitting = FakeSitting(*tables)
    async with FightApp(sitting).run_test(size=size) as pilot:
        yield pilot, sitting


def screen(pilot: Pilot[None]) -> CombatScreen:
    """The combat screen."""
    return cast("CombatScreen", pilot.app.screen)


def seen(pilot: Pilot[None]) -> str:
    """What stands on the screen, as text."""
    whole = Canvas(*pilot.app.size)
    for panel in screen(pilot).query(Panel):
        if panel.display:
            region = panel.region
            canvas = Canvas(region.width, region.height, UNICODE)
            panel.paint(canvas)
            for y in range(region.height):
                whole.put(region.x, region.y + y, canvas.row(y))
    return whole.text()


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_seat_phase_question_exchange_dice_frames_and_enemies_are_on_the_screen(size: tuple[int, int]) -> None:
    async with opened(size, fight(SHIELD)) as (pilot, _):
        text = seen(pilot)
        for part in ("MIRA", "Combat", "Resolve dice, rulebook p.15", "EXCHANGE", "YOUR DICE", "YOUR FRAMES",
                     "ENEMIES", "TOP Z.O.E.", "acts now", "Turn on the Shield?", "Shield 1 - 1 = 0, ITG 5 - 1 = 4",
                     "Shield stays 1, ITG 5 - 2 = 3", "? help"):  # fmt: skip
            assert part in text, part


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_power_is_asked_with_the_odds_in_sight_and_armed_before_the_roll(size: tuple[int, int]) -> None:
    async with opened(size, fight(POWER, BEFORE), fight(FRAMES, serial=2)) as (pilot, sitting):
        assert "Z.O.E. falls: 12 %" in seen(pilot)
        await pilot.press("1")
        assert not sitting.answers  # the first press only arms what rolls dice
        assert "This cannot be taken back: Enter or 1 does it, Escape leaves it." in seen(pilot)
        await pilot.press("1")
        assert sitting.answers == [(0, 1, "power:1")]


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_dice_are_toggled_by_their_numbers_and_rolled_again_by_one_answer(size: tuple[int, int]) -> None:
    async with opened(size, fight(ROLL, ROLLED), fight(FRAMES, serial=2)) as (pilot, sitting):
        await pilot.press("1", "3")
        text = seen(pilot)
        assert text.count("again") >= 2
        assert "4 Roll 2 again" in text
        assert "Reroll 2 dice: Reroll 2 - 2 = 0" in text
        await pilot.press("4")
        assert not sitting.answers  # a digit only arms what rolls dice
        await pilot.press("enter")
        assert sitting.answers == [(0, 1, "reroll:1,3")]


FACES = ("surge", "pulse", "pulse", "blank", "surge", "pulse", "blank")
SEVEN = evolve(ROLLED, dice=tuple(DieView(face, False) for face in FACES))
SEVEN_ASKED = choice(
    answer("keep", "Keep the dice"),
    *(
        answer(f"reroll:{die + 1}", f"Reroll {face}: Reroll 4 - 1 = 3", dice=(die,), armed=True)
        for die, face in enumerate(FACES)
    ),
    prompt=f"Attack: {', '.join(FACES)}. Reroll dice, 1 Reroll each? You have 4 of them left for now.",
    stage="combat",
)


async def test_with_seven_dice_in_a_small_window_what_ends_the_reroll_is_in_sight() -> None:
    """The bar has no room for all lines then; the dice carry their digits themselves."""
    async with opened(SMALL, fight(SEVEN_ASKED, SEVEN), fight(FRAMES, serial=2)) as (pilot, sitting):
        await pilot.press("7")
        text = seen(pilot)
        assert "0 Keep the dice" in text
        assert "8 Roll 1 again" in text
        assert "more answers" not in text
        assert screen(pilot).ui.dice == (6,)
        await pilot.press("8")
        assert "Reroll blank: Reroll 4 - 1 = 3. " in seen(pilot)
        assert seen(pilot).split("\n")[8].split()[-1] == "again"  # the die that was chosen, not its twin
        await pilot.press("escape", "tab", "tab", "enter", "enter")
        assert sitting.answers == [(0, 1, "reroll:4")]  # an answer with that face


async def test_the_key_row_says_what_dice_and_frames_take() -> None:
    async with opened(LARGE, fight(FRAMES)) as (pilot, _):
        assert "Enter use it  arrows choose" in seen(pilot)
        await pilot.press("tab")
        assert "Enter toggle  arrows choose" in seen(pilot)


async def test_dice_are_toggled_by_arrows_and_enter() -> None:
    async with opened(LARGE, fight(ROLL, ROLLED), fight(FRAMES, serial=2)) as (pilot, sitting):
        await pilot.press("right", "enter", "right", "enter")
        assert screen(pilot).ui.dice == (1, 2)
        await pilot.press("left", "enter")
        assert screen(pilot).ui.dice == (2,)
        await pilot.press("escape")
        assert screen(pilot).ui.dice == ()
        assert not sitting.answers


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_dice_are_toggled_by_clicks(size: tuple[int, int]) -> None:
    async with opened(size, fight(ROLL, ROLLED)) as (pilot, _):
        await pilot.click(Dice, offset=(4, 2))
        await pilot.click(Dice, offset=(18, 2))
        assert screen(pilot).ui.dice == (0, 2)
        await pilot.click(Dice, offset=(4, 2))
        assert screen(pilot).ui.dice == (2,)


async def test_a_die_too_many_gets_the_engine_s_sentence() -> None:
    async with opened(LARGE, fight(ROLL, ROLLED)) as (pilot, sitting):
        await pilot.press("1", "2", "3")
        assert sitting.asked_why == ["reroll:1,2,3"]
        assert "why not reroll:1,2,3." in seen(pilot)
        assert screen(pilot).ui.dice == (0, 1)


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_a_frame_is_activated_by_its_digit(size: tuple[int, int]) -> None:
    async with opened(size, fight(FRAMES), fight(SHIELD, serial=2)) as (pilot, sitting):
        assert "take" in seen(pilot)  # the first usable frame lights its die
        await pilot.press("3")
        assert sitting.answers == [(0, 1, "frame:battery.0@3,4")]


async def test_a_frame_is_chosen_by_arrows_and_activated_with_the_dice_that_are_lit() -> None:
    async with opened(LARGE, fight(FRAMES), fight(SHIELD, serial=2)) as (pilot, sitting):
        await pilot.press("down")
        assert seen(pilot).count("take") == 2
        await pilot.press("right")
        assert seen(pilot).count("take") == 1
        await pilot.press("enter")
        assert sitting.answers == [(0, 1, "frame:soldier.2@3")]


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_a_frame_is_activated_by_a_click(size: tuple[int, int]) -> None:
    async with opened(size, fight(FRAMES), fight(SHIELD, serial=2)) as (pilot, sitting):
        rows = 2 if size == LARGE else 1
        await pilot.click(Frames, offset=(12, 1 + 3 * rows))
        assert sitting.answers == [(0, 1, "frame:battery.0@3,4")]


async def test_a_frame_that_takes_any_number_asks_how_many() -> None:
    async with opened(LARGE, fight(FRAMES), fight(SHIELD, serial=2)) as (pilot, sitting):
        await pilot.press("2")
        assert "Soldier: 2 Damage with 2 dice" in seen(pilot)
        await pilot.press("2")
        assert sitting.answers == [(0, 1, "frame:soldier.2@3,4")]


async def test_a_frame_that_cannot_be_used_says_why() -> None:
    async with opened(LARGE, fight(FRAMES)) as (pilot, sitting):
        await pilot.press("up", "enter")
        assert sitting.asked_why == ["frame:soldier.0@"]
        assert "why not frame:soldier.0@." in seen(pilot)


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_the_shield_is_answered_in_the_bar(size: tuple[int, int]) -> None:
    async with opened(size, fight(SHIELD), fight(FRAMES, serial=2)) as (pilot, sitting):
        assert screen(pilot).ui.panel == "bar"
        await pilot.press("down", "enter")
        assert sitting.answers == [(0, 1, "no")]


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_look_tells_a_frame_and_a_die(size: tuple[int, int]) -> None:
    async with opened(size, fight(FRAMES)) as (pilot, _):
        await pilot.press("i")
        assert "Once a phase." in seen(pilot)
        await pilot.press("tab", "right")
        assert "Serves: Soldier S." in seen(pilot)


@pytest.mark.parametrize("keys", [True, False])
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_look_tells_all_the_odds_page_by_page(size: tuple[int, int], keys: bool) -> None:
    odds = tuple(f"{n} dice: P {n} %, S {n} %; {n} Damage on average; Z.O.E. falls {n} %" for n in range(11, 20))
    async with opened(size, fight(POWER, evolve(BEFORE, odds=odds))) as (pilot, _):
        await pilot.press("i")
        told = ""
        for _ in range(12):
            told += seen(pilot)
            row = next((row for row in seen(pilot).splitlines() if "more line" in row), None)
            if row is None:
                break
            if keys:
                await pilot.press("pagedown")
            else:
                y = seen(pilot).splitlines().index(row)
                await pilot.click(offset=(row.index("more line"), y))
            await pilot.pause()
        assert all(f"{n} dice: P" in told for n in range(11, 20))
        assert "its beginning" in seen(pilot)
        await pilot.press("down")
        await pilot.pause()
        assert "11 dice: P" in seen(pilot)


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_log_and_all_answers_find_a_place(size: tuple[int, int]) -> None:
    async with opened(size, fight(FRAMES)) as (pilot, _):
        await pilot.press("w")
        assert "Kai is done programming." in seen(pilot)
        await pilot.press("o")
        assert "ANSWERS" in seen(pilot)
        await pilot.press("s", "t", "o", "p")
        assert "1 of 5" in seen(pilot)


async def test_go_to_puts_the_cursor_on_a_die_or_a_frame() -> None:
    async with opened(LARGE, fight(FRAMES)) as (pilot, _):
        await pilot.press("g", "i")  # a to d are the dice, e f h i the Frames
        assert (screen(pilot).ui.panel, screen(pilot).ui.frame) == ("frames", "battery.0")
        await pilot.press("g", "b")
        assert (screen(pilot).ui.panel, screen(pilot).ui.die) == ("dice", 1)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (118, 38), (120, 40), (160, 50), (200, 60)])
async def test_at_every_size_the_panels_lie_side_by_side_and_hold_the_question(size: tuple[int, int]) -> None:
    async with opened(size, fight(SHIELD)) as (pilot, _):
        panels = [panel.region for panel in screen(pilot).query(Panel) if panel.display]
        assert all(pilot.app.screen.region.contains_region(region) for region in panels)
        assert not any(one.overlaps(other) for n, one in enumerate(panels) for other in panels[:n])
        text = seen(pilot)
        for part in ("MIRA", "Combat", "Turn on the Shield?", "used this phase", "Kinetic Battery"):
            assert part in text


async def test_another_frame_sends_only_the_cells_that_change() -> None:
    async with opened(LARGE, fight(FRAMES)) as (pilot, _):
        panels = [panel for panel in screen(pilot).query(Panel) if panel.display]
        older = {panel: panel._canvas for panel in panels}
        await pilot.press("down")
        spans = {panel.id: panel._canvas.changes(older[panel]) for panel in panels}
        assert {name for name, changed in spans.items() if changed} == {"dice", "frames"}
        assert sum(span.end - span.start for changed in spans.values() for span in changed) < 400


@pytest.mark.parametrize("palette", ["dark", "ansi16-dark", "mono"])
async def test_every_palette_paints_the_whole_screen(palette: str) -> None:
    async with opened(SMALL, fight(FRAMES)) as (pilot, _):
        app = cast("FightApp", pilot.app)
        app.appearance = Appearance(PALETTES[palette], UNICODE)
        await pilot.pause()
        assert "YOUR FRAMES" in seen(pilot)
