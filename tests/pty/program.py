"""The real program in a terminal, away from the settings and saves of whoever runs the tests."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from tests.pty.terminal import Terminal

LOOKS: Mapping[str, Mapping[str, str | None]] = {
    "dark": {},
    "256": {"COLORTERM": None},
    "16": {"TERM": "xterm", "COLORTERM": None},
    "mono": {"NO_COLOR": "1"},
}
"""The environment that makes the program choose a depth of colour."""


def tamashii(
    home: Path, *words: str, cols: int, rows: int, look: str = "dark", env: Mapping[str, str | None] | None = None
) -> Terminal:
    """Start `tamashii` with its slots, settings and reports under ``home``, and its clock in UTC."""
    places = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "STATE", "DATA")}
    command = [sys.executable, "-m", "tui", "--saves", str(saves_of(home)), *words]
    return Terminal(command, cols=cols, rows=rows, env={**places, "TZ": "UTC", **LOOKS[look], **(env or {})})


def saves_of(home: Path) -> Path:
    """The folder of the slots under ``home``."""
    return home / "slots"
