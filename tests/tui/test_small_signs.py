"""Small things that must be read right: the map's signs, LOOK beside the bar, the goal, dice, who takes what."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend.view import MapView
from tests.tui import sample
from tests.tui.reading import panel_rows
from tests.tui.table_app import TableApp, text_of
from tests.tui.test_combat_gestures import ROLL, ROLLED, scene
from tests.tui.test_shell_setup import ALL
from tui.bar import hint
from tui.fight import leaves_dice
from tui.play.newgame import Asked
from tui.screens.setup_form import Form
from tui.uiview import UiView

SMALL = (80, 24)


def explored() -> MapView:
    """The sample map with an Exploration token on the Shelter, which lies face up, and on the hidden D3."""
    view = sample.sample_view().map
    return evolve(view, tiles=tuple(evolve(tile, explore=tile.place in ("C2", "D3")) for tile in view.tiles))


async def test_a_tile_that_is_up_and_keeps_its_token_differs_from_one_that_is_not() -> None:
    app = TableApp(evolve(sample.sample_view(), map=explored()))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("m")
        await pilot.pause()
        text = text_of(app)
        assert "C2?" in text
        assert "D3░?" in text


async def test_the_large_map_shows_a_token_on_a_tile_that_is_up_beside_its_trace() -> None:
    app = TableApp(evolve(sample.sample_view(), map=explored()))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        below = [row for row in panel_rows(app, "map") if ">" in row and "?" in row]
        assert below


async def test_look_is_about_the_tile_of_the_answer_in_the_bar() -> None:
    view = sample.move_view()
    assert view.choice is not None
    app = TableApp(evolve(view, choice=evolve(view.choice, answers=view.choice.answers[:4])))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        rows = app.game.scene.rows
        number = next(n for n, row in enumerate(rows) if row.key == "move:B2>A3")
        app.game.set_ui(evolve(app.game.ui, panel="bar", row=number))
        await pilot.pause()
        assert app.game.ui.tile != "A3"
        assert "tile A3" in text_of(app)


async def test_the_goal_stands_below_a_tab_that_leaves_room() -> None:
    app = TableApp(evolve(sample.sample_view(), patterns=sample.sample_view().patterns[:2]))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert app.game.ui.tab != "card"
        goal = next(line.text for line in app.game.scene.view.scenario.lines if line.head == "GOAL")
        assert f"GOAL {goal.split()[0]}" in text_of(app)


def test_the_hint_counts_the_dice_that_can_be_marked_and_names_the_digit_that_does_it() -> None:
    assert "last line" not in hint(scene(ROLL, ROLLED))
    assert "Choose dice with 1-3," in hint(scene(ROLL, ROLLED))
    used = evolve(ROLLED, dice=(*ROLLED.dice[:2], evolve(ROLLED.dice[2], used=True)))
    assert "Choose dice with 1, 2," in hint(scene(ROLL, used))
    marked = scene(ROLL, ROLLED, UiView(dice=(0, 2)))
    assert hint(marked).startswith("4 does it")
    assert marked.rows[-2].key == "reroll:1,3"


def test_with_a_die_marked_keeping_the_roll_asks_first() -> None:
    marked, none = scene(ROLL, ROLLED, UiView(dice=(0, 2))), scene(ROLL, ROLLED)
    keep = next(row for row in marked.rows if row.label == "Keep the roll")
    assert leaves_dice(marked, keep)
    assert not leaves_dice(marked, marked.rows[-2])
    assert not leaves_dice(none, keep)


def test_who_takes_another_class_or_walker_instead_is_said() -> None:
    form = Form.filled(ALL, None, Asked("sandbox", 2))
    first = form.classes[0]
    form.go("class.1")
    while form.classes[1] != first:
        form.change(1)
    assert form.advice() == f"{form.hint('name.0')} takes {form.value('class.0')} instead."
    form.move("up")
    assert "instead" not in form.advice()
    form.go("walker.1")
    while form.colours[0] == "blue":
        form.change(1)
    assert form.advice().startswith(f"{form.hint('name.0')} takes {form.colours[0]},")


async def test_what_asks_twice_says_so_in_the_patterns_and_on_the_map() -> None:
    view = sample.launch_view()
    assert view.choice is not None
    answers = tuple(evolve(answer, armed=bool(answer.pattern)) for answer in view.choice.answers)
    app = TableApp(evolve(view, choice=evolve(view.choice, answers=answers)))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "now, final" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert any(row.rstrip().endswith(" again") for row in panel_rows(app, "patterns"))
    app = TableApp(sample.move_view())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("up")
        await pilot.pause()
        assert f"{app.game.ui.tile}: Enter goes" in text_of(app)


@pytest.mark.parametrize(
    ("name", "trace", "tokens", "shown"),
    [
        ("Damaged District", True, False, ["Damaged", "Dist…>"]),
        ("Patchwork Clinic", True, False, ["Patchwork", "Clin…>"]),
        ("Power Plant", True, False, ["Power", "Plant>"]),
        ("Power Plant", True, True, ["Power Pl…"]),
        ("Data Bazaar", True, False, ["Data", "Baza…>"]),
        ("High Building", False, False, ["High", "Building"]),
        ("High Building", False, True, ["High Bui…"]),
        ("Drone Nest", False, True, ["Drone", "Nest"]),
    ],
)
async def test_a_district_s_name_is_cut_with_a_sign_or_takes_two_rows(
    name: str, trace: bool, tokens: bool, shown: list[str]
) -> None:
    view = sample.sample_view()
    tile = next(tile for tile in view.map.tiles if tile.here)
    marks = tile.tokens or next(other.tokens for other in view.map.tiles if other.tokens)
    named = evolve(tile, name=name, explore=False, tokens=marks if tokens else ())
    tiles = tuple(named if other is tile else other for other in view.map.tiles)
    app = TableApp(evolve(view, map=evolve(view.map, trace=trace, tiles=tiles)))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        for words in shown:
            assert words in text_of(app)
        assert name not in text_of(app)


async def test_a_tile_keeps_the_second_word_of_its_name_beside_a_token() -> None:
    view = sample.sample_view().map
    tiles = tuple(
        evolve(tile, name="Power Plant", up=True, explore=True) if tile.place == "C2" else tile for tile in view.tiles
    )
    app = TableApp(evolve(sample.sample_view(), map=evolve(view, tiles=tiles, trace=False)))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert any("Plant ?" in row for row in panel_rows(app, "map"))


async def test_moves_to_a_pattern_are_not_numbered_as_answers_are() -> None:
    near = next(line for line in sample.sample_view().patterns if line.moves)
    app = TableApp(evolve(sample.sample_view(), patterns=(near,)))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("p")
        await pilot.pause()
        text = text_of(app)
        assert f"first {near.moves[0][:12]}" in text
        assert f"1 {near.moves[0][:12]}" not in text


async def test_a_tile_that_is_only_chosen_is_not_gone_to() -> None:
    view = sample.move_view()
    assert view.choice is not None
    answers = tuple(evolve(answer, key=f"reveal:{answer.tile}") for answer in view.choice.answers if answer.tile)
    for choice, words in ((view.choice, "Enter go there"), (evolve(view.choice, answers=answers), "Enter choose")):
        app = TableApp(evolve(view, choice=choice))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert words in text_of(app).splitlines()[-1]


async def test_a_way_that_is_armed_for_good_says_so_beside_it() -> None:
    view = sample.move_view()
    assert view.choice is not None
    way = next(answer for answer in view.choice.answers if answer.key.count(">") == 1)
    app = TableApp(evolve(view, choice=evolve(view.choice, answers=(evolve(way, armed=True), view.choice.answers[-1]))))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1")
        await pilot.pause()
        text = " ".join(text_of(app).split())
        assert "The way: " in text
        assert "This cannot be taken back: Enter or 1 does it" in text
