"""Words about the map (rulebook p.11, p.14, p.24). The street is A1 to E1: Shelter, start, Power Plant (face down),
Server Farm, Mainframe; everybody starts on B1."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.names import MEMORY, POWER, SHIELD
from core.ascend.state import State
from tests.ascend.tables import FULL, bag, stand
from tests.ascend.vocabulary.proofs import proves, run, says
from tests.ascend.written import effect


def street(*up: str, at: str = "B1") -> State:
    """The street with more tiles face up."""
    state = stand(content=FULL)
    for place in up:
        state.tiles[place].up = True
    for tile in state.tiles.values():
        tile.explore = ""
    state.seats[0].tile = at
    return state


@proves("effect", "move")
def test_move_is_one_more_move_without_trace() -> None:
    play = run("{do = 'move', n = 2}", street("C1"), content=FULL)
    assert set(play.answers()) == {"stay", "move:B1>A1", "move:B1>C1", "move:B1>C1>D1"}
    play.say("move:B1>C1>D1")
    assert (play.seat().tile, play.seat().trace) == ("D1", 0)
    assert run("{do = 'move', n = 2}", street(), content=FULL).say("stay").seat().tile == "B1"
    assert says(effect("{do = 'move', n = 2}"), "move", "2", "without Trace")


def test_move_reveals_what_it_enters() -> None:
    state = street()
    state.tiles["C1"].explore = "token.shield"
    play = run("{do = 'move', n = 2}", state, content=FULL).say("move:B1>C1")
    assert (play.state.tiles["C1"].up, play.seat().assets[SHIELD]) == (True, 1)


@proves("effect", "jump")
def test_jump_puts_the_character_on_a_revealed_tile_without_trace() -> None:
    play = run("{do = 'jump'}", street(), content=FULL)
    assert play.answers() == ["jump:A1", "jump:D1", "jump:E1"], "not the own tile, not a face-down one"
    play.say("jump:E1")
    assert (play.seat().tile, play.seat().trace) == ("E1", 0)
    assert run("{do = 'jump', within = 2}", street(), content=FULL).answers() == ["jump:A1", "jump:D1"]
    assert says(effect("{do = 'jump', within = 2}"), "revealed tile", "2")


def test_jump_with_nowhere_to_go_does_nothing() -> None:
    state = street()
    for place in ("A1", "D1", "E1"):
        state.tiles[place].up = False
    assert len(run("{do = 'jump'}", state, content=FULL).events(ev.NothingHappens)) == 1


@proves("effect", "reveal")
def test_reveal_turns_up_a_tile_beside_the_character_and_takes_its_token() -> None:
    state = street()
    state.tiles["A1"].up = False
    state.tiles["C1"].explore = "token.power"
    play = run("{do = 'reveal', n = 2}", state, content=FULL)
    assert set(play.answers()) == {"reveal:A1", "reveal:C1"}
    play.say("reveal:C1")
    assert play.ended(), "the second has one answer"
    assert (play.state.tiles["C1"].up, play.state.tiles["A1"].up, play.seat().tile) == (True, True, "B1")
    assert play.seat().assets[POWER] == 1
    assert says(effect("{do = 'reveal', n = 2}"), "reveal", "2", "face-down")


@proves("effect", "reveal-tile")
def test_reveal_tile_leaves_the_token_and_reaches_further() -> None:
    state = street()
    state.tiles["E1"].up = False
    state.tiles["C1"].explore = "token.power"
    play = run("{do = 'reveal-tile', within = 3}", state, content=FULL)
    assert play.answers() == ["reveal:C1", "reveal:E1"]
    play.say("reveal:C1")
    assert (play.state.tiles["C1"].explore, play.seat().assets[POWER]) == ("token.power", 0)
    assert says(effect("{do = 'reveal-tile', within = 3}"), "reveal", "3", "token")


@proves("effect", "district")
def test_district_resolves_the_effect_of_the_current_tile_again_if_need_be() -> None:
    play = run("{do = 'district'}, {do = 'district'}", street(at="D1"), content=FULL)
    assert play.seat().assets[MEMORY] == 4, "Server Farm, twice"
    assert play.seat().trace == 0
    assert says(effect("{do = 'district'}"), "effect", "District tile")


def test_a_chosen_token_is_the_revealer_s() -> None:
    state = street()
    state.tiles["C1"].explore = "token.data"
    play = run("{do = 'reveal'}", state, seat=1, content=FULL).say("colour:red", seat=1)
    assert (play.seat(1).dump, play.seat(0).dump) == (bag(red=1), bag())
