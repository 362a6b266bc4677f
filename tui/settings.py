"""What a person set once and keeps: colours, glyphs, mouse, motion. Read at every start, so plain JSON and small."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from attrs import asdict, frozen
from platformdirs import user_config_path, user_data_path, user_state_path

APP = "tamashii"


@frozen
class Settings:
    """The choices of the settings screen. The defaults leave to the terminal what it can tell by itself."""

    palette: str = ""
    """Name of a palette; empty: chosen by the terminal's depth of colour."""
    ascii: bool | None = None
    """Plain ASCII signs; None: chosen by the terminal's encoding."""
    mouse: bool = True
    motion: bool = True
    hand_over: bool = False
    """Cover the table when the next answer is another player's."""


MOST_BYTES = 100_000
"""No file of settings is larger."""


def settings_path() -> Path | None:
    """The file the settings are kept in; None for a person without a home folder."""
    try:
        return user_config_path(APP, appauthor=False) / "settings.json"
    except RuntimeError:
        return None


def reports_path() -> Path | None:
    """The folder for reports of faults; None for a person without a home folder."""
    try:
        return user_state_path(APP, appauthor=False) / "reports"
    except RuntimeError:
        return None


def scenarios_path() -> Path | None:
    """The usual folder of a player's own scenarios, beside that of the slots; None without a home folder."""
    try:
        return user_data_path(APP, appauthor=False) / "scenarios"
    except RuntimeError:
        return None


def load_settings(path: Path | None) -> Settings:
    """The settings of a file. What is missing, damaged or of the wrong kind falls back to its default."""
    if path is None or not path.is_file():  # a pipe in its place would be waited for
        return Settings()
    try:
        with path.open("rb") as file:
            raw = json.loads(file.read(MOST_BYTES))
    except (OSError, ValueError, RecursionError):
        return Settings()
    found: dict[str, Any] = raw if isinstance(raw, dict) else {}
    usual = Settings()
    palette, plain = found.get("palette"), found.get("ascii")
    mouse, motion, hand_over = (found.get(name) for name in ("mouse", "motion", "hand_over"))
    return Settings(
        palette=palette if isinstance(palette, str) else usual.palette,
        ascii=plain if isinstance(plain, bool) else usual.ascii,
        mouse=mouse if isinstance(mouse, bool) else usual.mouse,
        motion=motion if isinstance(motion, bool) else usual.motion,
        hand_over=hand_over if isinstance(hand_over, bool) else usual.hand_over,
    )


def store_settings(path: Path, settings: Settings) -> None:
    """Write the settings, whole or not at all. Raises OSError when the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps(asdict(settings), indent=2) + "\n", encoding="utf-8")
    os.replace(new, path)
