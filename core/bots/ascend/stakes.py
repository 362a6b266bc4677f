"""What the cards in play bring forward and what they threaten with, read from their data; and a table's worth by it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import pow

from attrs import frozen

from core.ascend.cards.amounts import Number
from core.ascend.cards.choices import If
from core.ascend.cards.conditions import AnyOf, Condition, Stands, comparisons
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.counts import OnTiles, TokensLying
from core.ascend.cards.scenario_modifiers import Carry
from core.ascend.cards.table_choices import DoProcedure, ForEach, Options
from core.ascend.cards.table_effects import ChooseCard, Draw
from core.ascend.cards.token_effects import MoveToken
from core.ascend.cards.triggers import Trigger
from core.ascend.cards.where import Where
from core.ascend.cards.world import Bar
from core.ascend.components import PlotCard
from core.ascend.game import Game
from core.ascend.lying import count, tiles_with
from core.ascend.mapways import FAR
from core.bots.ascend.effects import flatten
from core.bots.ascend.gaps import TIME, gap, near_paths, steps_to, timeless

NO_CLOCK = 99
"""Turns where no clock runs."""
BASE = 7.0
"""What one missing token of a goal is worth, in units of about one asset."""
DEADLY = 1.4
"""How much more a goal is worth when the game is lost without it."""
FEW = 4
"""Up to so many tokens of a goal are worth that each; of more, each is worth less."""
LEAST = 1.5
AT_TIME = 0.5
"""The share for what counts only when Time runs out, beside something that counts before."""
FURTHER = 0.3
"""The share for what opens one more way on."""
SHARE = 0.4
"""The share of what World Activity would bring that is given for what it waits for."""
LOST, WON = -45.0, 60.0
THREAT = 30.0
FALLEN_BACK = 10.0
"""What it costs when a card leads on to a worse one."""
EASING = 0.65
"""What each further step away leaves of a threat."""
REACHED = 6.0
"""What it is worth beside its tokens that a card is got over."""
COME_TRUE = 2.0
"""How much worse a threat is that has come true."""
PATH = 0.55
HERDED = 0.8
"""What each step of way leaves of what a token is worth that has to be carried."""


@frozen
class Stake:
    """A condition, and what the cards make of it."""

    when: Condition
    weight: float
    """For each unit that is missing of something wanted; for a threat, all that is lost by it."""
    threat: bool = False
    ends: bool = False
    """When it holds, another card comes."""
    step: float = 1.0
    """How far a threat comes nearer with each unit: less when many are needed."""


@frozen
class Herd:
    """Tokens that players carry to some tiles."""

    token: str
    to: Where
    most: int
    """How many a player takes along."""
    weight: float
    wanted: Condition | None
    """What their arrival serves."""


def drawn(effects: Iterable[Effect]) -> set[str]:
    """The cards that effects may draw."""
    found: set[str] = set()
    for effect in flatten(effects):
        if isinstance(effect, Draw):
            found.add(effect.card)
        elif isinstance(effect, ChooseCard):
            found.update(effect.cards)
    return found


def clock(game: Game, card: PlotCard) -> tuple[int, bool]:
    """Turns until a bar of the card comes with Time 0, this one counted, and whether that loses the game."""
    turns = NO_CLOCK
    for bar in card.bars:
        if not any(one.left == TIME and one.right == Number(0) for one in comparisons(bar.when)):
            continue
        turns = max(1, game.state.time)
        if timeless(bar.when) is None or isinstance(bar.when, AnyOf):
            return turns, game.sheet.loss_card in drawn(bar.effects)
    return turns, False


def leading(game: Game, card: PlotCard) -> list[tuple[Bar, set[str]]]:
    """The bars of a card that draw another one than the loss, each with what it may draw."""
    found = [(bar, drawn(bar.effects) - {game.sheet.loss_card}) for bar in card.bars]
    return [(bar, codes) for bar, codes in found if codes]


def falls_back(game: Game, bars: list[tuple[Bar, set[str]]], at: int) -> bool:
    """Whether a bar that leads on is better kept from coming true: it draws less than what Time brings anyhow, or it
    comes with Time behind a bar that wins or leads elsewhere."""
    bar, codes = bars[at]
    if any(codes < other and timeless(late.when) is None for late, other in bars):
        return True
    by_time = isinstance(bar.when, AnyOf) and timeless(bar.when) != bar.when
    return by_time and at > 0 and codes != bars[0][1]


def weight_of(when: Condition, game: Game, context: Context, turns: int, deadly: bool) -> float:
    """What a unit that is missing of a condition is worth: more when little time is left, less when many are asked."""
    asked = max(
        (one.right.value(game, context) for one in comparisons(when) if one.sign in (">=", ">") and one.left != TIME),
        default=0,
    )
    urgent = max(0, 5 - turns) if deadly else max(0, 3 - turns)
    asked = max(_asked(when, game, context), round(gap(when, game, context)))
    base = DEADLY * BASE if deadly else BASE
    return max(LEAST, (base + urgent) * FEW / max(FEW, asked))


def _asked(when: Condition, game: Game, context: Context) -> int:
    """How many units a condition asks for in all."""
    counts = [one for one in comparisons(when) if one.sign in (">=", ">") and one.left != TIME]
    return max((one.right.value(game, context) for one in counts), default=0)


def stakes(game: Game, card: PlotCard) -> list[Stake]:
    """What is wanted and what is threatened on a card, with the rules that stand beside it."""
    turns, deadly = clock(game, card)
    context = Context(game.state.first, "")
    bars = leading(game, card)
    found: list[Stake] = []
    open_now = []
    for at, (bar, _) in enumerate(bars):
        when = timeless(bar.when)
        if when is None:
            found += _further(game, bar, context, turns, deadly)
        elif falls_back(game, bars, at):
            found.append(Stake(when, FALLEN_BACK, threat=True))
        else:
            weight = weight_of(when, game, context, turns, deadly)
            waits = bar.when != when and not isinstance(bar.when, AnyOf)
            open_now.append((waits, Stake(when, weight)))
    at_once = any(not waits for waits, _ in open_now)
    found += [
        Stake(one.when, one.weight * (AT_TIME if waits and at_once else 1.0), ends=not waits) for waits, one in open_now
    ]
    found += [
        Stake(when, THREAT, threat=True, step=FEW / max(FEW, _asked(when, game, context)))
        for when in losing(game, card)
    ]
    return found


def _further(game: Game, bar: Bar, context: Context, turns: int, deadly: bool) -> Iterator[Stake]:
    """What opens more ways where Time alone leads on."""
    for effect in flatten(bar.effects):
        for way in effect.ways if isinstance(effect, Options) else ():
            when = timeless(way.when) if way.when is not None else None
            if when is not None and gap(when, game, context) < FAR // 3:
                yield Stake(when, FURTHER * weight_of(when, game, context, turns, deadly))


def losing(game: Game, card: PlotCard) -> Iterator[Condition]:
    """The conditions by which the game is lost, what they ask of Time left out."""
    loss = game.sheet.loss_card
    for bar in card.bars:
        when = timeless(bar.when)
        if when is not None and loss in drawn(bar.effects):
            yield when
    rules = [rule for one in (card, *game.panels()) for rule in one.rules] + list(game.sheet.standing)
    for rule in rules:
        if isinstance(rule, Trigger) and rule.when is not None and loss in drawn(rule.effects):
            yield rule.when


def herds(game: Game, card: PlotCard, wanted: list[Stake]) -> list[Herd]:
    """The tokens that have to be carried somewhere: by the rules for their arrival, and by what is counted there."""
    found: list[Herd] = []
    for one in (card, *game.panels()):
        carried = {rule.token: rule.n for rule in one.rules if isinstance(rule, Carry)}
        found += _counted_there(wanted, carried)
        for rule in one.rules:
            if isinstance(rule, Trigger) and rule.on == "arrived" and isinstance(rule.when, Stands):
                for effect in flatten(rule.effects):
                    if isinstance(effect, MoveToken) and effect.token in carried:
                        found.append(_herd(wanted, effect.token, rule.when.where, carried[effect.token]))
    return found


def _counted_there(wanted: list[Stake], carried: dict[str, int]) -> Iterator[Herd]:
    """Tokens to be carried that a condition counts on certain tiles."""
    for stake in wanted:
        for when in comparisons(stake.when) if not stake.threat else ():
            left = when.left
            if isinstance(left, OnTiles) and left.what in carried and left.where.clauses and when.sign == ">=":
                yield Herd(left.what, left.where, carried[left.what], stake.weight, when)


def _herd(wanted: list[Stake], token: str, to: Where, most: int) -> Herd:
    serves = [
        stake
        for stake in wanted
        if not stake.threat
        and any(isinstance(c.left, TokensLying) and c.left.token == token for c in comparisons(stake.when))
    ]
    weight = max((stake.weight for stake in serves), default=LEAST)
    return Herd(token, to, most, weight, serves[0].when if serves else None)


# -- the worth of a table --------------------------------------------------------------------------------------


def standing(
    game: Game, wanted: list[Stake], carried: list[Herd], waits: list[tuple[Condition | Where, float]]
) -> float:
    """What a table is worth by what is at stake: 0 when all is done and nothing threatens, mostly below."""
    if game.state.over:
        return WON if game.state.won else LOST
    context = Context(game.state.first, "")
    total = 0.0
    for stake in wanted:
        far = gap(stake.when, game, context)
        if stake.threat:
            total -= stake.weight * (pow(EASING, far * stake.step) if far else COME_TRUE)
        else:
            total -= stake.weight * far if far or not stake.ends else -REACHED
    for herd in carried:
        total += _on_the_way(game, herd, context)
    for when, weight in waits:
        if isinstance(when, Where):
            total += weight * sum(PATH**far for far in (near_paths(when, game, context) or {}).values())
        else:
            total -= weight * gap(when, game, context)
    return total


def got_over(game: Game, wanted: list[Stake]) -> bool:
    """Whether the next card comes as the table stands."""
    context = Context(game.state.first, "")
    return any(stake.ends and not gap(stake.when, game, context) for stake in wanted)


def _on_the_way(game: Game, herd: Herd, context: Context) -> float:
    """What tokens that have to be carried are worth where they are: the nearest of those that are still wanted."""
    tiles = herd.to.tiles(game, context)
    steps = steps_to(game, tiles)
    near = sorted(
        (
            HERDED ** steps.get(place, FAR)
            for place in tiles_with(game.state, herd.token)
            for _ in range(count(game.state, place, herd.token))
        ),
        reverse=True,
    )
    missing = round(gap(herd.wanted, game, context)) if herd.wanted is not None else 1
    return 0.8 * herd.weight * sum(near[:missing])


def world_waits(game: Game, effects: Iterable[Effect]) -> Iterator[tuple[Condition | Where, tuple[Effect, ...]]]:
    """What World Activity waits for, with what it does then: conditions, and tiles that have to be joined."""
    for effect in effects:
        if isinstance(effect, DoProcedure):
            yield from world_waits(game, game.procedure(effect.name).effects)
        elif isinstance(effect, If):
            when = timeless(effect.when)
            if when is not None:
                yield when, effect.then
        elif isinstance(effect, ForEach):
            yield effect.where, effect.then
