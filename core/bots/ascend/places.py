"""What being on a tile is worth: its effect, what answers that, the Trace it gives."""

from __future__ import annotations

from core.ascend.cards.context import Moment
from core.ascend.figures import players_on
from core.ascend.kit.reading import plus
from core.ascend.trace import tile_trace
from core.bots.ascend.exploring import explore_value
from core.bots.ascend.goods import trace_value
from core.bots.ascend.happening import event_worth
from core.bots.ascend.sight import Sight
from core.bots.ascend.worth import scene_for, worth

UNKNOWN_ENTRY = 1
"""The Entry value of a tile that lies face down, about."""
FOUND = 0.6
"""What an Exploration token and the effect of a new tile are worth."""


def effect_value(sight: Sight, place: str) -> float:
    """What the effect of a face-up tile is worth to the seat, and what answers it."""
    tile = sight.game.content.tiles[sight.game.state.tiles[place].number]
    tags = (tile.name, "Hideout") if tile.hideout else (tile.name,)
    answered = event_worth(scene_for(sight), "district", Moment(1, tags=tags))
    return worth(sight, tile.effects, why=tile.name, moment=Moment()) + answered


def district_value(sight: Sight, place: str, price: float = 0.0) -> float:
    """What a face-up tile is worth for its effect, never below 0 as it may be left; 0 when it lies face down."""
    return max(0.0, effect_value(sight, place) - price) if sight.game.state.tiles[place].up else 0.0


def hidden_value(sight: Sight, place: str) -> float:
    """What it is worth to turn up a tile by entering it."""
    found = FOUND if place not in sight.remembered else 0.0
    return explore_value(sight, place) + found + event_worth(scene_for(sight), "revealed", Moment(1))


def trace_there(sight: Sight, place: str, moved: bool) -> float:
    """What the Trace of a tile costs who ends the move there, below 0 or 0."""
    if sight.seat.trace is None:
        return 0.0
    if sight.game.state.tiles[place].up:
        return trace_value(sight, tile_trace(sight.game, sight.number, place, moved))
    return trace_value(sight, max(0, UNKNOWN_ENTRY + plus(sight.game, sight.number, "entry")))


def meeting_value(sight: Sight, place: str) -> float:
    """What it is worth to end the move where another player stands."""
    if not players_on(sight.game, place, sight.number):
        return 0.0
    return event_worth(scene_for(sight), "met", Moment(1))
