"""Code that may make so many calls and no more."""

from __future__ import annotations

import sys

import pytest

from core.engine.bounded import NeverEnds, bounded


def calls(done: list[int], times: int) -> None:
    """Code that makes so many calls, give or take the one of its own."""
    while len(done) < times:
        done.append(0)


def test_code_within_its_bound_is_left_alone() -> None:
    done: list[int] = []
    with bounded(300):
        calls(done, 100)
    assert len(done) == 100


def test_code_beyond_its_bound_is_stopped_and_nothing_is_counted_behind_it() -> None:
    done, before = list[int](), sys.getprofile()
    with pytest.raises(NeverEnds, match="goes on for ever"), bounded(300):
        calls(done, 10**9)
    assert 100 <= len(done) <= 150
    assert sys.getprofile() is before
    calls(done, 1000)
    assert len(done) == 1000
