"""The table with a tiny game: answers, undo, redo, taking back, clones, snapshots."""

from __future__ import annotations

import pytest

from core.engine.choice import Refused
from core.engine.table import Table
from tests.engine.dice_race import DiceRace, Race, race


def answer(table: Table, seat: int, key: str) -> None:
    table.answer(seat, table.pending[seat].serial, key)


def keys(table: Table, seat: int) -> list[str]:
    """What the seat may answer now."""
    return [option.key for option in table.pending[seat].options]


def asked(table: Table) -> dict[int, tuple[str, int]]:
    """The open questions: kind and serial by seat."""
    return {seat: (choice.kind, choice.serial) for seat, choice in table.pending.items()}


def state(table: Table) -> Race:
    game = table.game
    assert isinstance(game, DiceRace)
    return game.state


def planned(script: dict[str, list[int]] | None = None) -> Table:
    """A table where both runners are ready, careful."""
    table = Table(race(script))
    answer(table, 0, "ready")
    answer(table, 1, "ready")
    return table


def test_seats_of_a_simultaneous_step_answer_in_any_order() -> None:
    table = Table(race())
    assert list(table.pending) == [0, 1]
    answer(table, 1, "bold")
    answer(table, 1, "ready")
    assert list(table.pending) == [0]
    answer(table, 0, "ready")
    assert table.pending[0].kind == "run"
    assert state(table).bold == [False, True]


def test_the_only_answer_is_taken_by_the_table_and_noted() -> None:
    table = Table(race({"die": [2, 6]}, goal=3))
    for seat, key in ((0, "ready"), (1, "ready"), (0, "roll"), (1, "rest"), (0, "cheer"), (0, "ready"), (1, "ready")):
        answer(table, seat, key)
    assert ("forced", 0, "roll") in table.events, "one step before the goal there is one answer"
    assert table.over


def test_what_a_seat_may_do_follows_what_the_others_share_with_it() -> None:
    table = Table(race())
    answer(table, 1, "bold")
    assert keys(table, 0) == ["ready", "cheer"]
    answer(table, 1, "careful")
    assert keys(table, 0) == ["ready", "cheer", "bold"]


def test_a_stale_serial_is_refused_and_changes_nothing() -> None:
    table = Table(race())
    serial = table.pending[0].serial
    table.answer(0, serial, "bold")
    before = table.digest()
    with pytest.raises(Refused, match=f"was number {serial}"):
        table.answer(0, serial, "careful")
    assert table.digest() == before


def test_an_unknown_key_is_refused_with_the_game_s_sentence() -> None:
    table = Table(race())
    with pytest.raises(Refused, match="fly is no answer; there are 3"):
        answer(table, 0, "fly")


def test_a_seat_that_is_not_asked_is_refused() -> None:
    table = planned()
    with pytest.raises(Refused, match="not asked"):
        table.answer(1, 1, "roll")


def test_undo_goes_over_step_boundaries_back_to_the_start() -> None:
    table = Table(race())
    start = table.digest()
    answer(table, 0, "bold")
    answer(table, 0, "ready")
    answer(table, 1, "ready")
    answer(table, 0, "rest")
    for _ in range(4):
        table.undo()
    assert table.digest() == start
    with pytest.raises(Refused, match="nothing to take back"):
        table.undo()


def test_undo_stops_at_a_reveal_and_says_why() -> None:
    table = planned({"die": [4]})
    answer(table, 0, "roll")
    with pytest.raises(Refused, match="the die is rolled"):
        table.undo()
    answer(table, 1, "rest")
    assert table.undo().option.key == "rest"
    assert state(table).at == [4, 0]


def test_a_house_rule_opens_undo_and_the_dice_stay_the_same() -> None:
    table = Table(race(), open_undo=True)
    for seat, key in ((0, "ready"), (1, "ready"), (0, "roll")):
        answer(table, seat, key)
    rolled = list(state(table).at)
    table.undo()
    assert state(table).at == [0, 0]
    table.redo()
    assert state(table).at == rolled


def test_redo_gives_the_same_position_and_a_new_answer_forgets_it() -> None:
    table = Table(race())
    answer(table, 0, "bold")
    after = table.digest()
    table.undo()
    table.redo()
    assert table.digest() == after
    table.undo()
    answer(table, 1, "ready")
    with pytest.raises(Refused, match="nothing to give again"):
        table.redo()


def test_a_seat_takes_back_its_own_answer_while_the_other_s_stand() -> None:
    table = Table(race())
    answer(table, 0, "ready")
    answer(table, 1, "bold")
    assert table.take_back(0).option.key == "ready"
    assert list(table.pending) == [0, 1]
    assert state(table).bold == [False, True]


def test_what_a_seat_took_back_is_given_again_while_nothing_else_was_answered() -> None:
    table = Table(race())
    answer(table, 0, "ready")
    answer(table, 1, "bold")
    before = table.digest()
    table.take_back(0)
    table.take_back(1)
    assert [table.redo().seat, table.redo().seat] == [1, 0]
    assert table.digest() == before
    table.take_back(0)
    answer(table, 0, "ready")
    assert table.next_redo is None


def test_taking_back_is_refused_when_another_answer_needs_it() -> None:
    table = Table(race())
    answer(table, 0, "bold")
    answer(table, 0, "careful")
    answer(table, 1, "bold")
    before = table.digest()
    with pytest.raises(Refused, match="Another seat"):
        table.take_back(0)
    assert table.digest() == before


def offered() -> Table:
    """A table where the first runner offers the flag to the second while both plan."""
    table = Table(race())
    for key in ("bold", "offer"):
        answer(table, 0, key)
    return table


def test_a_question_to_another_seat_in_the_middle_of_a_turn_comes_before_all_others() -> None:
    table = offered()
    assert [(seat, choice.kind) for seat, choice in table.pending.items()] == [(1, "offer")]
    with pytest.raises(Refused, match="not asked"):
        table.answer(0, 1, "ready")
    answer(table, 1, "cheer")
    assert {seat: choice.kind for seat, choice in table.pending.items()} == {0: "plan", 1: "plan"}
    assert state(table).bold == [False, True]


def test_who_is_asked_anew_gets_a_new_question_and_the_old_one_is_stale() -> None:
    table = offered()
    answer(table, 1, "rest")
    before = {seat: choice.serial for seat, choice in table.pending.items()}
    answer(table, 0, "careful")
    assert table.pending[1].serial > before[1]
    assert keys(table, 1) == ["ready", "cheer", "bold"]
    with pytest.raises(Refused, match=f"was number {before[1]}"):
        table.answer(1, before[1], "ready")


def test_a_seat_is_asked_anew_only_when_something_shared_has_changed() -> None:
    table = Table(race())
    before = asked(table)
    answer(table, 0, "cheer")
    assert asked(table)[1] == before[1]


def test_an_answer_to_another_s_offer_is_taken_back_and_asked_again() -> None:
    table = offered()
    before = table.digest(), asked(table)
    answer(table, 1, "cheer")
    assert table.take_back(1).option.key == "cheer"
    assert (table.digest(), asked(table)) == before


@pytest.mark.parametrize("more", [(), ((1, "careful"),), ((1, "ready"),), ((0, "cheer"), (1, "offer"), (0, "rest"))])
def test_an_offer_that_was_answered_is_not_taken_back_under_the_answer(more: tuple[tuple[int, str], ...]) -> None:
    """The other's ``cheer`` would fit its own plan too, but that is another question."""
    table = offered()
    answer(table, 1, "cheer")
    for seat, key in more:
        answer(table, seat, key)
    before = table.digest(), asked(table), len(table.answers)
    if more and more[-1][0] == 0:
        assert table.take_back(0).option.key == "rest"
        answer(table, 0, "rest")
    else:
        with pytest.raises(Refused, match="Another seat"):
            table.take_back(0)
    assert (table.digest(), asked(table), len(table.answers)) == before


def test_taking_back_stops_at_a_reveal_and_says_why() -> None:
    table = Table(race())
    answer(table, 0, "bold")
    state_before = table.digest()
    table.game.revealed = "a card was drawn"
    answer(table, 1, "cheer")
    for seat in (0, 1):
        with pytest.raises(Refused, match="Taking back stops here: a card was drawn"):
            table.take_back(seat)
    assert table.digest() == state_before
    answer(table, 0, "careful")
    assert table.take_back(0).option.key == "careful"


PLANNING = (
    (0, "bold"),
    (1, "cheer"),
    (0, "offer"),
    (1, "cheer"),
    (0, "cheer"),
    (1, "offer"),
    (0, "rest"),
    (0, "ready"),
)


@pytest.mark.parametrize("count", range(1, len(PLANNING) + 1))
def test_side_by_side_every_position_comes_back_by_undo_redo_replay_and_clone(count: int) -> None:
    table, passed = Table(race()), []
    for seat, key in PLANNING[:count]:
        passed.append((table.digest(), asked(table)))
        answer(table, seat, key)
    here = table.digest(), asked(table)
    twin = table.clone()
    assert (twin.digest(), asked(twin)) == here
    replayed = Table(race())
    for given in table.answers:
        replayed.answer(given.seat, given.serial, given.option.key)
    assert (replayed.digest(), asked(replayed)) == here
    for before in reversed(passed):
        table.undo()
        assert (table.digest(), asked(table)) == before
    for _ in passed:
        table.redo()
    assert (table.digest(), asked(table)) == here
    assert (twin.digest(), asked(twin)) == here


def test_a_note_goes_on_record_with_its_answer_whenever_that_is_given() -> None:
    table = Table(race())
    choice = table.pending[0]
    table.take(choice, choice.options[2], note="as always")
    answer(table, 1, "ready")
    assert table.events == ["as always"]
    assert table.clone().events == ["as always"]
    table.undo()
    table.undo()
    assert table.events == []
    table.redo()
    assert table.events == ["as always"]


def test_clones_go_their_own_way_and_old_ones_never_change() -> None:
    table = planned({"die": [3]})
    clones = [table.clone()]
    digests = [clones[0].digest()]
    answer(table, 0, "roll")
    clones.append(table.clone())
    digests.append(clones[1].digest())
    answer(table, 1, "rest")
    assert [clone.digest() for clone in clones] == digests
    answer(clones[1], 1, "rest")
    assert clones[1].digest() == table.digest()


def test_a_table_taken_up_from_a_snapshot_and_its_tail_stands_in_the_same_place() -> None:
    table = planned({"die": [2, 5]})
    answer(table, 0, "rest")
    answer(table, 1, "rest")
    answer(table, 0, "cheer")
    answer(table, 1, "bold")
    game = table.game.on(table.snapshot, [])
    twin = Table(game.on(game.copy_state(), []), serial=table.snapshot_serial)
    for given in table.answers:
        twin.answer(given.seat, given.serial, given.option.key)
    assert twin.digest() == table.digest()
    assert {s: c.serial for s, c in twin.pending.items()} == {s: c.serial for s, c in table.pending.items()}


def test_the_first_answer_of_several_withdraws_the_other_questions() -> None:
    table = planned()
    answer(table, 0, "rest")
    answer(table, 1, "rest")
    assert [choice.kind for choice in table.pending.values()] == ["cheer", "cheer"]
    answer(table, 1, "cheer")
    assert ("cheered", 1, "") in table.events
    assert table.pending[0].kind == "plan"


def test_the_game_ends_when_nobody_is_asked() -> None:
    table = Table(race({"die": [6]}, goal=6))
    answer(table, 0, "ready")
    answer(table, 1, "ready")
    answer(table, 0, "roll")
    assert table.over
    with pytest.raises(Refused, match="The game is over"):
        table.answer(0, 1, "roll")
