"""Every amount and comparison: what it reads from the table (rulebook p.5, p.16; cards say them in words)."""

from __future__ import annotations

import pytest

from core.ascend.cards.amount_parser import parse_amount
from core.ascend.cards.amounts import NAMES, fixed
from core.ascend.cards.conditions import parse_condition
from core.ascend.cards.context import Context, Moment
from core.ascend.game import Game
from core.ascend.names import slot_number
from core.ascend.state import EnemyInPlay
from tests.ascend.tables import FULL, attach, bag, effects_alone, launcher, stand
from tests.ascend.vocabulary.proofs import proves


def table() -> Game:
    """A table where every number is another one."""
    state = stand(players=3, content=FULL)
    seat = state.seats[0]
    seat.assets, seat.integrity, seat.limit, seat.trace = [1, 2, 3, 5], 6, 8, 7
    seat.slots, seat.bag, seat.dump = launcher("RRO.. X.... ..... ....."), bag(red=4), bag(red=1, corrupted=2)
    seat.locks = 1 << slot_number("1,5")
    seat.equipped, seat.bodies = ["reaper.hook"] * 4, ["body.scout", "body.hive"]
    seat.moved, seat.defeated = 4, 9
    for enemy in attach(state, "hound", "zoe"):
        enemy.damage = 2
    attach(state, "gnat", seat=1)
    state.time, state.lying = 10, {"card": {"Feed": 2}, "sheet": {"Loud": 3}}
    return effects_alone(state, content=FULL).game


def value(text: str, moment: Moment | None = None) -> int:
    return parse_amount(text).value(table(), Context(0, "Test", moment=moment))


VALUES = {
    "shield": 1,
    "memory": 2,
    "power": 3,
    "reroll": 5,
    "assets": 11,
    "players": 3,
    "integrity": 6,
    "limit": 8,
    "missing": 2,
    "trace": 7,
    "enemies": 2,
    "all-enemies": 3,
    "left": 5,
    "level": 1,
    "unlocked": 3,
    "equipped": 4,
    "bodies": 2,
    "moved": 4,
    "defeated": 9,
    "time": 10,
    "event": 0,
}


@proves("amount", *VALUES)
@pytest.mark.parametrize("name", NAMES)
def test_a_name_reads_the_table_and_says_what_it_reads(name: str) -> None:
    assert value(name) == VALUES[name]
    said = parse_amount(name).say(3)
    assert said
    assert name != "players" or said == "3"


def test_level_is_that_of_the_enemy_the_event_names_else_of_the_top_enemy() -> None:
    assert value("level", Moment(enemy=EnemyInPlay("enemy.colossus", 9))) == 3
    assert value("level", Moment()) == 1


def test_without_an_enemy_level_and_left_are_0() -> None:
    game = effects_alone(stand()).game
    assert [parse_amount(name).value(game, Context(0, "Test")) for name in ("level", "left")] == [0, 0]


def test_event_is_the_size_of_what_is_answered() -> None:
    assert value("event", Moment(4)) == 4
    assert value("event max 2", Moment(4)) == 2


SUMS = [
    ("2 x power", 6),
    ("2 + missing max 6", 4),
    ("1 + half trace max 4", 4),
    ("1 + half trace max 3", 3),
    ("half limit", 4),
    ("half 7 + 1", 4),
    ("6 - players", 3),
    ("2 x players + 1", 7),
    ("4 - 1 - 1", 2),
    ("tokens red launcher", 2),
    ("tokens red bag", 4),
    ("tokens red dump", 1),
    ("tokens red pool", 7),
    ("tokens open pool", 1),
    ("tokens corrupted pool", 3),
    ("Feed on card", 2),
    ("Loud on sheet", 3),
    ("Quiet on card", 0),
]


@pytest.mark.parametrize(("text", "n"), SUMS)
def test_amounts_are_put_together_from_left_to_right(text: str, n: int) -> None:
    assert value(text) == n
    assert parse_amount(text).say(3)


@pytest.mark.parametrize(("face", "n"), [("pulse", 2), ("surge", 1), ("blank", 0)])
def test_rolled_counts_the_faces_of_the_roll_that_is_answered(face: str, n: int) -> None:
    assert value(f"rolled {face}", Moment(3, faces=["pulse", "surge", "pulse"])) == n
    assert value(f"rolled {face}") == 0, "nothing was rolled"


@pytest.mark.parametrize(("players", "n"), [(1, 6), (2, 5), (3, 5), (4, 8)])
def test_a_list_holds_a_number_for_each_number_of_players(players: int, n: int) -> None:
    amount = parse_amount([6, 5, 5, 8])
    assert amount.value(effects_alone(stand(players=players)).game, Context(0, "Test")) == n == fixed(amount, players)
    assert amount.say(players) == str(n)


def test_a_setup_counts_players_only() -> None:
    """Page 5: 2 x players reads 2 x 3 in a 3-player game."""
    assert [fixed(parse_amount("2 x players"), players) for players in (1, 2, 3, 4)] == [2, 4, 6, 8]
    with pytest.raises(ValueError, match="counts players only"):
        fixed(parse_amount("2 x power"), 2)


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "ends too early"), ("luck", "is not an amount"), ("2 max", "a number is expected"), ("2 2", "not expected"),
     ("tokens red nowhere", "is no place")],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse_amount(text)


@proves("sign", ">=", "<=", "=")
@pytest.mark.parametrize(
    ("text", "true"),
    [("trace >= 7", True), ("trace >= 8", False), ("trace <= 7", True), ("trace <= 6", False), ("trace = 7", True),
     ("trace = 6", False), ("Feed on card >= players", False), ("tokens corrupted dump >= 1", True),
     ("2 x power = 6", True)],
)  # fmt: skip
def test_a_condition_compares_two_amounts(text: str, true: bool) -> None:
    condition = parse_condition(text)
    assert condition.holds(table(), Context(0, "Test")) == true
    assert condition.say(3)


def test_no_condition_without_a_comparison() -> None:
    with pytest.raises(ValueError, match="compares nothing"):
        parse_condition("trace 7")
