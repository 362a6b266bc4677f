"""Events that Scenario cards wait for, and rules that stand while one is in play (rulebook p.19)."""

from __future__ import annotations

import pytest

from core.ascend.cards.acts import Act
from core.ascend.cards.triggers import MORE_FAMILIES
from core.ascend.components import CardPattern, Content
from core.ascend.district import resolve_district
from core.ascend.figures import walks, ways
from core.ascend.forbidding import barred_steps
from core.ascend.launching import launches
from core.ascend.names import MEMORY, POWER
from core.ascend.patterns import Pattern
from core.ascend.state import State
from core.ascend.trace import tile_trace
from tests.ascend.scenarios.proofs import proves, says
from tests.ascend.scenarios.tables import game, ruled, run, scenario, table
from tests.ascend.tables import Play, card, launcher, rule_alone, step_alone
from tests.ascend.written import effects, rule

EXP = "effects = [{do = 'gain', what = 'exp', n = 'event'}]"


def waiting(on: str, of: str = "", condition: str = "") -> Content:
    """A card that gives EXP for an event, as much as its size."""
    more = (f", of = '{of}'" if of else "") + (f", if = '{condition}'" if condition else "")
    text = f"{{on = '{on}'{more}, {EXP}}}"
    assert says(rule(text), "EXP")
    return ruled(text)


def moving(content: Content, key: str, **lying: dict[str, int]) -> Play:
    """Seat 0 makes a move of the Move & Trace step."""
    state = table(content=content)
    state.lying = dict(lying)
    state.cursor.step = 4
    return step_alone(state, content=content).say(key)


@proves("event", "put", "taken")
@pytest.mark.parametrize(
    ("on", "of", "size"), [("put", "", 2), ("put", "Part", 2), ("put", "Radar", 0), ("put", "Part by act", 0)]
)
def test_put_counts_the_tokens_and_knows_who_did_it(on: str, of: str, size: int) -> None:
    content = waiting(on, of)
    play = run("{do = 'put', token = 'Part', n = 2, place = 'tile 1'}", table(content=content), content)
    assert play.seat().exp == size


def test_taken_answers_what_left_and_where() -> None:
    content = waiting("taken", "Part", "there in tile 1")
    for tile, exp in (("A1", 3), ("E1", 0)):
        state = table(content=content)
        state.lying = {tile: {"Part": 3}}
        assert run("{do = 'take', token = 'Part', place = 'map', all = true}", state, content).seat().exp == exp


def test_put_by_act_is_what_a_player_activity_does() -> None:
    act = Act("a", effects=effects("{do = 'put', token = 'Part', place = 'here'}"))
    content = ruled(f"{{on = 'put', of = 'Part by act', {EXP}}}", acts=(act,))
    state = table(content=content)
    state.cursor.step = 8
    assert step_alone(state, content=content).say("act:a").seat().exp == 1
    assert says(rule(f"{{on = 'taken', of = 'Radar by act', {EXP}}}"), "when a Player Activity takes a Radar")


@proves("event", "token-entered")
def test_token_entered_comes_to_the_first_player_for_each_tile() -> None:
    content = waiting("token-entered", "Part", "there in site a")
    state = table(content=content, E1={"Part": 1})
    state.first = 1
    play = run("{do = 'step', token = 'Part', n = 3, toward = 'tile 2'}", state, content)
    assert [seat.exp for seat in play.state.seats] == [0, 2], "D1 and B1"


@proves("event", "entered", "move-ended")
def test_entered_and_move_ended_come_with_the_tile() -> None:
    assert moving(waiting("entered", "face-down"), "move:B1>C1").seat().exp == 1
    assert moving(waiting("entered", "face-down"), "move:B1>A1").seat().exp == 0
    assert (
        moving(waiting("move-ended", "", "there in tile 1 and Radar on there = 1"), "move:B1>A1", A1={"Radar": 1})
        .seat()
        .exp
        == 1
    )
    content = waiting("entered", "", "there in tile 16")
    assert run("{do = 'place-figure', where = 'tile 16'}", table(content=content), content).seat().exp == 1
    content = waiting("move-ended")
    assert run("{do = 'place-figure', where = 'tile 16'}", table(content=content), content).seat().exp == 0


@proves("event", "arrived")
@proves("modifier", "carry")
def test_a_mover_may_carry_tokens_which_then_arrive() -> None:
    text = "{mod = 'carry', token = 'Part', n = 2}"
    content = ruled(text, f"{{on = 'arrived', of = 'Part', if = 'there in tile 1', {EXP}}}")
    play = moving(content, "move:B1>A1", B1={"Part": 3})
    assert (play.kind(), play.answers()) == ("carry", ["carry:0", "carry:1", "carry:2"])
    play.say("carry:2")
    assert (play.state.lying, play.seat().exp) == ({"B1": {"Part": 1}, "A1": {"Part": 2}}, 1)
    assert moving(content, "move:B1>A1", B1={"Part": 3}).say("carry:0").seat().exp == 0
    assert says(rule(text), "carry up to 2 Part")


@proves("event", "trace-ended")
def test_trace_ended_counts_the_enemies_that_came() -> None:
    content = waiting("trace-ended")
    state = table(content=content)
    state.cursor.step, state.cursor.turn = 0, 2
    state.seats[0].trace = state.seats[1].trace = 3
    play = step_alone(state, content=content, script={"dice": ["pulse", "pulse", "blank", "blank"]})
    while play.table.pending:
        (seat, choice), *_ = play.table.pending.items()
        play.say(choice.options[0].key, seat=seat)
    assert play.seat().exp == len(play.seat(0).enemies) + len(play.seat(1).enemies) > 0


@proves("event", "test-failed", "any-roll")
@proves("modifier", "test-need")
def test_tests_may_need_more_fail_and_be_rolled_again() -> None:
    text = "{do = 'test', what = 'any', need = 1, passed = [{do = 'gain', what = 'power'}]}"
    content = ruled("{mod = 'test-need', n = 1}", f"{{on = 'test-failed', {EXP}}}")
    state = table(content=content)
    state.seats[0].slots = launcher("B.... ..... ..... .....")
    play = run(text, state, content, {"dice": ["pulse"]}).say("dump:1,1")
    assert (play.seat().exp, play.seat().assets[POWER]) == (1, 0)
    pay = "cost = [{do = 'take', token = 'Part', place = 'sheet'}], then = [{do = 'reroll', n = 'event'}]"
    again = f"{{on = 'any-roll', if = 'Part on sheet >= 1', effects = [{{do = 'pay', {pay}}}]}}"
    content = ruled(again)
    state = table(content=content, sheet={"Part": 1})
    state.seats[0].slots = launcher("B.... ..... ..... .....")
    play = run(text, state, content, {"dice": ["blank", "pulse"]}).say("dump:1,1")
    play.say(*play.answers(0, "use:"), "yes", "reroll:1")
    assert (play.seat().assets[POWER], play.state.lying) == (1, {})
    assert says(rule("{mod = 'test-need', n = 1}"), "each Test needs 1 success more")
    assert says(rule(again), "after you roll your dice")


@proves("modifier", "step-more")
def test_step_more_lets_tokens_walk_further() -> None:
    content = ruled("{mod = 'step-more', token = 'Part', n = 1}")
    state = table(content=content, E1={"Part": 1})
    play = run("{do = 'step', token = 'Part', toward = 'tile 1'}", state, content)
    assert play.state.lying == {"C1": {"Part": 1}}
    assert says(rule("{mod = 'step-more', token = 'Part', n = 1}"), "each Part steps 1 tile more")


@proves("modifier", "no-tile-trace", "tile-effect")
def test_tiles_may_give_no_trace_and_have_another_effect() -> None:
    quiet = ruled("{mod = 'no-tile-trace'}")
    assert tile_trace(game(), 0, "E1", True) > tile_trace(game(table(content=quiet), quiet), 0, "E1", True) == 0
    text = "{mod = 'tile-effect', tile = 2, effects = [{do = 'gain', what = 'memory', n = 2}]}"
    content = ruled(text)
    play = rule_alone(table(content=content), lambda game: resolve_district(game, 0), content)
    assert play.seat().assets[MEMORY] == 2
    assert says(rule("{mod = 'no-tile-trace'}"), "no Trace")
    assert says(rule(text), "effect of tile 2 is: gain 2 Memory")


@proves("modifier", "forbid")
def test_entering_and_moving_may_be_forbidden() -> None:
    text = "{mod = 'forbid', what = 'enter', where = 'tile 12', but_from = 'with Lamp'}"
    content = ruled(text)
    assert ends(content, table(content=content)) == {"A1", "C1"}
    assert ends(content, table(content=content, C1={"Lamp": 1})) == {"A1", "C1", "D1"}
    assert ends(ruled("{mod = 'forbid', what = 'move', if = 'Part on you >= 1'}"), table(seat_A={"Part": 1})) == set()
    assert says(rule(text), "tile 12 cannot be entered but from a tile with a Lamp")
    assert says(rule("{mod = 'forbid', what = 'move'}"), "you cannot move")


def ends(content: Content, state: State) -> set[str]:
    """Where seat 0 could move two tiles, all face up."""
    for tile in state.tiles.values():
        tile.up = True
    at = game(state, content)
    assert set(ways(at, "B1", 2, barred=barred_steps(at, 0))) >= {option.path[-1] for option in walks(at, 0, 2)}
    return {option.path[-1] for option in walks(at, 0, 2)}


@proves("family", *MORE_FAMILIES)
def test_patterns_of_cards_are_launched_where_they_stand() -> None:
    beam = CardPattern("T01.beam", "Beam", Pattern(("RR",)), effects("{do = 'gain', what = 'power'}"))
    content = scenario(card("T01", patterns=(beam,), rules=(rule(f"{{on = 'launched', of = 'scenario', {EXP}}}"),)))
    state = table(content=content)
    state.seats[0].slots = launcher("RR... ..... ..... .....")
    state.cursor.step = 6
    (option,) = launches(game(state, content), 0)
    play = step_alone(state, content=content).say(option.key)
    assert (play.seat().assets[POWER], play.seat().exp) == (1, 1)
    assert says(rule(f"{{on = 'launched', of = 'power', {EXP}}}"), "launch a Power Pattern")
    assert says(beam, "Beam: Gain 1 Power.")
