"""What a group of players remembers of the cards that are face down.

They talk freely (ruling F13), so one memory serves all seats. It learns a face only in the moment it is shown.
"""

from __future__ import annotations

from core.engine.luck import Luck
from core.engine.table import Table
from core.forest.components import Card
from core.forest.game import ForestGame
from core.forest.looking import face_of

FADING = 15
"""Percent of known cards that a forgetful group loses each turn (facts, section 4)."""


class Memory:
    """Cards by place, as far as they are remembered. ``fading`` is the chance in percent to forget each of them in a
    turn; who forgets knows it."""

    def __init__(self, luck: Luck, fading: int = 0) -> None:
        self._luck = luck
        self._fading = fading
        self._seen: dict[int, Card] = {}
        self._turn = 0

    def watch(self, table: Table, seat: int) -> None:
        """The card that is about to be shown to a seat is remembered from now on."""
        self._seen[table.pending[seat].about[0]] = face_of(table, seat)

    def known(self, game: ForestGame) -> dict[int, Card]:
        """The face-down cards that are known now, by place. Who forgets nothing knows the last one when all others are
        known; a forgetful group does not work it out."""
        self._fade(game.state.turn)
        down = game.face_down()
        known = {place: self._seen[place] for place in down if place in self._seen}
        if not self._fading and len(known) == len(down) - 1:
            others = [place for place in down if place not in known]
            up = [game.card(place) for place, lying in enumerate(game.state.places) if lying.up]
            (last,) = [card for card in game.content.cards.values() if card not in (*up, *known.values())]
            known[others[0]] = last
        return known

    def _fade(self, turn: int) -> None:
        """Forget as many turns' worth as have passed since the last thought."""
        for _ in range(turn - self._turn if self._fading else 0):
            for place in list(self._seen):
                if self._luck.below("memory", 100) < self._fading:
                    del self._seen[place]
        self._turn = turn
