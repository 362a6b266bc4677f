"""Bytes that come late are not key presses: what is left of torn escape sequences goes no further.

Behind the parser a lone Escape waits a moment. If `[` or `O` follows, it was the head of an arrow or a click: all up
to the final byte is swallowed. Nothing here reads a clock; times are given in seconds, from any start.
"""

from collections.abc import Iterator
from typing import Literal

from attrs import define
from textual import events
from textual.message import Message

from tui.terminal.parser import ESCAPE, Torn

REMOTE_HOLD = 0.3
LOCAL_HOLD = 0.05
# A torn sequence whose end never comes is given up after this silence.
GIVE_UP = 1.0

State = Literal["idle", "held", "csi-first", "csi", "single", "x10"]


@define
class EscapeFilter:
    """Takes the parser's messages in order and gives back those that were meant. `hold` is in seconds."""

    hold: float
    state: State = "idle"
    since: float = 0.0
    left: int = 0  # bytes of an X10 mouse report still to come

    def feed(self, message: Message, now: float) -> Iterator[Message]:
        """What to pass on for one message; first an Escape that turned out to be one.

        The clock alone releases nothing here: where the process itself was late, the rest of a sequence may have
        waited in the queue, and only `tick`, called when nothing was there to read, knows that nothing came.
        """
        char = _raw(message)
        if char is None:
            # A whole sequence, a click, a report: whatever was begun before it stays torn.
            yield from self._release()
            yield message
        elif self.state == "idle":
            yield from self._begin(message, char, now)
        elif self.state == "held":
            yield from self._after_escape(message, char, now)
        else:
            yield from self._swallow(message, char, now)

    def tick(self, now: float) -> Iterator[Message]:
        """What is due by the clock: a held Escape that nothing followed."""
        if self.state == "held" and now - self.since >= self.hold:
            yield from self._release()
        elif self.state != "idle" and now - self.since >= GIVE_UP:
            self.state = "idle"

    def due(self, now: float) -> float | None:
        """Seconds until `tick` has something to give, or None."""
        return max(0.0, self.since + self.hold - now) if self.state == "held" else None

    def _release(self) -> Iterator[Message]:
        held, self.state = self.state == "held", "idle"
        if held:
            yield events.Key("escape", ESCAPE)

    def _begin(self, message: Message, char: str, now: float) -> Iterator[Message]:
        if char == ESCAPE:
            self.state, self.since = "held", now
        else:
            yield _pressed(message)

    def _after_escape(self, message: Message, char: str, now: float) -> Iterator[Message]:
        if char == "[":
            self.state, self.since = "csi-first", now
        elif char == "O":
            self.state, self.since = "single", now
        else:
            yield from self._release()
            yield from self._begin(message, char, now)

    def _swallow(self, message: Message, char: str, now: float) -> Iterator[Message]:
        self.since = now
        if self.state == "x10":
            self.left -= 1
            self.state = "x10" if self.left else "idle"
        elif char < " ":
            # No sequence holds a control character: this one was given up by its sender.
            self.state = "idle"
            yield from self._begin(message, char, now)
        elif self.state == "csi-first" and char == "M":
            self.state, self.left = "x10", 3
        elif self.state == "csi-first" and char == "[":
            self.state = "single"
        elif char < "@":
            # parameters; an O may have them as well
            self.state = "csi" if self.state == "csi-first" else self.state
        else:
            self.state = "idle"


def _raw(message: Message) -> str | None:
    """The character of a key that may be a byte of a sequence, or None for all other messages."""
    if isinstance(message, events.Key) and message.character is not None:
        return message.character
    return None


def _pressed(message: Message) -> Message:
    """The key press a torn character stands for where no sequence is being swallowed (Escape, then a letter)."""
    return events.Key(message.key, message.character) if isinstance(message, Torn) else message
