"""What was measured already, kept line by line, so that a run can be stopped and goes on where it was."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / ".balance"
WORDS = ("views", "words", "refusals", "log", "reference", "view", "lookup", "printed", "hint")
"""Parts of a game that only speak, by the beginning of their names: they change no figure."""
_GAME = re.compile(r"core/[a-z]+/")


def fingerprint(places: Iterable[str], root: Path = ROOT) -> str:
    """A short text that changes with the files and folders named: rules, content, bots, measuring."""
    digest = blake2b(digest_size=8)
    for place in places:
        for path in sorted((root / place).rglob("*")) or [root / place]:
            name = path.relative_to(root).as_posix()
            if path.suffix in (".py", ".toml") and not _GAME.sub("", name, count=1).startswith(WORDS):
                digest.update(name.encode() + (path.read_bytes() if path.exists() else b""))
    return digest.hexdigest()


def beside(folder: str, *others: str, root: Path = ROOT) -> tuple[str, ...]:
    """The files and folders of a folder, but not these."""
    return tuple(f"{folder}/{path.name}" for path in sorted((root / folder).iterdir()) if path.name not in others)


class Store:
    """Results by key, in a file of one JSON line each; a line that was cut off is measured again."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        folder.mkdir(exist_ok=True)
        (folder / ".gitignore").write_text("*\n", encoding="utf-8")
        self.path = folder / f"{name}.jsonl"
        self.results: dict[str, Any] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                try:
                    key, result = json.loads(line)
                except ValueError:
                    continue
                self.results[key] = result

    def keep(self, key: str, result: Any) -> None:
        """Keep a result, on disk at once."""
        self.results[key] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, result]) + "\n")

    def forget(self) -> None:
        """Measure all anew."""
        self.results.clear()
        self.path.unlink(missing_ok=True)
