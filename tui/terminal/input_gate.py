"""From the bytes of the terminal to the messages that were meant."""

import re
from codecs import getincrementaldecoder
from collections.abc import Iterable

from textual import events
from textual.message import Message

from tui.terminal.escape_filter import EscapeFilter
from tui.terminal.parser import SteadyParser
from tui.terminal.paste_guard import PasteCleaner, PasteGuard, last_moves

# Mouse reports in the old form: three bytes that may be no UTF-8 (and beyond column 95 are none). A terminal sends
# them when it was attached anew and forgot the form that was asked for.
_X10_REPORT = re.compile(rb"\x1b\[M[\x20-\xff]{3}", re.DOTALL)
# How often to look, in seconds, while an escape sequence is unfinished.
_STEP = 0.02


class InputGate:
    """Decoder, parser, escape filter and paste guard in a row. Times are seconds of one clock of the caller's."""

    def __init__(self, hold: float) -> None:
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._parser = SteadyParser()
        self._escapes = EscapeFilter(hold)
        self._brackets = PasteCleaner()
        self._pastes = PasteGuard()

    def feed(self, data: bytes, now: float) -> list[Message]:
        """The messages of one read."""
        text = self._brackets.feed(self._decode(_X10_REPORT.sub(b"", data)), now)
        # an empty text would tell the parser that the input has ended
        messages = self._filtered(self._parser.feed(text), now) if text else []
        return last_moves(self._pastes.feed(messages, now))

    def tick(self, now: float) -> list[Message]:
        """The messages that are due because nothing followed. To be called whenever a read gave nothing."""
        rest = self._brackets.tick(now)
        late = self._parser.feed(rest) if rest else ()
        return [*self._filtered(self._parser.tick(), now), *self._filtered(late, now), *self._escapes.tick(now)]

    def wait(self, now: float, longest: float) -> float:
        """Seconds to wait for input before `tick` should be called, at most `longest`."""
        if self._parser.waits:
            longest = min(longest, _STEP)
        due = self._escapes.due(now)
        return longest if due is None else min(due, longest)

    def _filtered(self, messages: Iterable[Message], now: float) -> list[Message]:
        return [
            kept
            for message in messages
            # Sizes are asked of the terminal itself; one that comes as input is nobody's order.
            if not isinstance(message, events.Resize)
            for kept in self._escapes.feed(message, now)
        ]
