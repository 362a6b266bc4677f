"""Where the lines of the decision bar stand: all that fit, none that could be taken for another."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.tui import sample
from tui.bar import WHOLE, plan_of
from tui.gestures import Index, Row, digit_of, scene_of
from tui.lines import AROUND, layout, words_of
from tui.uiview import UiView


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


def words(labels: tuple[str, ...], width: int, height: int) -> list[str]:
    """What stands in each line."""
    made = rows(*labels)
    lines, _, _ = layout(made, width, 2, 2 + height)
    return [" ".join(words_of(made, line)) for line in lines]


def test_a_line_that_is_too_long_ends_before_its_sum_or_after_a_whole_word() -> None:
    long = "Hack Gnat Cloud 2,4 3,3: Gnat Cloud 7 - 2 = 5"
    assert words((long, "b", "x" * 40, "d"), 60, 2)[0] == long.partition(":")[0] + "…"
    assert words(("Discard every blue token you have there", "b"), 32, 1)[0] == "Discard every blue…"


def test_two_lines_that_would_be_alike_are_cut_where_they_end() -> None:
    assert words(("Memory 1 - 1 = 0: gain 1 blue Data", "Memory 1 - 1 = 0: gain 1 red Data"), 64, 1) == [
        "Memory 1 - 1 = 0: gain 1 b…",
        "Memory 1 - 1 = 0: gain 1 r…",
    ]


def test_the_widest_column_gives_way_first() -> None:
    made = rows("x" * 60, "y" * 60, "z" * 20)
    (_, first), (_, second) = [(line.number, line.width) for line in layout(made, 80, 2, 4)[0]][:2]
    lines = layout(made, 80, 2, 4)[0]
    assert {line.width for line in lines if line.number == 2} == {20 + AROUND}
    assert first == second == 80 - 20 - AROUND


def test_what_leads_on_is_the_last_line_in_sight_and_has_the_0() -> None:
    many = (*rows(*(f"{n:02} {'x' * 90}" for n in range(14))), Row("Done", "done"))
    lines, more, hidden = layout(many, 80, 2, 6)
    assert more is not None
    assert lines[-1].number == 14
    assert hidden == len(many) - len(lines)
    assert [digit_of(many, line.number) for line in lines] == [*"123456", "0"]


def test_an_answer_under_the_cursor_that_is_longer_than_the_bar_leaves_the_way_out_in_sight() -> None:
    view = sample.sample_view()
    assert view.choice is not None
    longest = evolve(view.choice.answers[0], key="long", label="word " * 150, slots=(), group="")
    others = (evolve(longest, key="other", label="another"), evolve(longest, key="done", label="Done"))
    asked = evolve(view, choice=evolve(view.choice, answers=(longest, *others)))
    scene = scene_of(asked, UiView(panel="bar", looked=True), Index((longest, *others)), small=True, bar=(80, 7))
    plan = plan_of(scene, 80, 7)
    assert scene.rows[plan.lines[-1].number].key == "done"
    assert plan.beside == (WHOLE, longest.label)
    bare = plan_of(evolve(scene, stage="market"), 80, 7)
    assert bare.beside is None
    assert bare.foot[-1].endswith("…")
