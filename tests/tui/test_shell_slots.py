"""The first screen: what it shows of slots, what it does with them, and that it comes without the rules."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from saves.store import SlotStore
from tests.tui.shell import HOSTILE, FakeGames, ShellApp, a_slot, click_on, seen
from tui.play.slot_rows import day, summary
from tui.screens.slots import SlotsScreen

SIZE = (80, 24)


def test_the_app_is_loaded_without_content_rules_and_cattrs() -> None:
    code = "import sys, tui.app; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "tui.screens.slots" in loaded
    late = {"cattrs", "core.ascend.content", "core.ascend.view", "core.ascend.game", "saves.store", "filelock"}
    assert not loaded & late


async def test_without_slots_a_new_game_is_the_first_thing(tmp_path: Path) -> None:
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "No game yet" in seen(app)
        await pilot.press("1")
        assert app.at == "SlotsScreen"
        assert "Digits open saved games: there is none." in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.at == "CampaignScreen"
        assert "Play Prologue" in seen(app)


@pytest.mark.parametrize("size", [SIZE, (120, 40)])
async def test_the_answers_below_keep_their_keys_whatever_lies_above(tmp_path: Path, size: tuple[int, int]) -> None:
    def answers(text: str) -> list[str]:
        return " ".join(text.partition("WHAT NOW")[2].splitlines()[1:3]).split()

    app = ShellApp(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        alone = answers(seen(app).replace("►", " "))
        for title in ("One", "Two", "Three"):
            a_slot(tmp_path, title)
        screen = app.screen
        assert isinstance(screen, SlotsScreen)
        screen.read()
        await pilot.pause()
        assert answers(seen(app)) == alone
        for answer in ("n New campaign", "f Free play", "c Forest card game", "s Settings", "? Rules", "q Leave"):
            assert answer in " ".join(alone)
        assert "1-3 game" in seen(app)
        for key, place in (("s", "SettingsScreen"), ("question_mark", "HelpScreen"), ("n", "CampaignScreen")):
            await pilot.press(key)
            await pilot.pause()
            assert app.at == place
            await pilot.press("escape", "escape")
            await pilot.pause()
        await click_on(pilot, "Settings")
        assert app.at == "SettingsScreen"


async def test_slots_are_listed_with_state_and_verb(tmp_path: Path) -> None:
    damaged = a_slot(tmp_path, "Old one")
    a_slot(tmp_path, players=["Mira", "Kai"], where="Geohunt, turn 3")
    a_slot(tmp_path, "Done one", over=True)
    for name in ("snapshot.toml", "journal.toml"):
        (tmp_path / damaged / name).write_text("not a save")
    with SlotStore(tmp_path).create(HOSTILE, {}):
        app = ShellApp(tmp_path)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            text = seen(app)
    assert "Mira, Kai   Geohunt, turn 3" in text
    rows = {
        title: next(row for row in text.splitlines() if title in row) for title in ("Night", "Old", "[red]", "Done")
    }
    assert "today" in rows["Night"]
    assert rows["Night"].endswith("Continue")
    assert rows["Done"].endswith("See the end")
    assert "damaged" in rows["Old"]
    assert "open elsewhere" in rows["[red]"]
    assert rows["[red]"].endswith("Watch")


async def test_a_slot_is_opened_by_enter_digit_and_click_and_closed_on_the_way_back(tmp_path: Path) -> None:
    slot = a_slot(tmp_path)
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for keys in (["enter"], ["1"]):
            await pilot.press(*keys)
            assert app.at == "table"
            await pilot.press("q", "2")
            await pilot.pause()
            assert app.at == "SlotsScreen"
            assert app.fakes.given[-1].closed
        await click_on(pilot, "Night shift")
        assert app.at == "table"
    assert app.fakes.asked == [(slot, False)] * 3


async def test_looking_and_a_slot_that_is_open_elsewhere_are_asked_for_without_the_lock(tmp_path: Path) -> None:
    with SlotStore(tmp_path).create("Taken", {}) as held:
        app = ShellApp(tmp_path)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            assert app.fakes.asked == [(held.id, True)]


async def test_what_goes_wrong_with_a_slot_is_said_and_the_list_stays(tmp_path: Path) -> None:
    a_slot(tmp_path)
    app = ShellApp(tmp_path, FakeGames(fault="The disk is full."))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert app.at == "SlotsScreen"
        assert "The disk is full." in seen(app)
        assert "Night shift" in seen(app)


async def test_deleting_asks_with_no_first_and_is_taken_back(tmp_path: Path) -> None:
    a_slot(tmp_path)
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("d", "enter")
        await pilot.pause()
        assert len(SlotStore(tmp_path).list()) == 1
        await pilot.press("d")
        assert "DELETE NIGHT SHIFT?" in seen(app)
        await pilot.press("2")
        await pilot.pause()
        assert not SlotStore(tmp_path).list()
        assert "Night shift is deleted" in seen(app)
        await pilot.press("z")
        await pilot.pause()
        assert [info.title for info in SlotStore(tmp_path).list()] == ["Night shift"]
        assert "Night shift is back." in seen(app)


async def test_a_damaged_slot_is_restored_from_its_backup(tmp_path: Path) -> None:
    with SlotStore(tmp_path).create("Old one", {}) as slot:
        slot.rebase({"turn": 1})
        slot.rebase({"turn": 2})
        folder = tmp_path / slot.id
    (folder / "snapshot.toml").write_text("not a save")
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        assert "RESTORE OLD ONE?" in seen(app)
        await pilot.press("2")
        await pilot.pause()
        assert "restored" in seen(app)
    assert SlotStore(tmp_path).list()[0].status == "ok"


@pytest.mark.parametrize("name", ["night SHIFT", "id"])
async def test_a_named_slot_is_opened_at_once(tmp_path: Path, name: str) -> None:
    slot = a_slot(tmp_path)
    app = ShellApp(tmp_path, slot=slot if name == "id" else name)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.at == "table"
    assert app.fakes.asked == [(slot, False)]


async def test_a_named_slot_that_is_not_there_is_told(tmp_path: Path) -> None:
    app = ShellApp(tmp_path, slot="Nowhere")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "There is no slot called 'Nowhere'." in seen(app)


def test_many_slots_scroll_with_the_cursor() -> None:
    from attrs import evolve

    from tui.paint import Canvas
    from tui.play.slot_rows import SlotRow

    screen = SlotsScreen()
    row = SlotRow("", "", "today 10:00", "", "", "Continue", "open")
    screen.rows = tuple(evolve(row, slot=str(number), title=f"Game {number}") for number in range(30))
    screen.at = 29
    canvas = Canvas(80, 24)
    _, y = screen.draw(canvas)
    assert "Game 29" in canvas.row(y)
    assert "Game 0 " not in canvas.text()
    assert "New campaign" in canvas.text()


def test_times_are_told_as_people_say_them() -> None:
    now = datetime(2026, 3, 5, 20, 0, tzinfo=UTC)
    assert day(datetime(2026, 3, 5, 19, 42, tzinfo=UTC), now) == "today 19:42"
    assert day(datetime(2026, 3, 4, 23, 5, tzinfo=UTC), now) == "yesterday 23:05"
    assert day(datetime(2026, 1, 28, 1, 0, tzinfo=UTC), now) == "28 January"
    assert day(datetime(2025, 11, 28, 1, 0, tzinfo=UTC), now) == "28 November 2025"


def test_a_record_of_the_wrong_kind_is_no_reason_to_fail() -> None:
    assert summary({"players": "Mira", "where": 3}) == "just begun"
    assert summary({"players": ["Mira", "Kai"], "where": "turn 3"}) == "Mira, Kai   turn 3"
    assert summary({"progress": 3, "ended": {"won": "yes"}}) == "just begun"


def test_a_campaign_says_how_many_endings_it_has_seen() -> None:
    assert summary({"progress": {}, "ended": {"won": False, "code": "A07"}}) == "just begun"
    record = {"progress": {"ticked": ["A06"]}, "ended": {"won": True, "code": "P08"}, "where": "X-6039, won in turn 9"}
    assert summary(record) == "X-6039, won in turn 9   2 endings"
    assert summary({**record, "ended": {"won": True, "code": "A06"}}) == "X-6039, won in turn 9   1 ending"
    for dial, told in (("gentle", "gentle"), ("normal", "just begun"), (["x"], "just begun")):
        assert summary({"progress": {"dial": dial}}) == told
