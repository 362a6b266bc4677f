"""The planner at questions that cards ask: it pays, chooses and declines by what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from core.ascend.cards.amounts import Number
from core.ascend.cards.card_effects import Boost
from core.ascend.cards.choices import Choose, May, Pay
from core.ascend.cards.conditions import Ticked
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.enemy_effects import Expel
from core.ascend.cards.gains import Gain, Spend
from core.ascend.cards.harm import Prevent, Recover, Trace, Wounds
from core.ascend.cards.launcher_effects import Dump
from core.ascend.cards.table_choices import Options, Way
from core.ascend.cards.who import Who
from core.ascend.components import Content
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.names import BLUE, GREEN, OPEN, RED, YELLOW
from core.ascend.options import Launch, Pick, Plain, Trade
from core.ascend.phases.action import launch_step
from core.ascend.play import AscendGame
from core.ascend.running import run_effects
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import EnemyInPlay
from core.bots.ascend.planner import ANSWERS, Planner
from core.bots.ascend.sight import Sight
from core.engine.choice import Choice, Option, Rule
from core.engine.table import Table

CARD = "Shock Lance"
"""The printed name of an Augment; its effects are what a test says."""


class Alone(AscendGame):
    """The game with one rule in place of the turn."""

    rule: Callable[[Game], Rule]

    def play(self) -> Rule:
        return self.rule(self)


def with_effects(*effects: Effect) -> Content:
    """The content, one Faction Augment of which has other effects."""
    box = content()
    card = next(card for card in box.faction_augments.values() if card.name == CARD)
    return evolve(box, faction_augments={**box.faction_augments, card.id: evolve(card, effects=effects)})


def asked(
    *effects: Effect, seats: int = 2, prepare: Callable[[Game], None] = lambda game: None
) -> tuple[Table, list[tuple[str, str]]]:
    """Let the planner answer what the effects of seat 0's card ask; the table, and kinds with answers."""
    box = with_effects(*effects)
    walkers, classes = list(box.walkers), list(box.classes)
    players = [NewSeat(f"P{n}", walkers[n], classes[n]) for n in range(seats)]
    game = Alone(box, set_up(box, "sandbox", players, "choices"))
    game.state.card = box.scenarios["sandbox"].first_card
    game.state.cursor.phase = "Action"
    prepare(game)
    game.rule = lambda game: run_effects(game, effects, Context(0, CARD))
    return answered(Table(game))


def answered(table: Table) -> tuple[Table, list[tuple[str, str]]]:
    planner, given = Planner("choices"), []
    while table.pending:
        choice, option = planner.choose(table)
        assert option in choice.options
        given.append((choice.kind, option.key))
        table.take(choice, option)
    return table, given


def seat_of(table: Table, number: int = 0) -> Any:
    assert isinstance(table.game, Game)
    return table.game.seat(number)


def test_it_pays_what_is_worth_it_and_no_more() -> None:
    def rich(game: Game) -> None:
        game.seat(0).assets = [0, 0, 3, 0]

    bargain = Pay((Spend("power"),), (Gain("exp"),))
    rip_off = Pay((Spend("power", Number(3)),), (Gain("reroll"),))
    assert asked(bargain, prepare=rich)[1] == [("pay", "yes")]
    assert asked(rip_off, prepare=rich)[1] == [("pay", "no")]


def test_a_token_is_paid_of_the_kind_owned_most() -> None:
    def tokens(game: Game) -> None:
        seat = game.seat(0)
        seat.slots[0], seat.slots[2] = RED, GREEN
        seat.bag = [0, 0, 0, 0, 5, 0, 0]

    _, given = asked(Pay((Dump("basic"),), (Gain("asset"),)), prepare=tokens)
    assert given[0] == ("pay", "dump:1,1")


def test_it_takes_what_helps_and_leaves_what_harms() -> None:
    assert asked(May((Gain("exp"),)))[1] == [("may", "yes")]
    assert asked(May((Wounds(Number(3)),)))[1] == [("may", "no")]


def test_of_several_ways_it_goes_the_best() -> None:
    ways = Choose(((Gain("reroll"),), (Gain("exp"),), (Gain("power"),)))
    assert asked(ways)[1] == [("way", "way:2")]


def test_of_the_ways_of_a_scenario_it_goes_the_best_that_is_open() -> None:
    ways = Options(
        (
            Way((Gain("reroll"),)),
            Way((Gain("exp", Number(3)),), Ticked("P08")),
            Way((Gain("exp"),)),
            Way((Gain("power"),)),
        ),
        by="you",
    )
    assert asked(ways)[1] == [("way", "way:3")]


def test_help_goes_to_who_needs_it_and_harm_to_who_bears_it() -> None:
    def hurt(game: Game) -> None:
        game.seat(1).integrity = 1
        game.seat(2).trace = 9
        game.seat(0).trace = game.seat(1).trace = 0

    assert asked(Recover(Number(2), Who("anyone")), seats=3, prepare=hurt)[1] == [("seat", "seat:B")]
    assert asked(Trace(Number(-3), who=Who("other")), seats=3, prepare=hurt)[1] == [("seat", "seat:C")]
    assert asked(Wounds(Number(2), Who("other")), seats=3, prepare=hurt)[1][0] == ("seat", "seat:C")


def test_the_worst_enemy_is_got_rid_of() -> None:
    by_level = {card.level: card.id for card in content().enemies.values()}

    def stack(game: Game) -> None:
        game.seat(0).enemies = [EnemyInPlay(by_level[level], level) for level in (1, 3, 2)]

    assert asked(Expel(target="picked"), prepare=stack)[1] == [("enemy", "enemy:3")]


@pytest.mark.parametrize("kind", ["pay", "may"])
def test_what_it_cannot_find_it_declines(kind: str) -> None:
    options: list[Option] = [Plain("no"), Plain("yes")] if kind == "pay" else [Plain("yes"), Plain("no")]
    about = ("", "a card nobody has", "cost", "effect", 0) if kind == "pay" else ("", "a card nobody has", "effect")
    tiles = {number: evolve(tile, effects=()) for number, tile in content().tiles.items()}
    walkers = {name: evolve(walker, rules=()) for name, walker in content().walkers.items()}
    box = evolve(content(), faction_augments={}, tiles=tiles, walkers=walkers)
    empty = AscendGame(box, set_up(box, "prologue", [NewSeat("Solo", next(iter(walkers)))], "x"))
    assert ANSWERS[kind](Planner("x"), Sight(empty, 0), Choice(0, kind, options, about=about)).key == "no"


def test_a_kind_of_question_it_does_not_know_is_declined() -> None:
    table, _ = asked()
    choice = Choice(0, "riddle", [Pick("riddle", "a"), Plain("no"), Pick("riddle", "b")])
    table.pending = {0: choice}
    assert Planner("riddle").choose(table)[1].key == "no"
    table.pending = {0: Choice(0, "riddle", [Pick("riddle", "a"), Pick("riddle", "b")])}
    assert Planner("riddle").choose(table)[1].key == "riddle:a"


def test_wounds_are_prevented_where_a_token_is_left() -> None:
    yellow = next(walker for walker in content().walkers.values() if _prevents(walker.rules))
    players = [NewSeat("Solo", yellow.id)]
    state = set_up(content(), "sandbox", players, "wounds")
    state.card = content().scenarios["sandbox"].first_card
    state.seats[0].slots[0] = state.seats[0].slots[2] = YELLOW
    state.seats[0].equipped = []
    game = Alone(content(), state)
    game.rule = lambda game: run_effects(game, (Wounds(Number(3)),), Context(0, "Blow"))
    table, given = answered(Table(game))
    assert [key for kind, key in given if kind == "pay"] == ["dump:1,1", "dump:1,3"]
    assert seat_of(table).integrity == 4


def _prevents(rules: Any) -> bool:
    return any(isinstance(part, Prevent) for rule in rules for pay in rule.effects for part in getattr(pay, "then", ()))


# -- Launch and Planning ---------------------------------------------------------------------------------------


def test_what_makes_hacks_stronger_is_launched_before_them() -> None:
    box = with_effects(Boost("damage", 2, "hacks"))
    card = next(card for card in box.faction_augments.values() if card.name == CARD)
    foe = next(foe for foe in box.enemies.values() if foe.level == 1 and foe.hacks[0].pattern.size == 2)
    state = set_up(box, "sandbox", [NewSeat("Solo", next(iter(box.walkers)))], "launch")
    state.card, state.market, state.bot = box.scenarios["sandbox"].first_card, [], None
    seat = state.seats[0]
    seat.equipped, seat.enemies = [card.id], [EnemyInPlay(foe.id, 1)]
    for place in (card.pattern.placements()[0], foe.hacks[0].pattern.placements()[-1]):
        for slot, _ in place:
            seat.slots[slot] = OPEN
    state.cursor.phase, state.cursor.name = "Action", "Launch"
    game = Alone(box, state)
    game.rule = lambda game: launch_step(game, 0)
    _, given = answered(Table(game))
    launched = [key.split("@")[0] for kind, key in given if kind == "launch" and key.startswith("launch:")]
    hacks = [place for place, key in enumerate(launched) if key.startswith("launch:hack")]
    assert launched.index(f"launch:augment.{card.id}") < min(hacks)


def test_it_equips_the_best_for_its_memory_and_never_trades() -> None:
    state = set_up(content(), "sandbox", [NewSeat("A", w) for w in list(content().walkers)[:2]], "equip")
    state.card = content().scenarios["sandbox"].first_card
    game = AscendGame(content(), state)
    seat = game.seat(0)
    cards = [card.id for card in content().faction_augments.values() if card.memory == 2][:2]
    seat.unequipped, seat.assets[1] = cards, 2
    options: list[Option] = [Plain("done"), *(Trade(card, 1) for card in cards), *(Pick("equip", c) for c in cards)]
    option = Planner("equip").plan(Sight(game, 0), Choice(0, "upgrade", options))
    assert option.key.startswith("equip:")
    assert Planner("equip").plan(Sight(game, 0), Choice(0, "upgrade", options[:3])).key == "done"


def test_launches_never_share_a_token() -> None:
    state = set_up(content(), "sandbox", [NewSeat("Solo", next(iter(content().walkers)))], "share")
    state.card, state.market = content().scenarios["sandbox"].first_card, []
    state.seats[0].slots = [BLUE, BLUE, BLUE, BLUE, 0] + [0] * 15
    state.cursor.name = "Launch"
    game = AscendGame(content(), state)
    options: list[Option] = [
        Plain("done"),
        Launch("basic.shield", (0, 1, 2)),
        Launch("basic.long-shield", (0, 1, 2, 3)),
    ]
    assert Planner("share").launch(Sight(game, 0), Choice(0, "launch", options)).key.startswith("launch:basic.long")
