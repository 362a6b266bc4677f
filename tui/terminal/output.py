"""The way out: nothing asked for that is not wanted, and no harm from a terminal that is gone."""

import os
import select

# What Textual asks of the terminal and we do not: reports of focus (each costs a redraw) and of size in the stream
# of input (taken for pixels), and the question whether the latter can be had.
_UNWANTED = frozenset({"\x1b[?1004h", "\x1b[?2048h", "\x1b[?2048$p"})
# A shape for the mouse pointer: some terminals print it.
_POINTER = "\x1b]22;"


def wanted(data: str) -> bool:
    """Whether something that Textual says to the terminal, beside its frames, is to be said."""
    return data not in _UNWANTED and not data.startswith(_POINTER)


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
