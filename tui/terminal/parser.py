"""Textual's parser of terminal input, with two habits changed."""

from collections.abc import Iterable

from textual import events
from textual._xterm_parser import XTermParser

ESCAPE = "\x1b"


class Torn(events.Key):
    """One character of a sequence that came in pieces or was not understood: perhaps a key press, perhaps not."""


class SteadyParser(XTermParser):
    """A parser that keeps mouse positions in cells and says which characters are rests of a torn sequence.

    Textual turns a sequence whose end comes late into loose key presses. Here each of its characters comes as Torn,
    so that the escape filter can tell them from keys that were pressed.
    """

    @property
    def mouse_pixels(self) -> bool:
        """Always False: a size report in the stream would make Textual take cells for pixels."""
        return False

    @mouse_pixels.setter
    def mouse_pixels(self, value: bool) -> None:
        pass

    @property
    def waits(self) -> bool:
        """Whether a sequence has begun that is given up after a while."""
        return self._timeout_time is not None

    def _sequence_to_key_events(self, sequence: str, alt: bool | None = None) -> Iterable[events.Key]:
        # The parser passes `alt` only where it gives a sequence back character by character; it is True for the
        # character after an escape that it left out.
        if alt is None:
            yield from super()._sequence_to_key_events(sequence)
            return
        if alt or sequence == ESCAPE:
            yield Torn("torn_escape", ESCAPE)  # by its own name the parser would make it a circumflex
        if sequence != ESCAPE:
            for key in super()._sequence_to_key_events(sequence):
                yield Torn(key.key, key.character)
