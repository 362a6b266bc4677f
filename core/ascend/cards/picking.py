"""Which tiles of a set are meant: at random, or chosen by a player or by the group (the First Player confirms)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from core.ascend.cards.context import Context
from core.ascend.cards.where import Where
from core.ascend.mapways import FAR, steps_from
from core.ascend.options import Pick
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game


async def picked(game: Game, where: Where, context: Context, n: int = 1, what: str = "") -> list[str]:
    """The tiles that a card means now: all of the set, or up to ``n`` as its pick says.

    ``what`` is a sentence for the question: what happens to the tile, ``Put 1 Radar there.``
    """
    tiles = where.tiles(game, context)
    if not where.pick:
        return tiles
    if where.pick == "random":
        if len(tiles) > n:
            game.luck.shuffle("map", tiles)
            game.reveal("a tile was drawn at random")
        return tiles[:n]
    if where.pick in ("chosen", "picked"):
        seat = game.state.first if where.pick == "chosen" else context.seat
        return await chosen(game, seat, tiles, n, context.why, what)
    assert where.to is not None, "nearest and farthest are counted from something"
    steps = steps_from(game, where.to.tiles(game, context))
    sign = 1 if where.pick == "nearest" else -1
    return await by_order(game, tiles, lambda tile: sign * steps.get(tile, FAR), n, context.why, what)


async def chosen(game: Game, seat: int, tiles: Iterable[str], n: int, why: str, what: str = "") -> list[str]:
    """Let a seat choose up to n of these tiles, one by one."""
    left = list(tiles)
    found: list[str] = []
    while left and len(found) < n:
        if len(left) <= n - len(found):
            return found + left
        picks = [Pick("tile", tile) for tile in left]
        option: Pick = await choose(Choice(seat, "tile", picks, about=(why, what), page=18))
        left.remove(option.what)
        found.append(option.what)
    return found


async def by_order(
    game: Game, tiles: Iterable[str], key: Callable[[str], int], n: int, why: str, what: str = ""
) -> list[str]:
    """The first n tiles in an order; the group chooses among equals."""
    left = list(tiles)
    found: list[str] = []
    while left and len(found) < n:
        best = min(map(key, left))
        equal = [tile for tile in left if key(tile) == best]
        found += await chosen(game, game.state.first, equal, n - len(found), why, what)
        left = [tile for tile in left if key(tile) != best]
    return found
