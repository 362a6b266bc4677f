"""Reads the forest's content files into frozen values; a bad file gives one sentence: file, key, reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from attrs import frozen
from cattrs import Converter

from core.engine.records import BadContent, named, read_record, read_with, record_converter
from core.forest.components import Card, Content, Level
from core.forest.gems import BLACK, NAMES, Gems
from core.forest.powers import POWERS, Power

PLACES = 6
"""Cards in the game (rules sheet, contents)."""


@frozen
class _Cards:
    card: tuple[Card, ...]


@frozen
class _Levels:
    gems: Gems
    level: tuple[Level, ...]


@frozen
class _Words:
    story: str
    results: tuple[str, ...]
    all_free: str
    some_free: str
    next: str
    last: str


def _converter() -> Converter:
    converter = record_converter()
    read_with(converter, Gems, _gems)
    read_with(converter, Power, lambda value: _power(converter, value))
    return converter


def _gems(value: Any) -> Gems:
    """``{ blue = 1, red = 2 }``; colours that are not named are none."""
    if not isinstance(value, dict) or any(name not in NAMES for name in value):
        raise ValueError(f"{value!r} are no gems: name some of {', '.join(NAMES)}")
    if any(type(n) is not int or n < 0 for n in value.values()):
        raise ValueError(f"{value!r} are no gems: each is a whole number from 0")
    return Gems(**value)


def _power(converter: Converter, value: Any) -> Power:
    """``{ do = "recall", n = 2 }``."""
    word = value.get("do") if isinstance(value, dict) else None
    if word not in POWERS:
        raise ValueError(f"do = {word!r} must be one of {', '.join(POWERS)}")
    power: Power = converter.structure({key: part for key, part in value.items() if key != "do"}, POWERS[word])
    return power


def read_content(folder: Traversable) -> Content:
    """All content of a folder. Raises BadContent."""
    converter = _converter()
    cards = read_record(folder / "cards.toml", _Cards, converter)
    levels = read_record(folder / "levels.toml", _Levels, converter)
    words = read_record(folder / "words.toml", _Words, converter)
    content = Content(
        gems=levels.gems,
        cards=named(cards.card, lambda card: card.id, "cards.toml"),
        levels=named(levels.level, lambda level: level.id, "levels.toml"),
        story=words.story.strip(),
        results=words.results,
        all_free=words.all_free.strip(),
        some_free=words.some_free.strip(),
        next=words.next,
        last=words.last,
    )
    if faults := list(_faults(content)):
        raise BadContent(faults)
    return content


def _faults(content: Content) -> Iterator[str]:
    """What the files must hold beyond their form."""
    if len(content.cards) != PLACES:
        yield f"cards.toml: card: there are {len(content.cards)} cards, not {PLACES}."
    for card in content.cards.values():
        if card.needs[BLACK] or not sum(card.needs):
            yield f"cards.toml: {card.id}.needs: a card needs coloured gems, at least one and no black."
    if not content.levels:
        yield "levels.toml: level: there is none."
    for level in content.levels.values():
        if min(content.bag(level.id)) < 0:
            yield f"levels.toml: {level.id}.out: more gems are taken out than there are."
    if len(content.results) != PLACES + 1:
        yield f"words.toml: results: there are {len(content.results)}, not one for each of 0 to {PLACES} free."
    if "{level}" not in content.next:
        yield "words.toml: next: it does not say {level}."


@cache
def content() -> Content:
    """The content that comes with the game."""
    return read_content(files("scenarios") / "forest")
