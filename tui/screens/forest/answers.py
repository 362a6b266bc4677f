"""Where the answers stand below the question: an answer about a place, the bag and the end have cells of their own.

So nothing moves up when a place is freed, and a click on one spot never comes to mean something else but in words.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.forest.view import AnswerView

ROWS, COLUMNS = 4, 2


def cells_of(answers: Sequence[AnswerView]) -> tuple[int, ...]:
    """The cell of each answer, from 0, column by column: by its number where places are asked about, with 0 last; else
    one after the other."""
    if any(answer.place >= 0 for answer in answers):
        return tuple((answer.number or ROWS * COLUMNS) - 1 for answer in answers)
    return tuple(range(len(answers)))


def beside(answers: Sequence[AnswerView], at: int, step: int) -> int:
    """The answer in the next column at the left (``step`` -1) or right (1), in the nearest row; ``at`` where there is
    none."""
    cells = cells_of(answers)
    column, row = divmod(cells[at], ROWS)
    there = [index for index, cell in enumerate(cells) if cell // ROWS == column + step]
    return min(there, key=lambda index: abs(cells[index] % ROWS - row), default=at)
