"""Patterns of Scenario cards: on which tiles each can be launched, and what that brings forward."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from core.ascend.cards.context import Context
from core.ascend.cards.where import holds
from core.ascend.components import CardPattern, Source
from core.ascend.kit.reading import has, mov
from core.ascend.launching import have_now, sets_of
from core.bots.ascend.routes import turns_from
from core.bots.ascend.sight import Sight

UNMADE = 0.25
"""What is left of a tile where a pattern could be launched that does not lie ready: it may next turn."""


@frozen
class Launchable:
    """A pattern of a card that this seat may still launch, and the tiles where it can."""

    source: Source
    places: tuple[str, ...]
    gain: float
    """What launching it brings forward."""


def launchables(sight: Sight) -> list[Launchable]:
    """The patterns of cards in play that bring something forward."""
    if sight.outlook is None:
        return []
    return [found for one in sight.kit.patterns if (found := _launchable(sight, one)) is not None]


def _launchable(sight: Sight, one: CardPattern) -> Launchable | None:
    game, number = sight.game, sight.number
    if number in game.state.marked.get(one.yours, ()):
        return None
    assert sight.outlook is not None
    context = Context(number, one.name)
    gain = sight.outlook.effects_gain(one.effects, context)
    if gain <= 0:
        return None
    blind = sight.outlook.game
    places = [
        place
        for place in blind.state.tiles
        if one.where is None or holds(one.where, blind, Context(number, one.name, at=place), place)
    ]
    return Launchable(Source(one.id, one.name, "scenario", one.pattern, one.effects), tuple(places), gain)


def launch_places(sight: Sight) -> Iterator[tuple[str, float]]:
    """Tiles to stand on in the Launch step, each with what the pattern launched there is worth."""
    have = have_now(sight.game, sight.number)
    for one in launchables(sight):
        made = bool(sets_of(sight.game, sight.number, one.source, have))
        for place in one.places:
            yield place, one.gain * (1.0 if made else UNMADE)


def sources_ahead(sight: Sight) -> list[Source]:
    """Patterns that cannot be launched where the seat stands, but where it can move in this turn."""
    game, number = sight.game, sight.number
    if game.state.cursor.phase != "Planning" or not sight.kit.patterns:
        return []
    turns = turns_from(game, sight.seat.tile, mov(game, number), has(game, number, "pass"))
    near = {place for place, turn in turns.items() if turn == 1}
    return [
        one.source for one in launchables(sight) if near.intersection(one.places) and sight.seat.tile not in one.places
    ]
