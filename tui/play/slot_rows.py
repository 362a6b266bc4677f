"""Slots in words: what each is, how it stands, and the one thing to do with it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

from attrs import frozen

from tui.play.records import between_games, boxes_ticked, dial_turned

if TYPE_CHECKING:
    from saves.listing import SlotInfo

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July",
    "August", "September", "October", "November", "December",
)  # fmt: skip


@frozen
class SlotRow:
    """One slot of the list."""

    slot: str
    """Its id."""
    title: str
    when: str
    """When it was last played, or what keeps it closed."""
    state: str
    """Players and where play stands, or what is wrong."""
    note: str
    """What could be done about it, or empty."""
    verb: str
    """Continue, Next game, See the end, Watch or Restore; empty when nothing but deleting is possible."""
    action: str
    """``open``, ``campaign``, ``look``, ``restore``, or empty."""

    @property
    def sentence(self) -> str:
        """``state`` with its parts joined and a full stop."""
        return f"{self.state.rstrip('.').replace('   ', '; ')}."

    @property
    def whole(self) -> bool:
        """Whether it can simply be gone on with."""
        return self.action in ("open", "campaign")


def row_of(info: SlotInfo, now: datetime) -> SlotRow:
    """A slot as the list shows it. ``now`` is a time with a zone; times are told in that zone."""
    state = summary(info.summary)
    match info.status:
        case "ok":
            verb, action = _what_next(info.summary)
            return SlotRow(info.id, info.title, day(info.saved_at, now), state, "", verb, action)
        case "busy":
            return SlotRow(info.id, info.title, "open elsewhere", info.sentence or state, "", "Watch", "look")
        case "damaged" if info.backups:
            note = f"a whole backup is there: {day(info.backups[0].saved_at, now)}"
            return SlotRow(info.id, info.title, "damaged", info.sentence, note, "Restore", "restore")
        case "damaged":
            return SlotRow(info.id, info.title, "damaged", info.sentence, "no backup would open", "", "")
        case "newer":
            return SlotRow(info.id, info.title, "of a newer version", info.sentence, "it is left alone", "", "")


def _what_next(record: Mapping[str, Any]) -> tuple[str, str]:
    """What is done with a slot that opens, as its verb and its action: between two games of a campaign one chooses."""
    if between_games(record):
        return "Next game", "campaign"
    return "See the end" if record.get("over") is True else "Continue", "open"


def summary(record: Mapping[str, Any]) -> str:
    """Players (names), place (words), endings and a turned dial, as far as a record of the campaign has them."""
    players, where = record.get("players"), record.get("where")
    parts = []
    if isinstance(players, list) and players:
        parts.append(", ".join(str(name) for name in players))
    if isinstance(where, str) and where:
        parts.append(where)
    if boxes := boxes_ticked(record):
        parts.append(f"{boxes} ending{'s' * (boxes > 1)}")
    if dial := dial_turned(record):
        parts.append(dial)
    return "   ".join(parts) or "just begun"


def day(when: datetime, now: datetime) -> str:
    """A time as people say it: the hour for today and yesterday, else the day, with the year when it is another."""
    local = when.astimezone(now.tzinfo)
    days = (now.date() - local.date()).days
    if days in (0, 1):
        return f"{('today', 'yesterday')[days]} {local:%H:%M}"
    year = "" if local.year == now.year else f" {local.year}"
    return f"{local.day} {MONTHS[local.month - 1]}{year}"
