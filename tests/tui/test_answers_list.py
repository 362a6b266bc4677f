"""The list of all answers: what it is narrowed to, and in which order."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.tui import sample
from tests.tui.table_app import TableApp, text_of
from tests.tui.test_table_small import asked
from tui.bar import PASSED, hint
from tui.gestures import Index, listed
from tui.widgets.look import tile_lines
from tui.widgets.patterns import letters_in

PRICES = (
    sample.answer("a", "Unlock 1,5: EXP 3 - 2 = 1"),
    sample.answer("b", "Unlock 2,5: EXP 3 - 1 = 2"),
    sample.answer("c", "Gain Data: Memory 2 - 1 = 1"),
)


def test_what_is_named_before_a_sum_comes_first() -> None:
    index = Index(PRICES)
    assert [answer.key for answer in listed(index, "unlock 2")] == ["b", "a"]
    assert [answer.key for answer in listed(index, "")] == ["a", "b", "c"]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_title_says_how_many_are_left(size: tuple[int, int]) -> None:
    app = TableApp(asked(*PRICES))
    async with app.run_test(size=size) as pilot:
        await pilot.press("o")
        await pilot.pause()
        assert "all 3" in text_of(app)
        await pilot.press(*"unlock")
        await pilot.pause()
        assert "2 of 3" in text_of(app)


async def test_the_upgrade_question_tells_of_enter_only_where_enter_goes_on() -> None:
    app = TableApp(sample.upgrade_view())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert app.game.scene.choice is not None
        assert app.game.scene.choice.kind == PASSED
        assert hint(app.game.scene).startswith("Enter or 0 goes on.")
        for other in ({"row": 0}, {"panel": "map"}):
            app.game.set_ui(evolve(app.game.ui, **other))
            assert hint(app.game.scene).startswith("0 goes on.")


async def test_the_keys_that_are_used_most_stay_where_there_is_little_room() -> None:
    app = TableApp(evolve(sample.card_view(), undo="slide 1,1 to 1,2"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        last = text_of(app).split("\n")[-1]
        assert all(words in last for words in ("o all", "z undo", ", hint", "i look"))


def test_the_letters_of_a_pattern_are_explained_where_it_is_shown() -> None:
    assert letters_in(("CA", "AC")) == ("A any token, C your Core's kind.",)
    assert letters_in(("BBB",)) == ()


async def test_look_tells_no_steps_where_a_tile_is_only_chosen() -> None:
    app = TableApp(sample.move_view())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        scene = app.game.scene
        tile = next(tile for tile in scene.view.map.tiles if tile.steps)
        assert any("of MOV" in line for line in tile_lines(scene, tile))
        answer = sample.answer(f"reveal:{tile.place}", "Reveal it", tile=tile.place)
        assert not any("step" in line for line in tile_lines(evolve(scene, index=Index((answer,))), tile))
