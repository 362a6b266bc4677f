"""The pictures in screenshots/ are all there, and are what the program shows today."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pictures.__main__ import FOLDER, name_of
from tests.pictures.scenes import LOOKS, SCENES, SIZES, draw, prepare

BY_NAME = {scene.name: scene for scene in SCENES}


def test_every_screen_is_there_in_every_size_and_look() -> None:
    wanted = {name_of(scene, *size, look) for scene in SCENES for size in SIZES for look in LOOKS}
    assert {path.name for path in FOLDER.iterdir()} == wanted


@pytest.mark.parametrize(
    ("name", "size", "look"), [("table", (120, 40), "dark"), ("end", (80, 24), "mono-ascii")], ids=["table", "end"]
)
def test_pictures_are_of_today(name: str, size: tuple[int, int], look: str, tmp_path: Path) -> None:
    scene = BY_NAME[name]
    prepare(scene, tmp_path)
    drawn = draw(scene, tmp_path, *size, look)
    kept = (FOLDER / name_of(scene, *size, look)).read_text(encoding="utf-8")
    assert drawn == kept, "the screen has changed: make screenshots draws it anew, then look at the pictures"
