"""A whole Prologue through a pipe: the program asks in sentences, a bot answers with numbers and keys."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.pty.mirror import Mirror
from tests.pty.terminal import ROOT


class Pipe:
    """Line mode with a pipe at both ends."""

    def __init__(self, *words: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tui", "line", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
        )
        self.said = self.listen()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def listen(self) -> str:
        """What is said up to the next prompt, or to the end."""
        stdout = self._process.stdout
        assert stdout is not None
        heard = b""
        while not heard.endswith(b"\n> ") and (part := stdout.read1()):  # type: ignore[attr-defined]  # buffered
            heard += part
        return heard.decode()

    def type(self, line: str) -> None:
        """Type a line; what comes of it is in `said`."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()
        self.said = self.listen()

    def end(self) -> tuple[int, str]:
        """Exit code and what was said on standard error."""
        _, complaints = self._process.communicate(timeout=10)
        return self._process.returncode, complaints.decode()


def number_of(label: str, said: str) -> str:
    """The number that an answer was read out with, or nothing."""
    found = re.findall(rf"^ (\d+) {re.escape(label)}(?: \(final\))?$", said, re.MULTILINE)
    return found[-1] if found else ""


def test_a_prologue_for_two_is_played_through_a_pipe(tmp_path: Path) -> None:
    saves = tmp_path / "slots"
    by_number = by_key = speaks = 0
    with Pipe("--saves", str(saves), "--seats", "2", "--seed", "3") as pipe:
        mirror = Mirror(saves, 2, "3")
        while not mirror.over:
            asked, answer = mirror.plan()
            if len(mirror.table.pending) > 1 and asked.seat != speaks:
                pipe.type(f"seat {mirror.names[asked.seat]}")
            speaks = asked.seat
            assert asked.prompt in pipe.said
            number = number_of(answer.label, pipe.said)
            by_number, by_key = by_number + bool(number), by_key + (not number)
            pipe.type(number or answer.key)
            assert "Not possible" not in pipe.said
            mirror.give()
        ending = pipe.said
        assert pipe.end() == (0, "")
    result = "Victory" if mirror.game.state.won else "Defeat"
    assert f"{result} in turn {mirror.game.state.cursor.turn}. Card {mirror.card}, " in ending
    assert "Seed 3." in ending
    assert "\x1b" not in ending
    assert by_number > 20
    assert by_key > 20
    mirror.check_slot()
