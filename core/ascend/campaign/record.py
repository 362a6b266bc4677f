"""Progress as plain data that TOML can hold, and back. What has its usual value is left out."""

from __future__ import annotations

from functools import cache
from typing import Any

from cattrs import Converter, transform_error
from cattrs.errors import BaseValidationError

from core.ascend.campaign.progress import Ended, Progress

PROGRESS, ENDED = "progress", "ended"
"""Keys of the slot's record: the games before the one on the table, and how that one ended."""


class BadProgress(Exception):
    """A record that cannot be read; ``str()`` is one sentence."""


@cache
def _converter() -> Converter:
    return Converter(omit_if_default=True, forbid_extra_keys=True)


def record_of(progress: Progress, ended: Ended | None) -> dict[str, Any]:
    """The part of a slot's record that is the campaign's."""
    kept = _converter().unstructure(progress)
    return {PROGRESS: kept} | ({} if ended is None else {ENDED: _converter().unstructure(ended)})


def progress_from(record: dict[str, Any]) -> tuple[Progress, Ended | None] | None:
    """The progress before the game on the table, and how that one ended; None for a slot without a campaign.

    Raises BadProgress.
    """
    if PROGRESS not in record:
        return None
    try:
        progress = _converter().structure(record[PROGRESS], Progress)
        ended = _converter().structure(record[ENDED], Ended) if ENDED in record else None
    except (BaseValidationError, AttributeError, LookupError, TypeError, ValueError) as fault:
        why = transform_error(fault)[0] if isinstance(fault, BaseValidationError) else str(fault)
        raise BadProgress(f"The progress of the campaign cannot be read: {why}.") from None
    return progress, ended
