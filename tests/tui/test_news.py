"""What has just happened, where no log is in sight: the weightiest of it, and never something that was taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from core.ascend import events as ev
from core.ascend.content import content
from core.ascend.log.weights import news, weight_of
from core.ascend.view import NewsLine, TableView
from core.ascend.views.card import BEFORE, just_before
from saves.store import SlotStore
from tests.play.games import begin
from tests.tui import sample
from tests.tui.table_app import TableApp, text_of
from tui.bar import told
from tui.logs import new_in

SMALL = (80, 24)
KILL = (
    NewsLine("Noa, Hack Shop Android: 1 green, 2 red to the Dump.", 0),
    NewsLine("Noa launches Hack Shop Android with 1,1 1,2 2,2.", 0),
    NewsLine("Noa defeats Shop Android.", 3),
    NewsLine("Noa: EXP 0 + 2 = 2.", 2),
    NewsLine("Noa: Gone on the card 0 + 1 = 1.", 2),
    NewsLine("Snare Post attaches to Noa.", 3),
)


def three_answers(serial: int, news: tuple[NewsLine, ...] = ()) -> TableView:
    """A question whose answers fill the bar of the small layout."""
    answers = tuple(sample.answer(f"way:{n}", f"Way {n}: {'on and on ' * 5}", tile="C2" * (n == 1)) for n in (1, 2, 3))
    asked = sample.choice("way", "card", "Which way?", answers, serial=serial)
    return evolve(sample.card_view(), choice=asked, news=news)


def test_the_weightiest_sentences_are_told_in_their_order() -> None:
    assert told(KILL, 76, 1)[0] == ["Just now: … Noa defeats Shop Android. … Snare Post attaches to Noa."]
    words = " ".join(told(KILL, 76, 2)[0])
    assert words == (
        "Just now: … Noa defeats Shop Android. Noa: EXP 0 + 2 = 2. Noa: Gone on the card 0 + 1 = 1. "
        "Snare Post attaches to Noa."
    )
    assert told(KILL, 400, 2)[1]
    assert told(KILL[:1], 20, 1) == (["Just now: Noa, …"], False)
    assert told((), 76, 1) == ([], True)


def test_what_dice_came_to_outweighs_all_and_moved_tokens_weigh_nothing() -> None:
    events = [ev.TokensDumped(0, (1,), "Test"), ev.DiceRolled(0, "Test", ("pulse", "blank")), ev.TestEnded(0, 1, 3)]
    lines = news([ev.StepBegan(0, 1, "Quest", "Player Activity"), *events], content(), ["Mira"])
    assert [line.weight for line in lines] == [0, 4, 5]
    assert lines[-1].text == "Mira: Test failed, 1 success of 3."
    assert weight_of(ev.ExpChanged(0, 0, 1, "")) == 2


def test_a_result_is_told_before_the_card_it_brought() -> None:
    effects = [f"Mira: Power {n} + 1 = {n + 1}." for n in range(5)]
    log = ["Turn 1, Quest, Player Activity.", "Mira, Test: 1 pulse.", "Mira: Test passed, 1 success of 1.", *effects]
    lines = tuple(NewsLine(line, 4 if "Test" in line else 2) for line in log[1:])
    before = just_before([*log, "A card is drawn: A02, Two Feeds."], "A02", lines)
    assert before == (*log[1:3], *effects[3:])
    assert len(before) == BEFORE


def test_a_test_is_told_before_a_card_that_comes_steps_later() -> None:
    log = ["Turn 1, Quest, Player Activity.", "Mira, Test: 1 surge.", "Mira: Test passed, 2 successes of 2."]
    log += ["Turn 1, Quest, World Activity.", "World Activity: a Feed is on this card.", "A card is drawn: A02, Two."]
    since = tuple(NewsLine(line, 5 if "passed" in line else 4 if "surge" in line else 2) for line in log)
    assert just_before(log, "A02", since) == (log[1], log[2], log[4])
    assert just_before(log, "A02") == (log[4],)


async def test_what_dice_came_to_is_said_beside_a_log_that_is_in_sight() -> None:
    rolled = (NewsLine("Mira, Test: 1 surge.", 4), NewsLine("Mira: Test passed, 2 successes of 2.", 5))
    other = NewsLine("Mira: EXP 0 + 1 = 1.", 2)
    app = TableApp(sample.card_view(), evolve(sample.sample_view(), news=(*rolled, other)))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert "Just now: Mira, Test: 1 surge. Mira: Test passed, 2 successes of 2." in text_of(app)
        assert app.game.ui.news == rolled


async def test_the_news_keep_a_row_until_the_first_key_when_answers_fill_the_bar() -> None:
    app = TableApp(three_answers(20), three_answers(21, news=KILL))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert "Just now: … Noa defeats Shop Android. … Snare Post attaches to Noa." in text_of(app)
        await pilot.press("down")
        await pilot.pause()
        assert "Just now" not in text_of(app)


@pytest.mark.parametrize("size", [SMALL, (100, 30)])
async def test_the_map_s_cursor_goes_to_the_tile_that_was_turned_up(size: tuple[int, int]) -> None:
    before = sample.move_view()
    assert before.choice is not None
    here = next(tile for tile in before.map.tiles if tile.place == "D2")
    others = tuple(tile for tile in before.map.tiles if tile is not here)
    tiles = (*others, evolve(here, up=True, name="Power Plant"))
    down = (*others, evolve(here, up=False))
    after = evolve(before, map=evolve(before.map, tiles=tiles), choice=evolve(before.choice, serial=99))
    app = TableApp(evolve(before, map=evolve(before.map, tiles=down)), after)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("0")
        await pilot.pause()
        assert app.game.ui.tile == "D2"
        assert "LOOK" in text_of(app)
        assert "tile D2" in text_of(app)
        assert "Power Plant" in text_of(app)


def test_after_undo_nothing_is_new(tmp_path: Path) -> None:
    sitting = begin(SlotStore(tmp_path), seats=1)
    assert sitting.view(0).news == ()
    choice = sitting.view(0).choice
    assert choice is not None
    key = next(answer.key for answer in choice.answers if answer.slots)
    sitting.answer(0, choice.serial, key)
    told_now = [line.text for line in sitting.view(0).news]
    assert len(told_now) == 1
    assert told_now[0] in sitting.view(0).log
    sitting.undo()
    assert sitting.view(0).news == ()
    sitting.redo()
    assert [line.text for line in sitting.view(0).news] == told_now
    sitting.close()
    assert new_in(("a", "b", "c"), ("a", "b")) == ()
    assert new_in(("a", "b"), ("b", "c")) == ("c",)
