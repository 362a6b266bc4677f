"""What Bodies, Augments and their rules are worth a turn to a seat that has them."""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve, frozen

from core.ascend.cards.card_effects import Break
from core.ascend.cards.modifiers import Modifier
from core.ascend.cards.rules import Ability, CardRule
from core.ascend.cards.triggers import Trigger
from core.ascend.components import BodyCard, ClassAugment, FactionAugment, Frame, Walker
from core.ascend.kit.reading import plus
from core.ascend.state import EnemyInPlay
from core.bots.ascend import prices, rates
from core.bots.ascend.chances import outcomes
from core.bots.ascend.scene import PERHAPS, Scene

FIGHTS = 0.65
"""Combats a turn."""
LAUNCHED = 0.5
"""Chance that the pattern of a Faction Augment is made in a turn."""
MOVE, STEP = 0.25, 0.15
"""A programming move, a tile of movement, every turn."""
USUAL_LEVEL = 1
A_SECOND_BODY = 0.8
"""What a Body is worth that is no better than the one worn: it stands in when that is lost."""
MOST_GAINED = 5.0
WAITING = 1.5
"""What each Augment that already waits for Memory takes off the worth of another."""

_ONCE = {
    "mirror": 0.3,
    "diagonal": 0.3,
    "second-core": 0.25,
    "overflow": 0.15,
    "reach": 0.2,
    "pass": 0.3,
    "fair-repel": 0.15,
    "part-shield": 0.3,
    "counts": 0.25,
    "serves": 0.15,
    "no-reroll": -0.2,
    "first-frames": 0.4,
    "loosen": 0.3,
    "uses": 0.2,
}
"""Modifiers that permit something."""
_EACH = {
    "mov": STEP,
    "att": 0.6,
    "pro": MOVE,
    "entry": -0.3,
    "stationary": -0.2,
    "trace-dice": -0.4,
    "test-dice": 0.2,
    "reset-corrupted": -0.2,
    "damage": 0.35,
    "price": -0.25,
}
"""Modifiers that add a number, for each 1."""


@frozen
class Strike:
    """A Combat Frame as a sum of dice: pulses and surges it takes, and what it does."""

    pulses: int
    surges: int
    multi: str
    """``P*`` or ``A*``, else empty."""
    value: float
    """For one die of a multi frame, else for the whole."""


# -- rules -----------------------------------------------------------------------------------------------------


def rule_worth(scene: Scene, rule: CardRule) -> float:
    """What a standing rule is worth a turn."""
    if isinstance(rule, Modifier):
        return modifier_worth(rule)
    if isinstance(rule, Trigger):
        return trigger_worth(scene, rule)
    return ability_worth(scene, rule)


def modifier_worth(rule: Modifier) -> float:
    """What a modifier is worth a turn."""
    value = _ONCE.get(rule.word, 0.0) + _EACH.get(rule.word, 0.0) * getattr(rule, "n", 0) * (rule.word in _EACH)
    return value * (PERHAPS if rule.when is not None else 1.0)


def trigger_worth(scene: Scene, rule: Trigger) -> float:
    """How often its event comes, times what it then does."""
    usual = scene.usually()
    looks = [evolve(moment, enemy=_usual_enemy(scene)) for moment in rates.moments(rule.on)]
    value = sum(usual.on(moment=moment).worth(rule.effects) for moment in looks) / len(looks)
    return rates.rate(rule.on, rule.of) * (PERHAPS if rule.when is not None else 1.0) * value


def _usual_enemy(scene: Scene) -> EnemyInPlay:
    """An Enemy as most are, for amounts that ask for its level."""
    enemies = scene.sight.game.content.enemies
    return EnemyInPlay(next(card.id for card in enemies.values() if card.level == USUAL_LEVEL), 0)


def ability_worth(scene: Scene, rule: Ability) -> float:
    """What using it once a turn is worth; more often is not always possible."""
    return max(0.0, scene.usually().worth(rule.effects)) * (1.0 + 0.3 * (rule.times - 1))


# -- frames ----------------------------------------------------------------------------------------------------


def strike(scene: Scene, frame: Frame) -> Strike:
    """A frame with what it is worth on a usual turn."""
    value = scene.usually().on(source="frames").worth(frame.effects)
    return Strike(frame.symbols.count("P"), frame.symbols.count("S"), frame.symbols if frame.multi else "", value)


@lru_cache(maxsize=1024)
def fighting_worth(faces: tuple[str, ...], dice: int, strikes: tuple[Strike, ...]) -> float:
    """What the frames bring in a usual Combat with so many dice, used as well as they can be."""
    known: dict[tuple[int, int, int], float] = {}

    def best(pulses: int, surges: int, at: int) -> float:
        if at == len(strikes):
            return 0.0
        key = pulses, surges, at
        if key not in known:
            known[key] = max(
                value + best(pulses - p, surges - s, at + 1) for p, s, value in _ways(strikes[at], pulses, surges)
            )
        return known[key]

    return sum(chance * best(p, s, 0) for p, s, chance in outcomes(faces, dice))


def _ways(one: Strike, pulses: int, surges: int) -> list[tuple[int, int, float]]:
    if one.multi:
        most = surges if one.multi == "A*" else 0
        return [(p, s, (p + s) * one.value) for p in range(pulses + 1) for s in range(most + 1)]
    fits = one.pulses <= pulses and one.surges <= surges
    return [(0, 0, 0.0), (one.pulses, one.surges, one.value)] if fits else [(0, 0, 0.0)]


def own_strikes(scene: Scene, body: Walker | BodyCard) -> tuple[Strike, ...]:
    """The frames of a Body and those of the seat's equipped Augments."""
    augments = (scene.sight.game.content.augment(card) for card in scene.sight.seat.equipped)
    frames = [card.frame for card in augments if isinstance(card, ClassAugment) and card.frame is not None]
    return tuple(strike(scene, frame) for frame in (*body.frames, *frames))


# -- Bodies ----------------------------------------------------------------------------------------------------


def body_worth(scene: Scene, body: Walker | BodyCard) -> float:
    """What wearing a Body is worth a turn."""
    sight = scene.sight
    dice = max(0, body.att + _more_att(scene))
    fights = FIGHTS * fighting_worth(sight.faces, dice, own_strikes(scene, body))
    return fights + MOVE * body.pro + STEP * body.mov + sum(rule_worth(scene, rule) for rule in body.rules)


def _more_att(scene: Scene) -> int:
    """What cards other than the Body add to ATT."""
    sight = scene.sight
    own = sum(getattr(rule, "n", 0) for rule in sight.kit.body.rules if getattr(rule, "word", "") == "att")
    return plus(sight.game, sight.number, "att") - own


def body_gain(scene: Scene, card: str) -> float:
    """What it is worth to have a Body of the Market: how much better it is than the best own one."""
    content, seat = scene.sight.game.content, scene.sight.seat
    own: list[Walker | BodyCard] = [content.bodies[body] for body in seat.bodies]
    own = own or [content.walkers[seat.walker]]
    more = body_worth(scene, content.bodies[card]) - max(body_worth(scene, body) for body in own)
    spare = A_SECOND_BODY if len(seat.bodies) == 1 else 0.0
    return min(MOST_GAINED, max(spare, prices.HORIZON * more + spare / 2))


def other_body_gain(scene: Scene) -> float:
    """What changing to the other Advanced Body is worth; 0 or less when the one worn is as good."""
    content, bodies = scene.sight.game.content, scene.sight.seat.bodies
    if len(bodies) < 2:
        return 0.0
    worn, other = (body_worth(scene, content.bodies[body]) for body in bodies)
    return 2.0 * (other - worn)


# -- Augments --------------------------------------------------------------------------------------------------


def augment_worth(scene: Scene, card: ClassAugment | FactionAugment) -> float:
    """What an equipped Augment is worth a turn."""
    if isinstance(card, FactionAugment):
        return _faction_worth(scene, card)
    value = sum(rule_worth(scene, rule) for rule in card.rules)
    if card.frame is not None:
        sight = scene.sight
        have = own_strikes(scene, sight.kit.body)
        dice = max(0, sight.kit.body.att + _more_att(scene))
        more = fighting_worth(sight.faces, dice, (*have, strike(scene, card.frame)))
        value += FIGHTS * (more - fighting_worth(sight.faces, dice, have))
    return value


def _faction_worth(scene: Scene, card: FactionAugment) -> float:
    """A pattern that is made in some turns; one that breaks is used once."""
    effects = [effect for effect in card.effects if not isinstance(effect, Break)]
    value = max(0.0, scene.usually().worth(effects))
    return value / prices.HORIZON if len(effects) < len(card.effects) else LAUNCHED * value


def card_value(scene: Scene, card: str) -> float:
    """What having an Augment equipped is worth for the turns that are counted."""
    return prices.HORIZON * augment_worth(scene, scene.sight.game.content.augment(card))


def drawn_value(scene: Scene, deck: str) -> float:
    """What drawing an Augment is worth: less when others still wait for Memory."""
    worth = prices.UPGRADE if deck == "class" else prices.FACTION_CARD
    return max(0.2, worth - WAITING * len(scene.sight.seat.unequipped))
