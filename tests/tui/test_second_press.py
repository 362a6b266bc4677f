"""A second press that comes too soon must not answer the next question; a sign says what is asked for twice."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend.view import NewsLine, TableView
from tests.tui import sample
from tests.tui.table_app import TableApp, text_of
from tests.tui.test_table import cell_of_text, click
from tui.screens import game_answers, game_keyboard, game_mouse
from tui.screens.game_presses import CLICK_AGAIN, IN_A_ROW, KEY_AGAIN, PAUSE, Presses

SMALL = (80, 24)


class Clock:
    """Seconds that pass only when told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in (game_answers, game_keyboard, game_mouse):
        monkeypatch.setattr(module, "monotonic", made)
    return made


def asked(serial: int, kind: str = "") -> TableView:
    """A question with three answers, of another kind than that of any other serial unless ``kind`` says so."""
    answers = tuple(sample.answer(f"{serial}.{n}", f"Way {n}") for n in range(1, 4))
    return evolve(
        sample.card_view(), choice=sample.choice(kind or f"card {serial}", "card", "Which way?", answers, serial=serial)
    )


@pytest.mark.parametrize("key", ["1", "enter"])
async def test_the_key_that_answered_waits_before_it_answers_again(clock: Clock, key: str) -> None:
    app = TableApp(asked(20), asked(21), asked(22))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(key, key)
        await pilot.pause()
        assert app.played.given == ["20.1"]
        assert KEY_AGAIN in text_of(app)
        clock.now += PAUSE
        await pilot.press(key)
        assert app.played.given == ["20.1", "21.1"]


async def test_a_key_may_be_repeated_where_one_kind_of_question_follows_itself(clock: Clock) -> None:
    app = TableApp(asked(20, "dump"), asked(21, "dump"), asked(22, "dump"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "1")
        assert app.played.given == ["20.1"]  # a key that bounces
        clock.now += IN_A_ROW
        await pilot.press("1")
        assert app.played.given == ["20.1", "21.1"]


async def test_another_key_works_at_once(clock: Clock) -> None:
    app = TableApp(asked(20), asked(21), asked(22))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "2")
        assert app.played.given == ["20.1", "21.2"]


async def test_arming_and_giving_with_one_key_needs_no_pause(clock: Clock) -> None:
    app = TableApp(sample.card_view())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2", "2")
        assert app.played.given == ["card:A05"]


async def test_a_click_where_the_last_one_answered_waits_too(clock: Clock) -> None:
    app = TableApp(asked(20), asked(21), asked(22))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        cell = cell_of_text(app, "Way 1")
        await click(pilot, cell)
        await click(pilot, cell)
        assert app.played.given == ["20.1"]
        assert CLICK_AGAIN in text_of(app)
        await click(pilot, cell_of_text(app, "Way 2"))
        assert app.played.given == ["20.1", "21.2"]


def test_a_press_in_between_sets_the_first_free() -> None:
    presses = Presses()
    assert not presses.repeats("1", 0.0)
    presses.answered(0.0)
    assert not presses.repeats(None, 0.1)
    assert not presses.repeats("1", 0.2)


@pytest.mark.parametrize("key", ["escape", "o"])
async def test_what_is_asked_twice_says_so_in_the_bar_and_in_the_list(key: str) -> None:
    app = TableApp(sample.card_view())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(key)
        await pilot.pause()
        rows = [row for row in text_of(app).split("\n") if "Quiet Exit" in row]
        assert rows
        assert all(row.rstrip().endswith("final") for row in rows[: 1 if key == "o" else None])
        assert not any("final" in row for row in text_of(app).split("\n") if "Loud Exit" in row and "Quiet" not in row)


async def test_long_answers_take_further_rows_while_there_is_room() -> None:
    label = "Spend three Power on the radar of this tile, lose two of them again and be left with EXP 3 - 2 = 1"
    answers = (sample.answer("a", label), sample.answer("b", "Leave it"))
    view = evolve(asked(20), choice=sample.choice("card", "card", "Which way?", answers, serial=20))
    app = TableApp(view)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        bar = text_of(app)[text_of(app).index("DECIDES") :]
        assert label in " ".join(bar.split())
        assert "2 Leave it" in bar
        await pilot.press("o")
        await pilot.pause()
        side = [row[44:].strip() for row in text_of(app).split("\n")[4:16]]
        assert label in " ".join(" ".join(side).split())
        await pilot.press("enter")
        assert app.played.given == ["a"]


async def test_what_has_happened_stands_in_the_bar_where_no_log_is_in_sight() -> None:
    log = ("Mira takes way 1.", "Turn 3, Combat, Combat.", "Snare Post attaches to Mira.")
    news = (NewsLine(log[0], 0), NewsLine(log[2], 3))
    later = evolve(asked(21), log=(*asked(20).log, *log), news=news)
    for size, there in ((SMALL, True), ((120, 40), False)):
        app = TableApp(asked(20), later)
        async with app.run_test(size=size) as pilot:
            await pilot.press("1")
            await pilot.pause()
            words = "Just now: Mira takes way 1. Snare Post attaches to Mira."
            assert (text_of(app).split("\n")[-2].strip() == words) is there
