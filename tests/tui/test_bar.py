"""Where the lines of the decision bar stand: all that fit, none that could be taken for another."""

from __future__ import annotations

import pytest

from tui.bar import layout
from tui.gestures import Row


def rows(*labels: str) -> tuple[Row, ...]:
    return tuple(Row(label, label) for label in labels)


@pytest.mark.parametrize("width", [68, 80, 120])
@pytest.mark.parametrize("count", range(1, 14))
@pytest.mark.parametrize("length", [5, 20, 34, 90])
def test_lines_lie_inside_and_not_on_each_other(width: int, count: int, length: int) -> None:
    lines, more, hidden = layout(rows(*(f"{n:02} {'x' * length}" for n in range(count))), width, 2, 6)
    assert len(lines) + hidden == count
    assert (more is None) == (hidden == 0)
    assert len(lines) <= 10
    taken = [(line.x, line.y, line.width) for line in (*lines, *([more] if more else []))]
    for x, y, wide in taken:
        assert 2 <= y < 6
        assert 0 <= x < x + wide <= width
        assert sum(x < other + cells and other < x + wide for other, row, cells in taken if row == y) == 1


def test_one_column_holds_what_it_can() -> None:
    lines, more, _ = layout(rows(*"abcd"), 80, 2, 6)
    assert more is None
    assert {line.x for line in lines} == {0}


def test_what_could_be_taken_for_another_is_listed_elsewhere() -> None:
    start = "Memory 1 - 1 = 0: "
    labels = (*(f"{start}gain 1 {name} Data" for name in ("blue", "green", "yellow", "red")),
              *(f"{start}discard red {name}" for name in ("1,2", "3,3")), f"{start}discard blue 4,2")  # fmt: skip
    lines, more, hidden = layout(rows(*labels), 68, 2, 6)
    assert [line.number for line in lines] == [0, 1, 2, 3, 6]
    assert more is not None
    assert hidden == 2


def test_the_way_back_is_no_answer_that_is_hidden() -> None:
    many = (*rows(*(f"{n} {'x' * 90}" for n in range(5))), Row("Back", back=True))
    _, _, hidden = layout(many, 80, 2, 6)
    lines, _, _ = layout(many, 80, 2, 6)
    assert hidden == 5 - len([line for line in lines if line.number < 5])
