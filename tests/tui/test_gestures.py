"""Gestures found in the pending choice: nothing is lost, nothing is invented, and refusals are spelt for the engine."""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from core.ascend.names import slot_number
from core.ascend.view import AnswerView, TableView
from tests.tui import sample
from tui import acts
from tui.acts import Outcome
from tui.gestures import Index, Scene, listed, scene_of
from tui.hexes import step_from
from tui.uiview import NO_SLOT, Spot, UiView

VIEWS = {
    "program": sample.sample_view(),
    "move": sample.move_view(),
    "launch": sample.launch_view(),
    "prepare": sample.prepare_view(),
    "discard": sample.discard_view(),
    "card": sample.card_view(),
}
every_view = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())


def scene(view: TableView, **ui: object) -> Scene:
    assert view.choice is not None
    start = evolve(UiView(), tile="B2", order=acts.sorted_order(view.patterns))
    return scene_of(view, evolve(start, **ui), Index(view.choice.answers), small=False)  # type: ignore[arg-type]  # by name


def keys(view: TableView) -> set[str]:
    assert view.choice is not None
    return {answer.key for answer in view.choice.answers}


@every_view
def test_every_answer_is_found_on_the_board_or_in_the_bar(view: TableView) -> None:
    index = scene(view).index
    found = {answer.key for answer in (*index.nowhere, *index.dice)}
    for by_place in (index.tiles, index.patterns, index.slots):
        found |= {answer.key for answers in by_place.values() for answer in answers}
    for by_slot in (index.moves, index.places):
        found |= {answer.key for ends in by_slot.values() for answer in ends.values()}

    assert found == keys(view)


@every_view
def test_the_bar_offers_answers_of_the_choice_and_the_list_all_of_them(view: TableView) -> None:
    now = scene(view)
    offered = {key for row in now.rows for key in (row.key, *row.opens) if key}

    assert offered <= keys(view)
    assert {answer.key for answer in now.index.nowhere} <= offered
    assert {answer.key for answer in listed(now.index, "")} == keys(view)


def test_a_held_token_marks_where_it_may_go_and_nothing_else() -> None:
    start = slot_number("2,4")
    now = scene(VIEWS["program"], held=start)

    expected = {key for key in keys(VIEWS["program"]) if key.startswith(("slide:2,4>", "switch:2,4>"))}
    assert {f"{word}:2,4>{sample.slots()[slot].name}" for slot, word in now.index.marks(now.ui).items()} == expected
    assert [row.key for row in now.rows if row.key] == sorted(
        expected, key=lambda key: [r.key for r in now.rows].index(key)
    )
    assert now.rows[-1].back


def test_an_arrow_moves_the_held_token_or_asks_why_not() -> None:
    held = scene(VIEWS["program"], held=slot_number("2,4"), slot=slot_number("2,4"))

    assert acts.move(held, "up").give == "slide:2,4>1,4"
    assert acts.move(held, "left").give == "switch:2,4>2,3"
    locked = scene(VIEWS["program"], held=slot_number("3,4"), slot=slot_number("3,4"))
    assert acts.move(locked, "right") == Outcome(locked.ui, why="slide:3,4>3,5")


def test_choosing_a_slot_takes_the_token_and_again_puts_it_back() -> None:
    spot = Spot("slot", slot_number("2,4"))
    taken = acts.act(scene(VIEWS["program"]), spot)
    assert taken.ui.held == spot.at

    back = acts.act(scene(VIEWS["program"], held=spot.at), spot)
    assert back.ui.held == NO_SLOT
    assert not back.give


def test_an_empty_slot_is_asked_about() -> None:
    outcome = acts.act(scene(VIEWS["program"]), Spot("slot", slot_number("1,4")))

    assert outcome.why.split(":")[1].startswith("1,4>")
    assert outcome.ui.held == NO_SLOT


def test_what_cannot_be_taken_back_is_armed_and_goes_when_it_is_taken_again() -> None:
    last = len(scene(VIEWS["program"]).rows) - 1
    first = acts.act(scene(VIEWS["program"]), Spot("row", last))
    assert (first.give, first.ui.armed) == ("", "done")

    armed = scene(VIEWS["program"], armed="done")
    assert acts.act(armed, Spot("row", last)).give == "done"


def test_a_group_is_one_line_that_opens() -> None:
    now = scene(VIEWS["program"])
    door = next(number for number, row in enumerate(now.rows) if row.opens)

    opened = acts.act(now, Spot("row", door))
    rows = scene(VIEWS["program"], narrowed=opened.ui.narrowed).rows

    assert [row.key for row in rows[:-1]] == ["upgrade:raise", "upgrade:gain.open", "upgrade.unlock:3,5"]
    assert rows[-1].back


def test_ways_to_do_one_thing_stay_behind_a_door_of_their_own() -> None:
    """In an Upgrade: a line for all slots that could be unlocked, with the sum, and behind it one for each."""
    upgrade = scene(sample.upgrade_view())
    door = next(number for number, row in enumerate(upgrade.rows) if row.label.startswith("Unlock a slot"))

    assert [row.key for row in upgrade.rows if row.key][:2] == ["equip:seekers.mask", "equip:reaper.edge"]
    assert upgrade.rows[-1].key == "done"
    assert upgrade.rows[door].label == "Unlock a slot: EXP 3 - 2 = 1"
    opened = acts.act(upgrade, Spot("row", door))
    rows = scene(sample.upgrade_view(), narrowed=opened.ui.narrowed).rows
    assert [row.key for row in rows] == ["upgrade.unlock:3,5", "upgrade.unlock:4,5", ""]

    program = sample.upgrade_view()
    assert program.choice is not None
    grouped = tuple(
        evolve(answer, group="upgrade") if answer.key != "done" else answer for answer in program.choice.answers
    )
    program = evolve(program, choice=evolve(program.choice, answers=grouped))
    first = scene(program)
    assert [row.label for row in first.rows] == ["Upgrade (5 ways): you have 3 EXP, 1 Memory", "No more Upgrades"]
    inner = scene(program, narrowed=first.rows[0].opens)
    assert [row.label for row in inner.rows][2:] == [
        "Trade Ghost Mask to Kai",
        "Unlock a slot: EXP 3 - 2 = 1",
        "Back",
    ]


def test_a_group_that_holds_one_kind_of_thing_only_is_named_after_it() -> None:
    view = VIEWS["program"]
    assert view.choice is not None
    trades = tuple(
        sample.answer(f"trade:mask>{to}", f"Trade the Mask to {to}", group="upgrade", door="Trade a Faction Augment")
        for to in "BC"
    )
    rows = scene(evolve(view, choice=evolve(view.choice, answers=trades))).rows
    assert [row.label for row in rows] == ["Trade a Faction Augment"]


def test_the_ways_to_the_tile_under_the_cursor_come_first() -> None:
    """In solo play both figures may go to a tile: where the bar is short, both ways must be in sight."""
    view = VIEWS["move"]
    assert view.choice is not None
    few = tuple(answer for answer in view.choice.answers if answer.tile in ("", "A2", "D2"))
    now = scene(evolve(view, choice=evolve(view.choice, answers=few)), tile="D2")
    assert [row.key for row in now.rows] == ["move:B2>C2>D2", "move:B2>C3>D2", "move:B2>A2", "stay"]


def test_a_slot_behind_a_door_is_marked_and_chosen_only_when_the_door_is_open() -> None:
    slot = slot_number("3,5")
    closed = scene(VIEWS["program"])
    opened = scene(VIEWS["program"], narrowed=("upgrade:raise", "upgrade.unlock:3,5"))

    assert slot not in closed.index.marks(closed.ui)
    assert opened.index.marks(opened.ui) == {slot: "unlock"}
    assert acts.act(opened, Spot("slot", slot)).give == "upgrade.unlock:3,5"


def test_a_pattern_is_launched_with_the_tokens_that_are_lit() -> None:
    second = scene(VIEWS["launch"], pattern="hack.0", token_set=1)

    assert acts.act(second, Spot("pattern", "hack.0")).give == "launch:hack.0@4,1-4,2"
    assert acts.act(second, Spot("pattern", "repel")).ui.armed == "launch:repel@2,3-3,3"
    assert acts.act(second, Spot("pattern", "basic.shield")).why == "launch:basic.shield@1,1-1,2-1,3"


def test_left_and_right_step_through_the_token_sets() -> None:
    now = scene(VIEWS["launch"], panel="patterns", pattern="hack.0")

    assert acts.move(now, "right").ui.token_set == 1
    assert acts.move(now, "left").ui.token_set == 1


def test_the_cursor_on_a_tile_in_reach_arms_its_way_and_elsewhere_nothing() -> None:
    now = scene(VIEWS["move"], panel="map", tile="B2")
    up = acts.move(now, "up")
    assert (up.ui.tile, up.ui.armed) == ("B1", "move:B2>B1")

    away = scene(VIEWS["move"], panel="map", tile="D2")
    down = acts.move(away, "down")
    assert (down.ui.tile, down.ui.armed) == ("D3", "")
    assert acts.act(away, Spot("tile", "D3")).why == "move:B2>D3"


def test_all_ways_to_the_tile_under_the_cursor_stand_in_the_bar() -> None:
    rows = scene(VIEWS["move"], panel="map", tile="D2").rows

    assert [row.key for row in rows] == ["move:B2>C2>D2", "move:B2>C3>D2", "stay"]


def test_drawn_tokens_are_taken_first_and_then_put_on_a_slot() -> None:
    first = scene(VIEWS["prepare"])
    assert [row.drawn for row in first.rows] == [0, 1, 2]

    taken = acts.act(first, Spot("row", 1)).ui
    now = scene(VIEWS["prepare"], drawn=taken.drawn)

    assert set(now.index.marks(now.ui).values()) == {"put"}
    assert acts.act(now, Spot("slot", slot_number("3,2"))).give == "place:2>3,2"
    assert acts.act(now, Spot("slot", slot_number("1,1"))).why == "place:2>1,1"


def test_a_slot_with_several_answers_opens_them_in_the_bar() -> None:
    outcome = acts.act(scene(VIEWS["prepare"]), Spot("slot", slot_number("3,2")))

    assert outcome.ui.narrowed == ("place:1>3,2", "place:2>3,2", "place:3>3,2")


def test_a_slot_that_may_not_be_chosen_is_asked_about_with_the_word_of_the_others() -> None:
    assert acts.act(scene(VIEWS["discard"]), Spot("slot", slot_number("3,2"))).why == "discard:3,2"


def test_escape_goes_one_step_back_and_never_answers() -> None:
    ui = evolve(UiView(), why="no", armed="done", held=3, looking=True)
    for field in ("why", "armed", "held", "looking"):
        outcome = acts.back(
            scene(VIEWS["program"], **{name: getattr(ui, name) for name in ("why", "armed", "held", "looking")})
        )
        assert not outcome.give
        assert getattr(outcome.ui, field) == getattr(UiView(), field)
        ui = outcome.ui


def test_rows_keep_their_places_until_they_are_sorted() -> None:
    before = scene(VIEWS["program"])
    lines = tuple(evolve(line, distance=0) if line.source == "basic.memory" else line for line in before.view.patterns)
    after = scene_of(evolve(before.view, patterns=lines), before.ui, before.index, small=False)

    assert [line.source for line in acts.ordered(after)] == list(before.ui.order)
    assert acts.sorted_order(lines).index("basic.memory") < before.ui.order.index("basic.memory")


def test_typing_narrows_the_list_by_every_word() -> None:
    found = listed(scene(VIEWS["program"]).index, "Blue 1,4")

    assert found
    assert all("blue" in answer.label.lower() and "1,4" in answer.label for answer in found)


OPPOSITE = {
    "up": "down",
    "left": "right",
    "up left": "down right",
    "up right": "down left",
}


@given(place=st.sampled_from([tile.place for tile in sample.tiles()]), way=st.sampled_from(sorted(OPPOSITE)))
def test_a_way_and_its_opposite_return(place: str, way: str) -> None:
    there = step_from(sample.tiles(), place, way)

    assert there == place or step_from(sample.tiles(), there, OPPOSITE[way]) == place


def test_every_tile_can_be_reached() -> None:
    tiles = sample.tiles()
    seen, edge = {"B2"}, ["B2"]
    while edge:
        place = edge.pop()
        for way in (*OPPOSITE, *OPPOSITE.values()):
            there = step_from(tiles, place, way)
            if there not in seen:
                seen.add(there)
                edge.append(there)

    assert seen == {tile.place for tile in tiles}


def test_a_switch_can_be_made_from_either_of_its_tokens() -> None:
    """The engine lists a switch once, from the slot that comes first."""
    switch = AnswerView("switch:2,2>3,2", "Switch red 2,2 with blue 3,2", (6, 11), "", (), "", False, "")
    index = Index((switch,))
    assert index.moves == {6: {11: switch}, 11: {6: switch}}
