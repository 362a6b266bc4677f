"""One game in the forest as the rules see it."""

from __future__ import annotations

from core.engine.choice import Choice, Option
from core.engine.game import BaseGame
from core.forest.components import Card, Content, Level
from core.forest.state import State


class ForestGame(BaseGame[Content, State]):
    """Everything a rule needs. ``play.py`` adds the rules."""

    def forced(self, choice: Choice, option: Option) -> None:
        """Nothing to log: what comes of the only answer says it."""

    @property
    def level(self) -> Level:
        """The level that is played."""
        return self.content.levels[self.state.level]

    def card(self, place: int) -> Card:
        """The card at a place, whichever side is up."""
        return self.content.cards[self.state.places[place].card]

    def face_down(self) -> list[int]:
        """The places with a card that is face down."""
        return [number for number, place in enumerate(self.state.places) if not place.up]
