"""The Quest phase: activities, World Activity, Scenario cards, the First Player token (rulebook p.16, p.19)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.acts import Act
from core.ascend.cards.amount_parser import parse_amount
from core.ascend.cards.amounts import Number
from core.ascend.cards.choices import If
from core.ascend.cards.conditions import parse_condition
from core.ascend.cards.context import Effect
from core.ascend.cards.gains import Gain, Spend
from core.ascend.cards.table_effects import ChooseCard, Draw, SetTime, Time
from core.ascend.cards.token_effects import Put
from core.ascend.cards.triggers import Trigger
from core.ascend.cards.who import Who
from core.ascend.cards.world import Bar
from core.ascend.names import MEMORY, POWER, REROLL, SHIELD
from tests.ascend.tables import Play, attach, bag, card, content_with, effects_alone, launcher, sit, stand, step_alone

EACH = Who("each")
POWER_1, SHIELD_1, MEMORY_1, REROLL_1 = (Gain(what) for what in ("power", "shield", "memory", "reroll"))


def bar(when: str, *effects: Effect) -> Bar:
    return Bar(parse_condition(when), effects)


def world(*bars: Bar, first: tuple[Effect, ...] = (), otherwise: tuple[Effect, ...] = (), time: int = 3) -> Play:
    """World Activity of a card with these bars, with a second card T02 to be drawn."""
    second = card("T02", immediate=(REROLL_1,), world=(MEMORY_1,), otherwise=(MEMORY_1,))
    content = content_with(card("T01", world=first, bars=bars, otherwise=otherwise), second)
    state = stand("World Activity", content=content)
    state.time = time
    state.lying = {"card": {"Feed": 1, "Gone": 2}, "sheet": {"Loud": 1}}
    return step_alone(state, content=content)


# -- World Activity (p.16) -------------------------------------------------------------------------------------


def test_it_is_read_from_top_to_bottom_page_16() -> None:
    play = world(bar("time = 2", POWER_1, SHIELD_1), first=(Time(-1),))
    assert play.ended()
    assert [type(event) for event in play.table.events] == [
        ev.TimeChanged,
        ev.BranchTaken,
        ev.AssetChanged,
        ev.AssetChanged,
    ]
    assert play.seat().assets == [1, 0, 1, 0]


def test_only_the_first_true_bar_runs_page_16() -> None:
    play = world(bar("time = 9", POWER_1), bar("time >= 1", SHIELD_1), bar("time = 3", MEMORY_1), otherwise=(REROLL_1,))
    assert play.seat().assets == [1, 0, 0, 0]


def test_otherwise_runs_when_no_bar_is_true_page_16() -> None:
    play = world(bar("time = 9", POWER_1), bar("time <= 1", SHIELD_1), otherwise=(REROLL_1,))
    assert play.seat().assets == [0, 0, 0, 1]


def test_ifs_inside_otherwise_are_checked_too_page_16() -> None:
    inner = If(parse_condition("time = 3"), (POWER_1,), (SHIELD_1,))
    assert world(bar("time = 9", MEMORY_1), otherwise=(inner, REROLL_1)).seat().assets == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("when", "true"),
    [("time >= 3", True), ("time >= 4", False), ("time <= 3", True), ("time = 3", True), ("Feed on card >= 1", True),
     ("Gone on card >= players", True), ("Gone on card = 1", False), ("Loud on sheet >= 1", True),
     ("all-enemies = 0", True), ("power = 0", True), ("2 x players = 4", True), ("1 + half time max 2 = 2", True)],
)  # fmt: skip
def test_conditions_read_the_table(when: str, true: bool) -> None:
    assert world(bar(when, POWER_1)).seat().assets[POWER] == true


def test_a_drawn_card_stops_the_step_page_16() -> None:
    play = world(bar("time = 3", POWER_1, Draw("T02"), SHIELD_1), otherwise=(SHIELD_1,))
    assert play.ended()
    assert play.seat().assets[POWER] == 1, "what stands before it was done"
    assert play.seat().assets[SHIELD] == 0, "what stands behind it is not"
    assert play.seat().assets[MEMORY] == 0, "the new card's World Activity waits for the next turn"


def test_a_card_drawn_before_the_bars_stops_them_page_16() -> None:
    assert world(bar("time = 3", SHIELD_1), first=(Draw("T02"),)).seat().assets[SHIELD] == 0


def test_the_old_card_goes_with_its_tokens_and_the_new_one_s_immediate_effect_is_resolved_page_16() -> None:
    play = world(bar("time = 3", Draw("T02")))
    assert (play.state.card, play.state.lying) == ("T02", {"sheet": {"Loud": 1}})
    assert play.seat().assets[REROLL] == 1
    assert play.state.drawn == ["T01", "T02"]


def test_world_activity_is_resolved_with_the_first_player_as_you() -> None:
    content = content_with(card("T01", world=(POWER_1,)))
    state = stand("World Activity", 3, content)
    state.first = 2
    play = step_alone(state, content=content)
    assert [seat.assets[POWER] for seat in play.state.seats] == [0, 0, 1]


def test_the_first_player_answers_for_the_group_which_card_to_draw_page_19() -> None:
    choose = ChooseCard(("T02", "T03"), ("one way", "the other"))
    content = content_with(card("T01", world=(choose, POWER_1)), card("T02"), card("T03", immediate=(SHIELD_1,)))
    state = stand("World Activity", content=content)
    state.first = 1
    play = step_alone(state, content=content)
    assert (list(play.table.pending), play.answers(1)) == ([1], ["card:T02", "card:T03"])
    play.say("card:T03", seat=1)
    assert (play.state.card, play.seat(1).assets) == ("T03", [1, 0, 0, 0])


@pytest.mark.parametrize(("code", "won"), [("T09", True), ("T08", False)])
def test_a_victory_or_lost_card_ends_the_scenario_after_its_effects_page_20(code: str, won: bool) -> None:
    kind = "victory" if won else "loss"
    content = content_with(
        card("T01", world=(Draw(code),)), card(code, kind, immediate=(Gain("power", Number(2), EACH),))
    )
    play = sit(stand("World Activity", content=content), content)
    assert play.ended()
    assert (play.state.over, play.state.won, play.state.card) == (True, won, code)
    assert [seat.assets[POWER] for seat in play.state.seats] == [2, 2]
    assert play.events(ev.FirstPlayerPassed) == [], "nothing more is played"


# -- Time and the player number (p.5) --------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "time"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_time_is_set_to_6_less_the_players_page_5(players: int, time: int) -> None:
    play = effects_alone(stand(players=players), SetTime(parse_amount("6 - players")))
    assert play.state.time == time


def test_twice_the_players_page_19() -> None:
    assert effects_alone(stand(players=3), Gain("red", parse_amount("2 x players"))).seat().dump == bag(red=6)


def test_time_does_not_fall_below_0() -> None:
    state = stand()
    state.time = 1
    assert effects_alone(state, Time(-1), Time(-1)).state.time == 0


# -- Player Activity (p.16) ------------------------------------------------------------------------------------

FARM = Act("farm", 12, (POWER_1,))
PLANT = Act("plant", 11, (SHIELD_1,))
SHOP = Act("shop", 12, (Put("Quiet"),), (Spend("memory", Number(2)),), "once each")
FIRST_COME = Act("first", 12, (REROLL_1,), (), "once")


def activities(*acts: Act, players: int = 2, at: str = "D1", memory: int = 0) -> Play:
    """All seats on one tile before Player Activity, a card with these activities in play."""
    content = content_with(card("T01", acts=acts))
    state = stand("Player Activity", players, content)
    for seat in state.seats:
        seat.tile, seat.assets[MEMORY] = at, memory
    return step_alone(state, content=content)


def test_without_an_activity_the_step_is_skipped_page_16() -> None:
    assert activities().ended()


def test_an_activity_is_done_on_its_tile_only_page_16() -> None:
    assert activities(FARM, at="E1").ended()
    assert activities(FARM).answers() == ["done", "act:farm"]


def test_a_face_down_tile_offers_nothing_page_11() -> None:
    assert activities(PLANT, at="C1").ended()


def test_it_is_optional_and_each_player_may_do_it_once_a_turn_page_16() -> None:
    play = activities(FARM).say("act:farm").say("done", seat=1)
    assert play.ended()
    assert [seat.assets[POWER] for seat in play.state.seats] == [1, 0]


def test_players_act_in_any_order_page_16() -> None:
    play = activities(FARM)
    assert list(play.table.pending) == [0, 1]
    play.say("act:farm", seat=1)
    assert list(play.table.pending) == [0]
    assert play.say("act:farm").ended()


def test_a_cost_is_paid_whole_or_the_activity_is_not_there_page_8() -> None:
    assert activities(SHOP, memory=1).ended()
    play = activities(SHOP, memory=3).say("act:shop")
    assert play.seat().assets[MEMORY] == 1
    assert play.state.lying == {"card": {"Quiet": 1}}


def test_once_means_once_for_all_players() -> None:
    play = activities(FIRST_COME).say("act:first", seat=1)
    assert play.ended(), "seat 0 is asked no more"


def test_limits_over_turns() -> None:
    """``turn`` activities come again, ``once each`` ones do not while their card lies there."""
    content = content_with(card("T01", acts=(FARM, SHOP)))
    state = stand("First Player token", content=content)
    state.seats[0].acts = ["farm", "shop"]
    state.seats[0].acts_done = ["shop", "gone"]
    seat = step_alone(state, content=content).seat()
    assert (seat.acts, seat.acts_done) == ([], ["shop"])


# -- standing rules of a card (p.19) ---------------------------------------------------------------------------


def test_a_rule_answers_each_event_it_waits_for_once_and_no_other_page_19() -> None:
    rules = (Trigger("launched", (Put("Lesson", yours=True), POWER_1), "asset"),)
    content = content_with(card("T01", rules=rules))
    state = stand("Launch", content=content)
    state.seats[0].slots = launcher("BBB.. BG... RB... GGG..")
    play = step_alone(state, content=content)
    play.say(next(key for key in play.answers() if "basic.exp" in key))
    assert (play.state.lying, play.seat().assets[POWER]) == ({}, 0), "the EXP Pattern is no Asset Pattern"
    play.say("launch:basic.shield@1,1-1,2-1,3")
    assert (play.state.marked, play.seat().assets) == ({"Lesson": [0]}, [1, 0, 1, 0])
    play.say("launch:basic.memory@4,1-4,2-4,3")
    assert (play.state.lying["card"], play.seat().assets[POWER]) == ({"Lesson": 1}, 2), "one Lesson for each player"


# -- the First Player token and the turn -----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "first", "after"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0), (1, 0, 0)])
def test_the_first_player_token_goes_clockwise_page_16(players: int, first: int, after: int) -> None:
    state = stand("First Player token", players)
    state.first = first
    play = step_alone(state)
    assert (play.state.first, play.state.cursor.turn) == (after, 2)


def test_the_steps_of_a_turn_come_in_their_order_pages_14_to_16() -> None:
    state = stand("Trace Roll")
    for seat in state.seats:
        seat.exp = 2
        seat.slots = launcher("BBB.. ..... ..... .....")
    play = sit(state)
    while play.state.cursor.turn == 1 and play.table.pending:
        seat_number, choice = next(iter(play.table.pending.items()))
        keys = {"upgrade": "done", "program": "done", "move": "stay", "district": "skip", "launch": "done"}
        play.say(keys[choice.kind], seat=seat_number)
    steps = [(event.seat, event.step) for event in play.events(ev.StepBegan)]
    action = ["Move & Trace", "District Effect", "Launch"]
    assert steps[:16] == [
        *((0, name) for name in ("Trace Roll", "Upgrade", "Refill Launcher", "Program")),
        *((seat, name) for seat in (0, 1) for name in action),
        (0, "Combat"),
        (1, "Combat"),
        *((0, name) for name in ("Player Activity", "World Activity", "First Player token")),
        (1, "Trace Roll"),
    ]
    assert [event.turn for event in play.events(ev.TurnBegan)] == [1, 2]


def test_a_stun_ends_with_the_turn() -> None:
    state = stand("First Player token")
    (enemy,) = attach(state, "hound")
    enemy.stunned = True
    assert not step_alone(state).seat().enemies[0].stunned
