"""The panels of a combat, painted on bare canvases at both sizes and in both glyph sets."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend.view import CombatView, DieView, ExchangeLine
from tests.line.sample import COMBAT, FRAMES
from tests.tui.test_combat_gestures import ROLL, ROLLED, scene
from tui.bar import answering
from tui.gestures import Scene
from tui.paint import ASCII, UNICODE, Canvas, Glyphs
from tui.uiview import Spot, UiView
from tui.widgets.dice import Dice, pitch
from tui.widgets.exchange import Exchange, window
from tui.widgets.frames import Frames
from tui.widgets.panel import Panel

LONG = tuple(
    ExchangeLine("you" if n % 2 == 0 else "Scanning Bot", "3 Damage", "done" if n < 8 else "now" if n == 8 else "next")
    for n in range(12)
)


def painted(panel: Panel, shown: Scene, width: int, height: int, glyphs: Glyphs = UNICODE) -> Canvas:
    """What a panel paints of a scene."""
    canvas = Canvas(width, height, glyphs)
    panel.draw(canvas, shown)
    return canvas


def test_the_exchange_says_who_did_what_and_who_is_next() -> None:
    text = painted(Exchange("exchange"), scene(FRAMES), 120, 3).text()
    assert "special rolled" in text
    assert "√ you" in text
    assert "►Z.O.E." in text.replace("► ", "►")
    assert "acts now" in text


@pytest.mark.parametrize("width", [80, 120, 160])
def test_a_long_exchange_keeps_this_moment_and_the_next_in_sight(width: int) -> None:
    text = painted(Exchange("exchange"), scene(FRAMES, evolve(COMBAT, exchange=LONG)), width, 3).text()
    who = text.splitlines()[1]
    assert "► you" in who
    assert "Scanning Bot" in who.partition("►")[2]


def test_the_window_of_columns_never_leaves_this_moment_out() -> None:
    for now in range(12):
        first, end = window([20] * 12, now, 79)
        assert first <= now < end
        assert end - first <= 3 or now == 0


@pytest.mark.parametrize("width", [46, 72])
def test_used_and_taken_dice_are_said_in_words(width: int) -> None:
    text = painted(Dice("dice"), scene(FRAMES), width, 5).text()
    assert "ATT 2 + 2 Power = 4 dice" in text
    words = text.splitlines()[4].split()
    assert words[:4] == ["used", "take", "pulse", "pulse"]
    assert "left  P 2  S 1" in text


def test_dice_to_roll_again_say_so() -> None:
    text = painted(Dice("dice"), scene(ROLL, ROLLED, UiView(panel="dice", dice=(0, 2), die=1)), 72, 5).text()
    assert text.splitlines()[4].split() == ["again", "surge", "again"]
    assert "►│^^^│◄" in text


def test_free_cells_of_the_line_go_to_what_happens_now() -> None:
    what = "each of your Enemies recovers 2; 1 Wound"
    lines = (*LONG[6:8], ExchangeLine("Patcher", what, "now"), ExchangeLine("you", "", "next"))
    shown = scene(FRAMES, evolve(COMBAT, exchange=lines))
    assert what in painted(Exchange("exchange"), shown, 120, 3).text()
    assert "each of your Enemie…" in painted(Exchange("exchange"), shown, 70, 3).text()


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("width", [47, 72])
def test_any_number_of_dice_fits_and_can_be_clicked(count: int, width: int) -> None:
    combat = evolve(COMBAT, dice=tuple(DieView("surge", False) for _ in range(count)))
    canvas = painted(Dice("dice"), scene(FRAMES, combat), width, 5)
    assert canvas.text().count("^^^") == count
    step = pitch(count, width)
    for die in range(count):
        assert canvas.zone_at(1 + die * step, 2) == Spot("die", die)


def test_before_the_roll_the_odds_stand_below_the_printed_frames() -> None:
    odds = ("3 dice: 2.4 Damage on average", "Z.O.E. falls (5 left): 12 %")
    before = scene(ROLL, evolve(COMBAT, dice=(), frames=(), odds=odds))
    assert "Not rolled yet." in painted(Dice("dice"), before, 72, 5).text()
    rows = painted(Frames("frames"), before, 47, 8).text().splitlines()
    assert rows[1].split(maxsplit=1) == ["P..", "1 Damage a die"]
    assert rows[2].startswith("ODDS")
    assert [row.strip() for row in rows[3:5]] == list(odds)


@pytest.mark.parametrize(("width", "height"), [(72, 20), (46, 8)])
def test_frames_say_what_they_do_now_or_why_not_and_carry_the_bar_s_digits(width: int, height: int) -> None:
    canvas = painted(Frames("frames"), scene(FRAMES), width, height)
    text = canvas.text()
    assert "used this phase" in text
    assert "2 Damage" in text
    rows = text.splitlines()
    assert [row[:2] for row in rows if "Damage" in row or "used" in row or "gain" in row][:1] != ["1 "]
    assert any(row.startswith("►1 S") for row in rows)
    assert any(row.startswith(" 3 PP") for row in rows)
    assert canvas.zone_at(10, 1) == Spot("frame", "soldier.0")


def test_with_room_each_frame_shows_its_sum() -> None:
    text = painted(Frames("frames"), scene(FRAMES), 72, 20).text()
    assert "Z.O.E. 5 - 2 = 3" in text
    assert "Power 0 + 2 = 2" in text


def test_too_many_frames_scroll_with_the_cursor() -> None:
    frames = tuple(evolve(COMBAT.frames[0], frame=f"f.{n}", owner=f"Card {n}") for n in range(14))
    combat: CombatView = evolve(COMBAT, frames=frames)
    text = painted(Frames("frames"), scene(FRAMES, combat, UiView(panel="frames", frame="f.13")), 46, 8).text()
    assert "Card 13" in text
    assert "… 8 more" in text


def test_all_answers_are_listed_in_the_frames_place() -> None:
    text = painted(Frames("frames"), scene(FRAMES, ui=UiView(listing=True, typed="battery")), 72, 20).text()
    assert "1 of 5" in text
    assert "Kinetic Battery: gain 2 Power" in text


def test_go_to_letters_stand_on_dice_and_frames() -> None:
    ui = UiView(letters=(("a", Spot("die", 0)), ("b", Spot("frame", "soldier.1"))))
    assert "a│-^-│" in painted(Dice("dice"), scene(FRAMES, ui=ui), 72, 5).text()
    assert "\nb" in painted(Frames("frames"), scene(FRAMES, ui=ui), 72, 20).text()


def test_every_digit_that_stands_on_a_frame_answers() -> None:
    """Also where the bar is too short for its line."""
    for height in range(5, 12):
        shown = evolve(scene(FRAMES), bar=(40, height), small=True)
        rows = painted(Frames("frames"), shown, 46, 20).text().split("\n")[1:]
        drawn = {row[1] for row in rows if row[1:2].isdigit()}
        assert drawn
        assert drawn <= answering(shown).keys()


def test_the_plain_glyphs_hold_no_byte_over_127() -> None:
    shown = scene(FRAMES, evolve(COMBAT, exchange=LONG))
    for panel, width, height in ((Exchange("x"), 80, 3), (Dice("d"), 46, 5), (Frames("f"), 46, 8)):
        assert painted(panel, shown, width, height, ASCII).text().isascii()


def test_a_frame_that_asks_twice_says_so_where_it_stands() -> None:
    asked = evolve(FRAMES, answers=tuple(evolve(one, armed=one.key == FRAMES.answers[0].key) for one in FRAMES.answers))
    for armed, said in (("", "final"), (asked.answers[0].key, "again")):
        rows = (
            painted(Frames("frames"), scene(asked, ui=UiView(panel="frames", armed=armed)), 72, 20).text().split("\n")
        )
        assert [row.rstrip().endswith(said) for row in rows[1:]].count(True) == 1
