"""The keywords of the rulebook's last page (p.24), and Trace (p.11)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.amounts import Number
from core.ascend.cards.context import Effect
from core.ascend.cards.enemy_effects import Attach, Damage, Repair, Restack
from core.ascend.cards.gains import Gain, Lose
from core.ascend.cards.harm import Trace, Wounds
from core.ascend.cards.launcher_effects import Core, Discard, Dump, Lock, Prepare, Program
from core.ascend.cards.map_effects import RevealTile
from core.ascend.cards.who import Who
from core.ascend.keywords import recover, spend_asset
from core.ascend.launcher import START_LOCKS
from core.ascend.names import BLUE, GREEN, POWER, RED, SHIELD, YELLOW, slot_number
from core.ascend.state import State
from tests.ascend.tables import Play, attach, bag, effects_alone, launcher, rule_alone, stand

ONE, TWO, THREE, FIVE = Number(1), Number(2), Number(3), Number(5)


def after(state: State, *effects: Effect) -> Play:
    """The table when effects that ask nothing have run for seat 0."""
    play = effects_alone(state, *effects)
    assert play.ended()
    return play


def with_board(board: str) -> State:
    state = stand()
    state.seats[0].slots = launcher(board)
    return state


# -- assets, EXP, Integrity ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "gained", "after_", "lost"), [(0, 2, 2, 0), (4, 1, 5, 0), (4, 3, 5, 2), (5, 1, 5, 1)]
)
def test_an_asset_rises_to_5_and_the_rest_is_lost_page_8(before: int, gained: int, after_: int, lost: int) -> None:
    state = stand()
    state.seats[0].assets[POWER] = before
    play = after(state, Gain("power", Number(gained)))
    assert play.seat().assets == [0, 0, after_, 0]
    assert play.events(ev.AssetChanged) == [ev.AssetChanged(0, POWER, before, after_, "Test", lost)]


@pytest.mark.parametrize(("before", "after_"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_losing_goes_down_to_0_page_24(before: int, after_: int) -> None:
    state = stand()
    state.seats[0].assets[SHIELD] = before
    play = after(state, Lose("shield", TWO))
    assert play.seat().assets[SHIELD] == after_
    assert len(play.events(ev.NothingHappens)) == (before == 0), "with none of them nothing happens"


def test_a_lost_asset_of_choice_is_chosen_among_those_there() -> None:
    state = stand()
    state.seats[0].assets = [1, 0, 1, 0]
    play = effects_alone(state, Lose("asset", THREE))
    assert play.answers() == ["lose:shield", "lose:power"]
    assert play.say("lose:power").ended(), "the second has one answer, the third none"
    assert play.seat().assets == [0, 0, 0, 0]


def test_a_gained_asset_of_choice_may_be_any() -> None:
    play = effects_alone(stand(), Gain("asset", TWO)).say("asset:reroll", "asset:memory")
    assert play.seat().assets == [0, 1, 0, 1]


def test_spending_needs_what_is_spent_page_24() -> None:
    state = stand()
    state.seats[0].assets[POWER] = 1
    with pytest.raises(AssertionError, match="2 power cannot be spent, 1 are there"):
        rule_alone(state, lambda game: spend_asset(game, 0, POWER, 2, "Test"))
    assert state.seats[0].assets[POWER] == 1


def test_exp_is_lost_down_to_0() -> None:
    state = stand()
    state.seats[0].exp = 1
    assert after(state, Lose("exp", TWO)).seat().exp == 0


@pytest.mark.parametrize(("before", "n", "reached"), [(2, 2, 4), (4, 3, 6), (6, 1, 6)])
def test_recover_stops_at_the_limiter_page_24(before: int, n: int, reached: int) -> None:
    state = stand()
    state.seats[0].integrity, state.seats[0].limit = before, 6
    game = after(state).game
    recover(game, 0, n)
    assert (game.seat(0).integrity, game.seat(0).limit) == (reached, 6)


def test_each_player_gains_in_order_from_the_first_player_page_22() -> None:
    state = stand(players=3)
    state.first = 1
    play = after(state, Gain("power", ONE, Who("each")))
    assert [event.seat for event in play.events(ev.AssetChanged)] == [1, 2, 0]


# -- Launcher --------------------------------------------------------------------------------------------------


def test_prepare_draws_all_first_then_they_are_placed_on_chosen_empty_slots_page_7() -> None:
    state = with_board("B.... ..... ..... .....")
    state.seats[0].bag = bag(red=1, green=1, yellow=1)
    play = effects_alone(state, Prepare(TWO), script={"bag 0": [RED, GREEN]})
    assert play.asked().about == (RED, GREEN), "both are seen before the first is placed"
    assert len(play.answers()) == 2 * (20 - 4 - 1), "every slot that is neither filled nor locked"

    play.say("place:2>3,3", "place:1>1,2")

    assert play.ended()
    assert play.seat().slots == launcher("BR... ..... ..G.. .....")
    assert play.seat().bag == bag(yellow=1)


def test_prepared_tokens_that_find_no_slot_go_to_the_dump() -> None:
    state = with_board("BBBB. BBBB. BBBB. BBB..")
    state.seats[0].bag = bag(red=2)
    play = effects_alone(state, Prepare(TWO)).say("place:1>4,4")
    assert play.ended()
    assert play.seat().dump == bag(red=1)


def test_program_gives_so_many_moves_and_may_stop_page_7() -> None:
    play = effects_alone(with_board("B.... ..... ..... ....."), Program(TWO))
    assert play.say("slide:1,1>1,2").answers()[-1] == "done"
    play.say("slide:1,2>1,3")
    assert play.ended()
    assert play.seat().slots == launcher("..B.. ..... ..... .....")
    assert effects_alone(with_board("B.... ..... ..... ....."), Program(TWO)).say("done").ended()


def test_dump_passes_open_data_by_when_it_names_a_kind_page_7() -> None:
    play = after(with_board("OR... ..... ..... ....."), Dump("red", TWO))
    assert play.seat().slots == launcher("O.... ..... ..... .....")
    assert play.seat().dump == bag(red=1)


@pytest.mark.parametrize("what", ["red", "basic", "core"])
def test_open_data_is_not_lost_to_an_effect_that_names_basic_data_page_7(what: str) -> None:
    play = after(with_board("O.... ..... ..... ....."), Discard(what), Dump(what))
    assert play.seat().slots == launcher("O.... ..... ..... .....")


def test_the_owner_chooses_what_is_dumped() -> None:
    play = effects_alone(with_board("BX... ..... ..... ....."), Dump("any"))
    assert play.answers() == ["dump:1,1", "dump:1,2"]
    assert play.say("dump:1,2").seat().slots == launcher("B.... ..... ..... .....")


def test_core_data_may_be_changed_to_any_other_kind_page_7() -> None:
    play = effects_alone(stand(), Core())
    assert play.answers() == ["keep", "core:green", "core:yellow", "core:red"]
    assert play.say("core:yellow").seat().core == YELLOW
    assert effects_alone(stand(), Core()).say("keep").seat().core == BLUE


def test_a_lock_goes_on_an_empty_highlighted_slot_outside_the_right_column_page_19() -> None:
    play = effects_alone(with_board("B.... .G... ..... ....."), Lock())
    assert play.answers() == ["lock:1,3", "lock:2,4", "lock:3,1", "lock:3,3", "lock:4,2", "lock:4,4"]
    play.say("lock:3,3")
    opened = slot_number("1,5")
    assert play.seat().locks == START_LOCKS & ~(1 << opened) | 1 << slot_number("3,3"), "it is one of the own four"


def test_a_lock_beside_the_board_is_used_first() -> None:
    state = stand()
    state.seats[0].locks = START_LOCKS & ~(1 << slot_number("4,5"))
    play = effects_alone(state, Lock()).say("lock:1,1")
    assert play.seat().locks == START_LOCKS & ~(1 << slot_number("4,5")) | 1


def test_without_a_free_slot_no_lock_is_placed_page_19() -> None:
    play = after(with_board("B.B.. .B.B. B.B.. .B.B."), Lock())
    assert play.seat().locks == START_LOCKS


# -- Enemies ---------------------------------------------------------------------------------------------------


def test_a_new_enemy_goes_under_the_stack_page_12_and_24() -> None:
    state = stand()
    attach(state, "gnat")
    state.enemy_deck = ["enemy.zoe", "enemy.hound", "enemy.snare"]
    play = after(state, Attach(TWO))
    assert [enemy.card for enemy in play.seat().enemies] == ["enemy.gnat", "enemy.snare", "enemy.hound"]
    assert play.state.enemy_deck == ["enemy.zoe"]


def test_an_empty_deck_takes_back_its_shuffled_discard_pile() -> None:
    """Rulings, Player."""
    state = stand()
    state.enemy_deck, state.enemy_discard = [], ["enemy.gnat", "enemy.hound"]
    play = after(state, Attach(THREE))
    assert sorted(enemy.card for enemy in play.seat().enemies) == ["enemy.gnat", "enemy.hound"]
    assert (play.state.enemy_deck, play.state.enemy_discard) == ([], [])
    assert len(play.events(ev.NothingHappens)) == 1, "for the third there is none"


def test_an_enemy_at_0_is_defeated_discarded_and_gives_1_exp_page_12_and_24() -> None:
    state = stand()
    attach(state, "gnat")
    play = after(state, Damage(FIVE))
    assert (play.seat().enemies, play.seat().exp, play.state.enemy_discard) == ([], 1, ["enemy.gnat"])


def test_damage_stays_on_an_enemy_page_12() -> None:
    state = stand()
    attach(state, "hound")
    play = after(state, Damage(TWO), Damage(ONE))
    assert play.seat().enemies[0].damage == 3
    assert play.seat().exp == 0


def test_damage_hits_the_top_enemy_and_what_is_more_is_lost_page_15() -> None:
    state = stand()
    attach(state, "gnat", "hound")
    play = after(state, Damage(Number(9)))
    assert [(enemy.card, enemy.damage) for enemy in play.seat().enemies] == [("enemy.hound", 0)]
    assert (play.events(ev.Damaged)[0].before, play.events(ev.Damaged)[0].after) == (5, 0)


def test_damage_to_each_enemy_reaches_the_whole_stack() -> None:
    state = stand()
    attach(state, "gnat", "hound", "gnat")
    play = after(state, Damage(FIVE, target="each"))
    assert [(enemy.card, enemy.damage) for enemy in play.seat().enemies] == [("enemy.hound", 5)]
    assert play.seat().exp == 2


def test_without_an_enemy_damage_does_nothing() -> None:
    assert len(after(stand(), Damage(ONE)).events(ev.NothingHappens)) == 1


def test_repair_takes_damage_off_but_no_more_than_there_is_page_17() -> None:
    state = stand()
    (enemy,) = attach(state, "hound")
    enemy.damage = 1
    assert after(state, Repair(TWO)).seat().enemies[0].damage == 0


def test_an_enemy_goes_to_the_bottom_of_the_stack_outside_combat_at_once() -> None:
    state = stand()
    attach(state, "gnat", "hound", "snare")
    play = after(state, Restack("bottom", target="top"))
    assert [enemy.card for enemy in play.seat().enemies] == ["enemy.hound", "enemy.snare", "enemy.gnat"]


# -- Trace (p.11) ----------------------------------------------------------------------------------------------


def traced(trace: int | None) -> State:
    state = stand()
    state.seats[0].trace = trace
    state.enemy_deck = ["enemy.zoe", "enemy.hound", "enemy.snare"]
    return state


@pytest.mark.parametrize(("before", "n", "reached"), [(0, 3, 3), (4, -2, 2), (1, -2, 0), (9, 0, 9)])
def test_trace_rises_and_falls_but_not_below_0_page_11(before: int, n: int, reached: int) -> None:
    play = after(traced(before), Trace(Number(n)))
    assert play.seat().trace == reached
    assert play.seat().enemies == []


@pytest.mark.parametrize(("before", "n"), [(9, 1), (9, 4), (5, 5)])
def test_at_the_top_space_two_enemies_come_at_once_and_trace_is_0_page_11(before: int, n: int) -> None:
    play = after(traced(before), Trace(Number(n)))
    assert [enemy.card for enemy in play.seat().enemies] == ["enemy.snare", "enemy.hound"]
    assert play.seat().trace == 0, "the rest of the rise is lost"
    kinds = [type(event) for event in play.table.events]
    assert kinds == [ev.TraceChanged, ev.EnemyAttached, ev.EnemyAttached, ev.TraceChanged]


def test_where_trace_is_not_in_play_nothing_happens_page_5() -> None:
    play = after(traced(None), Trace(THREE), Trace(Number(-2)))
    assert play.seat().trace is None
    assert len(play.events(ev.NothingHappens)) == 2


def test_trace_of_the_top_space_attaches_in_any_phase_page_11() -> None:
    """Also when it rises by an Enemy's frame or a Repel's price."""
    state = traced(8)
    state.cursor.phase = "Combat"
    assert len(after(state, Trace(TWO)).seat().enemies) == 2


# -- Reveal, and effects that cannot happen --------------------------------------------------------------------


def test_reveal_turns_up_a_tile_within_reach_and_leaves_its_token_page_24() -> None:
    state = stand()
    state.tiles["E1"].up = False
    state.tiles["C1"].explore = "token.power"
    play = effects_alone(state, RevealTile(3))
    assert play.answers() == ["reveal:C1", "reveal:E1"], "face-down tiles do not stop the counting"
    play.say("reveal:C1")
    assert (play.state.tiles["C1"].up, play.state.tiles["C1"].explore) == (True, "token.power")
    assert play.seat().assets == [0, 0, 0, 0]


def test_a_tile_further_away_cannot_be_revealed() -> None:
    state = stand()
    state.tiles["C1"].up, state.tiles["E1"].up = True, False
    assert len(after(state, RevealTile(2)).events(ev.NothingHappens)) == 1


def test_an_effect_that_cannot_happen_is_passed_over_and_the_next_one_runs() -> None:
    play = after(stand(), Lose("power"), Dump("any"), Repair(ONE), Damage(ONE), Wounds(Number(0)), Gain("memory"))
    assert play.seat().assets == [0, 1, 0, 0]
    assert (play.seat().integrity, play.seat().dump[GREEN]) == (5, 0)
