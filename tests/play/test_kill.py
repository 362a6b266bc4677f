"""A playing process is killed at random instants; the slot opens each time at the last answer given."""

from __future__ import annotations

import os
import random
import select
import signal
import time
from pathlib import Path

from core.ascend.game import Game
from core.bots.random_bot import RandomBot
from core.engine.choice import Choice, Option
from core.engine.table import Table
from saves.store import SlotStore
from tests.play.games import begin
from tui.play.passes import ASK, RULE, Passes
from tui.play.sitting import AscendSitting
from tui.play.start import open_game

KILLS = 200


def play_until_killed(store: SlotStore, slot: str, report: int, seed: str) -> None:
    """The child: answer at random, telling each answer before it is given and when it counts."""
    sitting, bot = open_game(store, slot), RandomBot(seed)
    while sitting.deciders():
        choice, option = bot.choose(sitting.table)
        os.write(report, f"give {choice.seat} {choice.serial} {option.key}\n".encode())
        sitting.answer(choice.seat, choice.serial, option.key)
        os.write(report, b"done\n")
        sitting.settle()


def killed_child(store: SlotStore, slot: str, seed: str, after: float) -> list[str]:
    """Start a child, kill it after so many seconds of play, and return what it told."""
    mine, its = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(mine)
            play_until_killed(store, slot, its, seed)
        finally:
            os._exit(0)
    os.close(its)
    told = b""
    select.select([mine], [], [], 20)
    end = time.monotonic() + after
    while (left := end - time.monotonic()) > 0:
        if select.select([mine], [], [], left)[0]:
            data = os.read(mine, 1 << 16)
            if not data:
                break
            told += data
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while data := os.read(mine, 1 << 16):
        told += data
    os.close(mine)
    return told.decode().splitlines()


def give(table: Table, passes: Passes, line: str) -> None:
    """Give what the child told, and what its sitting passes of itself after that."""
    _, seat, serial, key = line.split(" ")
    found: tuple[Choice, Option] | None = table.legal(int(seat), int(serial), key)
    while found is not None:
        game = table.game
        assert isinstance(game, Game)
        passes.note(game, *found)
        table.take(*found)
        asked = ((choice, passes.answer(game, choice, ASK)) for choice in table.pending.values())
        found = next(((choice, option) for choice, option in asked if option is not None), None)


def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    """After each kill the slot stands where the child's last counted answer left it, or at the one it was giving."""
    store, dice = SlotStore(tmp_path), random.Random(1)
    sitting = begin(store, scenario="sandbox")
    counted = 0
    for number in range(KILLS):
        if not sitting.deciders():
            sitting.close()
            sitting = begin(store, 1 + number % 4, str(number), ("prologue", "sandbox")[number % 2])
        for seat in range(sitting.seats):
            sitting.set_standing(seat, RULE, ASK)  # the table beside it passes nothing by itself
        sitting.close()
        table, slot, passes = sitting.table, sitting.slot.id, Passes()
        told = killed_child(store, slot, str(number), dice.uniform(0.0, 0.06))
        given = [line for line in told if line.startswith("give ")]
        done = told.count("done")
        assert len(given) - done in (0, 1)
        for line in given[:done]:
            give(table, passes, line)
        sitting = open_game(store, slot)
        if sitting.table.digest() != table.digest() and len(given) > done:
            give(table, passes, given[-1])
        assert sitting.table.digest() == table.digest(), f"kill {number}: {told[-3:]}"
        counted += done
    sitting.close()
    assert counted > KILLS, "the children hardly played"
    assert isinstance(sitting, AscendSitting)
