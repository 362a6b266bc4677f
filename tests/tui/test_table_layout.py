"""The table at every size: the question is there, nothing lies outside, and another size loses nothing."""

from __future__ import annotations

import random

import pytest
from attrs import evolve

from core.ascend.view import TableView
from tests.tui import sample
from tests.tui.reading import cell_of
from tests.tui.table_app import TableApp, text_of
from tui.uiview import Spot
from tui.widgets.panel import Panel

SIZES = [(80, 24), (100, 30), (118, 38), (120, 40), (160, 50), (200, 60)]
VIEWS = {
    "program": sample.sample_view(),
    "move": sample.move_view(),
    "launch": sample.launch_view(),
    "prepare": sample.prepare_view(),
    "crowded": sample.crowded(sample.move_view()),
}


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
async def test_seat_step_and_question_stand_on_every_screen(view: TableView) -> None:
    assert view.choice is not None
    app = TableApp(view)
    async with app.run_test(size=(120, 40)) as pilot:
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = text_of(app)
            for words in (
                view.seats[0].name.upper(),
                f"Turn 3 › {view.where.phase} › {view.where.step}",
                "rulebook p.",
                view.choice.prompt[:40],
                "? help",
                "q menu",
            ):
                assert words in text


@pytest.mark.parametrize("view", [sample.sample_view(), sample.move_view()], ids=["program", "move"])
async def test_panels_lie_on_the_screen_and_never_on_each_other(view: TableView) -> None:
    app = TableApp(view)
    async with app.run_test(size=(120, 40)) as pilot:
        for size in SIZES * 2:
            await pilot.resize_terminal(*size)
            await pilot.press("m" if size[0] % 4 else "t")
            await pilot.pause()
            regions = [panel.region for panel in app.game.query(Panel) if panel.display]
            assert all(app.game.region.contains_region(region) for region in regions)
            for number, region in enumerate(regions):
                assert not [other for other in regions[:number] if region.overlaps(other)]


async def test_without_trace_no_trace_is_spoken_of() -> None:
    for size in ((80, 24), (120, 40)):
        app = TableApp(sample.without_trace(sample.card_view()))
        async with app.run_test(size=size) as pilot:
            for keys in ((), ("m",), ("a",)):
                await pilot.press(*keys)
                await pilot.pause()
                board = "\n".join(row for row in text_of(app).split("\n") if "Trace roll" not in row)
                assert "TRACE" not in board
                assert "trace" not in board
                assert ">1 =2" not in board


async def test_resizing_keeps_what_is_held() -> None:
    sizes = random.Random(7)
    app = TableApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("right", "enter")
        for _ in range(12):
            await pilot.resize_terminal(sizes.randrange(80, 200), sizes.randrange(24, 60))
            await pilot.pause()
            assert "MIRA DECIDES" in text_of(app)
        held = app.game.ui.held
        await pilot.press("down")
        assert held == 1
        assert app.played.given == ["switch:1,2>2,2"]


async def test_a_map_larger_than_its_panel_follows_the_cursor() -> None:
    app = TableApp(sample.move_view())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key in "nnuu":
            await pilot.press(key)
            await pilot.pause()
            assert f" {app.game.ui.tile} " in text_of(app)


async def test_a_second_click_meets_the_same_tile_of_a_map_that_scrolls() -> None:
    view = sample.move_view()
    far = evolve(view.map.tiles[0], place="A9", row=8, steps=None)
    app = TableApp(evolve(view, map=evolve(view.map, tiles=(*view.map.tiles, far))))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        x, y = cell_of(app, Spot("tile", "B3"))
        cell = x, y + 2  # with the cursor there the map would scroll
        await pilot.click(offset=cell)
        await pilot.pause()
        assert app.game.ui.armed == "move:B2>B3"
        await pilot.click(offset=cell)
        assert app.played.given == ["move:B2>B3"]


async def test_four_seats_all_stand_in_the_party_row() -> None:
    view = sample.sample_view()
    seats = tuple(
        evolve(view.seats[0], seat=seat, letter=letter, name=f"{letter} of the far towers")
        for seat, letter in enumerate("ABCD")
    )
    app = TableApp(evolve(view, seats=seats))
    async with app.run_test(size=(118, 38)) as pilot:
        await pilot.pause()
        row = text_of(app).split("\n")[1]
        assert row.count("decides") == row.count("4/5 T5 E3") == 4
        assert len(row) <= 118


async def test_hostile_text_is_only_text() -> None:
    view = sample.sample_view()
    evil = "[bold]\x1b[31mMi‮ra\x07[/]"
    view = evolve(view, seats=tuple(evolve(seat, name=evil) for seat in view.seats), log=(evil * 3,))
    app = TableApp(view)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        text = text_of(app)
        assert "[bold]?[31mMi?ra?[/]" in text
        assert not set(text) & set("\x1b\x07‮")


async def test_a_tall_window_gives_its_rows_to_the_map() -> None:
    app = TableApp(sample.sample_view())
    async with app.run_test(size=(160, 50)) as pilot:
        heights = []
        for size in ((160, 50), (160, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            heights.append(app.game.query_one("#map", Panel).region.height)
        assert 20 < heights[0] < heights[1]
