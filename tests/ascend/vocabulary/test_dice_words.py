"""Words about dice and the course of a combat (rulebook p.8, p.15)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.context import Moment
from core.ascend.names import REROLL
from core.ascend.state import Combat, State
from tests.ascend.tables import attach, stand
from tests.ascend.vocabulary.proofs import proves, run, says
from tests.ascend.written import effect


def rolled(*faces: str) -> Moment:
    return Moment(len(faces), faces=list(faces))


@proves("effect", "reroll")
def test_reroll_is_up_to_n_own_dice_and_no_use_of_reroll_assets() -> None:
    state = stand()
    state.seats[0].assets[REROLL] = 2
    moment = rolled("blank", "pulse", "blank")
    play = run("{do = 'reroll', n = 2}", state, moment=moment, script={"dice": ["surge", "pulse"]})
    assert play.answers() == ["keep", "reroll:1", "reroll:2", "reroll:1,2", "reroll:1,3"], "equal faces are alike"
    play.say("reroll:1,3")
    assert play.ended()
    assert moment.faces == ["surge", "pulse", "pulse"]
    assert play.seat().assets[REROLL] == 2
    assert says(effect("{do = 'reroll', n = 2}"), "reroll", "2")


@proves("effect", "set")
def test_set_turns_dice_to_a_face_or_not() -> None:
    moment = rolled("blank", "surge", "pulse")
    play = run("{do = 'set', n = 1, face = 'surge'}", moment=moment)
    assert play.answers() == ["no", "set:1", "set:3"], "not the one that shows it"
    play.say("set:3")
    assert moment.faces == ["blank", "surge", "surge"]
    assert says(effect("{do = 'set', n = 1, face = 'surge'}"), "1", "surge")


def fought(at: int, *used: str) -> State:
    state = stand("Combat")
    attach(state, "hound", "gnat", "snare")
    state.combat = Combat(0, 2, at=at, frames=list(used))
    return state


@proves("effect", "shift")
@pytest.mark.parametrize(("at", "n", "after"), [(2, 1, 1), (2, 2, 0), (0, 1, -1), (1, 9, -1)])
def test_shift_moves_the_number_die_and_past_the_top_it_leaves(at: int, n: int, after: int) -> None:
    play = run(f"{{do = 'shift', n = {n}}}", fought(at))
    assert play.state.combat is not None
    assert play.state.combat.at == after
    assert says(effect("{do = 'shift', n = 2}"), "Number die", "2")


def test_shift_without_the_die_on_an_enemy_does_nothing() -> None:
    assert len(run("{do = 'shift'}", fought(-1)).events(ev.NothingHappens)) == 1


@proves("effect", "ready")
def test_ready_gives_used_frames_back() -> None:
    play = run("{do = 'ready', n = 2}", fought(0, "walker.blue.2", "reaper.hook", "walker.blue.1"))
    assert play.answers() == ["frame:walker.blue.2", "frame:reaper.hook", "frame:walker.blue.1"]
    play.say("frame:reaper.hook", "frame:walker.blue.2")
    assert play.state.combat is not None
    assert play.state.combat.frames == ["walker.blue.1"]
    assert says(effect("{do = 'ready', n = 2}"), "2", "Frames")


def test_ready_without_a_used_frame_does_nothing() -> None:
    assert len(run("{do = 'ready'}", fought(0)).events(ev.NothingHappens)) == 1


@proves("effect", "roll")
def test_roll_is_read_by_what_follows() -> None:
    text = """{do = 'roll', n = 3}, {do = 'gain', what = 'power', n = 'rolled pulse'},
        {do = 'gain', what = 'shield', n = 'rolled surge'}, {do = 'if', if = 'rolled blank >= 2', then = [
        {do = 'gain', what = 'memory'}], otherwise = [{do = 'gain', what = 'exp'}]}"""
    play = run(text, moment=Moment(), script={"dice": ["pulse", "surge", "pulse"]})
    assert play.ended()
    assert (play.seat().assets, play.seat().exp) == ([1, 0, 2, 0], 1)
    assert says(effect("{do = 'roll', n = 3}"), "roll", "3 dice")


def test_reroll_assets_serve_for_a_roll_of_a_card_page_8() -> None:
    state = stand()
    state.seats[0].assets[REROLL] = 1
    text = "{do = 'roll', n = 2}, {do = 'gain', what = 'power', n = 'rolled pulse'}"
    play = run(text, state, moment=Moment(), script={"dice": ["blank", "blank", "pulse"]}).say("reroll:1")
    assert play.seat().assets == [0, 0, 1, 0]
