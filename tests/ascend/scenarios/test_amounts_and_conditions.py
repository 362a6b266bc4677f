"""What Scenario cards count and ask for."""

from __future__ import annotations

import pytest

from core.ascend.cards.amount_parser import parse_amount
from core.ascend.cards.amounts import SCENARIO_NAMES
from core.ascend.cards.conditions import comparisons, parse_condition
from core.ascend.cards.context import Context, Moment
from core.ascend.state import EnemyInPlay, State
from tests.ascend.scenarios.proofs import proves
from tests.ascend.scenarios.tables import game, keys_on, table


def position() -> State:
    state = table(card={"Part": 2}, sheet={"Lamp": 1}, U07={"Radar": 3}, A1={"Radar": 1}, B1={"Radar": 1, "Part": 4})
    state.lying["seat A"] = {"Lamp": 2}
    state.figures, state.ticked, state.card = {"Engine": "D1"}, ["E08"], "T01"
    state.dice_tokens = [*keys_on(("pulse", "sheet"), up=True), *keys_on(("surge", "sheet"))]
    state.tracks = {"blue": 0, "red": 4}
    state.seats[1].trace = 5
    state.seats[0].launched = ["basic.shield", "basic.power"]
    state.seats[1].enemies = [EnemyInPlay("Z09.2", 1)]
    return state


@proves("amount", *SCENARIO_NAMES)
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Part on card", 2), ("Lamp on sheet", 1), ("Radar on U07", 3), ("Lamp on you", 2), ("Radar on map", 2),
        ("Radar on site a", 1), ("Part on here", 4), ("Radar on tile 1", 1), ("Radar on (within 1 of tile 1)", 2),
        ("players on tile 2", 2), ("Engine on tile 12", 1), ("Key on sheet", 2), ("pulse Key on sheet", 1),
        ("surge Key on sheet", 0), ("tiles (with Radar)", 2), ("tiles (face-down)", 1), ("track red", 4),
        ("track green", 0), ("attached Z09", 1), ("1/2/3/4", 2), ("Part on card - 5 least 1", 1),
        ("x", 6), ("successes", 3), ("launched", 2), ("top-trace", 5), ("broken", 1),
        ("1/2/3/4 + Part on card", 4),
    ],
)  # fmt: skip
def test_an_amount_reads_the_table(text: str, value: int) -> None:
    amount = parse_amount(text)
    assert amount.value(game(position()), Context(0, "Test", x=6, successes=3)) == value
    assert amount.say(2)


@pytest.mark.parametrize(
    ("text", "true"),
    [
        ("Part on card > 1", True), ("Part on card > 2", False), ("Part on card < 3", True),
        ("ticked E08", True), ("ticked E09", False), ("not ticked E09", True), ("active T01", True),
        ("not active T01", False), ("here in site a", True), ("here in (site a, with Radar)", True),
        ("there in tile 16", True), ("there in tile 1 or ticked E08", True), ("core blue", True), ("core red", False),
        ("Part on card = 2 and Lamp on sheet = 0", False),
        ("Part on card = 2 and Lamp on sheet = 0 or core blue", True),
        ("tiles (with Radar, without Part) = 1", True),
    ],
)  # fmt: skip
def test_a_condition_holds_or_not(text: str, true: bool) -> None:
    condition = parse_condition(text)
    assert condition.holds(game(position()), Context(0, "Test", moment=Moment(tile="E1"))) is true
    assert condition.say(2)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Radar on map = 0", "no Radar token is on the map"),
        ("Engine on site c >= 1", "an Engine token is on a tile marked c"),
        ("tiles (with Radar) = 0", "there is no tile with a Radar"),
        ("Part on sheet < 2", "fewer than 2 Part tokens are on the sheet"),
        ("there in site a", "that tile is marked a"),
        ("not active T01", "card T01 is not active"),
    ],
)
def test_a_condition_reads_as_a_card_does(text: str, words: str) -> None:
    assert parse_condition(text).say(2) == words


def test_comparisons_are_found_inside_others() -> None:
    assert len(comparisons(parse_condition("time = 0 and ticked E08 or not Part on card >= 1"))) == 2
