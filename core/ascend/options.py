"""The answers of Chronicle of Ascend: small frozen values, each with a stable text key.

The fields name the slots, tiles, dice or cards an answer is about, so that a front end can index them.
"""

from __future__ import annotations

from functools import cache, lru_cache

from attrs import frozen

from core.ascend.names import SEAT_LETTERS, slot_name
from core.engine.choice import Word

Plain = Word
"""An answer of one word: ``done``, ``stay``, ``keep``, ``pass``, ``stop``, ``yes``, ``no``, ``roll`` …"""

YES, NO, DONE = Plain("yes"), Plain("no"), Plain("done")


@frozen
class Pick:
    """One of several named things: ``asset:power``, ``colour:blue``, ``core:red``, ``act:A02.1``, ``card:A04``,
    ``reveal:C1``, ``upgrade:raise``, ``upgrade:gain.blue``, ``use:walker.blue#1``, ``equip:reaper.hook``."""

    word: str
    what: str

    @property
    def key(self) -> str:
        return f"{self.word}:{self.what}"


pick = lru_cache(maxsize=4096)(Pick)
"""The one answer for a word and a thing: such lists are made often."""


@frozen
class Amount:
    """A number: ``power:2``."""

    word: str
    n: int

    @property
    def key(self) -> str:
        return f"{self.word}:{self.n}"


@frozen
class Shift:
    """One programming move (rulebook p.7): ``slide:2,4>1,4`` or ``switch:2,4>2,3``; slots 0 to 19."""

    word: str
    start: int
    end: int

    @property
    def key(self) -> str:
        return f"{self.word}:{slot_name(self.start)}>{slot_name(self.end)}"


@frozen
class OnSlot:
    """Something done to one slot: ``dump:2,2``, ``discard:3,4``, ``lock:1,3``, ``unlock:3,5``."""

    word: str
    slot: int

    @property
    def key(self) -> str:
        return f"{self.word}:{slot_name(self.slot)}"


@cache
def on_slot(word: str, slot: int) -> OnSlot:
    """The one answer for a word and a slot: such lists are made often."""
    return OnSlot(word, slot)


@frozen
class Place:
    """A drawn token put on an empty slot (Prepare, rulebook p.7): ``place:2>3,2``, the second drawn token."""

    drawn: int
    slot: int

    @property
    def key(self) -> str:
        return f"place:{self.drawn + 1}>{slot_name(self.slot)}"


@frozen
class Launch:
    """A pattern launched with these tokens: ``launch:basic.shield@1,1-1,2-1,3``; slots in rising order."""

    source: str
    slots: tuple[int, ...]

    @property
    def key(self) -> str:
        return f"launch:{self.source}@{'-'.join(slot_name(slot) for slot in self.slots)}"


@frozen
class Go:
    """A move over the map: ``move:B2>C2>D2`` (the way, start included), ``bot:B2>C2`` for the BOT."""

    word: str
    path: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.word}:{'>'.join(self.path)}"


@frozen
class Dice:
    """Own dice chosen for something: ``reroll:2,4``; dice counted from 0 here, from 1 in the key."""

    word: str
    dice: tuple[int, ...]

    @property
    def key(self) -> str:
        return f"{self.word}:{','.join(str(die + 1) for die in self.dice)}"


@frozen
class FrameUse:
    """A Combat Frame activated with these dice: ``frame:walker.blue.1@3`` (rulebook p.15)."""

    frame: str
    dice: tuple[int, ...]

    @property
    def key(self) -> str:
        return f"frame:{self.frame}@{','.join(str(die + 1) for die in self.dice)}"


frame_use = lru_cache(maxsize=4096)(FrameUse)
"""The one answer for a frame and some dice: such lists are made often."""


@frozen
class Trade:
    """A Faction Augment handed to another player: ``trade:spartans.shock-lance>B`` (rulebook p.13)."""

    card: str
    to: int

    @property
    def key(self) -> str:
        return f"trade:{self.card}>{SEAT_LETTERS[self.to]}"
