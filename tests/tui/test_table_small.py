"""The table at 80x24, where panels take turns: nothing stale, nothing unseen answers, a mouse reaches all."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend.names import slot_number
from core.ascend.view import AnswerView, TableView
from tests.tui import sample
from tests.tui.reading import slot_rows, slots_marked
from tests.tui.table_app import TableApp, text_of
from tests.tui.test_table import cell_of_text, click
from tui.bar import answering, lines_of
from tui.uiview import NO_SLOT

SMALL = (80, 24)
MANY = 9


def asked(*answers: AnswerView, prompt: str = "What now?", stage: str = "card") -> TableView:
    """A table that asks for one of these answers."""
    return evolve(sample.card_view(), choice=sample.choice("card", stage, prompt, answers, serial=20))


def long_answers(count: int = MANY, more: str = "") -> tuple[AnswerView, ...]:
    """Answers whose labels differ only beyond the middle of the screen."""
    start = "On a tile with a radar you may spend three Power, and then"
    return tuple(sample.answer(f"act:{n}", f"{start} {n} Wounds{more}", armed=n % 2 == 0) for n in range(count))


async def test_the_launcher_shows_the_table_of_now_after_it_was_hidden() -> None:
    """It keeps its size while the map has its place, so its old picture must not count as painted."""
    slid = sample.slid_view()
    assert slid.choice is not None
    later = evolve(slid, choice=evolve(slid.choice, serial=9))
    app = TableApp(sample.sample_view(), sample.move_view(), later)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "right", "enter")
        assert "held" in slot_rows(app, slot_number("1,3"))[0]
        await pilot.press("escape", "2")
        await pilot.pause()
        assert "LAUNCHER" not in text_of(app)
        await pilot.press("0")
        await pilot.pause()
        assert app.game.ui.held == NO_SLOT
        assert "■ B" in slot_rows(app, slot_number("1,4"))[1]
        assert slot_rows(app, app.game.ui.slot)[1].startswith("►")
        assert slots_marked(app) == {}
        assert not any("held" in slot_rows(app, slot)[0] for slot in range(20))


async def test_a_digit_answers_only_what_is_in_sight() -> None:
    app = TableApp(asked(*long_answers()))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        shown = lines_of(app.game.scene)
        text = text_of(app)
        assert f"o  {MANY - len(shown)} more answers" in text
        assert f" 1-{len(shown)} answer" in text
        for number in range(len(shown), MANY):
            await pilot.press(str(number + 1))
        assert app.game.ui.armed == ""
        assert app.played.given == []
        await pilot.press("1")
        assert app.game.ui.armed == "act:0"


async def test_the_cursor_of_the_bar_stays_in_sight() -> None:
    app = TableApp(asked(*long_answers()))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*["down"] * MANY, "enter")
        last = lines_of(app.game.scene)[-1]
        assert [app.game.ui.armed, *app.played.given] in (["", f"act:{last}"], [f"act:{last}"])


async def test_what_is_armed_is_said_whole() -> None:
    app = TableApp(asked(*long_answers(more=", and each player draws a card")))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1")
        await pilot.pause()
        foot = " ".join(" ".join(text_of(app).split("\n")[-4:-1]).split())
        assert "and then 0 Wounds, and each player draws a card." in foot
        await pilot.press("i")
        await pilot.pause()
        assert "LOOK" in text_of(app)


async def test_lines_that_would_be_cut_alike_stand_below_each_other() -> None:
    app = TableApp(asked(*long_answers(4)), asked(*long_answers(6)))
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(2):
            await pilot.pause()
            shown = lines_of(app.game.scene)
            rows = text_of(app).split("\n")
            assert all(any(f" {n + 1} On a tile" in row and f"then {n} Wounds" in row for row in rows) for n in shown)
            await pilot.press("2")


async def test_the_list_of_all_answers_can_be_clicked_wherever_it_is_spoken_of() -> None:
    for view, words in (
        (sample.sample_view(), "o: all"),
        (sample.sample_view(), "  o all"),
        (asked(*long_answers()), "more answers"),
    ):
        app = TableApp(view)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            x, y = cell_of_text(app, words)
            await click(pilot, (x + 2, y))
            assert app.game.ui.listing, words


@pytest.mark.parametrize("panel", ["t", "p", "m", "e", "w"])
@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_undo_and_redo_can_be_clicked_from_every_panel(panel: str, size: tuple[int, int]) -> None:
    app = TableApp(evolve(sample.launch_view(), redo="slide 2,4 to 1,4"))
    async with app.run_test(size=size) as pilot:
        await pilot.press(panel)
        await pilot.pause()
        x, y = cell_of_text(app, "z undo")
        await click(pilot, (x, y))
        assert app.played.taken_back == 1
        x, y = cell_of_text(app, "x redo")
        await click(pilot, (x, y))
        assert "nothing to give again" in text_of(app)


async def test_the_pattern_list_says_what_lies_above_and_begins_at_its_top() -> None:
    app = TableApp(sample.sample_view(), sample.launch_view())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("p", *["down"] * 9)
        await pilot.pause()
        assert "above, 3 ready" in text_of(app)
        assert "more, 0 ready" in text_of(app)
        await pilot.press("2")
        await pilot.pause()
        assert "Hack Z.O.E. 1" in text_of(app)
        assert "above" not in text_of(app)


async def test_go_to_reaches_the_empty_slots_that_can_be_chosen() -> None:
    app = TableApp(sample.prepare_view())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "g")
        marked = set(slots_marked(app))
        assert marked
        assert marked <= {spot.at for _, spot in app.game.ui.letters}


async def test_letters_on_small_hexes_stand_beside_the_names() -> None:
    app = TableApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("m", "g")
        await pilot.pause()
        for letter, spot in app.game.ui.letters:
            assert f"{spot.at}{letter}" in text_of(app)


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_a_long_refusal_stands_beside_the_bar_and_covers_no_answer(size: tuple[int, int]) -> None:
    app = TableApp(asked(*long_answers(4)))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        before = answering(app.game.scene)
        app.game.set_ui(evolve(app.game.ui, why="Not possible, for more than one reason. " * 5))
        await pilot.pause()
        assert "WHY NOT" in text_of(app)
        assert answering(app.game.scene) == before
        await pilot.press("2")
        await pilot.pause()
        assert "WHY NOT" not in text_of(app)
        assert app.played.given == ["act:1"]


async def test_the_line_under_the_cursor_stays_in_sight_whatever_folds() -> None:
    app = TableApp(asked(*long_answers()))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        hidden = next(n for n in range(MANY) if n not in lines_of(app.game.scene))
        app.game.set_ui(evolve(app.game.ui, panel="bar", row=hidden))
        assert hidden in lines_of(app.game.scene)
        await pilot.pause()
        assert f"and then {hidden} Wounds" in " ".join(text_of(app).split())
