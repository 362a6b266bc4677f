"""What a seat has passed is not asked again: Upgrades until more can be paid for, the one Frame more of a card."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.ascend.names import MEMORY
from core.ascend.state import State
from saves.store import SlotStore
from tests.ascend.tables import attach
from tests.play.games import seated
from tui.play.passes import ASK, NEVER, RULE
from tui.play.sitting import AscendSitting
from tui.play.start import open_game

EXP = 4


def with_exp(state: State) -> None:
    """Some EXP, no Memory and no Trace; nobody else about."""
    state.bot = None
    seat = state.seats[0]
    seat.exp, seat.trace, seat.assets[MEMORY] = EXP, 0, 0


@pytest.fixture
def store(tmp_path: Path) -> SlotStore:
    return SlotStore(tmp_path)


@pytest.fixture
def sitting(store: SlotStore) -> AscendSitting:
    """At the first question about Upgrades, before the Refill of the second turn."""
    sitting = seated(store, with_exp)
    assert until(sitting, "upgrade")
    return sitting


def give(sitting: AscendSitting, key: str) -> None:
    sitting.answer(0, sitting.table.pending[0].serial, key)


def until(sitting: AscendSitting, *kinds: str) -> str:
    """Do as little as can be done up to a question of such a kind; returns it."""
    for _ in range(60):
        choice = sitting.table.pending[0]
        if choice.kind in kinds:
            return choice.kind
        keys = [option.key for option in choice.options]
        give(sitting, next((key for key in keys if key in ("done", "stay", "skip", "no", "keep", "pass")), keys[0]))
        state = sitting.game.state.seats[0]
        state.exp, state.trace, state.assets[MEMORY] = min(state.exp, EXP), 0, 0  # whatever cards give on the way
    raise AssertionError(f"nobody is asked about {kinds}")


def turn(sitting: AscendSitting) -> int:
    return sitting.game.state.cursor.turn


def test_who_has_passed_is_not_asked_again_with_the_same_in_hand(sitting: AscendSitting) -> None:
    give(sitting, "done")
    passed = turn(sitting)
    assert until(sitting, "upgrade", "program") == "program"
    give(sitting, "done")
    assert until(sitting, "upgrade", "program") == "program"
    assert turn(sitting) == passed + 1


def test_who_wants_to_is_asked_each_time(sitting: AscendSitting) -> None:
    give(sitting, "done")
    until(sitting, "move")
    sitting.set_standing(0, RULE, ASK)
    passed = turn(sitting)
    assert until(sitting, "upgrade", "program") == "upgrade"
    assert turn(sitting) == passed + 1


def test_more_exp_asks_again_until_it_is_passed(sitting: AscendSitting) -> None:
    give(sitting, "done")
    until(sitting, "move")
    sitting.game.state.seats[0].exp = EXP + 4
    while sitting.table.pending[0].kind != "upgrade":
        keys = [option.key for option in sitting.table.pending[0].options]
        give(sitting, next((key for key in keys if key in ("done", "stay", "skip", "no", "keep", "pass")), keys[0]))
    give(sitting, "upgrade:raise")
    assert sitting.table.pending[0].kind == "upgrade"


def test_never_is_never(sitting: AscendSitting) -> None:
    sitting.set_standing(0, RULE, NEVER)
    assert sitting.table.pending[0].kind == "program"
    sitting.game.state.seats[0].exp = 9
    assert until(sitting, "upgrade", "program") == "program"


def test_undo_goes_back_to_the_question_itself(sitting: AscendSitting) -> None:
    before = sitting.game.state.seats[0].limit
    give(sitting, "upgrade:raise")
    sitting.undo()
    assert (sitting.table.pending[0].kind, sitting.game.state.seats[0].limit) == ("upgrade", before)


def test_the_word_is_kept_in_the_slot(store: SlotStore, sitting: AscendSitting) -> None:
    sitting.set_standing(0, RULE, NEVER)
    sitting.close()
    again = open_game(store, sitting.slot.id)
    assert next(line.says for line in again.standing(0) if line.rule == RULE) == NEVER
    again.close()


def with_a_frame_more(state: State) -> None:
    """Two Enemies, and an Augment that lets the seat activate two Frames before the first of them."""
    state.bot = None
    state.seats[0].equipped.append("brawler.banner-arm")
    attach(state, "hound", "dustpan")


def test_passing_the_frame_more_passes_the_one_that_everybody_may(store: SlotStore) -> None:
    sitting = seated(store, with_a_frame_more)
    until(sitting, "frame")
    choice = sitting.table.pending[0]
    before, answers = len(sitting.table.events), len(sitting.slot.answers)
    decline = next(option.key for option in choice.options if option.key in ("pass", "stop"))
    give(sitting, decline)
    assert [answer.key for answer in sitting.slot.answers[answers:]] == [decline, decline]
    sitting.undo()
    now = sitting.table.pending[0]
    assert (now.kind, now.serial, len(sitting.table.events)) == ("frame", choice.serial, before)
