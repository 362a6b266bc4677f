"""Rule texts speak of tiles by number; readers are shown their names."""

from __future__ import annotations

import re

from core.ascend.components import Content


def with_names(text: str, content: Content) -> str:
    """A rule text with the names of the District tiles it numbers: ``tile 11`` becomes ``Power Plant (11)``."""

    def named(match: re.Match[str]) -> str:
        tile = content.tiles.get(int(match[1]))
        return f"{tile.name} ({match[1]})" if tile is not None else match[0]

    return re.sub(r"\btile (\d+)\b", named, text)
