"""District tiles and Exploration tokens (rulebook p.11)."""

from __future__ import annotations

from attrs import frozen

from core.ascend.cards.context import Effect


@frozen
class TileCard:
    """A District tile (rulebook p.11)."""

    number: int
    name: str
    entry: int
    stationary: int
    effects: tuple[Effect, ...]
    hideout: str = ""
    """The Faction whose deck a Hideout brings into play."""
    code: str = ""
    """What unlocks it; empty for a tile that is open from the start."""


@frozen
class ExplorationToken:
    """A kind of Exploration token (rulebook p.11)."""

    id: str
    copies: int
    effects: tuple[Effect, ...]
