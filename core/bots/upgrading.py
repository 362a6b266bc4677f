"""Upgrades: EXP and Memory spent in the Planning phase (rulebook p.13)."""

from __future__ import annotations

from core.ascend.launcher import LOCK_COLUMN
from core.ascend.names import CORRUPTED, MEMORY, TOKEN_NAMES
from core.ascend.options import OnSlot
from core.bots.sight import Sight
from core.engine.choice import Choice, Option

UNLOCKS = 2
"""Slots opened before anything else is bought with EXP."""
MEMORY_KEPT = 2
"""Memory kept for what a later card may ask, even when this one asks for none."""
LOW = 2
"""Integrity at which raising the Limiter comes first."""


def choose_upgrade(sight: Sight, choice: Choice) -> Option | None:
    """An Upgrade worth its price now, None when nothing is."""
    by_exp = _by_exp(sight, choice)
    return by_exp if by_exp is not None else _by_memory(sight, choice)


def _by_exp(sight: Sight, choice: Choice) -> Option | None:
    """More slots first, as they bring a token every turn; health when that is low or the slots are open."""
    seat = sight.seat
    raise_limit = choice.option("upgrade:raise")
    if raise_limit is not None and seat.integrity <= LOW and seat.enemies:
        return raise_limit
    locked = bin(seat.locks).count("1")
    unlock = [o for o in choice.options if isinstance(o, OnSlot) and o.word == "upgrade.unlock"]
    if unlock and locked > 4 - UNLOCKS:
        return min(unlock, key=lambda option: (option.slot % 5 == LOCK_COLUMN, abs(option.slot // 5 - 1.4)))
    return raise_limit or choice.option("upgrade:open")


def _by_memory(sight: Sight, choice: Choice) -> Option | None:
    """Memory that no goal needs: throw Corrupted Data out; with a full track, gain Data of the Core kind."""
    seat = sight.seat
    spare = seat.assets[MEMORY] - max(MEMORY_KEPT, sight.wanted[MEMORY])
    if spare <= 0:
        return None
    for option in choice.options:
        if isinstance(option, OnSlot) and option.word == "upgrade.discard" and seat.slots[option.slot] == CORRUPTED:
            return option
    return choice.option(f"upgrade:gain.{TOKEN_NAMES[seat.core]}") if spare > 1 else None
