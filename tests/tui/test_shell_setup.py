"""Set-up of a new game: the form, its fields, and the game that comes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from textual import events

from tests.line.sample import table
from tests.tui.shell import HOSTILE, SCENARIOS, FakeGames, ShellApp, click_on, seen
from tui.play.newgame import Asked, ClassInfo, NewGame, NewSeat, ScenarioInfo
from tui.screens.field import Field
from tui.screens.setup import SetUpScreen
from tui.screens.setup_form import Form
from tui.terminal.input_gate import InputGate

SIZE = (80, 24)
WITH_CLASSES = ScenarioInfo(
    "sandbox",
    "Sandbox",
    "medium",
    "medium",
    "Twelve turns.",
    True,
    tuple(
        ClassInfo(name.casefold(), name, f"About {name}.") for name in ("Brawler", "Reaper", "Trickster", "Whisperer")
    ),
)
ALL = (*SCENARIOS, WITH_CLASSES)


def form(seats: int = 1) -> Form:
    return Form.filled(SCENARIOS, None, Asked(seats=seats))


def test_a_field_takes_only_visible_cells_and_no_more_than_its_limit() -> None:
    field = Field("ab", limit=6)
    field.insert("\x1b[31m\n\u202e字")
    assert field.text == "ab?[31"
    assert field.text.isprintable()


def test_a_form_knows_whether_anything_was_changed_in_it_walkers_too() -> None:
    changed = form()
    before = changed.filled_in()
    changed.move("down")
    assert changed.filled_in() == before, "to go about is no change"
    for row in ("walker.0", "seats", "dial"):
        changed.go(row)
        changed.change(1)
        assert changed.filled_in() != before, row
        changed.change(-1)
        assert changed.filled_in() == before, row


def test_a_field_is_edited_at_its_cursor() -> None:
    field = Field("Mira")
    for key, character in (("home", None), ("delete", "\x7f"), ("N", "N"), ("right", None), ("backspace", "\x08")):
        assert field.press(key, character)
    assert (field.text, field.at) == ("Nra", 1)
    assert not field.press("escape", "\x1b")


def test_the_first_letter_takes_the_place_of_a_default_and_a_cursor_key_keeps_it() -> None:
    typed, kept = (form().fields["name.0"] for _ in range(2))
    for character in "Jo":
        typed.press(character, character)
    kept.press("end", None)
    kept.press("m", "m")
    assert (typed.text, kept.text) == ("Jo", "Miram")


def test_no_two_players_ever_share_a_walker() -> None:
    filled = form(4)
    for row in ("walker.0", "walker.3", "walker.1"):
        for step in (1, 1, -1, 1):
            filled.go(row)
            filled.change(step)
            assert sorted(filled.colours) == ["blue", "green", "red", "yellow"]
    assert filled.result().seats[0].walker != filled.result().seats[1].walker


def test_what_is_left_empty_gets_its_usual_value() -> None:
    filled = form(2)
    for field in filled.fields.values():
        field.text = ""
    assert filled.result() == NewGame("Prologue", "prologue", (NewSeat("Mira", "blue"), NewSeat("Kai", "green")), "")


def test_two_players_of_one_name_and_a_scenario_that_is_not_ready_are_refused() -> None:
    filled = form(2)
    filled.fields["name.1"].text = "Mira"
    assert filled.trouble() == "Two players are called Mira: give one of them another name."
    filled = form()
    filled.go("scenario")
    filled.change(1)
    assert filled.trouble() == "X-6039 cannot be played yet."


def test_without_any_scenario_nothing_begins() -> None:
    empty = Form.filled((), None, Asked())
    assert empty.trouble() == "There is no scenario to play."


def test_a_game_before_fills_the_form() -> None:
    before = NewGame("Night shift", "x6039", (NewSeat("Ada", "red"), NewSeat("Bo", "blue")), "old seed")
    filled = Form.filled(SCENARIOS, before, Asked())
    assert filled.seats == 2
    assert filled.scenario is SCENARIOS[1]
    assert [filled.fields[f"name.{seat}"].text for seat in range(4)] == ["Ada", "Bo", "Jun", "Sol"]
    assert filled.colours[:2] == ["red", "blue"]
    assert filled.fields["seed"].text == ""


def test_classes_are_chosen_only_where_the_scenario_has_them() -> None:
    filled = Form.filled(ALL, None, Asked("sandbox", 2))
    assert [row for row in filled.rows() if row.startswith("class")] == ["class.0", "class.1"]
    assert [seat.cls for seat in filled.result().seats] == ["brawler", "reaper"]
    filled.go("scenario")
    filled.change(1)
    assert filled.scenario is SCENARIOS[0]
    assert [seat.cls for seat in filled.result().seats] == ["", ""]
    filled.change(-1)
    assert [seat.cls for seat in filled.result().seats] == ["brawler", "reaper"]


def test_no_two_players_ever_share_a_class() -> None:
    filled = Form.filled(ALL, None, Asked("sandbox", 3))
    for row in ("class.0", "class.2", "class.1"):
        for step in (1, 1, -1, 1):
            filled.go(row)
            filled.change(step)
            assert sorted(filled.classes) == ["brawler", "reaper", "trickster", "whisperer"]
    filled.go("class.0")
    assert filled.advice() == f"{filled.value('class.0')}: About {filled.value('class.0')}."


def test_what_the_command_line_says_fills_the_form_over_the_game_before() -> None:
    before = NewGame("Old", "sandbox", (NewSeat("Ada", "red", "trickster"),), "", "slot-7f3k", drop=True)
    kept = Form.filled(ALL, before, Asked())
    assert kept.result() == before
    filled = Form.filled(ALL, before, Asked(classes=("whisperer", "reaper")))
    assert [seat.cls for seat in filled.result().seats] == ["whisperer", "reaper"]
    assert Form.filled(ALL, before, Asked("prologue")).result().scenario == "prologue"


async def test_keys_alone_choose_classes_and_the_line_about_each_is_read(tmp_path: Path) -> None:
    app = ShellApp(tmp_path, FakeGames(infos=ALL), scenario="sandbox", seats=2)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*("down",) * 4, "left")
        assert "Whisperer: About Whisperer." in seen(app)
        await pilot.press(*("down",) * 7, "enter")
    (game,) = app.fakes.asked
    assert isinstance(game, NewGame)
    assert [seat.cls for seat in game.seats] == ["whisperer", "reaper"]


async def test_clicks_alone_choose_classes(tmp_path: Path) -> None:
    app = ShellApp(tmp_path, FakeGames(infos=ALL), scenario="sandbox", seats=1)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        row = next(line for line in seen(app).splitlines() if "Class" in line)
        await pilot.click(offset=(row.index(" >") + 1, seen(app).splitlines().index(row)))
        assert "< Reaper >" in seen(app)
        await click_on(pilot, "Begin Sandbox")
    (game,) = app.fakes.asked
    assert isinstance(game, NewGame)
    assert game.seats == (NewSeat("Mira", "blue", "reaper"),)


async def test_a_game_that_begins_with_a_choice_shows_no_story_before_its_first_card(tmp_path: Path) -> None:
    before_the_card = evolve(table(), scenario=evolve(table().scenario, code="", name=""))
    app = ShellApp(tmp_path, FakeGames(before_the_card, infos=ALL), scenario="sandbox")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("end", "up", "enter")
        assert app.at == "ReaderScreen"
        assert "Next: each player chooses what to begin with." in seen(app)
        await pilot.press("enter")
        assert app.at == "table"


@pytest.mark.parametrize(
    "said",
    [{"scenario": "sandbox", "seats": 2, "classes": ("whisperer", "reaper")}, {"scenario": "prologue", "seats": 3}],
)
async def test_where_the_command_line_says_all_but_names_the_game_begins_at_once(
    tmp_path: Path, said: dict[str, Any]
) -> None:
    app = ShellApp(tmp_path, FakeGames(infos=ALL), **said)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert app.at == "ReaderScreen"
    (game,) = app.fakes.asked
    assert isinstance(game, NewGame)
    assert (game.scenario, len(game.seats)) == (said["scenario"], said["seats"])
    assert tuple(seat.cls for seat in game.seats if seat.cls) == said.get("classes", ())


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
async def test_four_players_with_classes_fit(tmp_path: Path, size: tuple[int, int]) -> None:
    app = ShellApp(tmp_path, FakeGames(infos=ALL), scenario="sandbox", seats=4)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        rows = seen(app).splitlines()
        for words in ("THE TABLE", "D name", "< Whisperer >", "WHAT NOW", "Begin Sandbox", "Back to the slots"):
            assert any(words in row for row in rows[:-1]), words
        await pilot.press("end")
        await pilot.pause()
        assert "Back to the slots" in rows[app.cursor_position.y]


async def test_keys_alone_lead_from_the_slots_to_the_table(tmp_path: Path) -> None:
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f")
        await pilot.press("tab", "right", "tab", *"Ada", "tab", "right")
        await pilot.press(*("down",) * 3, *"q?", "down", *"7Q4K", "enter", "enter", "enter")
        assert app.at == "ReaderScreen"
        await pilot.press("enter", "enter")
        assert app.at == "table"
    expected = NewGame("q?", "prologue", (NewSeat("Ada", "green"), NewSeat("Kai", "blue")), "7Q4K")
    assert app.fakes.asked == [expected]


async def test_escape_in_a_row_without_text_goes_back_and_starts_nothing(tmp_path: Path) -> None:
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f", "escape")
        assert app.at == "SlotsScreen"
    assert not app.fakes.asked


async def test_clicks_alone_change_values_and_begin(tmp_path: Path) -> None:
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await click_on(pilot, "Free play")
        await click_on(pilot, " >")
        await click_on(pilot, "Begin X-6039")
        assert "X-6039 cannot be played yet." in seen(app)
        await click_on(pilot, "< ")
        await click_on(pilot, "Begin Prologue")
        assert app.at == "ReaderScreen"
        await click_on(pilot, "go on")
        await click_on(pilot, "go on")
        assert app.at == "table"


async def test_pasted_text_is_text_in_a_field_and_nothing_elsewhere(tmp_path: Path) -> None:
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f")
        app.screen.post_message(events.Paste("qq"))
        await pilot.pause()
        assert app.at == "SetUpScreen"
        await pilot.press(*("tab",) * 4)
        app.screen.post_message(events.Paste(f"{HOSTILE}\nq"))
        await pilot.pause()
        assert HOSTILE[:28] in seen(app)


def test_an_escape_in_a_bracketed_paste_is_text_like_any_other() -> None:
    for cut in range(1, 30):
        gate, messages = InputGate(0.05), []
        data = b"\x1b[200~a\x1b[31mb\x1b\x1b[20c\x1b[201~\x1b[B"
        for part in (data[:cut], data[cut:]):
            messages += gate.feed(part, 0.0)
        paste, arrow = messages
        assert isinstance(paste, events.Paste)
        assert isinstance(arrow, events.Key)
        assert arrow.key == "down"
        field = Field()
        field.insert(paste.text)
        assert field.text == "a?[31mb??[20c"


def test_a_bracketed_paste_whose_end_is_lost_does_not_take_the_keys_for_ever() -> None:
    gate = InputGate(0.05)
    gate.feed(b"\x1b[200~ab\x1b[20", 0.0)
    gate.tick(0.5)
    gate.tick(1.5)
    messages = gate.feed(b"\x1b[201~\x1b[B", 2.0)
    assert [getattr(message, "key", "") for message in messages][-1] == "down"


async def test_the_cursor_of_the_terminal_stands_in_the_field(tmp_path: Path) -> None:
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f", "tab", "tab", "a", "b")
        await pilot.pause()
        x, y = app.cursor_position
        assert seen(app).splitlines()[y][x - 2 : x] == "ab"
        assert app.page.typing


async def test_what_the_disk_refuses_is_said_on_the_slots_screen(tmp_path: Path) -> None:
    app = ShellApp(tmp_path, FakeGames(fault="Not saved: the disk is full."))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f", "escape", "f", "up", *("down",) * 7, "enter")
        await pilot.pause()
        assert app.at == "SlotsScreen"
        assert "the disk is full" in seen(app)


async def test_seats_and_seed_of_the_command_line_fill_the_form(tmp_path: Path) -> None:
    app = ShellApp(tmp_path, seats=3, seed="friday")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.at == "SetUpScreen"
        assert "friday" in seen(app)
        assert "C name" in seen(app)


async def test_two_keys_at_once_leave_the_screen_once(tmp_path: Path) -> None:
    """A second key may be waiting when the first has closed the screen already."""
    app = ShellApp(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("f")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetUpScreen)
        for key in ("end", "enter", "enter"):
            screen.post_message(events.Key(key, None))
        await pilot.pause()
        await pilot.pause()
        assert app.screen is not screen, "it was left, and left once"
