"""The pattern list: what is ready, what is near, and which moves make it."""

from __future__ import annotations

from core.ascend.cards.world import say_all
from core.ascend.components import Source
from core.ascend.game import Game
from core.ascend.launching import sources
from core.ascend.names import EMPTY, TOKEN_NAMES, slot_name
from core.ascend.patterns import have_masks
from core.ascend.reach import Move, way_to
from core.ascend.view import PatternLine

MOST_SETS = 12
"""Token sets listed for one pattern."""


def pattern_lines(game: Game, number: int) -> tuple[PatternLine, ...]:
    """A line for each pattern source of the seat."""
    return tuple(_line(game, number, source) for source in sources(game, number))


def _line(game: Game, number: int, source: Source) -> PatternLine:
    seat = game.seat(number)
    sets = source.pattern.sets(have_masks(seat.slots, seat.core))
    way = ((), ()) if sets else way_to(source.pattern, seat.slots, seat.locks, seat.core, seat.moves)
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
        launched=source.id in seat.launched,
    )


def _effect(game: Game, source: Source) -> str:
    text = say_all(source.effects, game.players)
    return f"Discard it without EXP. {text}" if source.family == "repel" else text


def _walk(slots: list[int], moves: tuple[Move, ...]) -> tuple[list[str], list[int]]:
    """The moves in words, and the Launcher after them."""
    after, words = list(slots), []
    for a, b in moves:
        start, end = (a, b) if after[a] else (b, a)
        word = "slide {} to {}" if after[end] == EMPTY else "switch {} with {}"
        words.append(word.format(slot_name(start), slot_name(end)))
        after[a], after[b] = after[b], after[a]
    return words, after
