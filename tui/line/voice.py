"""Two streams of text: what is said and what is typed. Harmless text goes out, whatever came in."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable
from typing import Protocol, TextIO

from attrs import define

from tui.line.typed import QUIT

MARK = "> "
"""Said before a line is read."""


def harmless(text: str) -> str:
    """The text without characters that steer a terminal or turn its direction: each becomes ``?``."""
    return "".join(char if char.isprintable() else "?" for char in text)


class Lines(Protocol):
    """Where lines are read from: a terminal, a pipe, a test."""

    def readline(self) -> str:
        """The next line with its end, or an empty string when there is none any more."""
        ...

    def isatty(self) -> bool:
        """Whether a person types here and sees what is typed."""
        ...


@define
class Voice:
    """Says sentences on one stream and reads lines from another; either may be a pipe."""

    stdin: Lines
    stdout: TextIO

    def say(self, lines: Iterable[str]) -> None:
        """Say each line; on a terminal, break it at words rather than at the edge. Raises OSError when nobody
        listens any more."""
        width = shutil.get_terminal_size().columns - 1 if self.stdout.isatty() else 0
        encoding = self.stdout.encoding or "utf-8"
        for line in lines:
            text = harmless(line).encode(encoding, "replace").decode(encoding)
            # what was broken goes on under its beginning, so that numbers stand out
            parts = textwrap.wrap(text, width, subsequent_indent="   ") if width > 20 and len(text) > width else [text]
            self.stdout.writelines(part + "\n" for part in parts)
        self.stdout.flush()

    def ask(self) -> str | None:
        """Read a line; None at the end of input. What comes through a pipe is shown as if it had been typed."""
        self.stdout.write(MARK)
        self.stdout.flush()
        line = self.stdin.readline()
        typed = harmless(line.strip())
        if not self.stdin.isatty():
            self.say([typed])
        return typed if line else None

    def ask_on(self) -> str | None:
        """Read a line; None at the end of input and where the player leaves."""
        typed = self.ask()
        return None if typed is None or typed.casefold() in QUIT else typed
