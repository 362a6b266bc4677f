"""How far a condition is from being true: tokens, players, tiles and Integrity that are missing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import pow

from core.ascend.cards.amounts import Join, Name, core_tracks
from core.ascend.cards.clauses import Joined, With
from core.ascend.cards.conditions import AllOf, AnyOf, Compare, Condition, Opposite
from core.ascend.cards.context import Context
from core.ascend.cards.counts import OnTiles
from core.ascend.cards.where import Clause, Where
from core.ascend.forbidding import barred_steps
from core.ascend.game import Game
from core.ascend.lying import count, tiles_with
from core.ascend.mapways import FAR, beside, steps_from

NEVER = 40.0
"""A condition that nothing on the table brings about."""
FADE = 0.8
"""What each step of way leaves of being there."""
ON_THE_WAY = 0.6
"""What a token that is somewhere on the map counts for where it is wanted elsewhere, at most."""
NOT_YET = 4.0
"""How much less where players stand counts for each unit that is still missing."""
TRACE_SPACE = 0.4
CLOSED_WAY = 3
"""Steps that a way counts for in addition which something closes now."""
TIME, TOP_TRACE, BROKEN = Name("time"), Name("top-trace"), Name("broken")
_TURNED = {">=": "<", "<": ">=", ">": "<=", "<=": ">"}


def timeless(when: Condition) -> Condition | None:
    """A condition without what it asks of Time, None when it asks of nothing else."""
    if isinstance(when, Compare):
        return None if TIME in (when.left, when.right) else when
    if isinstance(when, AllOf | AnyOf):
        parts = tuple(left for part in when.parts if (left := timeless(part)) is not None)
        return None if not parts else parts[0] if len(parts) == 1 else type(when)(parts)
    if isinstance(when, Opposite):
        return when if timeless(when.of) is not None else None
    return when


def gap(when: Condition, game: Game, context: Context) -> float:
    """What is missing until a condition holds, 0 when it does; what it asks of Time is left out."""
    if isinstance(when, Compare):
        return _compared(when, when.sign, game, context)
    if isinstance(when, AllOf):
        return _all_of(when, game, context)
    if isinstance(when, AnyOf):
        return min(gap(part, game, context) for part in when.parts)
    if isinstance(when, Opposite):
        return _until_false(when.of, game, context)
    return 0.0 if when.holds(game, context) else NEVER


def _all_of(when: AllOf, game: Game, context: Context) -> float:
    """Tokens first: where players have to stand, and their Trace, counts in full only when the rest is done."""
    last = [part for part in when.parts if isinstance(part, Compare) and is_last(part)]
    first = sum(gap(part, game, context) for part in when.parts if part not in last)
    return first + sum(gap(part, game, context) for part in last) / (1.0 + NOT_YET * first)


def is_last(when: Compare) -> bool:
    """Whether a comparison is about where players stand or what Trace they have."""
    return when.left == TOP_TRACE or (isinstance(when.left, OnTiles) and when.left.what == "players")


def _until_false(when: Condition, game: Game, context: Context) -> float:
    if isinstance(when, Compare) and when.sign in _TURNED:
        return _compared(when, _TURNED[when.sign], game, context)
    if isinstance(when, AllOf):
        return min(_until_false(part, game, context) for part in when.parts)
    if isinstance(when, AnyOf):
        return sum(_until_false(part, game, context) for part in when.parts)
    return NEVER if when.holds(game, context) else 0.0


def _compared(when: Compare, sign: str, game: Game, context: Context) -> float:
    if TIME in (when.left, when.right):
        return 0.0
    left, right = when.left.value(game, context), when.right.value(game, context)
    missing = _units(left, sign, right)
    if missing <= 0:
        return 0.0
    more = right > left if sign == "=" else sign in (">=", ">")
    if when.left == TOP_TRACE:
        return TRACE_SPACE * missing
    if when.left == BROKEN:
        return float(sum(sorted(n for n in core_tracks(game) if n)[:missing])) or NEVER
    if isinstance(when.left, Join) and not more:
        return float(missing)
    if isinstance(when.left, OnTiles) and more:
        return _on_tiles(when.left, missing, game, context)
    return float(missing)


def _units(left: int, sign: str, right: int) -> int:
    """How many units are missing until a comparison holds, 0 or less when it does."""
    if sign == "=":
        return abs(right - left)
    missing = right - left if sign in (">=", ">") else left - right
    return missing if sign in (">=", "<=") else missing + 1


def _on_tiles(left: OnTiles, missing: int, game: Game, context: Context) -> float:
    """Players and tokens that are not there yet count for less the nearer they are."""
    if not left.what:
        ways = near_paths(left.where, game, context)
        return min(ways.values(), default=NEVER) if ways is not None else float(missing)
    tiles = left.where.tiles(game, context)
    if not left.where.clauses or not tiles:
        return float(missing)
    steps = steps_to(game, tiles)
    if left.what == "players":
        away = [steps.get(seat.tile, FAR) for seat in game.state.seats if seat.tile not in tiles]
        return sum(1.0 - pow(FADE, far) for far in sorted(away)[:missing])
    return sum(1.0 - near for near in _nearest(game, left.what, steps, missing)[:missing])


def _nearest(game: Game, token: str, steps: Mapping[str, int], n: int) -> list[float]:
    """How near the n tokens next to a place are, each 0 to 1."""
    found = [
        ON_THE_WAY * pow(FADE, steps.get(place, FAR))
        for place in tiles_with(game.state, token)
        if steps.get(place)
        for _ in range(count(game.state, place, token))
    ]
    return [*sorted(found, reverse=True), *[0.0] * n]


def steps_to(game: Game, tiles: Iterable[str]) -> Mapping[str, int]:
    """Steps from each tile to the nearest of these, and some more where cards forbid the last of them."""
    tiles = list(tiles)
    steps = steps_from(game, tiles)
    barred = barred_steps(game, game.state.first)
    if not barred:
        return steps
    found = dict.fromkeys(tiles, 0)
    edge = list(found)
    while edge:
        following = []
        for place in edge:
            for other in beside(game, place):
                if other not in found and (other, place) not in barred:
                    found[other] = found[place] + 1
                    following.append(other)
        edge = following
    return {place: found.get(place, far + CLOSED_WAY) for place, far in steps.items()}


# -- paths -----------------------------------------------------------------------------------------------------


def near_paths(where: Where, game: Game, context: Context) -> dict[str, float] | None:
    """For each tile that a set asks to be joined to others: how many tiles of the path are missing. None for a set
    that asks for no path."""
    joins = [clause for clause in where.clauses if isinstance(clause, Joined)]
    if not joins:
        return None
    rest = Where(tuple(clause for clause in where.clauses if not isinstance(clause, Joined)))
    found = dict.fromkeys(rest.tiles(game, context), 0.0)
    for join in joins:
        by = set(join.by.tiles(game, context))
        ways = _missing(game, _places(join.to.clauses, game, context), by)
        found = {place: far + ways[place] for place, far in found.items() if place in ways}
    return found


def _places(clauses: Iterable[Clause], game: Game, context: Context) -> list[str]:
    """The tiles where a path ends, whatever may have to lie on them first."""
    fixed = tuple(clause for clause in clauses if not isinstance(clause, With))
    return Where(fixed or tuple(clauses)).tiles(game, context)


def _missing(game: Game, starts: Iterable[str], by: set[str]) -> dict[str, float]:
    """For each tile, the fewest tiles outside ``by`` on a path to it from a start, both ends counted."""
    ways = {place: float(place not in by) for place in starts}
    edge = sorted(ways)
    while edge:
        following = []
        for place in edge:
            for other in game.sheet.map[place].beside:
                if other in game.state.tiles:
                    far = ways[place] + (other not in by)
                    if far < ways.get(other, NEVER):
                        ways[other] = far
                        following.append(other)
        edge = following
    return ways
