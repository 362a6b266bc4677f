"""What a list of slots tells of each, also of those that will not open."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any, Literal

from attrs import frozen

from saves import backups, campaign, disk, position
from saves.backups import Backup
from saves.faults import SaveFault, SlotDamaged, SlotNewer
from saves.lock import Holder

Status = Literal["ok", "busy", "damaged", "newer"]


@frozen
class SlotInfo:
    """A line of the list."""

    id: str
    title: str
    """As given; the slot's name where the file that holds it is beyond reading."""
    status: Status
    saved_at: datetime
    """When anything was last saved, in UTC."""
    summary: dict[str, Any]
    """The game's record of the campaign; empty for a slot that cannot be read."""
    sentence: str
    """Who holds it, or what is wrong with it; empty when nothing is."""
    backups: tuple[Backup, ...]
    """What it can be taken back to, newest first; of a damaged slot only what would open."""


def info(slot_id: str, folder: Path, held: Holder | None) -> SlotInfo:
    """Describe the slot in a folder without opening it. Never raises, changes nothing."""
    status: Status = "ok" if held is None else "busy"
    sentence = "" if held is None else held.sentence
    title = ""
    summary: dict[str, Any] = {}
    try:
        parts = position.read_parts(folder)
        position.tail_of(parts)
        found = campaign.parse(parts.campaign)
        title, summary = found.title, found.record
    except SlotNewer as fault:
        status, sentence = "newer", str(fault)
    except SlotDamaged as fault:
        status, sentence = "damaged", str(fault)
    except SaveFault:
        pass  # It changes all the time, so someone is playing it.
    kept = _backups(folder, status)
    title = title or _any_title(folder, kept) or slot_id
    return SlotInfo(slot_id, title, status, saved_at(folder), summary, sentence, kept)


def _backups(folder: Path, status: Status) -> tuple[Backup, ...]:
    if not disk.is_real_folder(folder):
        return ()
    # Looking into each takes longer than all the rest, and a sound slot has no need of it.
    return backups.whole(folder) if status == "damaged" else backups.listed(folder)


def saved_at(folder: Path) -> datetime:
    """When a file of the slot last changed, in UTC; for an empty folder, when that did; 1970 for nothing at all."""
    changed = [when for name in position.FILES if (when := _changed(folder / name))]
    return disk.time_of(max(changed, default=_changed(folder)))


def _changed(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0


def _any_title(folder: Path, kept: tuple[Backup, ...]) -> str:
    """The title from the slot's own file if a word of it can be made out, else from the newest backup."""
    if not disk.is_real_folder(folder):
        return ""
    places = [folder / campaign.NAME]
    places += [folder / position.BACKUPS / f"{backup.name}.{campaign.NAME}" for backup in kept]
    for place in places:
        try:
            title = campaign.title_anyhow(disk.read(place))
        except SlotDamaged:
            continue
        if title:
            return title
    return ""
