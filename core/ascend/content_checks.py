"""What a scenario file must hold beyond its form: names that exist, cards that can be reached, tokens declared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from core.ascend.cards.acts import Act
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


def check_scenario(sheet: ScenarioSheet, content: Content) -> list[str]:
    """One sentence a fault: scenario, place, reason."""
    return [f"{sheet.id}: {fault}." for fault in _faults(sheet, content)]


def _faults(sheet: ScenarioSheet, content: Content) -> Iterator[str]:
    yield from _sheet_faults(sheet, content)
    declared = {token.name for token in sheet.tokens}
    own = (
        sheet.boss,
        sheet.enemies,
        sheet.setup,
        sheet.history,
        sheet.standing,
        sheet.acts,
        sheet.areas,
        sheet.own_procedures,
    )
    yield from _name_faults("sheet", own, sheet, declared, content)
    for card in sheet.cards.values():
        if card.kind not in KINDS:
            yield f"{card.code}: kind {card.kind!r} must be {', '.join(KINDS[:-1])} or {KINDS[-1]}"
        yield from _name_faults(card.code, card, sheet, declared, content)


KINDS = ("plot", "special", "victory", "loss")
"""What a Scenario card can be."""


def _sheet_faults(sheet: ScenarioSheet, content: Content) -> Iterator[str]:
    hidden = [place for place in sheet.places if not place.number]
    for number in [place.number for place in sheet.places if place.number] + list(sheet.pool):
        if number not in content.tiles:
            yield f"sheet: there is no District tile {number}"
    if sheet.pool and len(hidden) - sheet.spare > len(sheet.pool):
        yield f"sheet.pool: {len(hidden)} random places, but {len(sheet.pool)} tiles"
    for number, word in ((sheet.start, "start"), (1, "map")):
        if all(place.number != number for place in sheet.places):
            yield f"sheet.{word}: tile {number} is not on the map"
    for token in sheet.leave_out:
        if token not in content.exploration:
            yield f"sheet.leave_out: there is no Exploration token {token!r}"
    for code in (sheet.first_card, sheet.loss_card):
        if code not in sheet.cards:
            yield f"sheet: there is no card {code}"


def _name_faults(where: str, parts: Any, sheet: ScenarioSheet, declared: set[str], content: Content) -> Iterator[str]:
    """Names on a card or the sheet that nothing bears."""
    marks = {mark for place in sheet.places for mark in place.sites}
    marks |= {
        part.site for card in (sheet.setup, *sheet.cards.values()) for part in inside(card) if isinstance(part, Mark)
    }
    known: dict[type, set[Any]] = {
        Area: {area.name for area in sheet.areas},
        DoProcedure: set(sheet.procedures),
        Site: marks | {""},
        TileNumber: set(content.tiles),
        AttachCard: {enemy.code for enemy in sheet.enemies},
        Attached: {enemy.code for enemy in sheet.enemies},
    }
    for part in inside(parts):
        if isinstance(part, Act) and part.tile and part.tile not in content.tiles:
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
