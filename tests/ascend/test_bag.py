"""The bag cycle, the neutral pools and Corrupted Data (rulebook p.6-8)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.ascend import events as ev
from core.ascend.bag import draw_token
from core.ascend.cards.amounts import Number
from core.ascend.cards.gains import Gain
from core.ascend.cards.launcher_effects import Discard, Dump, Prepare
from core.ascend.names import BLUE, CORRUPTED, GREEN, OPEN, RED
from tests.ascend.tables import attach, bag, card, content_with, effects_alone, launcher, sit, stand, step_alone

COUNTS = st.lists(st.integers(0, 4), min_size=6, max_size=6).map(lambda counts: [0, *counts])
THREE = Number(3)


# -- the golden rule (p.8) -------------------------------------------------------------------------------------


def test_an_empty_bag_takes_the_whole_dump_when_a_token_is_due_page_8() -> None:
    state = stand()
    state.seats[0].dump = bag(blue=2, open=1)
    game = effects_alone(state).game

    kind = draw_token(game, 0)

    seat = game.state.seats[0]
    assert kind in (BLUE, OPEN)
    assert (sum(seat.bag), seat.dump) == (2, bag())
    assert game.events == [ev.BagRefilled(0, 3)]


def test_the_dump_stays_while_the_bag_holds_a_token_page_8() -> None:
    state = stand()
    state.seats[0].bag, state.seats[0].dump = bag(red=1), bag(blue=5)
    game = effects_alone(state).game

    assert draw_token(game, 0) == RED
    assert (game.state.seats[0].bag, game.state.seats[0].dump) == (bag(), bag(blue=5))
    assert draw_token(game, 0) == BLUE, "now one is due and the bag is empty"


def test_with_bag_and_dump_empty_nothing_is_drawn() -> None:
    """Rulings, Launcher."""
    assert draw_token(effects_alone(stand()).game, 0) == 0


@given(COUNTS, COUNTS)
def test_every_token_is_drawn_once_before_any_comes_again(in_bag: list[int], in_dump: list[int]) -> None:
    state = stand()
    seat = state.seats[0]
    seat.bag, seat.dump = list(in_bag), list(in_dump)
    game = effects_alone(state).game

    first = Counter(draw_token(game, 0) for _ in range(sum(in_bag)))
    second = Counter(draw_token(game, 0) for _ in range(sum(in_dump)))

    assert [first[kind] for kind in range(7)] == in_bag
    assert [second[kind] for kind in range(7)] == in_dump
    assert draw_token(game, 0) == 0


# -- the neutral pools (p.7, p.8) ------------------------------------------------------------------------------


def test_a_gained_token_goes_from_the_pool_to_the_dump_page_7() -> None:
    state = stand()
    before = state.pool[RED]
    play = effects_alone(state, Gain("red", THREE))
    assert play.seat().dump == bag(red=3)
    assert play.state.pool[RED] == before - 3


def test_from_an_empty_pool_nothing_is_gained_page_8() -> None:
    state = stand()
    state.pool[OPEN] = 0
    play = effects_alone(state, Gain("open"))
    assert play.seat().dump == bag()
    assert play.events(ev.TokensGained) == [ev.TokensGained(0, OPEN, 0, 0, "Test", 1)]


def test_from_a_pool_that_runs_out_only_what_is_there_is_gained_page_8() -> None:
    state = stand()
    state.pool[GREEN] = 2
    play = effects_alone(state, Gain("green", THREE))
    assert play.seat().dump == bag(green=2)
    assert play.state.pool[GREEN] == 0


def test_a_chosen_basic_token_cannot_come_from_an_empty_pool_page_8() -> None:
    state = stand()
    state.pool[BLUE] = 0
    play = effects_alone(state, Gain("basic"))
    assert play.answers() == ["colour:green", "colour:yellow", "colour:red"]
    assert play.say("colour:red").seat().dump == bag(red=1)


def test_with_all_basic_pools_empty_nobody_is_asked() -> None:
    state = stand()
    state.pool[1:5] = [0] * 4
    play = effects_alone(state, Gain("basic"))
    assert play.ended()
    assert len(play.events(ev.NothingHappens)) == 1


def test_a_discarded_token_goes_back_to_the_pool_page_7() -> None:
    state = stand()
    state.seats[0].slots = launcher("O.... ..... ..... .....")
    play = effects_alone(state, Discard("any"))
    assert play.seat().slots == [0] * 20
    assert (play.state.pool[OPEN], play.seat().dump) == (17, bag())


def test_a_dumped_token_goes_to_the_dump_page_7() -> None:
    state = stand()
    state.seats[0].slots = launcher("O.... ..... ..... .....")
    play = effects_alone(state, Dump("any"))
    assert play.seat().slots == [0] * 20
    assert (play.state.pool[OPEN], play.seat().dump) == (16, bag(open=1))


def test_prepare_takes_what_is_left_when_bag_and_dump_run_out() -> None:
    state = stand()
    state.seats[0].bag, state.seats[0].dump = bag(blue=1), bag(red=1)
    play = effects_alone(state, Prepare(THREE))
    assert play.asked().about == (BLUE, RED)


# -- Corrupted Data (p.6) --------------------------------------------------------------------------------------


def test_corrupted_data_is_gained_from_its_own_pool_page_6() -> None:
    play = effects_alone(stand(), Gain("corrupted", THREE))
    assert play.seat().dump == bag(corrupted=3)
    assert play.state.pool[CORRUPTED] == 13


@pytest.mark.parametrize("place", ["launcher", "pool"])
def test_discarded_corrupted_data_leaves_the_game_page_6(place: str) -> None:
    state = stand()
    state.seats[0].slots = launcher("X.... ..... ..... .....")
    play = effects_alone(state, Discard("corrupted", place=place))
    assert play.seat().slots == [0] * 20
    assert play.state.pool[CORRUPTED] == 16, "it does not go back to its pool"
    assert play.seat().dump == bag()


def test_corrupted_data_is_discarded_from_launcher_then_bag_then_dump() -> None:
    state = stand()
    seat = state.seats[0]
    seat.slots, seat.bag, seat.dump = launcher("X.... ..... ..... ....."), bag(corrupted=1), bag(corrupted=1)
    play = effects_alone(state, Discard("corrupted", Number(4), place="pool"))
    assert [event.place for event in play.events(ev.TokensDiscarded)] == ["Launcher", "bag", "Dump"]
    assert len(play.events(ev.NothingHappens)) == 1, "the fourth is not there"


def test_at_the_end_of_launch_all_corrupted_data_is_dumped_and_only_that_page_6_and_14() -> None:
    state = stand("Launch")
    state.seats[0].slots = launcher("X.B.. .X... ..O.. ...X.")
    play = step_alone(state)
    assert play.ended(), "there is nothing to launch"
    assert play.seat().slots == launcher("..B.. ..... ..O.. .....")
    assert play.seat().dump == bag(corrupted=3)


def test_corrupted_data_lies_in_the_way_until_the_step_ends_page_6() -> None:
    state = stand("Launch")
    state.seats[0].slots = launcher("BBB.. .X... ..... .....")
    play = step_alone(state)
    assert play.say("launch:basic.shield@1,1-1,2-1,3").seat().dump == bag(blue=3, corrupted=1)


def test_the_last_corrupted_token_may_be_gained_page_6() -> None:
    state = stand()
    state.pool[CORRUPTED] = 2
    play = effects_alone(state, Gain("corrupted", Number(2)))
    assert (play.state.pool[CORRUPTED], play.state.card) == (0, "T01")


def test_when_the_pool_cannot_give_one_more_the_scenario_is_lost_page_6() -> None:
    """The special rule of the sheet: the Scenario Lost card is drawn, nothing more is played."""
    content = content_with(card("T01", world=(Gain("corrupted", Number(2)), Gain("power"))))
    state = stand("World Activity", content=content)
    state.pool[CORRUPTED] = 1

    play = sit(state, content)

    assert play.ended()
    assert (play.state.over, play.state.won, play.state.card) == (True, False, "T08")
    assert play.seat().dump == bag(corrupted=1), "the one that was there came"
    assert play.seat().assets == [0] * 4, "what stands behind it does not happen"
    assert play.table.events[-1] == ev.GameEnded(0, "T08", False)


def test_a_reset_can_lose_the_scenario_page_13() -> None:
    state = stand("Combat")
    state.pool[CORRUPTED] = 1
    state.seats[0].integrity = 1
    attach(state, "hound")
    play = sit(state, script={"enemy number die": [1], "enemy symbol die": ["basic"], "dice": ["blank", "blank"]})
    assert play.ended()
    assert (play.state.over, play.state.won) == (True, False)
