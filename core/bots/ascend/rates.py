"""How often things happen to a seat in a turn, about: what a rule that waits for them is worth rests on it."""

from __future__ import annotations

from core.ascend.cards.context import Moment
from core.ascend.names import BLANK, PULSE, SURGE

EVENTS = {
    "turn-start": 1.0,
    "trace-dice": 0.7,
    "refilled": 1.0,
    "moved": 1.0,
    "revealed": 0.4,
    "district": 0.7,
    "attack-dice": 0.65,
    "attack-roll": 0.65,
    "framed": 1.0,
    "placed": 0.5,
    "enemy-acted": 0.5,
    "wounds": 0.55,
    "wounds-other": 0.6,
    "hurt": 0.45,
    "defeated": 0.3,
    "attached": 0.55,
    "combat-end": 0.6,
    "reset": 0.15,
    "spent": 0.4,
    "equipped": 0.3,
    "inhabited": 0.15,
    "met": 0.25,
    "enemy-left": 0.35,
}
LAUNCHES = {
    "asset": 0.35,
    "short": 0.33,
    "long": 0.03,
    "exp": 0.7,
    "hack": 0.45,
    "repel": 0.05,
    "augment": 0.2,
    "body": 0.15,
    "any": 1.5,
}
"""The same for launches of a family."""
NARROW = 0.3
"""How often an event is the one that another filter asks for."""

_FACES = [PULSE, PULSE, BLANK]
MOMENTS: dict[str, tuple[Moment, ...]] = {
    "wounds": (Moment(3),),
    "wounds-other": (Moment(3),),
    "hurt": (Moment(2),),
    "attack-roll": (Moment(3, faces=[PULSE, SURGE, BLANK]), Moment(3, faces=_FACES)),
    "spent": (Moment(2),),
}
"""What an event mostly looks like; the ways it looks weigh alike."""


def rate(on: str, of: str) -> float:
    """How often an event comes in a turn, with its filter."""
    if on == "launched":
        return LAUNCHES.get(of or "any", LAUNCHES["any"])
    often = EVENTS.get(on, 0.0)
    return often * NARROW if of and not of.startswith("not ") else often


def moments(on: str) -> tuple[Moment, ...]:
    """What the event mostly looks like."""
    return MOMENTS.get(on, (Moment(1, faces=_FACES),))
