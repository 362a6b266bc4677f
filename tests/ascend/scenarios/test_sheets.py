"""What a Scenario sheet sets up (rulebook p.5, p.18), and what older games change."""

from __future__ import annotations

import pytest

from core.ascend.cards.conditions import Ticked
from core.ascend.cards.world import Bar
from core.ascend.components import ScenarioSheet
from core.ascend.content import content
from core.ascend.content_checks import check_scenario
from core.ascend.game import Game
from core.ascend.names import POWER
from core.ascend.play import new_table
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import State
from core.engine.table import Table
from tests.ascend.scenarios.tables import MARKED, scenario
from tests.ascend.tables import PLAYERS, card
from tests.ascend.written import effects

CAMPAIGN = [sheet for sheet in content().scenarios.values() if not sheet.open]


def state_of(table: Table) -> State:
    """Where a table stands."""
    assert isinstance(table.game, Game)
    return table.game.state


def test_tiles_hidden_among_others_lie_somewhere_there() -> None:
    places = set()
    for seed in range(12):
        state = set_up(content(), "darkness", PLAYERS[:1], str(seed))
        (place,) = (name for name, tile in state.tiles.items() if tile.number == 11)
        assert "o" in content().scenarios["darkness"].map[place].sites
        places |= {place}
    assert len(places) > 2


def test_a_sheet_may_do_without_bodies_and_exploration_tokens() -> None:
    state = set_up(content(), "old-fashioned", PLAYERS[:2], "1")
    vault = next(tile for tile in state.tiles.values() if tile.number == 22)
    assert (state.market, state.body_deck, vault.explore) == ([], [], "")
    assert sum(bool(tile.explore) for tile in state.tiles.values()) == 9


def test_components_may_be_barred() -> None:
    table = new_table("geohunt", [NewSeat("Ada", "walker.blue")], "1", codes=["EF1", "EF2"])
    deck = state_of(table).faction_decks["commoners"]
    codes = {content().faction_augments[card].code for card in deck}
    assert {"EF1", "EF2"} & codes == {"EF2"}


def test_setup_comes_before_the_first_card_and_history_after_it() -> None:
    lines = (
        Bar(Ticked("E08"), effects("{do = 'gain', what = 'power', n = 2}")),
        Bar(Ticked("E09"), effects("{do = 'gain', what = 'power'}")),
    )
    box = scenario(setup=effects("{do = 'put', token = 'Part', place = 'sheet'}"), history=lines)
    table = new_table("test", PLAYERS[:1], "1", content=box, ticked=["E08"])
    while not state_of(table).card:
        choice = next(iter(table.pending.values()))
        table.answer(choice.seat, choice.serial, choice.options[0].key)
    assert (state_of(table).lying, state_of(table).seats[0].assets[POWER]) == ({"sheet": {"Part": 1}}, 2)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{do = 'put', token = 'Ghost'}", "the token 'Ghost' is not declared"),
        ("{do = 'put', token = 'Part', place = 'site nowhere'}", "no tile of the map is marked 'nowhere'"),
        ("{do = 'put', token = 'Part', place = 'lit'}", "the sheet calls no tiles 'lit'"),
        ("{do = 'procedure', name = 'War'}", "there is no procedure 'War'"),
        ("{do = 'bring', cards = ['U07']}", "there is no card U07"),
        ("{do = 'attach-card', card = 'Z09'}", "there is no special Enemy 'Z09'"),
        ("{do = 'put', token = 'Part', place = 'tile 99'}", "there is no District tile 99"),
        ("{do = 'if', if = 'Part on X01 = 0', then = []}", "there is no card X01"),
    ],
)
def test_a_name_that_nothing_bears_is_told(text: str, fault: str) -> None:
    box = scenario(card("T01", immediate=effects(text)))
    assert any(fault in found for found in check_scenario(box.scenarios["test"], box))


@pytest.mark.parametrize("sheet", CAMPAIGN, ids=lambda sheet: sheet.id)
def test_every_card_says_all_it_does_for_any_number_of_players(sheet: ScenarioSheet) -> None:
    for players in (1, 2, 3, 4):
        for one in sheet.cards.values():
            parts = (*one.rules, *one.acts, *one.bars, *one.procedures, *one.patterns)
            assert all(part.say(players) for part in (*parts, *one.immediate, *one.world, *one.otherwise))


def test_the_numbers_of_cards_are_those_of_the_campaign() -> None:
    sizes = {
        sheet.id: len(sheet.cards) + len(sheet.enemies) + len(sheet.boss.attacks if sheet.boss else ())
        for sheet in CAMPAIGN
    }
    assert sizes == {
        "prologue": 7, "x-6039": 12, "geohunt": 11, "no-place-like-home": 13, "old-fashioned": 10,
        "simulation-error": 13, "shinigami": 18, "darkness": 13, "bloody-war": 12, "access-denied": 8, "the-ascend": 22,
    }  # fmt: skip
    assert sum(sizes.values()) == 139


def test_the_map_is_kept_in_the_order_of_its_line() -> None:
    box = scenario(places=MARKED)
    assert [place.order for place in box.scenarios["test"].places] == [0, 1, 2, 3, 4]
