"""The rules in play for one seat, sorted so that the phases find them at once.

A kit is made from the state and kept by the game until a card comes or goes (:meth:`core.ascend.game.Game.recard`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend.cards.conditions import Condition
from core.ascend.cards.context import Context
from core.ascend.cards.modifiers import Modifier
from core.ascend.cards.rules import Ability, CardRule
from core.ascend.cards.triggers import Trigger
from core.ascend.components import (
    BodyCard,
    CardPattern,
    ClassAugment,
    Content,
    FactionAugment,
    Frame,
    PlotCard,
    Protocol,
    ProtocolStep,
    ScenarioSheet,
    Source,
    Walker,
)

if TYPE_CHECKING:
    from core.ascend.game import Game

Card = Walker | BodyCard | ClassAugment | FactionAugment | Protocol | PlotCard | ScenarioSheet
"""A card, or the sheet, that can bring something into a kit."""
ASKED = ("planning", "combat", "launch", "anytime")
"""Timings whose triggers are used by the player's choice (rulebook p.10); passive ones work unasked."""


@frozen
class InPlay:
    """A rule of a card that works for a seat now."""

    id: str
    """``augment id#2``: the card, and the place of the rule on it from 1."""
    card: str
    name: str
    """The card's printed name."""
    rule: CardRule
    asked: bool = False
    """The player decides whether to use it."""


@frozen
class OwnedFrame:
    """A Combat Frame the seat has: its id, the card it is printed on, the frame."""

    id: str
    owner: str
    frame: Frame


_NOBODY = Context(-1, "")


@frozen
class Kit:
    """Everything in play for a seat, ready to be asked."""

    body: Walker | BodyCard
    rules: dict[str, InPlay]
    """Every rule by its id."""
    triggers: dict[str, tuple[InPlay, ...]] = field(factory=dict)
    """By the event they wait for."""
    modifiers: dict[str, tuple[InPlay, ...]] = field(factory=dict)
    """By their word."""
    abilities: dict[str, tuple[InPlay, ...]] = field(factory=dict)
    """By the phase they are used in: ``planning`` or ``launch``."""
    frames: tuple[OwnedFrame, ...] = ()
    sources: tuple[Source, ...] = ()
    """Patterns of the equipped Faction Augments."""
    patterns: tuple[CardPattern, ...] = ()
    """Patterns of the active Scenario card and of special cards."""
    step: ProtocolStep | None = None
    """The current step of the Learning Protocol, None when all are done or there is none."""
    waits: Condition | None = None
    """The state that step waits for, which has to be looked at after every effect; None when it counts events."""
    plain: Context = _NOBODY
    """Where the seat's own state is looked at, for nothing in particular."""


_Sorted = dict[str, tuple[InPlay, ...]]


@frozen
class _Part:
    """What one card brings into a kit, its rules sorted as they are there."""

    rules: tuple[InPlay, ...] = ()
    triggers: _Sorted = field(factory=dict)
    modifiers: _Sorted = field(factory=dict)
    abilities: _Sorted = field(factory=dict)
    frames: tuple[OwnedFrame, ...] = ()
    sources: tuple[Source, ...] = ()
    patterns: tuple[CardPattern, ...] = ()


def build_kit(game: Game, number: int) -> Kit:
    """The kit of a seat from its cards: Body, Augments, finished Protocol, the Scenario card and special rules."""
    content, seat = game.content, game.state.seats[number]
    body = body_of(game, number)
    parts = [_part(content, body.id, body), *(_part(content, card, content.augment(card)) for card in seat.equipped)]
    step = None
    if seat.protocol:
        protocol = content.protocols[seat.protocol]
        if seat.protocol_step < len(protocol.steps):
            step = protocol.steps[seat.protocol_step]
        else:
            parts.append(_part(content, protocol.id, protocol))
    sheet = game.sheet
    if game.state.card:
        parts += [_part(content, f"{sheet.id} {plot.code}", plot) for plot in (game.card, *game.panels())]
    if sheet.standing:
        parts.append(_part(content, f"{sheet.id} sheet", sheet))
    return Kit(
        body,
        {rule.id: rule for part in parts for rule in part.rules},
        triggers=_joined([part.triggers for part in parts]),
        modifiers=_joined([part.modifiers for part in parts]),
        abilities=_joined([part.abilities for part in parts]),
        frames=tuple([frame for part in parts for frame in part.frames]),
        sources=tuple([source for part in parts for source in part.sources]),
        patterns=tuple([pattern for part in parts for pattern in part.patterns]),
        step=step,
        waits=step.have if step is not None else None,
        plain=Context(number, ""),
    )


def _part(content: Content, name: str, card: Card) -> _Part:
    """What a card brings, made once: the same card is put into many kits."""
    part: _Part | None = content.made.get(name)
    if part is None:
        part = content.made[name] = _make_part(card)
    return part


def _make_part(card: Card) -> _Part:
    if isinstance(card, FactionAugment):
        source = Source(f"augment.{card.id}", card.name, "augment", card.pattern, card.effects, card=card.id)
        return _Part(sources=(source,))
    if isinstance(card, ScenarioSheet):
        return _part_of(_rules(card.id, card.name, card.standing, False))
    if isinstance(card, PlotCard):
        return _part_of(_rules(card.code, card.name, card.rules, False), patterns=card.patterns)
    timing = card.timing if isinstance(card, ClassAugment) else ""
    rules = _rules(card.id, card.name, card.rules, timing in ASKED)
    if isinstance(card, ClassAugment):
        frames = [OwnedFrame(card.id, card.name, card.frame)] if card.frame is not None else []
    elif isinstance(card, Walker | BodyCard):
        frames = [OwnedFrame(f"{card.id}.{place}", card.name, frame) for place, frame in enumerate(card.frames, 1)]
    else:
        frames = []
    return _part_of(rules, timing, frames=tuple(frames))


def _part_of(
    rules: Iterable[InPlay],
    timing: str = "",
    frames: tuple[OwnedFrame, ...] = (),
    patterns: tuple[CardPattern, ...] = (),
) -> _Part:
    """The part of a card with these rules; ``timing`` is the phase of its abilities that name none."""
    found = tuple(rules)
    return _Part(
        found,
        triggers=_sorted((play.rule.on, play) for play in found if isinstance(play.rule, Trigger)),
        modifiers=_sorted((play.rule.word, play) for play in found if isinstance(play.rule, Modifier)),
        abilities=_sorted((play.rule.use or timing, play) for play in found if isinstance(play.rule, Ability)),
        frames=frames,
        patterns=patterns,
    )


def body_of(game: Game, number: int) -> Walker | BodyCard:
    """The active Body: the Advanced Body on top, else the Walker printed on the board (p.9)."""
    seat = game.state.seats[number]
    return game.content.bodies[seat.bodies[0]] if seat.bodies else game.content.walkers[seat.walker]


def _rules(card: str, name: str, rules: Iterable[CardRule], asked: bool) -> Iterator[InPlay]:
    for place, rule in enumerate(rules, 1):
        yield InPlay(f"{card}#{place}", card, name, rule, asked and isinstance(rule, Trigger))


def _sorted(pairs: Iterable[tuple[str, InPlay]]) -> _Sorted:
    found: dict[str, list[InPlay]] = {}
    for word, rule in pairs:
        found.setdefault(word, []).append(rule)
    return {word: tuple(rules) for word, rules in found.items()}


def _joined(parts: Iterable[_Sorted]) -> _Sorted:
    """The sorted rules of several cards, in the order of the cards."""
    joined: _Sorted = {}
    for part in parts:
        for word, rules in part.items():
            joined[word] = joined[word] + rules if word in joined else rules
    return joined
