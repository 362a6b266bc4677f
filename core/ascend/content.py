"""Reads the components from TOML into frozen values; a bad file gives one sentence: file, key, reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import attrs
from attrs import field, frozen
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, override

from core.ascend.cards.acts import Act
from core.ascend.cards.amount_parser import parse_amount
from core.ascend.cards.amounts import Amount
from core.ascend.cards.choices import If
from core.ascend.cards.conditions import Condition, parse_condition
from core.ascend.cards.context import Effect
from core.ascend.cards.modifiers import MODIFIERS
from core.ascend.cards.rules import Ability, CardRule
from core.ascend.cards.scenario_modifiers import SCENARIO_MODIFIERS
from core.ascend.cards.scenario_vocabulary import SCENARIO_EFFECTS
from core.ascend.cards.table_choices import For, Way
from core.ascend.cards.token_effects import Place, parse_place
from core.ascend.cards.triggers import Trigger
from core.ascend.cards.vocabulary import EFFECTS
from core.ascend.cards.where import Where
from core.ascend.cards.where_parser import parse_where
from core.ascend.cards.who import Who, parse_who
from core.ascend.cards.world import Bar
from core.ascend.components import (
    BodyCard,
    BossSheet,
    BotCard,
    ClassAugment,
    Content,
    DeckPart,
    Dice,
    EnemyCard,
    EnemyPattern,
    ExplorationToken,
    FactionAugment,
    PlotCard,
    Procedure,
    Protocol,
    ProtocolStep,
    ScenarioSheet,
    Source,
    SpecialEnemy,
    TileArea,
    TileCard,
    TokenKind,
    Tracks,
    Walker,
)
from core.ascend.content_checks import check_scenario
from core.ascend.hexmap import read_map
from core.ascend.patterns import Pattern
from core.engine.records import (
    BadContent,
    named,
    read_record,
    read_toml,
    read_with,
    record_converter,
    renamed,
    structured,
    toml_files,
)

T = TypeVar("T")


@frozen
class _Patterns:
    basic: tuple[Source, ...]


@frozen
class _Walkers:
    walker: tuple[Walker, ...]


@frozen
class _Bodies:
    body: tuple[BodyCard, ...]


@frozen
class _Enemies:
    enemy: tuple[EnemyCard, ...]


@frozen
class _Augments:
    """A deck of Class or Faction Augments as a file writes it."""

    name: str
    words: str
    class_augment: tuple[ClassAugment, ...] = ()
    faction_augment: tuple[FactionAugment, ...] = ()


@frozen
class _Protocols:
    protocol: tuple[Protocol, ...]


@frozen
class _Tiles:
    tile: tuple[TileCard, ...]


@frozen
class _Exploration:
    token: tuple[ExplorationToken, ...]


@frozen
class _Sheet:
    """A scenario sheet as a file writes it."""

    id: str
    name: str
    difficulty: str
    length: str
    introduction: str
    map: str
    enemy_deck: tuple[DeckPart, ...]
    corrupted: Amount
    start: int
    first_card: str
    loss_card: str
    pool: tuple[int, ...] = ()
    spare: int = 0
    leave_out: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    simple: bool = False
    open: bool = False
    rules: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    order: int = 99
    opens: str = ""
    bodies: bool = True
    no_explore: tuple[int, ...] = ()
    barred: tuple[str, ...] = ()
    token: tuple[TokenKind, ...] = ()
    parts: dict[str, str] = field(factory=dict)
    among: dict[str, tuple[int, ...]] = field(factory=dict)
    setup: tuple[Effect, ...] = ()
    standing: tuple[CardRule, ...] = ()
    history: tuple[Bar, ...] = ()
    acts: tuple[Act, ...] = ()
    area: tuple[TileArea, ...] = ()
    procedure: tuple[Procedure, ...] = ()


_SHEET_PARTS = {"token": "tokens", "area": "areas", "procedure": "own_procedures"}
"""Keys of a sheet whose records a file writes one by one."""


@frozen
class _Scenario:
    sheet: _Sheet
    card: tuple[PlotCard, ...] = field(factory=tuple)
    enemy: tuple[SpecialEnemy, ...] = ()
    boss: BossSheet | None = None


LONGEST_RULE = 300
"""Most signs of an amount, a condition, or a set of tiles."""
_PARSERS = (parse_amount, parse_condition, parse_where, parse_place, parse_who)
_EFFECTS = {**EFFECTS, **SCENARIO_EFFECTS}
_MODIFIERS = {**MODIFIERS, **SCENARIO_MODIFIERS}


def _converter() -> Converter:
    converter = record_converter()
    readers: tuple[tuple[Any, Callable[[Any], Any]], ...] = (
        (Amount, parse_amount),
        (Amount | None, parse_amount),
        (Condition, parse_condition),
        (Condition | None, parse_condition),
        (Where, parse_where),
        (Where | None, parse_where),
        (Place, parse_place),
        (Who, parse_who),
        (Pattern, lambda value: Pattern(_rows(value))),
        (Effect, lambda value: _tagged(converter, value, "do", _EFFECTS)),
        (CardRule, lambda value: _rule(converter, value)),
    )
    for kind, read in readers:
        read_with(converter, kind, _short(read) if read in _PARSERS else read)
    other_keys = (
        (Way, "when", "if"),
        (For, "when", "if"),
        (PlotCard, "procedures", "procedure"),
        (Bar, "when", "if"),
        (If, "when", "if"),
        (Trigger, "when", "if"),
        (ProtocolStep, "when", "if"),
    )
    modifiers = tuple((cls, "when", "if") for cls in _MODIFIERS.values())
    for cls, name, key in (*other_keys, *modifiers, (EnemyPattern, "effects", "do")):
        keys: Any = {name: override(rename=key)}
        read = make_dict_structure_fn(cls, converter, _cattrs_forbid_extra_keys=True, **keys)
        converter.register_structure_hook(cls, renamed(read, {name: key}))
    return converter


def _short(parse: Callable[[Any], T]) -> Callable[[Any], T]:
    """Texts that say a rule are short: a parser of anything longer could take for ever."""

    def read(value: Any) -> T:
        if isinstance(value, str) and len(value) > LONGEST_RULE:
            raise ValueError(f"a text of {len(value)} signs is no rule: {LONGEST_RULE} are the most")
        return parse(value)

    return read


def _rows(value: Any) -> tuple[str, ...]:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not a pattern: it is a text such as 'RR/.B'")
    return tuple(value.split("/"))


def _tagged(converter: Converter, value: Any, tag: str, classes: dict[str, type]) -> Any:
    """A record whose kind is named by a tag."""
    if not isinstance(value, dict) or not isinstance(value.get(tag), str):
        raise ValueError(f"a record needs the key {tag!r}")
    if value[tag] not in classes:
        raise ValueError(f"{tag} = {value[tag]!r} is no word of the vocabulary")
    return converter.structure({key: part for key, part in value.items() if key != tag}, classes[value[tag]])


def _rule(converter: Converter, value: Any) -> CardRule:
    """A standing rule: a trigger has ``on``, a modifier ``mod``, an ability neither."""
    rule: CardRule
    if isinstance(value, dict) and "mod" in value:
        rule = _tagged(converter, value, "mod", _MODIFIERS)
    elif isinstance(value, dict) and "on" in value:
        rule = converter.structure(value, Trigger)
    else:
        rule = converter.structure(value, Ability)
    return rule


_CONVERTER = _converter()


def _read(place: Traversable, cls: type[T]) -> T:
    """One file as a record. Raises BadContent."""
    return read_record(place, cls, _CONVERTER)


def scenario_of(name: str, raw: dict[str, Any], *, campaign: bool = False) -> ScenarioSheet:
    """A scenario from the plain data of the file with this name. Raises BadContent."""
    read = structured(name, raw, _Scenario, _CONVERTER)
    sheet = read.sheet
    try:
        places = read_map(sheet.map, sheet.parts)
    except ValueError as fault:
        raise BadContent([f"{name}: sheet.map: {fault}."]) from None
    names = [name for name in attrs.fields_dict(_Sheet) if name not in ("map", "parts")]
    fields = {_SHEET_PARTS.get(name, name): getattr(sheet, name) for name in names}
    cards = named(read.card, lambda card: card.code, name)
    return ScenarioSheet(places=places, cards=cards, enemies=read.enemy, boss=read.boss, campaign=campaign, **fields)


def _scenario(place: Traversable, *, campaign: bool = False) -> ScenarioSheet:
    return scenario_of(place.name, read_toml(place), campaign=campaign)


def read_content(folder: Traversable) -> Content:
    """All components of a folder of content files. Raises BadContent."""
    scenarios = [_scenario(place, campaign=True) for place in toml_files(folder / "campaign")]
    scenarios.sort(key=lambda sheet: sheet.order)
    scenarios += [_scenario(place) for place in toml_files(folder / "free-play")]
    enemies = [card for place in toml_files(folder / "enemies") for card in _read(place, _Enemies).enemy]
    enemies += [enemy.card(players) for sheet in scenarios for enemy in sheet.enemies for players in (1, 2, 3, 4)]
    decks = {place.name.removesuffix(".toml"): _read(place, _Augments) for place in toml_files(folder / "augments")}
    class_cards = [attrs.evolve(card, deck=name) for name, deck in decks.items() for card in deck.class_augment]
    faction_cards = [attrs.evolve(card, deck=name) for name, deck in decks.items() for card in deck.faction_augment]
    bodies, protocols = (
        _read(folder / "bodies.toml", _Bodies).body,
        _read(folder / "protocols.toml", _Protocols).protocol,
    )
    content = Content(
        dice=_read(folder / "dice.toml", Dice),
        tracks=_read(folder / "tracks.toml", Tracks),
        basics=_read(folder / "patterns.toml", _Patterns).basic,
        walkers=named(_read(folder / "walkers.toml", _Walkers).walker, lambda w: w.id, "walkers.toml"),
        bodies=named(bodies, lambda card: card.id, "bodies.toml"),
        enemies=named(enemies, lambda card: card.id, "enemies"),
        class_augments=named(class_cards, lambda card: card.id, "augments"),
        faction_augments=named(faction_cards, lambda card: card.id, "augments"),
        classes={name: deck.name for name, deck in decks.items() if deck.class_augment},
        factions={name: deck.name for name, deck in decks.items() if deck.faction_augment},
        deck_words={name: deck.words for name, deck in decks.items()},
        protocols=named(protocols, lambda card: card.id, "protocols.toml"),
        tiles=named(_read(folder / "tiles.toml", _Tiles).tile, lambda tile: tile.number, "tiles.toml"),
        exploration=named(_read(folder / "exploration.toml", _Exploration).token, lambda t: t.id, "exploration.toml"),
        bot=_read(folder / "bot.toml", BotCard),
        scenarios=named(scenarios, lambda s: s.id, "scenarios"),
    )
    faults = [fault for sheet in content.scenarios.values() for fault in check_scenario(sheet, content)]
    if faults:
        raise BadContent(faults)
    return content


@cache
def content() -> Content:
    """The components that come with the game."""
    return read_content(files("scenarios") / "ascend")
