"""The combat that is fought."""

from __future__ import annotations

from attrs import frozen


@frozen
class DieView:
    """One rolled player die."""

    face: str
    used: bool


@frozen
class CombatFrameLine:
    """A Combat Frame in the running combat."""

    frame: str
    """Id as in option keys: ``walker.blue.0``."""
    owner: str
    """The card it is printed on."""
    symbols: str
    effect: str
    now: str
    """What it would do now with all dice it can take (``Catcher 5 - 2 = 3``), or why it cannot be used."""
    usable: bool


@frozen
class ExchangeLine:
    """One activation in the exchange of frames: who, what, and whether done, now or to come."""

    who: str
    what: str
    state: str
    """``done``, ``now`` or ``next``."""


@frozen
class CombatView:
    """A running combat."""

    dice: tuple[DieView, ...]
    pool: str
    """How the dice came about: ``ATT 2 + 1 Power = 3 dice``."""
    symbol: str
    """``basic``, ``special``, or empty before the roll."""
    number: str
    """``1`` to ``3``, ``blank``, or empty before the roll."""
    exchange: tuple[ExchangeLine, ...]
    frames: tuple[CombatFrameLine, ...]
    odds: tuple[str, ...]
    """Before the roll: chances in words. Empty afterwards."""
