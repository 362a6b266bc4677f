"""The answers of the forest: small frozen values, each with a stable text key. Places are numbered from 0."""

from __future__ import annotations

from attrs import frozen

from core.engine.choice import Word
from core.forest.gems import NAMES, Gems


@frozen
class At:
    """Something done to the card at a place: ``look:3``, ``deliver:3``, the third place."""

    word: str
    place: int

    @property
    def key(self) -> str:
        return f"{self.word}:{self.place + 1}"


@frozen
class Choose:
    """Coloured gems chosen: ``gems:blue+red``."""

    gems: Gems

    @property
    def key(self) -> str:
        names = [name for n, name in zip(self.gems, NAMES, strict=True) for _ in range(n)]
        return f"gems:{'+'.join(names)}"


COLLECT, AGAIN, TRY, LEAVE, SHOW, END = (Word(word) for word in ("collect", "again", "try", "leave", "show", "end"))
