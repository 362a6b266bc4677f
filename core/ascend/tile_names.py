"""Rule texts speak of tiles by number, of special cards by code and of figures as of any token; readers are shown
their names."""

from __future__ import annotations

import re

from core.ascend.components import Content

_TILE = re.compile(r"\btile (\d+)\b")
_SPECIAL = re.compile(r"\b(on|from) card ([A-Z]\w*\d\d)\b")
_MADE = "figures"
"""Under this name a content keeps the pattern that finds its figures."""


def with_names(text: str, content: Content) -> str:
    """A rule text with names: ``tile 11`` becomes ``Power Plant (11)``, ``on card U07`` becomes ``on the Alarm Board``,
    ``a Shinigami`` becomes ``the Shinigami``, of which there is only one."""

    def tile_named(match: re.Match[str]) -> str:
        tile = content.tiles.get(int(match[1]))
        return f"{tile.name} ({match[1]})" if tile is not None else match[0]

    def card_named(match: re.Match[str]) -> str:
        code = match[2]
        card = next((found for sheet in content.scenarios.values() if (found := sheet.cards.get(code))), None)
        return f"{match[1]} the {card.name}" if card is not None and card.kind == "special" else match[0]

    text = _SPECIAL.sub(card_named, _TILE.sub(tile_named, text))
    figures = _figures(content)
    return figures.sub(r"the \1", text) if figures is not None else text


def _figures(content: Content) -> re.Pattern[str] | None:
    """What finds a figure with an article that is not its own; None where no scenario has one."""
    if _MADE not in content.made:
        kinds = (kind for sheet in content.scenarios.values() for kind in sheet.tokens)
        names = sorted({re.escape(kind.name) for kind in kinds if kind.piece == "figure"})
        content.made[_MADE] = re.compile(rf"\ban? ({'|'.join(names)})\b") if names else None
    found: re.Pattern[str] | None = content.made[_MADE]
    return found
