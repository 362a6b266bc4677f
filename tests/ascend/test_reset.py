"""Reset (rulebook p.13)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.acts import Act
from core.ascend.cards.amounts import Number
from core.ascend.cards.gains import Gain
from core.ascend.cards.harm import Wounds
from core.ascend.cards.launcher_effects import Program
from core.ascend.cards.triggers import OnEnemyLeft
from core.ascend.cards.who import Who
from core.ascend.names import CORRUPTED
from core.ascend.state import State
from tests.ascend.tables import Play, Script, attach, bag, card, content_with, effects_alone, foe, launcher, sit, stand

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


def test_effects_behind_the_wounds_of_one_frame_are_skipped_too_page_13() -> None:
    """Bit by bit: the seat does nothing more in this phase, so a second parcel finds nobody."""
    content = content_with(enemies=(foe("pair", 9, basic=(Wounds(Number(5)), Wounds(Number(5)), Gain("power"))),))
    state = stand("Combat", content=content)
    attach(state, "pair")
    play = sit(state, content, {"dice": ["blank"] * 2, "enemy number die": [1], "enemy symbol die": ["basic"]})
    assert len(play.events(ev.WasReset)) == 1
    assert (play.seat().integrity, play.seat().assets[2]) == (5, 0)


def test_a_rule_that_waits_for_leaving_enemies_can_leave_resets_out() -> None:
    rule = OnEnemyLeft("reset", (Program(Number(1)), Gain("memory")))
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
