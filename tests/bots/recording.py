"""What has run: effects, rules, modifiers, amounts and conditions, told by the very objects of the content."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import attrs
import pytest
from attrs import define, field

from core.ascend.cards import amounts, counts
from core.ascend.cards.conditions import Compare
from core.ascend.cards.modifiers import ActsTwice, Modifier
from core.ascend.cards.rules import Ability
from core.ascend.cards.scenario_vocabulary import SCENARIO_EFFECTS
from core.ascend.cards.triggers import Trigger
from core.ascend.cards.vocabulary import EFFECTS
from core.ascend.kit import firing, reading

RUNS = ("run", "pay", "offer", "on_slot")
"""The ways in which an effect runs: as itself, as a price, as an offer, as a price of one token named."""
AMOUNTS = (
    amounts.Number,
    amounts.ByPlayers,
    amounts.Name,
    counts.TokensLying,
    amounts.Rolled,
    amounts.Tokens,
    amounts.Half,
    amounts.Join,
    amounts.AtMost,
)


@define
class Record:
    """What has run so far. Objects of the content are told by their identity, since equal ones stand on many cards."""

    objects: set[int] = field(factory=set)
    """Effects, rules and modifiers that ran."""
    effects: Counter[str] = field(factory=Counter)
    """By class."""
    events: Counter[str] = field(factory=Counter)
    """Events that a rule or a step of a Learning Protocol answered."""
    modifiers: Counter[str] = field(factory=Counter)
    """By word."""
    amounts: Counter[str] = field(factory=Counter)
    """Names and kinds of amounts that were read."""
    conditions: Counter[str] = field(factory=Counter)
    """Names and kinds of amounts that a condition compared."""
    conditions_met: Counter[str] = field(factory=Counter)
    """Signs of conditions that held."""
    steps: Counter[str] = field(factory=Counter)
    """Steps of Learning Protocols that were completed."""

    def as_data(self) -> dict[str, dict[str, int]]:
        """What was used and how often, for a report."""
        counts = attrs.asdict(self, filter=lambda one, _: one.name != "objects")
        return {name: dict(sorted(count.items())) for name, count in counts.items()}

    def modifier(self, rule: Modifier) -> None:
        """A modifier was in force where a rule asked for it."""
        self.objects.add(id(rule))
        self.modifiers[rule.word] += 1


def amount_name(amount: Any) -> str:
    """What an amount is called in reports: its name, else its kind."""
    return amount.name if isinstance(amount, amounts.Name) else type(amount).__name__


@contextmanager
def recording(record: Record) -> Iterator[None]:
    """While it lasts, all that runs goes on record."""
    with pytest.MonkeyPatch.context() as patch:
        for cls in (*EFFECTS.values(), *SCENARIO_EFFECTS.values()):
            for name in RUNS:
                if hasattr(cls, name):
                    patch.setattr(cls, name, _noting(record, cls.__name__, getattr(cls, name)))
        for kind in AMOUNTS:
            patch.setattr(kind, "value", _reading(record, kind.value))
        patch.setattr(Compare, "holds", _comparing(record, Compare.holds))
        patch.setattr(ActsTwice, "number", property(_twice(record, ActsTwice.number)))
        _everywhere(patch, firing.use, _using(record, firing.use))
        _everywhere(patch, reading.in_force, _in_force(record, reading.in_force))
        _everywhere(patch, reading.enemy_has, _enemy_has(record, reading.enemy_has))
        yield


def _everywhere(patch: pytest.MonkeyPatch, function: Callable[..., Any], instead: Callable[..., Any]) -> None:
    """Put a function in the place of another in every module of the game that imported it."""
    for name, module in list(sys.modules.items()):
        if name.startswith("core.ascend"):
            for word, value in list(vars(module).items()):
                if value is function:
                    patch.setattr(module, word, instead)


def _noting(record: Record, name: str, run: Callable[..., Any]) -> Callable[..., Any]:
    def noted(self: Any, *words: Any) -> Any:
        record.objects.add(id(self))
        record.effects[name] += 1
        return run(self, *words)

    return noted


def _reading(record: Record, value: Callable[..., int]) -> Callable[..., int]:
    def read(self: Any, *words: Any) -> int:
        record.amounts[amount_name(self)] += 1
        return value(self, *words)

    return read


def _comparing(record: Record, holds: Callable[..., bool]) -> Callable[..., bool]:
    def compared(self: Compare, *words: Any) -> bool:
        for amount in (self.left, self.right):
            record.conditions[amount_name(amount)] += 1
        found = holds(self, *words)
        if found:
            record.conditions_met[self.sign] += 1
        return found

    return compared


def _twice(record: Record, number: Any) -> Callable[[ActsTwice], int]:
    def read(self: ActsTwice) -> int:
        record.modifier(self)
        found: int = number.__get__(self)
        return found

    return read


def _using(record: Record, use: Callable[..., Any]) -> Callable[..., Any]:
    async def used(game: Any, number: int, play: Any, *words: Any) -> None:
        rule: Trigger | Ability = play.rule
        record.objects.add(id(rule))
        if isinstance(rule, Trigger):
            record.events[rule.on] += 1
        await use(game, number, play, *words)

    return used


def _in_force(record: Record, in_force: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
    def asked(*words: Any) -> list[Any]:
        found = in_force(*words)
        for rule in found:
            record.modifier(rule)
        return found

    return asked


def _enemy_has(record: Record, enemy_has: Callable[..., bool]) -> Callable[..., bool]:
    def asked(card: Any, word: str) -> bool:
        found = enemy_has(card, word)
        if found:
            for rule in card.rules:
                if isinstance(rule, Modifier) and rule.word == word:
                    record.modifier(rule)
        return found

    return asked
