"""The Launch step: which patterns that lie ready, in which order, and what else can be used then (rulebook p.14)."""

from __future__ import annotations

from collections import Counter

from core.ascend.cards.card_effects import Boost
from core.ascend.cards.choices import Pay
from core.ascend.cards.context import Effect
from core.ascend.cards.launcher_effects import Discard, Dump, Fetch, Prepare, Program, slots_of
from core.ascend.cards.rules import Ability
from core.ascend.components import Source
from core.ascend.kit.kit import InPlay
from core.ascend.names import EMPTY
from core.ascend.options import Launch, Pick
from core.bots.ascend import prices
from core.bots.ascend.asking import everything
from core.bots.ascend.programming import TOKEN_USED, Boards
from core.bots.ascend.reserving import reserved
from core.bots.ascend.scene import Scene
from core.bots.ascend.sight import Sight
from core.bots.ascend.sourcing import LEAST, valued_sources
from core.bots.ascend.worth import scene_for
from core.engine.choice import Choice, Option

READY, EACH = 20, 4
"""Launches of which the best set is looked for, and how many of them may be of one pattern."""
MOST = 4
_ORDER = {"body": 1, "asset": 2, "augment": 3, "exp": 4, "hack": 5, "repel": 6}
"""What is launched first of a set: what strengthens the rest."""
TOKEN_PRICE = 0.5
"""What a pattern must be worth beyond it to dump a token for moves."""


def choose_launch(sight: Sight, choice: Choice) -> Option:
    """The best set of launches that share no token, one by one; then what may be used in the step; else done."""
    best = best_launches(sight, choice)
    return best[0] if best else usable(sight, choice) or choice.options[0]


def best_launches(sight: Sight, choice: Choice) -> list[Launch]:
    """The most valuable launches that share no token, what helps the others first."""
    wanted = {source.id: (value, source) for value, source in valued_sources(sight)}
    keep = reserved(sight)
    ready = []
    for option in choice.options:
        if isinstance(option, Launch) and option.source in wanted:
            worth = wanted[option.source][0] - sum(keep.get(slot, TOKEN_USED) for slot in option.slots)
            if worth > LEAST:
                ready.append((worth, option))
    ready.sort(key=lambda pair: (-pair[0], pair[1].key))
    counts: Counter[str] = Counter()
    few = []
    for worth, option in ready:
        counts[option.source] += 1
        if counts[option.source] <= EACH:
            few.append((worth, option))
    best = _best_set(few[:READY], 0, frozenset(), MOST)[1]
    return sorted(best, key=lambda option: _rank(wanted[option.source][1]))


def _rank(source: Source) -> int:
    return 0 if any(isinstance(effect, Boost) for effect in source.effects) else _ORDER.get(source.family, 3)


def _best_set(
    ready: list[tuple[float, Launch]], used: int, gone: frozenset[str], depth: int
) -> tuple[float, tuple[Launch, ...]]:
    """The most valuable launches of different sources on different slots."""
    best: tuple[float, tuple[Launch, ...]] = (0.0, ())
    if not depth:
        return best
    for place, (value, option) in enumerate(ready):
        mask = sum(1 << slot for slot in option.slots)
        if mask & used or option.source in gone:
            continue
        rest = _best_set(ready[place + 1 :], used | mask, gone | {option.source}, depth - 1)
        if value + rest[0] > best[0]:
            best = value + rest[0], (option, *rest[1])
    return best


def usable(sight: Sight, choice: Choice) -> Option | None:
    """A rule to use now: the one worth most, None when none is worth it."""
    best: tuple[float, Option | None] = (LEAST, None)
    for option in choice.options:
        if isinstance(option, Pick) and option.word == "use":
            value = ability_value(sight, sight.kit.rules[option.what])
            if value > best[0]:
                best = value, option
    return best[1]


def ability_value(sight: Sight, play: InPlay) -> float:
    """What using a rule in the Launch step is worth; moves and tokens only as far as they bring a pattern."""
    assert isinstance(play.rule, Ability), "only abilities are offered there"
    scene = scene_for(sight, why=play.name, card=play.card)
    only = play.rule.effects[0] if len(play.rule.effects) == 1 else None
    if isinstance(only, Pay) and token_price(only) is not None:
        return max((value for value, _ in price_slots(scene, only)), default=0.0)
    return effects_in_launch(scene, play.rule.effects, list(sight.seat.slots))


def effects_in_launch(scene: Scene, effects: tuple[Effect, ...], slots: list[int]) -> float:
    """What effects are worth in the Launch step, where moves are worth the pattern they make."""
    sight = scene.sight
    moving = [e for e in everything(effects) if isinstance(e, Program) and e.who.which == "you"]
    tokens = [e for e in everything(effects) if isinstance(e, Fetch | Prepare)]
    if not moving or tokens:
        return scene.worth(effects)
    moves = sum(scene.n(effect.n) for effect in moving)
    made = Boards(sight).best(slots, sight.seat.locks, moves)[0]
    return scene.worth(effects) - sum(scene.worth_of(effect) for effect in moving) + made


def token_price(pay: Pay) -> Dump | Discard | None:
    """The token of one's choice that is the price, None for any other price."""
    only = pay.cost[0] if len(pay.cost) == 1 else None
    return only if isinstance(only, Dump | Discard) else None


def price_slots(scene: Scene, pay: Pay) -> list[tuple[float, int]]:
    """For each slot whose token may be the price, what paying with it is worth."""
    sight, price = scene.sight, token_price(pay)
    if price is None:
        return []
    keep = reserved(sight)
    launching = sight.game.state.cursor.name == "Launch" and sight.game.state.combat is None
    found = []
    for slot in slots_of(sight.game, sight.number, price.what, True):
        cost = keep.get(slot, prices.TOKEN)
        if launching:
            slots = list(sight.seat.slots)
            slots[slot] = EMPTY
            value = effects_in_launch(scene, pay.then, slots) - max(cost, TOKEN_PRICE)
        else:
            value = scene.worth(pay.then) - cost
        found.append((value, slot))
    return found
