"""Effects, rules and cards for tests, written as the content files write them.

``augment("gift", "{on = 'defeated', effects = [{do = 'gain', what = 'power'}]}")`` is a card ``test.gift``.
"""

from __future__ import annotations

import tomllib
from typing import Any

from core.ascend import content as reader
from core.ascend.cards.context import Effect
from core.ascend.cards.rules import CardRule
from core.ascend.components import (
    BodyCard,
    ClassAugment,
    Content,
    EnemyPattern,
    FactionAugment,
    Frame,
    Protocol,
    ProtocolStep,
    TileCard,
)
from core.ascend.patterns import Pattern
from core.ascend.state import State
from tests.ascend.tables import content_with, stand

_READER = reader._CONVERTER
"""The reader of the content files: a test's words are refused as a file's are."""
NEVER = "OOOOO/OOOOO"
"""A pattern that no test lays."""


def _value(text: str) -> Any:
    return tomllib.loads(f"value = [{text}]")["value"]


def effects(text: str) -> tuple[Effect, ...]:
    """Effects as an array in a file holds them, without its brackets."""
    read: tuple[Effect, ...] = _READER.structure(_value(text), tuple[Effect, ...])
    return read


def effect(text: str) -> Effect:
    """One effect: ``{do = "gain", what = "power"}``."""
    (one,) = effects(text)
    return one


def rule(text: str) -> CardRule:
    """One standing rule: ``{mod = "att", n = 1}``."""
    read: tuple[CardRule, ...] = _READER.structure(_value(text), tuple[CardRule, ...])
    (one,) = read
    return one


def pattern(shape: str) -> Pattern:
    """``RR/.B``."""
    return Pattern(tuple(shape.split("/")))


def hack(shape: str, text: str = "") -> EnemyPattern:
    """A Hack or a Repel."""
    return EnemyPattern(pattern(shape), effects(text))


def frame(symbols: str, text: str) -> Frame:
    """A Combat Frame."""
    return Frame(symbols, effects(text))


def augment(name: str, *rules: str, timing: str = "passive", memory: int = 0, on: Frame | None = None) -> ClassAugment:
    """A Class Augment ``test.<name>`` of the deck of the Reaper; ``on`` is its Combat Frame."""
    written = tuple(map(rule, rules))
    return ClassAugment(f"test.{name}", name.title(), "deck", timing, memory, on, written, deck="reaper")


def faction(name: str, shape: str, text: str, memory: int = 1) -> FactionAugment:
    """A Faction Augment ``test.<name>`` of the Seekers."""
    return FactionAugment(f"test.{name}", name.title(), memory, pattern(shape), effects(text), deck="seekers")


def body(name: str, *rules: str, cost: str = NEVER, **numbers: Any) -> BodyCard:
    """An Advanced Body ``test.<name>`` with MOV 2, ATT 2, PRO 4 and no frames unless ``numbers`` say more."""
    parts = {"mov": 2, "att": 2, "pro": 4, "frames": (), **numbers}
    return BodyCard(id=f"test.{name}", name=name.title(), cost=pattern(cost), rules=tuple(map(rule, rules)), **parts)


def protocol(name: str, *steps: str, rules: tuple[str, ...] = ()) -> Protocol:
    """A Learning Protocol ``test.<name>`` of three steps."""
    first, second, third = _READER.structure(_value(",".join(steps)), tuple[ProtocolStep, ...])
    return Protocol(f"test.{name}", name.title(), (first, second, third), tuple(map(rule, rules)))


def tile(number: int, text: str, entry: int = 0, stationary: int = 0) -> TileCard:
    """A District tile in place of one of the box."""
    return TileCard(number, f"Tile {number}", entry, stationary, effects(text))


def holding(
    *rules: str, step: str = "Launch", timing: str = "passive", players: int = 2, **parts: Any
) -> tuple[State, Content]:
    """A position in which seat 0 has an Augment ``test.card`` with these rules; ``parts`` go to the content."""
    content = content_with(augments=(augment("card", *rules, timing=timing),), **parts)
    state = stand(step, players, content)
    state.seats[0].equipped = ["test.card"]
    return state, content
