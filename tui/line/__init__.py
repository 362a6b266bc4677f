"""Line mode: the game in plain sentences and numbered answers, for pipes, screen readers and the plainest terminals.

Nothing here draws, moves a cursor or needs Textual. `tell` says the table, `parse` understands, `loop` leads.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from functools import partial

from saves.faults import SaveFault
from tui.line.loop import run as converse
from tui.line.voice import harmless
from tui.play.contract import Played
from tui.streams import let_go_of_output


def run(
    open_sitting: Callable[[], Played | None], seat: int = 0, go_on: Callable[[str], Played | None] | None = None
) -> int:
    """Open a game, new or kept, and play it on standard input and output; returns the exit code.

    `seat` (0 to 3) answers first where several are asked. When a game of a campaign has ended, `go_on` is given its
    slot, and opens the next one. 0: played, or left with everything saved. 1: the game could not be opened; one
    sentence on standard error says why.
    """
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes that are no text are no reason to end
    opened: Callable[[], Played | None] | None = open_sitting
    try:
        while opened is not None and (sitting := opened()) is not None:
            slot = _played(sitting, seat)
            opened = partial(go_on, slot) if go_on is not None and slot else None
    except SaveFault as fault:
        print(harmless(str(fault)), file=sys.stderr)
        return 1
    except (KeyboardInterrupt, BrokenPipeError):
        pass  # between two games nothing can be lost
    finally:
        let_go_of_output()
    return 0


def _played(sitting: Played, seat: int) -> str:
    """Play a game; returns the slot of its campaign where it ended, else nothing."""
    try:
        converse(sitting, sys.stdin, sys.stdout, seat)
        return "" if sitting.deciders() else sitting.campaign_slot
    finally:
        sitting.close()
