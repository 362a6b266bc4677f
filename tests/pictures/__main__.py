"""Draw the pictures in screenshots/ from real games: `python -m tests.pictures [NAME…]`.

Each is what a terminal shows of the real program, in 120x40 and 80x24, in 24-bit colours on a dark ground, in 16
colours, without colour, and without colour in plain ASCII. Equal programs give equal bytes.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.pictures.scenes import LOOKS, SCENES, SIZES, Scene, draw, prepare

FOLDER = Path(__file__).parents[2] / "screenshots"


def main() -> int:
    """Draw the scenes that were named, or all."""
    names = [scene.name for scene in SCENES]
    words = argparse.ArgumentParser(prog="python -m tests.pictures", description="Draws screenshots/.")
    words.add_argument("names", nargs="*", metavar="NAME", help=f"a screen: {', '.join(names)} (default: all)")
    wanted: list[str] = words.parse_args().names
    if unknown := set(wanted) - set(names):
        words.error(f"there is no screen {min(unknown)!r}")
    FOLDER.mkdir(exist_ok=True)
    for scene in SCENES:
        if not wanted or scene.name in wanted:
            draw_all(scene)
    return 0


def draw_all(scene: Scene) -> None:
    """One screen in every size and look. What begins a new game does so each time in a home of its own."""
    with tempfile.TemporaryDirectory() as folder:
        prepare(scene, Path(folder))
        for cols, rows in SIZES:
            for look in LOOKS:
                home = Path(folder) if scene.games else Path(tempfile.mkdtemp(dir=folder))
                path = FOLDER / name_of(scene, cols, rows, look)
                path.write_text(draw(scene, home, cols, rows, look), encoding="utf-8")
                print(path.name)


def name_of(scene: Scene, cols: int, rows: int, look: str) -> str:
    """The file of a picture, such as table-120x40-dark.svg."""
    return f"{scene.name}-{cols}x{rows}-{look}.svg"


if __name__ == "__main__":
    sys.exit(main())
