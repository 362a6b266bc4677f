"""The Scenario card with its sheet and special cards, and how it ended."""

from __future__ import annotations

from attrs import frozen

from core.ascend.view.enemies import RuleLine
from core.ascend.view.map import Heap
from core.ascend.view.seat import SeatNumbers


@frozen
class SpecialCard:
    """A special card in play, beside the active card."""

    code: str
    name: str
    lines: tuple[RuleLine, ...]


@frozen
class TaleLine:
    """A card of the story so far."""

    code: str
    name: str
    kind: str
    """``plot``, ``special``, ``enemy``, ``victory`` or ``loss``."""
    story: str
    lines: tuple[RuleLine, ...] = ()
    """Of a special card what it says."""


@frozen
class ScenarioView:
    """The active Scenario card, the special cards beside it, and what lies on them and on the sheet."""

    code: str
    name: str
    story: str
    at_once: tuple[RuleLine, ...]
    """The immediate effect."""
    lines: tuple[RuleLine, ...]
    """The gameplay side, in the card's order."""
    heaps: tuple[Heap, ...]
    """Tokens on the cards, on the sheet and beside players."""
    done: tuple[str, ...]
    """What the immediate effect has done so far, in sentences with sums."""
    before: tuple[str, ...]
    """What happened in the same step before the card was drawn: its last few sentences."""
    sheet: tuple[RuleLine, ...]
    """Special rules of the scenario sheet."""
    introduction: str
    specials: tuple[SpecialCard, ...] = ()
    known: tuple[str, ...] = ()
    """What questions about hidden tokens have told."""
    tale: tuple[TaleLine, ...] = ()
    """Every card that has come, in order; the active one is among them."""


@frozen
class EndView:
    """The end of the scenario."""

    won: bool
    code: str
    name: str
    story: str
    turn: int
    unlocked: tuple[str, ...]
    """Components that are open from now on and were not before, in words."""
    numbers: tuple[SeatNumbers, ...]
    seed: str
    locked: tuple[str, ...] = ()
    """Components that are locked from now on and were open before, in words."""
    tick: str = ""
    """The box of the progress sheet that is ticked now and was not before, in words; empty for none."""
