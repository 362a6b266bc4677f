"""snapshot.toml: the state at a step boundary, under ``[state]``, below a name of its own and the time."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from attrs import frozen

from saves import migrations, names, toml_files
from saves.faults import SlotDamaged

NAME = "snapshot.toml"

ID_LINE = re.compile(rb'id = "([0-9a-z-]{1,40})"\n')


@frozen
class Snapshot:
    """A snapshot as read, in today's format."""

    id: str
    state: dict[str, Any]
    written: int
    """The format it was written in."""


def text(snapshot_id: str, saved: str, state: Mapping[str, Any]) -> bytes:
    """The bytes of a snapshot; ``saved`` is a time in ISO form. Raises as toml_files.seal does."""
    return toml_files.seal({"id": snapshot_id, "saved": saved, "state": state})


def id_of(data: bytes) -> str:
    """The name of a snapshot whose sum is right, without reading the state. Raises SlotNewer or SlotDamaged."""
    _, body = toml_files.unseal(data, NAME)
    return _id(body)


def parse(data: bytes) -> Snapshot:
    """Read a snapshot and bring it to today's format. Raises SlotNewer or SlotDamaged."""
    written, body = toml_files.unseal(data, NAME)
    state = toml_files.field(toml_files.parse(body, NAME), "state", dict, NAME)
    return Snapshot(_id(body), migrations.upgraded("state", state, written), written)


def _id(body: bytes) -> str:
    line = ID_LINE.match(body)
    found = line[1].decode() if line else ""
    if not names.snapshot_number(found):
        raise SlotDamaged(f"{NAME} has no name that could be right.")
    return found
