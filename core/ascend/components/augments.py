"""Class and Faction Augments (rulebook p.10) and Learning Protocols (p.9)."""

from __future__ import annotations

from attrs import field, frozen

from core.ascend.cards.checks import at_least, one_of
from core.ascend.cards.conditions import Condition
from core.ascend.cards.context import Effect
from core.ascend.cards.rules import CardRule
from core.ascend.cards.triggers import EVENTS, event_words
from core.ascend.components.boards import Frame
from core.ascend.patterns import Pattern

TIMINGS = ("planning", "combat", "launch", "anytime", "passive")
"""When a Class Augment works (rulebook p.10); all Faction Augments are Launch."""


@frozen
class ClassAugment:
    """A Class Augment: ``set`` says whether it starts the game (co-op, solo, plain) or is drawn from the deck."""

    id: str
    name: str
    set: str = field(validator=one_of("co-op", "solo", "plain", "deck"))
    timing: str = field(validator=one_of(*TIMINGS))
    memory: int = field(validator=at_least(0))
    frame: Frame | None = None
    rules: tuple[CardRule, ...] = ()
    code: str = ""
    deck: str = field(default="", kw_only=True)
    """The Class, as files and states name it: ``reaper`` …"""


@frozen
class FactionAugment:
    """A Faction Augment: a pattern and what it does when launched."""

    id: str
    name: str
    memory: int = field(validator=at_least(0))
    pattern: Pattern
    effects: tuple[Effect, ...]
    code: str = ""
    deck: str = field(default="", kw_only=True)
    """The Faction, as files and states name it: ``seekers`` …"""


@frozen
class ProtocolStep:
    """One step of a Learning Protocol (p.9): an event so many times, or a state that is reached."""

    reward: tuple[Effect, ...] = ()
    on: str = field(default="", validator=one_of("", *EVENTS))
    of: str = ""
    when: Condition | None = None
    """A further condition on the event."""
    times: int = field(default=1, validator=at_least(1))
    turn: bool = False
    """All of them in one turn."""
    have: Condition | None = None
    """The state that completes it, for a step without an event."""

    def __attrs_post_init__(self) -> None:
        if bool(self.on) == (self.have is not None):
            raise ValueError("a step waits either for an event (on) or for a state (have)")

    def say(self, players: int) -> str:
        """What completes it, without a full stop: ``Defeat an Enemy, twice in one turn``."""
        if self.have is not None:
            return _begun(self.have.say(players))
        words = event_words(self.on, self.of)
        start, instead = next((pair for pair in _STARTS if words.startswith(pair[0])), ("", ""))
        times = _TIMES.get(self.times, f" {self.times} times")
        turn = " in one turn" if self.turn else ""
        when = f", while {self.when.say(players)}" if self.when is not None else ""
        return f"{_begun(instead + words.removeprefix(start))}{',' if times or turn else ''}{times}{turn}{when}"


_TIMES = {1: "", 2: " twice"}
_STARTS = (("when you ", ""), ("when ", ""), ("after you ", "you "), ("after your ", "finish your "))
"""How events begin on cards, and what a step that asks for them begins with instead."""


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]


@frozen
class Protocol:
    """A Learning Protocol: three steps, then its rules for the rest of the game."""

    id: str
    name: str
    steps: tuple[ProtocolStep, ProtocolStep, ProtocolStep]
    rules: tuple[CardRule, ...]
    code: str = ""
