"""Trace: the Trace Roll (rulebook p.11, p.14) and the top of the track in any phase (p.11)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.amounts import Number
from core.ascend.cards.harm import Trace
from core.ascend.components import PlotCard
from core.ascend.names import MEMORY, REROLL
from core.ascend.state import State
from core.ascend.trace import trace_dice
from tests.ascend.tables import (
    FULL,
    Play,
    attach,
    bag,
    card,
    content_with,
    effects_alone,
    foe,
    launcher,
    sit,
    stand,
    step_alone,
)
from tests.ascend.written import effects, hack

DECK = ["enemy.zoe", "enemy.snare", "enemy.hound", "enemy.gnat"]
"""The last is on top."""


def before_roll(*traces: int, turn: int = 2) -> State:
    """Before the Trace Roll, with the seats' Trace."""
    state = stand("Trace Roll", len(traces), FULL)
    state.cursor.turn = turn
    for seat, trace in zip(state.seats, traces, strict=True):
        seat.trace = trace
    state.enemy_deck, state.enemy_discard = list(DECK), []
    return state


def rolled(*traces: int, dice: list[str], turn: int = 2) -> Play:
    return step_alone(before_roll(*traces, turn=turn), content=FULL, script={"dice": dice})


def names(play: Play, seat: int = 0) -> list[str]:
    return [enemy.card.removeprefix("enemy.") for enemy in play.seat(seat).enemies]


# -- the roll --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trace", "dice"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)]
)
def test_as_many_dice_as_the_threshold_shows_page_11(trace: int, dice: int) -> None:
    """The thresholds are those of the rulings."""
    play = rolled(trace, dice=["blank"] * dice)
    assert play.ended()
    assert [event.faces for event in play.events(ev.DiceRolled)] == ([("blank",) * dice] if dice else [])


@pytest.mark.parametrize(
    ("dice", "attached", "trace"),
    [
        (["pulse", "pulse", "pulse"], ["gnat", "hound", "snare"], 0),
        (["pulse", "blank", "surge"], ["gnat"], 0),
        (["surge", "surge", "surge"], [], 8),
        (["blank", "blank", "blank"], [], 8),
    ],
)
def test_each_pulse_brings_an_enemy_a_surge_none_and_trace_is_0_if_any_came_page_14(
    dice: list[str], attached: list[str], trace: int
) -> None:
    play = rolled(8, dice=dice)
    assert (names(play), play.seat().trace) == (attached, trace)


def test_new_enemies_go_under_those_attached_before_page_12() -> None:
    state = before_roll(1)
    attach(state, "magpie")
    assert names(step_alone(state, content=FULL, script={"dice": ["pulse"]})) == ["magpie", "gnat"]


def test_when_no_enemy_is_there_to_come_trace_stays_page_14() -> None:
    """Set to 0 only if at least one was drawn."""
    state = before_roll(9)
    state.enemy_deck = []
    play = step_alone(state, content=FULL, script={"dice": ["pulse"] * 3})
    assert (names(play), play.seat().trace) == ([], 9)


def test_the_step_is_skipped_in_the_first_turn_page_14() -> None:
    assert rolled(9, dice=[], turn=1).ended()
    assert rolled(9, dice=["blank"] * 3, turn=2).ended()


@pytest.mark.parametrize(
    ("first", "attached"), [(0, [["gnat"], ["hound"], ["snare"]]), (1, [["snare"], ["gnat"], ["hound"]])]
)
def test_enemies_are_drawn_from_the_first_player_on_page_14(first: int, attached: list[list[str]]) -> None:
    state = before_roll(1, 1, 1)
    state.first = first
    play = step_alone(state, content=FULL, script={"dice": ["pulse"] * 3})
    assert [names(play, seat) for seat in (0, 1, 2)] == attached


def test_each_player_rolls_for_the_own_trace_page_14() -> None:
    play = rolled(0, 5, dice=["blank", "pulse"])
    assert (names(play, 0), names(play, 1)) == ([], ["gnat"])
    assert [seat.trace for seat in play.state.seats] == [0, 0]


# -- what may change it ----------------------------------------------------------------------------------------


def test_reroll_may_be_spent_on_a_trace_roll_once_page_8() -> None:
    state = before_roll(9)
    state.seats[0].assets[REROLL] = 3
    play = step_alone(state, content=FULL, script={"dice": ["pulse", "pulse", "blank", "blank", "pulse"]})
    assert play.asked().about == ("Trace Roll", "pulse", "pulse", "blank")
    play.say("reroll:1,2")
    assert play.ended(), "once a roll"
    assert (names(play), play.seat().assets[REROLL]) == (["gnat"], 1)


def test_another_player_s_reroll_does_not_help_page_8() -> None:
    state = before_roll(3, 0)
    state.seats[1].assets[REROLL] = 3
    assert step_alone(state, content=FULL, script={"dice": ["pulse"]}).ended()


def test_ao_dumps_blue_data_for_fewer_dice() -> None:
    """The Blue Walker's ability."""
    state = before_roll(9)
    state.seats[0].slots = launcher("BBB.. ..... ..... .....")
    play = step_alone(state, content=FULL, script={"dice": ["pulse"]})
    assert play.answers() == ["no", "dump:1,1", "dump:1,2", "dump:1,3"]
    play.say("dump:1,1", "dump:1,2")
    assert (play.ended(), play.seat().dump, names(play)) == (True, bag(blue=2), ["gnat"])


@pytest.mark.parametrize(("trace", "asked"), [(5, "upgrade"), (0, "")])
def test_upgrades_are_possible_before_the_trace_roll_page_13(trace: int, asked: str) -> None:
    """Where nobody rolls, the moment before the Refill is the same moment."""
    state = before_roll(trace)
    state.seats[0].assets[MEMORY] = 1
    play = step_alone(state, content=FULL, script={"dice": ["blank"] * 2 if trace else []})
    assert play.kind() == asked
    if asked:
        assert play.events(ev.DiceRolled) == [], "nothing is rolled yet"
        assert play.say("upgrade:gain.red").seat().dump == bag(red=1)


def test_a_planning_augment_lowers_trace_in_time_page_10() -> None:
    """Decoy Signal: 1 Trace more for its owner, 2 less for another."""
    state = before_roll(0, 2)
    state.seats[0].equipped = ["trickster.decoy-signal"]
    play = step_alone(state, content=FULL, script={"dice": ["blank"]})
    play.say("use:trickster.decoy-signal#1", "yes")
    assert play.ended()
    assert [seat.trace for seat in play.state.seats] == [1, 0]
    assert [event.seat for event in play.events(ev.DiceRolled)] == [0]


# -- the top space (p.11) --------------------------------------------------------------------------------------


def test_reaching_the_top_draws_two_at_once_and_then_sets_trace_to_0_page_11() -> None:
    state = before_roll(8)
    play = effects_alone(state, Trace(Number(5)), content=FULL)
    assert (names(play), play.seat().trace) == (["gnat", "hound"], 0)
    assert [type(event) for event in play.table.events] == [
        ev.TraceChanged,
        ev.EnemyAttached,
        ev.EnemyAttached,
        ev.TraceChanged,
    ]


@pytest.mark.parametrize("turn", [1, 2])
def test_by_staying_in_the_action_phase_page_14(turn: int) -> None:
    state = stand("Move & Trace", content=FULL)
    state.seats[0].trace, state.enemy_deck, state.cursor.turn = 9, list(DECK), turn
    play = step_alone(state, content=FULL).say("stay")
    assert (names(play), play.seat().trace) == (["gnat", "hound"], 0)


def test_by_an_augment_in_the_planning_phase_page_11() -> None:
    """Decoy Signal is paid with Trace; the two Enemies come before anybody goes on planning."""
    state = before_roll(9, 3)
    state.cursor.step += 1
    state.seats[0].equipped = ["trickster.decoy-signal"]
    play = step_alone(state, content=FULL).say("use:trickster.decoy-signal#1", "yes")
    assert (names(play), play.seat().trace, play.seat(1).trace) == (["gnat", "hound"], 0, 1)


def test_by_a_repel_s_price_in_the_launch_step_page_11() -> None:
    content = content_with(enemies=(foe("siren", 5, repel=hack("RR", "{do = 'trace', n = 3}")),), simple=False)
    state = stand("Launch", content=content)
    state.seats[0].trace, state.enemy_deck = 8, list(DECK)
    state.seats[0].slots = launcher("RR... ..... ..... .....")
    attach(state, "siren")
    play = step_alone(state, content=content).say("launch:repel.1@1,1-1,2")
    assert (names(play), play.seat().trace) == (["gnat", "hound"], 0)


def test_by_an_enemy_s_frame_in_a_combat_page_11() -> None:
    """They join at the bottom and do not act in this combat."""
    content = content_with(enemies=(foe("siren", 9, basic=effects("{do = 'trace', n = 3}")),), simple=False)
    state = stand("Combat", content=content)
    state.seats[0].trace, state.enemy_deck = 8, list(DECK)
    attach(state, "siren")
    script: dict[str, list[object]] = {"dice": ["blank"] * 2, "enemy number die": [1], "enemy symbol die": ["basic"]}
    play = step_alone(state, content=content, script=script)
    assert (names(play), play.seat().trace) == (["siren", "gnat", "hound"], 0)
    assert [event.card for event in play.events(ev.EnemyFrameActivated)] == ["enemy.siren"]


def test_by_a_scenario_card_in_the_quest_phase_page_11() -> None:
    quest: PlotCard = card("T01", world=effects("{do = 'trace', n = 1, who = 'each'}"))
    content = content_with(quest, simple=False)
    state = stand("World Activity", content=content)
    state.seats[0].trace, state.seats[1].trace, state.enemy_deck = 9, 4, list(DECK)
    play = step_alone(state, content=content)
    assert (names(play, 0), names(play, 1)) == (["gnat", "hound"], [])
    assert [seat.trace for seat in play.state.seats] == [0, 5]


def test_setting_trace_brings_nobody_page_24() -> None:
    play = effects_alone(before_roll(7), *effects("{do = 'trace', to = 0}"), content=FULL)
    assert (names(play), play.seat().trace) == ([], 0)


def test_the_next_roll_counts_what_trace_is_then_page_11() -> None:
    play = effects_alone(before_roll(3, 0), *effects("{do = 'trace', n = 4}"), content=FULL)
    assert (trace_dice(play.game, 0), trace_dice(play.game, 1)) == (3, 0)


# -- a whole turn ----------------------------------------------------------------------------------------------


def test_from_a_move_to_the_roll_of_the_next_turn_pages_11_and_14() -> None:
    """Trace rises in Move & Trace, the roll of the next turn attaches, and the Enemy acts in that turn's combat."""
    state = stand("Move & Trace", 1, FULL)
    state.tiles["C1"].explore, state.bot, state.enemy_deck = "", None, list(DECK)
    script: dict[str, list[object]] = {
        "dice": ["pulse", "pulse", "blank"],
        "enemy number die": [1],
        "enemy symbol die": ["basic"],
    }
    play = sit(state, FULL, script).say("move:B1>C1", "skip")
    assert play.events(ev.EnemyAttached) != [], "Power Plant: entry 2, one die, a pulse"
    assert (names(play), play.seat().trace) == (["gnat"], 0)
    while play.kind() != "frame":
        play.say({"move": "stay", "district": "skip"}[play.kind()])
    assert play.say("pass").events(ev.EnemyFrameActivated) == [ev.EnemyFrameActivated(0, "enemy.gnat", "basic")]
