"""The way out: nothing sent twice, nothing asked for that is not wanted, and no harm from a terminal that is gone."""

import os
import select

from textual._ansi_sequences import SYNC_END, SYNC_START

from tui.terminal.thrift import thrifty

# What Textual asks of the terminal and we do not: reports of focus (each costs a redraw) and of size in the stream
# of input (taken for pixels), and the question whether the latter can be had.
_UNWANTED = frozenset({"\x1b[?1004h", "\x1b[?2048h", "\x1b[?2048$p"})
# A shape for the mouse pointer: some terminals print it.
_POINTER = "\x1b]22;"
# Shorter writes are switches and the cursor, not frames, and may be meant twice.
_SHORTEST_FRAME = 32


class FrameGate:
    """Drops a frame equal to the last one. Coming back to a screen, Textual writes the same frame twice."""

    def __init__(self) -> None:
        self._last = ""
        self._opening = ""

    def pass_on(self, data: str) -> str:
        """What of a write is to be sent; empty for a doubled frame, with its marks of begin and end."""
        if data in _UNWANTED or data == self._last or data.startswith(_POINTER):
            return ""
        if data == SYNC_START:
            self._opening = data
            return ""
        opening, self._opening = self._opening, ""
        if data == SYNC_END:
            return "" if opening else data
        self._last = data if len(data) >= _SHORTEST_FRAME else ""
        return opening + thrifty(data)

    def forget(self) -> None:
        """Let the next frame through in any case: what is on the screen is not known any more."""
        self._last = ""


class Outlet:
    """The file behind Textual's writing thread: UTF-8 whatever the locale, and silent once the terminal is gone.

    Without this a write to a lost terminal would end the thread, and the app would wait for it for ever.
    """

    def __init__(self, fileno: int) -> None:
        self._fileno = fileno
        self._parts: list[str] = []
        self._gone = False

    def fileno(self) -> int:
        """The descriptor written to."""
        return self._fileno

    def isatty(self) -> bool:
        """True: the entry has seen to it."""
        return True

    def write(self, text: str) -> int:
        """Keep text for the next flush."""
        self._parts.append(text)
        return len(text)

    def flush(self) -> None:
        """Send what was kept; waits while the terminal takes nothing."""
        data = "".join(self._parts).encode("utf-8", "replace")
        self._parts.clear()
        while data and not self._gone:
            try:
                data = data[os.write(self._fileno, data) :]
            except BlockingIOError:
                select.select([], [self._fileno], [])
            except OSError:
                self._gone = True
