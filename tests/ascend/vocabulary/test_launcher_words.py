"""Words about the Launcher, the bag, Locks and the Core Data (rulebook p.6, p.7, p.24)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.launcher import START_LOCKS
from core.ascend.names import BLUE, CORRUPTED, GREEN, OPEN, RED, YELLOW, slot_number
from core.ascend.state import State
from tests.ascend.tables import bag, launcher, stand
from tests.ascend.vocabulary.proofs import proves, run, says
from tests.ascend.written import effect


def lying(board: str) -> State:
    state = stand()
    state.seats[0].slots = launcher(board)
    return state


# -- dump, discard ---------------------------------------------------------------------------------------------


@proves("effect", "dump")
def test_dump_takes_as_many_as_there_are_chosen_by_their_owner() -> None:
    play = run("{do = 'dump', what = 'any', n = 2}", lying("BXR.. ..... ..... ....."))
    assert play.answers() == ["dump:1,1", "dump:1,2", "dump:1,3"]
    play.say("dump:1,2", "dump:1,1")
    assert play.seat().dump == bag(blue=1, corrupted=1)
    assert run("{do = 'dump', what = 'blue', n = 9}", lying("BB... ..... ..... .....")).say(
        "dump:1,1"
    ).seat().dump == bag(blue=2)
    assert says(effect("{do = 'dump', what = 'any', n = 2}"), "dump", "2", "Data")


@pytest.mark.parametrize("what", ["red", "basic", "core"])
def test_a_forced_dump_of_basic_data_passes_open_data_by_page_7(what: str) -> None:
    play = run(f"{{do = 'dump', what = '{what}', n = 2}}", lying("O.... ..... ..... ....."))
    assert play.seat().slots == launcher("O.... ..... ..... .....")


@pytest.mark.parametrize("what", ["red", "basic", "core", "any"])
def test_open_data_serves_for_a_dump_by_choice_page_6(what: str) -> None:
    text = f"{{do = 'pay', cost = [{{do = 'dump', what = '{what}'}}], then = [{{do = 'gain', what = 'exp'}}]}}"
    play = run(text, lying("O.... ..... ..... .....")).say("dump:1,1")
    assert (play.seat().exp, play.seat().dump) == (1, bag(open=1))


def test_basic_may_not_take_corrupted_data_and_any_may() -> None:
    assert run("{do = 'dump', what = 'basic'}", lying("X.... ..... ..... .....")).seat().dump == bag()
    assert run("{do = 'dump', what = 'any'}", lying("X.... ..... ..... .....")).seat().dump == bag(corrupted=1)


@proves("effect", "dump-row")
def test_dump_row_takes_the_fullest_row() -> None:
    play = run("{do = 'dump-row'}", lying("BB... GGG.. Y.... R...."))
    assert play.ended(), "one row has most"
    assert play.seat().slots == launcher("BB... ..... Y.... R....")
    play = run("{do = 'dump-row'}", lying("BB... GG... Y.... ....."))
    assert play.answers() == ["row:1", "row:2"], "among equals the owner chooses"
    assert play.say("row:2").seat().dump == bag(green=2)
    assert len(run("{do = 'dump-row'}").events(ev.NothingHappens)) == 1
    assert says(effect("{do = 'dump-row'}"), "row", "most")


@proves("effect", "discard")
def test_discard_puts_a_token_of_the_launcher_into_the_neutral_pool() -> None:
    state = lying("R.B.. ..... ..... .....")
    before = state.pool[RED]
    play = run("{do = 'discard', what = 'basic'}", state).say("discard:1,1")
    assert (play.state.pool[RED], play.seat().dump) == (before + 1, bag())
    assert says(effect("{do = 'discard', what = 'basic'}"), "discard", "1", "Launcher")


PLACES = [
    ("launcher", 1, bag(corrupted=1), bag(corrupted=1)),
    ("launcher or dump", 2, bag(corrupted=1), bag()),
    ("pool", 3, bag(), bag()),
]


@pytest.mark.parametrize(("place", "gone", "in_bag", "in_dump"), PLACES)
def test_discard_of_corrupted_data_from_a_place(place: str, gone: int, in_bag: list[int], in_dump: list[int]) -> None:
    state = lying("X.... ..... ..... .....")
    state.seats[0].bag, state.seats[0].dump = bag(corrupted=1), bag(corrupted=1)
    play = run(f"{{do = 'discard', what = 'corrupted', n = 3, place = '{place}'}}", state)
    assert play.ended()
    assert len(play.events(ev.TokensDiscarded)) == gone
    assert (play.seat().bag, play.seat().dump) == (in_bag, in_dump)
    assert play.state.pool[CORRUPTED] == 16, "it leaves the game"


def test_discard_upto_may_stop() -> None:
    text = "{do = 'discard', what = 'corrupted', n = 2, place = 'launcher or dump', upto = true}"
    play = run(text, lying("XX... ..... ..... .....")).say("yes", "no")
    assert play.ended()
    assert play.seat().slots.count(CORRUPTED) == 1
    assert says(effect(text), "up to 2", "Corrupted", "Launcher or Dump")


# -- prepare, program, fetch -----------------------------------------------------------------------------------


@proves("effect", "prepare")
def test_prepare_draws_all_looks_and_places_on_chosen_empty_slots() -> None:
    state = lying("B.... ..... ..... .....")
    state.seats[0].bag = bag(red=1, green=1)
    play = run("{do = 'prepare', n = 2}", state, script={"bag 0": [GREEN, RED]})
    assert play.asked().about == (GREEN, RED)
    assert "place:1>1,1" not in play.answers(), "that slot is taken"
    assert play.say("place:2>2,2", "place:1>4,4").seat().slots == launcher("B.... .R... ..... ...G.")
    assert says(effect("{do = 'prepare', n = 2}"), "prepare", "2")


@proves("effect", "program")
def test_program_gives_moves() -> None:
    play = run("{do = 'program', n = 2}", lying("BG... ..... ..... .....")).say("switch:1,1>1,2", "slide:1,1>2,1")
    assert play.ended()
    assert play.seat().slots == launcher(".B... G.... ..... .....")
    assert says(effect("{do = 'program', n = 2}"), "program", "2")


@proves("effect", "fetch")
def test_fetch_places_chosen_tokens_of_the_dump_on_chosen_empty_slots() -> None:
    state = lying("B.... ..... ..... .....")
    state.seats[0].dump = bag(red=2, yellow=1, corrupted=3)
    play = run("{do = 'fetch', what = 'basic', n = 2}", state)
    assert play.answers() == ["fetch:yellow", "fetch:red"], "basic Data only"
    play.say("fetch:red", "place:1>1,2", "fetch:red", "place:1>1,3")
    assert (play.seat().slots, play.seat().dump) == (launcher("BRR.. ..... ..... ....."), bag(yellow=1, corrupted=3))
    assert says(effect("{do = 'fetch', what = 'basic', n = 2}"), "2", "Dump", "empty slots")


@pytest.mark.parametrize(
    ("board", "dump"), [("B.... ..... ..... .....", bag()), ("BBBB. BBBB. BBBB. BBBB.", bag(red=1))]
)
def test_fetch_needs_a_token_and_a_slot(board: str, dump: list[int]) -> None:
    state = lying(board)
    state.seats[0].dump = dump
    assert len(run("{do = 'fetch', what = 'basic'}", state).events(ev.NothingHappens)) == 1


# -- Locks (p.6, p.19, p.24) -----------------------------------------------------------------------------------


@proves("effect", "unlock")
def test_unlock_discards_chosen_own_locks_wherever_they_lie() -> None:
    state = stand()
    state.seats[0].locks = START_LOCKS & ~(1 << slot_number("1,5")) | 1 << slot_number("3,3")
    play = run("{do = 'unlock', n = 2}", state)
    assert play.answers() == ["unlock:2,5", "unlock:3,3", "unlock:3,5", "unlock:4,5"]
    play.say("unlock:3,3", "unlock:2,5")
    assert play.seat().locks == 1 << slot_number("3,5") | 1 << slot_number("4,5")
    assert says(effect("{do = 'unlock', n = 2}"), "unlock", "2")


def test_unlock_without_a_lock_does_nothing() -> None:
    state = stand()
    state.seats[0].locks = 0
    assert len(run("{do = 'unlock'}", state).events(ev.NothingHappens)) == 1


@proves("effect", "lock")
def test_lock_moves_own_locks_onto_empty_highlighted_slots() -> None:
    state = lying("B.... ..... ..... .....")
    state.seats[0].locks = START_LOCKS & ~(1 << slot_number("4,5"))
    play = run("{do = 'lock', n = 2}", state)
    assert play.answers() == ["lock:1,3", "lock:2,2", "lock:2,4", "lock:3,1", "lock:3,3", "lock:4,2", "lock:4,4"]
    play.say("lock:1,3", "lock:3,3")
    lying_now = {slot for slot in range(20) if play.seat().locks >> slot & 1}
    assert lying_now == {slot_number(name) for name in ("1,3", "3,3", "2,5", "3,5")}, "the set-aside one first"
    assert says(effect("{do = 'lock', n = 2}"), "2", "Locks", "Highlighted")


# -- Core Data (p.7) -------------------------------------------------------------------------------------------


@proves("effect", "core")
def test_core_may_flip_the_token_or_swap_it_with_the_other_one() -> None:
    """The tokens are blue/yellow and green/red; the one taken out keeps its visible side."""
    state = stand()
    assert (state.seats[0].core, state.seats[0].spare) == (BLUE, GREEN)
    flipped = run("{do = 'core'}", state).say("core:yellow").seat()
    assert (flipped.core, flipped.spare) == (YELLOW, GREEN)
    swapped = run("{do = 'core'}", stand()).say("core:red").seat()
    assert (swapped.core, swapped.spare) == (RED, BLUE)
    assert run("{do = 'core'}", stand()).say("keep").events(ev.CoreChanged) == []
    assert says(effect("{do = 'core'}"), "may", "Core Data")


def test_open_data_is_no_core_kind() -> None:
    assert OPEN not in {BLUE, GREEN, YELLOW, RED}
    assert run("{do = 'core'}").answers() == ["keep", "core:green", "core:yellow", "core:red"]
