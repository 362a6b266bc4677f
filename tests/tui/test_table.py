"""The table, played with keys alone and with the mouse alone."""

from __future__ import annotations

import pytest
from attrs import evolve
from textual import events
from textual.pilot import Pilot

from core.ascend.names import slot_number
from core.ascend.view import TaleLine
from saves.faults import SaveFailed
from tests.tui import sample
from tests.tui.reading import panel_rows, slot_rows
from tests.tui.table_app import TableApp, text_of
from tui.acts import PAGE
from tui.paint import Canvas
from tui.uiview import ALL_FRESH, NO_SLOT
from tui.widgets import launcher
from tui.widgets import map as hexmap
from tui.widgets.log import draw_log
from tui.widgets.panel import Panel

SIZE = (120, 40)


def cell_of_slot(app: TableApp, name: str) -> tuple[int, int]:
    """The middle of a slot, on the screen."""
    region = app.game.query_one("#launcher", Panel).region
    x, y = launcher.origin(slot_number(name))
    return region.x + x + 3, region.y + y + 1


def cell_of_tile(app: TableApp, place: str) -> tuple[int, int]:
    """The middle of a tile, on the screen."""
    region = app.game.query_one("#map", Panel).region
    scene = app.game.scene
    tile = next(tile for tile in scene.view.map.tiles if tile.place == place)
    left, up = hexmap.offset(scene, hexmap.LARGE, region.width, region.height - 1)
    x, y = hexmap.origin(tile, hexmap.LARGE)
    return region.x + x - left + 5, region.y + y - up + 3


def cell_of_text(app: TableApp, words: str) -> tuple[int, int]:
    """Where these words begin on the screen."""
    for y, row in enumerate(text_of(app).split("\n")):
        if words in row:
            return row.index(words), y
    raise AssertionError(f"{words!r} is not on the screen:\n{text_of(app)}")


async def click(pilot: Pilot[None], cell: tuple[int, int], button: int = 1) -> None:
    await pilot.click(offset=cell, button=button)
    await pilot.pause()


# keys


async def test_a_token_is_taken_and_moved_with_two_keys() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "enter")
        assert app.game.ui.held == slot_number("1,2")
        assert "held" in slot_rows(app, slot_number("1,2"))[0]
        await pilot.press("down")
        assert app.played.given == ["switch:1,2>2,2"]
        assert app.game.ui.held == NO_SLOT


async def test_a_move_that_is_not_possible_says_why_and_keeps_the_token() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("j", "j", "l", "l", "l", "enter", "right")
        assert app.played.asked_why == ["slide:3,4>3,5"]
        assert app.played.given == []
        assert app.game.ui.held == slot_number("3,4")
        assert "Why not slide:3,4>3,5" in text_of(app)
        await pilot.press("left")
        assert "Why not" not in text_of(app)


async def test_escape_puts_back_and_never_answers() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "escape", "escape", "escape")
        assert app.game.ui.held == NO_SLOT
        assert app.played.given == []
        assert app.shown == []


async def test_a_digit_gives_a_plain_answer_and_must_be_pressed_twice_for_the_others() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("0")
        assert app.played.given == []
        assert app.game.ui.armed == "done"
        await pilot.pause()
        assert "This cannot be taken back: Enter or 0 does it, Escape leaves it." in text_of(app)
        await pilot.press("0", "2")
        assert app.played.given == ["done", "act:lure"]


async def test_the_list_of_all_answers_narrows_and_answers() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("o", *"red", "space", *"1,4")
        assert "ANSWERS" in text_of(app)
        await pilot.press("enter")
        assert app.played.given == ["slide:1,3>1,4"]
        assert "ANSWERS" not in text_of(app)


async def test_letters_are_text_while_answers_are_listed() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("o", "q", "z")
        assert app.shown == []
        assert app.played.taken_back == 0
        await pilot.press("escape", "q")
        assert app.shown == ["menu"]


async def test_go_to_sends_the_cursor_to_a_letter() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("g")
        letters = {spot.at: name for name, spot in app.game.ui.letters}
        assert slot_rows(app, slot_number("4,3"))[0].startswith(letters[slot_number("4,3")])
        await pilot.press(letters[slot_number("4,3")])
        assert app.game.ui.slot == slot_number("4,3")
        assert app.game.ui.letters == ()


async def test_a_way_is_armed_by_the_cursor_and_gone_with_enter() -> None:
    app = TableApp(sample.move_view())
    async with app.run_test(size=SIZE) as pilot:
        assert app.game.ui.panel == "map"
        await pilot.press("u", "j")
        assert app.game.ui.armed == "move:B2>C2"
        assert "The way: B2, C2." in text_of(app)
        assert app.played.given == []
        await pilot.press("enter")
        assert app.played.given == ["move:B2>C2"]


async def test_staying_has_a_digit() -> None:
    app = TableApp(sample.move_view())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("0")
        assert app.played.given == ["stay"]


async def test_a_ready_pattern_is_launched_with_enter() -> None:
    app = TableApp(sample.launch_view())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "enter")
        assert app.played.given == ["launch:hack.0@4,1-4,2"]


async def test_undo_and_its_end_are_said() -> None:
    app = TableApp(evolve(sample.sample_view(), undo=""), sample.sample_view())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("z")
        await pilot.pause()
        assert "Undo stops here" in text_of(app)
        await pilot.press("2")
        assert "z takes back: switch 1,2 with 1,3" in text_of(app)
        await pilot.press("z")
        await pilot.pause()
        assert app.played.taken_back == 1
        assert "Taken back: switch 1,2 with 1,3." in text_of(app)


async def test_tab_goes_through_all_panels_and_back() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        seen = []
        for _ in app.game.panels:
            seen.append(app.game.ui.panel)
            await pilot.press("tab")
        assert seen == list(app.game.panels)
        await pilot.press("shift+tab")
        assert app.game.ui.panel == app.game.panels[-1]


async def test_in_the_small_layout_tab_goes_through_the_tabs_as_they_are_drawn() -> None:
    app = TableApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("t")
        seen = []
        for _ in app.game.panels:
            seen.append(app.game.ui.panel)
            await pilot.press("tab")
        assert seen == ["launcher", "patterns", "map", "enemies", "card", "kit", "log", "bar"]
        row = text_of(app).splitlines()[3]
        places = [row.index(tab) for tab in ("Patterns", "Map", "Enemies", "Card", "Kit", "Log")]
        assert places == sorted(places)


@pytest.mark.parametrize("size", [(80, 24), SIZE])
async def test_a_page_key_goes_through_the_log_and_stops_at_its_ends(size: tuple[int, int]) -> None:
    log = tuple(f"Sentence {number} of the log." for number in range(60))
    app = TableApp(evolve(sample.sample_view(), log=log))
    async with app.run_test(size=size) as pilot:
        await pilot.press("w", "pageup")
        await pilot.pause()
        assert log[-1] not in text_of(app)
        assert log[-1 - PAGE] in text_of(app)
        await pilot.press(*["pageup"] * 12)
        await pilot.pause()
        assert log[0] in text_of(app)
        await pilot.press("down")
        await pilot.pause()
        assert log[0] not in text_of(app)
        await pilot.press(*["pagedown"] * 12)
        await pilot.pause()
        assert log[-1] in text_of(app)


async def test_pasted_text_narrows_the_list_of_all_answers_and_is_nothing_elsewhere() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("o")
        app.post_message(events.Paste("upgrade\n"))
        await pilot.pause()
        assert app.game.ui.typed == "upgrade"
        assert "find: upgrade_" in text_of(app)
        await pilot.press("escape")
        app.post_message(events.Paste("upgrade"))
        await pilot.pause()
        assert "Nothing here takes text." in text_of(app)


async def test_what_is_begun_is_dropped_with_the_next_question() -> None:
    later = evolve(sample.sample_view(), choice=evolve(sample.program(), serial=8))
    app = TableApp(sample.sample_view(), later)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "enter", "left")
        assert app.played.given == ["switch:1,2>1,1"]
        assert app.game.ui.held == NO_SLOT
        assert app.game.ui.slot == slot_number("1,1")


async def test_the_focus_goes_to_the_panel_the_question_is_about() -> None:
    app = TableApp(sample.sample_view(), sample.move_view(), sample.card_view())
    async with app.run_test(size=SIZE) as pilot:
        assert app.game.ui.panel == "launcher"
        await pilot.press("2")
        assert app.game.ui.panel == "map"
        await pilot.press("0")
        assert app.game.ui.panel == "bar"


async def test_upgrades_between_steps_are_passed_with_one_press() -> None:
    """The cursor begins on the answer that leads on, whatever lies on the Launcher."""
    for key in ("enter", "0"):
        app = TableApp(sample.upgrade_view(), sample.move_view())
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            assert app.game.ui.panel == "bar"
            assert "How often you are asked" in text_of(app)
            await pilot.press(key)
            assert app.played.given == ["done"]


async def test_what_has_come_into_the_log_since_the_last_answer_is_brighter() -> None:
    view = sample.sample_view()
    log = ("One thing.", "Another thing.")
    app = TableApp(evolve(view, log=log), evolve(sample.move_view(), log=(*log, "The newest thing.")))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.game.ui.fresh == ALL_FRESH
        await pilot.press("2")
        await pilot.pause()
        assert app.game.ui.fresh == 1
        canvas = Canvas(40, 4)
        draw_log(canvas, app.game.scene, 1)
        assert [canvas.row(y).strip() for y in (2, 3)] == ["Another thing.", "The newest thing."]
        assert [canvas.looks[y][1].role for y in (1, 2, 3)] == ["muted", "muted", "text"]


class FailingSitting(sample.SampleSitting):
    """A sitting whose snapshots fail until the disk has room."""

    full = True

    def settle(self) -> None:
        if self.full:
            raise SaveFailed("Not saved: the disk is full.")


async def test_a_failed_save_stands_in_the_banner_until_one_goes_well() -> None:
    app = TableApp()
    app.sitting = app.played = FailingSitting()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("2")
        await pilot.pause()
        assert app.save_fault == "Not saved: the disk is full."
        assert app.save_fault in text_of(app)
        app.played.full = False
        await pilot.press("2")
        await pilot.pause()
        assert app.save_fault == ""
        assert "disk" not in text_of(app)


async def test_other_screens_are_asked_for() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("c", "d", "question_mark", "f", "r", "q")
        assert app.shown == ["card E07", "data", "help", "help Program", "repaint", "menu"]


async def test_a_new_card_is_read_and_the_end_is_shown() -> None:
    first = sample.sample_view().scenario
    tale = (*first.tale, TaleLine("E08", "Ghost City", "plot", "It looks away."))
    second = evolve(sample.sample_view(), scenario=evolve(first, code="E08", tale=tale))
    app = TableApp(sample.sample_view(), second)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("2")
        await pilot.pause()
        assert app.shown == ["story E08"]
        assert app.played.settled == 1


async def test_a_seat_that_is_not_asked_can_be_looked_at() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        app.game.show_seat(1)
        await pilot.pause()
        assert app.seat == 1
        assert "KAI WAITS" in text_of(app)
        app.game.show_seat(0)
        assert app.seat == 0
        assert app.played.given == []


async def test_the_seat_that_is_asked_comes_up_by_itself() -> None:
    app = TableApp()
    app.seat = 1
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.seat == 0


@pytest.mark.parametrize(("key", "words"), [("i", "slot 1,1"), ("w", "► LOG"), ("e", "► ENEMIES")])
async def test_keys_show_what_they_name(key: str, words: str) -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert words in text_of(app)


async def test_sorting_is_asked_for() -> None:
    view = sample.sample_view()
    near = tuple(evolve(line, distance=0) if line.source == "basic.memory" else line for line in view.patterns)
    app = TableApp(view, evolve(view, patterns=near))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("2")
        await pilot.pause()
        rows = panel_rows(app, "patterns")
        await pilot.press("p", "p")
        await pilot.pause()
        assert [row[3:9] for row in rows[1:8]].index("Memory") == 6
        assert [row[3:9] for row in panel_rows(app, "patterns")[1:8]].index("Memory") == 3


# mouse


async def test_a_token_is_taken_and_moved_with_two_clicks() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await click(pilot, cell_of_slot(app, "2,4"))
        assert app.game.ui.held == slot_number("2,4")
        await click(pilot, cell_of_slot(app, "1,4"))
        assert app.played.given == ["slide:2,4>1,4"]


async def test_a_token_is_dragged() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.mouse_down(offset=cell_of_slot(app, "2,4"))
        await pilot.mouse_up(offset=cell_of_slot(app, "2,3"))
        assert app.played.given == ["switch:2,4>2,3"]


@pytest.mark.parametrize("where", ["4,1", "map"])
async def test_a_token_let_go_elsewhere_is_put_back_with_the_reason(where: str) -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.mouse_down(offset=cell_of_slot(app, "2,4"))
        await pilot.mouse_up(offset=(90, 12) if where == "map" else cell_of_slot(app, where))
        await pilot.pause()
        assert app.game.ui.held == NO_SLOT
        assert app.played.given == []
        assert app.game.ui.why


async def test_a_second_click_on_an_armed_tile_goes() -> None:
    app = TableApp(sample.move_view())
    async with app.run_test(size=SIZE) as pilot:
        await click(pilot, cell_of_tile(app, "C3"))
        assert (app.game.ui.armed, app.played.given) == ("move:B2>C3", [])
        await click(pilot, cell_of_tile(app, "C3"))
        assert app.played.given == ["move:B2>C3"]


async def test_lines_answer_and_armed_lines_take_two_clicks() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await click(pilot, cell_of_text(app, "Done, 2 moves unused"))
        assert app.played.given == []
        await click(pilot, cell_of_text(app, "Done, 2 moves unused"))
        await click(pilot, cell_of_text(app, "Signal Lure"))
        assert app.played.given == ["done", "act:lure"]


async def test_key_names_and_the_breadcrumb_are_buttons() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await click(pilot, cell_of_text(app, "q menu"))
        await click(pilot, cell_of_text(app, "? help"))
        await click(pilot, cell_of_text(app, "Turn 3"))
        await click(pilot, cell_of_text(app, "o all answers"))
        assert app.shown == ["menu", "help", "help Program"]
        assert app.game.ui.listing
        await click(pilot, cell_of_text(app, "q menu"))
        assert app.shown[3:] == ["menu"]
        await pilot.press(*"slide")
        await pilot.pause()
        await click(pilot, cell_of_text(app, "Slide red 1,3 to 1,4"))
        assert app.played.given == ["slide:1,3>1,4"]


async def test_a_pattern_is_lit_by_one_click_and_launched_in_its_step_only() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await click(pilot, cell_of_text(app, "Reroll  "))
        assert app.game.ui.pattern == "basic.reroll"
        assert app.played.given == []
        assert app.played.asked_why == []
    app = TableApp(sample.launch_view())
    async with app.run_test(size=SIZE) as pilot:
        await click(pilot, cell_of_text(app, "Reroll  "))
        assert app.played.given == ["launch:basic.reroll@2,3-3,3-4,3"]


async def test_a_right_click_looks_and_does_nothing_else() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await click(pilot, cell_of_slot(app, "3,4"), button=3)
        assert "slot 3,4" in text_of(app)
        assert app.game.ui.held == NO_SLOT


async def test_a_seat_is_chosen_by_a_click() -> None:
    app = TableApp()
    async with app.run_test(size=SIZE) as pilot:
        await click(pilot, cell_of_text(app, "Kai 5/5"))
        assert app.seat == 1


async def test_the_small_layout_has_tabs_to_click() -> None:
    app = TableApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for tab, words in (("Card", "GOAL"), ("Enemies", "TOP Z.O.E."), ("Kit", "4 Damage"), ("Log", "Trace roll")):
            x, y = cell_of_text(app, f" {tab}")
            await click(pilot, (x + 1, y))
            assert words in text_of(app)
