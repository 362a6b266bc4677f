"""Reroll assets and other sources of rerolls beside them, in any order (rulebook p.8)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.names import REROLL
from tests.ascend.tables import Play, Script, attach, stand, step_alone

LOADED, SNAKE, BLIND = "trickster.loaded-dice", "trickster.snake-eyes", "trickster.blind-spot"
USE_LOADED, USE_SNAKE, GAIN = f"use:{LOADED}#1", f"use:{SNAKE}#1", f"use:{BLIND}#2"


def attacking(*equipped: str, dice: list[str], reroll: int = 1) -> Play:
    """Seat 0's Attack Roll of two dice, with Reroll and Augments; no Enemy acts."""
    state = stand("Combat")
    state.seats[0].equipped, state.seats[0].assets[REROLL] = list(equipped), reroll
    attach(state, "hound")
    script: Script = {"dice": dice, "enemy number die": [0], "enemy symbol die": ["basic"]}
    return step_alone(state, script=script)


def faces(play: Play) -> list[str]:
    assert play.state.combat is not None
    return play.state.combat.dice


def test_an_augment_may_reroll_a_die_and_an_asset_the_same_die_again_page_8() -> None:
    play = attacking(LOADED, dice=["blank", "pulse", "blank", "surge"])
    play.say(USE_LOADED, "reroll:1")
    assert (faces(play), play.seat().assets[REROLL]) == (["blank", "pulse"], 1), "no asset was spent for it"
    play.say("reroll:1")
    assert (faces(play), play.seat().assets[REROLL], play.kind()) == (["surge", "pulse"], 0, "frame")


def test_also_the_other_way_round_page_8() -> None:
    play = attacking(LOADED, dice=["blank", "pulse", "blank", "surge"]).say("reroll:1")
    assert play.answers() == ["keep", USE_LOADED], "the asset is spent for this roll"
    play.say(USE_LOADED, "reroll:1")
    assert (faces(play), play.kind()) == (["surge", "pulse"], "frame")


def test_assets_only_once_a_roll_whatever_else_is_used_page_8() -> None:
    play = attacking(LOADED, dice=["blank", "blank", "blank", "blank"], reroll=3).say("reroll:1", USE_LOADED)
    assert play.answers() == ["keep", "reroll:1"], "one die of the card; equal faces are alike"
    play.say("reroll:1")
    assert play.ended(), "2 Reroll are left, and blanks"
    assert play.seat().assets[REROLL] == 2


ORDERS = [
    ((USE_LOADED, "reroll:1", USE_SNAKE, "set:2"), ["pulse", "surge"]),
    ((USE_SNAKE, "set:1", USE_LOADED, "reroll:2"), ["surge", "pulse"]),
]


@pytest.mark.parametrize(("answers", "shown"), ORDERS)
def test_several_cards_each_once_in_any_order_page_8(answers: tuple[str, ...], shown: list[str]) -> None:
    play = attacking(LOADED, SNAKE, dice=["blank", "blank", "pulse"], reroll=0)
    assert play.answers() == ["keep", USE_LOADED, USE_SNAKE]
    play.say(*answers)
    assert (faces(play), play.kind()) == (shown, "frame")


def test_declining_everything_keeps_the_roll_page_8() -> None:
    play = attacking(LOADED, dice=["blank", "pulse"]).say("keep")
    assert (faces(play), play.seat().assets[REROLL], play.seat().used) == (["blank", "pulse"], 1, [])


def test_reroll_gained_by_the_roll_may_be_spent_on_it() -> None:
    """Blind Spot: 1 Reroll for each surge rolled, while none has been spent on this roll."""
    play = attacking(BLIND, dice=["surge", "blank", "pulse"], reroll=0)
    assert play.answers() == ["keep", GAIN]
    play.say(GAIN, "reroll:2")
    assert (faces(play), play.seat().assets[REROLL]) == (["surge", "pulse"], 0)


def test_a_card_is_used_up_for_the_turn_and_comes_again_in_the_next() -> None:
    play = attacking(LOADED, dice=["blank", "pulse", "pulse"], reroll=0).say(USE_LOADED, "reroll:1")
    assert play.seat().used == [f"{LOADED}#1"]
    again = attacking(LOADED, dice=["blank", "pulse"], reroll=0)
    assert USE_LOADED in again.answers()


def test_each_roll_is_open_to_reroll_anew_page_8() -> None:
    play = attacking(dice=["blank", "blank", "pulse"], reroll=2).say("reroll:1")
    assert play.events(ev.DiceRerolled) == [ev.DiceRerolled(0, (0,), ("pulse",), 1)]
    script: Script = {"dice": ["blank", "blank", "surge"], "enemy number die": [0], "enemy symbol die": ["basic"]}
    assert step_alone(play.state, script=script).say("reroll:1").seat().assets[REROLL] == 0


def test_only_own_dice_are_rerolled_page_8() -> None:
    play = attacking(LOADED, dice=["blank", "pulse"])
    assert play.asked().about == ("Attack Roll", "blank", "pulse"), "the Enemy dice are not among them"
    state = stand("Combat")
    state.seats[1].equipped, state.seats[1].assets[REROLL] = [LOADED], 2
    attach(state, "hound")
    script: Script = {"dice": ["blank", "blank"], "enemy number die": [0], "enemy symbol die": ["basic"]}
    assert step_alone(state, script=script).ended(), "another's Reroll and Augments do not serve"
