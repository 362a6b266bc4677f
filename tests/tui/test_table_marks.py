"""What is marked on the table is exactly what may be answered, with colours and without, in both glyph sets."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend.names import slot_name
from core.ascend.view import TableView
from tests.tui import sample
from tests.tui.reading import panel_rows, patterns_marked, slot_rows, slots_marked, tiles_marked
from tests.tui.table_app import TableApp, text_of
from tui.gestures import Index
from tui.paint import ASCII, PALETTES, UNICODE, Appearance
from tui.widgets.look import look_at_tile

LOOKS = {
    "dark": Appearance(PALETTES["dark"], UNICODE),
    "mono": Appearance(PALETTES["mono"], UNICODE),
    "mono-ascii": Appearance(PALETTES["mono"], ASCII),
}
every_look = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
SIZE = (120, 40)


async def test_every_token_that_may_move_shows_where_to() -> None:
    view = sample.sample_view()
    assert view.choice is not None
    moves = Index(view.choice.answers).moves
    app = TableApp(view)
    async with app.run_test(size=SIZE) as pilot:
        for look in LOOKS.values():
            app.appearance = look
            for start, ends in moves.items():
                app.game.set_ui(evolve(app.game.ui, slot=start))
                app.game.press("enter")
                await pilot.pause()
                marked = {f"{word}:{slot_name(start)}>{slot_name(slot)}" for slot, word in slots_marked(app).items()}
                assert marked == {answer.key for answer in ends.values()}
                app.game.press("escape")
            await pilot.pause()
            assert slots_marked(app) == {}


@every_look
async def test_slots_to_choose_carry_the_word_of_what_is_done(look: Appearance) -> None:
    app = TableApp(sample.discard_view(), appearance=look)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        marked = {f"{word}:{slot_name(slot)}" for slot, word in slots_marked(app).items()}
        assert marked == set(app.game.index.by_key)


@every_look
async def test_tiles_in_reach_carry_their_steps(look: Appearance) -> None:
    app = TableApp(sample.move_view(), appearance=look)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert tiles_marked(app) == {answer.tile for answer in app.game.index.answers if answer.tile}


@every_look
async def test_patterns_to_launch_carry_the_sign_for_ready(look: Appearance) -> None:
    app = TableApp(sample.launch_view(), appearance=look)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert patterns_marked(app) == {answer.pattern for answer in app.game.index.answers if answer.pattern}


@pytest.mark.parametrize(
    "view",
    [
        sample.sample_view(),
        sample.move_view(),
        sample.launch_view(),
        sample.prepare_view(),
        sample.crowded(sample.card_view()),
    ],
    ids=["program", "move", "launch", "prepare", "crowded"],
)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "normal"])
async def test_the_ascii_set_writes_ascii_only(view: TableView, size: tuple[int, int]) -> None:
    app = TableApp(view, appearance=LOOKS["mono-ascii"])
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for keys in (("enter",), ("escape", "i"), ("i", "o"), ("escape", "m", "v", "v"), ("g",)):
            for key in keys:
                app.game.press(key)
            await pilot.pause()
            assert text_of(app).isascii()


@every_look
async def test_a_word_on_a_slot_stands_alone_in_its_row(look: Appearance) -> None:
    """On the edge of a lit slot it would read as one with the corners."""
    app = TableApp(sample.sample_view(), appearance=look)
    async with app.run_test(size=SIZE) as pilot:
        moves = app.game.index.moves
        for start in moves:
            app.game.set_ui(evolve(app.game.ui, slot=start, panel="launcher"))
            await pilot.press("enter")
            await pilot.pause()
            for slot, word in slots_marked(app).items():
                assert slot_rows(app, slot)[2].strip() == word
            await pilot.press("escape")


def test_no_token_looks_like_an_end_of_the_cursor() -> None:
    for glyphs in (UNICODE, ASCII):
        tokens = {glyphs.token(colour) for colour in ("blue", "green", "yellow", "red", "open", "corrupted")}
        assert not tokens & {glyphs.cursor_left, glyphs.cursor_right, glyphs.chosen}


async def test_the_map_says_who_stands_on_a_tile_and_where_no_tile_lies() -> None:
    view = sample.move_view()
    tiles = tuple(evolve(tile, seats="AJ") if tile.here else tile for tile in view.map.tiles)
    app = TableApp(evolve(view, map=evolve(view.map, tiles=tiles)))
    async with app.run_test(size=SIZE) as pilot:
        assert "Mira (A) and the BOT (J) are here." in look_at_tile(app.game.scene, app.game.ui.tile)[1]
        await pilot.press(*["up"] * len(tiles))
        await pilot.pause()
        assert f"No tile lies that way from {app.game.ui.tile}." in text_of(app)


async def test_enemies_that_do_not_fit_end_with_the_key_for_more() -> None:
    app = TableApp(sample.launch_view())
    async with app.run_test(size=(118, 38)) as pilot:
        await pilot.pause()
        assert any(row.endswith("… more: e") for row in panel_rows(app, "enemies"))
        await pilot.press("e", "i")
        await pilot.pause()
        assert "repel YY" in text_of(app)  # the last line of the Enemy


@pytest.mark.parametrize("size", [(80, 24), SIZE])
async def test_the_key_for_seats_is_in_sight_while_others_are_asked(size: tuple[int, int]) -> None:
    app = TableApp(evolve(sample.sample_view(), others=(1,)))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "s seats" in text_of(app).split("\n")[-1]
