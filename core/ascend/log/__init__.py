"""The log: one sentence for each event, with who, the source and the sum (interface design, sections 3 and 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from core.ascend import events as ev
from core.ascend.components import Content
from core.ascend.log import board, cards, dice, enemies, places, scenario, tokens
from core.ascend.log.teller import Maker, Teller
from core.ascend.phases.turn import STEPS

_ONE_BY_ONE = {(step.phase, step.name) for step in STEPS if step.by_seat is not None}
"""Steps that one player does after the other, so that their heading names the player."""


def _turn_began(event: ev.TurnBegan, _tell: Teller) -> str:
    return f"Turn {event.turn} begins."


def _step_began(event: ev.StepBegan, tell: Teller) -> str:
    whose = f", {tell.who(event.seat)}" if (event.phase, event.step) in _ONE_BY_ONE else ""
    step = event.phase if event.step == event.phase else f"{event.phase}, {event.step}"
    return f"Turn {event.turn}, {step}{whose}."


MAKERS: dict[type, Maker] = {
    ev.TurnBegan: _turn_began,
    ev.StepBegan: _step_began,
    **board.MAKERS,
    **cards.MAKERS,
    **enemies.MAKERS,
    **dice.MAKERS,
    **places.MAKERS,
    **scenario.MAKERS,
    **tokens.MAKERS,
}
"""The sentence maker of each class of events."""


def sentence(event: Any, content: Content, names: Sequence[str]) -> str:
    """One complete sentence for an event; empty when it needs no line.

    ``names`` are the players' by seat. Raises KeyError for an event of a class that is not in ``events.py``.
    """
    return MAKERS[type(event)](event, Teller(content, names))


def happened(events: Iterable[Any], content: Content, names: Sequence[str]) -> tuple[str, ...]:
    """The sentences of a run of events, oldest first, without empty ones.

    Each step in which something happened is headed by a line such as ``Turn 3, Planning, Program.``
    """
    return tuple(_lines(events, Teller(content, names)))


def _lines(events: Iterable[Any], tell: Teller) -> Iterator[str]:
    heading = ""
    for event in events:
        if isinstance(event, ev.TurnBegan):
            continue
        if isinstance(event, ev.StepBegan):
            heading = _step_began(event, tell)
        elif line := MAKERS[type(event)](event, tell):
            if heading:
                yield heading
                heading = ""
            yield line
