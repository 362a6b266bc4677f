"""How far the active card is: what its IF bars count, each with what is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from core.ascend.cards.amounts import Amount, Name
from core.ascend.cards.clauses import Joined
from core.ascend.cards.conditions import AllOf, AnyOf, Compare, Condition, Ticked, comparisons
from core.ascend.cards.context import Context
from core.ascend.cards.counts import Attached, OnTiles, TokensLying, Track
from core.ascend.cards.table_effects import Draw
from core.ascend.cards.world import Bar
from core.ascend.components import PlotCard
from core.ascend.game import Game
from core.ascend.tile_names import with_names
from core.engine.wording import many

_TOLD = {"broken": "broken cores", "top-trace": "highest Trace"}
"""Numbers of the table that are told, and how they read; Time stands in the banner."""
_NONE_LEFT = ("=0", "<1", "<=0")


def progress(game: Game, card: PlotCard) -> str:
    """``Gone 1 of 2, face-down tiles with an Engineer 3 left; must not run out: Engineers on the map 5 left; against
    you: Strike on the Lock Panel 1 of 4``.

    Empty for a card whose bars count nothing but Time. What is counted lies open. Bars that lose the game come last,
    those by what is all gone before those by what has come, without what others told.

    A bar rests on the First Player, so a number that is one's own is read for that seat.
    """
    context = Context(game.state.first, card.name)
    for_you: dict[Amount, str] = {}
    dear: dict[Amount, str] = {}
    against: dict[Amount, str] = {}
    for bar in card.bars:
        loses = _loses(game, bar)
        for one in _open(bar.when, game, context):
            few = loses and one.sign in ("<", "<=", "=")
            found = dear if few else against if loses else for_you
            if told := _told(game, one, context, few):
                found.setdefault(one.left, told)
    parts = [", ".join(for_you.values())]
    for head, lost in (("must not run out", dear), ("against you", against)):
        rest = [told for left, told in lost.items() if left not in for_you or " of " in told]
        parts += [f"{head}: {', '.join(rest)}"] if rest else []
    return "; ".join(filter(None, parts))


def _loses(game: Game, bar: Bar) -> bool:
    """Whether the game is lost when the bar holds."""
    drawn = (game.sheet.cards.get(effect.card) for effect in bar.effects if isinstance(effect, Draw))
    return any(card is not None and card.kind == "loss" for card in drawn)


def _open(condition: Condition, game: Game, context: Context) -> Iterator[Compare]:
    """The comparisons a condition rests on, without the ways that the progress sheet has closed."""
    if isinstance(condition, AnyOf):
        for part in condition.parts:
            yield from _open(part, game, context)
    elif not isinstance(condition, AllOf) or all(
        part.holds(game, context) for part in condition.parts if isinstance(part, Ticked)
    ):
        yield from comparisons(condition)


def _to_none(one: Compare, game: Game, context: Context) -> bool:
    """Whether a comparison holds when nothing is left of what it counts."""
    return f"{one.sign}{one.right.value(game, context)}" in _NONE_LEFT


def _told(game: Game, one: Compare, context: Context, few: bool) -> str:
    """A number with what is asked of it; ``few`` tells that the game is lost when it gets so low."""
    left, n, need = one.left, one.left.value(game, context), one.right.value(game, context)
    if isinstance(left, OnTiles) and not left.what:
        ways = [clause for clause in left.where.clauses if isinstance(clause, Joined)]
        if ways:
            return f"{with_names(left.where.any_of(), game.content)}: {'yes' if n else 'no'}"
        if left.where.named:
            return ""  # which of two endings it will be
    name = _name(game, left, single=need == 1 and one.sign in (">=", "="))
    if not name:
        return ""
    if isinstance(one.right, TokensLying | OnTiles):
        return f"{name} {n} to {need}"
    players = isinstance(left, OnTiles) and left.what == "players"
    if _to_none(one, game, context):
        return f"{name} {n}" if players else f"{name} {n} left"
    if few and one.sign == "<":
        return f"{name} {n}, at least {need}"
    if one.sign in (">=", "="):
        return f"{name} {n} of {need}"
    return f"{name} {n}, below {need}" if isinstance(left, Name) else f"{name} {n}"


def _name(game: Game, left: Amount, single: bool) -> str:
    """What is counted, in words, tokens on tiles in the plural unless a ``single`` one is asked for; empty for what is
    not told."""
    match left:
        case TokensLying():
            own = left.place in ("card", "sheet", "you")
            return left.named if own else with_names(f"{left.named} on {left.where}", game.content)
        case OnTiles(what="", where=where):
            return with_names(where.many(), game.content)
        case OnTiles():
            what = left.what if single or left.what == "players" else many(left.what)
            return f"{what} on {with_names(left.on, game.content)}"
        case Track(name=name):
            return name
        case Attached(card=code):
            return next((f"{enemy.name} attached" for enemy in game.sheet.enemies if enemy.code == code), "")
        case Name(name=name):
            return _TOLD.get(name, "")
        case _:
            return ""
