"""The worked example of docs/own-scenarios.md, as the file that a reader would copy out of it."""

from __future__ import annotations

import re
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "own-scenarios.md"
NAME = "night-ferry"


def example() -> str:
    """The text of the file."""
    (text,) = re.findall(r"```toml\n(# A small scenario.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert isinstance(text, str)
    return text


def write(folder: Path, name: str = NAME, **changes: str) -> Path:
    """The example as a file of this name, its id in step; ``changes`` are parts of it to be replaced, see ``SPOTS``."""
    text = example().replace(f'id = "{NAME}"', f'id = "{name}"')
    for spot, new in changes.items():
        assert SPOTS[spot] in text, spot
        text = text.replace(SPOTS[spot], new)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return file


SPOTS = {
    "title": "The Night Ferry",
    "goal": "Loose all three Moorings before Time is 0.",
    "start": "start = 1",
    "world": 'world = [{ do = "time", n = -1 }]',
    "cost": 'cost = [{ do = "dump", what = "any", n = 2 }]',
    "where": '"here, with Mooring"',
    "condition": '"time = 0"',
    "map": "?@0,-1",
    "corrupted": 'corrupted = "5 x players"',
    "deck": 'cards = "2 x players"',
    "setup": 'setup = [{ do = "put", token = "Mooring", place = "site berth" }]',
    "clock": 'immediate = [{ do = "set-time", to = [10, 9, 9, 8] }]',
    "first": 'first_card = "NF1"',
    "victory": 'effects = [{ do = "draw", card = "NF3" }]',
    "kind": 'kind = "victory"',
    "code": 'code = "NF3"',
    "act": 'id = "NF2.across"',
}
"""Parts of the example by the names that tests call them."""
