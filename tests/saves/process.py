"""Programs for processes of their own: one whose copies play until they are killed, one that holds a slot.

They tell each step on stdout once its call has returned: what was told must be there afterwards.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from saves.slot import OpenSlot
from saves.store import SlotStore
from tests.saves.slots import answer, state

ROOT = Path(__file__).resolve().parent.parent.parent


def step(slot: OpenSlot, number: int) -> None:
    """The step of this number (from 0) of an endless game: answers, answers taken back, snapshots with and without a
    tail, and the end of a scenario now and then."""
    if number % 11 == 0:
        slot.rebase(state(number), (), {"paid": number})
    elif number % 7 == 0:
        slot.rebase(state(number), slot.answers[-1:])
    elif number % 5 == 0 and slot.answers:
        slot.drop(len(slot.answers) // 2)
    else:
        slot.append(answer(number))


def tell(words: object) -> None:
    os.write(1, f"{words}\n".encode())


def play(root: Path) -> None:
    with SlotStore(root).create("Endless", {}) as slot:
        tell(slot.id)
        number = 0
        while True:
            step(slot, number)
            tell(number)
            number += 1


def kill(root: Path, times: int) -> None:
    """Let a process play for some steps and a moment and kill it, so many times; tells each slot and its steps told.

    The players are copies of this process, which has one thread and all it needs loaded: thirty starts of Python would
    take ten times as long.
    """
    import filelock  # noqa: F401 - loaded once, here, and not by each copy

    for _ in range(times):
        ear, mouth = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.dup2(mouth, 1)
            play(root)
        os.close(mouth)
        with open(ear) as heard:
            slot_id = heard.readline().strip()
            told = [heard.readline() for _ in range(random.randrange(30))]
            time.sleep(random.uniform(0, 0.003))
            os.kill(pid, signal.SIGKILL)
            told += heard.readlines()
        os.waitpid(pid, 0)
        tell(f"{slot_id} {len(told)}")


def hold(root: Path, slot_id: str) -> None:
    """Hold a slot and add an answer for each line that comes in."""
    with SlotStore(root).open(slot_id) as slot:
        tell("held")
        for number, _ in enumerate(sys.stdin):
            slot.append(answer(100 + number))
            tell("added")


@contextmanager
def running(*words: object) -> Iterator[subprocess.Popen[str]]:
    """One of the programs above in a process of its own; killed at the end if it is still there."""
    command = [sys.executable, "-m", "tests.saves.process", *map(str, words)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["kill", root, times]:
            kill(Path(root), int(times))
        case ["hold", root, slot_id]:
            hold(Path(root), slot_id)
        case words:
            sys.exit(f"No program for {words}.")
