"""The Combat phase (rulebook p.15), with Enemies and a Walker made for it."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend import events as ev
from core.ascend.cards.amounts import Number
from core.ascend.cards.enemy_effects import Attach, Damage, Restack
from core.ascend.cards.gains import Gain
from core.ascend.cards.harm import Wounds
from core.ascend.components import Frame
from core.ascend.names import POWER, REROLL, SHIELD
from core.ascend.state import State
from core.engine.choice import Refused
from tests.ascend.tables import SHIPPED, Play, Script, attach, bag, content_with, foe, launcher, sit, stand, step_alone

ONE, TWO, THREE = Number(1), Number(2), Number(3)
FIGHTER = evolve(
    SHIPPED.walkers["walker.green"],
    id="walker.fighter",
    name="Fighter",
    att=4,
    frames=(
        Frame("P*", (Damage(ONE),)),
        Frame("S", (Damage(TWO),)),
        Frame("PP", (Damage(THREE),)),
        Frame("PS", (Damage(ONE, target="each"),)),
        Frame("A*", (Gain("memory"),)),
    ),
)
CONTENT = content_with(
    walkers=(FIGHTER,),
    enemies=(
        foe("ant", 1, basic=(Wounds(ONE),), special=(Gain("memory"), Wounds(ONE))),
        foe("bee", 5, basic=(Wounds(ONE),), special=(Gain("shield"),)),
        foe("cow", 9, basic=(Wounds(TWO),), special=(Attach(),)),
        foe("dog", 9, basic=(Restack("bottom"), Wounds(ONE)), special=(Restack("top"),)),
    ),
)
PULSES, SURGES = ["pulse"] * 4, ["surge"] * 4
BLANKS = ["blank"] * 4


def before_combat(*enemies: str, players: int = 2) -> State:
    """Seat 0 as the Fighter, with Enemies attached."""
    state = stand("Combat", players, CONTENT)
    state.seats[0].walker = "walker.fighter"
    attach(state, *enemies)
    return state


def rolled(state: State, dice: list[str], number: int, symbol: str = "basic") -> Play:
    """Seat 0's Combat, alone, with these dice."""
    script: Script = {"dice": dice, "enemy number die": [number], "enemy symbol die": [symbol]}
    return step_alone(state, content=CONTENT, script=script)


def fight(*enemies: str, dice: list[str], number: int, symbol: str = "basic") -> Play:
    return rolled(before_combat(*enemies), dice, number, symbol)


def acted(play: Play) -> list[str]:
    """Enemies whose frames were activated, in order."""
    return [event.card.removeprefix("enemy.") for event in play.events(ev.EnemyFrameActivated)]


# -- Attack Roll -----------------------------------------------------------------------------------------------


def test_without_enemies_the_phase_is_skipped_page_15() -> None:
    play = step_alone(stand("Combat"), script={})
    assert play.ended()
    assert play.table.events == []


def test_att_dice_and_two_enemy_dice_are_rolled_page_15() -> None:
    play = fight("bee", dice=BLANKS, number=1, symbol="special")
    assert play.ended()
    assert play.events(ev.DiceRolled) == [ev.DiceRolled(0, "Attack Roll", tuple(BLANKS))]
    assert play.events(ev.EnemyDiceRolled) == [ev.EnemyDiceRolled(0, 1, "special")]


def test_power_is_spent_before_the_roll_for_one_die_each_page_15() -> None:
    state = before_combat("bee")
    state.seats[0].assets[POWER] = 3
    play = rolled(state, [*BLANKS, "blank", "surge"], 0)
    assert play.answers() == ["power:0", "power:1", "power:2", "power:3"]
    assert play.events(ev.DiceRolled) == [], "nothing is known yet"
    play.say("power:2")
    assert len(play.events(ev.DiceRolled)[0].faces) == 4 + 2
    assert play.seat().assets[POWER] == 1
    assert play.kind() == "frame", "no Power after the roll"


def test_the_red_walker_adds_dice_before_power_is_asked_for() -> None:
    state = stand("Combat", content=CONTENT)
    state.seats[1].slots, state.seats[1].assets[POWER] = launcher("RRR.. ..... ..... ....."), 1
    attach(state, "bee", seat=1)
    script: Script = {"dice": ["blank"] * 5, "enemy number die": [0], "enemy symbol die": ["basic"]}
    play = step_alone(state, 1, CONTENT, script)
    play.say("dump:1,1", "dump:1,2", seat=1)
    assert play.asked(1).about == (4,), "ATT 2 and two red Data, no third"
    play.say("power:1", seat=1)
    assert play.ended()
    assert play.seat(1).dump == bag(red=2)


def test_reroll_once_a_roll_and_one_die_for_each_page_8() -> None:
    state = before_combat("bee")
    state.seats[0].assets[REROLL] = 3
    play = rolled(state, ["blank", "pulse", "blank", "surge", "surge", "blank"], 0)
    assert play.kind() == "reroll"
    play.say("reroll:1,3")
    assert play.seat().assets[REROLL] == 1
    assert play.state.combat is not None
    assert play.state.combat.dice == ["surge", "pulse", "blank", "surge"]
    assert play.kind() == "frame", "Reroll may be spent only once a roll, though one is left"


def test_not_more_dice_are_rerolled_than_reroll_is_there_page_8() -> None:
    state = before_combat("bee")
    state.seats[0].assets[REROLL] = 1
    play = rolled(state, ["blank", "pulse", "blank", "surge"], 0)
    assert play.answers() == ["keep", "reroll:1", "reroll:2", "reroll:4"], "equal faces are alike"
    with pytest.raises(Refused):
        play.say("reroll:1,2")
    assert play.say("keep").seat().assets[REROLL] == 1


def test_enemy_dice_are_not_rerolled_page_8() -> None:
    state = before_combat("bee")
    state.seats[0].assets[REROLL] = 5
    play = rolled(state, BLANKS, 2, "special")
    assert len(play.asked().about) == 1 + 4, "the four own dice"


# -- Set Active Enemy Count ------------------------------------------------------------------------------------

PLACES = [
    (1, ("bee", "cow", "ant"), "enemy.bee"),
    (2, ("bee", "cow", "ant"), "enemy.cow"),
    (3, ("bee", "cow", "ant"), "enemy.ant"),
    (3, ("bee", "cow"), "enemy.cow"),
    (2, ("bee",), "enemy.bee"),
    (3, ("bee", "bee", "bee", "cow"), "enemy.bee"),
]


@pytest.mark.parametrize(("number", "stack", "card"), PLACES)
def test_the_number_die_counts_from_the_top_or_goes_on_the_last_page_15(
    number: int, stack: tuple[str, ...], card: str
) -> None:
    play = fight(*stack, dice=PULSES, number=number)
    assert play.events(ev.NumberDiePlaced) == [ev.NumberDiePlaced(0, card)]


def test_with_the_blank_side_no_enemy_acts_page_15() -> None:
    play = fight("bee", "cow", dice=[*PULSES[:3], "blank"], number=0).say("frame:walker.fighter.1@1,2,3")
    assert play.ended()
    assert (acted(play), play.events(ev.NumberDiePlaced)) == ([], [])
    assert play.seat().integrity == 5


# -- Resolve Dice Results: the exchange ------------------------------------------------------------------------


def test_the_die_walks_up_and_enemies_below_it_do_not_act_page_15() -> None:
    play = fight("bee", "ant", "cow", dice=BLANKS, number=2)
    assert play.ended()
    assert acted(play) == ["ant", "bee"]
    assert play.seat().integrity == 3


def test_player_first_then_frames_alternate_page_15() -> None:
    play = fight("cow", "bee", "cow", dice=["surge", "pulse", "pulse", "pulse"], number=3)
    assert acted(play) == [], "the player begins"
    play.say("frame:walker.fighter.2@1")
    assert acted(play) == ["cow"]
    play.say("frame:walker.fighter.1@2")
    assert acted(play) == ["cow", "bee"]
    assert play.state.combat is not None
    order = [who for who, _ in play.state.combat.exchange]
    assert order == ["you", "Cow", "you", "Bee"]


@pytest.mark.parametrize(("symbol", "shield", "integrity"), [("basic", 0, 4), ("special", 1, 5)])
def test_the_symbol_die_says_which_frame_is_resolved_page_15(symbol: str, shield: int, integrity: int) -> None:
    play = fight("bee", dice=BLANKS, number=1, symbol=symbol)
    assert (play.seat().assets[SHIELD], play.seat().integrity) == (shield, integrity)


def test_passing_lets_the_enemy_act_and_the_player_may_go_on_page_15() -> None:
    play = fight("cow", "bee", dice=PULSES, number=2)
    assert play.answers()[-1] == "pass"
    play.say("pass", "frame:walker.fighter.3@1,2")
    assert acted(play) == ["bee", "cow"]
    assert play.answers()[-1] == "stop", "the Number die lies on no Enemy any more"
    play.say("stop")
    assert play.ended()
    assert play.seat().enemies[0].damage == 3, "dice left over are of no use"


def test_when_the_enemies_are_done_the_player_goes_on_alone_page_15() -> None:
    play = fight("cow", dice=["surge", "pulse", "pulse", "pulse"], number=1)
    play.say("pass", "frame:walker.fighter.2@1", "frame:walker.fighter.3@2,3", "frame:walker.fighter.1@4")
    assert play.ended()
    assert (acted(play), play.seat().enemies[0].damage) == (["cow"], 6)


# -- Combat Frames ---------------------------------------------------------------------------------------------


def test_a_frame_needs_exactly_its_symbols_page_15() -> None:
    play = fight("cow", dice=["pulse", "blank", "blank", "surge"], number=0)
    assert play.answers() == [
        "frame:walker.fighter.1@1",
        "frame:walker.fighter.2@4",
        "frame:walker.fighter.4@1,4",
        "frame:walker.fighter.5@4",
        "frame:walker.fighter.5@1",
        "frame:walker.fighter.5@1,4",
        "stop",
    ]


def test_a_frame_only_once_a_phase_page_15() -> None:
    play = fight("cow", dice=SURGES, number=0).say("frame:walker.fighter.2@1")
    assert "frame:walker.fighter.2@2" not in play.answers()


def test_a_multi_frame_again_and_again_with_any_number_of_dice_page_15() -> None:
    play = fight("cow", dice=PULSES, number=0)
    play.say("frame:walker.fighter.1@1,2", "frame:walker.fighter.1@3", "frame:walker.fighter.1@4")
    assert play.ended(), "no dice are left"
    assert [event.amount for event in play.events(ev.Damaged)] == [2, 1, 1]


def test_in_the_next_combat_phase_every_frame_is_fresh_page_15() -> None:
    state = before_combat("cow")
    rolled(state, SURGES, 0).say("frame:walker.fighter.2@1", "stop")
    rolled(state, SURGES, 0).say("frame:walker.fighter.2@1", "stop")
    assert state.seats[0].enemies[0].damage == 4


def test_damage_goes_to_the_top_enemy_and_the_excess_is_lost_page_15() -> None:
    play = fight("ant", "bee", dice=PULSES, number=0).say("frame:walker.fighter.3@1,2")
    assert [(enemy.card, enemy.damage) for enemy in play.seat().enemies] == [("enemy.bee", 0)]
    assert play.seat().exp == 1


def test_damage_stays_after_the_combat_page_12() -> None:
    state = before_combat("cow")
    state.seats[0].enemies[0].damage = 4
    play = rolled(state, PULSES, 0).say("frame:walker.fighter.3@1,2", "stop")
    assert play.seat().enemies[0].damage == 7
    assert play.state.combat is None


# -- Enemies that leave before they act ------------------------------------------------------------------------


def test_the_top_enemy_defeated_with_the_die_on_it_takes_the_die_away_page_15() -> None:
    play = fight("ant", "cow", dice=["surge", "blank", "blank", "blank"], number=1).say("frame:walker.fighter.2@1")
    assert play.ended()
    assert acted(play) == []


def test_the_die_moves_on_when_its_enemy_is_defeated_further_down_page_15() -> None:
    dice = ["surge", "pulse", "blank", "blank"]
    play = fight("cow", "ant", "bee", dice=dice, number=2).say("frame:walker.fighter.4@2,1")
    assert play.ended()
    assert acted(play) == ["cow"], "it moved one card toward the Top Enemy"


def test_an_enemy_above_the_die_may_fall_and_the_die_stays_on_its_card_page_15() -> None:
    play = fight("ant", "bee", "cow", dice=["surge", "blank", "blank", "blank"], number=3)
    play.say("frame:walker.fighter.2@1")
    assert play.ended()
    assert acted(play) == ["cow", "bee"]


def test_when_all_above_and_with_the_die_fall_nobody_acts_page_15() -> None:
    dice = ["surge", "pulse", "blank", "blank"]
    play = fight("ant", "ant", "cow", dice=dice, number=2).say("frame:walker.fighter.4@2,1")
    assert play.ended()
    assert (acted(play), play.seat().exp) == ([], 2)


def test_an_enemy_attached_in_combat_does_not_act_in_it_page_12() -> None:
    state = before_combat("cow")
    state.enemy_deck = ["enemy.ant"]
    play = rolled(state, BLANKS, 3, "special")
    assert play.ended()
    assert acted(play) == ["cow"]
    assert [enemy.card for enemy in play.seat().enemies] == ["enemy.cow", "enemy.ant"]


def test_a_stunned_enemy_loses_its_frame_and_the_die_walks_on() -> None:
    state = before_combat("bee", "cow")
    state.seats[0].enemies[1].stunned = True
    play = rolled(state, BLANKS, 2)
    assert play.ended()
    assert (acted(play), play.seat().integrity) == (["bee"], 4)


def test_the_stack_keeps_its_order_until_the_combat_is_over() -> None:
    play = fight("dog", "bee", dice=["surge", "surge", "blank", "blank"], number=1).say(
        "pass", "frame:walker.fighter.2@1"
    )
    play.say("frame:walker.fighter.5@2")
    assert play.ended()
    assert [(enemy.card, enemy.damage) for enemy in play.seat().enemies] == [("enemy.bee", 0), ("enemy.dog", 2)]


# -- the end of a Combat ---------------------------------------------------------------------------------------


def test_integrity_0_ends_the_combat_with_a_reset_page_15() -> None:
    state = before_combat("cow", "bee", "cow")
    state.seats[0].integrity = 2
    play = rolled(state, PULSES, 3).say("pass")
    assert play.ended(), "the other two do not act, the player's dice are gone"
    assert acted(play) == ["cow"]
    assert (play.seat().enemies, play.seat().integrity, play.state.combat) == ([], 5, None)


def test_shields_may_be_spent_on_each_enemy_s_wounds_page_15() -> None:
    state = before_combat("bee", "cow")
    state.seats[0].assets[SHIELD] = 3
    play = rolled(state, BLANKS, 2)
    assert play.asked().about[0] == 2
    play.say("yes", "no")
    assert (play.seat().assets[SHIELD], play.seat().integrity) == (1, 4)


def test_another_player_s_enemy_cannot_be_harmed_page_15() -> None:
    """Not even on the same tile: Damage to each Enemy is Damage to each of the own."""
    state = before_combat("cow")
    attach(state, "cow", seat=1)
    play = rolled(state, ["surge", "pulse", "blank", "blank"], 0).say("frame:walker.fighter.4@2,1")
    assert [seat.enemies[0].damage for seat in play.state.seats] == [1, 0]


def test_each_player_fights_alone_and_in_order_page_15() -> None:
    state = before_combat("bee", players=3)
    state.first = 1
    attach(state, "cow", seat=1)
    script: Script = {"dice": ["blank"] * 6, "enemy number die": [1, 1], "enemy symbol die": ["basic", "basic"]}
    play = sit(state, CONTENT, script)
    assert [event.seat for event in play.events(ev.EnemyFrameActivated)] == [1, 0]
    assert [seat.integrity for seat in play.state.seats] == [4, 3, 5], "Cow 2 on seat 1, Bee 1 on seat 0"
