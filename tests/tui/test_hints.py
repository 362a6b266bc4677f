"""A hint on the game screens: it comes when it is ready, stops nobody, and never answers another question."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from textual.pilot import Pilot

from core.ascend.view import TableView
from saves.store import SlotStore
from tests.play.games import begin
from tests.tui import sample
from tests.tui.table_app import TableApp, text_of
from tests.tui.test_table import cell_of_text, click
from tests.tui.test_table_small import asked
from tui.app import TamashiiApp
from tui.bar import answering
from tui.line.loop import talk_of
from tui.line.voice import Voice
from tui.paint.app import PaintedApp
from tui.play.contract import Hint
from tui.play.newgame import NewGame, NewSeat
from tui.screens import game_hints
from tui.screens.game import GameScreen
from tui.screens.game_hints import THINKING

SIZES = ((80, 24), (120, 40))
SAID = 'Hint: "Done", because that will do.'


async def until(pilot: Pilot[None], app: PaintedApp[Any], words: str) -> None:
    """Wait for words on the screen, for two seconds at most."""
    for _ in range(200):
        await pilot.pause(0.01)
        if words in text_of(app):
            return
    raise AssertionError(f"{words!r} does not come")


@pytest.mark.parametrize("size", SIZES)
async def test_a_key_asks_and_any_key_takes_the_hint_away(size: tuple[int, int]) -> None:
    app = TableApp()
    async with app.run_test(size=size) as pilot:
        await pilot.press("comma")
        await until(pilot, app, SAID)
        assert app.played.given == []
        await pilot.press("right")
        await pilot.pause()
        assert SAID not in text_of(app)


async def test_a_click_asks_too() -> None:
    app = TableApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await click(pilot, cell_of_text(app, ", hint"))
        await until(pilot, app, SAID)


async def test_a_seat_that_is_not_asked_is_told_so() -> None:
    app = TableApp()
    async with app.run_test(size=(120, 40)) as pilot:
        app.game.show_seat(1)
        await pilot.press("comma")
        await pilot.pause()
        assert "You are asked nothing now." in text_of(app)


class SlowSitting(sample.SampleSitting):
    """A sitting whose hints wait until they may come."""

    def __init__(self) -> None:
        super().__init__(sample.sample_view(), sample.card_view())
        self.may, self.begun = threading.Event(), 0

    def think(self) -> Hint:
        self.begun += 1
        self.may.wait(5)
        return super().think()


def slow_app() -> tuple[TableApp, SlowSitting]:
    app, slow = TableApp(), SlowSitting()
    app.sitting = app.played = slow
    return app, slow


async def test_a_slow_hint_lets_one_go_on_and_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_hints, "PATIENCE", 0.02)
    app, slow = slow_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("comma", "comma")
        await until(pilot, app, THINKING)
        slot = app.game.ui.slot
        await pilot.press("right")
        assert app.game.ui.slot != slot
        slow.may.set()
        await until(pilot, app, SAID)
        assert slow.begun == 1


async def test_a_hint_on_a_question_that_is_over_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_hints, "PATIENCE", 0.02)
    app, slow = slow_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("comma")
        await until(pilot, app, THINKING)
        await pilot.press("2")
        assert slow.given
        slow.may.set()
        await pilot.pause(0.2)
        assert SAID not in text_of(app)
        assert THINKING not in text_of(app)


@pytest.mark.parametrize("size", SIZES)
async def test_the_menu_asks_too_for_those_who_have_no_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    app = TamashiiApp(tmp_path)
    async with app.run_test(size=size) as pilot:
        app.begin(NewGame("Hint", "prologue", (NewSeat("A", "blue"),), "hint"))
        await pilot.pause()
        while not isinstance(app.screen, GameScreen):
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("q")
        row = next(y for y, line in enumerate(text_of(app).split("\n")) if "A hint" in line)
        await click(pilot, (text_of(app).split("\n")[row].index("A hint"), row))
        await until(pilot, app, "Hint: ")
        assert isinstance(app.screen, GameScreen)


class Answers:
    """Types lines and then is silent."""

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)

    def readline(self) -> str:
        return self._lines.pop(0) + "\n" if self._lines else ""

    def isatty(self) -> bool:
        return False


def test_the_hint_of_a_saved_game_changes_neither_game_nor_files(tmp_path: Path) -> None:
    sitting = begin(SlotStore(tmp_path))
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    digest, asked = sitting.table.digest(), sitting.deciders()
    found = sitting.hint(asked[0])()
    assert sitting.table.pending[asked[0]].option(found.key) is not None
    assert (sitting.table.digest(), sitting.deciders()) == (digest, asked)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    sitting.close()


def test_in_lines_a_word_asks_and_the_hint_says_what_to_type(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import sys

    sitting = begin(SlotStore(tmp_path))
    talk_of(sitting, Voice(Answers("hint", ","), sys.stdout), 0).play()
    hints = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Hint: ")]
    assert len(hints) == 2
    assert hints[0] == hints[1]
    how = hints[0].rpartition("To do so: ")[2].rstrip(".")
    view = sitting.view(0)
    assert view.choice is not None
    assert how.isdecimal() or how in [answer.key for answer in view.choice.answers]
    sitting.close()


def hinting(key: str, view: TableView, words: str = "") -> TableApp:
    """An app whose planner would give this answer, for a reason of as many words as a long one."""

    class Sure(sample.SampleSitting):
        def think(self) -> Hint:
            return Hint(key, f'"{key}", because {words or "it is the best that can be done now, and more " * 4}.')

    app = TableApp(view)
    app.sitting = app.played = Sure(view)
    return app


@pytest.mark.parametrize("size", SIZES)
async def test_a_hint_hides_no_answer_and_the_cursor_goes_to_what_it_names(size: tuple[int, int]) -> None:
    answers = (sample.answer(f"act:{n}", f"Way {n} {'on and ' * 6}") for n in range(4))
    app = hinting("act:3", asked(*answers))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        before = answering(app.game.scene)
        await pilot.press("comma")
        await until(pilot, app, "HINT ─")
        words = " ".join(text_of(app).split())
        assert answering(app.game.scene) == before
        assert "digit is 4." in words
        assert (app.game.ui.panel, app.game.ui.row) == ("bar", 3)
        await pilot.press("enter")
        assert app.played.given == []
        assert app.game.ui.armed == "act:3"
        await pilot.press("enter")
        assert app.played.given == ["act:3"]


async def test_a_hint_finds_its_answer_on_the_board_too() -> None:
    """What has no line in the bar: a move of a token, a tile."""
    view = sample.sample_view()
    assert view.choice is not None
    move = next(a for a in view.choice.answers if a.key.startswith("slide"))
    app = hinting(move.key, view)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("comma")
        await until(pilot, app, "Hint: ")
        assert (app.game.ui.panel, app.game.ui.slot) == ("launcher", move.slots[0])
        await pilot.press("enter")
        assert app.game.ui.held == move.slots[0]
        assert app.played.given == []


async def test_a_hint_that_comes_late_leaves_a_moved_cursor_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_hints, "PATIENCE", 0.02)
    app, slow = slow_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("comma")
        await until(pilot, app, THINKING)
        await pilot.press("right")
        placed = app.game.ui.panel, app.game.ui.slot
        slow.may.set()
        await until(pilot, app, SAID)
        assert (app.game.ui.panel, app.game.ui.slot) == placed


async def test_what_is_armed_is_not_done_by_the_enter_after_a_hint() -> None:
    """A hint stands where the warning stood."""
    app = TableApp()
    async with app.run_test(size=(80, 24)) as pilot:
        key = next(answer.key for answer in app.game.index.answers)
        app.game.set_ui(evolve(app.game.ui, armed=key))
        await pilot.press("comma")
        await until(pilot, app, SAID)
        assert app.game.ui.armed == ""
        assert app.played.given == []


UPGRADES = (
    *(sample.answer(f"gain:{n}", f"Gain Data {n}", group="upgrade", door="Gain Data") for n in range(3)),
    *(sample.answer(f"learn:{n}", f"Learn {n}", group="upgrade", door="Learn") for n in range(3)),
    sample.answer("act:1", "Something else"),
)
"""Ways to upgrade, behind two doors behind one, and an answer beside them."""


@pytest.mark.parametrize(
    ("key", "before", "row", "says"),
    [
        ("gain:1", ["1"], 0, "It lies behind 1."),
        ("gain:1", ["1", "1"], 1, "Its digit is 2."),
        ("learn:1", ["1", "1"], 0, "It is not in this list: 0 leads back, then it lies behind 1."),
        ("act:1", ["1"], 0, "It is not in this list: 0 leads back, then its digit is 2."),
    ],
)
@pytest.mark.parametrize("size", SIZES)
async def test_a_hint_keeps_the_list_that_is_open(
    size: tuple[int, int], key: str, before: list[str], row: int, says: str
) -> None:
    app = hinting(key, asked(*UPGRADES), "it is best")
    async with app.run_test(size=size) as pilot:
        await pilot.press(*before)
        open_list = app.game.ui.narrowed
        assert open_list
        await pilot.press("comma")
        await until(pilot, app, "Hint: ")
        assert (app.game.ui.narrowed, app.game.ui.panel, app.game.ui.row) == (open_list, "bar", row)
        assert says in app.game.ui.note
        assert app.played.given == []


async def test_a_hint_keeps_a_held_token_where_it_may_go() -> None:
    view = sample.sample_view()
    assert view.choice is not None
    move = next(a for a in view.choice.answers if a.key.startswith("slide"))
    app = hinting(move.key, view)
    async with app.run_test(size=(120, 40)) as pilot:
        app.game.set_ui(evolve(app.game.ui, held=move.slots[0]))
        await pilot.press("comma")
        await until(pilot, app, "Hint: ")
        assert app.game.ui.held == move.slots[0]
        assert app.game.scene.rows[app.game.ui.row].key == move.key
        assert f"Its digit is {app.game.ui.row + 1}." in app.game.ui.note
