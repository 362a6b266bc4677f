"""The lines of the decision bar: which rows stand where, in how many columns, and how their words are cut. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from attrs import frozen

from core.ascend.view import AnswerView
from tui.gestures import Row
from tui.paint import cut, fit, shorten, wrap

TWICE = "final"
"""What stands at the end of a line whose answer is asked for twice, since undo cannot take it back."""
GIVES_UP = "twice"
"""What stands there when undo can, but ready patterns are given up. As long as the other word."""
AROUND = 7
"""Cells of a line beside its label: the sign, the digit, air, and the sign for a door."""
_BEFORE_AND_AFTER = 5
"""Cells of a line that its label cannot have: those before it, and the last one."""
_DIGITS = 10
"""Most lines with a digit."""
_DOOR = " ›"
"""What stands behind the words of a line that opens others."""
MORE = "…"


@frozen
class Line:
    """A line of the bar: the number of its row, or of the first that did not fit, and its cells."""

    number: int
    x: int
    y: int
    width: int
    rows: int = 1
    """Rows that its words may take."""


def label_of(row: Row) -> str:
    """The words of a line."""
    return row.label + (_DOOR if len(row.opens) > 1 else "")


def fits(row: Row, line: Line) -> bool:
    """Whether the words of a line need no cutting."""
    return len(wrap(label_of(row), room_of(row, line.width))) <= line.rows


def room_of(row: Row, width: int) -> int:
    """The cells that the words of a line so wide can have."""
    return width - _BEFORE_AND_AFTER - (len(TWICE) + 2 if row.twice else 0)


def words_of(rows: Sequence[Row], line: Line) -> list[str]:
    """The words of a line in its rows, cut where they are too many."""
    row = rows[line.number]
    if line.rows == 1:
        return [_cuts(rows, line.width)[line.number]]
    return fit(label_of(row), room_of(row, line.width), line.rows, MORE)


def _cuts(rows: Sequence[Row], width: int) -> list[str]:
    """The words of all rows in lines so wide: cut after a whole word, unless two would be alike then."""
    whole = [_cut(label_of(row), room_of(row, width)) for row in rows]
    return [
        shorten(label_of(row), room_of(row, width), MORE) if whole.count(words) > 1 else words
        for row, words in zip(rows, whole, strict=True)
    ]


@lru_cache(maxsize=1024)
def _cut(words: str, room: int) -> str:
    """Words in one row: cut before a sum of which only a part would fit, where most of the row says more than it."""
    short = cut(words, room, MORE)
    before = short.rpartition(": ")[0]
    return f"{before}{MORE}" if short != words and 2 * len(before) > room else short


def mark_on(row: Row | AnswerView) -> str:
    """What stands at the end of the line of an answer that is asked for twice; empty for others."""
    twice = row.twice if isinstance(row, Row) else row.armed
    return (GIVES_UP if row.gives_up else TWICE) if twice else ""


def layout(
    rows: tuple[Row, ...], width: int, top: int, end: int, keep: int = -1
) -> tuple[tuple[Line, ...], Line | None, int]:
    """Where rows stand between two rows of cells: their lines, the line for all that do not fit, how many those are.

    One column when it holds all, else two, and three where the lines are short. Rows that lie elsewhere too are the
    first to give way; those that could not be told from others for being cut are not shown. At most ten have digits.
    The row that leads on or back is always in sight, and the last; so is row ``keep``, if it is one.
    """
    height = max(1, end - top)
    if (tall := _whole(rows, width, height)) is not None:
        return _stacked(range(len(rows)), tall, width, top), None, 0
    columns, kept = _columns(rows, range(len(rows)), width, height)
    if len(kept) < len(rows) and any(row.elsewhere for row in rows):
        numbers = [number for number, row in enumerate(rows) if not row.elsewhere]
        columns, kept = _columns(rows, numbers, width, height)
    kept = _with(rows, kept, keep)
    hidden = [n for n, row in enumerate(rows) if not (row.elsewhere or n in kept)]
    if columns == 1 and not hidden:
        return _stacked(kept, _spread(rows, kept, width, height), width, top), None, 0
    order = sorted((*kept, *hidden[:1]), key=lambda n: (rows[n].last, n in hidden[:1]))
    lengths = [AROUND + 16 if number in hidden else _length(rows[number]) for number in order]
    starts = _starts(lengths, width, height, columns)
    places = [
        Line(number, starts[place // height], top + place % height, _wide(starts, place // height))
        for place, number in enumerate(order)
    ]
    more = next((line for line in places if line.number in hidden), None)
    return tuple(line for line in places if line is not more), more, len(hidden)


def _with(rows: tuple[Row, ...], kept: list[int], keep: int) -> list[int]:
    """The rows in sight with one that must be among them, in the place of the last that leads nowhere."""
    if keep < 0 or keep in kept or rows[keep].elsewhere:
        return kept
    others = [number for number in kept if not rows[number].last]
    return sorted({*kept, keep} - {others[-1]}) if others else kept


def _length(row: Row) -> int:
    """The cells of a line that holds all its words."""
    return len(row.label) + AROUND + (len(TWICE) + 2 if row.twice else 0)


def _heights(rows: tuple[Row, ...], numbers: Iterable[int], width: int) -> list[int]:
    """The rows that the words of lines as wide as the bar take."""
    return [len(wrap(label_of(rows[number]), room_of(rows[number], width))) for number in numbers]


def _whole(rows: tuple[Row, ...], width: int, height: int) -> list[int] | None:
    """The rows each line takes where one column says all of them whole and lines side by side would not."""
    tall = _heights(rows, range(len(rows)), width)
    beside = 2 * height >= len(rows) and max(map(_length, rows), default=0) <= width // 2
    return tall if 0 < len(rows) <= _DIGITS and sum(tall) <= height and not beside else None


def _spread(rows: tuple[Row, ...], kept: list[int], width: int, height: int) -> list[int]:
    """The rows of lines in one column: one each, and what is left to those that are too long, from the top."""
    spare, tall = height - len(kept), []
    for wanted in _heights(rows, kept, width):
        more = min(spare, wanted - 1)
        tall.append(1 + more)
        spare -= more
    return tall


def _stacked(numbers: Sequence[int], tall: list[int], width: int, top: int) -> tuple[Line, ...]:
    """Lines one below the other."""
    return tuple(Line(number, 0, top + sum(tall[:n]), width, tall[n]) for n, number in enumerate(numbers))


def _wide(starts: list[int], column: int) -> int:
    return starts[column + 1] - starts[column]


def _columns(rows: tuple[Row, ...], numbers: Sequence[int], width: int, height: int) -> tuple[int, list[int]]:
    """The columns that show most of these rows, the fewer the better, and the rows they show."""
    best: tuple[int, list[int]] = (1, [])
    longest = max((_length(rows[number]) for number in numbers), default=0)
    for columns in (1, 2, 3):
        if columns == 3 and longest > width // 3:
            break
        shown = _told_apart(rows, numbers, width // columns)
        room = min(height * columns, _DIGITS)
        if len(shown) < len(numbers) or len(shown) > room:
            ends = [number for number in shown if rows[number].last]
            room = min(height * columns, _DIGITS + 1) - 1 - len(ends)
            shown = [number for number in shown if number not in ends][: max(0, room)] + ends
        if len(shown) > len(best[1]):
            best = columns, shown
    return best


def _told_apart(rows: tuple[Row, ...], numbers: Sequence[int], width: int) -> list[int]:
    """The rows whose words, cut to lines so wide, are those of no other."""
    cuts = _cuts(rows, width)
    meant: dict[str, set[str]] = {}
    for number in numbers:
        meant.setdefault(cuts[number], set()).add(label_of(rows[number]))
    return [number for number in numbers if len(meant[cuts[number]]) == 1]


def _starts(lengths: list[int], width: int, height: int, columns: int) -> list[int]:
    """The first cell of each column, and the one after the last: as wide as their lines, the widest cut first."""
    widest = [max(lengths[n * height : (n + 1) * height], default=AROUND + 16) for n in range(columns)]
    while sum(widest) > width:
        widest[widest.index(max(widest))] -= 1
    spare = (width - sum(widest)) // columns
    return [sum(widest[:n]) + spare * n for n in range(columns)] + [width]
