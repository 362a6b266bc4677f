"""Two presses in a row: the second must not fall on a question that the first has only just brought up."""

from __future__ import annotations

PAUSE = 0.4
"""Seconds for which the press that gave an answer does nothing to the next question."""
IN_A_ROW = 0.12
"""The same where the next question is of the same kind, as when token after token is dumped: who repeats the key there
means it, and only a key that bounces is held back."""
KEY_AGAIN = "That key answered the last question; press it again to answer this one."
CLICK_AGAIN = "That click answered the last question; click again to answer this one."

Press = str | tuple[int, int]
"""A key by its name, or the cell of a click."""


class Presses:
    """Which press gave the last answer, and when. The game screens of an app share it; times are monotonic seconds."""

    def __init__(self) -> None:
        self._now: Press | None = None
        self._spent: Press | None = None
        self._since = 0.0
        self._pause = PAUSE

    def repeats(self, press: Press | None, now: float) -> bool:
        """Whether this press comes too soon after an answer it gave. ``None``: any that may always be repeated.

        Another press in between shows that somebody has looked: then nothing is held back.
        """
        if press is not None and _alike(press, self._spent) and now - self._since < self._pause:
            return True
        self._now, self._spent = press, None
        return False

    def answered(self, now: float, *, in_a_row: bool = False) -> None:
        """The press of this moment gave an answer, and another question is asked since ``now``.

        ``in_a_row`` says that it is of the same kind as the last one and asks the same seat.
        """
        self._spent, self._since, self._pause = self._now, now, IN_A_ROW if in_a_row else PAUSE


def _alike(press: Press, other: Press | None) -> bool:
    """Whether two presses are of one key, or two clicks on one cell or beside it."""
    if isinstance(press, str) or other is None or isinstance(other, str):
        return press == other
    return abs(press[0] - other[0]) <= 1 and press[1] == other[1]
