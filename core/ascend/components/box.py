"""All components that were read, by their names."""

from __future__ import annotations

from typing import Any

from attrs import field, frozen

from core.ascend.components.augments import ClassAugment, FactionAugment, Protocol
from core.ascend.components.boards import BodyCard, BotCard, Dice, Source, Tracks, Walker
from core.ascend.components.enemies import EnemyCard
from core.ascend.components.scenario import ScenarioSheet
from core.ascend.components.tiles import ExplorationToken, TileCard


@frozen
class Content:
    """All components that were read."""

    dice: Dice
    tracks: Tracks
    basics: tuple[Source, ...]
    """The nine Basic Patterns (rulebook p.7)."""
    walkers: dict[str, Walker]
    bodies: dict[str, BodyCard]
    enemies: dict[str, EnemyCard]
    class_augments: dict[str, ClassAugment]
    faction_augments: dict[str, FactionAugment]
    classes: dict[str, str]
    """The printed name of each Class."""
    factions: dict[str, str]
    """The printed name of each Faction."""
    deck_words: dict[str, str]
    """What each Class and Faction is about, in a sentence."""
    protocols: dict[str, Protocol]
    tiles: dict[int, TileCard]
    exploration: dict[str, ExplorationToken]
    bot: BotCard
    scenarios: dict[str, ScenarioSheet]
    made: dict[str, Any] = field(factory=dict, init=False, eq=False, repr=False)
    """What was made from a card once and is used again, by the card's name (kit/kit.py)."""

    def augment(self, card: str) -> ClassAugment | FactionAugment:
        """An Augment of either kind."""
        return self.class_augments.get(card) or self.faction_augments[card]

    def name_of(self, card: str) -> str:
        """The printed name of a player's card by its id: an Augment, a Body, a Learning Protocol, a Walker; of a card
        that is not there, the id."""
        for kind in (self.class_augments, self.faction_augments, self.bodies, self.protocols, self.walkers):
            known = kind.get(card)
            if known is not None:
                return known.name
        return card
