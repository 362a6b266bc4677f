"""Shields against Wounds (rulebook p.8), and what answers Wounds before them."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.amounts import Number
from core.ascend.cards.gains import Gain
from core.ascend.cards.harm import Wounds
from core.ascend.cards.who import Who
from core.ascend.names import SHIELD
from core.ascend.state import State
from core.engine.choice import Refused
from tests.ascend.tables import Play, bag, effects_alone, launcher, stand


def shielded(shield: int) -> State:
    state = stand()
    state.seats[0].assets[SHIELD] = shield
    return state


def wounded(shield: int, wounds: int) -> Play:
    return effects_alone(shielded(shield), Wounds(Number(wounds)))


EXAMPLES = [
    pytest.param(1, 2, "yes", 0, 4, id="example 1, shield used"),
    pytest.param(1, 2, "no", 1, 3, id="example 1, declined"),
    pytest.param(3, 2, "yes", 1, 5, id="example 2, shield used"),
    pytest.param(3, 2, "no", 3, 3, id="example 2, declined"),
]


@pytest.mark.parametrize(("shield", "wounds", "answer", "left", "integrity"), EXAMPLES)
def test_spending_shield_examples_page_8(shield: int, wounds: int, answer: str, left: int, integrity: int) -> None:
    play = wounded(shield, wounds).say(answer)
    assert (play.seat().assets[SHIELD], play.seat().integrity) == (left, integrity)
    assert play.ended()


def test_shields_cannot_be_used_in_part_page_8() -> None:
    play = wounded(3, 2)
    assert play.answers() == ["yes", "no"], "all or nothing"
    with pytest.raises(Refused):
        play.say("shield:1")
    assert play.seat().assets[SHIELD] == 3


def test_without_a_shield_nobody_is_asked_page_8() -> None:
    play = wounded(0, 2)
    assert play.ended()
    assert play.seat().integrity == 3


def test_every_parcel_of_wounds_is_asked_about_anew_page_8() -> None:
    play = effects_alone(shielded(3), Wounds(Number(1)), Wounds(Number(1))).say("yes", "no")
    assert (play.seat().assets[SHIELD], play.seat().integrity) == (2, 4)


def test_shields_are_personal_page_8() -> None:
    state = shielded(5)
    play = effects_alone(state, Wounds(Number(1)), seat=1)
    assert play.ended(), "seat 0 is not asked for seat 1's Wounds"
    assert (play.seat(0).assets[SHIELD], play.seat(1).integrity) == (5, 4)


def test_each_player_answers_for_the_own_wounds() -> None:
    state = shielded(1)
    state.seats[1].assets[SHIELD] = 1
    play = effects_alone(state, Wounds(Number(1), Who("each")))
    play.say("no").say("yes", seat=1)
    assert [seat.integrity for seat in play.state.seats] == [4, 5]


def test_wounds_are_on_record_with_their_sum() -> None:
    play = wounded(1, 3).say("yes")
    assert play.events(ev.Wounded) == [ev.Wounded(0, 3, 1, 5, 3, "Test")]


# -- an ability that answers Wounds ----------------------------------------------------------------------------


def yellow(board: str, shield: int = 0) -> State:
    """Seat 3 is the Yellow Walker: it dumps yellow Data, at most twice, to suffer 1 Wound less each time."""
    state = stand(players=4)
    state.seats[3].slots, state.seats[3].assets[SHIELD] = launcher(board), shield
    return state


def test_the_yellow_walker_answers_before_its_shield_is_asked_for() -> None:
    play = effects_alone(yellow("YYY.. ..... ..... .....", 1), Wounds(Number(3)), seat=3)
    assert play.answers(3) == ["no", "dump:1,1", "dump:1,2", "dump:1,3"]
    play.say("dump:1,1", "dump:1,3", seat=3)
    assert play.kind(3) == "shield", "twice at most"
    assert play.asked(3).about == (1, "Test")
    assert play.say("no", seat=3).seat(3).integrity == 4
    assert play.seat(3).dump == bag(yellow=2)


def test_open_data_feeds_an_ability_page_6() -> None:
    play = effects_alone(yellow("O.... ..... ..... ....."), Wounds(Number(1)), seat=3).say("dump:1,1", seat=3)
    assert play.ended()
    assert play.seat(3).integrity == 5


def test_no_token_is_asked_for_when_no_wound_is_left() -> None:
    play = effects_alone(yellow("YY... ..... ..... ....."), Wounds(Number(1)), Gain("power"), seat=3)
    play.say("dump:1,1", seat=3)
    assert play.ended()
    assert play.seat(3).slots == launcher(".Y... ..... ..... .....")


def test_the_ability_may_be_declined() -> None:
    play = effects_alone(yellow("YY... ..... ..... ....."), Wounds(Number(2)), seat=3).say("no", seat=3)
    assert play.seat(3).integrity == 3
