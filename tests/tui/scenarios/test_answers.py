"""Every question of the ten scenarios can be answered on the board or in the bar; nothing that is pressed breaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from core.ascend.state import State
from core.ascend.view import ChoiceView
from core.ascend.views.table import view_of
from core.bots.random_bot import RandomBot
from core.engine.table import Table
from tests.tui.poking import poke
from tests.tui.scenarios.positions import (
    SCENARIOS,
    app_at,
    begun,
    first_cards,
    hunted,
    opened,
    sitting_of,
    stand_on,
    varied,
    with_augments,
    with_boons,
)
from tests.tui.scenarios.test_map import shows_every_token
from tui.bar import lines_of, plan_of
from tui.fight import fight_rows
from tui.gestures import Index, Row, Scene, rows_of
from tui.screens.game import GameScreen
from tui.uiview import Spot, UiView
from tui.widgets.panel import Panel

SMALL_BAR, LARGE_BAR = (80, 7), (69, 8)
"""Width and height of the decision bar at 80x24 and at 120x40."""
NAMED = "up down left right enter enter enter space escape tab shift+tab"
KEYS = [*"1234567890ogizxtpmeccwvyubnhjkl", *NAMED.split(" ")]


def on_the_board(index: Index) -> set[str]:
    """The keys of the answers that a slot, a tile, a pattern, an Enemy or a die stands for."""
    found = {answer.key for answer in index.dice}
    for places in (index.slots, index.tiles, index.patterns, index.enemies):
        found |= {answer.key for answers in places.values() for answer in answers}
    for moves in (index.moves, index.places):
        found |= {answer.key for ends in moves.values() for answer in ends.values()}
    return found


def in_rows(rows: tuple[Row, ...]) -> set[str]:
    """The keys of the answers that lines of the bar give or lead to."""
    return {key for row in rows for key in (row.key, *row.opens) if key}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_answer_is_on_the_board_or_in_the_bar_and_every_token_in_sight(scenario: str) -> None:
    for table in varied(scenario, 50):
        view = view_of(table, next(iter(table.pending)))
        assert view.choice is not None
        index = Index(view.choice.answers)
        rows = fight_rows(view, UiView(), index) or rows_of(view, index, UiView())
        board = on_the_board(index)
        assert board | in_rows(rows) == set(index.by_key)
        for bar in (SMALL_BAR, LARGE_BAR):
            scene = Scene(view, UiView(), index, rows, small=bar is SMALL_BAR, bar=bar)
            plan = plan_of(scene, *bar)
            sight = in_rows(tuple(rows[number] for number in lines_of(scene)))
            rest = set(index.by_key) - sight - board
            assert not rest or plan.more is not None, "what is not in sight is told to be behind o"
        says_what_it_is_about(view.choice)
        shows_every_token(view)


def says_what_it_is_about(choice: ChoiceView) -> None:
    """The question is a sentence, its answers differ in words, and of a tile it says what happens to it."""
    assert choice.prompt[-1] in ".?"
    labels = [answer.label for answer in choice.answers if not answer.slots and not answer.dice]
    assert len(labels) == len(set(labels)) or choice.kind in ("frame", "reroll", "launch", "program"), labels
    if choice.kind == "tile":
        assert choice.prompt.split("which tile?")[1].strip()


ASKED: dict[str, tuple[str, str, Callable[[State], None] | None, str]] = {
    "carry": ("darkness", "T06", None, ""),
    "tile": ("bloody-war", "Y02", None, ""),
    "act": ("darkness", "T01", None, ""),
    "group": ("access-denied", "N03", None, ""),
    "card": ("geohunt", "E01", None, ""),
    "ask": ("access-denied", "N01", stand_on(16), "act:N08.slot"),
    "try": ("access-denied", "N01", stand_on(16), "act:N08.try"),
    "aim": ("shinigami", "S08", hunted, ""),
    "give": ("geohunt", "E03", with_augments, "act:E03.augment"),
    "track": ("the-ascend", "G08", with_boons, ""),
}
"""A card that asks each kind of question that only Scenario cards ask, what is changed for it, and an answer that leads
there."""


def asking(kind: str) -> Table:
    """A position in which that is asked. Raises AssertionError when no game comes to one."""
    scenario, card, change, wanted = ASKED[kind]
    for seed in range(20):
        table, bot = begun(scenario, card, 2, f"{kind} {seed}", change), RandomBot(f"{kind} {seed}")
        for _ in range(150):
            if not table.pending:
                break
            if next(iter(table.pending.values())).kind == kind:
                return table
            choices = table.pending.values()
            leads = ((choice, option) for choice in choices for option in choice.options if option.key == wanted)
            table.take(*next(leads, None) or bot.choose(table))
    raise AssertionError(f"no game asks {kind}")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.parametrize("kind", ASKED)
async def test_keys_alone_and_clicks_alone_answer_it(kind: str, size: tuple[int, int], tmp_path: Path) -> None:
    table = asking(kind)
    app = app_at(table, tmp_path)
    sitting = sitting_of(app)
    async with app.run_test(size=size) as pilot:
        await opened(app, pilot)
        for way in ("keys", "clicks"):
            sitting.table = table.clone()
            choice = next(iter(table.pending.values()))
            app.seat = choice.seat
            app.show_game()
            game = app.screen
            assert isinstance(game, GameScreen)
            game.refresh_view()
            await pilot.pause()
            assert game.scene.choice is not None
            assert game.scene.choice.kind == kind
            row = game.scene.rows[0]
            for _ in range(1 + row.twice):
                if way == "keys":
                    await pilot.press("1")
                else:
                    await pilot.click(offset=cell_of(game, Spot("row", 0)))
            assert next(iter(sitting.table.pending.values()), None) != choice, f"{row.label} was given by {way}"


def cell_of(game: GameScreen, spot: Spot) -> tuple[int, int]:
    """A cell of the screen that means this spot."""
    for panel in game.query(Panel):
        zone = next((zone for zone in panel._canvas.zones if zone.action == spot), None)
        if panel.display and zone is not None:
            return panel.region.x + zone.x + 3, panel.region.y + zone.y
    raise AssertionError(f"{spot} is not on the screen")


@pytest.mark.parametrize(("scenario", "place"), [(name, place) for place, name in enumerate(SCENARIOS)])
async def test_random_keys_and_clicks_break_nothing(scenario: str, place: int, tmp_path: Path) -> None:
    """Half of the scenarios in each size, in the middle of a later card."""
    luck = random.Random(scenario)
    card = luck.choice(first_cards(scenario)[1:])
    table, bot = begun(scenario, card, seats=1 + place % 4), RandomBot(scenario)
    for _ in range(20):
        if table.pending and (table.game.state.cursor.turn, table.game.state.cursor.step) < (2, 3):
            table.take(*bot.choose(table))
    app = app_at(table, tmp_path)
    async with app.run_test(size=((80, 24), (120, 40))[place % 2]) as pilot:
        await opened(app, pilot)
        for step in range(18):
            if not await poke(app, pilot, luck, luck.choice(KEYS), step % 6 == 0):
                break
