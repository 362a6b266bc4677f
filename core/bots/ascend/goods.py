"""What Assets, tokens, Integrity and Trace are worth to a seat."""

from __future__ import annotations

from core.ascend.kit.reading import plus
from core.ascend.names import ASSET_TOP, CORRUPTED, EMPTY, MEMORY, POWER, REROLL, SHIELD, TOKEN_NUMBERS
from core.bots.ascend import prices
from core.bots.ascend.sight import Sight

ASSET_SOUGHT = 0.45
"""The share of a goal that one asset towards its cost is worth."""
MISSED = 3.0
"""What an asset is worth in addition that a goal's cost would then lack."""
IN_A_FIGHT = 1.3
"""Shield and Power are worth more with an Enemy attached."""
FOR_TESTS = 0.8
"""A Reroll where a goal asks for a Test."""
LITTLE_TO_BUY = 0.6
"""Memory where no Augments are in play."""
LOW = 3
"""Integrity at which recovering counts more."""
RESET = 1.5
"""What a Reset costs beside the Corrupted Data: the Launcher, the way back."""
BODY_LOST = 1.5


def base_value(sight: Sight, asset: int) -> float:
    """What the first of an asset is worth on its own."""
    base = prices.ASSET[asset]
    if asset == REROLL and sight.tests_ahead:
        base = FOR_TESTS
    if asset == MEMORY and sight.game.sheet.simple:
        base = LITTLE_TO_BUY
    return base


def asset_value(sight: Sight, asset: int, n: int = 1) -> float:
    """What the next n of an asset are worth; what does not fit on the track is worth nothing."""
    have, wanted = sight.seat.assets[asset], sight.wanted[asset]
    base = base_value(sight, asset)
    if asset in (SHIELD, POWER) and (sight.seat.enemies or sight.rid_weight):
        base *= IN_A_FIGHT
    value = 0.0
    for count in range(have + 1, min(ASSET_TOP, have + n) + 1):
        value += base * prices.FADING ** (count - 1)
        if count <= wanted:
            value += ASSET_SOUGHT * max(goal.weight for goal in sight.own_goals if goal.act and goal.act.spends)
    return value


def best_asset(sight: Sight) -> float:
    """What 1 Asset of the player's choice is worth."""
    return max(asset_value(sight, asset) for asset in range(4))


def held_value(sight: Sight, asset: int, n: int = 1) -> float:
    """What losing or spending n of an asset that is there takes away."""
    have = sight.seat.assets[asset]
    n = min(n, have)
    base = base_value(sight, asset)
    value = sum(base * prices.FADING ** (count - 1) for count in range(have - n + 1, have + 1))
    short = min(n, max(0, n - (have - sight.wanted[asset])))
    return value + MISSED * short


def lost_asset(sight: Sight) -> float:
    """What losing 1 Asset of one's choice takes away."""
    have = [asset for asset in range(4) if sight.seat.assets[asset]]
    return min((held_value(sight, asset) for asset in have), default=0.0)


def data_value(sight: Sight, what: str, n: int) -> float:
    """What n tokens gained are worth; below 0 for Corrupted Data."""
    if what == "corrupted":
        return -n * corrupted_weight(sight)
    if what == "open":
        return n * (prices.OPEN_TOKEN if sight.game.sheet.simple else prices.UPGRADE)
    return n * prices.TOKEN


def corrupted_weight(sight: Sight) -> float:
    """What one Corrupted Data costs: more when the pool is nearly empty."""
    return prices.CORRUPTED + 6.0 * sight.danger


def cleansed(sight: Sight, n: int) -> float:
    """What discarding up to n own Corrupted Data is worth."""
    seat = sight.seat
    return prices.CLEANSED * min(n, seat.slots.count(CORRUPTED) + seat.bag[CORRUPTED] + seat.dump[CORRUPTED])


def tokens_of(sight: Sight, what: str) -> int:
    """Tokens of a kind on the Launcher, as effects name it."""
    slots = sight.seat.slots
    if what in ("any", "basic"):
        return sum(token != EMPTY for token in slots)
    return slots.count(sight.seat.core if what == "core" else TOKEN_NUMBERS[what])


def wounds_value(sight: Sight, wounds: int) -> float:
    """What a parcel of Wounds costs, below 0; at 0 Integrity a Reset comes on top."""
    seat = sight.seat
    through = max(0, wounds - seat.assets[SHIELD])
    value = -prices.WOUND * min(wounds, seat.assets[SHIELD] + seat.integrity)
    return value - reset_cost(sight) if through >= seat.integrity else value


def reset_cost(sight: Sight) -> float:
    """What a Reset costs beyond the Integrity, which it gives back."""
    return RESET + 4.0 * sight.danger + BODY_LOST * bool(sight.seat.bodies)


def recover_value(sight: Sight, n: int) -> float:
    """What recovering up to n Integrity is worth."""
    seat = sight.seat
    missing = seat.limit - seat.integrity
    low = 1.4 if seat.integrity <= LOW else 1.0
    return prices.RECOVERED * low * min(n, missing)


def trace_cost(sight: Sight, trace: int) -> float:
    """What it costs to stand on a space of the Trace track: the Enemies that the next Trace Roll brings on average."""
    tracks = sight.game.content.tracks
    if trace >= tracks.trace_top:
        return 2 * sight.stranger
    dice = max(0, tracks.trace_dice[trace] + plus(sight.game, sight.number, "trace-dice"))
    return 0.5 * dice * sight.stranger + 0.05 * trace + min(1.0, 0.5 * dice) * sight.alarm


def trace_value(sight: Sight, by: int) -> float:
    """What it is worth that Trace moves by so many spaces; below 0 when it rises."""
    trace = sight.seat.trace
    if trace is None:
        return 0.0
    return trace_cost(sight, trace) - trace_cost(sight, max(0, trace + by))
