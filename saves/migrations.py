"""The format of the files, and how older ones become today's: pure functions on plain data, version by version."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import frozen

from saves.faults import SlotDamaged, SlotNewer

FORMAT = 2
"""The format written, and the newest that is read."""

_TOLD = 999_999
"""The largest format whose number is told."""

Table = dict[str, Any]


def _as_it_is(value: Any) -> Any:
    return value


@frozen
class Step:
    """How the three parts of a slot become one version newer. A function gets its part for itself and returns it."""

    campaign: Callable[[Table], Table] = _as_it_is
    """The table under ``[campaign]``."""
    state: Callable[[Table], Table] = _as_it_is
    """The table under ``[state]``."""
    answer: Callable[[Table], Table] = _as_it_is
    """One ``[[answer]]`` table."""

    def on(self, part: str, value: Table) -> Table:
        """The named part one version newer."""
        step: Callable[[Table], Table] = {"campaign": self.campaign, "state": self.state, "answer": self.answer}[part]
        return step(value)


def _with_progress(record: Table) -> Table:
    """Format 2 keeps the progress of a campaign in its slot. Before that each slot held one game: the first scenario,
    with what earlier ones had unlocked (which only winning it could do), or a game of free play."""
    record = {**record}
    codes = record.pop("codes", [])
    if record.get("game") != "ascend" or record.get("scenario") != "prologue":
        return record
    return {**record, "progress": {"ticked": ["A06"], "unlocked": sorted(codes)} if codes else {}}


STEPS: dict[int, Step] = {1: Step(campaign=_with_progress)}
"""From the format in the key to the next one; one entry for each format before today's."""


def check(written: int) -> None:
    """Raises SlotNewer for a format that is not known yet, SlotDamaged for one that never was."""
    if written > FORMAT:
        told = f"format {written}" if written <= _TOLD else f"a format beyond {_TOLD}"
        raise SlotNewer(f"Made by a newer Tamashii: {told}, this one reads up to {FORMAT}.")
    if written < 1:
        raise SlotDamaged(f"There never was a format {written}.")


def upgraded(part: str, value: Table, written: int) -> Table:
    """A part ("campaign", "state" or "answer") of a save in the format ``written``, as it is in today's.

    Raises SlotDamaged when the part is not what its format says.
    """
    for version in range(written, FORMAT):
        try:
            value = STEPS[version].on(part, value)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise SlotDamaged(f"The {part} cannot be brought from format {version} to {version + 1}.") from error
    return value
