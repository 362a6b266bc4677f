"""Names that reach the file system, all made here, and titles, which never do."""

from __future__ import annotations

import os
import re
import unicodedata

from saves.faults import BadTitle

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""32 signs that are hard to mistake for each other and mean the same on every file system."""

LONGEST_TITLE = 60
"""Characters."""

SLOT_ID = re.compile(r"slot-[0-9a-z]{4,12}")
SNAPSHOT_ID = re.compile(r"([0-9]{1,12})-[0-9a-z]{6}")

# Control, format (bidirectional marks among them), surrogate and private characters; line and paragraph ends.
NOT_FOR_A_LINE = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


def new_slot_id() -> str:
    """A name such as ``slot-7f3k``. Four signs of 32: whether it is free is for the caller to see."""
    return f"slot-{_signs(4)}"


def new_snapshot_id(after: str | None) -> str:
    """A name such as ``12-7f3k9q``: one more than the snapshot ``after``, and six signs so that no two are alike."""
    return f"{snapshot_number(after) + 1 if after else 1}-{_signs(6)}"


def snapshot_number(snapshot_id: str) -> int:
    """The counting part of a snapshot's name; 0 for anything that is no such name."""
    match = SNAPSHOT_ID.fullmatch(snapshot_id)
    return int(match[1]) if match else 0


def is_slot_id(text: str) -> bool:
    """Whether the text is a name that could have been made here."""
    return SLOT_ID.fullmatch(text) is not None


def one_line(text: str) -> str:
    """The text with every control, format and line-end character made a space, and runs of spaces made one."""
    return " ".join("".join(" " if unicodedata.category(sign) in NOT_FOR_A_LINE else sign for sign in text).split())


def clean_title(text: str) -> str:
    """A title as it is kept: one line of 1 to 60 characters. Raises BadTitle."""
    title = one_line(text)
    if not title:
        raise BadTitle("A title needs at least one character that can be seen.")
    if len(title) > LONGEST_TITLE:
        raise BadTitle(f"A title has at most {LONGEST_TITLE} characters, this one has {len(title)}.")
    return title


def _signs(count: int) -> str:
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in os.urandom(count))
