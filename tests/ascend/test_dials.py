"""The dials gentle and harsh (campaign, section 2): pool, Enemy deck and clocks, and nothing else of a scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve, fields, has

from core.ascend.cards.amount_parser import parse_amount
from core.ascend.cards.amounts import Amount, fixed
from core.ascend.cards.choices import If
from core.ascend.cards.context import Context
from core.ascend.cards.table_effects import SetTime
from core.ascend.components import DeckPart, ScenarioSheet
from core.ascend.content_checks import check_scenario
from core.ascend.dials import content_at, longer, sheet_at, shorter
from core.ascend.game import Game
from core.ascend.names import CORRUPTED, DIALS, GENTLE, HARSH, NORMAL
from core.ascend.play import begun_as, new_table
from core.ascend.running import run_effects
from core.ascend.state import State
from core.engine.table import Table
from tests.ascend.tables import PLAYERS, SHIPPED, content_with

SHEETS = SHIPPED.scenarios.values()


def table(dial: str, scenario: str = "x-6039", players: int = 2, **more: Any) -> Table:
    return new_table(scenario, PLAYERS[:players], "seven", dial=dial, **more)


def game_of(played: Table) -> Game:
    assert isinstance(played.game, Game)
    return played.game


def state_of(dial: str, scenario: str = "x-6039", players: int = 2, **more: Any) -> State:
    return game_of(table(dial, scenario, players, **more)).state


def clocks(part: Any) -> Iterator[SetTime]:
    """Every clock of a part of a sheet."""
    if isinstance(part, SetTime):
        yield part
    elif isinstance(part, tuple | dict):
        for one in part.values() if isinstance(part, dict) else part:
            yield from clocks(one)
    elif has(type(part)):
        for field in fields(type(part)):
            yield from clocks(getattr(part, field.name)) if field.init else ()


def times(sheet: ScenarioSheet) -> list[tuple[int, ...]]:
    """The clocks of a scenario with 1 to 4 players."""
    return [tuple(fixed(clock.to, players) for players in (1, 2, 3, 4)) for clock in clocks(sheet)]


# -- clocks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("time", "on_gentle", "on_harsh"),
    [
        (0, 0, 0), (1, 2, 1), (3, 4, 3), (4, 5, 4), (5, 6, 4), (6, 7, 5), (11, 12, 10), (12, 12, 11),
    ],
)  # fmt: skip
def test_gentle_clocks_are_1_longer_and_harsh_ones_above_4_are_1_shorter(
    time: int, on_gentle: int, on_harsh: int
) -> None:
    clock = SetTime(parse_amount(time))
    assert (longer(clock), shorter(clock)) == (SetTime(parse_amount(on_gentle)), SetTime(parse_amount(on_harsh)))


def test_a_clock_by_players_is_turned_for_each_number_of_players() -> None:
    clock = SetTime(parse_amount([6, 5, 4, 0]))
    assert longer(clock) == SetTime(parse_amount([7, 6, 5, 0]))
    assert shorter(clock) == SetTime(parse_amount([5, 4, 4, 0]))


@pytest.mark.parametrize(("enemies", "on_gentle", "on_harsh"), [(3, 4, 3), (4, 5, 4), (5, 6, 4), (7, 8, 6)])
def test_a_clock_that_is_read_from_the_table_is_turned_when_it_is_set(
    enemies: int, on_gentle: int, on_harsh: int
) -> None:
    game = game_of(table(NORMAL))
    clock = SetTime(parse_amount("time"))
    for turned, wanted in ((longer(clock), on_gentle), (shorter(clock), on_harsh)):
        game.state.time = enemies
        rule = run_effects(game, (turned,), Context(0, "test"))
        with pytest.raises(StopIteration):
            rule.send(None)
        assert game.state.time == wanted
    assert isinstance(shorter(clock), If)


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.id for sheet in SHEETS])
def test_every_clock_of_a_scenario_is_turned_and_its_text_says_so(sheet: ScenarioSheet) -> None:
    before, gentle, harsh = times(sheet), times(sheet_at(sheet, GENTLE)), times(sheet_at(sheet, HARSH))
    assert gentle == [tuple(min(12, n + (n > 0)) for n in each) for each in before]
    assert harsh == [tuple(n - (n > 4) for n in each) for each in before]
    said = {clock.say(2) for clock in clocks(sheet_at(sheet, GENTLE))}
    assert said == {f"set Time to {min(12, each[1] + (each[1] > 0))}" for each in before}


# -- pool and deck ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_pool_has_one_more_or_fewer_and_one_for_each_player(players: int) -> None:
    sizes = [state_of(dial, players=players).pool[CORRUPTED] for dial in DIALS]
    assert sizes == [sizes[1] + players + 1, sizes[1], sizes[1] - players - 1]
    assert state_of(HARSH, players=players).pool_size == sizes[2]


def test_a_pool_never_falls_below_zero() -> None:
    small = content_with(corrupted=parse_amount([0, 1, 2, 4]))
    assert [state_of(HARSH, "test", players, content=small).pool[CORRUPTED] for players in (1, 2, 3, 4)] == [0] * 4
    assert state_of(GENTLE, "test", 1, content=small).pool[CORRUPTED] == 2


@pytest.mark.parametrize("players", [1, 4])
def test_harsh_lays_a_block_of_level_2_on_top_of_the_enemy_deck(players: int) -> None:
    normal, harsh = state_of(NORMAL, players=players), state_of(HARSH, players=players)
    assert harsh.enemy_deck[:-players] == normal.enemy_deck
    assert [SHIPPED.enemies[card].level for card in harsh.enemy_deck[-players:]] == [2] * players
    assert state_of(GENTLE, players=players).enemy_deck == normal.enemy_deck


def test_two_blocks_of_a_level_share_the_cards_of_the_box() -> None:
    deck = (DeckPart(2, parse_amount(9)), DeckPart(2, parse_amount(9)), DeckPart(2))
    laid = state_of(NORMAL, "test", content=content_with(enemy_deck=deck)).enemy_deck
    box = Counter({card.id: card.copies for card in SHIPPED.enemies.values() if card.level == 2 and not card.code})
    assert Counter(laid) == box


# -- all else --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.id for sheet in SHEETS])
def test_a_turned_scenario_is_whole_and_wins_the_same(sheet: ScenarioSheet) -> None:
    for dial in (GENTLE, HARSH):
        turned = sheet_at(sheet, dial)
        assert not list(check_scenario(turned, content_at(SHIPPED, sheet.id, dial)))
        ends = [code for code, card in sheet.cards.items() if card.kind in ("victory", "loss")]
        assert [turned.cards[code] for code in ends] == [sheet.cards[code] for code in ends]
        (said,) = turned.rules[len(sheet.rules) :]
        assert said.startswith(f"{dial.capitalize()}: ")


def test_normal_is_the_very_content_and_digests_do_not_hold_the_dial() -> None:
    assert content_at(SHIPPED, "x-6039", NORMAL) is SHIPPED
    assert content_at(SHIPPED, "x-6039", HARSH) is content_at(SHIPPED, "x-6039", HARSH)
    harsh = content_at(SHIPPED, "x-6039", HARSH)
    assert content_at(harsh, "x-6039", HARSH) is harsh, "it is not turned twice"
    assert "dial" not in repr(state_of(HARSH))


def test_the_table_plays_by_its_dial_and_so_do_its_copies() -> None:
    for dial, time in ((GENTLE, 4), (NORMAL, 3), (HARSH, 3)):
        played = table(dial)
        while not game_of(played).state.card:
            played.take(*_first(played))
        for copy in (played, played.clone()):
            assert game_of(copy).state.dial == dial
            assert game_of(copy).state.time == time
            assert len(game_of(copy).sheet.rules) == (dial != NORMAL)


def _first(played: Table) -> Any:
    choice = next(iter(played.pending.values()))
    return choice, choice.options[0]


def test_a_game_that_is_begun_again_is_as_hard() -> None:
    played = table(HARSH)
    assert begun_as(game_of(played)).digest() == played.digest() != table(NORMAL).digest()


def test_an_unknown_dial_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^There is no dial 'brutal'; there are: gentle, normal, harsh\.$"):
        table("brutal")


def test_amounts_keep_their_form_where_nothing_changes() -> None:
    sheet = SHIPPED.scenarios["prologue"]
    assert sheet_at(sheet, NORMAL) is sheet
    amount: Amount = parse_amount([3, 4, 4, 4])
    assert shorter(SetTime(amount)) == SetTime(amount)
    assert evolve(sheet_at(sheet, HARSH), rules=()).cards["A06"] is sheet.cards["A06"]
