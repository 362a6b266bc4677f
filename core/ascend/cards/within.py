"""What stands inside the things of content: effects within effects, tiles within conditions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import attrs

from core.ascend.cards.clauses import Here
from core.ascend.cards.context import Effect
from core.ascend.cards.map_effects import ON_THE_MAP
from core.ascend.cards.modifiers import Modifier


def inside(thing: Any) -> Iterator[Any]:
    """Everything that content is made of inside a thing, the thing itself first."""
    if isinstance(thing, dict):
        thing = tuple(thing.values())
    if isinstance(thing, tuple | list):
        for part in thing:
            yield from inside(part)
    elif (names := _fields(type(thing))) is not None:
        yield thing
        for name in names:
            yield from inside(getattr(thing, name))


_FIELDS: dict[type, tuple[str, ...] | None] = {}


def _fields(kind: type) -> tuple[str, ...] | None:
    """What things of a kind are made of; None for numbers and texts. It is looked up once a kind."""
    if kind not in _FIELDS:
        names = [part.name for part in attrs.fields(kind) if part.init] if attrs.has(kind) else None
        _FIELDS[kind] = None if names is None else tuple(names)
    return _FIELDS[kind]


def every_effect(thing: Any) -> Iterator[Effect]:
    """Every effect of a thing of content, those inside others included."""
    return (part for part in inside(thing) if hasattr(part, "run") and not isinstance(part, Modifier))


@lru_cache(maxsize=2048)
def place_matters(effects: tuple[Effect, ...]) -> bool:
    """Whether any of the effects depends on where the acting figure stands."""
    return any(isinstance(part, ON_THE_MAP) or part == Here("here") for part in inside(effects))
