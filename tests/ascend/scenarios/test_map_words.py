"""Words on tiles, figures and cards that lie on tiles; and what walks by itself."""

from __future__ import annotations

from attrs import evolve

from core.ascend.cards.amounts import Number
from core.ascend.cards.context import Moment
from core.ascend.cards.gains import Gain
from core.ascend.hexmap import read_map
from core.ascend.names import POWER
from core.ascend.state import Tile
from tests.ascend.scenarios.proofs import proves, says
from tests.ascend.scenarios.tables import MARKED, TOKENS, keys_on, run, scenario, table
from tests.ascend.tables import card, content_with
from tests.ascend.written import effect


@proves("effect", "turn-up", "turn-down")
def test_tiles_are_turned_up_and_down_with_what_lies_there() -> None:
    state = table(C1={"Part": 1})
    state.tiles["C1"].explore = "token.shield"
    play = run("{do = 'turn-up', where = 'face-down'}", state)
    assert (play.state.tiles["C1"].up, play.state.tiles["C1"].explore) == (True, "token.shield")
    play = run("{do = 'turn-down', where = 'face-up, without player, not tile 1'}", play.state)
    assert [place for place, tile in play.state.tiles.items() if tile.up] == ["A1", "B1"]
    assert play.state.lying == {"C1": {"Part": 1}}
    assert says(effect("{do = 'turn-up', where = 'site b'}"), "reveal each tile marked b")
    assert says(effect("{do = 'turn-down', where = 'here'}"), "conceal your tile")


@proves("effect", "swap-tiles", "shuffle-tiles")
def test_a_swap_takes_everything_along_and_a_shuffle_the_tiles_only() -> None:
    state = table(B1={"Part": 1})
    state.dice_tokens, state.figures, state.laid = keys_on(("pulse", "E1")), {"Engine": "E1"}, {"B1": "T01"}
    play = run("{do = 'swap-tiles', a = 'here', b = 'tile 16'}", state)
    assert [tile.number for tile in play.state.tiles.values()] == [1, 16, 11, 12, 2]
    assert (play.seat().tile, play.state.lying, play.state.laid) == ("E1", {"E1": {"Part": 1}}, {"E1": "T01"})
    assert (play.state.dice_tokens[0].place, play.state.figures) == ("B1", {"Engine": "B1"})
    state = table(B1={"Part": 1})
    play = run("{do = 'shuffle-tiles', where = 'site a or site c'}", state, script={"map": [0, 0]})
    assert {tile.number for tile in play.state.tiles.values()} == {1, 2, 11, 12, 16}
    assert (play.seat().tile, play.state.lying) == ("B1", {"B1": {"Part": 1}})
    assert says(effect("{do = 'swap-tiles', a = 'site a, random'}"), "2 random tiles marked a")
    assert says(effect("{do = 'shuffle-tiles', where = 'face-down'}"), "shuffle face-down tiles")


@proves("effect", "add-tiles")
def test_a_part_of_the_map_is_laid_later_with_exploration_tokens() -> None:
    content = scenario()
    places = read_map(MARKED, {"hall": "?@5,-3[h] ?@5,-2"})
    sheet = evolve(content.scenarios["test"], places=places)
    content = evolve(content, scenarios={**content.scenarios, "test": sheet})
    state = table(content=content)
    assert len(state.tiles) == 5, "not at set-up"
    play = run("{do = 'add-tiles', part = 'hall'}", state, content)
    laid = [tile for place, tile in play.state.tiles.items() if place.startswith("F")]
    assert [(isinstance(tile, Tile), tile.up, bool(tile.explore)) for tile in laid] == [(True, False, True)] * 2
    assert len({tile.number for tile in play.state.tiles.values()}) == 7
    assert says(effect("{do = 'add-tiles', part = 'hall'}"), "hall")


@proves("effect", "mark", "set-figure", "place-figure")
def test_marks_and_figures_are_set() -> None:
    text = "{do = 'mark', site = 'own', where = 'tile 16'}, {do = 'set-figure', figure = 'Engine', where = 'site own'}"
    play = run(f"{text}, {{do = 'place-figure', who = 'each', where = 'with Engine'}}")
    assert (play.state.sites, play.state.figures) == ({"own": ["E1"]}, {"Engine": "E1"})
    assert [seat.tile for seat in play.state.seats] == ["E1", "E1"]
    play = run("{do = 'set-figure', figure = 'Engine'}, {do = 'place-figure', where = 'tile 11'}", play.state)
    assert (play.state.figures, play.seat().tile, play.state.tiles["C1"].up) == ({}, "C1", True)
    assert says(effect("{do = 'mark', site = 'own', where = 'tile 16'}"), "tile 16 as own")
    assert says(effect("{do = 'set-figure', figure = 'Engine', where = 'here'}"), "Engine on your tile")
    assert says(effect("{do = 'place-figure', who = 'each', where = 'here'}"), "each player moves at once to your tile")


@proves("effect", "lay-cards", "flip-card")
def test_a_laid_card_is_flipped_and_resolved() -> None:
    content = scenario(card("T07", "special", immediate=(Gain("power", Number(2)),)))
    play = run("{do = 'lay-cards', cards = ['T07'], where = 'tile 12'}", content=content)
    assert play.state.laid == {"D1": "T07"}
    play = run("{do = 'flip-card'}", play.state, content, moment=Moment(tile="D1"))
    assert (play.state.laid, play.seat().assets[POWER]) == ({}, 2)
    assert says(effect("{do = 'lay-cards', cards = ['T07'], where = 'site a, random'}"), "T07", "face down")
    assert says(effect("{do = 'flip-card'}"), "flip")


@proves("effect", "step")
def test_tokens_step_the_shortest_way_and_a_bar_stops_one() -> None:
    state = table(E1={"Part": 2}, A1={"Radar": 1})
    play = run("{do = 'step', token = 'Part', toward = 'tile 1'}", state)
    assert play.state.lying == {"D1": {"Part": 2}, "A1": {"Radar": 1}}
    text = "{do = 'step', token = 'Part', n = 2, toward = 'tile 1', barred = 'Lamp'}"
    play = run(text, table(E1={"Part": 2}, C1={"Lamp": 1}))
    assert play.state.lying == {"D1": {"Part": 1}, "C1": {"Part": 1}}, "the first was barred, the Lamp is gone"
    assert says(effect(text), "each Part steps 2 tiles toward tile 1", "Lamp")


def test_none_steps_on_a_full_tile_or_beyond_its_goal() -> None:
    state = table(D1={"Radar": 1}, E1={"Radar": 1})
    play = run("{do = 'step', token = 'Radar', n = 9, toward = 'tile 12'}", state)
    assert play.state.lying == {"D1": {"Radar": 1}, "E1": {"Radar": 1}}


def test_a_way_along_a_site_goes_round_in_the_order_of_the_map_line() -> None:
    content = content_with(places="1@0,0^[r] 2@1,0^[r] 11@1,-1^[r]", tokens=TOKENS, simple=False)
    state = table(content=content)
    places = {tile.number: place for place, tile in state.tiles.items()}
    state.lying = {places[11]: {"Part": 1}}
    text = "{do = 'step', token = 'Part', along = 'r'}"
    assert run(text, state, content).state.lying == {places[1]: {"Part": 1}}
    assert run(text, state, content).state.lying == {places[2]: {"Part": 1}}
    assert says(effect(text), "along the tiles marked r")
