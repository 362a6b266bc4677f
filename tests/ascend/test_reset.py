"""Reset (rulebook p.13)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.acts import Act
from core.ascend.cards.amounts import Number
from core.ascend.cards.gains import Gain
from core.ascend.cards.harm import Wounds
from core.ascend.cards.launcher_effects import Program
from core.ascend.cards.triggers import Trigger
from core.ascend.cards.who import Who
from core.ascend.names import CORRUPTED
from core.ascend.state import State
from tests.ascend.tables import Play, Script, attach, bag, card, content_with, effects_alone, foe, launcher, sit, stand
from tests.ascend.written import augment, holding

CONTENT = content_with(enemies=(foe("brute", 9, basic=(Wounds(Number(5)),)), foe("imp", 2)))


def doomed(step: str = "Launch") -> State:
    """Seat 0 with much to lose: tokens, Enemies, Trace, a raised Limiter, on tile D1."""
    state = stand(step, content=CONTENT)
    seat = state.seats[0]
    seat.slots = launcher("BX... .O... ..... ....R")
    seat.integrity, seat.limit, seat.trace, seat.tile, seat.exp = 1, 7, 6, "D1", 3
    seat.assets = [0, 2, 3, 0]
    attach(state, "brute", "imp")
    return state


def after_reset() -> Play:
    play = effects_alone(doomed(), Wounds(Number(4)), content=CONTENT)
    assert play.ended()
    return play


def test_two_corrupted_tokens_come_from_the_pool_page_13() -> None:
    play = after_reset()
    assert play.state.pool[CORRUPTED] == 14
    assert play.events(ev.TokensGained) == [ev.TokensGained(0, CORRUPTED, 2, 14, "Reset", 0)]


def test_the_whole_launcher_is_dumped_page_13() -> None:
    play = after_reset()
    assert play.seat().slots == [0] * 20
    assert play.seat().dump == bag(blue=1, red=1, open=1, corrupted=3)


def test_all_enemies_are_discarded_and_none_gives_exp_page_13() -> None:
    play = after_reset()
    assert (play.seat().enemies, play.seat().exp) == ([], 3)
    assert play.state.enemy_discard == ["enemy.brute", "enemy.imp"]
    assert [event.how for event in play.events(ev.EnemyLeft)] == ["reset", "reset"]


def test_trace_is_set_to_0_page_13() -> None:
    assert after_reset().seat().trace == 0


def test_integrity_goes_to_the_limiter_and_wounds_beyond_0_are_lost_page_13() -> None:
    play = after_reset()
    assert (play.seat().integrity, play.seat().limit) == (7, 7)
    assert play.events(ev.Wounded)[0].after == 0


def test_the_character_goes_to_the_shelter_page_13() -> None:
    play = after_reset()
    assert play.seat().tile == "A1"
    assert play.state.tiles["A1"].number == 1


def test_assets_and_exp_are_kept_page_13() -> None:
    assert (after_reset().seat().assets, after_reset().seat().exp) == ([0, 2, 3, 0], 3)


def test_the_steps_come_in_the_page_s_order_page_13() -> None:
    kinds = [type(event) for event in after_reset().table.events]
    assert kinds == [
        ev.Wounded,
        ev.WasReset,
        ev.TokensGained,
        ev.TokensDumped,
        ev.EnemyLeft,
        ev.EnemyLeft,
        ev.TraceChanged,
        ev.Recovered,
        ev.Moved,
        ev.PhaseSkipped,
    ]


def test_exactly_0_integrity_is_a_reset_and_1_is_none_page_13() -> None:
    state = doomed()
    state.seats[0].integrity = 3
    assert effects_alone(state, Wounds(Number(2)), content=CONTENT).events(ev.WasReset) == []
    assert len(effects_alone(doomed(), Wounds(Number(1)), content=CONTENT).events(ev.WasReset)) == 1


def test_the_dumped_tokens_can_come_again_with_the_next_refill_page_8() -> None:
    play = after_reset()
    assert sum(play.seat().dump) == 6, "the bag was empty: the next draw takes them all"


# -- what is skipped -------------------------------------------------------------------------------------------


def test_the_rest_of_the_combat_phase_is_skipped_and_the_quest_phase_is_not_page_13() -> None:
    content = content_with(
        card("T01", world=(Gain("power", Number(1), Who("each")),)), enemies=tuple(CONTENT.enemies.values())
    )
    state = stand("Combat", content=content)
    attach(state, "brute", "brute")
    script: Script = {"dice": ["surge", "pulse"], "enemy number die": [2], "enemy symbol die": ["basic"]}

    play = sit(state, content, script).say("pass")

    assert len(play.events(ev.EnemyFrameActivated)) == 1
    assert [seat.assets[2] for seat in play.state.seats] == [1, 1], "World Activity is a phase of its own"


def test_the_rest_of_the_action_phase_is_skipped_by_that_player_only_page_13() -> None:
    state = stand("District Effect")
    state.seats[0].skips = "Action"
    for seat in state.seats:
        seat.slots = launcher("BBB.. ..... ..... .....")

    play = sit(state)

    assert (list(play.table.pending), play.kind(1)) == ([1], "move"), "seat 0 does no District Effect and no Launch"
    assert play.seat(0).slots == launcher("BBB.. ..... ..... .....")


def test_a_reset_in_the_action_phase_does_not_skip_the_combat_phase_page_13() -> None:
    state = stand("Launch", content=CONTENT)
    state.cursor.place = 1
    state.seats[0].skips = "Action"
    attach(state, "imp")
    play = sit(state, CONTENT, {"dice": ["pulse"] * 2, "enemy number die": [0], "enemy symbol die": ["basic"]})
    assert play.kind() == "frame"
    assert play.seat().skips == ""


def test_the_rest_of_the_quest_phase_is_skipped_page_13() -> None:
    acts = (Act("trap", 1, (Wounds(Number(5)),)), Act("rest", 1, (Gain("power"),)))
    content = content_with(card("T01", acts=acts))
    state = stand("Player Activity", content=content)
    for seat in state.seats:
        seat.tile = "A1"
    play = sit(state, content).say("act:trap")
    assert list(play.table.pending) == [1], "seat 0 stands in the Shelter, but has no more activities in this phase"


# -- in each phase (p.13) --------------------------------------------------------------------------------------

FATAL = "{do = 'wounds', n = 9}"


def deadly(step: str, rule: str, timing: str = "passive") -> Play:
    """Two seats; a card of seat 0 deals it 9 Wounds in a phase. Both could program and launch."""
    state, content = holding(rule, step=step, timing=timing)
    for seat in state.seats:
        seat.slots, seat.bag, seat.exp = launcher("BBB.. ..... ..... ....."), bag(red=8), 2
    return sit(state, content)


def test_in_the_planning_phase_it_skips_refill_and_program_page_13() -> None:
    play = deadly("Upgrade", f"{{effects = [{FATAL}]}}", "planning").say("use:test.card#1")
    assert list(play.table.pending) == [1], "seat 1 plans on"
    play.say("done", seat=1)
    assert (list(play.table.pending), play.kind(1)) == ([1], "program"), "seat 0 does not program"
    assert play.seat(0).slots == [0] * 20, "nor was its Launcher refilled"
    assert sum(1 for token in play.seat(1).slots if token) > 3
    play.say("done", seat=1)
    assert (list(play.table.pending), play.kind()) == ([0], "move"), "the Action phase is another phase"
    assert play.seat().tile == "A1"


def test_before_the_trace_roll_it_skips_the_roll_page_13() -> None:
    state, content = holding(f"{{on = 'turn-start', effects = [{FATAL}]}}", step="Trace Roll", simple=False)
    state.cursor.turn = 2
    state.seats[0].trace = state.seats[1].trace = 5
    play = sit(state, content, {"dice": ["blank"] * 2})
    assert [event.seat for event in play.events(ev.DiceRolled)] == [1]


def test_in_move_and_trace_it_skips_district_effect_and_launch_page_13() -> None:
    play = deadly("Move & Trace", f"{{on = 'moved', effects = [{FATAL}]}}").say("move:B1>A1")
    assert (list(play.table.pending), play.kind(1)) == ([1], "move")
    assert len(play.events(ev.WasReset)) == 1


def test_a_figure_that_was_reset_on_its_way_gives_the_tile_s_trace_to_nobody_page_13() -> None:
    """Revealed, then reset: Trace is 0 and stays so."""
    state, content = holding(f"{{on = 'revealed', effects = [{FATAL}]}}", step="Move & Trace", simple=False)
    state.tiles["C1"].explore = ""
    play = sit(state, content).say("move:B1>C1")
    assert (play.seat().tile, play.seat().trace, play.state.tiles["C1"].up) == ("A1", 0, True)


def test_in_the_district_effect_it_skips_launch_page_13() -> None:
    play = deadly("District Effect", f"{{on = 'district', effects = [{FATAL}]}}").say("effect")
    while play.kind() == "program":
        play.say("done")
    assert (list(play.table.pending), play.kind(1)) == ([1], "move")


def test_in_launch_it_ends_the_step_and_the_combat_comes_without_enemies_page_13() -> None:
    state, content = holding(f"{{effects = [{FATAL}]}}", step="Launch", timing="launch")
    attach(state, "hound")
    state.cursor.place = 1
    state.first = 1
    play = sit(state, content).say("use:test.card#1")
    assert play.events(ev.DiceRolled) == [], "all Enemies were discarded, so there is nothing to fight"
    assert play.state.cursor.turn == 2


def test_in_the_world_activity_of_all_players_each_is_reset_page_13() -> None:
    world = (Wounds(Number(9), Who("each")), Gain("power", Number(1), Who("each")))
    content = content_with(card("T01", world=world))
    play = sit(stand("World Activity", content=content), content)
    assert [event.seat for event in play.events(ev.WasReset)] == [0, 1]
    assert [seat.assets[2] for seat in play.state.seats] == [1, 1], "what the card does for all goes on"
    assert [seat.skips for seat in play.state.seats] == ["", ""], "the next turn is theirs again"


def test_the_own_turn_goes_on_when_another_player_is_reset_page_13() -> None:
    state, content = holding(f"{{effects = [{FATAL.replace('9', '9, who = ' + repr('other'))}]}}", timing="launch")
    state.seats[0].slots = launcher("BBB.. ..... ..... .....")
    play = sit(state, content)
    while play.kind() != "launch":
        play.say({"move": "stay", "district": "skip"}[play.kind()])
    play.say("use:test.card#1")
    assert [event.seat for event in play.events(ev.WasReset)] == [1]
    assert (play.kind(), play.answers(starting="launch")) == ("launch", ["launch:basic.shield@1,1-1,2-1,3"])
    play.say("done")
    assert play.kind(1) != "move", "seat 1 has lost its Action phase"


def test_two_resets_in_a_turn_each_cost_their_phase_page_13() -> None:
    """One in the Action phase, one in the Quest phase."""
    mover = augment("card", f"{{on = 'moved', effects = [{FATAL}]}}")
    content = content_with(card("T01", world=(Wounds(Number(9)),)), augments=(mover,))
    state = stand("Move & Trace", 1, content)
    state.seats[0].equipped, state.bot = ["test.card"], None
    play = sit(state, content).say("stay")
    assert (play.seat().numbers.resets, play.state.pool[CORRUPTED], play.state.cursor.turn) == (2, 12, 2)
    assert play.seat().slots.count(CORRUPTED) == 4, "the Refill of the next turn draws them from the Dump"


def test_effects_behind_the_wounds_of_one_frame_are_skipped_too_page_13() -> None:
    """Bit by bit: the seat does nothing more in this phase, so a second parcel finds nobody."""
    content = content_with(enemies=(foe("pair", 9, basic=(Wounds(Number(5)), Wounds(Number(5)), Gain("power"))),))
    state = stand("Combat", content=content)
    attach(state, "pair")
    play = sit(state, content, {"dice": ["blank"] * 2, "enemy number die": [1], "enemy symbol die": ["basic"]})
    assert len(play.events(ev.WasReset)) == 1
    assert (play.seat().integrity, play.seat().assets[2]) == (5, 0)


def test_a_rule_that_waits_for_leaving_enemies_can_leave_resets_out() -> None:
    rule = Trigger("enemy-left", (Program(Number(1)), Gain("memory")), "not reset")
    content = content_with(card("T01", rules=(rule,)), enemies=tuple(CONTENT.enemies.values()))
    play = effects_alone(doomed(), Wounds(Number(1)), content=content)
    assert play.ended()
    assert play.seat().assets[1] == 2


@pytest.mark.parametrize(("pool", "lost"), [(2, False), (1, True), (0, True)])
def test_the_scenario_is_lost_when_the_pool_cannot_give_both_page_6(pool: int, lost: bool) -> None:
    state = stand("Combat", content=CONTENT)
    state.pool[CORRUPTED] = pool
    attach(state, "brute")
    play = sit(state, CONTENT, {"dice": ["blank"] * 2, "enemy number die": [1], "enemy symbol die": ["basic"]})
    assert play.state.over == lost
    assert play.state.card == ("T08" if lost else "T01")
