"""Words about assets, EXP, Data of the pools, Integrity and Trace (rulebook p.7, p.8, p.11, p.13, p.24)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.context import Moment
from core.ascend.names import POWER, REROLL, SHIELD
from core.ascend.state import Bot, State
from tests.ascend.tables import FULL, bag, stand
from tests.ascend.vocabulary.proofs import proves, run, says
from tests.ascend.written import effect

# -- gain ------------------------------------------------------------------------------------------------------


@proves("effect", "gain")
@pytest.mark.parametrize(
    ("what", "assets", "exp", "dump"),
    [
        ("shield", [2, 0, 0, 0], 0, {}),
        ("memory", [0, 2, 0, 0], 0, {}),
        ("power", [0, 0, 2, 0], 0, {}),
        ("reroll", [0, 0, 0, 2], 0, {}),
        ("exp", [0, 0, 0, 0], 2, {}),
        ("green", [0, 0, 0, 0], 0, {"green": 2}),
        ("open", [0, 0, 0, 0], 0, {"open": 2}),
        ("corrupted", [0, 0, 0, 0], 0, {"corrupted": 2}),
        ("core", [0, 0, 0, 0], 0, {"blue": 2}),
    ],
)
def test_gain(what: str, assets: list[int], exp: int, dump: dict[str, int]) -> None:
    play = run(f"{{do = 'gain', what = '{what}', n = 2}}")
    assert play.ended()
    assert (play.seat().assets, play.seat().exp, play.seat().dump) == (assets, exp, bag(**dump))
    assert says(effect(f"{{do = 'gain', what = '{what}', n = 2}}"), "gain", "2", what)


def test_gain_asset_asks_once_for_each_point() -> None:
    play = run("{do = 'gain', what = 'asset', n = 2}").say("asset:reroll", "asset:shield")
    assert play.ended()
    assert play.seat().assets == [1, 0, 0, 1]
    assert says(effect("{do = 'gain', what = 'asset', n = 2}"), "gain", "2", "asset")


def test_gain_basic_asks_once_for_each_token() -> None:
    play = run("{do = 'gain', what = 'basic', n = 2}").say("colour:red", "colour:red")
    assert play.ended()
    assert play.seat().dump == bag(red=2)


# -- lose, spend, steal ----------------------------------------------------------------------------------------


def rich(*assets: int, exp: int = 0, seat: int = 0, players: int = 2) -> State:
    state = stand(players=players)
    state.seats[seat].assets, state.seats[seat].exp = list(assets), exp
    return state


@proves("effect", "lose")
def test_lose_is_forced_and_stops_at_0() -> None:
    play = run("{do = 'lose', what = 'power', n = 2}, {do = 'lose', what = 'exp', n = 9}", rich(0, 0, 1, 0, exp=4))
    assert play.ended(), "nobody is asked"
    assert (play.seat().assets[POWER], play.seat().exp) == (0, 0)
    assert says(effect("{do = 'lose', what = 'power', n = 2}"), "lose", "2", "power")


def test_lose_asset_leaves_the_choice_to_the_loser() -> None:
    play = run("{do = 'lose', what = 'asset', n = 2, who = 'other'}", rich(1, 0, 0, 1, seat=1))
    assert play.answers(1) == ["lose:shield", "lose:reroll"]
    assert play.say("lose:reroll", seat=1).seat(1).assets == [0] * 4


SPENT = "{do = 'pay', cost = [{do = 'spend', what = 'power', n = 2}], then = [{do = 'gain', what = 'exp'}]}"


@proves("effect", "spend")
@pytest.mark.parametrize(("power", "payable"), [(1, False), (2, True), (3, True)])
def test_spend_must_be_there_in_full(power: int, payable: bool) -> None:
    play = run(SPENT, rich(0, 0, power, 0))
    assert (play.kind() == "pay") == payable
    if payable:
        play.say("yes")
        assert (play.seat().assets[POWER], play.seat().exp) == (power - 2, 1)
    assert says(effect(SPENT), "spend", "2", "power", "gain", "1 EXP")


@proves("effect", "steal")
def test_steal_takes_assets_of_the_thief_s_choice_from_one_other_player() -> None:
    play = run("{do = 'steal', n = 2}", rich(1, 0, 1, 0, seat=2, players=3)).say("seat:C", "asset:power")
    assert play.ended(), "the second has one answer"
    assert (play.seat(0).assets, play.seat(2).assets) == ([1, 0, 1, 0], [0] * 4)
    assert says(effect("{do = 'steal', n = 2}"), "steal", "2", "asset", "another player")


def test_steal_of_more_than_there_is_takes_what_there_is() -> None:
    play = run("{do = 'steal', n = 3}", rich(0, 1, 0, 0, seat=1))
    assert play.ended()
    assert (play.seat(0).assets, play.seat(1).assets) == ([0, 1, 0, 0], [0] * 4)


# -- Integrity -------------------------------------------------------------------------------------------------


@proves("effect", "recover")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 5), (5, 5)])
def test_recover_stops_at_the_limiter(before: int, after: int) -> None:
    state = stand()
    state.seats[0].integrity = before
    assert run("{do = 'recover', n = 2}", state).seat().integrity == after
    assert says(effect("{do = 'recover', n = 2}"), "recover", "2")


@proves("effect", "raise")
def test_raise_moves_limiter_and_integrity_up() -> None:
    state = stand()
    state.seats[0].integrity = 2
    play = run("{do = 'raise', n = 2}", state)
    assert (play.seat().limit, play.seat().integrity) == (7, 4)
    assert says(effect("{do = 'raise', n = 2}"), "Integrity", "2")


@proves("effect", "wounds")
def test_wounds_are_one_parcel_that_the_shield_stops() -> None:
    play = run("{do = 'wounds', n = 3}", rich(2, 0, 0, 0))
    assert play.asked().about[0] == 3
    play.say("yes")
    assert (play.seat().integrity, play.seat().assets[SHIELD]) == (4, 0)
    assert says(effect("{do = 'wounds', n = 3}"), "3", "wounds")


@proves("effect", "prevent")
@pytest.mark.parametrize(("n", "left"), [(1, 2), (3, 0), (9, 0)])
def test_prevent_makes_the_parcel_smaller(n: int, left: int) -> None:
    moment = Moment(3)
    run(f"{{do = 'prevent', n = {n}}}", moment=moment)
    assert moment.amount == left
    assert says(effect("{do = 'prevent', n = 1}"), "1", "wound")


# -- Trace and dice --------------------------------------------------------------------------------------------


def traced(trace: int) -> State:
    state = stand(content=FULL)
    state.seats[0].trace = trace
    return state


@proves("effect", "trace")
@pytest.mark.parametrize(
    ("part", "before", "after", "enemies"),
    [("n = 2", 3, 5, 0), ("n = -4", 3, 0, 0), ("n = 2", 9, 0, 2), ("to = 0", 7, 0, 0), ("to = 9", 0, 9, 0)],
)
def test_trace_moves_or_is_set(part: str, before: int, after: int, enemies: int) -> None:
    play = run(f"{{do = 'trace', {part}}}", traced(before), content=FULL)
    assert (play.seat().trace, len(play.seat().enemies)) == (after, enemies)
    assert says(effect(f"{{do = 'trace', {part}}}"), "trace", part.partition(" = ")[2].lstrip("-"))


def test_trace_set_to_the_top_space_never_counts_as_reaching_it() -> None:
    play = run("{do = 'trace', to = 10}", traced(3), content=FULL)
    assert play.seat().enemies == []


@proves("effect", "add-dice")
@pytest.mark.parametrize(("n", "dice"), [(1, 3), (-1, 1), (-3, 0)])
def test_add_dice_changes_the_roll_about_to_be_made_but_not_below_0(n: int, dice: int) -> None:
    moment = Moment(2)
    run(f"{{do = 'add-dice', n = {n}}}", moment=moment)
    assert moment.amount == dice
    assert says(effect(f"{{do = 'add-dice', n = {n}}}"), str(abs(n)), "more" if n > 0 else "fewer")


# -- the BOT ---------------------------------------------------------------------------------------------------


@proves("effect", "charge")
@pytest.mark.parametrize(("battery", "after"), [(1, 3), (4, 5), (5, 5)])
def test_charge_fills_battery_slots_five_at_most(battery: int, after: int) -> None:
    state = stand(players=1)
    state.bot = Bot("B1", battery)
    play = run("{do = 'charge', n = 2}", state)
    assert play.state.bot is not None
    assert play.state.bot.battery == after
    assert says(effect("{do = 'charge', n = 2}"), "2")


def test_charge_without_a_bot_does_nothing() -> None:
    assert len(run("{do = 'charge'}").events(ev.NothingHappens)) == 1


# -- who -------------------------------------------------------------------------------------------------------


@proves("who", "you", "each", "lead")
@pytest.mark.parametrize(("who", "gained"), [("you", [1, 0, 0]), ("each", [1, 1, 1]), ("lead", [0, 0, 1])])
def test_whom_an_effect_is_for(who: str, gained: list[int]) -> None:
    state = stand(players=3)
    state.first = 2
    play = run(f"{{do = 'gain', what = 'reroll', who = '{who}'}}", state)
    assert [seat.assets[REROLL] for seat in play.state.seats] == gained


@proves("who", "other", "anyone", "here")
@pytest.mark.parametrize(
    ("who", "offered"),
    [("other", ["seat:B", "seat:C", "seat:D"]), ("anyone", ["seat:A", "seat:B", "seat:C", "seat:D"]),
     ("here", ["seat:B", "seat:D"])],
)  # fmt: skip
def test_whom_the_acting_player_chooses(who: str, offered: list[str]) -> None:
    state = stand(players=4)
    state.seats[2].tile = "D1"
    play = run(f"{{do = 'gain', what = 'power', who = '{who}'}}", state)
    assert play.answers() == offered
    play.say(offered[-1])
    assert play.seat(3).assets[POWER] == 1
    assert says(effect(f"{{do = 'gain', what = 'power', who = '{who}'}}"), "player", "gains", "1 Power")


@pytest.mark.parametrize(("who", "power"), [("other", 0), ("here", 0), ("anyone", 1), ("each", 1)])
def test_solo_other_and_here_find_nobody(who: str, power: int) -> None:
    play = run(f"{{do = 'gain', what = 'power', who = '{who}'}}", stand(players=1))
    assert play.ended()
    assert play.seat().assets[POWER] == power


def test_each_without_leaves_seats_out() -> None:
    state = stand(players=3)
    state.marked = {"Lesson": [1]}
    play = run("{do = 'gain', what = 'power', who = 'each without Lesson'}", state)
    assert [seat.assets[POWER] for seat in play.state.seats] == [1, 0, 1]
    assert says(effect("{do = 'gain', what = 'power', who = 'each without Lesson'}"), "without a Lesson")
