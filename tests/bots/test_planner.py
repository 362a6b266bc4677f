"""The planner: it plays legally and well, and only by what players may see."""

from __future__ import annotations

import pytest

from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.launcher import START_LOCKS
from core.ascend.options import FrameUse
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.ascend.state import EnemyInPlay
from core.ascend.words import CHOICE_KINDS
from core.bots.ascend.chances import pass_chance, pass_chance_between
from core.bots.ascend.goals import goals
from core.bots.ascend.outlook import Outlook
from core.bots.ascend.planner import ANSWERS, Planner
from core.bots.ascend.programming import moved, plan_program
from core.bots.ascend.routes import turns_from
from core.bots.ascend.sight import Sight
from core.bots.simulate import run
from core.engine.luck import Luck
from core.engine.table import Table


def table_for(seats: int, seed: str, scenario: str = "prologue") -> Table:
    walkers = list(content().walkers)
    return new_table(scenario, [NewSeat(f"P{n}", walkers[n]) for n in range(seats)], seed)


def game_of(table: Table) -> Game:
    assert isinstance(table.game, Game)
    return table.game


def test_it_has_an_answer_to_every_kind_of_question() -> None:
    assert set(ANSWERS) == set(CHOICE_KINDS)


def test_it_plays_to_the_end_and_wins_most() -> None:
    results = [run(scenario="prologue", seats=seats, bot="planner", games=3, seed="wins") for seats in (1, 2, 3, 4)]
    assert [result["faults"] for result in results] == [[]] * 4
    assert [result["finished"] for result in results] == [3] * 4
    assert sum(result["wins"] for result in results) >= 8


def shuffle_what_is_hidden(game: Game, luck: Luck) -> None:
    """Give the face-down tiles, Exploration tokens, the decks and the streams of luck other values."""
    hidden = [tile for tile in game.state.tiles.values() if not tile.up]
    numbers, tokens = [tile.number for tile in hidden], [tile.explore for tile in hidden]
    luck.shuffle("test", numbers)
    luck.shuffle("test", tokens)
    for tile, number, token in zip(hidden, numbers, tokens, strict=True):
        tile.number, tile.explore = number, token
    decks = [seat.class_deck for seat in game.state.seats]
    for deck in (game.state.enemy_deck, game.state.body_deck, *game.state.faction_decks.values(), *decks):
        luck.shuffle("test", deck)
    dice, laid = [die for die in game.state.dice_tokens if not die.up], list(game.state.laid.values())
    faces = [die.face for die in dice]
    luck.shuffle("test", faces)
    luck.shuffle("test", laid)
    luck.shuffle("test", game.state.boss_deck)
    for die, face in zip(dice, faces, strict=True):
        die.face = face
    game.state.laid = dict(zip(game.state.laid, laid, strict=True))
    for stream in game.state.luck:
        game.state.luck[stream] += 1


@pytest.mark.parametrize(
    ("scenario", "seats", "answers"),
    [
        ("prologue", 1, 700),
        ("prologue", 3, 700),
        ("sandbox", 2, 700),
        ("x-6039", 2, 200),
        ("old-fashioned", 1, 200),
        ("simulation-error", 2, 150),
        ("darkness", 2, 200),
        ("access-denied", 1, 200),
    ],
)
def test_what_is_hidden_changes_none_of_its_answers(scenario: str, seats: int, answers: int) -> None:
    table, luck = table_for(seats, "hidden", scenario), Luck({}, "hidden")
    for number in range(answers):
        if table.over:
            break
        before = Planner(str(number)).choose(table)
        shuffle_what_is_hidden(game_of(table), luck)
        after = Planner(str(number)).choose(table)
        assert after[1] == before[1], f"{before[0]} at answer {number}"
        assert before[1] in before[0].options
        table.take(*after)
    assert table.over or answers < 700


def test_a_plan_makes_a_pattern_with_the_moves_left() -> None:
    table = table_for(1, "plan")
    seat = game_of(table).seat(0)
    seat.slots = [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    seat.locks, seat.moves = START_LOCKS, 4
    plan = plan_program(Sight(game_of(table), 0))
    assert len(plan.moves) <= 4
    blues = [divmod(slot, 5) for slot, token in enumerate(moved(seat.slots, plan.moves)) if token == 1]
    assert len({row for row, _ in blues}) == 1 or len({column for _, column in blues}) == 1


def test_it_fells_the_top_enemy_before_that_acts() -> None:
    table = table_for(1, "fight")
    game = game_of(table)
    card = next(card for card in content().enemies.values() if card.integrity == 5)
    game.state.seats[0].enemies = [EnemyInPlay(card.id, 99, damage=3)]
    planner = Planner("fight")
    while not table.over and next(iter(table.pending.values())).kind != "frame":
        table.take(*planner.choose(table))
    assert not table.over, "the seed brings no frame to choose"
    combat = game_of(table).state.combat
    assert combat is not None
    game_of(table).seat(0).enemies[0].damage = card.integrity - 1
    combat.at = 0
    _, option = planner.choose(table)
    assert isinstance(option, FrameUse)


def test_goals_are_read_from_the_cards() -> None:
    game = game_of(table_for(3, "goals"))
    now = Outlook(game, {})
    launching, line, shaking, loud, quiet = (goals(now.drawing(f"A0{n}"), 0) for n in range(1, 6))
    assert [(goal.family, goal.missing, goal.own) for goal in launching] == [("asset", 3, True)]
    assert {goal.act.tile for goal in line if goal.act} == {11, 12}
    assert [(goal.rid, goal.missing, goal.own) for goal in shaking] == [(True, 4, False)]
    assert [(goal.act.tile, goal.missing, goal.own) for goal in loud if goal.act] == [(16, 1, False)]
    assert [(goal.act.tile, goal.missing, goal.own) for goal in quiet if goal.act] == [(1, 3, True)]
    assert goals(now.drawing("A06"), 0) == ()


def test_chances_of_a_test() -> None:
    faces = ("pulse", "pulse", "pulse", "surge", "blank", "blank")
    assert pass_chance(faces, 1, 0, 1) == pytest.approx(4 / 6)
    assert pass_chance(faces, 1, 1, 1) == pytest.approx(4 / 6 + 2 / 6 * 4 / 6)
    assert pass_chance(faces, 2, 0, 2) == pytest.approx(20 / 36)
    assert pass_chance(faces, 0, 3, 1) == 0
    assert pass_chance_between(faces, 0.5, 0, 1) == pytest.approx(2 / 6)


def test_a_move_ends_on_a_tile_that_lies_face_down() -> None:
    game = game_of(table_for(1, "routes"))
    start = game.seat(0).tile
    turns = turns_from(game, start, 2)
    assert turns[start] == 0
    assert set(turns) == set(game.state.tiles)
    for tile in game.state.tiles.values():
        tile.up = True
    assert max(turns_from(game, start, 9).values()) == 1
