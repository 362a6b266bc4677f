"""What a scenario file must hold beyond its form: names that exist, cards that can be reached, tokens declared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from core.ascend.cards.acts import Act
from core.ascend.cards.amounts import Amount, fixed
from core.ascend.cards.clauses import NOT_TOKENS, Area, Site, TileNumber, With
from core.ascend.cards.code_effects import Ask, Try, TurnCode
from core.ascend.cards.conditions import Active
from core.ascend.cards.counts import Attached, OnTiles, TokensLying
from core.ascend.cards.dice_tokens import Hide, RevealToken
from core.ascend.cards.enemy_effects import AttachCard
from core.ascend.cards.panels import Bring, Drop
from core.ascend.cards.scenario_modifiers import Carry, StepMore
from core.ascend.cards.step_effects import Step
from core.ascend.cards.table_choices import DoProcedure
from core.ascend.cards.table_effects import ChooseCard, Draw
from core.ascend.cards.tile_effects import LayCards, Mark, SetFigure
from core.ascend.cards.token_effects import Exchange, MoveToken, Put, Take
from core.ascend.cards.who import Who
from core.ascend.cards.within import inside
from core.ascend.components import Content, ScenarioSheet


def check_scenario(sheet: ScenarioSheet, content: Content, name: str = "") -> list[str]:
    """One sentence a fault: scenario (or ``name``), place, reason."""
    faults = list(_faults(sheet, content)) or list(_ending_faults(sheet))
    return [f"{name or sheet.id}: {fault}." for fault in faults]


def _faults(sheet: ScenarioSheet, content: Content) -> Iterator[str]:
    for code in (sheet.first_card, sheet.loss_card):
        if code not in sheet.cards:
            yield f"sheet: there is no card {code}"
    yield from _sheet_faults(sheet, content)
    yield from _supply_faults(sheet, content)
    declared = {token.name for token in sheet.tokens}
    known = _known(sheet, content)
    yield from _name_faults("sheet", _of_sheet(sheet), sheet, declared, known)
    for card in sheet.cards.values():
        if card.kind not in KINDS:
            yield f"{card.code}: kind {card.kind!r} must be {', '.join(KINDS[:-1])} or {KINDS[-1]}"
        yield from _name_faults(card.code, card, sheet, declared, known)
    ids = [act.id for acts in (sheet.acts, *(card.acts for card in sheet.cards.values())) for act in acts]
    for twice in sorted(one for one, times in Counter(ids).items() if times > 1):
        yield f"two Player Activities have the id {twice!r}"


def _of_sheet(sheet: ScenarioSheet) -> tuple[object, ...]:
    """All that is not on a card."""
    return (
        sheet.boss,
        sheet.enemies,
        sheet.setup,
        sheet.history,
        sheet.standing,
        sheet.acts,
        sheet.areas,
        sheet.own_procedures,
    )


def _supply_faults(sheet: ScenarioSheet, content: Content) -> Iterator[str]:
    """More random places, Corrupted Data or Enemies than can be."""
    hidden = [place for place in sheet.places if not place.number]
    if sheet.pool and len(hidden) - sheet.spare > len(sheet.pool):
        yield f"sheet.pool: {len(hidden)} random places, but {len(sheet.pool)} tiles"
    named = {place.number for place in sheet.places}
    tiles = [tile for tile in content.tiles.values() if (sheet.open or not tile.code) and tile.number not in named]
    if not sheet.pool and len(hidden) - sheet.spare > len(tiles):
        yield f"sheet.map: {len(hidden)} random places, but {len(tiles)} tiles that are always unlocked"
    yield from _count_faults("sheet.corrupted", sheet.corrupted, 1)
    levels = {enemy.level for enemy in content.enemies.values()}
    for part in sheet.enemy_deck:
        if part.level not in levels:
            yield f"sheet.enemy_deck: there are no Enemies of level {part.level}"
        yield from _count_faults("sheet.enemy_deck", part.cards, 0)


def _count_faults(word: str, amount: Amount | None, least: int) -> Iterator[str]:
    """A number of pieces that a set-up cannot count out."""
    try:
        counts = [] if amount is None else [fixed(amount, players) for players in (1, 2, 3, 4)]
    except ValueError as fault:
        yield f"{word}: {fault}"
        return
    if not all(least <= count <= MOST_PIECES for count in counts):
        yield f"{word}: it must be from {least} to {MOST_PIECES}, whatever the number of players"


def _ending_faults(sheet: ScenarioSheet) -> Iterator[str]:
    """Cards that nothing draws, and endings that are missing."""
    for word, kind in (("first_card", "plot"), ("loss_card", "loss")):
        card = sheet.cards[getattr(sheet, word)]
        if card.kind != kind:
            yield f"sheet.{word}: {card.code} is a {card.kind} card, not a {kind} card"
    if all(card.kind != "victory" for card in sheet.cards.values()):
        yield "there is no card of the kind 'victory'"
    parts = inside((*_of_sheet(sheet), *sheet.cards.values()))
    drawn = {sheet.first_card, sheet.loss_card}.union(*map(_codes, parts))
    for code in sheet.cards:
        if code not in drawn:
            yield f"{code}: nothing draws this card"


MOST_PIECES = 99
"""Most Corrupted Data of a scenario's pool, and most cards of a block of its Enemy deck."""
KINDS = ("plot", "special", "victory", "loss")
"""What a Scenario card can be."""


def _sheet_faults(sheet: ScenarioSheet, content: Content) -> Iterator[str]:
    for number in [place.number for place in sheet.places if place.number] + list(sheet.pool):
        if number not in content.tiles:
            yield f"sheet: there is no District tile {number}"
    for number, word in ((sheet.start, "start"), (1, "map")):
        if all(place.number != number for place in sheet.places):
            yield f"sheet.{word}: tile {number} is not on the map"
    for faction in sheet.factions:
        if faction not in content.factions:
            yield f"sheet.factions: there is no Faction {faction!r}"
    for token in sheet.leave_out:
        if token not in content.exploration:
            yield f"sheet.leave_out: there is no Exploration token {token!r}"


Known = dict[type, set[Any]]
"""The names there are for each kind of part that asks for one."""


def _known(sheet: ScenarioSheet, content: Content) -> Known:
    marks = {mark for place in sheet.places for mark in place.sites}
    marks |= {
        part.site for card in (sheet.setup, *sheet.cards.values()) for part in inside(card) if isinstance(part, Mark)
    }
    enemies = {enemy.code for enemy in sheet.enemies}
    return {
        Area: {area.name for area in sheet.areas},
        DoProcedure: set(sheet.procedures),
        Site: marks | {""},
        TileNumber: set(content.tiles),
        AttachCard: enemies,
        Attached: enemies,
    }


def _name_faults(where: str, parts: Any, sheet: ScenarioSheet, declared: set[str], known: Known) -> Iterator[str]:
    """Names on a card or the sheet that nothing bears."""
    for part in inside(parts):
        if isinstance(part, Act) and part.tile and part.tile not in known[TileNumber]:
            yield f"{where}: act {part.id}: there is no District tile {part.tile}"
        names = known.get(type(part))
        if names is not None and (name := _name(part)) not in names:
            yield f"{where}: {_NOTHING[type(part)]} {name!r}"
        for code in _codes(part):
            if code not in sheet.cards:
                yield f"{where}: there is no card {code}"
    for token in sorted(set().union(*map(_tokens, inside(parts))) - declared):
        yield f"{where}: the token {token!r} is not declared on the sheet"


_NOTHING: dict[type, str] = {
    Area: "the sheet calls no tiles",
    DoProcedure: "there is no procedure",
    Site: "no tile of the map is marked",
    TileNumber: "there is no District tile",
    AttachCard: "there is no special Enemy",
    Attached: "there is no special Enemy",
}
"""How the name of something that is not there is refused."""


def _name(part: Any) -> Any:
    """The name that a part asks for; a mark made of a die's face is not known beforehand."""
    if isinstance(part, Site):
        return "" if part.rolled else part.mark
    if isinstance(part, TileNumber):
        return part.number
    return part.card if isinstance(part, AttachCard | Attached) else part.named if isinstance(part, Area) else part.name


def _codes(part: Any) -> tuple[str, ...]:
    """The cards of the scenario that a part names."""
    if isinstance(part, Draw | Drop | Ask | Try | TurnCode):
        return (part.card,)
    if isinstance(part, ChooseCard | Bring | LayCards):
        return part.cards
    if isinstance(part, Active):
        return (part.code,)
    place = getattr(part, "place", "") if isinstance(part, Put | Take | MoveToken | TokensLying) else ""
    return (place,) if isinstance(place, str) and place not in ("", "card", "sheet", "you") else ()


def _tokens(part: Any) -> set[str]:
    """The scenario tokens and figures that a part names."""
    if isinstance(
        part, Put | Take | MoveToken | Hide | RevealToken | Ask | Try | TurnCode | Carry | StepMore | TokensLying
    ):
        return {part.token}
    if isinstance(part, Step):
        return {part.token, part.barred} - {""}
    if isinstance(part, OnTiles):
        return {part.what} - {"", "players"}
    if isinstance(part, With):
        return {part.what} - set(NOT_TOKENS)
    if isinstance(part, SetFigure):
        return {part.figure}
    if isinstance(part, Exchange):
        return set(part.tokens or ())
    return {part.has, part.without} - {"", "enemy"} if isinstance(part, Who) else set()
