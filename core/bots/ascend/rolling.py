"""Dice of one's own: Power before a roll, dice rolled again, dice turned, frames (rulebook p.8, p.15)."""

from __future__ import annotations

from math import inf

from core.ascend.cards.dice_effects import Reroll, SetDice
from core.ascend.cards.rules import Ability
from core.ascend.cards.triggers import Trigger
from core.ascend.names import BLANK, POWER, PULSE, REROLL, SURGE
from core.ascend.options import Amount, Dice, FrameUse, Pick
from core.ascend.rolls import alike_sets
from core.bots.ascend.choosing import rule_value
from core.bots.ascend.fighting import Fight, Stand, Strike
from core.bots.ascend.goods import held_value
from core.bots.ascend.sight import Sight
from core.engine.choice import Choice, Option

REROLL_PRICE = 0.55
"""What a Reroll must bring."""
MOST_POWER = 5
EQUAL = 1e-9
"""Values that differ by less are the same."""


def choose_frame(sight: Sight, choice: Choice) -> Option:
    """The frame that begins the best order of frames; none when passing is better. What is equal is done at once."""
    combat = sight.game.state.combat
    assert combat is not None
    fight = Fight(sight)
    free = [face for die, face in enumerate(combat.dice) if not combat.used[die]]
    used = frozenset(frame for frame in combat.frames if not fight.strikes[frame].frame.multi)
    first = max(0, fight.first - len(combat.frames)) if not any(enemy.acted for enemy in fight.stack) else 0
    now = Stand(free.count(PULSE), free.count(SURGE), combat.at, fight.left, used, first)
    best: tuple[float, Option] = (fight.passing(now), choice.options[-1])
    for option in choice.options:
        if isinstance(option, FrameUse):
            faces = [combat.dice[die] for die in option.dice]
            value = fight.use(now, fight.strikes[option.frame], faces.count(PULSE), faces.count(SURGE))
            if value >= best[0] - EQUAL:
                best = max(value, best[0]), option
    return best[1]


def choose_power(sight: Sight, choice: Choice) -> Option:
    """Spend Power while another die is worth more than the Power."""
    fight = Fight(sight)
    att = choice.about[0]
    best: tuple[float, Option] = (-inf, choice.options[0])
    for option in choice.options:
        if isinstance(option, Amount) and option.n <= MOST_POWER:
            value = fight.about_to_roll(att + option.n) - held_value(sight, POWER, option.n)
            if value > best[0]:
                best = value, option
    return best[1]


def choose_ready(sight: Sight, choice: Choice) -> Option:
    """The frame that did most."""
    strikes = Fight(sight).strikes
    picks = [option for option in choice.options if isinstance(option, Pick)]
    return max(picks, key=lambda option: (_strength(strikes, option.what), option.what))


def _strength(strikes: dict[str, Strike], frame: str) -> float:
    strike = strikes.get(frame)
    return strike.damage + strike.extra if strike is not None else 0.0


def choose_reroll(sight: Sight, choice: Choice) -> Option:
    """Dice to roll again, by Reroll or by a card, where that is worth what it takes; else keep them."""
    what, *faces = choice.about
    combat = sight.game.state.combat
    if combat is not None and combat.seat == sight.number and combat.dice == faces:
        return _of_attack(sight, choice, faces, free=what != "Attack Roll")
    return _of_other(sight, choice, faces)


def _of_attack(sight: Sight, choice: Choice, faces: list[str], free: bool) -> Option:
    """Dice of the Attack Roll; a card's are ``free``."""
    fight = Fight(sight)
    kept = again_value(sight, fight, faces, ())
    best: tuple[float, Option] = (kept, choice.options[0])
    for option in choice.options:
        if isinstance(option, Dice):
            price = 0.0 if free else REROLL_PRICE * len(option.dice)
            value = again_value(sight, fight, faces, option.dice) - price
        elif isinstance(option, Pick):
            value = kept + card_on_roll(sight, fight, faces, option.what)
        else:
            continue
        if value > best[0] + EQUAL:
            best = value, option
    return best[1]


def again_value(sight: Sight, fight: Fight, faces: list[str], again: tuple[int, ...]) -> float:
    """The value of the combat when these dice are rolled again and the others kept."""
    combat = sight.game.state.combat
    assert combat is not None
    at = min(combat.number, len(fight.stack)) - 1
    kept = [face for die, face in enumerate(faces) if die not in again]
    return fight.rolled(len(again), at, kept.count(PULSE), kept.count(SURGE))


def card_on_roll(sight: Sight, fight: Fight, faces: list[str], rule: str) -> float:
    """What a card that answers the Attack Roll adds: dice rolled again or turned for nothing, or its other effects."""
    play = sight.kit.rules[rule]
    assert isinstance(play.rule, Trigger | Ability), "modifiers are not used"
    now = again_value(sight, fight, faces, ())
    for effect in play.rule.effects:
        if isinstance(effect, Reroll):
            sets = alike_sets(faces, fight.scene.n(effect.n))
            return max((again_value(sight, fight, faces, dice) - now for dice in sets), default=0.0)
        if isinstance(effect, SetDice):
            return max((value - now for value, _ in _turned(sight, fight, faces, effect.face)), default=0.0)
    return rule_value(sight, rule, len(faces))


def _turned(sight: Sight, fight: Fight, faces: list[str], face: str) -> list[tuple[float, int]]:
    """For each die, the value of the combat when it is turned to a face."""
    found = []
    for die in range(len(faces)):
        turned = [*faces[:die], face, *faces[die + 1 :]]
        found.append((again_value(sight, fight, turned, ()), die))
    return found


def choose_set(sight: Sight, choice: Choice) -> Option:
    """Dice to turn to a face: those after which the combat is worth most."""
    face, *faces = choice.about
    fight = Fight(sight)
    best: tuple[float, Option] = (again_value(sight, fight, faces, ()), choice.options[0])
    for option in choice.options:
        if isinstance(option, Dice):
            turned = [face if die in option.dice else shown for die, shown in enumerate(faces)]
            value = again_value(sight, fight, turned, ())
            if value > best[0]:
                best = value, option
    return best[1]


def _of_other(sight: Sight, choice: Choice, faces: list[str]) -> Option:
    """Dice of a Trace Roll: pulses bring Enemies. Of other rolls: blanks bring nothing."""
    bad = PULSE if choice.about[0] == "Trace Roll" else BLANK
    saved = 0.5 * sight.stranger if bad == PULSE else 0.6
    if saved <= REROLL_PRICE or not sight.seat.assets[REROLL]:
        return choice.options[0]
    sets = [option for option in choice.options if isinstance(option, Dice)]
    fitting = [option for option in sets if all(faces[die] == bad for die in option.dice)]
    return max(fitting, key=lambda option: (len(option.dice), option.key), default=choice.options[0])
