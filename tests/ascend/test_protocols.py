"""Learning Protocols: steps in order, rewards at once, then an ability for the rest of the game (rulebook p.9)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.components import Content, Protocol
from core.ascend.names import MEMORY, POWER, SHIELD
from core.ascend.state import State
from tests.ascend.tables import (
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
from tests.ascend.written import effects, protocol

ANTS = (foe("ant", 1),)
NEVER = "{have = 'enemies >= 99'}"
REROLL_FOR_IT = ("{on = 'defeated', effects = [{do = 'gain', what = 'reroll'}]}",)
DEFEATS = protocol(
    "study",
    "{on = 'defeated', reward = [{do = 'gain', what = 'power'}]}",
    "{on = 'attached', times = 2, reward = [{do = 'gain', what = 'shield'}]}",
    "{have = 'memory >= 2'}",
    rules=REROLL_FOR_IT,
)


def learning(one: Protocol, step: str = "Launch", done: int = 0, **parts: object) -> tuple[State, Content]:
    """Seat 0 with a Learning Protocol of which some steps are done."""
    content = content_with(protocols=(one,), enemies=ANTS, simple=False, **parts)  # type: ignore[arg-type]  # sheet parts
    state = stand(step, content=content)
    state.seats[0].protocol, state.seats[0].protocol_step = one.id, done
    state.enemy_deck = ["enemy.ant"] * 9
    return state, content


def study(text: str, done: int = 0, ants: int = 1, one: Protocol = DEFEATS) -> Play:
    """Effects for seat 0, with some Enemies of 1 Integrity attached."""
    state, content = learning(one, done=done)
    attach(state, *["ant"] * ants)
    return effects_alone(state, *effects(text), content=content)


DEFEAT, ATTACH = "{do = 'defeat'}", "{do = 'attach'}"
MEMORIES = "{do = 'gain', what = 'memory', n = 2}"


# -- order and rewards -----------------------------------------------------------------------------------------


def test_a_step_is_completed_by_its_objective_and_rewarded_at_once_page_9() -> None:
    play = study(DEFEAT)
    assert (play.seat().protocol_step, play.seat().assets) == (1, [0, 0, 1, 0])
    assert play.events(ev.ProtocolStepDone) == [ev.ProtocolStepDone(0, "test.study", 1)]


def test_the_reward_comes_before_anything_else_goes_on_page_9() -> None:
    play = study(f"{DEFEAT}, {{do = 'if', if = 'power >= 1', then = [{{do = 'gain', what = 'open'}}]}}")
    assert play.seat().dump == bag(open=1)


def test_steps_are_resolved_in_order_page_9() -> None:
    play = study(f"{MEMORIES}, {ATTACH}, {ATTACH}")
    assert play.seat().protocol_step == 0, "what belongs to later steps does not count yet"
    assert play.seat().assets == [0, 2, 0, 0]


def test_a_step_may_want_its_event_more_than_once_and_counts_from_when_it_is_current_page_9() -> None:
    play = study(f"{ATTACH}, {DEFEAT}, {ATTACH}")
    assert (play.seat().protocol_step, play.seat().protocol_count) == (1, 1), "the first one came too early"
    assert study(f"{DEFEAT}, {ATTACH}, {ATTACH}").seat().protocol_step == 2


def test_a_state_that_is_already_reached_completes_its_step_when_that_becomes_current_page_9() -> None:
    play = study(f"{MEMORIES}, {ATTACH}, {ATTACH}", done=1)
    assert play.seat().protocol_step == 3, "two Enemies, and 2 Memory lie there already"
    assert play.seat().assets[SHIELD] == 1


def test_completing_a_step_costs_nothing_page_9() -> None:
    assert study(MEMORIES, done=2).seat().assets[MEMORY] == 2


def test_two_consecutive_steps_may_be_completed_by_one_event_page_9() -> None:
    both = protocol(
        "both",
        "{on = 'defeated', reward = [{do = 'gain', what = 'power'}]}",
        "{on = 'defeated', reward = [{do = 'gain', what = 'shield'}]}",
        NEVER,
    )
    play = study(DEFEAT, one=both)
    assert (play.seat().protocol_step, play.seat().assets) == (2, [1, 0, 1, 0])


def test_a_reward_may_complete_the_next_step_page_9() -> None:
    chain = protocol(
        "chain",
        "{on = 'defeated', reward = [{do = 'gain', what = 'memory', n = 3}]}",
        "{have = 'memory >= 3', reward = [{do = 'gain', what = 'shield', n = 2}]}",
        "{have = 'shield >= 2'}",
    )
    assert study(DEFEAT, one=chain).seat().protocol_step == 3


# -- the third step and after it -------------------------------------------------------------------------------


def test_the_ability_is_there_once_the_third_step_is_done_page_9() -> None:
    assert study(DEFEAT, done=2).seat().assets[3] == 0
    assert study(DEFEAT, done=3).seat().assets[3] == 1


def test_the_ability_works_for_the_rest_of_the_game_page_9() -> None:
    assert study(f"{DEFEAT}, {DEFEAT}", done=3, ants=2).seat().assets[3] == 2


def test_the_event_that_completes_the_third_step_does_not_use_the_ability_yet() -> None:
    own = protocol("own", NEVER, NEVER, "{on = 'defeated'}", rules=REROLL_FOR_IT)
    play = study(f"{DEFEAT}, {DEFEAT}", done=2, ants=2, one=own)
    assert (play.seat().protocol_step, play.seat().assets[3]) == (3, 1), "the second one does"


def test_after_step_3_nothing_more_is_completed_page_9() -> None:
    play = study(f"{DEFEAT}, {ATTACH}, {ATTACH}, {MEMORIES}", done=3)
    assert (play.seat().protocol_step, play.events(ev.ProtocolStepDone)) == (3, [])


def test_a_protocol_is_the_owner_s_page_9() -> None:
    state, content = learning(DEFEATS)
    attach(state, "ant", seat=1)
    play = effects_alone(state, *effects(DEFEAT), seat=1, content=content)
    assert [seat.protocol_step for seat in play.state.seats] == [0, 0]


# -- all in one turn -------------------------------------------------------------------------------------------

HURRY = protocol(
    "hurry", "{on = 'attached', times = 2, turn = true, reward = [{do = 'gain', what = 'exp'}]}", NEVER, NEVER
)


def test_a_turn_step_wants_all_of_them_in_one_turn() -> None:
    state, content = learning(HURRY, "First Player token")
    state.seats[0].protocol_count = 1
    after = step_alone(state, content=content)
    assert after.seat().protocol_count == 0
    assert effects_alone(after.state, *effects(ATTACH), content=content).seat().exp == 0
    assert study(f"{ATTACH}, {ATTACH}", one=HURRY).seat().exp == 1


def test_other_counts_go_on_over_turns() -> None:
    state, content = learning(DEFEATS, "First Player token", done=1)
    state.seats[0].protocol_count = 1
    assert step_alone(state, content=content).seat().protocol_count == 1


# -- in any phase (p.9) ----------------------------------------------------------------------------------------


def owning(have: str) -> Protocol:
    """A first step that waits for a state, worth 2 Memory."""
    return protocol("owner", f"{{have = '{have}', reward = [{MEMORIES}]}}", NEVER, NEVER)


@pytest.mark.parametrize(
    ("have", "upgrade"),
    [
        ("unlocked >= 1", "upgrade.unlock:1,5"),
        ("limit >= 6", "upgrade:raise"),
        ("tokens open pool >= 1", "upgrade:open"),
        ("equipped >= 1", "equip:reaper.hook"),
    ],
)
@pytest.mark.parametrize("step", ["Upgrade", "Program"])
def test_in_the_middle_of_upgrades_page_9(have: str, upgrade: str, step: str) -> None:
    """The reward comes at once, so that it can be spent in the same Upgrade."""
    state, content = learning(owning(have), step)
    seat = state.seats[0]
    seat.exp, seat.assets[MEMORY], seat.unequipped = 2, 1, ["reaper.hook"]
    play = step_alone(state, content=content).say(upgrade)
    assert play.seat().protocol_step == 1
    assert play.seat().assets[MEMORY] == 3 - upgrade.startswith("equip")
    assert "upgrade:gain.red" in play.answers()


def test_in_the_action_phase_page_9() -> None:
    state, content = learning(owning("power >= 1"))
    state.seats[0].slots = launcher("RRR.. ..... ..... .....")
    play = step_alone(state, content=content).say("launch:basic.power@1,1-1,2-1,3")
    assert (play.seat().protocol_step, play.seat().assets[MEMORY]) == (1, 2)


def test_in_a_combat_page_9() -> None:
    state, content = learning(owning("integrity <= 2"), "Combat")
    attach(state, "hound")
    script: dict[str, list[object]] = {"dice": ["pulse"] * 2, "enemy number die": [1], "enemy symbol die": ["basic"]}
    play = step_alone(state, content=content, script=script).say("pass")
    assert (play.kind(), play.seat().integrity, play.seat().assets[MEMORY]) == ("frame", 2, 2)


def test_in_the_quest_phase_and_for_each_player_page_9() -> None:
    world = effects("{do = 'gain', what = 'power', n = 3, who = 'each'}")
    one = owning("power >= 3")
    content = content_with(card("T01", world=world), protocols=(one,), simple=False)
    state = stand("World Activity", content=content)
    state.seats[0].protocol = state.seats[1].protocol = one.id
    state.first = 1
    play = sit(state, content)
    assert [seat.assets[MEMORY] for seat in play.state.seats] == [2, 2]


# -- the rulebook's example (p.9) ------------------------------------------------------------------------------


def test_the_printed_protocol_page_9() -> None:
    """The Shelter: 2 Memory; a Body: 1 Power and a token; a Repel; from then on the other Body before the roll."""
    content = content_with(simple=False)
    state = stand("District Effect", content=content)
    seat = state.seats[0]
    seat.protocol, seat.tile, seat.slots = "protocol.shell-change", "A1", launcher("YYB.. .Y... ..... .....")
    state.market = ["body.scout"]
    attach(state, "patcher")
    play = step_alone(state, content=content).say("effect", "keep")
    assert (play.seat().protocol_step, play.seat().assets[MEMORY]) == (1, 2)

    state.cursor.step += 1
    play = step_alone(play.state, content=content)
    play.say(play.answers(starting="launch:body.scout")[0], "colour:red")
    assert (play.seat().protocol_step, play.seat().assets[POWER], play.seat().dump[4]) == (2, 1, 1)
    play.seat().slots[:] = launcher("GG... G.... ..... .....")
    play = step_alone(play.state, content=content).say("launch:repel.1@1,1-1,2-2,1")
    assert play.seat().protocol_step == 3

    play.seat().bodies.append("body.hive")
    play.state.cursor.step, play.state.cursor.turn, play.state.cursor.phase = 0, 2, "Planning"
    play.state.seats[0].trace = 0
    play = step_alone(play.state, content=content)
    assert play.kind() == "may", "before the Trace Roll the other Body may be inhabited"
    assert play.say("yes").seat().bodies == ["body.hive", "body.scout"]
