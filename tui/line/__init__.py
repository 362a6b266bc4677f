"""Line mode: the game in plain sentences and numbered answers, for pipes, screen readers and the plainest terminals.

Nothing here draws, moves a cursor or needs Textual. `tell` says the table, `parse` understands, `loop` leads.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable

from saves.faults import SaveFault
from tui.line.loop import run as converse
from tui.line.voice import harmless
from tui.play.contract import Sitting


def run(open_sitting: Callable[[], Sitting], seat: int = 0) -> int:
    """Open a game, new or kept, and play it on standard input and output; returns the exit code.

    `seat` (0 to 3) answers first where several are asked. 0: played, or left with everything saved. 1: the game
    could not be opened; one sentence on standard error says why.
    """
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes that are no text are no reason to end
    try:
        sitting = open_sitting()
    except SaveFault as fault:
        print(harmless(str(fault)), file=sys.stderr)
        return 1
    try:
        return converse(sitting, sys.stdin, sys.stdout, seat)
    finally:
        sitting.close()
        _let_go_of_output()


def _let_go_of_output() -> None:
    """Write out what is left; when nobody reads it, keep Python from complaining about it at its end."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
