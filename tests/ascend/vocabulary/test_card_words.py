"""Words about Augments, Bodies and launching out of turn (rulebook p.7, p.9, p.10)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.kit.reading import att, damage_more
from core.ascend.names import MEMORY
from core.ascend.state import State
from tests.ascend.tables import FULL, attach, bag, content_with, launcher, stand, step_alone, step_place
from tests.ascend.vocabulary.proofs import proves, run, says
from tests.ascend.written import effect, faction, holding

DRAWN = ["reaper.siphon", "reaper.overkill", "reaper.wide-scythe"]
"""The top of a Class deck, the last on top."""


def playing() -> State:
    """Seat 0 with a Class deck of three, two Bodies in the Market, three in the deck."""
    state = stand(content=FULL)
    state.seats[0].class_deck = list(DRAWN)
    state.market, state.body_deck = ["body.hive", "body.weaver"], ["body.scout", "body.courier", "body.archivist"]
    return state


# -- Augments --------------------------------------------------------------------------------------------------


@proves("effect", "draw-augment")
def test_draw_augment_keeps_some_unequipped_and_puts_the_rest_at_the_bottom() -> None:
    play = run("{do = 'draw-augment', deck = 'class', n = 2, keep = 1}", playing(), content=FULL)
    assert play.answers() == ["keep:reaper.wide-scythe", "keep:reaper.overkill"]
    play.say("keep:reaper.overkill")
    assert (play.seat().unequipped, play.seat().equipped) == (["reaper.overkill"], [])
    assert play.seat().class_deck == ["reaper.wide-scythe", "reaper.siphon"]
    assert says(effect("{do = 'draw-augment', deck = 'class', n = 2, keep = 1}"), "draw", "2", "keep 1")


def test_draw_augment_of_a_faction() -> None:
    state = playing()
    state.faction_decks = {"seekers": ["seekers.field-lens", "seekers.tunnel-map"]}
    play = run("{do = 'draw-augment', deck = 'seekers'}", state, content=FULL)
    assert (play.seat().unequipped, play.state.faction_decks) == (
        ["seekers.tunnel-map"],
        {"seekers": ["seekers.field-lens"]},
    )
    assert len(run("{do = 'draw-augment', deck = 'ninkyo'}", playing(), content=FULL).events(ev.NothingHappens)) == 1


PRICES = [("reaper.hook", 0), ("reaper.siphon", 1), ("reaper.bounty-ledger", 2)]
"""Their Memory is 1, 3 and 4; what is left of it with 2 less."""


@proves("effect", "equip")
@pytest.mark.parametrize("memory", [0, 1, 2, 3])
def test_equip_costs_so_much_memory_less(memory: int) -> None:
    state = playing()
    state.seats[0].unequipped = [card for card, _ in PRICES]
    state.seats[0].assets[MEMORY] = memory
    play = run("{do = 'equip', less = 2}", state, content=FULL)
    assert play.answers() == ["no", *(f"equip:{card}" for card, price in PRICES if price <= memory)]
    card, price = [(card, price) for card, price in PRICES if price <= memory][-1]
    play.say(f"equip:{card}")
    assert play.ended(), "one Augment"
    assert (play.seat().equipped, play.seat().assets[MEMORY]) == ([card], memory - price)
    assert says(effect("{do = 'equip', less = 2}"), "may equip", "2 Memory less")


@proves("effect", "break")
def test_break_takes_the_augment_out_of_the_game() -> None:
    content = content_with(augments=(faction("once", "BB", "{do = 'gain', what = 'exp'}, {do = 'break'}"),))
    state = stand("Launch", content=content)
    state.seats[0].equipped, state.seats[0].slots = ["test.once"], launcher("BB... BB... ..... .....")
    play = step_alone(state, content=content).say("launch:augment.test.once@1,1-1,2")
    assert play.ended(), "the second pair finds no card"
    assert (play.seat().exp, play.seat().equipped, play.seat().unequipped) == (1, [], [])
    assert says(effect("{do = 'break'}"), "break")


# -- Bodies ----------------------------------------------------------------------------------------------------


@proves("effect", "inhabit")
def test_inhabit_market_takes_a_body_without_its_pattern() -> None:
    play = run("{do = 'inhabit', which = 'market'}", playing(), content=FULL)
    assert play.answers() == ["no", "inhabit:body.hive", "inhabit:body.weaver"]
    play.say("inhabit:body.weaver")
    assert (play.seat().bodies, play.state.market[:1]) == (["body.weaver"], ["body.hive"])
    assert says(effect("{do = 'inhabit', which = 'market'}"), "inhabit", "Market", "without its Pattern")


def test_inhabit_other_swaps_the_two_bodies() -> None:
    state = playing()
    state.seats[0].bodies = ["body.soldier", "body.rigger"]
    assert run("{do = 'inhabit', which = 'other'}", state, content=FULL).seat().bodies == [
        "body.rigger",
        "body.soldier",
    ]
    assert len(run("{do = 'inhabit', which = 'other'}", playing(), content=FULL).events(ev.NothingHappens)) == 1
    assert says(effect("{do = 'inhabit', which = 'other'}"), "inhabit", "other Body")


@proves("effect", "market-bottom")
def test_market_bottom_changes_the_market() -> None:
    """Two players: the Market holds three Bodies."""
    play = run("{do = 'market-bottom', n = 2}", playing(), content=FULL).say("market:body.hive")
    play.say("done")
    assert play.state.market == ["body.weaver", "body.archivist", "body.courier"]
    assert play.state.body_deck == ["body.hive", "body.scout"], "at the bottom"
    assert says(effect("{do = 'market-bottom', n = 2}"), "2", "Market", "bottom")


# -- launching -------------------------------------------------------------------------------------------------


@proves("effect", "launch")
def test_launch_is_one_pattern_of_a_family_now() -> None:
    state = stand("Combat")
    state.seats[0].slots = launcher("BBB.. GGG.. BG... RB...")
    state.seats[0].launched = ["basic.memory"]
    play = run("{do = 'launch', family = 'asset'}", state)
    assert play.answers() == ["no", "launch:basic.shield@1,1-1,2-1,3"], "Memory was launched this turn, EXP is no asset"
    play.say("launch:basic.shield@1,1-1,2-1,3")
    assert play.ended(), "one pattern only"
    assert (play.seat().assets, play.seat().dump) == ([1, 0, 0, 0], bag(blue=3))
    assert play.seat().launched == ["basic.memory", "basic.shield"]
    assert says(effect("{do = 'launch', family = 'asset'}"), "may launch", "Basic Asset Pattern")


@proves("effect", "echo")
def test_echo_repeats_the_effects_only() -> None:
    rule = "{on = 'launched', of = 'asset', effects = [{do = 'echo'}]}"
    state, content = holding(rule, "{on = 'launched', effects = [{do = 'gain', what = 'exp'}]}")
    state.seats[0].slots = launcher("BBB.. ..... ..... .....")
    play = step_alone(state, content=content).say("launch:basic.shield@1,1-1,2-1,3")
    while play.kind() == "use":
        play.say(play.answers()[0])
    assert (play.seat().assets, play.seat().dump) == ([2, 0, 0, 0], bag(blue=3)), "no tokens a second time"
    assert play.seat().exp == 1, "and no second launch"
    assert says(effect("{do = 'echo'}"), "effects", "once more")


# -- boost -----------------------------------------------------------------------------------------------------


@proves("effect", "boost")
def test_boost_lasts_until_the_end_of_the_turn() -> None:
    text = "{do = 'boost', what = 'att', n = 2}, {do = 'boost', what = 'damage', n = 1, source = 'hacks'}"
    play = run(text)
    assert (att(play.game, 0), damage_more(play.game, 0, "hacks"), damage_more(play.game, 0, "frames")) == (4, 1, 0)
    assert att(play.game, 1) == 2, "own dice only"
    play.state.cursor.step = step_place("First Player token")
    after = step_alone(play.state)
    assert (att(after.game, 0), damage_more(after.game, 0, "hacks")) == (2, 0)
    assert says(effect("{do = 'boost', what = 'att', n = 2}"), "ATT", "2", "turn")
    assert says(effect("{do = 'boost', what = 'damage', n = 1, source = 'hacks'}"), "Hacks", "1", "Damage")


def test_a_boost_of_frames_counts_for_frames_and_not_for_other_damage() -> None:
    state = stand()
    attach(state, "hound")
    play = run("{do = 'boost', what = 'damage', n = 2, source = 'frames'}, {do = 'damage', n = 1}", state)
    assert play.seat().enemies[0].damage == 1, "this Damage is of no Frame"
