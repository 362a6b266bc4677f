"""campaign.toml: the title, the day the slot was made, and the game's own record of the campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from saves import migrations, names, toml_files
from saves.faults import SaveFault

NAME = "campaign.toml"


@frozen
class Campaign:
    """A campaign as read, in today's format."""

    title: str
    created: str
    """A time in ISO form."""
    record: dict[str, Any]
    written: int
    """The format it was written in."""


def text(title: str, created: str, record: Mapping[str, Any]) -> bytes:
    """The bytes of a campaign. Raises as toml_files.seal does."""
    return toml_files.seal({"title": title, "created": created, "campaign": record})


def parse(data: bytes) -> Campaign:
    """Read a campaign and bring it to today's format. Raises SlotNewer or SlotDamaged."""
    written, body = toml_files.unseal(data, NAME)
    table = toml_files.parse(body, NAME)
    record = toml_files.field(table, "campaign", dict, NAME)
    return Campaign(
        _title(toml_files.field(table, "title", str, NAME)),
        toml_files.field(table, "created", str, NAME),
        migrations.upgraded("campaign", record, written),
        written,
    )


def title_anyhow(data: bytes | None) -> str:
    """The title of a file that may be damaged or too new; empty where none can be made out."""
    try:
        found = toml_files.parse(data or b"", NAME).get("title")
    except SaveFault:
        return ""
    return _title(found) if isinstance(found, str) else ""


def _title(found: str) -> str:
    # A title from elsewhere is shown, not judged: its slot must open whatever it says.
    return names.one_line(found)[: names.LONGEST_TITLE].strip() or "Untitled"
