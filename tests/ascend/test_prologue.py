"""The Prologue, card by card, played by all rules (its cards are house values; p.5, p.16, p.19, p.20)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.names import CORRUPTED, MEMORY, POWER, REROLL, SHIELD
from core.ascend.phases.turn import STEPS
from core.ascend.setup import set_up
from core.ascend.state import State
from tests.ascend.tables import PLAYERS, SHIPPED, Play, Script, attach, bag, launcher, sit, step_place

BLUES = "BBB.. ..... ..... ....."


def before(step: str, card: str, players: int = 2) -> State:
    """The Prologue before a step with a card in play and empty bags."""
    state = set_up(SHIPPED, "prologue", PLAYERS[:players], "prologue")
    state.card, state.drawn, state.time = card, [card], 3
    state.cursor.step = step_place(step)
    state.cursor.phase = STEPS[state.cursor.step].phase
    for seat in state.seats:
        seat.bag = bag()
    return state


def play(state: State, script: Script | None = None) -> Play:
    return sit(state, SHIPPED, script)


def place(state: State, number: int) -> str:
    """Where a tile lies; it is turned up."""
    name = next(name for name, tile in state.tiles.items() if tile.number == number)
    state.tiles[name].up, state.tiles[name].explore = True, ""
    return name


def assets(table: Play) -> list[list[int]]:
    return [seat.assets for seat in table.state.seats]


# -- A01 Cold Boot ---------------------------------------------------------------------------------------------


def launched_by(*seats: int) -> Play:
    """A01, in the Launch step; the seats launch a Shield and the rest follows to the next question."""
    state = before("Launch", "A01")
    state.cursor.place = 0
    for seat in state.seats:
        seat.slots = launcher(BLUES)
    table = play(state)
    for number in (0, 1):
        while table.kind(number) in ("move", "district"):
            table.say("stay" if table.kind(number) == "move" else "skip", seat=number)
        table.say("launch:basic.shield@1,1-1,2-1,3" if number in seats else "done", seat=number)
    return table


def test_when_each_player_has_launched_an_asset_pattern_the_lesson_is_over() -> None:
    table = launched_by(0, 1)
    assert (table.state.card, table.state.drawn) == ("A02", ["A01", "A02"])
    assert [line[REROLL] for line in assets(table)] == [1, 1]
    assert table.state.lying == {}, "the tokens went with the card"
    assert table.state.time == 5


def test_who_has_no_lesson_yet_may_program() -> None:
    table = launched_by(0)
    assert table.state.card == "A01"
    assert table.state.marked == {"Lesson": [0]}
    assert (list(table.table.pending), table.kind(1)) == ([1], "program")
    assert table.seat(1).moves == 2


# -- A02 Two Feeds ---------------------------------------------------------------------------------------------


def at_feed(number: int, board: str, dice: list[str], time: int = 3) -> Play:
    """A02, seat 0 on the Power Plant (11) or the Server Farm (12) before Player Activity."""
    state = before("Player Activity", "A02")
    state.seats[0].tile, state.seats[0].slots, state.time = place(state, number), launcher(board), time
    return play(state, {"dice": dice})


@pytest.mark.parametrize(
    ("tile", "act", "letter", "asset"), [(11, "power-plant", "R", POWER), (12, "server-farm", "G", MEMORY)]
)
def test_an_opened_line_feeds_everybody_and_leads_on(tile: int, act: str, letter: str, asset: int) -> None:
    table = at_feed(tile, f"{letter * 3}.. ..... ..... .....", ["pulse"] * 3)
    table.say(f"act:{act}", "dump:1,1", "dump:1,2", "dump:1,3")
    assert [line[asset] for line in assets(table)] == [1, 1]
    assert table.state.card == "A03"


def test_a_failed_test_costs_time_only() -> None:
    table = at_feed(11, "RR... ..... ..... .....", ["pulse", "blank"])
    table.say("act:power-plant", "dump:1,1", "dump:1,2")
    assert (table.state.card, table.state.time, table.state.lying) == ("A02", 2, {})
    assert assets(table) == [[0] * 4, [0] * 4]


def test_when_time_is_up_each_player_gets_an_enemy_and_2_more_turns() -> None:
    state = before("World Activity", "A02")
    state.time = 1
    table = play(state)
    assert [len(seat.enemies) for seat in table.state.seats] == [1, 1]
    assert (table.state.card, table.state.time) == ("A02", 2)


def test_the_line_opened_in_the_last_moment_counts_first() -> None:
    table = at_feed(11, "RR... ..... ..... .....", ["surge", "pulse"], time=1)
    table.say("act:power-plant", "dump:1,1", "dump:1,2")
    assert table.state.card == "A03"
    assert [len(seat.enemies) for seat in table.state.seats] == [1, 1], "one each, from A03 only"


@pytest.mark.parametrize(("players", "time"), [(1, 6), (2, 5), (3, 5), (4, 5)])
def test_time_for_the_feeds(players: int, time: int) -> None:
    state = before("World Activity", "A01", players)
    state.lying = {"card": {"Lesson": players}}
    assert play(state).state.time == time


# -- A03 Seen --------------------------------------------------------------------------------------------------


def test_seen_attaches_to_who_has_none_and_gives_shields() -> None:
    state = before("World Activity", "A02")
    state.lying = {"card": {"Feed": 1}}
    attach(state, "gnat")
    table = play(state)
    assert [len(seat.enemies) for seat in table.state.seats] == [1, 1]
    assert [line[SHIELD] for line in assets(table)] == [1, 1]


def shaken_off(how: str) -> Play:
    """A03, one Enemy leaves in the Launch step."""
    state = before("Launch", "A03")
    attach(state, "patcher")
    seat = state.seats[0]
    if how == "defeated":
        seat.slots = launcher("G.... .G... ..... .....")
        seat.enemies[0].damage = 4
    elif how == "repelled":
        seat.slots = launcher("GG... G.... ..... .....")
    table = play(state)
    return table.say(table.answers(starting="launch:hack" if how == "defeated" else "launch:repel")[0])


@pytest.mark.parametrize("how", ["defeated", "repelled"])
def test_an_enemy_shaken_off_counts_however_it_leaves(how: str) -> None:
    table = shaken_off(how)
    assert table.events(ev.EnemyLeft)[0].how == how
    assert table.state.lying == {"card": {"Gone": 1}}


def test_a_reset_shakes_nobody_off() -> None:
    state = before("Combat", "A03")
    attach(state, "hound", "gnat")
    state.seats[0].integrity = 1
    table = play(state, {"dice": ["blank", "blank"], "enemy number die": [1], "enemy symbol die": ["basic"]})
    assert len(table.events(ev.WasReset)) == 1
    assert table.state.lying == {}


def test_with_enough_gone_the_group_chooses_its_way_out() -> None:
    state = before("World Activity", "A03")
    state.lying, state.first = {"card": {"Gone": 3}}, 1
    table = play(state)
    assert (list(table.table.pending), table.answers(1)) == ([1], ["card:A04", "card:A05"])
    assert table.say("card:A05", seat=1).state.card == "A05"


def test_when_nobody_has_an_enemy_left_one_comes_to_the_first_player() -> None:
    state = before("World Activity", "A03")
    state.lying, state.first = {"card": {"Gone": 1}}, 1
    assert [len(seat.enemies) for seat in play(state).state.seats] == [0, 1]


def test_while_somebody_has_an_enemy_none_comes() -> None:
    state = before("World Activity", "A03")
    attach(state, "gnat")
    assert [len(seat.enemies) for seat in play(state).state.seats] == [1, 0]


# -- A04 Loud Exit ---------------------------------------------------------------------------------------------


def at_mainframe(dice: list[str], time: int = 3) -> Play:
    """Seat 0 (Core blue) on the Mainframe, seat 1 (Core red) elsewhere."""
    state = before("Player Activity", "A04")
    state.seats[0].tile, state.time = place(state, 16), time
    state.seats[0].slots, state.seats[1].slots = (
        launcher("BBB.. BB... ..... ....."),
        launcher("R.... ..... ..... ....."),
    )
    table = play(state, {"dice": dice})
    assert list(table.table.pending) == [0], "only who stands there can begin the Test"
    table.say("act:mainframe", *(f"dump:{slot}" for slot in ("1,1", "1,2", "1,3", "2,1", "2,2")))
    return table.say("dump:1,1", seat=1)


@pytest.mark.parametrize("time", [3, 1])
def test_a_group_test_of_nine_for_two_blows_the_mainframe_page_20(time: int) -> None:
    table = at_mainframe(["surge", "surge", "surge", "pulse", "blank", "surge"], time)
    assert table.ended()
    assert (table.state.over, table.state.won, table.state.card) == (True, True, "A06")
    assert table.state.unlocked == ["AL1"]


def test_too_few_successes_leave_one_more_enemy() -> None:
    table = at_mainframe(["surge", "surge", "surge", "blank", "blank", "surge"])
    assert (table.state.card, table.state.time) == ("A04", 2)
    assert [len(seat.enemies) for seat in table.state.seats] == [1, 0]


@pytest.mark.parametrize("card", ["A04", "A05"])
def test_out_of_time_the_scenario_is_lost_page_19(card: str) -> None:
    state = before("World Activity", card)
    state.time = 1
    table = play(state)
    assert table.ended()
    assert (table.state.over, table.state.won, table.state.card) == (True, False, "A07")
    assert table.state.unlocked == []


@pytest.mark.parametrize(("players", "time"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_the_loud_exit_starts_with_its_clock_and_power(players: int, time: int) -> None:
    state = before("World Activity", "A03", players)
    state.lying = {"card": {"Gone": players + 1}}
    table = play(state).say("card:A04")
    assert table.state.time == time
    assert [line[POWER] for line in assets(table)] == [1] * players


# -- A05 Quiet Exit --------------------------------------------------------------------------------------------


def in_shelter(*memory: int) -> Play:
    state = before("Player Activity", "A05", len(memory))
    for seat, n in zip(state.seats, memory, strict=True):
        seat.tile, seat.assets[MEMORY] = place(state, 1), n
    return play(state)


def test_each_player_stores_the_own_mind_once() -> None:
    table = in_shelter(5, 4).say("act:shelter").say("act:shelter", seat=1)
    assert table.ended()
    assert (table.state.won, table.state.card, table.state.unlocked) == (True, "A06", ["AL2"])
    assert [line[MEMORY] for line in assets(table)] == [1, 0]


def test_one_who_cannot_pay_keeps_all_waiting() -> None:
    table = in_shelter(5, 3).say("act:shelter")
    assert (table.state.card, table.state.over) == ("A05", False)
    assert table.state.lying == {"card": {"Quiet": 1}}
    assert table.seat().acts_done == ["shelter"], "not a second time in later turns"


def test_solo_the_quiet_exit_counts_only_the_player() -> None:
    table = in_shelter(4).say("act:shelter")
    assert table.state.won


@pytest.mark.parametrize(("players", "time"), [(1, 2), (2, 2), (3, 2), (4, 2)])
def test_time_for_the_quiet_exit(players: int, time: int) -> None:
    state = before("World Activity", "A03", players)
    state.lying = {"card": {"Gone": players + 1}}
    assert play(state).say("card:A05").state.time == time


# -- special rules of the sheet --------------------------------------------------------------------------------


def test_an_empty_corrupted_pool_loses_the_scenario_page_6() -> None:
    state = before("Combat", "A03")
    state.pool[CORRUPTED], state.seats[0].integrity = 1, 1
    attach(state, "hound")
    table = play(state, {"dice": ["blank", "blank"], "enemy number die": [1], "enemy symbol die": ["basic"]})
    assert table.ended()
    assert (table.state.won, table.state.card) == (False, "A07")


def test_trace_is_not_in_play_page_5() -> None:
    state = before("Move & Trace", "A01")
    place(state, 14)
    table = play(state).say("stay")
    assert table.seat().trace is None
    assert table.events(ev.TraceChanged) == []
