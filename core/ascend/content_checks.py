"""What a scenario file must hold beyond its form: names that exist, cards that can be reached, tokens declared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.ascend.cards.amounts import TokensLying
from core.ascend.cards.choices import If
from core.ascend.cards.context import Effect
from core.ascend.cards.modifiers import Modifier
from core.ascend.cards.table_effects import ChooseCard, Draw, Put
from core.ascend.cards.who import Who
from core.ascend.cards.within import every_effect
from core.ascend.components import Content, PlotCard, ScenarioSheet


def check_scenario(sheet: ScenarioSheet, content: Content) -> list[str]:
    """One sentence a fault: scenario, place, reason."""
    return [f"{sheet.id}: {fault}." for fault in _faults(sheet, content)]


def _faults(sheet: ScenarioSheet, content: Content) -> Iterator[str]:
    yield from _sheet_faults(sheet, content)
    declared = {token.name for token in sheet.tokens}
    for card in sheet.cards.values():
        yield from _card_faults(card, sheet, declared, content)


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


def _card_faults(card: PlotCard, sheet: ScenarioSheet, declared: set[str], content: Content) -> Iterator[str]:
    if card.kind not in ("plot", "victory", "loss"):
        yield f"{card.code}: kind {card.kind!r} must be plot, victory or loss"
    for act in card.acts:
        if act.tile not in content.tiles:
            yield f"{card.code}: act {act.id}: there is no District tile {act.tile}"
    for effect in card_effects(card):
        codes = (effect.card,) if isinstance(effect, Draw) else effect.cards if isinstance(effect, ChooseCard) else ()
        for code in codes:
            if code not in sheet.cards:
                yield f"{card.code}: there is no card {code}"
    for token in sorted(card_tokens(card) - declared):
        yield f"{card.code}: the token {token!r} is not declared on the sheet"


def card_tokens(card: PlotCard) -> set[str]:
    """The names of all scenario tokens that a card puts, counts or looks for."""
    effects = list(card_effects(card))
    tokens = {effect.token for effect in effects if isinstance(effect, Put)}
    conditions = [bar.when for bar in card.bars] + [effect.when for effect in effects if isinstance(effect, If)]
    for condition in conditions:
        tokens |= {side.token for side in (condition.left, condition.right) if isinstance(side, TokensLying)}
    left_out = {who.without for effect in effects if isinstance(who := getattr(effect, "who", None), Who)}
    return tokens | left_out - {"", "enemy"}


def card_effects(card: PlotCard) -> Iterator[Effect]:
    """Every effect on a card, those inside others included."""
    parts: list[Iterable[Effect]] = [card.immediate, card.world, card.otherwise]
    parts += [bar.effects for bar in card.bars]
    parts += [rule.effects for rule in card.rules if not isinstance(rule, Modifier)]
    parts += [act.effects for act in card.acts]
    for part in parts:
        yield from every_effect(part)
