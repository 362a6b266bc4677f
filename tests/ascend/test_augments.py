"""Class and Faction Augments: acquiring, equipping, timing, breaking (rulebook p.10, p.13), and Hideouts (p.11)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.kit.reading import att
from core.ascend.names import MEMORY, POWER, REROLL, SHIELD
from core.ascend.state import State
from tests.ascend.tables import (
    FULL,
    Play,
    Script,
    attach,
    content_with,
    effects_alone,
    foe,
    launcher,
    sit,
    stand,
    step_alone,
    step_place,
)
from tests.ascend.written import augment, effects, faction, frame

ANT = foe("ant", 1)
CONTENT = content_with(
    augments=(
        augment("plate", "{mod = 'att', n = 2}", memory=2),
        augment("blade", memory=1, timing="combat", on=frame("S", "{do = 'damage', n = 2}")),
        augment("prize", "{on = 'defeated', effects = [{do = 'gain', what = 'power'}]}", memory=1),
        augment("wish", "{on = 'defeated', effects = [{do = 'gain', what = 'power'}]}", timing="anytime"),
        augment("plan", "{effects = [{do = 'gain', what = 'shield'}]}", timing="planning"),
        augment("spark", "{effects = [{do = 'gain', what = 'reroll'}]}", timing="launch"),
        faction("lamp", "BB", "{do = 'gain', what = 'exp'}"),
        faction("rope", "BB", "{do = 'gain', what = 'shield'}"),
        faction("match", "GG", "{do = 'gain', what = 'exp'}, {do = 'break'}"),
    ),
    enemies=(ANT,),
    simple=False,
)


def owning(*equipped: str, spare: tuple[str, ...] = (), step: str = "Launch", players: int = 2) -> State:
    """Seat 0 with Augments in play, and others it has not equipped."""
    state = stand(step, players, CONTENT)
    state.seats[0].equipped = [f"test.{name}" for name in equipped]
    state.seats[0].unequipped = [f"test.{name}" for name in spare]
    return state


def play_step(state: State, script: Script | None = None) -> Play:
    return step_alone(state, content=CONTENT, script=script)


def fought(state: State, *dice: str) -> Play:
    script: Script = {"dice": list(dice), "enemy number die": [0], "enemy symbol die": ["basic"]}
    return play_step(state, script)


# -- equipped and unequipped (p.10) ----------------------------------------------------------------------------


def test_an_unequipped_modifier_does_nothing_page_10() -> None:
    assert att(play_step(owning(spare=("plate",))).game, 0) == 2
    assert att(play_step(owning("plate")).game, 0) == 4


def test_an_unequipped_combat_frame_cannot_be_activated_page_10() -> None:
    for state, there in ((owning("blade", step="Combat"), True), (owning(spare=("blade",), step="Combat"), False)):
        attach(state, "hound")
        play = fought(state, "surge", "blank")
        assert ("frame:test.blade@1" in play.answers()) == there


def test_an_unequipped_trigger_does_not_answer_page_10() -> None:
    for state, power in ((owning("prize"), 1), (owning(spare=("prize",)), 0)):
        attach(state, "ant")
        assert effects_alone(state, *effects("{do = 'defeat'}"), content=CONTENT).seat().assets[POWER] == power


def test_an_unequipped_pattern_cannot_be_launched_page_10() -> None:
    for state, asked in ((owning("lamp"), "launch"), (owning(spare=("lamp",)), "")):
        state.seats[0].slots = launcher("BB... ..... ..... .....")
        assert play_step(state).kind() == asked


@pytest.mark.parametrize(
    ("memory", "offered"), [(0, []), (1, ["equip:test.blade"]), (2, ["equip:test.plate", "equip:test.blade"])]
)
def test_equipping_costs_the_memory_on_the_card_page_10(memory: int, offered: list[str]) -> None:
    state = owning(spare=("plate", "blade"), step="Upgrade")
    state.seats[0].assets[MEMORY] = memory
    play = play_step(state)
    assert (play.answers(starting="equip") if play.kind() else []) == offered
    if offered:
        play.say(offered[0])
        assert play.seat().equipped == [offered[0].removeprefix("equip:")]
        assert play.seat().assets[MEMORY] == memory - {"equip:test.plate": 2, "equip:test.blade": 1}[offered[0]]


def test_what_was_equipped_works_at_once_and_stays_so_page_10() -> None:
    state = owning(spare=("plate",), step="Upgrade")
    state.seats[0].assets[MEMORY] = 2
    play = play_step(state).say("equip:test.plate")
    assert att(play.game, 0) == 4
    play.state.cursor.step = step_place("First Player token")
    assert step_alone(play.state, content=CONTENT).seat().equipped == ["test.plate"]


def test_there_is_no_limit_on_augments_page_10() -> None:
    cards = [card.id for card in FULL.class_augments.values() if card.deck == "reaper"]
    state = stand("Upgrade", content=FULL)
    state.seats[0].unequipped, state.seats[0].equipped, state.seats[0].assets[MEMORY] = cards[:6], cards[6:], 5
    play = step_alone(state, content=FULL)
    while play.kind() and (found := play.answers(starting="equip")):
        play.say(found[0])
    assert len(play.seat().equipped) > 8


def test_memory_may_be_spent_on_several_augments_in_one_upgrade_page_13() -> None:
    state = owning(spare=("plate", "blade", "prize"), step="Upgrade")
    state.seats[0].assets[MEMORY] = 4
    play = play_step(state).say("equip:test.plate", "equip:test.blade", "equip:test.prize")
    assert play.ended()
    assert play.seat().equipped == ["test.plate", "test.blade", "test.prize"]


# -- drawing of the own Class (p.10, p.13) ---------------------------------------------------------------------


def drawing(exp: int, *deck: str) -> Play:
    state = owning(step="Upgrade")
    state.seats[0].class_deck, state.seats[0].exp = [f"test.{name}" for name in deck], exp
    return play_step(state)


def test_2_exp_draw_two_of_the_class_keep_one_the_other_goes_to_the_bottom_page_10() -> None:
    play = drawing(2, "plate", "blade", "prize").say("upgrade:augment")
    assert play.answers() == ["keep:test.prize", "keep:test.blade"]
    play.say("keep:test.blade")
    assert (play.seat().unequipped, play.seat().equipped) == (["test.blade"], []), "it arrives unequipped"
    assert (play.seat().class_deck, play.seat().exp) == (["test.prize", "test.plate"], 0)


def test_of_a_single_card_there_is_nothing_to_choose_page_10() -> None:
    play = drawing(2, "plate").say("upgrade:augment")
    assert (play.seat().unequipped, play.seat().class_deck) == (["test.plate"], [])


def test_an_empty_class_deck_is_not_offered() -> None:
    """Rulings, Player."""
    assert "upgrade:augment" not in drawing(2).answers()


def test_what_was_drawn_is_equipped_in_the_same_upgrade_page_13() -> None:
    state = owning(step="Upgrade")
    state.seats[0].class_deck, state.seats[0].exp, state.seats[0].assets[MEMORY] = ["test.blade"], 2, 1
    assert play_step(state).say("upgrade:augment", "equip:test.blade").seat().equipped == ["test.blade"]


# -- timing (p.10) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["Upgrade", "Program"])
def test_a_planning_augment_works_at_any_moment_of_the_planning_phase_page_10(step: str) -> None:
    play = play_step(owning("plan", step=step)).say("use:test.plan#1")
    assert play.seat().assets[SHIELD] == 1
    assert "use:test.plan#1" not in (play.answers() if play.kind() else []), "once a turn"


def test_a_planning_augment_works_in_no_other_phase_page_10() -> None:
    for step in ("Launch", "Combat", "District Effect"):
        state = owning("plan", step=step)
        attach(state, "ant")
        play = play_step(state, {"enemy number die": [0]} if step == "Combat" else None)
        assert not (play.kind() and play.answers(starting="use"))


def test_a_launch_augment_works_in_the_launch_step_only_page_10() -> None:
    assert play_step(owning("spark")).say("use:test.spark#1").seat().assets[REROLL] == 1
    state = owning("spark", step="Upgrade")
    state.seats[0].exp = 2
    assert play_step(state).answers(starting="use") == []


def test_an_ability_is_there_again_in_the_next_turn() -> None:
    play = play_step(owning("spark")).say("use:test.spark#1")
    assert play.ended()
    play.state.cursor.step = step_place("First Player token")
    assert step_alone(play.state, content=CONTENT).seat().used == []


def test_using_an_augment_is_the_player_s_decision_page_10() -> None:
    state = owning("wish")
    attach(state, "ant")
    play = effects_alone(state, *effects("{do = 'defeat'}"), content=CONTENT)
    assert play.answers() == ["use:test.wish#1", "no"]
    assert play.say("no").seat().assets[POWER] == 0


def test_an_anytime_augment_works_in_any_phase_page_10() -> None:
    for step in ("Launch", "Combat", "World Activity"):
        state = owning("wish", step=step)
        attach(state, "ant")
        play = effects_alone(state, *effects("{do = 'defeat'}"), content=CONTENT).say("use:test.wish#1")
        assert play.seat().assets[POWER] == 1


def test_a_passive_augment_works_unasked_page_10() -> None:
    state = owning("prize")
    attach(state, "ant")
    play = effects_alone(state, *effects("{do = 'defeat'}"), content=CONTENT)
    assert (play.ended(), play.seat().assets[POWER]) == (True, 1)


# -- Combat Frames of Augments (p.15) --------------------------------------------------------------------------


def test_an_augment_s_frame_is_a_frame_like_those_of_the_body_page_15() -> None:
    state = owning("blade", step="Combat")
    attach(state, "hound")
    play = fought(state, "surge", "surge").say("frame:test.blade@1")
    assert play.seat().enemies[0].damage == 2
    assert "frame:test.blade@2" not in play.answers(), "once a combat"
    assert play.say("frame:walker.blue.2@2").seat().enemies[0].damage == 4


# -- Faction Augments (p.7, p.10) ------------------------------------------------------------------------------


def test_patterns_of_different_augments_may_be_launched_one_after_the_other_page_7() -> None:
    state = owning("lamp", "rope")
    state.seats[0].slots = launcher("BB... BB... BB... .....")
    play = play_step(state).say("launch:augment.test.lamp@1,1-1,2")
    assert play.answers(starting="launch:augment.test.lamp") == [], "each once"
    play.say("launch:augment.test.rope@2,1-2,2")
    assert (play.ended(), play.seat().exp, play.seat().assets[SHIELD]) == (True, 1, 1)


def test_an_equipped_augment_may_be_used_again_in_later_turns_page_10() -> None:
    state = owning("lamp")
    for exp in (1, 2):
        state.seats[0].slots = launcher("BB... ..... ..... .....")
        state = play_step(state).say("launch:augment.test.lamp@1,1-1,2").state
        assert state.seats[0].exp == exp


def test_a_broken_augment_is_out_of_the_game_page_10_and_24() -> None:
    state = owning("match")
    state.seats[0].slots = launcher("GG... GG... ..... .....")
    state.faction_decks = {"seekers": ["test.rope"]}
    play = play_step(state).say("launch:augment.test.match@1,1-1,2")
    assert play.ended()
    seat = play.seat()
    assert (seat.exp, seat.equipped, seat.unequipped) == (1, [], [])
    assert play.state.faction_decks == {"seekers": ["test.rope"]}, "it does not go back to its deck"
    assert play.events(ev.AugmentBroken) == [ev.AugmentBroken(0, "test.match")]


# -- trading (p.13) --------------------------------------------------------------------------------------------


def trading(players: int = 3) -> Play:
    state = owning("lamp", "plate", spare=("rope", "prize"), step="Upgrade", players=players)
    if players > 2:
        state.seats[2].tile = "E1"
    return play_step(state)


def test_faction_augments_may_be_handed_to_anybody_wherever_they_are_page_13() -> None:
    assert trading().answers(starting="trade") == [
        "trade:test.lamp>B",
        "trade:test.lamp>C",
        "trade:test.rope>B",
        "trade:test.rope>C",
    ]


def test_class_augments_cannot_be_traded_page_13() -> None:
    assert not [key for key in trading().answers() if "plate" in key or "prize" in key]


@pytest.mark.parametrize("card", ["test.lamp", "test.rope"])
def test_a_traded_augment_arrives_unequipped_page_10_and_13(card: str) -> None:
    play = trading().say(f"trade:{card}>C")
    giver, taker = play.seat(0), play.seat(2)
    assert card not in (*giver.equipped, *giver.unequipped)
    assert (taker.equipped, taker.unequipped) == ([], [card])


def test_what_was_traded_can_be_equipped_and_traded_on_at_once_page_13() -> None:
    state = owning("lamp", step="Upgrade")
    state.seats[1].assets[MEMORY] = 1
    play = play_step(state).say("trade:test.lamp>B")
    assert "equip:test.lamp" in play.answers(1)
    play.say("equip:test.lamp", "trade:test.lamp>A", seat=1)
    assert (play.seat(0).unequipped, play.seat(1).equipped, play.seat(1).assets[MEMORY]) == (["test.lamp"], [], 0)


def test_the_giver_can_no_longer_launch_it_page_13() -> None:
    state = owning("lamp", step="Upgrade")
    state.seats[0].slots = launcher("BB... ..... ..... .....")
    play = play_step(state).say("trade:test.lamp>B")
    assert play.game.kit(0).sources == ()


def test_alone_there_is_nobody_to_trade_with() -> None:
    assert trading(players=1).ended()


# -- Hideouts (p.10, p.11) -------------------------------------------------------------------------------------

HIDEOUT = content_with(simple=False, places="1@0,0^ 2@1,0^ 5@2,-1 12@3,-1^ 16@4,-2^")
"""The street with the Seekers' Hideout face down on C1."""


def test_a_revealed_hideout_brings_its_shuffled_deck_page_11() -> None:
    orders = set()
    for n in range(6):
        state = stand("Move & Trace", content=HIDEOUT)
        state.tiles["C1"].explore, state.seed = "", str(n)
        play = step_alone(state, content=HIDEOUT)
        assert play.state.faction_decks == {}
        play.say("move:B1>C1")
        assert list(play.state.faction_decks) == ["seekers"]
        assert len(play.state.faction_decks["seekers"]) == 10, "the unlocked ones"
        orders.add(tuple(play.state.faction_decks["seekers"]))
    assert len(orders) > 4


def test_the_hideout_s_effect_draws_one_augment_unequipped_page_10() -> None:
    state = stand("District Effect", content=HIDEOUT)
    state.seats[0].tile, state.tiles["C1"].up = "C1", True
    state.faction_decks = {"seekers": ["seekers.field-lens", "seekers.tunnel-map"]}
    play = step_alone(state, content=HIDEOUT).say("effect")
    assert (play.seat().unequipped, play.seat().equipped) == (["seekers.tunnel-map"], [])
    assert play.state.faction_decks == {"seekers": ["seekers.field-lens"]}


def test_every_player_may_draw_from_a_hideout_page_10() -> None:
    state = stand("District Effect", content=HIDEOUT)
    state.faction_decks = {"seekers": ["seekers.field-lens", "seekers.tunnel-map"]}
    state.tiles["C1"].up = True
    for number, card in ((0, "seekers.tunnel-map"), (1, "seekers.field-lens")):
        state.seats[number].tile = "C1"
        state = step_alone(state, number, HIDEOUT).say("effect", seat=number).state
        assert state.seats[number].unequipped == [card]
    assert step_alone(state, 0, HIDEOUT).ended(), "the deck is empty: the effect is not offered"


def test_a_hideout_revealed_without_entering_brings_its_deck_too_page_11() -> None:
    state = stand(content=HIDEOUT)
    play = effects_alone(state, *effects("{do = 'reveal-tile', within = 2}"), content=HIDEOUT)
    assert list(play.state.faction_decks) == ["seekers"]


def test_a_card_of_the_box_is_drawn_and_used_from_hideout_to_launch_page_10() -> None:
    """Reveal, draw, equip, launch: the whole way of a Faction Augment."""
    state = stand("Move & Trace", 1, HIDEOUT)
    state.tiles["C1"].explore = ""
    play = sit(state, HIDEOUT).say("move:B1>C1", "done", "effect")
    (card,) = play.seat().unequipped
    play.seat().assets[MEMORY] = 4
    play.seat().trace = 0
    while play.kind() not in ("upgrade", "program"):
        play.say("done" if "done" in play.answers() else play.answers()[-1])
    play.say(f"equip:{card}")
    assert play.seat().equipped == [card]
    assert [source.card for source in play.game.kit(0).sources] == [card]
