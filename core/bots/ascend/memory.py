"""What a player keeps in mind from one decision to the next: tiles seen before, and the outlook of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.game import Game
from core.bots.ascend.outlook import Outlook, mark_of


class Memory:
    """Everything in it can be made anew from the table and its record of events."""

    def __init__(self) -> None:
        self._mark = ""
        self._outlook: Outlook | None = None
        self._numbers: dict[str, int] = {}
        self._events: Sequence[Any] = ()
        self._read = 0

    def outlook(self, game: Game) -> Outlook | None:
        """What is at stake on the table; None before the first card is drawn and when the game is over."""
        if not game.state.card or game.state.over:
            return None
        mark = mark_of(game)
        if mark != self._mark or self._outlook is None:
            self._mark, self._outlook = mark, Outlook(game, self.numbers(game))
        return self._outlook

    def numbers(self, game: Game) -> dict[str, int]:
        """The numbers of face-down tiles that all know: printed on the map, or seen before they were concealed."""
        if game.events is not self._events or len(game.events) < self._read:
            self._events, self._read = game.events, 0
            self._numbers = {place.name: place.number for place in game.sheet.places if place.number}
        for event in game.events[self._read :]:
            self._note(event)
        self._read = len(game.events)
        tiles = game.state.tiles
        return {place: n for place, n in self._numbers.items() if place in tiles and not tiles[place].up}

    def _note(self, event: Any) -> None:
        numbers = self._numbers
        if isinstance(event, ev.TileRevealed):
            numbers[event.tile] = event.number
        elif isinstance(event, sev.TilesShuffled):
            for place in event.places:
                numbers.pop(place, None)
        elif isinstance(event, sev.TilesSwapped):
            first, second = numbers.pop(event.a, 0), numbers.pop(event.b, 0)
            numbers.update({place: n for place, n in ((event.b, first), (event.a, second)) if n})
