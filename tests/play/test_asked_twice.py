"""Which answers are asked for twice, and of which it is told that undo cannot take them back."""

from __future__ import annotations

from pathlib import Path

from saves.store import SlotStore
from tests.play.games import begin
from tui.lines import GIVES_UP, TWICE, mark_on


def test_what_is_told_to_be_final_is_what_undo_cannot_take_back(tmp_path: Path) -> None:
    """Every answer of a whole opening is tried: marks and undo agree, but for ready patterns that are given up."""
    sitting = begin(SlotStore(tmp_path), seats=1)
    met = set()
    for _ in range(60):
        if not (asked := sitting.deciders()):
            break
        choice = sitting.view(asked[0]).choice
        assert choice is not None
        for answer in choice.answers:
            mark = mark_on(answer)
            if answer.key in ("done", "stay", "keep", "no") or answer.armed:
                twin = sitting.table.clone()
                twin.answer(choice.seat, choice.serial, answer.key)
                assert (mark == TWICE) <= (twin.last_answer is None), answer
                assert (mark == GIVES_UP) <= (twin.last_answer is not None), answer
                met.add((choice.kind, mark))
        found = sitting.hint(choice.seat)()
        sitting.answer(choice.seat, choice.serial, found.key or choice.answers[0].key)
    assert ("launch", GIVES_UP) in met
    assert any(mark == TWICE for _, mark in met)
    sitting.close()
