"""How far the active card is: the tokens that its IF bars count, each with what is asked for."""

from __future__ import annotations

from core.ascend.cards.conditions import Compare, comparisons
from core.ascend.cards.context import Context
from core.ascend.cards.counts import OnTiles, TokensLying
from core.ascend.components import PlotCard
from core.ascend.game import Game
from core.ascend.tile_names import with_names


def progress(game: Game, card: PlotCard) -> str:
    """``Gone 1 of 2, Plant on the map 1 of 3``; empty for a card whose bars count no tokens.

    What is counted lies open. A bar rests on the First Player, so a number that is one's own is read for that seat.
    """
    context = Context(game.state.first, card.name)
    found = [_told(game, one, context) for bar in card.bars for one in comparisons(bar.when)]
    return ", ".join(dict.fromkeys(filter(None, found)))


def _told(game: Game, one: Compare, context: Context) -> str:
    left = one.left
    if isinstance(left, TokensLying):
        name = left.named if left.place in ("card", "sheet", "you") else f"{left.named} on {left.place}"
    elif isinstance(left, OnTiles) and left.what not in ("", "players"):
        name = f"{left.what} on {with_names(left.on, game.content)}"
    else:
        return ""
    n, need = left.value(game, context), one.right.value(game, context)
    if isinstance(one.right, TokensLying | OnTiles):
        return f"{name} {n} to {need}"
    return f"{name} {n} of {need}" if one.sign == ">=" else f"{name} {n}"
