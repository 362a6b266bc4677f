"""Solo play with the J.O.R.D.A.N. BOT (rulebook p.21)."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend import events as ev
from core.ascend.cards.acts import Act
from core.ascend.cards.amount_parser import parse_amount
from core.ascend.cards.gains import Gain
from core.ascend.cards.who import Who
from core.ascend.components import Content
from core.ascend.names import MEMORY, SHIELD
from core.ascend.state import Bot, State
from tests.ascend.tables import TEST, Play, bag, card, content_with, effects_alone, launcher, sit, stand, step_alone
from tests.ascend.written import effects, holding


def solo(step: str, tile: str = "B1", battery: int = 5, content: Content = TEST) -> State:
    """The street with seat 0 on B1 and the BOT on a tile."""
    state = stand(step, 1, content)
    state.bot = Bot(tile, battery)
    return state


def bot(play: Play) -> Bot:
    assert play.state.bot is not None
    return play.state.bot


# -- moving the BOT --------------------------------------------------------------------------------------------


def test_the_bot_moves_up_to_2_tiles_in_move_and_trace_page_21() -> None:
    play = step_alone(solo("Move & Trace", "D1"))
    assert set(play.answers(starting="bot:")) == {"bot:D1>C1", "bot:D1>E1"}, "a face-down tile stops it like anybody"
    state = solo("Move & Trace", "D1")
    state.tiles["C1"].up = True
    assert "bot:D1>C1>B1" in step_alone(state).answers()


@pytest.mark.parametrize("order", [("bot:D1>E1", "move:B1>A1"), ("move:B1>A1", "bot:D1>E1")])
def test_it_moves_before_or_after_the_player_page_21(order: tuple[str, str]) -> None:
    play = step_alone(solo("Move & Trace", "D1")).say(*order)
    assert play.ended(), "each moves once"
    assert (play.seat().tile, bot(play).tile) == ("A1", "E1")


def test_it_need_not_move_page_21() -> None:
    play = step_alone(solo("Move & Trace", "D1")).say("stay")
    assert play.answers()[0] == "done"
    assert bot(play.say("done")).tile == "D1"


def test_its_move_is_free_and_does_not_touch_trace_page_21() -> None:
    state = solo("Move & Trace", "D1")
    state.seats[0].trace = 0
    play = step_alone(state).say("bot:D1>E1")
    assert (play.seat().trace, bot(play).battery) == (0, 5)


def test_what_it_finds_is_the_player_s_page_21() -> None:
    state = solo("Move & Trace", "D1")
    state.tiles["C1"].explore = "token.shield"
    play = step_alone(state).say("bot:D1>C1")
    assert play.seat().assets[SHIELD] == 1
    assert (play.state.tiles["C1"].up, play.state.tiles["C1"].explore) == (True, "")


# -- standing in -----------------------------------------------------------------------------------------------


def test_it_stands_in_for_a_district_effect_for_1_battery_page_21() -> None:
    play = step_alone(solo("District Effect", "D1"))
    assert play.answers() == ["effect", "skip", "bot"]
    play.say("bot")
    assert play.ended()
    assert play.seat().assets[MEMORY] == 2, "Server Farm, where the BOT stands"
    assert (bot(play).battery, bot(play).stands_in) == (4, False)


def test_the_own_effect_costs_no_battery_page_21() -> None:
    state = solo("District Effect", "D1")
    state.seats[0].tile = "E1"
    play = step_alone(state).say("effect")
    assert (play.seat().exp, bot(play).battery) == (1, 5)


def test_on_the_own_tile_there_is_nothing_to_stand_in_for() -> None:
    assert step_alone(solo("District Effect", "B1")).answers() == ["effect", "skip"]


ACTS = (Act("plant", 11, (Gain("power"),)), Act("farm", 12, (Gain("shield"),)), Act("start", 2, (Gain("memory"),)))
QUEST = content_with(card("T01", acts=ACTS))


def test_it_stands_in_for_a_player_activity_page_21() -> None:
    play = step_alone(solo("Player Activity", "D1", content=QUEST), content=QUEST)
    assert play.answers() == ["done", "act:start", "bot"]
    play.say("bot")
    assert play.answers() == ["done", "act:farm"], "the own figure is not used in this step"
    play.say("act:farm")
    assert play.ended()
    assert (play.seat().assets[SHIELD], bot(play).battery) == (1, 4)


def test_who_has_used_the_own_figure_does_not_use_the_bot_in_the_same_step_page_21() -> None:
    play = step_alone(solo("Player Activity", "D1", content=QUEST), content=QUEST).say("act:start")
    assert play.ended()
    assert (play.seat().assets, bot(play).battery) == ([0, 1, 0, 0], 5)


def test_each_step_costs_its_own_battery_page_21() -> None:
    content = content_with(card("T01", acts=(Act("farm", 12, (Gain("shield"),)),)))
    play = sit(solo("District Effect", "D1", 2, content), content).say("bot", "bot", "act:farm")
    assert (play.seat().assets[MEMORY], play.seat().assets[SHIELD]) == (2, 1)
    assert play.state.bot is None, "both batteries are gone"


def test_without_a_battery_the_bot_leaves_for_good_page_21() -> None:
    play = step_alone(solo("District Effect", "D1", 1)).say("bot")
    assert play.seat().assets[MEMORY] == 2, "the last battery still works"
    assert play.state.bot is None
    assert play.events(ev.BotGone) == [ev.BotGone(0)]
    assert step_alone(play.state).answers() == ["effect", "skip"]


# -- charging --------------------------------------------------------------------------------------------------

CHARGE = "Y.Y.. .B... ..... ....."
"""The BOT's pattern with a blue Core."""


def charging(battery: int) -> Play:
    state = solo("Launch", battery=battery)
    state.seats[0].slots = launcher(CHARGE)
    return step_alone(state)


def test_its_pattern_puts_1_battery_back_and_counts_as_a_hack_page_21() -> None:
    play = charging(3).say("launch:bot@1,1-1,3-2,2")
    assert (bot(play).battery, play.seat().dump) == (4, bag(blue=1, yellow=2))
    assert [event.family for event in play.events(ev.Launched)] == ["hack"]


def test_with_all_slots_full_it_cannot_be_launched_page_21() -> None:
    assert charging(5).ended()


def test_it_cannot_be_charged_once_it_is_gone_page_21() -> None:
    state = stand("Launch", 1)
    state.bot = None
    state.seats[0].slots = launcher(CHARGE)
    assert step_alone(state).ended()


def test_its_charge_counts_as_a_hack_for_everything_else_page_21() -> None:
    """A card that waits for Hacks, and one that lets their cells hold any Data."""
    gift = "{on = 'launched', of = 'hack', effects = [{do = 'gain', what = 'exp'}]}"
    state, content = holding(gift, "{mod = 'loosen', family = 'hack', n = 1}", players=1)
    state.bot = Bot("B1", 3)
    state.seats[0].slots = launcher("Y.R.. .B... ..... .....")
    play = step_alone(state, content=content).say("launch:bot@1,1-1,3-2,2")
    assert (bot(play).battery, play.seat().exp) == (4, 1)


def test_its_charge_needs_no_enemy_and_is_there_wherever_it_stands_page_21() -> None:
    state = solo("Launch", "E1", 4)
    state.seats[0].slots, state.seats[0].enemies = launcher(CHARGE), []
    assert step_alone(state).answers(starting="launch:bot")


# -- Trace (p.21) ----------------------------------------------------------------------------------------------

PRINTED = content_with(simple=False)
DEEP = evolve(PRINTED, tiles={**PRINTED.tiles, 12: evolve(PRINTED.tiles[12], entry=3, stationary=4)})
"""Its Server Farm tells moving from staying."""


def tracing(moved: bool = False, trace: int = 3, own: int = 1) -> State:
    """Before the District Effect: the own tile gave some Trace, the BOT stands on D1, the Server Farm, here 3/4."""
    state = solo("District Effect", "D1", content=DEEP)
    state.seats[0].trace, state.seats[0].tile_trace = trace, own
    assert state.bot is not None
    state.bot.moved = moved
    return state


@pytest.mark.parametrize(("moved", "trace"), [(False, 3 - 1 + 4), (True, 3 - 1 + 3)])
def test_its_district_effect_takes_the_trace_of_its_tile_instead_page_21(moved: bool, trace: int) -> None:
    """The entry value if it moved in this turn, else the stationary value; what the own tile gave is taken back."""
    play = step_alone(tracing(moved), content=DEEP).say("bot")
    assert (play.seat().trace, play.seat().assets[MEMORY]) == (trace, 2)


def test_its_trace_may_be_lower_than_that_of_the_own_tile_page_21() -> None:
    play = step_alone(tracing(True, trace=4, own=4), content=DEEP).say("bot")
    assert play.seat().trace == 3


def test_the_own_effect_and_skipping_leave_trace_alone_page_21() -> None:
    for answer in ("effect", "skip"):
        state = tracing()
        state.seats[0].tile, state.tiles["C1"].up = "C1", True
        assert step_alone(state, content=DEEP).say(answer).seat().trace == 3


def test_its_trace_can_bring_enemies_page_11() -> None:
    state = tracing(trace=8)
    state.enemy_deck = ["enemy.hound", "enemy.gnat"]
    play = step_alone(state, content=DEEP).say("bot")
    assert (len(play.seat().enemies), play.seat().trace) == (2, 0)


def test_a_whole_action_phase_with_the_bot_page_21() -> None:
    """The player stays (1), the BOT moves onto the Power Plant (3/3) and is used there: Trace is 3 in the end."""
    state = solo("Move & Trace", "D1", content=DEEP)
    state.tiles["C1"].explore = "token.reroll"
    play = sit(state, DEEP).say("stay")
    assert play.seat().trace == 1
    play.say("bot:D1>C1")
    assert (play.seat().trace, play.seat().assets[3]) == (1, 1), "its move is free, its find is the player's"
    play.say("bot")
    assert (play.seat().trace, play.seat().assets[2], bot(play).battery) == (3, 2, 4)


# -- what the BOT is and is not (p.21) -------------------------------------------------------------------------


def test_what_the_bot_turns_up_is_no_reveal_of_the_character_page_21() -> None:
    state, content = holding(
        "{on = 'revealed', effects = [{do = 'gain', what = 'exp'}]}", step="Move & Trace", players=1
    )
    state.bot = Bot("D1", 5)
    state.tiles["C1"].explore = ""
    play = step_alone(state, content=content).say("bot:D1>C1", "stay")
    assert (play.state.tiles["C1"].up, play.seat().exp) == (True, 0)


def test_it_counts_as_a_player_on_its_tile_page_21() -> None:
    state, content = holding("{on = 'met', effects = [{do = 'gain', what = 'exp'}]}", step="Move & Trace", players=1)
    state.bot = Bot("A1", 5)
    assert step_alone(state, content=content).say("move:B1>A1").seat().exp == 1


def test_it_is_no_player_in_a_wider_sense_page_21() -> None:
    """It has no board: nothing is for another player, an Enemy cannot be handed to it, nobody can be chosen."""
    play = effects_alone(solo("Launch"), Gain("power", who=Who("other")), Gain("power", who=Who("each")))
    assert (play.ended(), play.seat().assets[2]) == (True, 1)


def test_its_hideout_brings_the_deck_too_page_11() -> None:
    content = content_with(simple=False, places="1@0,0^ 2@1,0^ 5@2,-1 12@3,-1^ 16@4,-2^")
    state = solo("Move & Trace", "D1", content=content)
    state.tiles["C1"].explore = ""
    play = step_alone(state, content=content).say("bot:D1>C1")
    assert list(play.state.faction_decks) == ["seekers"]


def test_it_draws_at_a_hideout_for_the_player_page_21() -> None:
    content = content_with(simple=False, places="1@0,0^ 2@1,0^ 5@2,-1 12@3,-1^ 16@4,-2^")
    state = solo("District Effect", "C1", content=content)
    state.tiles["C1"].up, state.faction_decks = True, {"seekers": ["seekers.field-lens"]}
    assert step_alone(state, content=content).say("bot").seat().unequipped == ["seekers.field-lens"]


def test_a_group_test_is_an_individual_one_page_21() -> None:
    state = solo("Launch")
    state.seats[0].slots = launcher("RR... ..... ..... .....")
    play = effects_alone(
        state,
        *effects(
            "{do = 'test', what = 'red', need = '2 x players', passed = [{do = 'gain', what = 'exp'}], group = true}"
        ),
        script={"dice": ["pulse", "pulse"]},
    ).say("dump:1,1", "dump:1,2")
    assert (play.ended(), play.seat().exp) == (True, 1)


# -- the rest --------------------------------------------------------------------------------------------------


def test_the_only_player_is_always_first_page_21() -> None:
    assert step_alone(solo("First Player token")).state.first == 0


def test_the_player_number_is_1_page_21() -> None:
    play = effects_alone(solo("Launch"), Gain("red", parse_amount("2 x players")))
    assert play.seat().dump == bag(red=2)
