"""The rules of the forest, test by test as the facts list them (section 7)."""

from __future__ import annotations

from functools import partial

import pytest

from core.engine.choice import Refused
from core.forest import events as ev
from core.forest.content import content
from core.forest.ending import result_words
from core.forest.gems import sets_of
from core.forest.play import new_table
from core.forest.turn import FREE, LEFT, STUCK
from tests.forest.tables import at, counted, give, laid, seated, state_of

BAGS = {
    "novice": [10, 10, 10, 2],
    "easy": [10, 10, 10, 1],
    "standard": [9, 9, 9, 1],
    "difficult": [9, 9, 9, 2],
    "nightmare": [8, 8, 8, 2],
}


@pytest.mark.parametrize("level", BAGS)
def test_1_the_bag_of_a_level_holds_what_the_table_says_and_the_box_the_rest(level: str) -> None:
    state = state_of(new_table(level, ["Mira"], "a"))
    assert state.bag == BAGS[level]
    assert counted(state) == [10, 10, 10, 2]
    assert list(content().levels) == list(BAGS)
    assert BAGS["standard"] != BAGS["difficult"]


def test_2_a_black_gem_sends_all_collected_gems_back_and_ends_the_turn() -> None:
    table = seated(laid("easy"), draws="brk", crumbles="y")
    give(table, "collect", "again", "again")
    state = state_of(table)
    assert state.bag == [10, 10, 9, 1]
    assert state.hand == [0, 0, 0, 0]
    assert not any(sum(place.delivered) for place in state.places)
    assert list(table.pending) == [1]
    assert ev.Scattered(0, (1, 1, 0, 1)) in table.events  # type: ignore[arg-type]


def test_3_on_novice_a_black_gem_is_held_like_any_other() -> None:
    table = seated(laid("novice"), draws="brk")
    give(table, "collect", "again", "again")
    assert state_of(table).hand == [1, 1, 0, 1]
    assert table.pending[0].kind == "collect"


def test_4_what_a_card_needs_is_counted_colour_by_colour() -> None:
    met = seated(laid("easy"), draws="bbr", crumbles="b")
    give(met, "collect", "again", "again", f"deliver:{at('heron')}", "try")
    assert state_of(met).places[at("heron") - 1].up

    lacking = seated(laid("easy"), draws="bby", crumbles="b")
    before = list(state_of(lacking).box)
    give(lacking, "collect", "again", "again", f"deliver:{at('heron')}", "try")
    assert lacking.pending[0].kind == "show"
    assert lacking.pending[0].about == (at("heron") - 1, "all")
    give(lacking, "show")
    place = state_of(lacking).places[at("heron") - 1]
    assert not place.up
    assert place.delivered == [0, 0, 0, 0]
    assert state_of(lacking).box == [before[0] + 3, before[1], before[2] + 1, before[3]]  # one blue crumbled


def test_5_on_novice_each_black_gem_stands_for_one_that_lacks() -> None:
    met = seated(laid("novice"), draws="bkr", crumbles="b")
    give(met, "collect", "again", "again", f"deliver:{at('heron')}", "try")
    assert state_of(met).places[at("heron") - 1].up

    short = seated(laid("novice"), draws="kky", crumbles="b")
    give(short, "collect", "again", "again", f"deliver:{at('heron')}", "try", "show")
    assert not state_of(short).places[at("heron") - 1].up


def test_6_gems_lie_on_a_card_from_turn_to_turn() -> None:
    table = seated(laid("easy"), draws="bbr", crumbles="yy")
    give(table, "collect", f"deliver:{at('heron')}", "leave")
    assert state_of(table).places[at("heron") - 1].delivered == [1, 0, 0, 0]
    give(table, "collect", "again", f"deliver:{at('heron')}", "try")
    assert state_of(table).places[at("heron") - 1].up


def test_7_surplus_goes_to_the_box_but_for_the_power_that_returns_it() -> None:
    with_return = seated(laid("easy"), draws="bbry", crumbles="b")
    give(with_return, "collect", "again", "again", "again", f"deliver:{at('heron')}", "try")
    assert state_of(with_return).bag == [7, 9, 10, 1]

    with_see = seated(laid("easy"), draws="bry", crumbles="b")
    give(with_see, "collect", "again", "again", f"deliver:{at('dew')}", "try")
    assert with_see.pending[0].kind == "look"
    assert state_of(with_see).bag == [9, 9, 9, 1]
    assert state_of(with_see).box == [1, 1, 1, 1]


def test_8_recall_brings_back_two_gems_of_the_box_those_just_spent_included() -> None:
    few = laid("easy", bag=[9, 8, 8, 2], on={"fox": "rry", "dew": "b"})
    assert few.box == [0, 0, 1, 0]
    table = seated(few, draws="b", crumbles="b")
    give(table, "collect", f"deliver:{at('fox')}", "try")
    keys = [option.key for option in table.pending[0].options]
    assert keys == ["gems:blue+red", "gems:blue+yellow", "gems:red+red", "gems:red+yellow", "gems:yellow+yellow"]
    give(table, "gems:red+red")
    assert state_of(table).bag == [7, 10, 8, 2]


def test_8_recall_takes_fewer_where_the_box_has_fewer() -> None:
    assert list(sets_of([0, 0, 1, 2], 2)) == [(0, 0, 1, 0)]
    assert list(sets_of([0, 0, 0, 2], 2)) == [(0, 0, 0, 0)]


def test_9_purge_without_a_black_gem_in_the_bag_does_nothing() -> None:
    table = seated(laid("easy", bag=[5, 5, 5, 0]), draws="ry", crumbles="b")
    give(table, "collect", "again", f"deliver:{at('ember')}", "try")
    assert state_of(table).places[at("ember") - 1].up
    assert ev.Purged(0, "ember", 0) in table.events
    assert state_of(table).bag == [4, 4, 4, 0]


def test_9_purge_takes_a_black_gem_out_of_the_game() -> None:
    table = seated(laid("difficult"), draws="ry", crumbles="b")
    give(table, "collect", "again", f"deliver:{at('ember')}", "try")
    assert state_of(table).bag == [8, 8, 8, 1]


@pytest.mark.parametrize("seed", range(12))
def test_10_the_end_of_a_turn_takes_the_only_coloured_gem(seed: int) -> None:
    state = laid("difficult", bag=[1, 0, 0, 2], down=["dew"], on={"dew": "r"})
    state.seed = str(seed)
    table = seated(state)
    give(table, "look:1", "show")
    assert state_of(table).bag == [0, 0, 0, 2]
    assert state_of(table).ending == STUCK


def test_11_a_look_costs_a_gem_like_any_turn() -> None:
    table = seated(laid("easy"), crumbles="r")
    give(table, "look:3", "show")
    assert state_of(table).bag == [10, 9, 10, 1]
    assert list(table.pending) == [1]


def test_12_the_game_ends_when_no_card_can_be_released_any_more() -> None:
    over = partial(laid, "easy", down=["heron"])
    assert state_of(seated(over(bag=[0, 5, 5, 1], on={"heron": "b"}))).ending == STUCK
    assert state_of(seated(over(bag=[0, 5, 5, 1], on={"heron": "bb"}))).ending == ""
    assert state_of(seated(over(bag=[0, 0, 0, 1], on={"heron": "bbr"}))).ending == STUCK
    wild = laid("novice", down=["heron"], bag=[0, 0, 0, 1], on={"heron": "bbr"})
    assert state_of(seated(wild)).ending == ""


def test_13_on_novice_black_gems_alone_can_win_until_they_are_gone() -> None:
    won = seated(laid("novice", down=["dew"], bag=[0, 0, 0, 2]), draws="kk")
    give(won, "collect", "again", "try")  # with the bag empty and one card down there is only one way to deliver
    assert state_of(won).ending == FREE

    lost = seated(laid("novice", down=["dew"], bag=[0, 0, 0, 2]))
    give(lost, "look:1", "show")
    assert state_of(lost).bag == [0, 0, 0, 1]
    assert state_of(lost).ending == STUCK  # one wild gem cannot stand for two


def test_13_looking_on_empties_the_bag_of_black_gems() -> None:
    lost = seated(laid("novice", down=["dew"], bag=[0, 0, 0, 2], on={"dew": "b"}))
    give(lost, "look:1", "show")
    assert state_of(lost).ending == ""
    give(lost, "look:1", "show")
    assert state_of(lost).bag == [0, 0, 0, 0]
    assert state_of(lost).ending == STUCK


def test_14_the_sixth_release_ends_the_game_at_once() -> None:
    table = seated(laid("easy", down=["fox"], bag=[5, 5, 5, 1]), draws="rry")
    give(table, "collect", "again", "again", f"deliver:{at('fox')}", "try")
    state = state_of(table)
    assert (state.ending, state.freed, state.turn) == (FREE, 6, 1)
    assert state.bag == [5, 3, 4, 1]
    assert not table.pending


@pytest.mark.parametrize("level", BAGS)
@pytest.mark.parametrize(
    ("freed", "begins"),
    [
        *((n, "The forest keeps its secrets. Another try?") for n in (0, 1, 2)),
        (3, "Nice."),
        (4, "Well done."),
        (5, "Very well done."),
        (6, "All six are free!"),
    ],
)
def test_15_the_words_at_the_end(level: str, freed: int, begins: str) -> None:
    said = result_words(content(), level, freed)
    order = list(BAGS)
    if freed < 6:
        assert said == begins
    elif level == order[-1]:
        assert said == f"{begins} There is nothing harder. Thank you."
    else:
        assert said == f"{begins} Next time try {order[order.index(level) + 1].capitalize()}."


def test_a_game_may_be_ended_early_and_counts_as_it_stands() -> None:
    table = seated(laid("easy", down=["fox", "moth"]))
    give(table, "end")
    assert (state_of(table).ending, state_of(table).freed) == (LEFT, 4)


def test_the_house_rule_puts_gems_of_a_failed_try_back_into_the_bag() -> None:
    state = laid("easy")
    state.gentle = True
    table = seated(state, draws="y", crumbles="b")
    give(table, "collect", f"deliver:{at('dew')}", "try", "show")
    assert state_of(table).bag == [9, 10, 10, 1]


def test_on_novice_nothing_has_a_power() -> None:
    table = seated(laid("novice"), draws="br", crumbles="b")
    give(table, "collect", "again", f"deliver:{at('dew')}", "try")
    assert table.pending[1].kind == "turn"


def test_a_power_looks_by_itself_where_one_card_is_left_but_waits_until_it_is_shown() -> None:
    table = seated(laid("easy", down=["dew", "moth"]), draws="br", crumbles="b")
    give(table, "collect", "again", f"deliver:{at('dew')}", "try")
    assert table.pending[0].kind == "show"
    assert table.pending[0].about == (at("moth") - 1, "alone")


def test_seats_take_turns_from_the_first_one() -> None:
    table = new_table("easy", ["Mira", "Kai", "Jun"], "a", first=1)
    asked = []
    for _ in range(4):
        asked += list(table.pending)
        give(table, "look:1", "show")
    assert asked == [1, 2, 0, 1]


def test_undo_goes_back_before_anything_is_shown_and_not_behind_it() -> None:
    table = new_table("easy", ["Mira"], "a")
    give(table, "look:2")
    table.undo()
    assert table.pending[0].kind == "turn"
    give(table, "look:3", "show")
    with pytest.raises(Refused, match="Undo stops here: a gem left the bag at the end of the turn"):
        table.undo()
    give(table, "collect")
    with pytest.raises(Refused, match="Undo stops here: a gem was taken out of the bag"):
        table.undo()


@pytest.mark.parametrize(
    ("level", "names", "first", "why"),
    [
        ("mild", ["Mira"], 0, "There is no level 'mild'"),
        ("easy", [], 0, "1 to 6 players, not 0"),
        ("easy", ["a"] * 7, 0, "1 to 6 players, not 7"),
        ("easy", ["Mira"], 1, "no seat 2 to begin"),
    ],
)
def test_a_game_that_cannot_be_is_refused(level: str, names: list[str], first: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        new_table(level, names, "a", first=first)
