"""A sealed TOML file: its format, a sum of what follows, and a body. And TOML from anywhere, read without harm."""

from __future__ import annotations

import re
import tomllib
import zlib
from collections.abc import Mapping
from typing import Any

import tomli_w

from core.engine.endless import ENDLESS_KEY, ENDLESS_NUMBER
from saves import migrations
from saves.faults import SaveFailed, SlotDamaged

FORMAT_LINE = re.compile(rb"format = ([0-9]{1,1000})\n")
SEAL = re.compile(rb'format = [0-9]{1,1000}\ncheck = "([0-9a-f]{8})"\n')


def seal(body: Mapping[str, Any]) -> bytes:
    """The bytes of a file.

    Raises TypeError for values that TOML has not (None), UnicodeEncodeError for halves of characters, SaveFailed for
    what ``parse`` would refuse.
    """
    text = tomli_w.dumps(body).encode()
    refuse_endless(text)
    return b'format = %d\ncheck = "%08x"\n' % (migrations.FORMAT, zlib.crc32(text)) + text


def unseal(data: bytes, name: str) -> tuple[int, bytes]:
    """The format and the body of a sealed file, once the sum is right; ``name`` is for the sentence.

    This reads no TOML, so it is cheap enough for a list of slots. Raises SlotNewer or SlotDamaged.
    """
    written = format_of(data, name)
    sealed = SEAL.match(data)
    if sealed is None:
        raise SlotDamaged(f"{name} does not begin as a save does.")
    body = data[sealed.end() :]
    if zlib.crc32(body) != int(sealed[1], 16):
        raise SlotDamaged(f"{name} is cut short or was changed.")
    return written, body


def format_of(data: bytes, name: str) -> int:
    """The format a file says it has. Raises SlotNewer or SlotDamaged when it is none that can be read."""
    first = FORMAT_LINE.match(data)
    if first is None:
        raise SlotDamaged(f"{name} is empty." if not data else f"{name} does not begin as a save does.")
    written = int(first[1])
    migrations.check(written)
    return written


def refuse_endless(text: bytes) -> None:
    """Raises SaveFailed for text that ``parse`` would not take back."""
    if ENDLESS_KEY.search(text):
        raise SaveFailed("Not saved: it holds a chain of more than 32 words joined by full stops.")
    if ENDLESS_NUMBER.search(text):
        raise SaveFailed("Not saved: it holds a number of more than 1000 digits.")


def parse(data: bytes, name: str) -> dict[str, Any]:
    """A TOML document. Raises SlotDamaged, whatever the bytes are."""
    if ENDLESS_KEY.search(data):
        raise SlotDamaged(f"{name} holds a key of too many parts.")
    if ENDLESS_NUMBER.search(data):
        raise SlotDamaged(f"{name} holds a number of too many digits.")
    try:
        return tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise SlotDamaged(f"{name} cannot be understood.") from error


def field(table: Mapping[str, Any], key: str, kind: type, name: str) -> Any:
    """A value that must be there and of this kind. Raises SlotDamaged."""
    value = table.get(key)
    if type(value) is not kind:
        raise SlotDamaged(f"{name} has no {key} that could be right.")
    return value
