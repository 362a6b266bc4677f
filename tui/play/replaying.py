"""A slot's game played again from its first answer, at a table of its own. The slot is looked at and never written."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from core.engine.choice import Refused
from core.engine.wording import shown
from tui.play.kept import KeptTable
from tui.play.played import Differs, first_to_last


@frozen
class Given:
    """An answer that was given again, and what came of it."""

    number: int
    """From 1."""
    player: str
    words: str
    key: str
    lines: tuple[str, ...]
    """The sentences of the log."""
    digests: tuple[str, ...]
    """Those of the step boundaries that were passed, in order; equal for equal states."""


class Replay:
    """See above. Raises SaveFault for a slot that does not hold all answers, and where its game goes another way."""

    def __init__(self, kept: KeptTable) -> None:
        self._kept = kept
        self.answers = first_to_last(kept.slot.snapshot, kept.slot.answers)
        try:
            self.sitting = kept.begun_as()
        except ValueError as fault:
            raise Differs(f"{kept.title} cannot be set up as it was: {fault}") from None
        self.players: list[str] = kept.campaign()["players"]
        self._told = 0
        """Events whose sentences were told."""
        self.opening = self._news()
        """The sentences before the first answer."""

    def play(self, to: int) -> Iterator[Given]:
        """Give the first ``to`` answers again, one by one; after all of them the game must stand as the slot has it.

        Raises Differs.
        """
        table, digests = self.sitting.table, []
        table.at_boundaries(lambda: digests.append(table.digest()))
        for number, answer in enumerate(self.answers[:to], 1):
            try:
                words = self.sitting.give_again(answer)
            except Refused as refusal:
                which = f"answer {number}, {shown(answer.key)}, is none there"
                raise Differs(
                    f"{self._kept.title} goes another way when it is played again: {which}. {refusal}"
                ) from None
            yield Given(number, self.players[answer.seat], words, answer.key, self._news(), tuple(digests))
            digests.clear()
        if to >= len(self.answers) and table.digest() != self._kept.table.digest():
            raise Differs(f"{self._kept.title} ends elsewhere when it is played again than where the slot has it.")

    def _news(self) -> tuple[str, ...]:
        """The sentences since the last ones. What says nothing alone waits for what comes: it may be a heading."""
        new = self.sitting.table.events[self._told :]
        while new and not self.sitting.sentences(new[-1:]):
            new.pop()
        self._told += len(new)
        return self.sitting.sentences(new)
