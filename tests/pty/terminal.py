"""A terminal for tests: a program runs in a pty, its questions are answered as xterm does, its screen is kept.

Nothing here waits for a fixed time: `wait_for` returns as soon as its condition holds, and fails with the screen in
its message when it never does.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pyte

ROOT = Path(__file__).parents[2]
KEYS = {
    "enter": "\r",
    "tab": "\t",
    "escape": "\x1b",
    "space": " ",
    "backspace": "\x7f",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "shift+tab": "\x1b[Z",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
}
# What a program may ask a terminal: modes, device attributes, status, window sizes, colours.
_QUESTION = re.compile(
    rb"\x1b\[(?:\?(?P<mode>\d+)\$p|(?P<device>>?)0?c|(?P<status>[56])n|(?P<window>1[468])t)|\x1b\](?P<colour>1[01]);\?"
)
# Private sequences that the screen emulation would print.
_UNKNOWN = re.compile(rb"\x1b\[[<=>][\d;]*[a-zA-Z]|\x1b\[\?[\d;]*\$[a-z]|\x1b\[\?u")
_UNFINISHED = re.compile(rb"\x1b(?:\[[0-9;:<=>?$ ]*|\][^\x07\x1b]*)?\Z")
_SGR = re.compile(rb"\x1b\[([\d;]*)m")

Condition = Callable[["Terminal"], bool]


class Terminal:
    """One program and the terminal it believes to have. Columns and rows count from 0."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        cols: int = 80,
        rows: int = 24,
        env: Mapping[str, str | None] | None = None,
        cwd: Path = ROOT,
        controlling: bool = True,
    ) -> None:
        """Start a program. `env` adds to a plain environment; None takes a value away.

        A terminal that is not controlling sends no SIGHUP when it is closed: a link that died without a word.
        """
        self.cols, self.rows = cols, rows
        self.output = bytearray()
        self.screen = pyte.Screen(cols, rows)
        self._stream = pyte.ByteStream(self.screen)
        self._pending = b""
        self._master, slave = pty.openpty()
        self._open = True
        self._set_size()
        self.flags_before = self.flags()
        self.process = subprocess.Popen(
            list(command),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=_environment(env or {}),
            start_new_session=True,
            preexec_fn=(lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0)) if controlling else None,
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # what the screen shows

    def text(self) -> str:
        """The screen, its rows without the blanks at their ends."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def line(self, row: int) -> str:
        """One row, without the blanks at its end."""
        return str(self.screen.display[row]).rstrip()

    def cell(self, col: int, row: int) -> pyte.screens.Char:
        """One cell with its colours and attributes."""
        return self.screen.buffer[row][col]

    def find(self, text: str) -> tuple[int, int]:
        """Column and row where a text begins. Raises AssertionError when it is not on the screen."""
        for row, line in enumerate(self.screen.display):
            if (col := line.find(text)) >= 0:
                return col, row
        raise AssertionError(f"not on the screen: {text!r}\n{self.text()}")

    # waiting

    def pump(self, timeout: float = 0.0) -> bool:
        """Take what the program has written; False when nothing came within `timeout` seconds or it has ended."""
        if not self._open or not select.select([self._master], [], [], timeout)[0]:
            return False
        try:
            data = os.read(self._master, 1 << 16)
        except OSError:
            data = b""
        if not data:
            return False
        self.output += data
        self._answer(data)
        self._show(data)
        return True

    def wait_for(self, wanted: str | Condition, timeout: float = 8.0) -> None:
        """Wait until a text is on the screen, or a condition holds. Raises AssertionError after `timeout` seconds."""
        holds: Condition = (lambda term: wanted in term.text()) if isinstance(wanted, str) else wanted
        end = time.monotonic() + timeout
        while not holds(self):
            left = end - time.monotonic()
            if left <= 0 or (not self.pump(min(left, 0.05)) and self.process.poll() is not None and not self.pump()):
                if holds(self):
                    return
                raise AssertionError(f"never came: {wanted!r}; exit {self.process.poll()}; screen:\n{self.text()}")

    def quiet(self, gap: float = 0.15, limit: float = 5.0) -> None:
        """Wait until the program has written nothing for `gap` seconds, at most `limit`. Prefer `wait_for`."""
        end = time.monotonic() + limit
        while self.pump(gap) and time.monotonic() < end:
            pass

    def wait_exit(self, timeout: float = 8.0) -> int:
        """The exit code once the program has ended. Raises subprocess.TimeoutExpired when it does not."""
        end = time.monotonic() + timeout
        while self.process.poll() is None and time.monotonic() < end:
            if not self.pump(0.02):
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(0.02)
        code = self.process.wait(0)
        while self.pump():
            pass
        return code

    # what was sent

    def mark(self) -> int:
        """A place in the output, for `bytes_since`."""
        return len(self.output)

    def bytes_since(self, mark: int = 0) -> bytes:
        """What the program wrote since a mark."""
        return bytes(self.output[mark:])

    def flags(self) -> list[Any]:
        """The terminal's own settings (echo, line mode …), as `termios.tcgetattr` gives them."""
        return termios.tcgetattr(self._master)

    # what a person does

    def send(self, keys: str | bytes) -> None:
        """Write raw bytes as the terminal would."""
        data = keys.encode() if isinstance(keys, str) else keys
        while data:
            data = data[os.write(self._master, data) :]

    def press(self, *names: str) -> None:
        """Press keys one after the other, each by its name in KEYS, as `ctrl+x` or as itself.

        Keys written in one go are a paste to the program, so each waits a moment for the program to react.
        """
        for name in names:
            letter = name.removeprefix("ctrl+")
            self.send(KEYS.get(name) or (name if letter == name else chr(ord(letter) & 31)))
            self.pump(0.1)

    def click(self, col: int, row: int, button: int = 0) -> None:
        """Press and release a mouse button (0 left, 2 right) on a cell."""
        self.send(_mouse(button, col, row, "M") + _mouse(button, col, row, "m"))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press on one cell, move to another, release there."""
        self.send(_mouse(0, *start, "M") + _mouse(32, *end, "M") + _mouse(0, *end, "m"))

    def wheel(self, col: int, row: int, down: bool = True) -> None:
        """Turn the wheel by one step over a cell."""
        self.send(_mouse(65 if down else 64, col, row, "M"))

    def resize(self, cols: int, rows: int) -> None:
        """Give the window another size; the program gets SIGWINCH where the terminal is its controlling one."""
        self.cols, self.rows = cols, rows
        self.screen.resize(rows, cols)
        self._set_size()

    def signal(self, number: signal.Signals) -> None:
        """Send the program a signal."""
        self.process.send_signal(number)

    def hang_up(self) -> None:
        """Close the terminal under the program."""
        if self._open:
            os.close(self._master)
            self._open = False

    def close(self) -> None:
        """End everything; a program that is still there is killed."""
        self.hang_up()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(5)

    # inside

    def _set_size(self) -> None:
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", self.rows, self.cols, 0, 0))

    def _answer(self, data: bytes) -> None:
        for question in _QUESTION.finditer(data):
            found = question.groupdict()
            if mode := found["mode"]:
                self.send(f"\x1b[?{mode.decode()};{2 if mode == b'2026' else 0}$y")
            elif found["status"]:
                self.send("\x1b[0n" if found["status"] == b"5" else "\x1b[1;1R")
            elif window := found["window"]:
                sizes = {b"14": (4, self.rows * 16, self.cols * 8), b"16": (6, 16, 8), b"18": (8, self.rows, self.cols)}
                self.send("\x1b[{};{};{}t".format(*sizes[window]))
            elif colour := found["colour"]:
                self.send(
                    f"\x1b]{colour.decode()};rgb:{'cccc/cccc/cccc' if colour == b'10' else '0000/0000/0000'}\x1b\\"
                )
            else:
                self.send("\x1b[>41;379;0c" if found["device"] else "\x1b[?64;1;2;6;9;15;18;21;22c")

    def _show(self, data: bytes) -> None:
        data = self._pending + data
        tail = _UNFINISHED.search(data)
        self._pending = data[tail.start() :] if tail else b""
        self._stream.feed(_UNKNOWN.sub(b"", data[: tail.start()] if tail else data))


def colour_codes(data: bytes) -> set[str]:
    """Every colour code in the output: `31`, `49`, `38;5;7`, `48;2;1;2;3`; attributes such as bold are left out."""
    found: set[str] = set()
    for parameters in _SGR.findall(data):
        parts = parameters.decode().split(";")
        while parts:
            code = parts.pop(0)
            if code in ("38", "48"):
                length = 4 if parts[0] == "2" else 2
                found.add(";".join([code, *parts[:length]]))
                del parts[:length]
            elif code and (30 <= int(code) <= 49 or 90 <= int(code) <= 107):
                found.add(code)
    return found


def _mouse(button: int, col: int, row: int, end: str) -> str:
    return f"\x1b[<{button};{col + 1};{row + 1}{end}"


def _environment(changes: Mapping[str, str | None]) -> dict[str, str]:
    """A plain environment: a terminal of 24 bits, UTF-8, and nothing of the developer's own settings."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name in ("PATH", "HOME", "TMPDIR", "COVERAGE_PROCESS_START")
    }
    plain = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    return {name: value for name, value in {**kept, **plain, **changes}.items() if value is not None}
