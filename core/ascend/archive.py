"""How positions of Chronicle of Ascend are kept (core.engine.archive)."""

from __future__ import annotations

from core.ascend.archive_checks import check
from core.ascend.archive_older import upgraded
from core.ascend.content import content
from core.ascend.play import table_of
from core.ascend.state import State
from core.engine.archive import Archive

CONTENT = 3
"""Version of the content files: rises when saved positions would no longer mean the same (``archive_older.py``)."""


def _check(state: State) -> None:
    check(state, content())


ARCHIVE = Archive("ascend", CONTENT, State, table_of, _check, upgraded)
position, is_older, table_from = ARCHIVE.position, ARCHIVE.is_older, ARCHIVE.table_from
