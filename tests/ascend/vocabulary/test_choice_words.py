"""Words that leave something to the player, conditions, Tests, and words of Scenario cards (rulebook p.10, p.16-20)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.names import POWER, SHIELD
from core.ascend.state import State
from tests.ascend.tables import Play, attach, bag, card, content_with, launcher, sit, stand
from tests.ascend.vocabulary.proofs import proves, run, says
from tests.ascend.written import effect, effects

EXP = "{do = 'gain', what = 'exp'}"


# -- may, pay, choose, if --------------------------------------------------------------------------------------


@proves("effect", "may")
def test_may_is_the_player_s_choice() -> None:
    text = f"{{do = 'may', then = [{EXP}, {EXP}]}}"
    assert run(text).answers() == ["yes", "no"]
    assert run(text).say("yes").seat().exp == 2
    assert run(text).say("no").seat().exp == 0
    assert says(effect(text), "you may", "gain", "EXP")


def test_may_is_not_offered_where_nothing_could_come_of_it() -> None:
    play = run("{do = 'may', then = [{do = 'damage', n = 1}]}")
    assert play.ended()


@proves("effect", "pay")
def test_pay_is_all_or_nothing_and_may_be_repeated() -> None:
    text = f"{{do = 'pay', cost = [{{do = 'spend', what = 'power', n = 1}}], then = [{EXP}], upto = 3}}"
    state = stand()
    state.seats[0].assets[POWER] = 2
    play = run(text, state)
    assert play.answers() == ["no", "yes"]
    play.say("yes", "yes")
    assert play.ended(), "the third cannot be paid"
    assert (play.seat().assets[POWER], play.seat().exp) == (0, 2)
    assert says(effect(text), "you may spend 1 Power", "3 times", "gain 1 EXP")


def test_pay_of_one_token_is_answered_by_naming_it() -> None:
    text = f"{{do = 'pay', cost = [{{do = 'discard', what = 'basic'}}], then = [{EXP}]}}"
    state = stand()
    state.seats[0].slots = launcher("BXO.. ..... ..... .....")
    play = run(text, state)
    assert play.answers() == ["no", "discard:1,1", "discard:1,3"], "Open Data serves, Corrupted Data does not"
    assert play.say("discard:1,3").seat().slots == launcher("BX... ..... ..... .....")


@pytest.mark.parametrize("cost", ["{do = 'wounds', n = 1}", "{do = 'trace', n = 1}"])
def test_pay_with_wounds_or_trace(cost: str) -> None:
    state = stand()
    state.seats[0].trace = 3
    play = run(f"{{do = 'pay', cost = [{cost}], then = [{EXP}]}}", state).say("yes")
    assert play.seat().exp == 1
    assert (play.seat().integrity == 4) != (play.seat().trace == 4)


def test_pay_with_several_tokens_dumps_them_all() -> None:
    text = f"{{do = 'pay', cost = [{{do = 'dump', what = 'basic', n = 2}}], then = [{EXP}]}}"
    state = stand()
    state.seats[0].slots = launcher("BGR.. ..... ..... .....")
    play = run(text, state).say("yes", "dump:1,1", "dump:1,3")
    assert (play.seat().exp, play.seat().dump) == (1, bag(blue=1, red=1))
    state = stand()
    state.seats[0].slots = launcher("B.... ..... ..... .....")
    assert run(text, state).ended(), "one is not enough"


@proves("effect", "choose")
def test_choose_is_one_of_several_ways() -> None:
    text = f"{{do = 'choose', ways = [[{EXP}], [{{do = 'gain', what = 'power', n = 2}}], [{{do = 'steal', n = 1}}]]}}"
    play = run(text)
    assert play.answers() == ["way:1", "way:2"], "nobody has anything to steal"
    assert play.say("way:2").seat().assets[POWER] == 2
    assert says(effect(text), "gain 1 EXP", "or", "gain 2 Power")


@proves("effect", "if")
@pytest.mark.parametrize(("enemies", "exp", "power"), [(1, 0, 1), (2, 1, 0)])
def test_if_has_effects_for_both_cases(enemies: int, exp: int, power: int) -> None:
    text = f"{{do = 'if', if = 'enemies >= 2', then = [{EXP}], otherwise = [{{do = 'gain', what = 'power'}}]}}"
    state = stand()
    attach(state, *["gnat"] * enemies)
    play = run(text, state)
    assert (play.seat().exp, play.seat().assets[POWER]) == (exp, power)
    assert says(effect(text), "2", "Enem", "gain 1 EXP", "otherwise", "gain 1 Power")


# -- Tests (p.20) ----------------------------------------------------------------------------------------------


@proves("effect", "test")
def test_test_rolls_a_die_for_each_dumped_token() -> None:
    """All of the rules of Tests: test_skill_tests.py."""
    text = f"{{do = 'test', what = 'red', need = 2, passed = [{EXP}]}}"
    state = stand()
    state.seats[0].slots = launcher("RR... ..... ..... .....")
    play = run(text, state, script={"dice": ["surge"]}).say("dump:1,1", "roll")
    assert (play.ended(), play.seat().exp) == (True, 1)
    assert says(effect(text), "Test", "red", "2", "gain 1 EXP")


# -- the scenario ----------------------------------------------------------------------------------------------


@proves("effect", "set-time", "time")
def test_time_is_set_raised_and_lowered_on_its_track() -> None:
    assert run("{do = 'set-time', to = '6 - players'}").state.time == 4
    assert run("{do = 'set-time', to = 3}, {do = 'time', n = -1}, {do = 'time', n = 2}").state.time == 4
    assert run("{do = 'set-time', to = 11}, {do = 'time', n = 5}").state.time == 12
    assert says(effect("{do = 'set-time', to = 3}"), "Time", "3")
    assert says(effect("{do = 'time', n = -1}"), "Time", "1")


@proves("effect", "put")
def test_put_lays_a_token_on_the_card_or_the_sheet() -> None:
    play = run(
        "{do = 'put', token = 'Feed'}, {do = 'put', token = 'Feed'}, {do = 'put', token = 'Loud', place = 'sheet'}"
    )
    assert play.state.lying == {"card": {"Feed": 2}, "sheet": {"Loud": 1}}
    play = run("{do = 'put', token = 'Lesson', yours = true}, {do = 'put', token = 'Lesson', yours = true}", seat=1)
    assert (play.state.lying, play.state.marked) == ({"card": {"Lesson": 1}}, {"Lesson": [1]}), "one per player"
    assert says(effect("{do = 'put', token = 'Feed'}"), "1 Feed", "card")


def drawing(text: str) -> Play:
    content = content_with(
        card("T01", world=effects(text)), card("T02", immediate=effects("{do = 'gain', what = 'shield'}")), card("T03")
    )
    state: State = stand("World Activity", content=content)
    return sit(state, content)


@proves("effect", "draw")
def test_draw_brings_a_card_and_stops_what_runs() -> None:
    play = drawing("{do = 'draw', card = 'T02'}, {do = 'gain', what = 'power'}")
    assert (play.state.card, play.seat().assets[SHIELD], play.seat().assets[POWER]) == ("T02", 1, 0)
    assert says(effect("{do = 'draw', card = 'T02'}"), "draw card T02")


@proves("effect", "choose-card")
def test_choose_card_lets_the_group_choose() -> None:
    text = "{do = 'choose-card', cards = ['T02', 'T03'], words = ['one way', 'the other']}"
    play = drawing(text)
    assert play.answers() == ["card:T02", "card:T03"]
    assert play.say("card:T03").state.card == "T03"
    assert says(effect(text), "one way", "T02", "the other", "T03")


@proves("effect", "unlock-component")
def test_unlock_component_is_kept_for_later_games() -> None:
    text = "{do = 'unlock-component', code = 'AL1', kind = 'Learning Protocol', name = 'Loud Lessons'}"
    assert run(text).state.unlocked == ["AL1"]
    assert says(effect(text), "unlock", "Learning Protocol", "Loud Lessons")


def test_what_cannot_happen_is_on_record_and_the_rest_runs() -> None:
    play = run(f"{{do = 'damage', n = 1}}, {{do = 'lose', what = 'power'}}, {EXP}")
    assert (len(play.events(ev.NothingHappens)), play.seat().exp) == (2, 1)
