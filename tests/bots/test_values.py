"""What the planner thinks things are worth: by what effects do, in the units of the price list."""

from __future__ import annotations

from typing import Any

from core.ascend.cards.amounts import Name, Number
from core.ascend.cards.card_effects import Break
from core.ascend.cards.choices import If, Pay
from core.ascend.cards.conditions import Compare
from core.ascend.cards.context import Effect
from core.ascend.cards.dice_effects import Shift
from core.ascend.cards.enemy_effects import Attach, Damage
from core.ascend.cards.gains import Gain, Spend
from core.ascend.cards.harm import Recover, Trace, Wounds
from core.ascend.cards.vocabulary import EFFECTS
from core.ascend.cards.who import Who
from core.ascend.components import Frame
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.play import AscendGame
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import EnemyInPlay
from core.bots.ascend.fighting import Fight, Stand
from core.bots.ascend.gear import augment_worth, body_gain, fighting_worth, strike
from core.bots.ascend.lessons import protocol_value
from core.bots.ascend.sight import Sight
from core.bots.ascend.sourcing import valued_sources
from core.bots.ascend.worth import VALUES_OF_ALL, scene_for, worth

SCENARIO_ONLY = {"draw", "choose-card", "set-time", "time", "unlock-component", "roll"}
"""Effects that are worth nothing in themselves: they move the plot, or what follows reads them."""


def sandbox(seats: int = 2) -> Game:
    """A game with all components in play and nothing happened yet."""
    walkers, classes = list(content().walkers), list(content().classes)
    players = [NewSeat(f"P{n}", walkers[n], classes[n]) for n in range(seats)]
    state = set_up(content(), "sandbox", players, "values")
    state.card = content().scenarios["sandbox"].first_card
    return AscendGame(content(), state)


def value(game: Game, *effects: Effect, **parts: Any) -> float:
    return worth(Sight(game, 0), effects, **parts)


def test_every_effect_of_the_vocabulary_has_a_value_or_moves_the_plot() -> None:
    assert {word for word, cls in EFFECTS.items() if cls not in VALUES_OF_ALL} == SCENARIO_ONLY


def test_harm_is_below_nothing_and_more_is_more() -> None:
    game = sandbox()
    assert value(game, Wounds(Number(2))) < value(game, Wounds(Number(1))) < 0
    assert value(game, Gain("shield", Number(2))) > value(game, Gain("shield")) > value(game, Gain("reroll")) > 0
    assert value(game, Attach()) < 0 < value(game, Gain("exp"))
    assert value(game, Gain("corrupted")) < 0


def test_what_does_not_fit_on_the_track_is_worth_nothing() -> None:
    game = sandbox()
    game.seat(0).assets[0] = 5
    assert value(game, Gain("shield")) == 0
    game.seat(0).integrity = game.seat(0).limit
    assert value(game, Recover(Number(3))) == 0


def test_trace_costs_by_the_dice_it_brings() -> None:
    game = sandbox()
    game.seat(0).trace = 1
    same_dice = value(game, Trace(Number(2)))
    game.seat(0).trace = 9
    assert value(game, Trace(Number(1))) < 0
    game.seat(0).trace = 3
    assert value(game, Trace(Number(1))) < same_dice < 0


def test_a_price_too_high_is_worth_nothing_as_it_need_not_be_paid() -> None:
    game = sandbox()
    game.seat(0).assets[2] = 3
    dear = Pay((Spend("power", Number(3)),), (Gain("reroll"),))
    cheap = Pay((Spend("power"),), (Gain("exp"),))
    assert value(game, dear) == 0
    assert value(game, cheap) > 1


def test_the_branch_that_holds_counts() -> None:
    game = sandbox()
    branch = If(Compare(Name("integrity"), ">=", Number(5)), (Gain("exp"),), (Wounds(Number(3)),))
    assert value(game, branch) > 0
    game.seat(0).integrity = 1
    assert value(game, branch) < 0


def test_help_for_others_counts_and_goes_to_who_needs_it() -> None:
    game = sandbox()
    mine = value(game, Recover(Number(2), Who("anyone")))
    game.seat(1).integrity = 1
    assert value(game, Recover(Number(2), Who("anyone"))) > mine == 0
    assert value(sandbox(1), Gain("asset", who=Who("other"))) == 0


def test_the_blow_that_fells_an_enemy_is_worth_most() -> None:
    game = sandbox()
    card = next(card for card in content().enemies.values() if card.integrity == 6 and card.level == 1)
    game.seat(0).enemies = [EnemyInPlay(card.id, 1, damage=3)]
    two, three = value(game, Damage(Number(2))), value(game, Damage(Number(3)))
    assert three > 2 * two > 0
    assert value(sandbox(), Damage(Number(3))) == 0


def test_a_card_that_breaks_costs_what_it_would_still_do() -> None:
    assert value(sandbox(), Gain("asset"), Break()) < value(sandbox(), Gain("asset"))


def test_most_bodies_are_a_gain_for_who_wears_none() -> None:
    scene = scene_for(Sight(sandbox(), 0))
    gains = {card: body_gain(scene, card) for card in content().bodies}
    assert all(0 <= gain <= 5 for gain in gains.values())
    assert sum(gain > 1 for gain in gains.values()) > len(gains) / 2


def test_a_worn_body_makes_others_less_of_a_gain() -> None:
    game = sandbox()
    before = {card: body_gain(scene_for(Sight(game, 0)), card) for card in content().bodies}
    best = max(before, key=lambda card: before[card])
    game.seat(0).bodies = [best]
    game.recard()
    assert all(body_gain(scene_for(Sight(game, 0)), card) <= max(before[card], 1) for card in before if card != best)


def test_augments_of_the_decks_are_worth_something() -> None:
    scene = scene_for(Sight(sandbox(4), 0))
    drawn = [card for card in content().class_augments.values() if card.set == "deck"]
    idle = [card.id for card in drawn if augment_worth(scene, card) <= 0]
    idle += [card.id for card in content().faction_augments.values() if augment_worth(scene, card) <= 0]
    assert idle == []


def test_protocols_are_worth_their_rewards_and_more() -> None:
    scene = scene_for(Sight(sandbox(), 0))
    assert min(protocol_value(scene, card) for card in content().protocols) > 1


def test_frames_of_a_body_share_the_dice() -> None:
    scene = scene_for(Sight(sandbox(), 0))
    faces = content().dice.player
    hit = strike(scene, Frame("P", (Damage(Number(2)),)))
    one, two = fighting_worth(faces, 2, (hit,)), fighting_worth(faces, 2, (hit, hit))
    assert one < two < 2 * one
    assert fighting_worth(faces, 3, (hit,)) > one


def test_bodies_and_hacks_are_among_what_can_be_launched() -> None:
    game = sandbox()
    card = next(card for card in content().enemies.values() if card.level == 1)
    game.seat(0).enemies = [EnemyInPlay(card.id, 1)]
    families = {source.family for _, source in valued_sources(Sight(game, 0))}
    assert {"asset", "exp", "hack", "body"} <= families


# -- combat ----------------------------------------------------------------------------------------------------


def fight(game: Game, *, body: str = "", augments: tuple[str, ...] = (), enemies: tuple[int, ...] = (3,)) -> Fight:
    """A Fight of seat 0 against Enemies of level 1 with so much Integrity left each."""
    seat = game.seat(0)
    seat.bodies, seat.equipped = ([body] if body else []), list(augments)
    plain = next(card for card in content().enemies.values() if card.integrity == 6 and card.level == 1)
    seat.enemies = [EnemyInPlay(plain.id, n, plain.integrity - left) for n, left in enumerate(enemies, 1)]
    game.recard()
    return Fight(Sight(game, 0))


def frame_with(kind: type) -> tuple[str, Frame]:
    """A Class Augment whose frame has an effect of a kind."""
    for card in content().class_augments.values():
        if card.frame is not None and any(isinstance(effect, kind) for effect in card.frame.effects):
            return card.id, card.frame
    raise AssertionError(f"no Augment has a frame with {kind.__name__}")


def test_to_fell_the_enemy_saves_what_it_would_do() -> None:
    now = Stand(3, 0, 0, (3,))
    one = fight(sandbox())
    assert one.best(now) > one.passing(now)
    assert one.best(now._replace(left=(1,))) > one.best(now._replace(left=(6,)))


def test_more_dice_are_worth_more() -> None:
    one = fight(sandbox(), enemies=(6, 6))
    assert one.about_to_roll(4) > one.about_to_roll(2)


def test_a_threshold_counts_what_the_fight_has_left() -> None:
    card, frame = frame_with(If)
    one = fight(sandbox(), augments=(card,), enemies=(6,))
    pulses, surges = frame.symbols.count("P"), frame.symbols.count("S")
    fells = one.use(Stand(pulses, surges, -1, (3,)), one.strikes[card], pulses, surges)
    hurts = one.use(Stand(pulses, surges, -1, (6,)), one.strikes[card], pulses, surges)
    assert fells > hurts > 0


def test_the_number_die_is_moved_on_where_that_saves_harm() -> None:
    card, frame = frame_with(Shift)
    one = fight(sandbox(), augments=(card,), enemies=(6,))
    pulses, surges = frame.symbols.count("P"), frame.symbols.count("S")
    now = Stand(pulses, surges, 0, (6,))
    assert one.use(now, one.strikes[card], pulses, surges) > one.passing(now)
