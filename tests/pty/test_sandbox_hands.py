"""Random answers in a game with all components, given in a terminal by keys alone and by clicks alone.

Every question that comes is read off the screen and answered: what may be done can be reached with either hand.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from core.engine.choice import Choice, Option
from core.engine.table import Table
from tests.pty.clicker import Clicker
from tests.pty.mirror import begun
from tests.pty.players import Player
from tests.pty.terminal import Terminal
from tests.pty.typist import Typist

ANSWERS = 45
TITLE = "Night shift"


class Anything:
    """Any answer to the first question that is open."""

    def __init__(self, seed: str) -> None:
        self._luck = random.Random(seed)

    def choose(self, table: Table, /) -> tuple[Choice, Option]:
        choice = next(iter(table.pending.values()))
        return choice, self._luck.choice(list(choice.options))


@pytest.mark.parametrize(
    ("hands", "cols", "rows", "seed"), [(Typist, 80, 24, "c1"), (Clicker, 120, 40, "b1")], ids=["keys", "clicks"]
)
def test_all_that_comes_can_be_answered(hands: type[Player], cols: int, rows: int, seed: str, tmp_path: Path) -> None:
    saves = tmp_path / "slots"
    mirror = begun(saves, 2, seed, TITLE, "sandbox", Anything(seed))
    command = [sys.executable, "-m", "tui", "--saves", str(saves), "--slot", TITLE]
    with Terminal(command, cols=cols, rows=rows, env={"XDG_CONFIG_HOME": str(tmp_path)}) as term:
        player = hands(term, mirror)
        for _ in range(ANSWERS):
            player.answer_one()
    mirror.check_slot()
