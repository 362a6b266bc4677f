"""What the active Scenario card asks for, read from its data: which tokens are missing, and what brings them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from core.ascend.cards.acts import Act
from core.ascend.cards.amounts import Name, Number
from core.ascend.cards.choices import Choose, If, May, Pay
from core.ascend.cards.conditions import Compare, comparisons
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.counts import TokensLying
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.table_effects import ChooseCard, Draw
from core.ascend.cards.token_effects import Put
from core.ascend.cards.triggers import Trigger
from core.ascend.cards.world import Bar
from core.ascend.components import PlotCard
from core.ascend.game import Game

BASE = 7.0
"""What one missing token of a goal is worth, in units of about one asset."""
NO_CLOCK = 99


@frozen
class Goal:
    """One way to bring a token that a bar waits for."""

    missing: int
    """Tokens still missing, at least 1."""
    weight: float
    """What one token is worth."""
    owed: tuple[int, ...]
    """Seats that can bring one: all, or those whose own token is not there yet."""
    own: bool
    """Each seat brings its own token; none can do it for another."""
    act: Act | None = None
    family: str = ""
    """Launching a pattern of this family brings it."""
    rid: bool = False
    """An Enemy that leaves brings it."""


def flatten(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects with those inside choices, conditions and passed Tests."""
    for effect in effects:
        yield effect
        if isinstance(effect, If):
            yield from flatten((*effect.then, *effect.otherwise))
        elif isinstance(effect, May | Pay):
            yield from flatten(effect.then)
        elif isinstance(effect, Choose):
            yield from flatten(part for way in effect.ways for part in way)
        elif isinstance(effect, Test):
            yield from flatten(effect.passed)


def test_of(act: Act) -> Test | None:
    """The Test an activity asks for, None when it needs none."""
    return next((effect for effect in flatten(act.effects) if isinstance(effect, Test)), None)


def leads_on(game: Game, bar: Bar) -> bool:
    """Whether a bar draws a card other than the loss."""
    loss = game.sheet.loss_card
    return any(
        isinstance(effect, ChooseCard) or (isinstance(effect, Draw) and effect.card != loss)
        for effect in flatten(bar.effects)
    )


def clock(game: Game, card: PlotCard, time: int) -> tuple[int, bool]:
    """Turns until a bar of the card waits for Time 0, this one counted, and whether that loses the game."""
    for bar in card.bars:
        if bar.when == Compare(Name("time"), "=", Number(0)):
            loss = game.sheet.loss_card
            return max(1, time), any(isinstance(e, Draw) and e.card == loss for e in flatten(bar.effects))
    return NO_CLOCK, False


def goals(game: Game, card: PlotCard, *, fresh: bool = False) -> tuple[Goal, ...]:
    """The goals of a card, the active one or (``fresh``) one that would come without tokens on it."""
    found: list[Goal] = []
    for bar in card.bars:
        for when in comparisons(bar.when) if leads_on(game, bar) else ():
            count = when.left
            if isinstance(count, TokensLying) and when.sign == ">=":
                context = Context(game.state.first, "")
                have = 0 if fresh and count.place == "card" else count.value(game, context)
                missing = when.right.value(game, context) - have
                if missing > 0:
                    found += _ways(game, card, count, missing, fresh)
    return tuple(found)


def _ways(game: Game, card: PlotCard, count: TokensLying, missing: int, fresh: bool) -> Iterator[Goal]:
    """What on the card brings the token."""
    turns, deadly = clock(game, card, game.state.time)
    weight = BASE + (max(0, 5 - turns) if deadly else max(0, 3 - turns))
    owners = () if fresh else game.state.marked.get(count.token, ())
    everybody = tuple(range(game.players))
    for rule in card.rules:
        if not isinstance(rule, Trigger):
            continue
        put = _put(rule.effects, count)
        if put is not None:
            owed = tuple(seat for seat in everybody if seat not in owners) if put.yours else everybody
            if rule.on == "launched":
                yield Goal(missing, weight, owed, put.yours, family=rule.of or "any")
            elif rule.on == "enemy-left":
                yield Goal(missing, weight, owed, put.yours, rid=True)
    for act in card.acts:
        put = _put(act.effects, count)
        if put is not None:
            own = put.yours or act.limit == "once each"
            owed = everybody if fresh else tuple(n for n in everybody if not _spent(game, n, act, put, owners))
            yield Goal(missing, weight, owed, own, act=act)


def _put(effects: Iterable[Effect], count: TokensLying) -> Put | None:
    for effect in flatten(effects):
        if isinstance(effect, Put) and effect.token == count.token and effect.place == count.place:
            return effect
    return None


def _spent(game: Game, number: int, act: Act, put: Put, owners: Iterable[int]) -> bool:
    """Whether the seat can bring no more by this activity while the card lies there."""
    return (put.yours and number in owners) or (act.limit != "turn" and act.id in game.state.seats[number].acts_done)
