"""A place for slots, and slots with something in them."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.store import SlotStore
from tests.saves.slots import played


@pytest.fixture(autouse=True)
def without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here loses power for real, so nothing waits for the disk; tests with processes of their own do."""
    for name in ("fsync", "fdatasync"):
        monkeypatch.setattr(os, name, lambda descriptor: None, raising=False)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder of the test's own: in memory, where there is such a place, as thousands of files are made here."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        yield Path(folder)


@pytest.fixture
def store(tmp_path: Path) -> SlotStore:
    return SlotStore(tmp_path / "slots")


@pytest.fixture(scope="package")
def pattern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place with one played slot, to be copied."""
    root = tmp_path_factory.mktemp("pattern")
    played(SlotStore(root))
    return root


@pytest.fixture
def slot_id(store: SlotStore, pattern: Path) -> str:
    """A closed slot with backups and a tail of three answers."""
    shutil.copytree(pattern, store.root, dirs_exist_ok=True)
    return store.list()[0].id
