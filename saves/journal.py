"""journal.toml: the answers given since a snapshot, one table each, added at the end and on disk before they count.

A table ends with an empty line. So a table that lost its end to a crash can be told from a whole one at any byte,
and only the last can have lost it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import tomli_w
from attrs import frozen

from saves import disk, migrations, toml_files
from saves.faults import SaveFailed, SlotDamaged

NAME = "journal.toml"

FULL = 1_000_000
"""Bytes at which a journal is worth writing anew without the answers that were taken out."""

# No string that is written holds a bare line end, so a bracket at the start of a line always starts a table.
TABLE_START = re.compile(rb"^(?=\[)", re.MULTILINE)
PLAIN = re.compile(r"[ !#-\[\]-~]*")


@frozen
class Answer:
    """An answer that was given: the serial of its choice, the seat that gave it, the key of the option."""

    serial: int
    seat: int
    key: str


@frozen
class Tail:
    """What a journal holds: the snapshot it stands on and the answers that were not taken out again."""

    snapshot_id: str
    answers: list[Answer]
    given: int
    """How many answers the file holds, those taken out among them."""
    length: int
    """Bytes up to the end of the last whole table."""


def head_text(snapshot_id: str) -> bytes:
    """The lines a journal starts with."""
    return b'format = %d\nsnapshot = "%s"\n\n' % (migrations.FORMAT, snapshot_id.encode())


def answer_text(answer: Answer) -> bytes:
    """The table of an answer. Raises UnicodeEncodeError or SaveFailed for a key that no file can hold."""
    key = f'"{answer.key}"' if PLAIN.fullmatch(answer.key) else tomli_w.dumps({"k": answer.key})[4:-1]
    text = f"[[answer]]\nserial = {answer.serial}\nseat = {answer.seat}\nkey = {key}\n\n".encode()
    toml_files.refuse_endless(text)
    return text


def undo_text(given: int, drop: int) -> bytes:
    """The table that takes answer ``drop`` (from 0) of the present tail out; ``given`` answers stand before it."""
    return b"[[undo]]\nafter = %d\ndrop = %d\n\n" % (given, drop)


def whole_text(snapshot_id: str, answers: Iterable[Answer]) -> bytes:
    """A journal with these answers."""
    return b"".join((head_text(snapshot_id), *map(answer_text, answers)))


def parse(data: bytes) -> Tail:
    """Read a journal; a last table without its end is left out. Raises SlotNewer or SlotDamaged."""
    return _read(data, forgiving=False)


def salvage(data: bytes) -> Tail:
    """Read a journal up to the first damage after its first lines. Raises SlotNewer or SlotDamaged for those."""
    return _read(data, forgiving=True)


def _read(data: bytes, *, forgiving: bool) -> Tail:
    written = toml_files.format_of(data, NAME)
    # Some file systems fill with zeros what a power cut kept from being written.
    head, *tables = TABLE_START.split(data.rstrip(b"\0"))
    snapshot_id = toml_files.field(toml_files.parse(head, NAME), "snapshot", str, NAME)
    if not head.endswith(b"\n\n"):
        raise SlotDamaged(f"{NAME} is cut short.")
    answers: list[Answer] = []
    given, length = 0, len(head)
    for number, table in enumerate(tables, 1):
        if number == len(tables) and not table.endswith(b"\n\n"):
            break
        try:
            given = _take(table, answers, given, written)
        except SlotDamaged:
            if forgiving:
                break
            raise
        length += len(table)
    return Tail(snapshot_id, answers, given, length)


def _take(text: bytes, answers: list[Answer], given: int, written: int) -> int:
    """Add an answer, or take one out, as the table says; returns how many answers there are now in the file."""
    table = toml_files.parse(text, NAME)
    match table:
        case {"answer": [dict() as answer]} if len(table) == 1:
            answers.append(_answer(migrations.upgraded("answer", answer, written)))
            return given + 1
        case {"undo": [{"after": int(after), "drop": int(drop)}]} if after == given and 0 <= drop < len(answers):
            del answers[drop]
            return given
        case _:
            raise SlotDamaged(f"{NAME} is damaged after {given} answers.")


def _answer(table: dict[str, Any]) -> Answer:
    return Answer(
        toml_files.field(table, "serial", int, NAME),
        toml_files.field(table, "seat", int, NAME),
        toml_files.field(table, "key", str, NAME),
    )


class Journal:
    """An open journal, written at its end only."""

    def __init__(self, descriptor: int, length: int, given: int) -> None:
        self._descriptor = descriptor
        self._length = length
        self._given = given
        self._frayed = False

    @classmethod
    def open(cls, path: Path, tail: Tail) -> Journal:
        """Open a journal that was read, and cut off what stands behind its last whole table. Raises OSError."""
        descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_NOFOLLOW | os.O_CLOEXEC)
        try:
            if os.fstat(descriptor).st_size != tail.length:  # a cut of nothing would count as a change of the file
                os.ftruncate(descriptor, tail.length)
        except BaseException:
            os.close(descriptor)
            raise
        return cls(descriptor, tail.length, tail.given)

    def bloated(self, answers: int) -> bool:
        """Whether it has grown past 1 MB with answers that are no longer among the present ones, of this number."""
        return self._length > FULL and self._given > 2 * answers

    def add(self, answer: Answer) -> None:
        """Add an answer. Raises OSError, SaveFailed, or as answer_text does, and then nothing was added."""
        self._append(answer_text(answer))
        self._given += 1

    def take_out(self, index: int) -> None:
        """Note that an answer of the present tail, counted from 0, is taken out. Raises as ``add`` does."""
        self._append(undo_text(self._given, index))

    def close(self) -> None:
        """Close the file."""
        os.close(self._descriptor)

    def _append(self, text: bytes) -> None:
        if self._length + len(text) > disk.MOST_BYTES:
            raise SaveFailed("Not saved: there are too many answers in this step.")
        if self._frayed:
            self._cut()
        disk.must_have_a_name(self._descriptor)
        self._frayed = True
        try:
            disk.write_all(self._descriptor, text)
            disk.sync_data(self._descriptor)
        except BaseException:
            with suppress(OSError):
                self._cut()
            raise
        self._frayed = False
        self._length += len(text)

    def _cut(self) -> None:
        """Cut off what a failed call may have left; where that fails too, the next call tries again first."""
        os.ftruncate(self._descriptor, self._length)
        self._frayed = False
