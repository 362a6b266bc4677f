"""Campaigns in slots: what a slot's record says of one, and what the next game of it begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from core.ascend.campaign.order import skip, why_not
from core.ascend.campaign.progress import Ended, Progress, counted
from core.ascend.campaign.record import BadProgress, progress_from
from core.ascend.campaign.showing import campaign_view
from core.ascend.campaign.view import CampaignView, PlayerLine
from core.ascend.components.scenario import FIRST
from core.ascend.content import content
from core.ascend.state import Seat
from saves.faults import SaveFailed, SlotDamaged
from saves.store import SlotStore
from tui.play.records import Record, is_running


def progress_of(record: Record) -> tuple[Progress, Ended | None] | None:
    """The progress before the game on the table, and how that ended; None in free play. Raises SlotDamaged."""
    try:
        return progress_from(dict(record))
    except BadProgress as fault:
        raise SlotDamaged(str(fault)) from None


def party_record(seats: list[Seat], before: Record) -> list[dict[str, str]]:
    """The players as a slot's record keeps them; in a game without Classes each keeps that of the record ``before``."""
    classes = {one.name: one.cls for one in players_of(before)}
    return [
        {
            "name": seat.name,
            "walker": seat.walker.rpartition(".")[2],
            "class": seat.cls or classes.get(seat.name, ""),
        }
        for seat in seats
    ]


def players_of(record: Record) -> tuple[PlayerLine, ...]:
    """Who plays; what a record does not say, or not in this form, is left out."""
    party = record.get("party")
    return tuple(_player(one) for one in (party if isinstance(party, list) else ()) if isinstance(one, dict))


def _player(kept: Mapping[str, Any]) -> PlayerLine:
    name, walker, cls = (str(kept.get(key, "")) for key in ("name", "walker", "class"))
    played = [content().classes[cls]] if cls in content().classes else []
    return PlayerLine(name, walker, cls, ", ".join([*played, f"{walker} Walker"]))


def campaign(store: SlotStore, slot_id: str = "", skipping: bool = False) -> CampaignView:
    """The progress sheet of a slot; without one, that of a campaign that has not begun. Raises SaveFault.

    ``skipping``: as it is when another scenario is begun in place of the first, which is skipped.
    """
    if not slot_id:
        return campaign_view(content(), skip(content(), Progress()) if skipping else Progress())
    with store.open(slot_id, look=True) as slot:
        return view_from(slot.title, slot.campaign, skipping)


def view_from(title: str, record: Record, skipping: bool = False) -> CampaignView:
    """The progress sheet from a slot's title and record. Raises SlotDamaged, also where it holds no campaign."""
    found = progress_of(record)
    if found is None:
        raise SlotDamaged("This slot holds a game of free play, not a campaign.")
    progress, ended = found
    running = str(record.get("scenario", "")) if is_running(record) else ""
    for played in [running] * is_running(record) + ([ended.scenario] if ended else []):
        if played not in content().scenarios or not content().scenarios[played].campaign:
            raise SlotDamaged(f"The campaign of this slot has no scenario {played[:40]!r}.")
    view = campaign_view(
        content(),
        skip(content(), progress) if skipping else progress,
        ended,
        running=running,
        players=players_of(record),
    )
    return evolve(view, title=title)


def before_next(record: Record, scenario: str) -> Progress:
    """The progress that the next game of a campaign begins with: the last one counted, the first scenario skipped
    where another is begun in its place.

    Raises SaveFailed, with the reason, for a scenario that is not open yet, and SlotDamaged.
    """
    found = progress_of(record)
    if found is None:
        raise SaveFailed("This slot holds a game of free play, not a campaign.")
    progress = counted(*found)
    sheet = content().scenarios[scenario]
    if sheet.opens != FIRST:
        progress = skip(content(), progress)
    if stop := why_not(content(), progress, sheet):
        raise SaveFailed(stop)
    return progress
