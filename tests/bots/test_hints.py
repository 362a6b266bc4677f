"""Hints: one sentence on every question, from what players may see, and nothing of the game changes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from time import perf_counter

import pytest

from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.words import CHOICE_KINDS
from core.bots.ascend import simulated
from core.bots.ascend.hinting import hint
from core.bots.ascend.hinting.hint import REASONS, STORY
from core.bots.ascend.moving import FAR, figures
from core.bots.ascend.planner import Planner
from core.bots.ascend.sight import Sight
from core.bots.bot import Bot
from core.bots.random_bot import RandomBot
from core.engine.choice import Choice, Option
from core.engine.luck import Luck
from core.engine.table import Table
from tests.bots.test_planner import shuffle_what_is_hidden

TABLES = [(scenario, number % 4 + 1) for number, scenario in enumerate(content().scenarios)]
"""Every scenario, with one to four players."""
ANSWERS = 280
"""Questions of each game at most."""
OF_A_KIND = 5
"""Questions of each kind in a game that get a hint."""


def game_of(table: Table) -> Game:
    assert isinstance(table.game, Game)
    return table.game


def test_every_kind_of_question_has_a_reason() -> None:
    assert set(REASONS) | {"card"} == set(CHOICE_KINDS)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_question_gets_one_sentence_and_nothing_changes(scenario: str, seats: int) -> None:
    table = simulated.table(scenario, seats, "hints")
    bot: Bot = Planner("hints") if seats == 2 else RandomBot("hints")
    took, kinds = [], Counter[str]()
    for _ in range(ANSWERS):
        if table.over:
            break
        choice, option = bot.choose(table)
        kinds[choice.kind] += 1
        if kinds[choice.kind] <= OF_A_KIND:
            digest, events, began = table.digest(), len(table.events), perf_counter()
            found = hint(game_of(table), choice)
            took.append(perf_counter() - began)
            assert (table.digest(), len(table.events)) == (digest, events)
            assert found.text.endswith(".")
            assert not found.text.endswith("..")
            assert found.text.isprintable()
            assert choice.option(found.key) is not None or choice.kind == "card"
        table.take(choice, option)
    assert sorted(took)[len(took) // 2] < 0.3


@pytest.mark.parametrize(("scenario", "seats"), [("prologue", 2), ("sandbox", 3), ("shinigami", 1)])
def test_what_is_hidden_changes_no_hint(scenario: str, seats: int) -> None:
    table, luck, bot = simulated.table(scenario, seats, "hidden"), Luck({}, "hidden"), RandomBot("hidden")
    for _ in range(110):
        if table.over:
            break
        choice, option = bot.choose(table)
        before = hint(game_of(table), choice)
        shuffle_what_is_hidden(game_of(table), luck)
        assert hint(game_of(table), choice) == before
        table.take(choice, option)


def test_which_way_the_story_goes_is_left_to_the_players() -> None:
    table, bot = simulated.table("prologue", 1, "h1"), Planner("x")
    while next(iter(table.pending.values())).kind != "card":
        table.take(*bot.choose(table))
    (choice,) = table.pending.values()
    assert hint(game_of(table), choice).text == f"{STORY}."


def test_a_move_of_data_names_the_pattern_it_leads_to() -> None:
    table = simulated.table("prologue", 1, "h1")
    choice = next(iter(table.pending.values()))
    while choice.kind != "program":
        table.take(choice, choice.options[0])
        choice = next(iter(table.pending.values()))
    found = hint(game_of(table), choice)
    names = [source.name for source in game_of(table).content.basics]
    assert any(f"{name} (" in found.text for name in names), found.text


def told(scenario: str, seats: int, answers: int) -> dict[tuple[str, str], list[str]]:
    """The hints of a game of the planner, by the active card and the kind of question."""
    table, bot = simulated.table(scenario, seats, "w26"), Planner("w26")
    found: dict[tuple[str, str], list[str]] = {}
    for _ in range(answers):
        if table.over:
            break
        choice, option = bot.choose(table)
        if choice.kind in ("program", "move", "launch"):
            found.setdefault((game_of(table).card.name, choice.kind), []).append(hint(game_of(table), choice).text)
        table.take(choice, option)
    return found


def test_a_hint_says_first_how_it_serves_the_goal_or_what_the_goal_waits_for() -> None:
    hints = told("prologue", 1, 140)
    programs = hints["Cold Boot", "program"]
    assert '", because Cold Boot asks for it: Shield (gain 1 Shield) lies ready' in programs[0]
    assert programs[-1].endswith("; a pattern that Cold Boot asks for lies ready.")
    assert any("launched after the move, on any tile" in text for text in hints["Cold Boot", "move"])
    assert any(text.endswith("because Cold Boot asks for it.") for text in hints["Cold Boot", "launch"])
    lost = "where Two Feeds can be brought forward is still to be found."
    assert all(text.endswith(lost) for text in hints["Two Feeds", "program"])
    assert any(
        "Two Feeds can be brought forward later this turn, on D2" in text for text in hints["Two Feeds", "launch"]
    )
    assert any("Two Feeds speaks of a tile that is still to be found" in text for text in hints["Two Feeds", "move"])
    assert any("Seen asks to be rid of Enemies: " in text for text in hints["Seen", "program"])
    assert any("Quiet Exit costs 4 Memory, and you have" in text for text in hints["Quiet Exit", "move"])


def test_a_hint_promises_the_goal_only_where_a_figure_can_be_this_turn() -> None:
    table, bot = simulated.table("x-6039", 1, "k3"), Planner("k3")
    promised = 0
    while not table.over:
        choice, option = bot.choose(table)
        if choice.kind in ("program", "move"):
            game = game_of(table)
            found = re.search(r"can be brought forward later this turn, on (\w+)", hint(game, choice).text)
            if found is not None:
                reach = [figure.turns(game)[found[1]] for figure in figures(Sight(game, choice.seat))]
                assert min(reach) <= 1
                promised += 1
        table.take(choice, option)
    assert promised


def hints_where(scenario: str, seats: int, seed: str, kind: str, fits: Callable[[Choice, Option], bool]) -> list[str]:
    """The hints on questions of a kind whose answer by the planner fits, in a game of it."""
    table, bot = simulated.table(scenario, seats, seed), Planner(seed)
    found = []
    for _ in range(400):
        if table.over:
            break
        choice, option = bot.choose(table)
        if choice.kind == kind and fits(choice, option):
            found.append(hint(game_of(table), choice).text)
        table.take(choice, option)
    return found


def test_with_all_power_spent_no_other_die_is_weighed() -> None:
    texts = hints_where("bloody-war", 2, "k1", "power", lambda choice, option: option == choice.options[-1])
    assert texts
    assert all(text.endswith("and no more can be bought.") for text in texts)


def test_a_limit_is_raised_because_of_the_limit() -> None:
    texts = hints_where("x-6039", 1, "k3", "upgrade", lambda choice, option: option.key == "upgrade:raise")
    assert any("your Integrity cannot rise above 5 yet" in text for text in texts)


def test_a_choice_of_the_group_names_what_it_was_weighed_against() -> None:
    texts = hints_where("no-place-like-home", 1, "k2", "group", lambda choice, option: True)
    assert any('worth more to the group than "Leave: power the line' in text for text in texts)


def test_the_bot_goes_where_it_can_stand_in_and_the_hint_says_so() -> None:
    texts = hints_where("no-place-like-home", 1, "k2", "move", lambda choice, option: option.key.startswith("bot:"))
    assert any("there it can stand in for you on Server Farm (gain 2 Memory), for 1 battery" in text for text in texts)


def test_a_card_that_asks_to_turn_tiles_up_is_served_by_going_there() -> None:
    moves = told("x-6039", 2, 60)["Ground Crew", "move"]
    assert any("Ground Crew asks to turn it up" in text for text in moves)


def test_a_tile_turned_up_from_afar_is_called_the_last_to_walk_to_only_when_it_is() -> None:
    said = Counter[bool]()
    for seed in ("k1", "k2", "k3"):
        table, bot = simulated.table("x-6039", 2, seed), Planner(seed)
        while not table.over:
            choice, option = bot.choose(table)
            if choice.kind == "reveal" and hasattr(option, "what"):
                ways = [figure.turns(game_of(table)) for figure in figures(Sight(game_of(table), choice.seat))]
                turns = [
                    min(way.get(other.what, FAR) for way in ways) for other in choice.options if hasattr(other, "what")
                ]
                last = min(way.get(option.what, FAR) for way in ways) > min(turns)
                assert ("it takes longest to walk there" in hint(game_of(table), choice).text) == last
                said[last] += 1
            table.take(choice, option)
    assert said
