"""What a slot's record of its game says without content or rules: for lists, and for choosing what to open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.ascend.names import DIALS, NORMAL

Record = Mapping[str, Any]


def is_campaign(record: Record) -> bool:
    """Whether the slot holds a campaign, not a game of free play."""
    return "progress" in record


def is_running(record: Record) -> bool:
    """Whether a game lies on the table that has not ended."""
    return record.get("over") is False


def between_games(record: Record) -> bool:
    """Whether the slot holds a campaign whose next game has not begun."""
    return is_campaign(record) and not is_running(record)


def boxes_ticked(record: Record) -> int:
    """Boxes of the progress sheet that are ticked; 0 for what is no record of a campaign."""
    progress, ended = record.get("progress"), record.get("ended")
    ticked = progress.get("ticked") if isinstance(progress, dict) else None
    codes = {str(code) for code in ticked} if isinstance(ticked, list) else set()
    if isinstance(ended, dict) and ended.get("won") is True:
        codes.add(str(ended.get("code")))
    return len(codes)


def dial_turned(record: Record) -> str:
    """The dial of a campaign where it is not the usual one; else empty."""
    progress = record.get("progress")
    dial = progress.get("dial") if isinstance(progress, dict) else None
    return dial if isinstance(dial, str) and dial in DIALS and dial != NORMAL else ""
