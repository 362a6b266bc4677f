"""Movement, revealing tiles, Trace of tiles, District effects (rulebook p.11, p.14)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.names import MEMORY, POWER
from core.ascend.state import State
from tests.ascend.tables import Play, bag, content_with, launcher, sit, stand, step_alone
from tests.ascend.written import body


def moving(state: State | None = None) -> Play:
    """Seat 0 before its Move & Trace step on the street, alone."""
    return step_alone(state or stand("Move & Trace"))


def hidden(explore: str = "") -> State:
    """The street: seat 0 on B1, C1 face down with an Exploration token."""
    state = stand("Move & Trace")
    state.tiles["C1"].explore = explore
    return state


# -- moving ----------------------------------------------------------------------------------------------------


def test_a_face_down_tile_can_be_entered_but_not_passed_page_11() -> None:
    assert set(moving(hidden()).answers()) == {"stay", "move:B1>A1", "move:B1>C1"}


def test_up_to_mov_tiles_through_revealed_ones_page_11() -> None:
    state = stand("Move & Trace")
    state.tiles["C1"].up = True
    assert set(moving(state).answers()) == {"stay", "move:B1>A1", "move:B1>C1", "move:B1>C1>D1"}


def test_a_mov_of_4_does_not_help_through_face_down_tiles_page_11() -> None:
    """The Courier's number without its ability: with all tiles round it face down, one step and no more."""
    state = stand("Move & Trace", content=content_with(bodies=(body("long-legs", mov=4),)))
    state.seats[0].bodies = ["test.long-legs"]
    for place in ("A1", "C1", "D1"):
        state.tiles[place].up = False
    play = step_alone(state, content=content_with(bodies=(body("long-legs", mov=4),)))
    assert set(play.answers()) == {"stay", "move:B1>A1", "move:B1>C1"}


def test_the_active_body_says_how_far_page_9() -> None:
    """The Scout goes 3."""
    state = stand("Move & Trace")
    state.seats[0].bodies, state.tiles["C1"].up = ["body.scout"], True
    assert "move:B1>C1>D1>E1" in moving(state).answers()


def test_gaps_cannot_be_crossed_page_14() -> None:
    """Six tiles round a hole: the one across it is two hexes away, but three steps round."""
    content = content_with(places="2@0,-1^ 1@1,-1^ 3@1,0^ 16@0,1^ 11@-1,1^ 12@-1,0^")
    state = stand("Move & Trace", content=content)

    ends = {key.rpartition(">")[2] for key in step_alone(state, content=content).answers(starting="move")}

    assert ends == {"A1", "C1", "A2", "C2"}, "not B3"


def test_one_move_a_step_page_14() -> None:
    play = moving().say("move:B1>A1")
    assert play.ended()
    assert play.seat().tile == "A1"


def test_a_player_may_stay_page_11() -> None:
    play = moving().say("stay")
    assert play.ended()
    assert (play.seat().tile, play.events(ev.Stayed)) == ("B1", [ev.Stayed(0, "B1")])


def test_players_may_share_a_tile_and_enemies_do_not_hold_them_page_12() -> None:
    state = stand("Move & Trace")
    state.seats[1].tile = "A1"
    assert moving(state).say("move:B1>A1").seat().tile == "A1"


# -- revealing -------------------------------------------------------------------------------------------------


def test_entering_a_face_down_tile_takes_its_token_first_then_reveals_it_page_11() -> None:
    play = moving(hidden("token.power")).say("move:B1>C1")
    happened = [type(event) for event in play.table.events]
    assert happened == [ev.Moved, ev.ExplorationTaken, ev.AssetChanged, ev.TileRevealed]
    assert (play.state.tiles["C1"].up, play.state.tiles["C1"].explore) == (True, ""), "the token is discarded"
    assert play.seat().assets[POWER] == 1


def test_the_tile_stays_hidden_while_its_token_asks_page_11() -> None:
    play = moving(hidden("token.data")).say("move:B1>C1")
    assert play.kind() == "colour"
    assert not play.state.tiles["C1"].up
    assert play.say("colour:green").state.tiles["C1"].up
    assert play.seat().dump == bag(green=1)


TOKENS = [("token.shield", [1, 0, 0, 0], 0), ("token.memory", [0, 1, 0, 0], 0), ("token.exp", [0, 0, 0, 0], 1)]


@pytest.mark.parametrize(("token", "assets", "exp"), [*TOKENS, ("token.reroll", [0, 0, 0, 1], 0)])
def test_each_exploration_token_gives_what_it_shows_page_11(token: str, assets: list[int], exp: int) -> None:
    play = moving(hidden(token)).say("move:B1>C1")
    assert (play.seat().assets, play.seat().exp) == (assets, exp)


def test_a_face_down_tile_without_a_token_is_just_revealed() -> None:
    play = moving(hidden()).say("move:B1>C1")
    assert [type(event) for event in play.table.events] == [ev.Moved, ev.TileRevealed]


def test_a_token_left_on_a_tile_that_is_already_up_is_for_who_moves_there_page_11() -> None:
    """A High Building turns up the tile alone; the token goes to the first who comes."""
    state = hidden("token.power")
    state.tiles["C1"].up = True
    play = moving(state).say("move:B1>C1")
    assert play.state.tiles["C1"].explore == ""
    assert play.seat().assets[POWER] == 1


def test_undo_stops_at_a_revealed_tile() -> None:
    play = sit(hidden()).say("move:B1>C1")
    assert play.table.undo_stop == "a tile was revealed"


# -- Trace of the tile (p.11, p.14) ----------------------------------------------------------------------------


def traced(trace: int = 0) -> State:
    state = stand("Move & Trace")
    state.seats[0].trace = trace
    return state


def test_entering_raises_trace_by_the_entry_value_page_11() -> None:
    assert moving(traced()).say("move:B1>A1").seat().trace == 1, "Shelter: entry 1"


def test_staying_raises_trace_by_the_stationary_value_page_11() -> None:
    state = traced()
    state.seats[0].tile = "A1"
    assert moving(state).say("stay").seat().trace == 2, "Shelter: stationary 2"


def test_a_tile_just_revealed_counts_with_its_entry_value_after_its_token_page_14() -> None:
    state = traced()
    state.tiles["C1"].explore = "token.shield"
    play = moving(state).say("move:B1>C1")
    assert play.seat().trace == 3, "Power Plant: entry 3"
    assert [type(event) for event in play.table.events][-2:] == [ev.TileRevealed, ev.TraceChanged]


def test_passing_through_a_tile_does_not_count_page_11() -> None:
    state = traced()
    state.tiles["C1"].up = True
    play = moving(state).say("move:B1>C1>D1")
    assert play.events(ev.TraceChanged) == [ev.TraceChanged(0, 0, 3, "Server Farm")]


def test_the_top_space_reached_by_moving_brings_two_enemies_at_once_page_14() -> None:
    state = traced(9)
    state.enemy_deck = ["enemy.hound", "enemy.gnat"]
    play = moving(state).say("move:B1>A1")
    assert [enemy.card for enemy in play.seat().enemies] == ["enemy.gnat", "enemy.hound"]
    assert play.seat().trace == 0


def test_without_trace_in_play_nothing_rises_page_5() -> None:
    play = moving().say("move:B1>A1")
    assert play.seat().trace is None
    assert play.events(ev.TraceChanged) == []


# -- District effects (p.14) -----------------------------------------------------------------------------------


def on_tile(place: str) -> Play:
    state = stand("District Effect")
    state.tiles["C1"].up = True
    state.seats[0].tile = place
    return step_alone(state)


def test_the_district_effect_is_always_optional_page_14() -> None:
    assert on_tile("D1").answers() == ["effect", "skip"]
    assert on_tile("D1").say("skip").seat().assets[MEMORY] == 0
    assert on_tile("D1").say("effect").seat().assets[MEMORY] == 2


def test_a_tile_entered_in_this_turn_has_its_effect_too_page_14() -> None:
    play = sit(hidden()).say("move:B1>C1", "effect")
    assert play.seat().assets[POWER] == 2, "Power Plant"


@pytest.mark.parametrize(("place", "kind"), [("A1", "core"), ("B1", "program")])
def test_effects_of_shelter_and_damaged_district(place: str, kind: str) -> None:
    state = stand("District Effect")
    state.seats[0].tile = place
    state.seats[0].slots = launcher("B.... ..... ..... .....")
    assert step_alone(state).say("effect").kind() == kind


# -- the order of the Action phase (p.14) ----------------------------------------------------------------------


def test_a_player_does_all_three_steps_then_the_next_player_does_page_14() -> None:
    state = stand("Move & Trace", 3)
    state.first = 1
    for seat in state.seats:
        seat.slots = launcher("BBB.. ..... ..... .....")
    play = sit(state)
    order = []
    while play.state.cursor.phase == "Action":
        ((number, choice),) = play.table.pending.items()
        order.append((number, choice.kind))
        play.say({"move": "stay", "district": "skip", "launch": "done"}[choice.kind], seat=number)
    assert order == [(number, kind) for number in (1, 2, 0) for kind in ("move", "district", "launch")]
