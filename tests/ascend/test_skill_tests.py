"""Tests and Group Tests (rulebook p.20)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.amount_parser import parse_amount
from core.ascend.cards.amounts import Amount, Number
from core.ascend.cards.gains import Gain
from core.ascend.cards.skill_tests import Test
from core.ascend.names import REROLL
from core.ascend.state import State
from tests.ascend.tables import Play, bag, effects_alone, launcher, stand

PASSED, FAILED = (Gain("power"),), (Gain("shield"),)


def a_test(what: str, need: Amount, group: bool = False) -> Test:
    return Test(what, need, PASSED, FAILED, group)


def alone(board: str, dice: list[str], what: str = "red", need: int = 3, reroll: int = 0) -> Play:
    """Seat 0 before an individual Test."""
    state = stand()
    state.seats[0].slots, state.seats[0].assets[REROLL] = launcher(board), reroll
    return effects_alone(state, a_test(what, Number(need)), script={"dice": dice})


def passed(play: Play, seat: int = 0) -> bool:
    """Whether the Test was passed, seen from what it gave."""
    assert play.ended()
    shield, _, power, _ = play.seat(seat).assets
    assert shield + power == 1
    return power == 1


# -- individual Tests ------------------------------------------------------------------------------------------


def test_a_red_test_of_3_takes_a_die_for_each_dumped_red_token_page_20() -> None:
    play = alone("RRR.. B.... ..... .....", ["pulse", "pulse", "pulse"])
    assert play.answers() == ["roll", "dump:1,1", "dump:1,2", "dump:1,3"], "red only"
    play.say("dump:1,1", "dump:1,2", "dump:1,3")
    assert passed(play)
    assert play.seat().dump == bag(red=3)
    assert play.events(ev.DiceRolled) == [ev.DiceRolled(0, "Test", ("pulse",) * 3)]


SUMS = [
    (["pulse", "pulse", "blank"], 2, False),
    (["surge", "pulse", "blank"], 3, True),
    (["surge", "surge", "blank"], 4, True),
    (["blank", "blank", "surge"], 2, False),
    (["blank", "blank", "blank"], 0, False),
]


@pytest.mark.parametrize(("dice", "successes", "good"), SUMS)
def test_one_symbol_is_1_success_the_other_2_page_20(dice: list[str], successes: int, good: bool) -> None:
    play = alone("RRR.. ..... ..... .....", dice).say("dump:1,1", "dump:1,2", "dump:1,3")
    assert passed(play) == good
    assert play.events(ev.TestEnded) == [ev.TestEnded(0, successes, 3)]


def test_any_number_of_tokens_may_be_dumped_page_20() -> None:
    play = alone("RRR.. ..... ..... .....", ["surge", "pulse"]).say("dump:1,3", "dump:1,1", "roll")
    assert passed(play)
    assert play.seat().slots == launcher(".R... ..... ..... .....")


def test_taking_part_is_optional_page_20() -> None:
    play = alone("R.... ..... ..... .....", []).say("roll")
    assert not passed(play)
    assert play.events(ev.DiceRolled) == []


def test_without_a_fitting_token_the_test_fails_page_20() -> None:
    assert not passed(alone("BGYX. ..... ..... .....", []))


def test_open_data_serves_in_tests_page_6() -> None:
    play = alone("RO... ..... ..... .....", ["pulse", "surge"]).say("dump:1,1", "dump:1,2")
    assert passed(play)
    assert play.seat().dump == bag(red=1, open=1)


@pytest.mark.parametrize(
    ("what", "slots"),
    [("core", ["1,1", "1,5"]), ("any", ["1,1", "1,2", "1,3", "1,4", "1,5"]), ("green", ["1,2", "1,5"])],
)
def test_which_tokens_a_test_takes_page_20(what: str, slots: list[str]) -> None:
    play = alone("BGYRO X.... ..... .....", [], what)
    assert play.answers() == ["roll", *(f"dump:{slot}" for slot in slots)]


def test_reroll_once_for_the_roll_page_8_and_20() -> None:
    play = alone("RR... ..... ..... .....", ["blank", "blank", "surge", "blank"], reroll=3).say("dump:1,1", "dump:1,2")
    assert play.kind() == "reroll"
    play.say("reroll:1,2")
    assert not passed(play)
    assert play.seat().assets[REROLL] == 1
    assert play.events(ev.TestEnded)[0].successes == 2


# -- Group Tests -----------------------------------------------------------------------------------------------


def group(players: int, seat: int, boards: list[str], dice: list[str], reroll: tuple[int, ...] = ()) -> Play:
    """A Group Test ``3 x players`` in red begun by a seat."""
    state: State = stand(players=players)
    for number, board in enumerate(boards):
        state.seats[number].slots = launcher(board)
        state.seats[number].assets[REROLL] = reroll[number] if reroll else 0
    return effects_alone(state, a_test("red", parse_amount("3 x players"), True), seat=seat, script={"dice": dice})


RRR, RR = "RRR.. ..... ..... .....", "RR... ..... ..... ....."


def test_two_players_need_6_successes_over_both_rolls_page_20() -> None:
    """The example: player 1 dumps 3 tokens, player 2 dumps 2; each rolls the own part."""
    play = group(2, 0, [RRR, RR], ["pulse", "surge", "pulse", "blank", "surge"])
    play.say("dump:1,1", "dump:1,2", "dump:1,3")
    assert play.events(ev.DiceRolled) == [], "all contribute before anybody rolls"
    play.say("dump:1,1", "dump:1,2", seat=1)
    assert passed(play)
    assert play.events(ev.DiceRolled) == [
        ev.DiceRolled(0, "Test", ("pulse", "surge", "pulse")),
        ev.DiceRolled(1, "Test", ("blank", "surge")),
    ]
    assert play.events(ev.TestEnded) == [ev.TestEnded(0, 6, 6)]


def test_five_successes_are_not_enough_page_20() -> None:
    play = group(2, 0, [RRR, RR], ["pulse", "surge", "pulse", "blank", "pulse"])
    play.say("dump:1,1", "dump:1,2", "dump:1,3").say("dump:1,1", "dump:1,2", seat=1)
    assert not passed(play)


def test_the_one_who_begins_contributes_first_then_clockwise_page_20() -> None:
    play = group(3, 1, [RR, RR, RR], [])
    asked = []
    for _ in range(3):
        (seat,) = play.table.pending
        asked.append(seat)
        play.say("roll", seat=seat)
    assert asked == [1, 2, 0]
    assert not passed(play, 1), "what it gives is for the one who began it"


def test_each_rerolls_only_the_own_dice_page_20() -> None:
    play = group(2, 0, [RRR, RR], ["blank", "blank", "pulse", "surge", "blank", "surge", "surge"], (2, 0))
    play.say("dump:1,1", "dump:1,2", "dump:1,3").say("dump:1,1", "dump:1,2", seat=1)
    assert play.asked().about == ("Test", "blank", "blank", "pulse"), "seat 0 sees its own three dice"
    play.say("reroll:1,2")
    assert passed(play), "surge, blank, pulse and surge, surge make 7"
    assert play.seat(0).assets[REROLL] == 0


def test_a_player_without_a_fitting_token_is_passed_over_page_20() -> None:
    play = group(2, 0, [RRR, "BBB.. ..... ..... ....."], ["surge", "surge", "surge"])
    assert passed(play.say("dump:1,1", "dump:1,2", "dump:1,3"))


def test_core_means_each_player_s_own_core_data_page_20() -> None:
    state = stand()
    state.seats[0].slots, state.seats[1].slots = (
        launcher("BR... ..... ..... ....."),
        launcher("BR... ..... ..... ....."),
    )
    play = effects_alone(state, a_test("core", Number(1), True), script={"dice": ["surge"]})
    assert play.answers(0) == ["roll", "dump:1,1"]
    play.say("dump:1,1")
    assert play.answers(1) == ["roll", "dump:1,2"], "Ben's Core is red"
    assert passed(play.say("roll", seat=1))


def test_solo_a_group_test_is_an_individual_one_page_21() -> None:
    play = group(1, 0, [RRR], ["pulse", "pulse", "pulse"]).say("dump:1,1", "dump:1,2", "dump:1,3")
    assert passed(play)
    assert play.events(ev.TestEnded) == [ev.TestEnded(0, 3, 3)]
