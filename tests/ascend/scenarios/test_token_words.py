"""Words that put, take, move and hide tokens (rulebook p.18-19)."""

from __future__ import annotations

import pytest
from cattrs.errors import IterableValidationError

from core.ascend.lying import SUPPLY
from core.ascend.names import POWER
from tests.ascend.scenarios.proofs import proves, says
from tests.ascend.scenarios.tables import TOKENS, keys_on, run, scenario, table
from tests.ascend.written import effect


@proves("effect", "take", "move-token", "exchange")
def test_put_lays_so_many_on_each_tile_that_is_meant() -> None:
    play = run("{do = 'put', token = 'Part', n = 2, place = 'site a'}")
    assert play.state.lying == {"B1": {"Part": 2}, "D1": {"Part": 2}}
    play = run("{do = 'put', token = 'Part', place = 'site a or site c, chosen', spots = 2}").say("tile:E1", "tile:B1")
    assert play.state.lying == {"E1": {"Part": 1}, "B1": {"Part": 1}}
    assert says(effect("{do = 'put', token = 'Part', n = 2, place = 'site a'}"), "2 Part", "each tile marked a")


def test_put_beside_the_map() -> None:
    play = run("{do = 'put', token = 'Part', place = 'U07'}, {do = 'put', token = 'Part', place = 'you'}")
    assert play.state.lying == {"U07": {"Part": 1}, "seat A": {"Part": 1}}


def test_what_is_out_of_supply_or_does_not_fit_is_not_placed() -> None:
    assert run("{do = 'put', token = 'Radar', n = 3, place = 'here'}").state.lying == {"B1": {"Radar": 1}}
    state = table(sheet={"Lamp": SUPPLY["success"]})
    assert run("{do = 'put', token = 'Lamp', place = 'card'}", state).state.lying == {"sheet": {"Lamp": 8}}


def test_without_a_tile_the_other_effects_come() -> None:
    otherwise = "otherwise = [{do = 'put', token = 'Radar', place = 'sheet'}]"
    text = f"{{do = 'put', token = 'Radar', place = 'with Part', {otherwise}}}"
    assert run(text).state.lying == {"sheet": {"Radar": 1}}
    assert run(text, table(D1={"Part": 1})).state.lying["D1"] == {"Part": 1, "Radar": 1}


def test_take_gives_back_what_is_there() -> None:
    state = table(A1={"Part": 3}, E1={"Part": 1})
    play = run("{do = 'take', token = 'Part', n = 2, place = 'map'}", state)
    assert play.state.lying == {"A1": {"Part": 1}}
    state = table(A1={"Part": 3}, E1={"Part": 1})
    play = run("{do = 'take', token = 'Part', place = 'tile 1', all = true}", state)
    assert play.state.lying == {"E1": {"Part": 1}}
    assert run("{do = 'take', token = 'Part'}").state.lying == {}
    assert says(effect("{do = 'take', token = 'Part', all = true, place = 'map'}"), "all Parts", "the map")


def test_move_token_takes_tokens_dice_and_figures() -> None:
    state = table(card={"Part": 2})
    state.dice_tokens, state.figures = keys_on(("pulse", "B1")), {"Engine": "B1"}
    parts = "{do = 'move-token', token = 'Part', to = 'sheet', all = true}"
    key = "{do = 'move-token', token = 'Key', place = 'here', to = 'sheet'}"
    engine = "{do = 'move-token', token = 'Engine', place = 'here', to = 'site c'}"
    play = run(f"{parts}, {key}, {engine}", state)
    assert play.state.lying == {"sheet": {"Part": 2}}
    assert (play.state.dice_tokens[0].place, play.state.figures) == ("sheet", {"Engine": "E1"})


def test_exchange_turns_tokens_and_marks_round() -> None:
    state = table(A1={"Part": 2}, D1={"Radar": 1})
    play = run("{do = 'exchange', tokens = ['Part', 'Radar'], sites = ['a', 'c']}", state)
    assert play.state.lying == {"A1": {"Radar": 2}, "D1": {"Part": 1}}
    assert play.state.sites == {"a": ["E1"], "c": ["B1", "D1"]}
    assert says(effect("{do = 'exchange', tokens = ['Part', 'Radar']}"), "Parts and Radars")


@proves("effect", "hide", "reveal-token")
def test_hidden_dice_tokens_tell_their_face_when_they_are_revealed() -> None:
    play = run("{do = 'hide', token = 'Key', where = 'site a or site c'}", script={"dice tokens": [0, 0]})
    assert [die.place for die in play.state.dice_tokens] == ["B1", "D1", "E1"]
    assert sorted(die.face for die in play.state.dice_tokens) == ["blank", "pulse", "surge"]
    assert not any(die.up for die in play.state.dice_tokens)
    state = table()
    state.dice_tokens = keys_on(("surge", "B1"), ("blank", "D1"))
    rows = "rows = {surge = [{do = 'gain', what = 'power'}], blank = [{do = 'gain', what = 'power', n = 3}]}"
    play = run(f"{{do = 'reveal-token', token = 'Key', place = 'here', {rows}}}", state)
    assert ([die.up for die in play.state.dice_tokens], play.seat().assets[POWER]) == ([True, False], 1)
    assert says(effect(f"{{do = 'reveal-token', token = 'Key', place = 'here', {rows}}}"), "surge", "1 Power")


def test_a_second_set_and_further_tiles_where_the_first_are_too_few() -> None:
    text = "{do = 'hide', token = 'Key', sets = 2, n = 4, where = 'site a, random', more = 'face-up, random'}"
    play = run(text)
    places = [die.place for die in play.state.dice_tokens]
    assert (len(places), set(places) >= {"B1", "D1"}) == (4, True)
    assert says(effect(text), "4 of 2 sets", "tiles marked a")


@pytest.mark.parametrize("text", ["{do = 'hide', token = 'Key'}", "{do = 'step', token = 'Radar'}"])
def test_what_needs_a_place_is_refused_without_one(text: str) -> None:
    with pytest.raises(IterableValidationError):
        effect(text)


def test_a_token_that_only_each_player_puts_once() -> None:
    content = scenario(tokens=TOKENS)
    text = "{do = 'put', token = 'Part', yours = true}"
    assert run(f"{text}, {text}", content=content).state.lying == {"card": {"Part": 1}}
