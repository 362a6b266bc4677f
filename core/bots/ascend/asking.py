"""Which effect of which card asks a question: a question names its card and says its effects, and so it is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from attrs import frozen

from core.ascend.cards.choices import Choose, May, Pay
from core.ascend.cards.context import Effect, Moment
from core.ascend.cards.launcher_effects import Discard
from core.ascend.cards.modifiers import Modifier
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.table_choices import Options
from core.ascend.cards.triggers import Trigger
from core.ascend.components import EnemyCard
from core.ascend.launching import sources
from core.ascend.state import EnemyInPlay
from core.bots.ascend.effects import parts
from core.bots.ascend.scene import Scene
from core.bots.ascend.sight import Sight
from core.bots.ascend.worth import scene_for
from core.engine.choice import Choice


@frozen
class Told:
    """Effects that stand together on something, with its printed name, its Enemy and what its Damage counts as."""

    name: str
    effects: tuple[Effect, ...]
    enemy: EnemyInPlay | None = None
    source: str = ""


def everything(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects with all those inside others, what a failed Test brings too."""
    for effect in effects:
        yield effect
        for inside in (*parts(effect), *((effect.failed,) if isinstance(effect, Test) else ())):
            yield from everything(inside)


def told(sight: Sight) -> Iterator[Told]:
    """All effects that may ask this seat something: of its cards, its patterns, its tile, its Enemies, the scenario."""
    game = sight.game
    for play in sight.kit.rules.values():
        if not isinstance(play.rule, Modifier):
            yield Told(play.name, play.rule.effects)
    for source in sources(game, sight.number):
        yield Told(source.name, source.effects, source.enemy, "hacks" if source.family == "hack" else "")
    for owned in sight.kit.frames:
        yield Told(owned.owner, owned.frame.effects, source="frames")
    for enemy in sight.seat.enemies:
        card: EnemyCard = game.content.enemies[enemy.card]
        yield Told(card.name, (*card.basic, *card.special), enemy)
    for number in sight.up_numbers:
        tile = game.content.tiles[number]
        yield Told(tile.name, tile.effects)
    yield from _of_scenario(sight)
    for seat in game.state.seats:
        if seat.protocol:
            protocol = game.content.protocols[seat.protocol]
            yield Told(protocol.name, tuple(effect for step in protocol.steps for effect in step.reward))
    yield from (Told(card.name, card.effects) for card in game.content.faction_augments.values())


def _of_scenario(sight: Sight) -> Iterator[Told]:
    """The active card, the special cards and the sheet: activities, World Activity, procedures."""
    game = sight.game
    if not game.state.card:
        return
    for card in (game.card, *game.panels()):
        acts = (effect for act in card.acts for effect in (*act.cost, *act.effects))
        bars = (effect for bar in card.bars for effect in bar.effects)
        called = (effect for one in card.procedures for effect in one.effects)
        yield Told(card.name, (*card.immediate, *card.world, *acts, *bars, *card.otherwise, *called))
    sheet = game.sheet
    acts = (effect for act in sheet.acts for effect in (*act.cost, *act.effects))
    yield Told(sheet.name, (*sheet.setup, *acts, *(effect for one in sheet.own_procedures for effect in one.effects)))


def asked(sight: Sight, why: str, fits: Callable[[Any], bool], words: Iterable[str] = ()) -> tuple[Any, Scene] | None:
    """The effect that asks, and the scene it runs in: of those that fit the one that says these words, rather on the
    thing called ``why`` than on another. None when nothing fits."""
    best: tuple[tuple[int, bool], Any, Told] | None = None
    for one in told(sight):
        for effect in everything(one.effects):
            if fits(effect):
                text = effect.say(sight.game.players)
                match = sum(part in text for part in words), one.name == why
                if best is None or match > best[0]:
                    best = match, effect, one
    if best is None:
        return None
    _, effect, one = best
    return effect, scene_for(sight, why=why, enemy=one.enemy, source=one.source, moment=Moment())


def asked_pay(sight: Sight, choice: Choice) -> tuple[Pay, Scene] | None:
    """The price that is asked for, and its scene with the size of what it answers."""
    rule, why, cost, then, amount = choice.about
    found = asked(sight, why, lambda effect: isinstance(effect, Pay), (cost, then))
    return (found[0], found[1].on(moment=moment_now(sight, amount, rule))) if found else None


def asked_may(sight: Sight, choice: Choice) -> tuple[May | Discard, Scene] | None:
    """The leave that is asked about: effects that may be had, or one more token that may be discarded."""
    _, why, words = choice.about
    return asked(
        sight,
        why,
        lambda effect: isinstance(effect, May) or (isinstance(effect, Discard) and effect.upto),
        (words,),
    )


def asked_ways(sight: Sight, choice: Choice) -> tuple[list[tuple[Effect, ...]], Scene] | None:
    """The ways of which a player is to choose one, as many as the question names."""
    why, *words = choice.about
    found = asked(sight, why, lambda effect: len(_own_ways(effect)) == len(words), words)
    return (_own_ways(found[0]), found[1]) if found else None


def _own_ways(effect: Effect) -> list[tuple[Effect, ...]]:
    """The ways that an effect leaves to a player, none where it does not."""
    if isinstance(effect, Choose):
        return list(effect.ways)
    return [way.then for way in effect.ways] if isinstance(effect, Options) and effect.by == "you" else []


def acting(sight: Sight) -> int:
    """The seat whose turn the running step is, where seats have it one after the other; else the own seat."""
    cursor = sight.game.state.cursor
    return sight.game.order()[cursor.place] if cursor.phase in ("Action", "Combat") else sight.number


def moment_now(sight: Sight, amount: int, rule: str = "") -> Moment:
    """What a rule answers, as far as the table shows: its size, the dice, the Enemy that came last, who is hit."""
    combat = sight.game.state.combat
    enemies = sight.seat.enemies
    faces = list(combat.dice) if combat is not None and combat.seat == sight.number else []
    play = sight.kit.rules.get(rule)
    for_other = play is not None and isinstance(play.rule, Trigger) and play.rule.on == "wounds-other"
    subject = acting(sight) if for_other else sight.number
    return Moment(amount, faces=faces, enemy=enemies[-1] if enemies else None, subject=subject)
