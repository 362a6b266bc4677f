"""The rules of the forest in short, as help shows them: written entries, then cards and levels from what they do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby

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
    powers = [f"{card.name} needs {said(card.needs)}. Freed: {card.power.say()}." for card in cards]
    all_gems = f"There are {said(content().gems)}. In the bag:"
    bags = [f"{level.name}: {said(content().bag(level.id))}." for level in content().levels.values()]
    return (
        *(Entry(rule.title, (), rule.text.strip(), rule.see, rule.also) for rule in rules.entry),
        Entry("Powers", (), "\n".join(powers), ("Freeing",), ("cards", *(card.name for card in cards))),
        Entry("Levels", (), "\n".join([all_gems, *bags, *_ways()]), ("Black gem",), ("difficulty", "level")),
        Entry("Result", (), "\n".join(_results()), ("End of the game",), ("score",)),
    )


def _ways() -> Iterator[str]:
    """What else makes levels differ."""
    for level in content().levels.values():
        if level.wild:
            yield f"{level.name}: black gems count as any colour."
        if not level.powers:
            yield f"{level.name}: nothing has a power."


def _results() -> Iterator[str]:
    """What is said at the end, each saying once with the numbers of released Tamashii that it is for."""
    for words, same in groupby(enumerate(content().results), key=lambda numbered: numbered[1]):
        numbers = [number for number, _ in same]
        yield f"{numbers[0]}{f' to {numbers[-1]}' if len(numbers) > 1 else ''} free: {words}"
