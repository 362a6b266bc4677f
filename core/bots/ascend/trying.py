"""Player Activities and Tests: which to begin, how many tokens to dump, which dice to roll again (p.16, p.20)."""

from __future__ import annotations

from attrs import evolve

from core.ascend.cards.acts import Act
from core.ascend.cards.gains import Gain
from core.ascend.cards.harm import Wounds
from core.ascend.cards.prices import GiveUp
from core.ascend.figures import figure_tile
from core.ascend.names import BLANK, OPEN, REROLL
from core.ascend.options import Dice, OnSlot, Pick
from core.ascend.phases.quest import acts_here, acts_in_play
from core.ascend.solo import STAND_IN
from core.bots.ascend.chances import pass_chance, reach_chance
from core.bots.ascend.goals import test_of
from core.bots.ascend.moving import battery_price
from core.bots.ascend.running import running_test, successes
from core.bots.ascend.scene import Scene
from core.bots.ascend.sight import Sight
from core.bots.ascend.stakes import BASE
from core.bots.ascend.worth import scene_for
from core.engine.choice import Choice, Option

REROLL_PRICE = 0.5
WORTH_DUMPING = 0.04
"""Two more tokens are kept when they raise the chance by less."""
HARM = (Wounds, Gain, GiveUp)
"""Prices that count although what is paid for is a goal."""
LATE = 2
"""With so few turns left a battery is no object."""


def choose_act(sight: Sight, choice: Choice) -> Option:
    """The activity worth most now; else the BOT stands in where one pays; else done."""
    here = {option.what: option for option in choice.options if isinstance(option, Pick)}
    place = figure_tile(sight.game, sight.number)
    acts = [play.act for play in acts_in_play(sight.game)]
    values = [(act_value(sight, act, place), act.id) for act in acts if act.id in here]
    if values and max(values)[0] > 0:
        return here[max(values)[1]]
    bot = sight.game.state.bot
    if bot is not None and choice.option(STAND_IN.key) is not None:
        there = max(act_value(sight, act, bot.tile) for act in acts_here(sight.game, sight.number, bot.tile))
        price = 0.0 if sight.turns_left <= LATE else battery_price(sight)
        if there > price:
            return STAND_IN
    return choice.options[0]


def act_value(sight: Sight, act: Act, place: str) -> float:
    """What doing an activity now on a tile is worth; 0 for a Test that had better wait."""
    test = test_of(act)
    goal = next((goal for goal in sight.own_goals if goal.act is act), None)
    if test is not None and goal is not None and not sight.worth_trying(test, sight.number):
        return 0.0
    scene = scene_for(sight, why=sight.game.card.name)
    value = evolve(scene, tokens=False).worth(act.effects)
    chance = sight.test_chance(test, sight.number) if test is not None else 1.0
    value += chance * sight.gain_of(act, place, test)
    if goal is not None and place in goal.gains:
        return value + evolve(scene, tokens=False).worth(part for part in act.cost if isinstance(part, HARM))
    return value - price_value(scene, act)


def price_value(scene: Scene, act: Act) -> float:
    """What the price of an activity takes away that is no goal."""
    return -evolve(scene, tokens=False).worth(act.cost)


def choose_test(sight: Sight, choice: Choice) -> Option:
    """Dump one more token while two more raise the chance by more than they are worth elsewhere."""
    _, need, dumped, _ = choice.about
    slots = [option for option in choice.options if isinstance(option, OnSlot)]
    if not need:
        return min(slots, key=lambda option: option.slot) if slots else choice.options[0]
    others, rerolls = _others(sight)
    dice, rerolls = dumped + others, min(rerolls + sight.seat.assets[REROLL], 6)
    now, more = (pass_chance(sight.faces, count, rerolls, need) for count in (dice, dice + 2))
    if dice >= need and more - now < WORTH_DUMPING:
        return choice.options[0]
    return min(slots, key=lambda option: (sight.seat.slots[option.slot] == OPEN, option.slot))


def _others(sight: Sight) -> tuple[int, int]:
    """Dice that the other seats give to the running Test, dumped already or lying ready, and their Reroll."""
    game, running = sight.game, running_test(sight.game)
    if running.test is None or not running.test.group:
        return 0, 0
    order = game.order()
    begin = order.index(running.begun_by)
    order = order[begin:] + order[:begin]
    place = order.index(sight.number)
    dice = sum(running.dumped.get(number, 0) for number in order[:place])
    dice += sum(len(sight.serving(running.test, number)) for number in order[place + 1 :])
    return dice, sum(game.seat(number).assets[REROLL] for number in order if number != sight.number)


def choose_reroll(sight: Sight, choice: Choice) -> Option:
    """Roll blanks of a Test again, as few as give the best chance for their price."""
    faces = choice.about[1:]
    running = running_test(sight.game)
    need = sight.test_need(running.test) if running.test else successes(faces) + 1
    missing = need - round(running.from_others(sight.number)) - successes(faces)
    best: tuple[float, Option] = (-1.0, choice.options[0])
    for option in choice.options:
        again = option.dice if isinstance(option, Dice) else ()
        if all(faces[die] == BLANK for die in again):
            value = reach_chance(sight.faces, len(again), missing) * BASE - REROLL_PRICE * len(again)
            if value > best[0]:
                best = value, option
    return best[1]
