"""What there is to run: every part of every card, every word of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import attrs

from core.ascend.cards.amounts import NAMES
from core.ascend.cards.conditions import Compare
from core.ascend.cards.modifiers import MODIFIERS, Modifier
from core.ascend.cards.rules import CardRule
from core.ascend.cards.triggers import EVENTS, Trigger
from core.ascend.cards.vocabulary import EFFECTS
from core.ascend.components import Content, EnemyCard, Frame, ScenarioSheet
from tests.bots.recording import AMOUNTS, Record, amount_name

Parts = dict[str, set[int]]
"""For each part of a card, by a name, the objects of which one must run."""
SIGNS = (">=", "<=", "=")
"""The signs of conditions."""
SCENARIOS = ("prologue", "sandbox")
"""Scenarios whose cards are wanted too; those of the others are begun with in test_scenario_cards.py."""


class Wanted:
    """All that is to run of a content, worked out once."""

    def __init__(self, content: Content) -> None:
        self.parts = parts_of(content)
        self.carriers = carriers(content)
        """For each class of effects, the cards that carry one."""
        self.compared = compared(content)
        self.steps = [f"{card} step {n}" for card in content.protocols for n in (1, 2, 3)]
        rules = [rule for enemy in _decks(content) for rule in enemy.rules]
        self._enemy_rules = [(rule.on, _ids(rule.effects)) for rule in rules if isinstance(rule, Trigger)]

    def missing(self, record: Record) -> Iterator[str]:
        """What has not run yet: parts of cards, steps of Protocols, words of the vocabulary."""
        yield from (f"card: {name}" for name, objects in self.parts.items() if not objects & record.objects)
        yield from (f"step: {name}" for name in self.steps if not record.steps[name])
        yield from (f"effect: {word}" for word, cls in EFFECTS.items() if not record.effects[cls.__name__])
        events = set(record.events) | {on for on, objects in self._enemy_rules if objects & record.objects}
        yield from (f"event: {word}" for word in EVENTS if word not in events)
        yield from (f"modifier: {word}" for word in MODIFIERS if not record.modifiers[word])
        kinds = [kind.__name__ for kind in AMOUNTS if kind.__name__ != "Name"]
        yield from (f"amount: {name}" for name in (*NAMES, *kinds) if not record.amounts[name])
        yield from (f"condition: {sign}" for sign in SIGNS if not record.conditions_met[sign])
        yield from (f"condition: {name}" for name in sorted(self.compared) if not record.conditions[name])


def parts_of(content: Content) -> Parts:
    """Every part of the cards in the box that can run."""
    found: Parts = {}
    for walker in content.walkers.values():
        found |= _board(walker.id, walker.frames, walker.rules)
    for body in content.bodies.values():
        found |= _board(body.id, body.frames, body.rules)
    for card in content.class_augments.values():
        found |= _board(card.id, (card.frame,) if card.frame is not None else (), card.rules)
    for augment in content.faction_augments.values():
        found |= {f"{augment.id} launched": _ids(augment.effects)}
    for enemy in _decks(content):
        found |= _rules(enemy.id, enemy.rules)
        found |= {f"{enemy.id} basic": _ids(enemy.basic), f"{enemy.id} special": _ids(enemy.special)}
        found |= {f"{enemy.id} hack {n}": _ids(hack.effects) for n, hack in enumerate(enemy.hacks, 1)}
        if enemy.repel is not None:
            found |= {f"{enemy.id} repel": _ids(enemy.repel.effects)}
    for protocol in content.protocols.values():
        found |= {f"{protocol.id} step {n}": _ids(step.reward) for n, step in enumerate(protocol.steps, 1)}
        found |= _rules(protocol.id, protocol.rules)
    found |= {f"tile {tile.number}": _ids(tile.effects) for tile in content.tiles.values()}
    found |= {token.id: _ids(token.effects) for token in content.exploration.values()}
    found |= {source.id: _ids(source.effects) for source in content.basics}
    for sheet in _sheets(content):
        for plot in sheet.cards.values():
            found |= _rules(plot.code, plot.rules)
            found |= {f"{plot.code} act {act.id}": _ids(act.effects) for act in plot.acts}
            found |= {f"{plot.code} immediate": _ids(plot.immediate), f"{plot.code} world": _ids(plot.world)}
            found |= {f"{plot.code} bar {n}": _ids(bar.effects) for n, bar in enumerate(plot.bars, 1)}
            found |= {f"{plot.code} otherwise": _ids(plot.otherwise)}
    return {name: objects for name, objects in found.items() if objects}


def _board(card: str, frames: Iterable[Frame], rules: Iterable[CardRule]) -> Parts:
    return {f"{card} frame {n}": _ids(frame.effects) for n, frame in enumerate(frames, 1)} | _rules(card, rules)


def _rules(card: str, rules: Iterable[CardRule]) -> Parts:
    """A modifier runs itself; another rule when it is used, on an Enemy when its effects run."""
    return {
        f"{card} rule {n}": {id(rule)} if isinstance(rule, Modifier) else {id(rule)} | _ids(rule.effects)
        for n, rule in enumerate(rules, 1)
    }


def _ids(effects: Iterable[Any]) -> set[int]:
    return {id(effect) for effect in effects}


def carriers(content: Content) -> dict[str, set[str]]:
    """For each class of effects, modifiers and amounts, the cards that carry one."""
    found: dict[str, set[str]] = {}
    for card in _cards(content):
        for thing in _inside(card):
            found.setdefault(type(thing).__name__, set()).add(card.id)
    return found


def compared(content: Content) -> frozenset[str]:
    """The names and kinds of all amounts that a condition of the content compares."""
    plots = tuple(card for sheet in _sheets(content) for card in sheet.cards.values())
    found = [thing for thing in _inside((*_cards(content), *plots)) if isinstance(thing, Compare)]
    return frozenset(amount_name(amount) for one in found for amount in (one.left, one.right))


def _sheets(content: Content) -> list[ScenarioSheet]:
    return [content.scenarios[name] for name in SCENARIOS]


def _decks(content: Content) -> list[EnemyCard]:
    """The Enemies of the decks, not those that lie on a sheet."""
    return [enemy for enemy in content.enemies.values() if enemy.level]


def _cards(content: Content) -> tuple[Any, ...]:
    """Every card that has an id and belongs to players or Enemies."""
    boxes: tuple[Mapping[str, Any], ...] = (
        content.walkers,
        content.bodies,
        content.class_augments,
        content.faction_augments,
        content.protocols,
    )
    return (*(card for box in boxes for card in box.values()), *_decks(content))


def _inside(thing: Any) -> Iterator[Any]:
    """A value of the content and all values in it."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from _inside(part)
    elif attrs.has(type(thing)):
        yield thing
        for one in attrs.fields(type(thing)):
            yield from _inside(getattr(thing, one.name))
