"""The rules of the forest in short, as help shows them: written entries, then cards and levels from what they do."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from attrs import frozen

from core.engine.lookup import Entry
from core.engine.records import read_record, record_converter
from core.forest.content import content
from core.forest.gems import said


@frozen
class _Rule:
    title: str
    text: str
    see: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


@frozen
class _Rules:
    entry: tuple[_Rule, ...]


@cache
def entries() -> tuple[Entry, ...]:
    """All entries. Raises BadContent."""
    rules = read_record(files("scenarios") / "forest" / "rules.toml", _Rules, record_converter())
    cards = content().cards.values()
    powers = [f"{card.name} needs {said(card.needs)}. Released: {card.power.say()}." for card in cards]
    bags = [f"{level.name}: {said(content().bag(level.id))}." for level in content().levels.values()]
    return (
        *(Entry(rule.title, (), rule.text.strip(), rule.see, rule.also) for rule in rules.entry),
        Entry("Powers", (), "\n".join(powers), ("Release",), ("cards", *(card.name for card in cards))),
        Entry("Levels", (), "\n".join([*bags, "On Novice nothing has a power."])),
    )
