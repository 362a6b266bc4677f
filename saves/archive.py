"""A slot as one file to carry elsewhere: a zip with its TOML files and nothing more."""

from __future__ import annotations

import io
import zipfile
import zlib

from saves import campaign, disk, journal, snapshot
from saves.faults import SlotDamaged
from saves.position import FILES, Parts, position_of, tail_of

NOT_OURS = "The file is no exported slot"

# Equal slots give equal bytes, and nothing tells when or where they were packed. The earliest date zip knows.
NO_DATE = (1980, 1, 1, 0, 0, 0)


def pack(parts: Parts) -> bytes:
    """The bytes of an archive. Raises SlotNewer or SlotDamaged for a slot that would not open."""
    position_of(parts)
    tail = tail_of(parts)
    answers = parts.journal[: tail.length] if parts.journal is not None and tail is not None else None
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in zip(FILES, (parts.campaign, parts.snapshot, answers), strict=True):
            if data is not None:
                entry = zipfile.ZipInfo(name, NO_DATE)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = disk.FILE_MODE << 16
                file.writestr(entry, data)
    return buffer.getvalue()


def unpack(data: bytes) -> Parts:
    """The files in an archive, checked as if they were opened. Raises SlotDamaged or SlotNewer."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            files = _files(file)
            # The library does not compare: with one wrong length in the directory, files vanish without a word.
            if len(files) != _entries_told(data):
                raise SlotDamaged(f"{NOT_OURS}: its directory is damaged.")
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError, OSError, zlib.error) as error:
        raise SlotDamaged(f"{NOT_OURS}.") from error
    needed = FILES[:2] if journal.NAME in files else FILES[:1]
    for name in needed:
        if name not in files:
            raise SlotDamaged(f"{NOT_OURS}: {name} is missing.")
    state = files.get(snapshot.NAME)
    snapshot_id = None if state is None else snapshot.id_of(state)
    answers = files.get(journal.NAME)
    if snapshot_id is not None and answers is None:  # packed where no answer had been given since
        answers = journal.head_text(snapshot_id)
    parts = Parts(files[campaign.NAME], state, snapshot_id, answers)
    position_of(parts)
    return parts


def _entries_told(data: bytes) -> int:
    """How many entries the end of an archive says there are."""
    end = data.rfind(b"PK\x05\x06")
    return int.from_bytes(data[end + 10 : end + 12], "little")


def _files(file: zipfile.ZipFile) -> dict[str, bytes]:
    """The entries by name: only ours, each once, none larger than a file may be."""
    files: dict[str, bytes] = {}
    for entry in file.infolist():
        if entry.filename not in FILES or entry.filename in files:
            raise SlotDamaged(f"{NOT_OURS}: it holds other files too.")
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise SlotDamaged(f"{NOT_OURS}: it is packed in another way.")
        with file.open(entry) as content:
            # The size an archive claims is only a claim.
            data = content.read(disk.MOST_BYTES + 1)
        if len(data) > disk.MOST_BYTES:
            raise SlotDamaged(f"{entry.filename} is larger than {disk.MOST_BYTES // 1_000_000} MB.")
        files[entry.filename] = data
    return files
