"""The command ``standing``: Upgrades between steps, and optional rules of cards that answer themselves."""

from __future__ import annotations

from collections.abc import Iterable

from core.engine.choice import Refused
from saves.faults import SaveFault
from tui.line.typed import whole
from tui.play.contract import Sitting, StandingLine

HOW = 'Say "standing 1 never", or another of its words.'


def standing(sitting: Sitting, seat: int, rest: str) -> Iterable[str]:
    """The optional rules of the seat's cards, or, with a number and a word, what is said of one from now on."""
    lines = sitting.standing(seat)
    if not lines:
        return ["No card in play leaves anything to choose."]
    if not rest:
        return [*(f" {number} {told(line)}" for number, line in enumerate(lines, 1)), HOW]
    number, _, word = rest.partition(" ")
    place = whole(number) or 0
    if not 1 <= place <= len(lines):
        return [f'No optional rule has the number "{number}". {HOW}']
    rule = lines[place - 1].rule
    try:
        sitting.set_standing(seat, rule, word.strip().casefold())
        sitting.settle()
    except (Refused, SaveFault) as stop:
        return [str(stop)]
    return [told(line) for line in sitting.standing(seat) if line.rule == rule]


def told(line: StandingLine) -> str:
    """A rule in a line: ``Counterblow, never (ask, always): …``"""
    return f"{line.card}, {line.says} ({', '.join(word for word in line.words if word != line.says)}): {line.text}"
