"""Saves of every version of format and content stay in saves/examples and load for ever.

``python -m tests.play.test_examples`` writes the example of today's versions, once, when one of them rises.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from attrs import evolve

from core.ascend.archive import CONTENT
from core.bots.random_bot import RandomBot
from saves.migrations import FORMAT
from saves.store import SlotStore
from tests.play.games import CLASSES, begin, play_on
from tui.play.start import new_game, open_game

EXAMPLES = Path(__file__).parents[2] / "saves" / "examples"
ANSWERS = 30


def name_of(form: int, written: int) -> str:
    """The folder of the example of a version of format and of content; the first content is not named."""
    return f"format-{form}" + (f"-content-{written}" if written > 1 else "")


def test_there_is_an_example_of_every_version() -> None:
    kept = {folder.name for folder in EXAMPLES.glob("format-*")}
    for form in range(1, FORMAT + 1):
        assert any(f"{name}-".startswith(f"format-{form}-") for name in kept), f"none of format {form}"
    for written in range(2, CONTENT + 1):
        assert any(name.endswith(f"-content-{written}") for name in kept), f"none of content {written}"


@pytest.mark.parametrize("folder", sorted(EXAMPLES.glob("format-*")), ids=lambda folder: folder.name)
def test_a_save_of_every_version_opens_and_is_played_on(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "slots")
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
    """A campaign in its second game, with Classes and Augments, in mid-step, with a tail of answers."""
    store = SlotStore(folder)
    sitting, bot = begin(store, seed="example"), RandomBot("example")
    play_on(sitting, 10**6)
    sitting.close()
    seats = tuple(evolve(seat, cls=cls) for seat, cls in zip(sitting.again().seats, CLASSES[:2], strict=True))
    sitting = new_game(store, evolve(sitting.again(), scenario="x-6039", seats=seats, seed="example"))
    for number in range(ANSWERS):
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
        if number < ANSWERS - 3:
            sitting.settle()
    sitting.close()
    for extra in [*folder.rglob("*.lock"), *(folder / sitting.slot.id).glob("backup*")]:
        shutil.rmtree(extra) if extra.is_dir() else extra.unlink()


if __name__ == "__main__":
    write_example(EXAMPLES / name_of(FORMAT, CONTENT))
