"""The forest's screens with Pilot: set-up, table, curtain, end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from core.forest.gems import Gems
from core.forest.log import scatters
from saves.faults import SaveFault
from saves.store import SlotStore
from tests.forest.played import FACES, begin, give
from tui.app import TamashiiApp
from tui.paint import ASCII, UNICODE, Canvas
from tui.play.forest import KeptForest, open_slot
from tui.play.newforest import NewForest
from tui.screens.forest import curtain
from tui.screens.forest.answers import beside, cells_of
from tui.screens.forest.cards import draw_counts, draw_place
from tui.screens.forest.curtain import Curtain
from tui.screens.forest.setup import ForestSetUp
from tui.screens.forest.table import ForestTable
from tui.screens.game_presses import PAUSE
from tui.settings import Settings

SMALL, NORMAL = (80, 24), (120, 40)


def app_on(folder: Path, **more: Any) -> TamashiiApp:
    """The app on the one slot of a folder, which is called Evening."""
    return TamashiiApp(folder, Settings(palette="dark", ascii=False), **more)


def seen(app: TamashiiApp) -> str:
    """What the screen shows, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def faces_in(text: str) -> set[str]:
    """Names of cards in a text, however they are written."""
    return {face for face in FACES if face.casefold() in text.casefold().replace("remember", "")}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one game that has just begun; cards are shown for a moment only."""
    begin(tmp_path).close()
    monkeypatch.setattr(curtain, "SHOWN_FOR", 0.4)
    return tmp_path


async def at_table(pilot: Pilot[None]) -> None:
    """Wait until the table, or the curtain above it, is there."""
    for _ in range(50):
        await pilot.pause()
        if isinstance(pilot.app.screen, ForestTable | Curtain):
            break
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys as somebody does who reads in between."""
    for key in keys:
        pilot.app.presses._spent = None  # type: ignore[attr-defined]  # as if some time had passed
        await pilot.press(key)
        await pilot.pause()


async def test_16_the_page_holds_a_face_only_while_the_curtain_shows_it(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        assert not faces_in(seen(app))
        await press(pilot, "3")
        assert isinstance(app.screen, Curtain)
        page = app.screen
        assert "Hand over to Mira; the others look away." in seen(app)
        assert not faces_in(seen(app))
        await press(pilot, "enter")
        (face,) = faces_in(seen(app))
        for _ in range(80):
            await pilot.pause(0.02)
            if isinstance(app.screen, ForestTable):
                break
        await pilot.pause()
        assert "KAI DECIDES" in seen(app)
        assert not faces_in(seen(app))
        assert face not in repr(vars(page))
        assert isinstance(app.screen, ForestTable)
        assert [place.card for place in app.screen.view.places] == [None] * 6
        await press(pilot, "z")
        assert "Undo stops here" in seen(app)
        for keys in (("q",), ("escape", "question_mark"), ("escape", "x")):
            await press(pilot, *keys)
            assert face not in seen(app) or "HELP" in seen(app)  # which lists all six
        app.leave()


async def test_a_card_that_is_covered_while_the_window_is_too_small_leaves_no_curtain(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        await press(pilot, "3", "1")
        assert faces_in(seen(app))
        await pilot.resize_terminal(20, 5)
        await pilot.pause(0.6)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause(0.1)
        assert isinstance(app.screen, ForestTable)
        choice = app.screen.view.choice
        assert choice is not None
        assert choice.kind != "show"
        app.leave()


async def test_the_curtain_can_be_put_off_and_the_card_held_longer(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=NORMAL) as pilot:
        await at_table(pilot)
        for way in (("escape",), ("2",), ("down", "enter")):
            await press(pilot, "2", *way)
            assert isinstance(app.screen, ForestTable)
            assert "Not yet: the card at place 2 was not shown." in seen(app)
            assert "7 Collect" in seen(app), "all is as it was before the choice"
        await press(pilot, "2", "q")
        assert "Go on" in seen(app)
        await press(pilot, "escape", "question_mark")
        assert "HELP" in seen(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "1", "q")
        assert "First the card: Enter covers it" in seen(app)
        await press(pilot, "l")
        await pilot.pause(0.5)
        assert isinstance(app.screen, Curtain)
        assert "Enter covers it." in seen(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, ForestTable)
        app.leave()


async def test_after_undo_the_next_card_has_its_curtain_too(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=NORMAL) as pilot:
        await at_table(pilot)
        await press(pilot, "2", "escape", "z", "3")
        assert isinstance(app.screen, Curtain)
        assert "FOREST  place 3" in seen(app)
        app.leave()


async def test_a_curtain_that_was_open_when_the_program_ended_is_there_again_closed(folder: Path) -> None:
    store = SlotStore(folder)
    sitting = begin(folder, seed="other")
    give(sitting, "look:5")
    sitting.close()
    app = app_on(folder, slot=sitting.slot.id)
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        assert isinstance(app.screen, Curtain)
        assert not faces_in(seen(app))
        app.leave()
    assert len(store.list()) == 2


async def test_what_the_disk_refuses_is_said_and_nothing_is_shown(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        await press(pilot, "2")

        def full(*_: object) -> None:
            raise SaveFault("Not saved: the disk is full.")

        assert isinstance(app.sitting, KeptForest)
        monkeypatch.setattr(app.sitting.slot, "append", full)
        await press(pilot, "enter")
        assert "the disk is full" in seen(app)
        assert not faces_in(seen(app))
        monkeypatch.undo()
        await press(pilot, "enter")
        assert len(faces_in(seen(app))) == 1
        app.leave()


async def test_a_failed_try_is_shown_to_all(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        await press(pilot, "7")
        assert isinstance(app.sitting, KeptForest)
        place = next(n for n in range(6) if sum(app.sitting.game.card(n).needs) == 3)
        await press(pilot, str(place + 1), "1")
        assert "ALL LOOK" in seen(app)
        assert "The gems on it are not enough." in seen(app)
        await press(pilot, "escape")
        assert "This card must be shown before play goes on" in seen(app), "a try cannot be taken back"
        await press(pilot, "enter")
        assert isinstance(app.screen, Curtain)
        app.leave()


async def test_ending_the_game_is_asked_twice_and_turns_all_cards_up(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        await press(pilot, "0")
        assert "Press it again to end the game" in seen(app)
        await press(pilot, "down", "0", "0")
        text = seen(app)
        assert "THE END" in text
        assert "The forest keeps its secrets. Another try?" in text
        assert "The players end the game: 0 of 6 are free." in text
        assert "of the six was where." in text
        await press(pilot, "c")
        assert "of the six was where." not in seen(app)
        assert "The game is over." in seen(app)
        assert seen(app).count("0 of 6") == 1, "it is said once"
        assert faces_in(text) == set(FACES)
        await press(pilot, "2")
        assert isinstance(app.screen, ForestSetUp)
        form = app.screen.form
        assert (form.level.id, form.names(2), form.text("title")) == ("easy", ("Mira", "Kai"), "Evening 2")
        app.leave()


async def test_what_is_no_answer_is_told_and_the_six_cards_take_the_log_s_place(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        await press(pilot, "8")
        assert "There is no place 8; they go from 1 to 6." in seen(app)
        await press(pilot, "c")
        assert faces_in(seen(app)) == set(FACES)
        assert "THE SIX" in seen(app)
        assert "LOG" not in seen(app)
        await press(pilot, "c", "7")
        assert "COLLECTED" in seen(app)
        assert "Mira takes a" in seen(app)
        app.leave()


async def test_a_second_press_in_one_breath_answers_nothing(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        await pilot.press("7", "7")
        assert isinstance(app.sitting, KeptForest)
        assert sum(app.sitting.game.state.hand) == 1
        assert "press it again" in seen(app)
        await pilot.pause(PAUSE)
        await pilot.press("7")
        assert sum(app.sitting.game.state.hand) == 2 or app.sitting.game.state.turn == 2
        app.leave()


async def test_a_click_on_a_card_answers_and_on_one_that_is_free_says_why_not(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        table = app.screen
        assert isinstance(table, ForestTable)
        assert isinstance(app.sitting, KeptForest)
        table.act(("place", 2))
        assert table._said == app.sitting.why_not(0, "look:3")
        await pilot.click(offset=(30, 4))
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "place 3" in seen(app)
        app.leave()


@pytest.mark.parametrize("size", [SMALL, (100, 30), NORMAL, (200, 60)])
async def test_all_of_a_table_of_six_players_is_in_sight(size: tuple[int, int], tmp_path: Path) -> None:
    names = ("Annabella", "Bartholomew", "Christopher", "Dominic", "Evangelina", "Ferdinand")
    sitting = begin(tmp_path, "nightmare", names)
    give(sitting, "collect")
    sitting.close()
    app = app_on(tmp_path, slot="Evening")
    async with app.run_test(size=size) as pilot:
        await at_table(pilot)
        text = seen(app)
        for words in (
            "Nightmare, turn 1",
            "BAG",
            "25 gems",
            "a black gem among the next",
            "COLLECTED",
            "ANNABELLA DECIDES",
        ):
            assert words in text
        for number in range(1, 7):
            assert f"─ {number} ─" in text
            assert f"{number} Deliver 1 gem to place {number}" in text
        assert "7 Take another gem" in text
        assert ("THE SIX" in text) == (size[1] >= 32)
        app.leave()


async def test_the_set_up_is_filled_in_and_begins_a_game(tmp_path: Path) -> None:
    app = app_on(tmp_path, level="standard", seed="s")
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(20):
            await pilot.pause()
        assert isinstance(app.screen, ForestSetUp)
        form = app.screen.form
        assert form.rows() == ("level", "seats", "name.0", "failed", "title", "seed", "begin", "back")
        assert "9 blue, 9 red, 9 yellow and 1" in seen(app)
        await press(pilot, "right", "down", "right", "down", *"Ida", "down", *"Ida", "escape", "enter")
        assert "Two players are called Ida" in seen(app)
        await press(pilot, *["up"] * 5, "backspace", "backspace", "backspace", *"Tom", "down", "right", "down", "right")
        await press(pilot, "down", "escape", "enter")
        await at_table(pilot)
        assert isinstance(app.sitting, KeptForest)
        assert app.sitting.again() == NewForest("Forest", "difficult", ("Ida", "Tom"), "", 1, gentle=True)
        assert "TOM DECIDES" in seen(app)
        app.leave()


async def test_a_level_and_a_number_of_players_begin_at_once(tmp_path: Path) -> None:
    app = app_on(tmp_path, level="easy", seats=6)
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        assert isinstance(app.sitting, KeptForest)
        assert app.sitting.seats == 6
        app.leave()


async def test_the_forest_is_begun_from_the_slots_and_left_to_them(tmp_path: Path) -> None:
    app = app_on(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await press(pilot, "c")
        assert isinstance(app.screen, ForestSetUp)
        await press(pilot, "end", "up", "enter")
        await at_table(pilot)
        await press(pilot, "q", "2")
        await pilot.pause()
        assert "Forest, Novice, 0 of 6 free in turn 1" in seen(app)
        app.leave()


def test_every_gem_has_a_sign_and_a_letter_in_both_sets() -> None:
    for glyphs in (UNICODE, ASCII):
        canvas = Canvas(40, 1, glyphs)
        draw_counts(canvas, 0, 0, Gems(1, 2, 3, 4))
        words = canvas.text().split("  ")
        assert [word[1:] for word in words] == ["B 1", "R 2", "Y 3", "K 4"]
        assert len({word[0] for word in words}) == 4


@pytest.mark.parametrize("delivered", [[10, 2, 3, 2], [10, 10, 10, 2]])
def test_four_colours_on_one_card_have_room(delivered: list[int], tmp_path: Path) -> None:
    sitting = begin(tmp_path, "novice")
    sitting.game.state.places[0].delivered = delivered
    canvas = Canvas(14, 8)
    draw_place(canvas, 0, 0, sitting.view(0).places[0], chosen=False, answer=True)
    for letter, n in zip("BRYK", delivered, strict=True):
        assert f"{letter} {n}" in canvas.text()
    assert {len(line.rstrip()) for line in canvas.text().splitlines() if line.strip()} == {12}
    assert len({line[11] for line in canvas.text().splitlines()[1:6]}) == 1, "the edge is whole"
    sitting.close()


@pytest.mark.parametrize("size", [SMALL, NORMAL])
async def test_the_hint_is_said_again_by_its_key_and_from_the_menu(folder: Path, size: tuple[int, int]) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=size) as pilot:
        await at_table(pilot)
        told = "Look at a card: three that you remember are enough to begin with."
        assert told in seen(app)
        assert f"Hint: {told}" not in seen(app)
        await press(pilot, "comma")
        assert f"Hint: {told}" in seen(app)
        await press(pilot, "down")
        assert f"Hint: {told}" not in seen(app)
        await press(pilot, "q")
        row = next(line for line in seen(app).split("\n") if "A hint" in line)
        assert "a thought on the question; its key is the comma" in row
        await press(pilot, row.split()[0])
        assert isinstance(app.screen, ForestTable)
        assert f"Hint: {told}" in seen(app)
        app.leave()


async def test_a_game_that_is_over_has_no_hint(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    give(sitting, "end")
    sitting.close()
    app = app_on(tmp_path, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        await press(pilot, "comma")
        assert "The game is over: nobody is asked anything any more." in seen(app)
        await press(pilot, "q")
        assert "A hint" not in seen(app)
        app.leave()


@pytest.mark.parametrize("size", [SMALL, NORMAL])
async def test_help_tells_the_rules_and_signs_of_this_game(folder: Path, size: tuple[int, int]) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=size) as pilot:
        await at_table(pilot)
        await press(pilot, "question_mark", *"black gem")
        await pilot.pause()
        assert "A black gem sends all gems in hand back" in seen(app)
        assert "Data" not in seen(app)
        await press(pilot, *["backspace"] * 9, *"signs")
        assert "a card that lies face down" in seen(app)
        assert "Shield" not in seen(app)
        app.leave()


async def test_help_over_the_slots_tells_the_rules_of_all_games(folder: Path) -> None:
    app = app_on(folder)
    async with app.run_test(size=NORMAL) as pilot:
        await pilot.pause()
        await press(pilot, "question_mark", *"crumbling")
        await pilot.pause()
        assert "FOREST: CRUMBLING" in seen(app)
        app.leave()


@pytest.mark.parametrize(
    ("size", "end"), [(SMALL, "PgDn, c: the six cards"), (NORMAL, "will hear wings before evening.")]
)
async def test_before_the_first_turn_the_story_stands_where_the_log_will_be(
    folder: Path, size: tuple[int, int], end: str
) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=size) as pilot:
        await at_table(pilot)
        assert end in " ".join(seen(app).split())
        assert ("c cards" in seen(app)) == (size == SMALL), "in a large window both are in sight"
        await press(pilot, "pagedown")
        assert "before evening." in " ".join(seen(app).split()), "all of it can be read"
        await press(pilot, "7")
        assert end not in seen(app)
        app.leave()


async def test_only_what_the_last_answer_brought_stands_bright_in_the_log(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=NORMAL) as pilot:
        await at_table(pilot)
        table = app.screen
        assert isinstance(table, ForestTable)
        await press(pilot, "7", "2")
        assert table._fresh == 1
        await press(pilot, "z")
        assert table._fresh == 0, "what was taken back brings nothing"
        await press(pilot, "2", "0")
        assert table._fresh == 2, "a gem crumbles, and a turn begins"
        await press(pilot, "3", "enter", "enter")
        await at_table(pilot)
        assert isinstance(app.screen, ForestTable)
        assert table._fresh == 3, "the look, a gem and a turn, not the whole log"
        app.leave()


@pytest.mark.parametrize("size", [SMALL, NORMAL])
async def test_who_watches_is_offered_no_answer_and_told_why(folder: Path, size: tuple[int, int]) -> None:
    playing = open_slot(SlotStore(folder).open(SlotStore(folder).list()[0].id))
    app = app_on(folder)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.resume(playing.slot.id, look=True)
        await at_table(pilot)
        assert "Mira: look at a card, or collect gems." in seen(app)
        assert "Look at place" not in seen(app)
        assert "Enter take it" not in seen(app)
        for key in ("enter", "3", "0", "z", "x"):
            await press(pilot, key)
            assert "You only watch this game" in seen(app)
            await press(pilot, "down")
            assert "You only watch this game" not in seen(app)
        give(playing, "look:3")
        await pilot.pause(1.2)
        assert isinstance(app.screen, ForestTable), "no curtain for those who watch"
        assert "Place 3 is for Mira alone." in seen(app)
        assert not playing.table.over
        app.leave()
    playing.close()


def test_answers_about_places_keep_their_cells_when_a_place_is_free(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    choice = sitting.view(0).choice
    assert choice is not None
    for answers in (choice.answers, (choice.answers[0], *choice.answers[2:])):
        cells = dict(zip((answer.key for answer in answers), cells_of(answers), strict=True))
        assert (cells["look:3"], cells["collect"], cells["end"]) == (2, 6, 7)
        assert answers[beside(answers, 0, 1)].key == "look:5"
        assert answers[beside(answers, 0, -1)].key == "look:1"
    sitting.close()


async def test_a_click_on_the_bag_takes_a_gem_where_one_may_be_taken(folder: Path) -> None:
    app = app_on(folder, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        assert isinstance(app.sitting, KeptForest)
        await pilot.click(offset=(5, 10))
        await pilot.pause(PAUSE)
        assert sum(app.sitting.game.state.hand) == 1
        await press(pilot, "1")
        await pilot.click(offset=(5, 10))
        await pilot.pause()
        assert "Try: turn the card up" in seen(app), "no gem is taken between a delivery and a try"
        app.leave()


async def test_the_log_is_read_back_in_whole_sentences_and_a_black_gem_stands_out(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    for _ in range(4):
        for key in ("collect", "deliver:1", "leave"):
            if key.partition(":")[0] in str(
                [option.key for option in next(iter(sitting.table.pending.values())).options]
            ):
                give(sitting, key)
    sitting.close()
    app = app_on(tmp_path, slot="Evening")
    async with app.run_test(size=SMALL) as pilot:
        await at_table(pilot)
        table = app.screen
        assert isinstance(table, ForestTable)
        first = table._reading._lines[table._reading._now]
        assert first.first
        assert "PgUp" in seen(app)
        await press(pilot, *["pageup"] * 9)
        assert f"{table.view.log[0][:20]}" in seen(app)
        assert "PgDn" in seen(app)
        assert scatters("The black gem sends all of it back into the bag: 1 blue and 1 black.")
        app.leave()


@pytest.mark.parametrize("size", [SMALL, NORMAL])
async def test_escape_leaves_a_set_up_at_once_only_when_nothing_was_changed(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = app_on(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await press(pilot, "c")
        assert "Escape back" in seen(app)
        await press(pilot, "escape")
        assert "SAVE SLOTS" in seen(app)
        await press(pilot, "c", "right", "down", "escape")
        assert "What you changed here is forgotten." in seen(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, ForestSetUp)
        assert app.screen.form.level.id == "easy"
        assert "More of you is not harder" in " ".join(seen(app).split())
        await press(pilot, "escape", "2")
        await pilot.pause()
        assert "SAVE SLOTS" in seen(app)
        app.leave()
