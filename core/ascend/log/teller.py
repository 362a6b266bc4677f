"""The words that log sentences are put together from: who, sums, Data, slots, cards and tiles by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from attrs import frozen

from core.ascend.cards.acts import Act
from core.ascend.cards.context import Effect
from core.ascend.cards.gains import YOU
from core.ascend.cards.rules import Ability
from core.ascend.cards.saying import said
from core.ascend.cards.triggers import Trigger
from core.ascend.components import Content, PlotCard
from core.ascend.names import SLOTS, TOKEN_NAMES, slot_name


@frozen
class Teller:
    """What a sentence needs beside its event: the components, and the names of the players by seat."""

    content: Content
    names: Sequence[str]

    def who(self, seat: int) -> str:
        """A player's name; ``The table`` for nobody's events."""
        return self.names[seat] if 0 <= seat < len(self.names) else "The table"

    def start(self, seat: int, why: str = "") -> str:
        """How a sentence with a sum begins: ``Mira: `` or ``Mira, Power Plant: ``."""
        return f"{self.who(seat)}, {why}: " if why else f"{self.who(seat)}: "

    def enemy(self, card: str) -> str:
        """The name of an Enemy card."""
        known = self.content.enemies.get(card)
        return known.name if known else card

    def tile(self, place: str, number: int) -> str:
        """A tile by its place on the map and its name: ``D2, Power Plant``."""
        known = self.content.tiles.get(number)
        return f"{place}, {known.name}" if known else place

    def card(self, code: str) -> str:
        """A Scenario card by its code and name: ``A02, Two Feeds``."""
        known = self._scenario_card(code)
        return f"{code}, {known.name}" if known is not None else code

    def _scenario_card(self, code: str) -> PlotCard | None:
        return next((found for sheet in self.content.scenarios.values() if (found := sheet.cards.get(code))), None)

    def act(self, known_as: str) -> Act | None:
        """The Player Activity with this id, whichever card it is on."""
        sheets = self.content.scenarios.values()
        lists = [sheet.acts for sheet in sheets] + [card.acts for sheet in sheets for card in sheet.cards.values()]
        return next((act for acts in lists for act in acts if act.id == known_as), None)

    def effects(self, effects: Iterable[Effect]) -> str:
        """Several effects as one clause."""
        return said(tuple(effects), max(1, len(self.names)))

    def named(self, card: str) -> str:
        """The name of a player's card: an Augment, a Body, a Learning Protocol, a Walker."""
        return self.content.name_of(card)

    def asks_others(self, name: str) -> str:
        """What the only rule of a Class Augment by that name does, where it is for other players too; else empty."""
        augments = (card for card in self.content.class_augments.values() if card.name == name)
        rules = [rule for card in augments for rule in card.rules]
        effects = rules[0].effects if len(rules) == 1 and isinstance(rules[0], Trigger | Ability) else ()
        return self.effects(effects) if any(getattr(effect, "who", YOU) != YOU for effect in effects) else ""

    def deck(self, deck: str) -> str:
        """The name of a Faction, or ``Class`` for a Class deck, as Augments are called by it."""
        return "Class" if deck == "class" else self.content.factions.get(deck, deck)

    def frame_owner(self, frame: str) -> str:
        """The name of the card a Combat Frame is on, by the Frame's id: ``body.scout.2``, ``reaper.hook``."""
        return self.named(".".join(frame.split(".")[:2]))


Maker = Callable[[Any, Teller], str]
"""Makes the sentence of one class of events; empty when none is needed."""


def tokens(kinds: Iterable[int]) -> str:
    """Data by kind: ``2 blue, 1 corrupted``."""
    drawn = list(kinds)
    return ", ".join(f"{drawn.count(kind)} {name}" for kind, name in enumerate(TOKEN_NAMES) if kind and kind in drawn)


def slot(number: int) -> str:
    """A slot as ``2,4``."""
    return slot_name(number) if 0 <= number < SLOTS else "beside the board"


def slots(numbers: Iterable[int]) -> str:
    """Several slots: ``1,1 1,2 1,3``."""
    return " ".join(slot(number) for number in numbers)
