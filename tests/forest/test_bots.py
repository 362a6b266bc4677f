"""The bots of the forest: what they remember, that they know no more than they were shown, and how well they play."""

from __future__ import annotations

import pytest

from core.bots.forest.family import Family
from core.bots.forest.memory import Memory
from core.bots.forest.planner import Plan, estimate
from core.bots.forest.simulated import BOTS, levels, outcome, table
from core.engine.luck import Luck
from core.engine.table import Table
from core.forest.content import content
from core.forest.gems import Gems
from tests.balance.forest import BATCH, JUDGED, MEANS, NEAR, measured
from tests.forest.tables import at, game_of, give, laid, seated, state_of

GAMES = 2000


@pytest.mark.parametrize(("place", "level"), list(enumerate(levels())))
def test_18_the_family_releases_as_many_as_the_facts_say(place: int, level: str) -> None:
    tallies = [measured(f"{level} {JUDGED} {n}")[1] for n in range(GAMES // BATCH)]
    assert sum(tally["games"] for tally in tallies) == GAMES
    mean = sum(tally["released"] for tally in tallies) / GAMES
    assert abs(mean - MEANS[JUDGED][place]) <= NEAR


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seats", [1, 6])
def test_every_bot_plays_to_the_end(bot: str, seats: int) -> None:
    played = table("standard", seats, "a")
    player = BOTS[bot]("a")
    while played.pending:
        played.take(*player.choose(played))
    ending, won, turns = outcome(played)
    freed = state_of(played).freed
    assert (ending, won) == (f"{freed} free", freed == 6)
    assert 1 <= turns <= 29


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_bot_answers_alike_until_it_is_shown_one_of_two_cards_that_changed_places(bot: str, seed: str) -> None:
    one, other = table("easy", 2, seed), table("easy", 2, seed)
    places = state_of(other).places
    places[0].card, places[5].card = places[5].card, places[0].card
    first, second = BOTS[bot](seed), BOTS[bot](seed)
    alike = 0
    while one.pending:
        choice, option = first.choose(one)
        if (choice.kind == "show" and choice.about[0] in (0, 5)) or option.key in ("deliver:1", "deliver:6"):
            break
        again, same = second.choose(other)
        assert (choice.kind, choice.about, option) == (again.kind, again.about, same)
        alike += 1
        one.take(choice, option)
        other.take(again, same)
    assert alike > 0


def test_a_card_is_remembered_once_it_was_shown_and_the_last_one_by_what_is_missing() -> None:
    played = seated(laid("easy", down=["dew", "fox", "moth"]))
    memory, game = Memory(Luck({}, "a")), game_of(played)
    assert memory.known(game) == {}
    for card in ("dew", "moth"):
        give(played, f"look:{at(card)}")
        (seat,) = played.pending
        memory.watch(played, seat)
        give(played, "show")
    cards = content().cards
    assert memory.known(game) == {0: cards["dew"], 5: cards["moth"], 4: cards["fox"]}


def test_a_forgetful_group_loses_cards_and_does_not_work_the_last_one_out() -> None:
    played = seated(laid("easy", down=["dew", "fox"]))
    sure, fading = Memory(Luck({}, "a"), 0), Memory(Luck({}, "a"), 100)
    give(played, "look:1")
    for memory in (sure, fading):
        memory.watch(played, 0)
        memory.known(game_of(played))
    give(played, "show")
    assert set(sure.known(game_of(played))) == {0, 4}
    assert fading.known(game_of(played)) == {}


def test_the_share_that_is_forgotten_is_as_told() -> None:
    kept = 0
    for seed in range(400):
        played = seated(laid("easy"))
        memory = Memory(Luck({}, str(seed)), 15)
        give(played, "look:1")
        memory.known(game_of(played))
        memory.watch(played, 0)
        give(played, "show")
        kept += len(memory.known(game_of(played)))
    assert 0.80 < kept / 400 < 0.90


def test_the_family_looks_until_three_cards_are_known_then_collects() -> None:
    played = seated(laid("easy"), crumbles="bbb")
    family = Family("a")
    asked = []
    for _ in range(7):
        choice, option = family.choose(played)
        asked.append(option.key.partition(":")[0])
        played.take(choice, option)
    assert asked == ["look", "show", "look", "show", "look", "show", "collect"]


def test_the_planner_goes_on_while_nothing_can_be_lost_and_stops_where_black_is_likely() -> None:
    safe = game_of(collecting(seated(laid("easy", bag=[3, 3, 3, 0], down=["heron"]), draws="b")))
    plan = Plan(safe, {3: safe.card(3)})
    assert plan.drawing(Gems(1)) > plan.best_delivery(Gems(1))[0]

    risky = laid("nightmare", bag=[2, 1, 0, 2], down=["dew", "heron"], on={"dew": "r"})
    game = game_of(collecting(seated(risky, draws="b")))
    plan = Plan(game, {place: game.card(place) for place in game.face_down()})
    assert plan.best_delivery(Gems(1)) > (1, 0)
    assert plan.drawing(Gems(1)) < plan.best_delivery(Gems(1))[0]


def collecting(played: Table) -> Table:
    """The table after the first gem of a turn."""
    give(played, "collect")
    return played


def test_more_in_the_bag_is_worth_more_and_a_complete_delivery_more_than_another() -> None:
    cards = [(Gems(1, 1), True), (Gems(2, 1), False)]
    assert estimate([2, 2, 2, 1], cards) < estimate([4, 4, 4, 1], cards) < estimate([9, 9, 9, 1], cards)
    assert estimate([0, 5, 5, 0], cards) == pytest.approx(0.2)  # nothing can be released without blue
    played = seated(laid("easy", down=["dew", "heron"], on={"dew": "b"}))
    game = game_of(played)
    plan = Plan(game, {place: game.card(place) for place in game.face_down()})
    assert plan.best_delivery(Gems(0, 1))[1] == 0
    assert plan.best_delivery(Gems(0, 1))[0] > 1
