"""Copies of state classes are equal and share nothing that can change."""

from __future__ import annotations

import pytest
from attrs import define, field

from core.engine.copying import copy_state


@define
class Inner:
    numbers: list[int] = field(factory=list)


@define
class Outer:
    name: str = "x"
    maybe: Inner | None = None
    inner: Inner = field(factory=Inner)
    many: list[Inner] = field(factory=list)
    named: dict[str, Inner] = field(factory=dict)
    lists: dict[str, list[int]] = field(factory=dict)
    fixed: tuple[tuple[str, int], ...] = ()
    pairs: list[tuple[str, str]] = field(factory=list)
    trace: int | None = None


@define
class Bad:
    what: object = None


def test_a_copy_is_equal_and_independent() -> None:
    old = Outer("y", Inner([1]), Inner([2]), [Inner([3])], {"a": Inner([4])}, {"b": [5]}, (("c", 6),), [("d", "e")], 7)
    new = copy_state(old)
    assert new == old
    new.maybe.numbers.append(0)  # type: ignore[union-attr]  # it is there, as in the old one
    new.inner.numbers.append(0)
    new.many[0].numbers.append(0)
    new.named["a"].numbers.append(0)
    new.lists["b"].append(0)
    new.pairs.append(("f", "g"))
    assert old == Outer(
        "y", Inner([1]), Inner([2]), [Inner([3])], {"a": Inner([4])}, {"b": [5]}, (("c", 6),), [("d", "e")], 7
    )


def test_nothing_stays_nothing() -> None:
    assert copy_state(Outer()).maybe is None


def test_a_field_that_is_not_plain_data_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot be copied"):
        copy_state(Bad())
