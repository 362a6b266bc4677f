"""Standard input and output as a shell may hand them over: closed, read by nobody, or at the end of a full disk."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper


def settle() -> None:
    """Give each stream something to stand on, and a plain terminal a ``?`` for a sign it has not.

    Where one was closed before the start, the next file opened would get its number, and what is said its bytes.
    """
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115  # as long as the program runs
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(sentence: object) -> None:
    """Say what went wrong on standard error, or nothing where that takes nothing."""
    with suppress(OSError):
        print(sentence, file=sys.stderr)


def let_go_of_output() -> None:
    """Write out what is left; where that cannot be, keep Python from complaining about it at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
