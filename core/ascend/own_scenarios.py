"""Scenarios of a player's own: a folder of TOML files beside those of the game (docs/own-scenarios.md).

A file that has faults is left out and says why; all others are there. What is in a file is data and text, and no more.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from core.ascend.components import Content, ScenarioSheet
from core.ascend.content import scenario_of
from core.ascend.content_checks import check_scenario
from core.engine.records import BadContent, read_toml, toml_files

LARGEST = 250_000
"""Most bytes of a file; the largest scenario of the game has an eighth of that."""
MOST_FILES = 200
"""Files of a folder that are read."""
LONGEST_NAME = 60
LONGEST_FAULT = 300
"""Signs of a sentence that may repeat what a file says."""
WIDEST = 26
"""Most columns of a map: they are called by letters."""
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_CODE = re.compile(r"[A-Za-z0-9]{1,8}")
_TOLD_ONLY = frozenset(
    {
        *(
            ("sheet", key)
            for key in ("name", "introduction", "rules", "alone", "difficulty", "length", "order", "opens")
        ),
        *(("card", key) for key in ("name", "story", "goal")),
        *(("enemy", key) for key in ("name", "story")),
        ("card", "patterns", "name"),
        ("boss", "hacks", "name"),
        ("boss", "attacks", "sides", "name"),
    }
)
"""Places of a file that change no rule: a game that was saved goes on when they are written anew. Names are among them
where nothing refers to them; of a token, an area, a procedure, a boss and its tracks they are what rules ask for."""
_OWN_KEYS = frozenset({("sheet", "parts"), ("sheet", "among")})
"""Tables whose keys are names that a file makes up."""


@frozen
class OwnFile:
    """A file of own scenarios as it was read."""

    name: str
    """The file's name, without folders."""
    sheet: ScenarioSheet | None
    """None when the file has faults."""
    faults: tuple[str, ...] = ()
    """One sentence a fault: file, key, reason."""

    @property
    def id(self) -> str:
        """The scenario's id, which is the file's name."""
        return self.name.removesuffix(".toml")


def read_folder(folder: Path, base: Content) -> tuple[OwnFile, ...]:
    """The scenarios of a folder by name, to be played with the components of ``base``; none where there is no folder.

    Never raises for what is in the files.
    """
    if not folder.is_dir():
        return ()
    try:
        places = toml_files(folder)[:MOST_FILES]
    except BadContent as fault:
        return (OwnFile(folder.name, None, tuple(fault.faults)),)
    return tuple(read_file(folder / place.name, base) for place in places)


def read_file(place: Path, base: Content) -> OwnFile:
    """One file. Never raises for what is in it."""
    try:
        return OwnFile(place.name, _read(place, base))
    except BadContent as fault:
        return OwnFile(place.name, None, tuple(map(_cut, fault.faults)))
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as fault:
        return OwnFile(place.name, None, (_cut(f"{place.name}: this cannot be read as a scenario: {fault}."),))


def _cut(sentence: str) -> str:
    return sentence if len(sentence) <= LONGEST_FAULT else f"{sentence[:LONGEST_FAULT]} …"


def sheets_of(own: Iterable[OwnFile]) -> tuple[ScenarioSheet, ...]:
    """The scenarios that have no faults."""
    return tuple(file.sheet for file in own if file.sheet is not None)


def with_own(base: Content, own: Iterable[OwnFile], scenario: str) -> Content:
    """The components as a game of this scenario has them: with the one file that it is in, if it is of these. What lies
    beside that may have special Enemies of the same code."""
    return next((_joined(base, sheet) for sheet in sheets_of(own) if sheet.id == scenario), base)


def _joined(base: Content, sheet: ScenarioSheet) -> Content:
    cards = [enemy.card(players) for enemy in sheet.enemies for players in (1, 2, 3, 4)]
    enemies = {**base.enemies, **{card.id: card for card in cards}}
    return evolve(base, scenarios={**base.scenarios, sheet.id: sheet}, enemies=enemies)


def _read(place: Path, base: Content) -> ScenarioSheet:
    """Raises BadContent."""
    if not place.is_file():
        raise BadContent([f"{place.name}: this is no file."])
    if place.stat().st_size > LARGEST:
        raise BadContent([f"{place.name}: the file is larger than {LARGEST} bytes."])
    raw = read_toml(place)
    sheet = scenario_of(place.name, raw)
    faults = [f"{place.name}: {fault}." for fault in (*_id_faults(place, sheet, base), *_title_faults(sheet))]
    if not faults:
        faults = check_scenario(sheet, _joined(base, sheet), place.name)
    if faults:
        raise BadContent(faults)
    return evolve(sheet, edition=edition_of(raw))


def _id_faults(place: Path, sheet: ScenarioSheet, base: Content) -> Iterator[str]:
    """Ids that are taken, or could be taken for something else."""
    if f"{sheet.id}.toml" != place.name:
        yield f"sheet.id: it is {sheet.id!r}, but must be the file's name, {place.stem!r}"
    if not _ID.fullmatch(sheet.id):
        yield "sheet.id: small letters, digits and hyphens make an id, 40 at most"
    if sheet.id in base.scenarios:
        yield f"sheet.id: a scenario of the game is called {sheet.id!r}"
    for code in (*sheet.cards, *(enemy.code for enemy in sheet.enemies)):
        if not _CODE.fullmatch(code):
            yield f"the code {code!r} must be 1 to 8 letters and digits"
    for enemy in sheet.enemies:
        if enemy.card(1).id in base.enemies:
            yield f"{enemy.code}: a special Enemy of the game has this code"
    for twice in sorted(code for code, times in Counter(one.code for one in sheet.enemies).items() if times > 1):
        yield f"two special Enemies have the code {twice!r}"
    if any(one.column >= WIDEST for one in sheet.places):
        yield f"sheet.map: it has more than {WIDEST} columns"


def _title_faults(sheet: ScenarioSheet) -> Iterator[str]:
    """Names that are no names."""
    named = [("sheet", sheet.name), *((card.code, card.name) for card in sheet.cards.values())]
    named += [(enemy.code, enemy.name) for enemy in sheet.enemies] + [("token", one.name) for one in sheet.tokens]
    for where, name in named:
        if not (name.strip() and name.isprintable() and len(name) <= LONGEST_NAME):
            yield f"{where}: the name {name[:LONGEST_NAME]!r} must be one line of 1 to {LONGEST_NAME} signs"


def edition_of(raw: dict[str, Any]) -> str:
    """What the rules of a file come to: equal as long as only comments, order of keys or prose change."""
    told = json.dumps(_rules(raw), sort_keys=True, ensure_ascii=True, default=str)
    return blake2b(told.encode(), digest_size=8).hexdigest()


def _rules(part: Any, place: tuple[str, ...] = ()) -> Any:
    if isinstance(part, dict):
        within = ((key, value, (*place, key)) for key, value in part.items())
        return {key: _rules(value, there) for key, value, there in within if not _told_only(there)}
    return [_rules(value, place) for value in part] if isinstance(part, list) else part


def _told_only(place: tuple[str, ...]) -> bool:
    """Whether a place of a file holds prose; that of a choice, ``words``, may stand wherever effects do."""
    return place in _TOLD_ONLY or (place[-1] == "words" and place[:-1] not in _OWN_KEYS)
