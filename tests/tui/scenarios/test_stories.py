"""Cards as they come: Plot cards, special cards and endings are read once, and again in the story so far."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot

from core.ascend.state import State
from core.ascend.view import TaleLine
from core.ascend.views.table import view_of
from core.bots.random_bot import RandomBot
from core.engine.choice import Choice, Option
from core.engine.table import Table
from tests.tui.scenarios.positions import BOX, app_at, begun, opened, sitting_of
from tests.tui.table_app import text_of
from tui.app import TamashiiApp
from tui.line.loop import run
from tui.line.tell_story import tell_came, tell_story
from tui.screens.end import EndScreen
from tui.screens.game import GameScreen
from tui.screens.reader import ReaderScreen, card_of, ending_of, rows_of, story_of
from tui.story import came_since, latest
from tui.widgets.card import card_lines

PLOT = TaleLine("P01", "Ground Crew", "plot", "One.")
NEXT = TaleLine("P03", "Raise the Masts", "plot", "Two.")
ORDERS = TaleLine("P12", "Crew Orders", "special", "Three.")


def story(scenario: str, code: str) -> str:
    """The first words of a card's story."""
    return " ".join(BOX.scenarios[scenario].cards[code].story.split()[:5])


def told(rows: tuple[object, ...]) -> str:
    return " ".join(str(getattr(row, "text", row)) for row in rows)


def masts() -> Table:
    """The third card of X-6039, which brings its orders with it."""
    return begun("x-6039", "P03")


def test_what_has_come_since_a_moment() -> None:
    assert came_since((PLOT,), (PLOT, NEXT, ORDERS)) == (NEXT, ORDERS)
    assert came_since((PLOT, NEXT), (PLOT,)) == (), "an undo brings no card"
    assert came_since((PLOT, NEXT), (PLOT, ORDERS)) == ()
    assert latest((PLOT, NEXT, ORDERS)) == (NEXT, ORDERS)
    assert latest(()) == ()


def test_a_card_and_what_it_brings_are_read_together() -> None:
    view = view_of(masts(), 0)
    document = story_of(view)
    assert (document.title, document.tail) == ("Raise the Masts", "P03, story side")
    text = told(rows_of(document, 70))
    assert story("x-6039", "P03") in text
    assert "P12, CREW ORDERS" in text
    assert "carry up to 2 Engineer" in text, "what the special card says can be read at once"


def test_a_special_card_that_comes_alone_is_read_alone() -> None:
    view = view_of(masts(), 0)
    document = story_of(view, tuple(line for line in view.scenario.tale if line.kind == "special"))
    assert (document.title, document.tail) == ("Crew Orders", "P12, special card")
    assert "JUST BEFORE" not in told(rows_of(document, 70))


def test_the_whole_card_holds_special_cards_and_the_story_so_far() -> None:
    table = begun("no-place-like-home", "Z01")
    table.game.state.drawn += ["Z02"]
    table.game.state.card = "Z02"
    text = told(rows_of(card_of(view_of(table, 0)), 70))
    assert "Z10, SIEGE ORDERS" in text
    assert "THE STORY SO FAR" in text
    assert story("no-place-like-home", "Z01") in text
    assert "NOW" not in text or "The sheet:" in text


def test_the_panel_has_what_lies_there_first_and_special_cards_by_name() -> None:
    table = begun("no-place-like-home", "Z01")
    lines = card_lines(view_of(table, 0).scenario, 40)
    assert lines[0][0] == "NOW"
    assert "Home" in lines[0][1]
    assert ("Z10, SIEGE ORDERS", "") in lines
    heads = [head for head, _ in lines]
    assert heads.index("GOAL") < heads.index("Z10, SIEGE ORDERS")


def test_a_procedure_of_the_sheet_can_be_read() -> None:
    view = view_of(begun("geohunt", "E01"), 0)
    assert any("Spread X: " in line.text for line in view.scenario.sheet)


def until(table: Table, leads: Callable[[State, State], bool]) -> tuple[Choice, Option]:
    """Play at random up to an answer that leads there from here, which is not given yet."""
    for seed in range(20):
        bot = RandomBot(f"{seed}")
        while table.pending:
            choice, option = bot.choose(table)
            trial = table.clone()
            trial.answer(choice.seat, choice.serial, option.key)
            if leads(table.game.state, trial.game.state):
                return choice, option
            table.take(choice, option)
    raise AssertionError("no game leads there")


async def given(app: TamashiiApp, pilot: Pilot[None], choice: Choice, option: Option) -> None:
    """Give an answer on the screen it belongs to."""
    app.seat = choice.seat
    app.show_game()
    game = app.screen
    assert isinstance(game, GameScreen)
    game.refresh_view()
    game.answer(option.key)
    await pilot.pause()


async def test_a_flipped_card_is_read_when_it_comes(tmp_path: Path) -> None:
    """Whoever walks onto a hidden card reads it before going on."""
    hidden = {"C06", "C07", "C08", "C09"}
    table = begun("simulation-error", "C01")
    choice, option = until(table, lambda old, new: bool(hidden & set(new.drawn) - set(old.drawn)))
    app = app_at(table, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(app, pilot)
        await given(app, pilot, choice, option)
        code = sitting_of(app).view(0).scenario.tale[-1].code
        assert code in hidden
        assert f"{code}, special card" in text_of(app)
        assert story("simulation-error", code)[:20] in text_of(app)
        await pilot.press("enter")
        assert not isinstance(app.screen, ReaderScreen)


async def test_an_ending_is_read_and_then_told_with_what_came_of_it(tmp_path: Path) -> None:
    table = begun("x-6039", "P01")
    choice, option = until(table, lambda _old, new: new.over)
    app = app_at(table, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(app, pilot)
        await given(app, pilot, choice, option)
        assert ", the end" in text_of(app)
        await pilot.press("enter")
        assert type(app.screen) is EndScreen
        await pilot.press("c")
        await pilot.pause()
        assert ", the end" in text_of(app)
        text = told(rows_of(ending_of(sitting_of(app).view(0)), 70))
        assert story("x-6039", "P01") in text


def test_line_mode_tells_cards_as_they_come_and_the_story_so_far(tmp_path: Path) -> None:
    view = view_of(masts(), 0).scenario
    came = tell_came(view, view.tale)
    assert came[0] == "Card P03, Raise the Masts."
    assert "Card P12, Crew Orders, special card." in came
    assert came[-1] == 'The whole card: "card".'
    so_far = "\n".join(tell_story(view))
    assert story("x-6039", "P03") in so_far
    assert " ".join(view.introduction.split()[:5]) in so_far


def test_line_mode_has_words_for_card_story_and_boss(tmp_path: Path) -> None:
    app = app_at(masts(), tmp_path)
    typed, said = io.StringIO("card\nstory\nboss\nmap\nquit\n"), io.StringIO()
    assert run(sitting_of(app), typed, said) == 0
    text = said.getvalue()
    assert text.count("Card P12, Crew Orders, special card.") == 1
    assert "Beside it: P12, Crew Orders." in text
    assert "No boss is in play." in text
    assert "marked edge" in text
