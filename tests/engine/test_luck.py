"""Named luck: equal seeds, independent streams, scripts that must be used up."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.luck import Luck, ScriptedLuck


@given(st.one_of(st.integers(0, 2**64), st.text(max_size=12)), st.integers(1, 1000))
def test_equal_seeds_give_equal_numbers_in_range(seed: str | int, n: int) -> None:
    one, two = Luck({}, seed), Luck({}, seed)
    numbers = [one.below("a", n) for _ in range(20)]
    assert numbers == [two.below("a", n) for _ in range(20)]
    assert all(0 <= number < n for number in numbers)


def test_a_new_stream_does_not_shift_an_old_one() -> None:
    alone, beside = Luck({}, 7), Luck({}, 7)
    expected = [alone.below("dice", 6) for _ in range(10)]
    got = []
    for _ in range(10):
        beside.below("bag", 100)
        got.append(beside.below("dice", 6))
    assert got == expected


def test_a_saved_stream_goes_on_where_it_was() -> None:
    luck = Luck({}, "word")
    luck.below("a", 10)
    saved = dict(luck.streams)
    following = [luck.below("a", 1000) for _ in range(5)]
    assert [Luck(dict(saved), "word").below("a", 1000)] == following[:1]


def test_faces_come_about_equally_often() -> None:
    luck = Luck({}, 3)
    counts = Counter(luck.face("die", "abcdef") for _ in range(6000))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_kind_is_drawn_as_often_as_the_bag_holds_it() -> None:
    luck = Luck({}, 4)
    counts = Counter(luck.kind("bag", [0, 3, 1]) for _ in range(4000))
    assert counts[0] == 0
    assert 2800 < counts[1] < 3200


def test_a_shuffle_keeps_every_card() -> None:
    cards = list(range(30))
    Luck({}, 5).shuffle("deck", cards)
    assert sorted(cards) == list(range(30))
    assert cards != list(range(30))


def test_below_needs_a_number_to_draw_from() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Luck({}, 1).below("a", 0)


def test_a_script_is_followed_and_tells_what_is_left() -> None:
    luck = ScriptedLuck({}, 1, {"die": ["a", "b"], "bag": [2], "n": [4, 9]})
    assert luck.face("die", "abc") == "a"
    assert luck.kind("bag", [0, 0, 1]) == 2
    assert luck.below("n", 5) == 4
    assert luck.leftovers() == {"die": ["b"], "n": [9]}
    with pytest.raises(AssertionError, match="not below 5"):
        luck.below("n", 5)


def test_a_script_must_not_lie() -> None:
    luck = ScriptedLuck({}, 1, {"die": ["z"], "bag": [1], "out": []})
    with pytest.raises(AssertionError, match="not one of"):
        luck.face("die", "abc")
    with pytest.raises(AssertionError, match="the bag holds none"):
        luck.kind("bag", [5, 0])
    with pytest.raises(AssertionError, match="run out"):
        luck.below("out", 3)
