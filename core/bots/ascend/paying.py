"""Prices of Player Activities: the chance that they can be paid, the tokens to keep for them, what they take away."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend.cards.acts import Act
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.gains import Spend
from core.ascend.cards.launcher_effects import Dump
from core.ascend.cards.prices import DumpSet, GiveUp, SpendAny
from core.ascend.cards.token_effects import MoveToken, Take
from core.ascend.names import BASIC, EMPTY, OPEN, TOKEN_NUMBERS
from core.bots.ascend.sight import REFILL, Sight

ALL_REFILLED = 5.0
"""Tokens of any kind that a turn brings, about."""
SPARE_TOKENS = 3
"""With so many more tokens on the Launcher than a price takes, none need be kept for it."""


def pay_chance(sight: Sight, number: int, act: Act, turns: float) -> float:
    """The chance that the seat can pay the price in so many turns, about."""
    chance = 1.0
    for part in act.cost:
        chance *= _part_chance(sight, number, part, turns)
    return chance


def _part_chance(sight: Sight, number: int, part: Effect, turns: float) -> float:
    game, seat, context = sight.game, sight.game.seat(number), Context(number, "")
    if isinstance(part, Dump | DumpSet):
        have, rate, n = _tokens(sight, number, part)
        return min(1.0, max(0.0, (have + rate * turns) / n)) ** 2 if have < n else 1.0
    if isinstance(part, SpendAny):
        return 1.0 if sum(seat.assets) + turns >= part.n.value(game, context) else 0.2
    if isinstance(part, Spend):
        spent = part.spends()
        return 1.0 if spent is None or seat.assets[spent[0]] >= spent[1] or turns else 0.0
    if isinstance(part, Take | MoveToken | GiveUp):
        return float(part.payable(game, context))
    return 1.0


def _tokens(sight: Sight, number: int, part: Dump | DumpSet) -> tuple[int, float, int]:
    """Tokens that lie ready for a price, how many more a turn brings, and how many it takes."""
    seat = sight.game.seat(number)
    n = part.n.value(sight.game, Context(number, ""))
    wild = seat.slots.count(OPEN)
    if isinstance(part, DumpSet):
        counts = [seat.slots.count(kind) for kind in BASIC]
        if part.kinds == "different":
            return sum(count > 0 for count in counts) + wild, 1.0, n
        return max(counts) + wild, REFILL, n
    if part.what in ("any", "basic"):
        return sum(token != EMPTY for token in seat.slots), ALL_REFILLED, n
    kind = seat.core if part.what == "core" else TOKEN_NUMBERS[part.what]
    return seat.slots.count(kind) + wild, REFILL, n


def kept_slots(sight: Sight, parts: Iterable[Effect]) -> list[int]:
    """The slots of the seat whose tokens are to be kept for a price."""
    kept: list[int] = []
    for part in parts:
        if isinstance(part, Dump | DumpSet):
            kept += _slots(sight, part)
    return kept


def _slots(sight: Sight, part: Dump | DumpSet) -> list[int]:
    slots = sight.seat.slots
    n = part.n.value(sight.game, sight.context)
    by_kind = {kind: [slot for slot, token in enumerate(slots) if token == kind] for kind in (*BASIC, OPEN)}
    if isinstance(part, DumpSet) and part.kinds == "different":
        return [found[0] for kind, found in by_kind.items() if found and kind != OPEN][:n]
    if isinstance(part, DumpSet):
        kind = max(BASIC, key=lambda kind: (len(by_kind[kind]), kind))
        return (by_kind[kind] + by_kind[OPEN])[:n]
    if part.what in ("any", "basic"):
        rare = sorted(BASIC, key=lambda kind: (len(by_kind[kind]), kind))
        all_slots = [slot for kind in rare for slot in by_kind[kind]]
        return all_slots[:n] if len(all_slots) < n + SPARE_TOKENS else []
    kind = sight.seat.core if part.what == "core" else TOKEN_NUMBERS[part.what]
    return (by_kind[kind] + by_kind[OPEN])[:n]


def token_count(sight: Sight, act: Act) -> int:
    """Tokens that the price takes off the Launcher."""
    return sum(_tokens(sight, sight.number, part)[2] for part in act.cost if isinstance(part, Dump | DumpSet))
