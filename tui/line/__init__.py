"""Line mode: the game in plain sentences and numbered answers, for pipes, screen readers and the plainest terminals.

Nothing here draws, moves a cursor or needs Textual. `tell` says the table, `parse` understands, `loop` leads.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from saves.faults import SaveFault
from tui.line.loop import run as converse
from tui.line.voice import harmless
from tui.play.contract import Played
from tui.streams import let_go_of_output


def run(
    open_sitting: Callable[[], Played | None],
    seat: int = 0,
    go_on: Callable[[str, bool], Played | None] | None = None,
    delete: Callable[[str], None] | None = None,
) -> int:
    """Open a game, new or kept, and play it on standard input and output; returns the exit code.

    `seat` (0 to 3) answers first where several are asked. When a game of a campaign has ended or was given up, `go_on`
    is given its slot and which of the two, and opens the next one; a game of free play that was given up is for
    `delete`. 0: played, or left with everything saved. 1: the game could not be opened; one
    sentence on standard error says why.
    """
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes that are no text are no reason to end
    opened: Callable[[], Played | None] | None = open_sitting
    try:
        while opened is not None and (sitting := opened()) is not None:
            left = _played(sitting, seat)
            opened = None
            if go_on is not None and left.campaign:
                opened = partial(go_on, left.campaign, left.given_up)
            elif delete is not None and left.given_up:
                delete(left.slot)
    except SaveFault as fault:
        print(harmless(str(fault)), file=sys.stderr)
        return 1
    except (KeyboardInterrupt, BrokenPipeError):
        pass  # between two games nothing can be lost
    finally:
        let_go_of_output()
    return 0


class _Left(NamedTuple):
    """How a game was left."""

    slot: str
    campaign: str
    """The slot of its campaign, where the next game comes now: it ended, or was given up."""
    given_up: bool


def _played(sitting: Played, seat: int) -> _Left:
    """Play a game."""
    try:
        given_up = converse(sitting, sys.stdin, sys.stdout, seat)
        over = given_up or not sitting.deciders()
        return _Left(sitting.slot_id, sitting.campaign_slot if over else "", given_up)
    finally:
        sitting.close()
