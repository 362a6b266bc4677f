"""Upgrade, and the Planning phase all seats do side by side (rulebook p.13-14)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.launcher import START_LOCKS
from core.ascend.names import BLUE, CORRUPTED, GREEN, MEMORY, OPEN, slot_number
from core.ascend.state import State
from core.engine.choice import Refused
from tests.ascend.tables import Play, bag, launcher, sit, stand, step_alone


def rich(step: str = "Upgrade", memory: int = 0, exp: int = 0, board: str = "..... ..... ..... .....") -> State:
    """Seat 0 with something to spend."""
    state = stand(step)
    seat = state.seats[0]
    seat.assets[MEMORY], seat.exp, seat.slots = memory, exp, launcher(board)
    return state


def upgrading(memory: int = 0, exp: int = 0, board: str = "..... ..... ..... .....") -> Play:
    return step_alone(rich("Upgrade", memory, exp, board))


# -- Memory (p.8, p.13) ----------------------------------------------------------------------------------------


def test_one_memory_gains_one_basic_token_of_choice_page_13() -> None:
    play = upgrading(memory=2)
    assert play.answers() == ["done", *(f"upgrade:gain.{name}" for name in ("blue", "green", "yellow", "red"))]
    before = play.state.pool[GREEN]
    play.say("upgrade:gain.green")
    assert (play.seat().dump, play.seat().assets[MEMORY]) == (bag(green=1), 1)
    assert play.state.pool[GREEN] == before - 1


def test_one_memory_discards_one_token_from_the_launcher_page_13() -> None:
    play = upgrading(memory=1, board="B.... ..O.. ..... .....")
    assert play.answers(starting="upgrade.discard") == ["upgrade.discard:1,1", "upgrade.discard:2,3"]
    play.say("upgrade.discard:2,3")
    assert play.ended()
    assert (play.seat().slots, play.state.pool[OPEN]) == (launcher("B.... ..... ..... ....."), 17)


def test_discarded_corrupted_data_does_not_go_back_to_its_pool_page_13() -> None:
    play = upgrading(memory=1, board="X.... ..... ..... .....").say("upgrade.discard:1,1")
    assert (play.seat().slots, play.state.pool[CORRUPTED]) == ([0] * 20, 16)


def test_memory_can_be_spent_again_and_again_page_8() -> None:
    play = upgrading(memory=3, board="R.... ..... ..... .....")
    play.say("upgrade:gain.blue", "upgrade:gain.blue", "upgrade.discard:1,1")
    assert play.ended()
    assert (play.seat().dump, play.seat().assets[MEMORY]) == (bag(blue=2), 0)


def test_an_empty_pool_gives_nothing_page_8() -> None:
    state = rich(memory=1)
    state.pool[BLUE] = 0
    assert "upgrade:gain.blue" not in step_alone(state).answers()


# -- EXP (p.13) ------------------------------------------------------------------------------------------------


def test_two_exp_raise_limiter_and_integrity_page_13() -> None:
    state = rich(exp=3)
    state.seats[0].integrity = 2
    play = step_alone(state).say("upgrade:raise")
    assert play.ended(), "1 EXP buys nothing"
    assert (play.seat().limit, play.seat().integrity, play.seat().exp) == (6, 3, 1)


def test_two_exp_unlock_a_slot_page_13() -> None:
    play = upgrading(exp=2)
    assert play.answers(starting="upgrade.unlock") == [f"upgrade.unlock:{row},5" for row in (1, 2, 3, 4)]
    play.say("upgrade.unlock:2,5")
    assert play.seat().locks == START_LOCKS & ~(1 << slot_number("2,5"))


def test_a_lock_that_lies_elsewhere_can_be_unlocked_too_page_13() -> None:
    state = rich(exp=2)
    state.seats[0].locks = 1 << slot_number("3,3")
    assert step_alone(state).answers(starting="upgrade.unlock") == ["upgrade.unlock:3,3"]


def test_two_exp_gain_open_data_page_13() -> None:
    play = upgrading(exp=2).say("upgrade:open")
    assert (play.seat().dump, play.state.pool[OPEN], play.seat().exp) == (bag(open=1), 15, 0)


def test_exp_can_be_spent_again_and_again_page_13() -> None:
    play = upgrading(exp=8).say("upgrade:raise", "upgrade:open", "upgrade:raise", "upgrade.unlock:1,5")
    assert play.ended()
    assert (play.seat().limit, play.seat().exp) == (7, 0)


def test_who_cannot_pay_is_not_asked_page_13() -> None:
    assert upgrading(memory=0, exp=1).ended()


def test_the_limiter_has_an_end() -> None:
    """Rulings, Player: the Limiter goes to 10."""
    state = rich(exp=2)
    state.seats[0].limit = state.seats[0].integrity = 10
    assert "upgrade:raise" not in step_alone(state).answers()


def test_without_open_data_in_the_pool_none_is_offered_page_8() -> None:
    state = rich(exp=2)
    state.pool[OPEN] = 0
    assert "upgrade:open" not in step_alone(state).answers()


# -- at any moment of the Planning phase (p.13) ----------------------------------------------------------------


def test_upgrades_go_on_while_programming_page_13() -> None:
    play = sit(rich("Program", memory=1, exp=2, board="B.... ..... ..... ....."))
    play.say("slide:1,1>1,2", "upgrade:gain.red", "slide:1,2>1,3", "upgrade:open", "slide:1,3>1,4")
    assert (play.seat().dump, play.seat().moves) == (bag(red=1, open=1), 1)


def test_a_slot_unlocked_while_programming_can_be_entered_at_once_page_13() -> None:
    play = sit(rich("Program", exp=2, board="...B. ..... ..... ....."))
    assert "slide:1,4>1,5" not in play.answers()
    assert play.say("upgrade.unlock:1,5", "slide:1,4>1,5").seat().slots == launcher("....B ..... ..... .....")


def test_an_upgrade_before_the_refill_comes_back_with_it_page_13() -> None:
    """A token gained into the Dump is drawn when bag and Dump are shuffled together by the Refill."""
    play = sit(rich(memory=1)).say("upgrade:gain.blue")
    assert play.seat().slots[0] == BLUE


# -- side by side ----------------------------------------------------------------------------------------------


def both(memory: int = 1) -> Play:
    state = stand("Upgrade")
    for seat in state.seats:
        seat.assets[MEMORY] = memory
    state.pool[BLUE] = 1
    return sit(state)


def test_all_seats_plan_at_once_in_any_order_page_14() -> None:
    play = both(2)
    assert list(play.table.pending) == [0, 1]
    play.say("upgrade:gain.red", seat=1).say("upgrade:gain.green").say("done", seat=1)
    assert list(play.table.pending) == [0]
    play.say("done")
    assert play.state.cursor.name != "Upgrade"


def test_the_last_token_of_a_pool_is_not_offered_to_the_other_any_more_page_8() -> None:
    play = both(2)
    serial = play.asked(1).serial
    play.say("upgrade:gain.blue")
    assert "upgrade:gain.blue" not in play.answers(1)
    with pytest.raises(Refused):
        play.table.answer(1, serial, "upgrade:gain.blue")


def test_a_seat_takes_its_own_answer_back_while_another_still_plans() -> None:
    play = both()
    play.say("upgrade:gain.green")
    assert play.kind(0) == "", "seat 0 has nothing more to spend"
    assert play.table.take_back(0).option.key == "upgrade:gain.green"
    assert (play.seat(0).assets[MEMORY], play.seat(0).dump) == (1, bag())
    assert list(play.table.pending) == [0, 1]


def test_what_the_other_did_meanwhile_stands_when_a_seat_takes_back() -> None:
    play = both(2)
    play.say("upgrade:gain.green").say("upgrade:gain.red", seat=1)
    play.table.take_back(0)
    assert (play.seat(0).dump, play.seat(1).dump) == (bag(), bag(red=1))


def test_taking_back_returns_what_is_shared() -> None:
    play = both(2)
    play.say("upgrade:gain.blue").say("upgrade:gain.green", seat=1)
    play.table.take_back(0)
    assert "upgrade:gain.blue" in play.answers(1)


def test_programming_moves_are_taken_back_by_their_own_seat() -> None:
    state = stand("Program")
    for seat in state.seats:
        seat.slots = launcher("B.... ..... ..... .....")
    play = sit(state)
    play.say("slide:1,1>1,2").say("slide:1,1>2,1", seat=1).say("slide:1,2>1,3")
    assert play.table.take_back(1).option.key == "slide:1,1>2,1"
    assert [seat.slots.index(BLUE) for seat in play.state.seats] == [slot_number("1,3"), slot_number("1,1")]
    assert [seat.moves for seat in play.state.seats] == [2, 4]


def test_the_step_ends_when_all_are_done_page_14() -> None:
    state = stand("Program")
    for seat in state.seats:
        seat.slots = launcher("B.... ..... ..... .....")
    play = sit(state).say("done", seat=1)
    assert play.state.cursor.name == "Program"
    play.say("done")
    assert play.state.cursor.name == "Move & Trace"


def test_upgrades_are_on_record() -> None:
    play = upgrading(memory=1, exp=4, board="B.... ..... ..... .....")
    play.say("upgrade:raise", "upgrade.unlock:1,5", "upgrade.discard:1,1")
    assert play.events(ev.LimitRaised) == [ev.LimitRaised(0, 6, 6)]
    assert play.events(ev.LockMoved) == [ev.LockMoved(0, slot_number("1,5"), -1)]
    assert play.events(ev.TokensDiscarded) == [ev.TokensDiscarded(0, (BLUE,), "Launcher", "Upgrade")]
