"""The Launcher: Highlighted slots, Refill, programming moves (rulebook p.6-7, p.14)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.ascend import events as ev
from core.ascend.launcher import START_LOCKS, highlighted, programming_moves
from core.ascend.names import BLUE, GREEN, RED, YELLOW, slot_name, slot_number
from core.ascend.state import Seat
from tests.ascend.tables import Play, bag, launcher, sit, stand, step_alone

BOARDS = st.lists(st.integers(0, 6), min_size=20, max_size=20)
LOCKS = st.integers(0, 2**20 - 1)


def named(slots: tuple[int, ...]) -> list[str]:
    return [slot_name(slot) for slot in slots]


# -- slots -----------------------------------------------------------------------------------------------------


def test_eight_slots_are_highlighted_while_the_right_column_is_locked() -> None:
    """Page 6, 5a and 5b."""
    assert named(highlighted(START_LOCKS)) == ["1,1", "3,1", "2,2", "4,2", "1,3", "3,3", "2,4", "4,4"]


def test_an_unlocked_slot_is_highlighted_and_comes_last_in_the_order() -> None:
    """Page 6, 5b; page 14: top to bottom, left to right."""
    locks = START_LOCKS & ~(1 << slot_number("2,5")) & ~(1 << slot_number("4,5"))
    assert named(highlighted(locks))[8:] == ["2,5", "4,5"]


def test_a_locked_light_slot_is_not_highlighted() -> None:
    """Page 19, card C12 puts a Lock there."""
    assert "1,1" not in named(highlighted(START_LOCKS | 1))


def test_slots_are_named_by_row_and_column() -> None:
    assert [slot_number(slot_name(slot)) for slot in range(20)] == list(range(20))
    with pytest.raises(ValueError, match="no slot 5,1"):
        slot_number("5,1")


# -- refill ----------------------------------------------------------------------------------------------------


def test_refill_fills_highlighted_slots_column_by_column_page_14() -> None:
    state = stand("Refill Launcher", 1)
    state.seats[0].bag = bag(blue=2, green=2, yellow=2, red=2)
    drawn = [BLUE, BLUE, GREEN, GREEN, YELLOW, YELLOW, RED, RED]

    play = step_alone(state, script={"bag 0": drawn})

    assert play.seat().slots == launcher("B.Y.. .G.R. B.Y.. .G.R.")
    assert play.events(ev.Refilled) == [ev.Refilled(0, tuple(drawn), 0)]
    assert play.ended()


def test_refill_passes_over_filled_and_dark_slots_page_14() -> None:
    state = stand("Refill Launcher", 1)
    state.seats[0].slots = launcher("RR... .R... ..R.. .....")
    state.seats[0].bag = bag(blue=9)

    play = step_alone(state)

    assert play.seat().slots == launcher("RRB.. .R.B. B.R.. .B.B.")
    assert sum(play.seat().bag) == 4


def test_refill_goes_on_from_the_dump_when_the_bag_is_empty_page_14() -> None:
    state = stand("Refill Launcher", 1)
    state.seats[0].bag, state.seats[0].dump = bag(blue=1), bag(red=9)

    play = step_alone(state)

    assert play.seat().slots == launcher("B.R.. .R.R. R.R.. .R.R.")
    assert (play.seat().bag, play.seat().dump) == (bag(red=2), bag())


def test_refill_stops_without_an_error_when_bag_and_dump_are_empty() -> None:
    """Rulings, Launcher."""
    state = stand("Refill Launcher", 2)
    state.seats[0].bag, state.seats[1].bag = bag(blue=2), bag(green=1)

    play = step_alone(state)

    assert play.seat(0).slots == launcher("B.... ..... B.... .....")
    assert play.seat(1).slots == launcher("G.... ..... ..... .....")
    assert play.ended()


def test_a_slot_unlocked_in_planning_refills_in_the_same_turn() -> None:
    """Page 13: an Upgrade at any time of the phase; page 6: Unlocked slots refill."""
    state = stand("Upgrade", 2)
    state.seats[0].exp, state.seats[0].bag = 2, bag(green=13)

    play = sit(state).say("upgrade.unlock:3,5")

    assert play.kind() == "program"
    assert play.seat().slots == launcher("G.G.. .G.G. G.G.G .G.G.")


# -- programming -----------------------------------------------------------------------------------------------


def programming(board: str, **parts: int) -> Play:
    """Two seats before Program, seat 0 with a board."""
    state = stand("Program")
    state.seats[0].slots = launcher(board)
    state.seats[0].locks = parts.get("locks", START_LOCKS)
    return sit(state)


def test_three_slides_and_one_switch_use_up_pro_4_page_14() -> None:
    play = programming("B..G. .R... ..... ...Y.")
    assert play.seat().moves == 4

    play.say("slide:1,1>1,2", "slide:1,2>1,3", "switch:1,3>1,4", "slide:4,4>4,3")

    assert play.seat().slots == launcher("..GB. .R... ..... ..Y..")
    assert play.kind() != "program", "no moves are left"
    assert [event.left for event in play.events(ev.Shifted)] == [3, 2, 1, 0]
    assert [event.other for event in play.events(ev.Shifted)] == [0, 0, GREEN, 0]


def test_moves_need_not_all_be_used_page_14() -> None:
    play = programming("B.... ..... ..... .....")
    assert play.say("slide:1,1>1,2", "done").kind() != "program"
    assert play.seat().moves == 0


def test_a_token_goes_to_its_neighbours_and_never_diagonally_page_7() -> None:
    play = programming("..... .B... ..... .....")
    assert play.answers(starting="slide") == [f"slide:2,2>{to}" for to in ("1,2", "2,1", "2,3", "3,2")]


def test_two_neighbours_can_be_switched_and_empty_ones_only_entered_page_7() -> None:
    play = programming("BG... ..... ..... .....")
    assert sorted(play.answers(starting="s")) == ["slide:1,1>2,1", "slide:1,2>1,3", "slide:1,2>2,2", "switch:1,1>1,2"]


def test_a_locked_slot_takes_no_token_page_6() -> None:
    assert "slide:1,4>1,5" not in programming("...B. ..... ..... .....").answers()
    assert "slide:1,4>1,5" in programming("...B. ..... ..... .....", locks=START_LOCKS & ~16).answers()


def test_corrupted_data_is_moved_like_any_other() -> None:
    """Rulings, Launcher."""
    play = programming("XB... ..... ..... .....")
    assert {"switch:1,1>1,2", "slide:1,1>2,1"} <= set(play.answers())


@given(BOARDS, LOCKS)
def test_moves_are_all_exchanges_of_neighbours_that_change_something(slots: list[int], locks: int) -> None:
    seat = Seat("n", "walker.blue", BLUE, "A1", slots=[0 if locks >> n & 1 else kind for n, kind in enumerate(slots)])
    seat.locks = locks
    expected = set()
    for a in range(20):
        for b in (a + 1, a + 5):
            beside = b < 20 and (b == a + 5 or b // 5 == a // 5)
            if beside and not (locks >> a & 1 or locks >> b & 1) and (seat.slots[a] or seat.slots[b]):
                expected.add((a, b, bool(seat.slots[a] and seat.slots[b])))

    moves = programming_moves(seat)

    assert Counter((*sorted((m.start, m.end)), m.word == "switch") for m in moves) == Counter(expected)
    assert all(seat.slots[move.start] for move in moves), "what is moved is a token"


# -- counting positions ----------------------------------------------------------------------------------------

TRICKY = "BX.RO G..Y. OB..R ..X.."
"""Open and Corrupted Data, two open slots in the right column, tokens in corners."""
TRICKY_LOCKS = 1 << slot_number("2,5") | 1 << slot_number("4,5") | 1 << slot_number("2,2") | 1 << slot_number("3,3")


def ways_by_first_answer(play: Play, depth: int) -> dict[str, int]:
    """How many lines of so many answers begin with each answer of seat 0."""
    return {key: _lines(play, key, depth) for key in play.answers()}


def _lines(play: Play, key: str, depth: int) -> int:
    if depth == 1:
        return 1
    after = Play(play.table.clone()).say(key)
    return sum(_lines(after, following, depth - 1) for following in after.answers()) if after.kind() == "program" else 0


def boards_in(play: Play, depth: int) -> set[tuple[int, ...]]:
    """The different Launchers after exactly so many moves."""
    if depth == 0:
        return {tuple(play.seat().slots)}
    found = set()
    for key in play.answers(starting="s"):
        found |= boards_in(Play(play.table.clone()).say(key), depth - 1)
    return found


def plain_boards(slots: tuple[int, ...], locks: int, depth: int) -> set[tuple[int, ...]]:
    """The same, counted without the program's rules: exchange what lies on two neighbouring unlocked slots."""
    edge = {slots}
    for _ in range(depth):
        after = set()
        for board in edge:
            for a in range(20):
                for b in (a + 1, a + 5):
                    if (
                        b < 20
                        and (b == a + 5 or b % 5)
                        and not (locks >> a | locks >> b) & 1
                        and (board[a] or board[b])
                    ):
                        new = list(board)
                        new[a], new[b] = board[b], board[a]
                        after.add(tuple(new))
        edge = after
    return edge


def tricky() -> Play:
    return programming(TRICKY, locks=TRICKY_LOCKS)


@pytest.mark.parametrize("depth", [1, 2])
def test_a_tricky_launcher_leads_to_exactly_these_launchers(depth: int) -> None:
    play = tricky()
    expected = plain_boards(tuple(launcher(TRICKY)), TRICKY_LOCKS, depth)

    found = boards_in(play, depth)

    assert found == expected, f"by first answer: {ways_by_first_answer(play, depth)}"


@pytest.mark.parametrize(("depth", "lines"), [(1, 16), (2, 245), (3, 3794)])
def test_lines_of_answers_from_a_tricky_launcher(depth: int, lines: int) -> None:
    """Changes only when the rules of programming change; the count by first answer shows where."""
    found = ways_by_first_answer(tricky(), depth)

    assert sum(found.values()) == lines, "\n".join(f"{key}: {count}" for key, count in sorted(found.items()))
