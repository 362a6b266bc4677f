"""The pattern list: what is ready, what is near, and which moves make it."""

from __future__ import annotations

from core.ascend.cards.saying import say_repel
from core.ascend.components import Source
from core.ascend.game import Game
from core.ascend.launching import have_now, may_launch, sets_of, shapes, sources
from core.ascend.names import EMPTY, TOKEN_NAMES, slot_name
from core.ascend.patterns import Have
from core.ascend.reach import Leave, Move, Way, leave_of, way_to
from core.ascend.view import PatternLine
from core.ascend.views.texts import texts_of

MOST_SETS = 12
"""Token sets listed for one pattern."""
_ORDER = ("scenario", "hack", "repel", "augment", "asset", "exp", "body")
"""Families as the list has them: the Top Enemy's, Augments, Basic Patterns, the Body Market; then the BOT."""


def pattern_lines(game: Game, number: int) -> tuple[PatternLine, ...]:
    """A line for each pattern source of the seat: the Enemies' first, the BOT's last."""
    have, leave = have_now(game, number), leave_of(game, number)
    found = sorted(sources(game, number), key=_place)
    return tuple(_line(game, number, source, have, leave) for source in found)


def _place(source: Source) -> int:
    return len(_ORDER) if source.id == "bot" else _ORDER.index(source.family)


def _line(game: Game, number: int, source: Source, have: Have, leave: Leave) -> PatternLine:
    seat = game.seat(number)
    sets = sets_of(game, number, source, have)
    way = ((), ()) if sets else _way(game, number, source, leave)
    moves, covers = way if way is not None else ((), ())
    words, after = _walk(seat.slots, moves)
    return PatternLine(
        source=source.id,
        name=source.name,
        shape=source.pattern.shape,
        effect=_effect(game, source),
        distance=None if way is None else len(moves),
        sets=tuple(sets[:MOST_SETS]),
        moves=tuple(words),
        wanted=tuple((slot, TOKEN_NAMES[after[slot]]) for slot in covers),
        launched=not may_launch(game, number, source),
    )


def _way(game: Game, number: int, source: Source, leave: Leave) -> Way | None:
    """The way there with the moves that are left."""
    seat = game.seat(number)
    if not seat.moves:
        return None
    return way_to(shapes(game, number, source), seat.slots, seat.locks, seat.core, seat.moves, leave)


def _effect(game: Game, source: Source) -> str:
    """What a launch does; of an Enemy's pattern the card names it, since running numbers repeat between games."""
    texts = texts_of(game)
    if source.family == "body":
        body = texts.body(game.content.bodies[source.card])
        return f"Inhabit it: MOV {body.mov}, ATT {body.att}, PRO {body.pro}."
    if source.enemy is None:
        return texts.effects(source.id, source.effects)
    if source.family == "hack":
        return texts.effects((source.enemy.card, source.id.rpartition(".")[2]), source.effects)
    return say_repel(source.effects, game.players)


def _walk(slots: list[int], moves: tuple[Move, ...]) -> tuple[list[str], list[int]]:
    """The moves in words, and the Launcher after them."""
    after, words = list(slots), []
    for a, b in moves:
        start, end = (a, b) if after[a] else (b, a)
        word = "slide {} to {}" if after[end] == EMPTY else "switch {} with {}"
        words.append(word.format(slot_name(start), slot_name(end)))
        after[a], after[b] = after[b], after[a]
    return words, after
