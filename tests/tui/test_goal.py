"""What the card asks for stands on the table at any size, whole where there is room; else a key is named."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend.view import RuleLine, TableView
from tests.tui import sample
from tests.tui.table_app import TableApp, text_of
from tui.uiview import Spot

SMALL = (80, 24)
GOAL = "Find the Power Plant or the Server Farm and open its line by passing the Test there."


def asking(view: TableView, goal: str = GOAL, so_far: str = "Feed 0 of 1") -> TableView:
    lines = (RuleLine("GOAL", goal), *((RuleLine("SO FAR", so_far),) if so_far else ()))
    return evolve(view, scenario=evolve(view.scenario, lines=lines))


def few_answers() -> TableView:
    """The Program step with its way out alone, and more patterns than the list holds."""
    view = sample.sample_view()
    assert view.choice is not None
    moves = tuple(
        answer for answer in view.choice.answers if answer.key.partition(":")[0] in ("done", "slide", "switch")
    )
    return evolve(view, choice=evolve(view.choice, answers=moves))


async def seen(view: TableView, *keys: str) -> str:
    app = TableApp(view)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        return " ".join(text_of(app).split())


async def test_the_goal_stands_whole_in_the_bar_with_how_far_it_is() -> None:
    assert f"GOAL {GOAL} SO FAR Feed 0 of 1." in await seen(asking(few_answers()))


async def test_without_room_for_how_far_it_is_the_goal_stands_alone() -> None:
    text = await seen(asking(few_answers(), so_far="Feed 0 of 1, " * 9))
    assert f"GOAL {GOAL}" in text
    assert "SO FAR" not in text


@pytest.mark.parametrize("words", [40, 80])
async def test_a_goal_that_is_cut_names_the_key_that_reads_it(words: int) -> None:
    view = evolve(few_answers(), patterns=few_answers().patterns[:2])
    text = await seen(asking(view, "Find it all. " * words))
    assert "GOAL Find it all." in text
    assert "c: whole" in text


async def test_where_the_card_is_in_sight_its_goal_stands_once() -> None:
    view = asking(few_answers())
    assert (await seen(view)).count("GOAL") == 1
    app = TableApp(view)
    async with app.run_test(size=SMALL) as pilot:
        app.game.focus_panel("card")
        await pilot.pause()
        assert text_of(app).count("GOAL") == 1


async def test_a_lit_token_launches_its_pattern() -> None:
    view = sample.launch_view()
    assert view.choice is not None
    launch = next(answer for answer in view.choice.answers if answer.pattern and answer.slots)
    rest = tuple(answer for answer in view.choice.answers if not answer.pattern)
    app = TableApp(evolve(view, choice=evolve(view.choice, answers=(launch, *rest))))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.game.apply(app.game.act(app.game.scene, Spot("slot", launch.slots[0])))
        await pilot.pause()
        assert app.played.given[-1:] == [launch.key]
