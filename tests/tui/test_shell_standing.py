"""The page of standing answers, and the page that tells what a player must know of how a game was opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from core.ascend.view import TaleLine
from tests.tui.shell import SIZES, ClosingSitting, FakeGames, ShellApp, a_slot, click_on, ended, seen
from tui.play.contract import StandingLine

LINES = (
    StandingLine("body.scout#1", "Scout", "After your Move & Trace step: you may have Trace -1.", "ask"),
    StandingLine("brawler.thick-plate#1", "Thick Plate", "When you are about to suffer Wounds: 1 fewer.", "never"),
)


class WithRules(FakeGames):
    """Sittings whose seats have two optional rules, and something to be told."""

    notice = ""

    def _sit(self, asked: object) -> ClosingSitting:
        sitting = super()._sit(asked)
        sitting.rules, sitting.notice = LINES, self.notice
        return sitting


@pytest.fixture
def app(tmp_path: Path) -> ShellApp:
    a_slot(tmp_path)
    return ShellApp(tmp_path, WithRules(), slot="Night shift")


@pytest.mark.parametrize("size", SIZES)
async def test_the_menu_leads_to_the_rules_and_enter_turns_their_words(app: ShellApp, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("q", "5")
        assert app.at == "StandingScreen"
        assert "you may have Trace -1" in seen(app)
        for word in ("always", "never", "ask"):
            await pilot.press("enter")
            assert app.fakes.given[0].rules[0].says == word
        await pilot.press("down")
        assert "When you are about to suffer Wounds" in seen(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.at == "table"


async def test_a_word_that_ends_the_game_leads_to_its_end(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("q", "5")
        app.fakes.given[0].tables = (ended(),)
        await pilot.press("enter", "escape")
        await pilot.pause()
        assert app.at == "EndScreen"


async def test_a_word_that_draws_a_card_leads_to_its_story(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("q", "5")
        sitting = app.fakes.given[0]
        view = sitting.tables[0]
        tale = (*view.scenario.tale, TaleLine("E99", "Another", "plot", ""))
        sitting.tables = (evolve(view, scenario=evolve(view.scenario, code="E99", name="Another", tale=tale)),)
        await pilot.press("enter", "escape")
        await pilot.pause()
        assert "E99, story side" in seen(app)
        await pilot.press("enter")
        assert app.at == "table"


async def test_digits_and_clicks_turn_a_line_too(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await click_on(pilot, "Standing answers")
        await pilot.press("2")
        await click_on(pilot, "Scout")
    assert [line.says for line in app.fakes.given[0].rules] == ["always", "ask"]


async def test_what_is_refused_is_said_there(app: ShellApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        sitting = app.fakes.given[0]
        sitting.rules = tuple(evolve(line, words=("ask", "perhaps")) for line in sitting.rules)
        await pilot.press("q", "5", "enter")
        assert "'perhaps' is no standing answer." in seen(app)


async def test_without_optional_rules_the_menu_has_no_such_line(tmp_path: Path) -> None:
    a_slot(tmp_path)
    app = ShellApp(tmp_path, slot="Night shift")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("q")
        assert "Standing" not in seen(app)


async def test_a_notice_is_read_before_the_table(app: ShellApp) -> None:
    assert isinstance(app.fakes, WithRules)
    app.fakes.notice = "3 answers no longer fit."
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "3 answers no longer fit." in seen(app)
        await pilot.press("enter")
        assert app.at == "table"
