"""Setup (rulebook p.4-5, the Enemy deck p.12)."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from core.ascend.cards.amount_parser import parse_amount
from core.ascend.components import DeckPart
from core.ascend.launcher import START_LOCKS
from core.ascend.names import BASIC, CORRUPTED, OPEN, slot_name
from core.ascend.play import new_table
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import State
from tests.ascend.tables import PLAYERS, SHIPPED, content_with


def prologue(players: int = 2, seed: str = "seed") -> State:
    return set_up(SHIPPED, "prologue", PLAYERS[:players], seed)


# -- the Player Board (p.4) ------------------------------------------------------------------------------------


def test_a_bag_starts_with_13_tokens_three_of_each_and_one_of_the_core_page_4() -> None:
    for seat in prologue(4).seats:
        expected = [3 * (kind in BASIC) + (kind == seat.core) for kind in range(7)]
        assert seat.bag == expected
        assert sum(seat.bag) == 13


def test_the_tokens_come_out_of_the_neutral_pools_page_4() -> None:
    pool = prologue(4).pool
    assert [pool[kind] for kind in BASIC] == [32 - 13] * 4
    assert pool[OPEN] == 16


def test_each_walker_has_the_core_data_of_its_colour() -> None:
    assert [SHIPPED.walkers[seat.walker].core for seat in prologue(4).seats] == ["blue", "red", "green", "yellow"]
    assert [seat.core for seat in prologue(4).seats] == [1, 4, 2, 3]


def test_a_board_starts_empty_with_integrity_5_and_four_locks_page_4() -> None:
    seat = prologue().seats[0]
    assert (seat.slots, seat.dump, seat.assets, seat.exp, seat.enemies) == ([0] * 20, [0] * 7, [0] * 4, 0, [])
    assert (seat.integrity, seat.limit) == (5, 5)
    assert seat.locks == START_LOCKS
    assert [slot_name(slot) for slot in range(20) if START_LOCKS >> slot & 1] == ["1,5", "2,5", "3,5", "4,5"]


# -- the Prologue (p.5) ----------------------------------------------------------------------------------------


def test_shelter_and_tile_2_lie_face_up_and_six_tiles_face_down_page_5() -> None:
    tiles = prologue().tiles.values()
    assert sorted(tile.number for tile in tiles if tile.up) == [1, 2]
    assert sorted(tile.number for tile in tiles if not tile.up) == [3, 11, 12, 13, 14, 16]


def test_face_down_tiles_lie_at_random_page_5() -> None:
    orders = {tuple(tile.number for tile in prologue(seed=str(n)).tiles.values()) for n in range(20)}
    assert len(orders) > 15


def test_one_exploration_token_lies_on_each_face_down_tile_but_no_exp_and_no_memory_page_5() -> None:
    lying: Counter[str] = Counter()
    for n in range(60):
        state = prologue(seed=str(n))
        assert all(bool(tile.explore) != tile.up for tile in state.tiles.values())
        tokens = Counter(tile.explore for tile in state.tiles.values() if tile.explore)
        assert all(count <= SHIPPED.exploration[token].copies for token, count in tokens.items())
        lying += tokens
    assert set(lying) == {"token.data", "token.power", "token.shield", "token.reroll"}


def test_all_level_1_enemies_lie_on_all_level_2_enemies_page_5() -> None:
    deck = [SHIPPED.enemies[card] for card in reversed(prologue().enemy_deck)]
    assert [card.level for card in deck] == sorted(card.level for card in deck)
    unlocked = {card.id: card.copies for card in SHIPPED.enemies.values() if 0 < card.level < 3 and not card.code}
    assert Counter(card.id for card in deck) == unlocked


def test_each_block_of_the_deck_is_shuffled_page_5() -> None:
    decks = [prologue(seed=str(n)).enemy_deck for n in range(8)]
    top = sum(card.copies for card in SHIPPED.enemies.values() if card.level == 1 and not card.code)
    assert len({tuple(deck[-top:]) for deck in decks}) == 8
    assert len({tuple(deck[:-top]) for deck in decks}) == 8


def test_the_corrupted_pool_holds_16_and_the_rest_is_as_the_sheet_says_page_5() -> None:
    state = prologue(3)
    assert (state.pool[CORRUPTED], state.pool_size) == (16, 16)
    assert {state.tiles[seat.tile].number for seat in state.seats} == {2}
    assert [seat.trace for seat in state.seats] == [None] * 3, "the Trace track is not used in the Prologue"
    assert state.first == 0


def test_the_game_starts_with_card_a01_and_its_immediate_effect_page_5() -> None:
    table = new_table("prologue", PLAYERS[:2], "seed")
    assert (table.game.state.card, table.game.state.drawn, table.game.state.time) == ("A01", ["A01"], 0)
    assert table.game.state.cursor.name == "Program", "Trace Roll is skipped, nobody can Upgrade, Refill asks nothing"


# -- the Enemy deck (p.12) -------------------------------------------------------------------------------------


def test_three_players_with_9_and_6_cards_and_all_of_level_3_page_12() -> None:
    """``3 x players`` of level 1 on top, ``2 x players`` of level 2 in the middle, all of level 3 below."""
    parts = (DeckPart(1, parse_amount("3 x players")), DeckPart(2, parse_amount("2 x players")), DeckPart(3))
    content = content_with(enemy_deck=parts)

    deck = [content.enemies[card] for card in reversed(set_up(content, "test", PLAYERS[:3], "s").enemy_deck)]

    assert [card.level for card in deck] == [1] * 9 + [2] * 6 + [3] * 11, "5 of the 16 of level 3 are locked"
    assert all(count <= content.enemies[card].copies for card, count in Counter(card.id for card in deck).items())


# -- solo (p.21) and any seed ----------------------------------------------------------------------------------


def test_solo_the_bot_stands_beside_the_player_with_a_full_battery_page_21() -> None:
    state = prologue(1)
    assert state.bot is not None
    assert (state.bot.tile, state.bot.battery, state.bot.stands_in) == (state.seats[0].tile, 5, False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_more_players_there_is_no_bot_page_21(players: int) -> None:
    assert prologue(players).bot is None


def test_equal_seeds_lay_equal_tables() -> None:
    assert prologue(seed="one") == prologue(seed="one")
    assert prologue(seed="one") != evolve(prologue(seed="two"), seed="one")


def test_the_number_of_players_does_not_change_the_map() -> None:
    assert prologue(1).tiles == prologue(4).tiles


@pytest.mark.parametrize(
    ("scenario", "players", "why"),
    [
        ("epilogue", PLAYERS[:1], "no scenario 'epilogue'"),
        ("prologue", (), "1 to 4 players, not 0"),
        ("prologue", (*PLAYERS, NewSeat("Eve", "walker.blue")), "1 to 4 players, not 5"),
        ("prologue", (NewSeat("Eve", "walker.pink"),), "no Walker 'walker.pink'"),
        ("prologue", (NewSeat("Eve", "walker.red"), NewSeat("Fay", "walker.red")), "a Walker of their own"),
    ],
)
def test_what_cannot_be_set_up_is_refused(scenario: str, players: tuple[NewSeat, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        set_up(SHIPPED, scenario, players, "seed")
