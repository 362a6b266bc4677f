"""Pasted text is not a row of commands, also where the terminal does not bracket it."""

from itertools import zip_longest

from textual import events
from textual.message import Message

# More keys than this in one read were not typed.
TYPED_AT_ONCE = 8
# A paste longer than one read goes on in reads that follow within this many seconds.
GOES_ON = 0.1


class PasteGuard:
    """Turns a burst of keys into one Paste event, which a text field takes and everything else ignores.

    A key that is held down repeats itself and may come many times in one read over a slow link: repetitions count
    once. Keys without a character (arrows) are not part of a paste and pass.
    """

    def __init__(self) -> None:
        self._until = float("-inf")

    def feed(self, messages: list[Message], now: float) -> list[Message]:
        """The messages of one read, with the keys of a burst replaced by one Paste."""
        typed = [message for message in messages if _character(message)]
        changes = sum(
            1 for index, key in enumerate(typed) if not index or _character(key) != _character(typed[index - 1])
        )
        if not typed or (changes <= TYPED_AT_ONCE and now > self._until):
            return messages
        self._until = now + GOES_ON
        text = "".join(_character(key) for key in typed).replace("\r", "\n")
        paste: Message = events.Paste(text)
        first = messages.index(typed[0])
        return messages[:first] + [paste] + [rest for rest in messages[first:] if not _character(rest)]


def _character(message: Message) -> str:
    """The character a key would put into a text, or nothing."""
    if not isinstance(message, events.Key) or message.character is None:
        return ""
    return message.character if message.is_printable or message.character in "\r\n\t" else ""


def last_moves(messages: list[Message]) -> list[Message]:
    """The messages without the mouse movements that another movement follows at once: only where it is now counts."""
    return [
        message
        for message, later in zip_longest(messages, messages[1:])
        if not (isinstance(message, events.MouseMove) and isinstance(later, events.MouseMove))
    ]
