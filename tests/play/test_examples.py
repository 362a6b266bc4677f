"""Saves of every format version stay in saves/examples and load for ever (``python -m tests.play.test_examples``
writes the example of today's format, once, when a new format is made)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from core.bots.random_bot import RandomBot
from saves.migrations import FORMAT
from saves.store import SlotStore
from tests.play.games import begin
from tui.play.start import open_game

EXAMPLES = Path(__file__).parents[2] / "saves" / "examples"
ANSWERS = 60


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_a_save_of_every_format_opens_and_is_played_on(number: int, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / f"format-{number}", tmp_path / "slots")
    store = SlotStore(tmp_path / "slots")
    (info,) = store.list()
    assert info.status == "ok", info.sentence
    sitting = open_game(store, info.id)
    assert sitting.table.answers, "the example holds a tail of answers"
    assert sitting.notice == "", "and they all fit"
    bot = RandomBot("on")
    for _ in range(20):
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
        sitting.settle()
    sitting.close()


def write_example(folder: Path) -> None:
    """A game for two in mid-step, with a tail of answers."""
    store = SlotStore(folder)
    sitting, bot = begin(store, seed="example"), RandomBot("example")
    for number in range(ANSWERS):
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
        if number < ANSWERS - 3:
            sitting.settle()
    sitting.close()
    for extra in [*folder.rglob("*.lock"), *(folder / sitting.slot.id).glob("backup*")]:
        shutil.rmtree(extra) if extra.is_dir() else extra.unlink()


if __name__ == "__main__":
    write_example(EXAMPLES / f"format-{FORMAT}")
