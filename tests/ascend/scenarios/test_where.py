"""Sets of tiles: every clause, every pick, and how they read."""

from __future__ import annotations

import pytest

from core.ascend.cards.context import Context, Moment
from core.ascend.cards.picking import picked
from core.ascend.cards.where_parser import parse_where
from core.ascend.game import Game
from core.ascend.state import Bot
from tests.ascend.scenarios.tables import CONTENT, area, found, keys_on, scenario, table
from tests.ascend.tables import rule_alone

LYING = {"A1": {"Radar": 1}, "D1": {"Radar": 1, "Part": 2}}


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("map", "A1 B1 C1 D1 E1"),
        ("here", "B1"),
        ("tile 11", "C1"),
        ("site a", "B1 D1"),
        ("site a or site c", "B1 D1 E1"),
        ("face-down", "C1"),
        ("face-up, not tile 1", "B1 D1 E1"),
        ("not tile 1 or tile 2", "C1 D1 E1"),
        ("with Radar", "A1 D1"),
        ("with Radar, with Part", "D1"),
        ("without Radar or Part", "B1 C1 E1"),
        ("Radar", "A1 D1"),
        ("with player", "B1"),
        ("without player, face-up", "A1 D1 E1"),
        ("with other", "B1"),
        ("within 1 of Part", "C1 D1 E1"),
        ("next to Radar", "B1 C1 E1"),
        ("next to (with Radar, with Part)", "C1 E1"),
        ("tile 1 or (with Radar, site a)", "A1 D1"),
        ("joined tile 1 by face-up", "A1 B1"),
        ("joined tile 12 by (face-up or tile 11)", "A1 B1 C1 D1 E1"),
        ("with Engine", "E1"),
        ("with Key", "A1 B1"),
        ("with hidden Key", "A1"),
        ("with up Key", "B1"),
        ("with surge Key", "B1"),
        ("with pulse Key", ""),
        ("with token", "A1 B1 D1 E1"),
        ("with card", "C1"),
        ("open", "A1 B1"),
        ("not open", "C1 D1 E1"),
    ],
)
def test_a_text_means_these_tiles(text: str, tiles: str) -> None:
    content = scenario(areas=(area("open", "within 1 of tile 1"),))
    state = table(content=content)
    state.lying = LYING
    state.figures, state.laid = {"Engine": "E1"}, {"C1": "T01"}
    state.dice_tokens = [*keys_on(("pulse", "A1")), *keys_on(("surge", "B1"), up=True)]
    assert found(text, state, content) == tiles.split()
    assert parse_where(text).say()


def test_there_and_start_are_told_by_what_happens() -> None:
    moment = Moment(tile="D1", start="A1")
    assert (found("there", moment=moment), found("start", moment=moment)) == (["D1"], ["A1"])
    assert found("there", moment=moment, tile="E1") == ["E1"], "a card that goes from tile to tile means its own"
    assert found("here", at="E1") == ["E1"]


def test_a_mark_may_end_with_what_was_rolled() -> None:
    content = scenario(places="1@0,0^ 2@1,0^[gate1] 11@2,-1[gate2]")
    assert found("site gate rolled", table(content=content), content, face="2") == ["C1"]


def test_a_mark_that_was_set_in_play_stands_instead_of_the_map() -> None:
    state = table()
    state.sites = {"a": ["E1"]}
    assert found("site a", state) == ["E1"]


def test_the_bot_counts_as_a_player_on_its_tile_page_21() -> None:
    state = table(players=1)
    state.bot = Bot("D1", 3)
    assert (found("with player", state), found("with seat", state)) == (["B1", "D1"], ["B1"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("here, with Radar", "your tile with a Radar"),
        ("face-up, without player, not tile 1, random", "a random face-up tile without a player, other than tile 1"),
        (
            "with Lamp, within 2 of here, nearest to here",
            "the tile with a Lamp and within 2 of your tile, nearest to your tile",
        ),
        ("site a", "each tile marked a"),
        ("with Radar, nearest to here", "the tile with a Radar nearest to your tile"),
        (
            "with Engineer, without Tower, without Watcher, not next to Tower, not tile 1, chosen",
            "a tile of the group's choice with an Engineer, without a Tower or a Watcher, not next to a tile with a "
            "Tower, other than tile 1",
        ),
        ("with Foe, next to Flag", "each tile with a Foe and next to a tile with a Flag"),
        ("not next to Engine, chosen", "a tile of the group's choice not next to a tile with an Engine"),
    ],
)
def test_it_reads_as_a_card_does(text: str, words: str) -> None:
    assert parse_where(text).say() == words


@pytest.mark.parametrize("text", ["", "beside B1", "tile x", "with", "random, with Radar", "(site a", "joined tile 1"])
def test_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_where(text)


def pick(text: str, n: int, *keys: str) -> list[str]:
    """The tiles a set gives when n of it are taken and these answers are given."""
    taken: list[str] = []

    async def rule(game: Game) -> None:
        taken.extend(await picked(game, parse_where(text), Context(1, "Test"), n))

    rule_alone(table(), rule, CONTENT, {"map": [0, 0, 0, 0]} if "random" in text else None).say(*keys)
    return taken


def test_without_a_pick_all_are_meant() -> None:
    assert pick("site a", 1) == ["B1", "D1"]


def test_chosen_asks_the_first_player_and_takes_the_rest_unasked() -> None:
    assert pick("site a or site c, chosen", 2, "tile:E1", "tile:B1") == ["E1", "B1"]
    assert pick("site a, chosen", 2) == ["B1", "D1"]


def test_the_nearest_come_first_and_the_group_chooses_among_equals() -> None:
    assert pick("not tile 2, nearest to tile 2", 1, "tile:C1") == ["C1"]
    assert pick("not tile 1, farthest from tile 1", 2) == ["E1", "D1"]


def test_random_takes_so_many() -> None:
    assert len(pick("face-up, random", 2)) == 2
