"""Setting up all that the Prologue leaves out: Classes, Learning Protocols, the Body Market, Trace (p.4-5, p.21)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.components import Content
from core.ascend.names import TOKEN_NAMES
from core.ascend.play import AscendGame
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import State
from core.engine.table import Table
from tests.ascend.tables import FULL, PLAYERS, SHIPPED, Play, content_with

CLASSES = ("reaper", "brawler", "trickster", "whisperer")
WITH_CLASS = tuple(NewSeat(one.name, one.walker, cls) for one, cls in zip(PLAYERS, CLASSES, strict=True))
CODES = [
    card.code
    for cards in (SHIPPED.bodies, SHIPPED.class_augments, SHIPPED.faction_augments, SHIPPED.protocols)
    for card in cards.values()
    if card.code
]


def laid(players: int = 2, content: Content = FULL, codes: tuple[str, ...] = (), seed: str = "seed") -> State:
    """A new table of the scenario ``test`` with the four Classes in their order."""
    return set_up(content, "test", WITH_CLASS[:players], seed, codes)


def begun(players: int = 2, content: Content = FULL) -> Play:
    """The same, played up to the first question."""
    return Play(Table(AscendGame(content, laid(players, content))))


# -- Classes (p.4, step 3c; p.21) ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_others_the_co_op_and_the_plain_starting_augment_lie_ready_page_4(players: int) -> None:
    for seat in laid(players).seats:
        assert [SHIPPED.class_augments[card].set for card in seat.equipped] == ["co-op", "plain"]
        assert all(SHIPPED.class_augments[card].deck == seat.cls for card in seat.equipped)
        assert seat.unequipped == []


def test_alone_the_solo_augment_takes_the_place_of_the_co_op_one_page_21() -> None:
    (seat,) = laid(1).seats
    assert [SHIPPED.class_augments[card].set for card in seat.equipped] == ["solo", "plain"]


def test_the_starting_augment_that_is_not_used_is_out_of_the_game_page_4() -> None:
    for players in (1, 2):
        for seat in laid(players).seats:
            everything = {*seat.class_deck, *seat.equipped, *seat.unequipped}
            assert len([card for card in everything if SHIPPED.class_augments[card].set != "deck"]) == 2


def test_the_rest_of_the_class_lies_in_a_shuffled_deck_page_4() -> None:
    seat = laid().seats[0]
    unlocked = {c.id for c in SHIPPED.class_augments.values() if c.deck == "reaper" and c.set == "deck" and not c.code}
    assert (len(seat.class_deck), set(seat.class_deck)) == (8, unlocked)
    assert len({tuple(laid(seed=str(n)).seats[0].class_deck) for n in range(10)}) > 8


def test_each_player_chooses_a_class_of_their_own_page_4() -> None:
    assert [seat.cls for seat in laid(4).seats] == list(CLASSES)
    with pytest.raises(ValueError, match="a Class of their own"):
        set_up(FULL, "test", (NewSeat("Ada", "walker.blue", "reaper"), NewSeat("Ben", "walker.red", "reaper")), "seed")
    with pytest.raises(ValueError, match="no Class 'pirate'"):
        set_up(FULL, "test", (NewSeat("Ada", "walker.blue", "pirate"),), "seed")


def test_who_chooses_none_has_the_first_that_is_free() -> None:
    seats = set_up(FULL, "test", (PLAYERS[0], NewSeat("Ben", "walker.red", next(iter(SHIPPED.classes)))), "s").seats
    assert seats[0].cls == list(SHIPPED.classes)[1]


# -- Learning Protocols (p.4, step 3d) -------------------------------------------------------------------------


def test_each_player_is_dealt_two_protocols_and_keeps_one_page_4() -> None:
    play = begun(3)
    offers = {event.seat: event.cards for event in play.events(ev.ProtocolOffered)}
    assert [len(cards) for cards in offers.values()] == [2, 2, 2]
    assert len({card for cards in offers.values() for card in cards}) == 6, "no card is dealt twice"
    assert list(play.table.pending) == [0, 1, 2], "all choose side by side"
    for seat, cards in offers.items():
        assert play.answers(seat) == [f"protocol:{card}" for card in cards]

    play.say(f"protocol:{offers[2][1]}", seat=2).say(f"protocol:{offers[0][0]}").say(f"protocol:{offers[1][0]}", seat=1)

    assert [seat.protocol for seat in play.state.seats] == [offers[0][0], offers[1][0], offers[2][1]]
    assert play.state.offers == {}, "the others are back in the box"
    assert [seat.protocol_step for seat in play.state.seats] == [0, 0, 0]


def test_the_choice_is_made_before_the_first_scenario_card() -> None:
    play = begun(1)
    assert (play.state.card, play.kind()) == ("", "protocol")
    play.say(play.answers()[0])
    assert play.state.card == "T01"


# -- the Body Market (p.4, step 5) -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_body_more_than_players_lies_in_the_market_page_4(players: int) -> None:
    state = laid(players)
    assert len(state.market) == players + 1
    assert len(state.body_deck) == 7 - players - 1, "7 Bodies are open from the start"
    assert len({*state.market, *state.body_deck}) == 7


def test_the_body_deck_is_shuffled_page_4() -> None:
    assert len({tuple(laid(seed=str(n)).market) for n in range(12)}) > 9


# -- the Player Board (p.4, steps 2c and 2f) -------------------------------------------------------------------


def test_trace_starts_at_0_page_4() -> None:
    assert [seat.trace for seat in laid(4).seats] == [0] * 4


def test_the_core_data_token_matches_the_board_and_the_other_one_lies_beside_it_page_4() -> None:
    tokens = SHIPPED.tracks.core_tokens
    for seat in laid(4).seats:
        core, spare = TOKEN_NAMES[seat.core], TOKEN_NAMES[seat.spare]
        assert core == SHIPPED.walkers[seat.walker].core
        own = next(token for token in tokens if core in token)
        assert spare not in own, "two different tokens"


def test_everybody_starts_as_the_walker_of_the_board_page_9() -> None:
    assert [seat.bodies for seat in laid(4).seats] == [[]] * 4


# -- the first game leaves all that out (p.4, p.5) -------------------------------------------------------------


def test_the_prologue_skips_these_steps_page_5() -> None:
    state = set_up(SHIPPED, "prologue", WITH_CLASS[:3], "seed")
    assert (state.market, state.body_deck, state.offers, state.faction_decks) == ([], [], {}, {})
    for seat in state.seats:
        assert (seat.trace, seat.cls, seat.class_deck, seat.equipped, seat.protocol) == (None, "", [], [], "")


# -- locked components (p.5) -----------------------------------------------------------------------------------


def test_without_codes_nothing_locked_comes_into_play_page_5() -> None:
    for n in range(6):
        state = laid(4, seed=str(n))
        cards = [SHIPPED.bodies[card].code for card in (*state.market, *state.body_deck)]
        cards += [SHIPPED.protocols[card].code for offer in state.offers.values() for card in offer]
        cards += [SHIPPED.class_augments[card].code for seat in state.seats for card in seat.class_deck]
        cards += [SHIPPED.enemies[card].code for card in state.enemy_deck]
        assert set(cards) == {""}


def test_an_unlocked_component_is_added_to_its_deck_page_5() -> None:
    state = laid(codes=("ZB1", "SK1", "EM1"))
    assert "body.bulwark" in (*state.market, *state.body_deck)
    assert "reaper.last-name" in state.seats[0].class_deck
    assert "enemy.mole-radar" in state.enemy_deck
    assert state.codes == ["EM1", "SK1", "ZB1"]


def test_with_all_codes_every_body_and_ten_augments_a_class_are_there_page_5() -> None:
    state = laid(4, codes=tuple(CODES))
    assert len(state.market) + len(state.body_deck) == 13
    assert [len(seat.class_deck) for seat in state.seats] == [10] * 4


def test_a_sheet_may_put_everything_into_play() -> None:
    state = laid(content=content_with(simple=False, open=True))
    assert len(state.market) + len(state.body_deck) == 13
    assert sum(SHIPPED.enemies[card].level < 3 for card in state.enemy_deck) == 28 + 26


# -- the scenario's part (p.5, steps 7 and 10) -----------------------------------------------------------------


def test_faction_decks_of_the_sheet_are_prepared_page_5() -> None:
    play = begun(1, content_with(simple=False, factions=("ninkyo",)))
    assert list(play.state.faction_decks) == ["ninkyo"]
    assert len(play.state.faction_decks["ninkyo"]) == 10, "two of twelve are locked"


def test_a_hideout_that_lies_face_up_brings_its_deck_page_5() -> None:
    play = begun(1, content_with(simple=False, places="1@0,0^ 2@1,0^ 5@2,-1^ 6@3,-1 16@4,-2^"))
    assert list(play.state.faction_decks) == ["seekers"], "the Commoners' lies face down"


def test_an_exploration_token_lies_on_each_face_down_tile_page_5() -> None:
    kinds = set()
    for n in range(40):
        state = set_up(SHIPPED, "sandbox", WITH_CLASS[:2], str(n))
        assert all(bool(tile.explore) != tile.up for tile in state.tiles.values())
        kinds |= {tile.explore for tile in state.tiles.values() if tile.explore}
    assert kinds == set(SHIPPED.exploration)


def test_a_random_map_hangs_together() -> None:
    """Free places stay empty only where every other tile can still be reached."""
    for n in range(20):
        state = set_up(SHIPPED, "sandbox", WITH_CLASS[:1], str(n))
        places = SHIPPED.scenarios["sandbox"].map
        assert len(state.tiles) == len(places) - SHIPPED.scenarios["sandbox"].spare
        reached, edge = set(), [next(iter(state.tiles))]
        while edge:
            reached.update(edge)
            edge = [b for name in edge for b in places[name].beside if b in state.tiles and b not in reached]
        assert reached == set(state.tiles)
        assert len({tile.number for tile in state.tiles.values()}) == len(state.tiles)


def test_equal_seeds_lay_equal_tables_with_all_components() -> None:
    assert laid(4) == laid(4)
