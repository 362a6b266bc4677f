"""Pasted text is not a row of commands, with brackets round it or, where the terminal sends none, without."""

from itertools import zip_longest

from textual import events
from textual.message import Message

# More keys than this in one read were not typed.
TYPED_AT_ONCE = 8
# A paste longer than one read goes on in reads that follow within this many seconds.
GOES_ON = 0.1
# A bracketed paste that stops for so many seconds has lost its end: keys are keys again.
END_IS_LOST = 1.0


_BEGIN, _END = "\x1b[200~", "\x1b[201~"


class PasteCleaner:
    """Takes the Escapes out of bracketed pastes, since the parser takes each for the head of a sequence.

    All that stands between the brackets is text; an Escape in it becomes `?`, as it would in a field.
    """

    def __init__(self) -> None:
        self._inside = False
        self._since = float("-inf")
        self._before = ""  # the last characters outside, for an opening bracket that comes in two reads
        self._held = ""  # what may be the head of a closing bracket whose rest is still to come

    def feed(self, text: str, now: float) -> str:
        """The text of one read, cleaned; what may begin a closing bracket waits for the rest."""
        self._since = now
        out = []
        while text:
            given, text = self._text(self._held + text) if self._inside else self._outside(text)
            out.append(given)
        return "".join(out)

    def tick(self, now: float) -> str:
        """What was held back, when a paste has not gone on for so long that its end may be lost."""
        if not self._inside or now - self._since < END_IS_LOST:
            return ""
        self._inside, held, self._held = False, self._held, ""
        return held

    def _outside(self, text: str) -> tuple[str, str]:
        whole = self._before + text
        at = whole.find(_BEGIN)
        self._inside = at >= 0
        if not self._inside:
            self._before = whole[1 - len(_BEGIN) :]
            return text, ""
        end = at + len(_BEGIN) - len(self._before)
        self._before = ""
        return text[:end], text[end:]

    def _text(self, text: str) -> tuple[str, str]:
        part, found, after = text.partition(_END)
        self._held = ""
        if not found:
            part, self._held = _without_beginning(part, _END)
        self._inside = not found
        return part.replace("\x1b", "?") + found, after


def _without_beginning(text: str, mark: str) -> tuple[str, str]:
    """The text without an unfinished mark at its end, and that."""
    cut = next((n for n in range(min(len(mark) - 1, len(text)), 0, -1) if text.endswith(mark[:n])), 0)
    return text[: len(text) - cut], text[len(text) - cut :]


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
