"""What the planner reads from the cards of a scenario: goals, threats, World Activity, tokens to carry, codes."""

from __future__ import annotations

import pytest

from core.ascend.cards.conditions import parse_condition
from core.ascend.cards.context import Context
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.lying import add
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.ascend.state import DiceToken
from core.bots.ascend.bossing import place_worth
from core.bots.ascend.branching import spare, spare_of
from core.bots.ascend.decoding import best_question, best_try, possible
from core.bots.ascend.exploring import explore_value
from core.bots.ascend.gaps import NEVER, gap, timeless
from core.bots.ascend.goals import Goal, goals
from core.bots.ascend.memory import Memory
from core.bots.ascend.outlook import Outlook
from core.bots.ascend.sight import Sight
from core.bots.ascend.stakes import NO_CLOCK, clock

SEATS = 2


def begun(scenario: str, seats: int) -> Game:
    """A game of a scenario whose first card lies there."""
    walkers = list(content().walkers)
    table = new_table(scenario, [NewSeat(f"P{n}", walkers[n]) for n in range(seats)], "outlook")
    game = table.game
    assert isinstance(game, Game)
    while not game.state.card:
        choice = next(iter(table.pending.values()))
        table.take(choice, choice.options[0])
    return game


def game_at(scenario: str, code: str = "", seats: int = SEATS) -> Game:
    """A game of a scenario with nothing hidden, on which a card has just been drawn."""
    game = begun(scenario, seats)
    for tile in game.state.tiles.values():
        tile.up = True
    outlook = Outlook(game, {})
    return outlook.drawing(code).game if code else outlook.game


def place_of(game: Game, number: int) -> str:
    return next(place for place, tile in game.state.tiles.items() if tile.number == number)


def goal_of(game: Game, act: str) -> Goal | None:
    return next((goal for goal in goals(Outlook(game), 0) if goal.act is not None and goal.act.id == act), None)


# -- conditions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("when", "missing"),
    [
        ("Kit on sheet >= 3", 3),
        ("Kit on sheet >= 3 or Decoy on map >= 1", 1),
        ("Kit on sheet >= 3 and time = 0", 3),
        ("not Radar on map >= 1", 2),
        ("Radar on map = 0", 2),
        ("ticked E08", NEVER),
        ("time = 0", 0),
    ],
)
def test_how_far_a_condition_is_from_being_true(when: str, missing: float) -> None:
    game = game_at("geohunt")
    game.state.lying = {"B1": {"Radar": 2}}
    assert gap(parse_condition(when), game, Context(0, "")) == missing


def test_what_a_condition_asks_of_time_is_left_out() -> None:
    assert timeless(parse_condition("time = 0")) is None
    assert timeless(parse_condition("Kit on sheet >= 1 and time = 0")) == parse_condition("Kit on sheet >= 1")


def test_players_count_the_nearer_they_are_and_a_path_by_its_missing_tiles() -> None:
    game = game_at("darkness", "T08")
    near, context = parse_condition("players on site stair = players"), Context(0, "")
    far = gap(near, game, context)
    stair = next(place.name for place in game.sheet.places if "stair" in place.sites)
    game.state.seats[0].tile = game.sheet.map[stair].beside[0]
    assert gap(near, game, context) < far
    path = parse_condition("tiles (tile 11, joined tile 1 by lit) = 1")
    dark = gap(path, game, context)
    add(game.state, place_of(game, 11), "Lamp", 1)
    assert 0 < gap(path, game, context) < dark


# -- stakes ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "code", "turns", "deadly"),
    [("x-6039", "P05", 5, True), ("geohunt", "E02", 5, False), ("old-fashioned", "U03", NO_CLOCK, False)],
)
def test_the_clock_of_a_card(scenario: str, code: str, turns: int, deadly: bool) -> None:
    game = game_at(scenario, code)
    assert clock(game, game.card) == (turns, deadly)


def test_a_card_threatens_and_a_worse_way_on_is_a_threat_too() -> None:
    ridden = Outlook(game_at("x-6039", "P06"))
    assert {(stake.when, stake.threat) for stake in ridden.wanted} == {
        (parse_condition("Link on card >= players + 1"), False),
        (parse_condition("Tower on map = 0"), True),
    }
    besieged = Outlook(game_at("no-place-like-home", "Z02"))
    assert [stake.when for stake in besieged.wanted if stake.threat] == [parse_condition("Home on sheet = 0")]
    spread = Outlook(game_at("geohunt", "E01"))
    assert parse_condition("Radar on sheet >= 3") in [stake.when for stake in spread.wanted if stake.threat]


# -- goals by what brings them ---------------------------------------------------------------------------------


def test_a_rule_that_answers_an_activity_makes_it_a_goal() -> None:
    game = game_at("geohunt", "E01")
    radars = {place for place, here in game.state.lying.items() if "Radar" in here}
    goal = goal_of(game, "E.radar")
    assert goal is not None
    assert set(goal.gains) == radars
    assert goal.single


def test_what_world_activity_waits_for_is_wanted() -> None:
    game = game_at("x-6039", "P05")
    for place in list(game.state.tiles)[2:6:2]:
        add(game.state, place, "Tower", 1)
    goal = goal_of(game, "P05.charge")
    assert goal is not None
    assert len(goal.gains) == 2


def test_standing_where_tokens_must_not_be_left_alone_is_worth_something() -> None:
    game = game_at("x-6039", "P03")
    place = next(place for place, here in game.state.lying.items() if "Engineer" in here)
    beside = game.sheet.map[place].beside[0]
    for seat in game.state.seats:
        seat.tile = beside
    other = next(name for name in game.sheet.map[beside].beside if "Engineer" not in game.state.lying.get(name, {}))
    outlook = Outlook(game)
    assert outlook.walk_gain(0, (beside, place)) > outlook.walk_gain(0, (beside, other))


def test_tokens_to_carry_are_picked_up_and_brought() -> None:
    game = game_at("old-fashioned", "U05")
    vault = place_of(game, 22)
    game.state.seats[0].tile = vault
    outlook = Outlook(game)
    assert [place for place, _ in outlook.pick_ups(1)] == [vault]
    out = {place.name for place in game.sheet.places if "out" in place.sites}
    near = next(place for place in game.sheet.map[vault].beside if set(game.sheet.map[place].beside) & out)
    assert outlook.walk_gain(0, (vault, near)) > 0


def test_a_way_that_is_closed_is_opened_first() -> None:
    game = game_at("darkness", "T06")
    stair = next(place.name for place in game.sheet.places if "stair" in place.sites)
    door = game.sheet.map[stair].beside[0]
    game.state.lying = {door: {"Follower": 3}}
    for seat in game.state.seats:
        seat.tile = door
    goal = goal_of(game, "T.lamp")
    assert goal is not None
    assert door in goal.gains


def test_a_column_on_its_way_is_worth_stopping() -> None:
    game = game_at("no-place-like-home", "Z02")
    home = place_of(game, 1)
    lane = game.sheet.map[home].beside[0]
    game.state.lying = {"sheet": {"Home": 1}, lane: {"Column": 1}}
    for seat in game.state.seats:
        seat.tile = lane
    outlook = Outlook(game)
    act = next(act for panel in game.panels() for act in panel.acts if act.id == "Z10.column")
    assert outlook.act_gain(0, act, lane) > 3


def test_a_boss_is_gone_to_with_the_core_data_it_answers_to() -> None:
    game = game_at("the-ascend", "G08")
    blue = next(place.name for place in game.sheet.places if "blue" in place.sites)
    seat = game.state.seats[0]
    seat.core = 1
    own = place_worth(Outlook(game), 0, blue)
    seat.core = 4
    assert own > place_worth(Outlook(game), 0, blue) > 0


# -- codes -----------------------------------------------------------------------------------------------------


def code_game(*learned: str) -> Game:
    game = game_at("access-denied", "N02", 1)
    faces = ("pulse", "surge", "blank", "pulse")
    game.state.dice_tokens = [DiceToken("Code", face, "N08") for face in faces]
    game.state.learned = list(learned)
    return game


def test_a_code_is_worked_out_from_what_was_told() -> None:
    assert len(possible(code_game(), "Code", "N08")) == 54
    known = possible(code_game("2 slots with pulse", "slot 2 is surge", "slots 1 and 4 are equal"), "Code", "N08")
    assert set(known) == {("pulse", "surge", "blank", "pulse"), ("pulse", "surge", "surge", "pulse")}
    assert best_try(known)[2] == ("pulse", "surge", "blank", "pulse")
    turned = "the code has turned: each slot's token is one slot further right, the last is the first"
    moved = possible(code_game("slot 1 is surge", turned), "Code", "N08")
    assert {code[1] for code in moved} == {"surge"}


def test_a_question_names_what_tells_most() -> None:
    bits, _ = best_question(possible(code_game(), "Code", "N08"), "count")
    assert bits > 1
    assert best_question(possible(code_game("slot 1 is surge"), "Code", "N08"), "slot")[1] != "1"


# -- memory and branches ---------------------------------------------------------------------------------------


def test_a_tile_that_was_seen_is_remembered_and_what_is_sought_lies_where_the_sheet_says() -> None:
    game = begun("darkness", 1)
    sight = Sight(game, 0, Memory())
    outer = next(place.name for place in game.sheet.places if "o" in place.sites)
    ring = game.sheet.map[place_of(game, 1)].beside[0]
    assert explore_value(sight, outer) > explore_value(sight, ring)
    vault = begun("old-fashioned", 1)
    assert 22 in Memory().numbers(vault).values(), "it is printed on the map"


def test_of_two_cards_the_one_with_more_time_to_spare_is_drawn() -> None:
    sight = Sight(game_at("geohunt", "E05"), 0)
    assert spare(sight, "E10") > spare(sight, "E06") >= 0


def test_a_goal_whose_tokens_are_all_there_leaves_all_the_time_to_spare() -> None:
    game = game_at("old-fashioned", "U05", seats=1)
    begun_with = spare_of(Sight(game, 0), Outlook(game))
    game.state.lying.setdefault("card", {})["Page"] = 2
    assert spare_of(Sight(game, 0), Outlook(game)) > begun_with
