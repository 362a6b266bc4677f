"""The content of the Prologue: the designed cards and numbers (its cards are house values; rulebook p.5)."""

from __future__ import annotations

import re

from core.ascend.cards.amounts import ByPlayers, Join, Name, Number
from core.ascend.cards.choices import If
from core.ascend.cards.conditions import Compare
from core.ascend.cards.counts import TokensLying
from core.ascend.cards.enemy_effects import Attach
from core.ascend.cards.gains import Gain, Spend
from core.ascend.cards.launcher_effects import Program
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.table_effects import ChooseCard, Draw, SetTime, Time, UnlockComponent
from core.ascend.cards.token_effects import Put
from core.ascend.cards.triggers import Trigger
from core.ascend.cards.who import Who
from core.ascend.cards.world import Bar
from core.ascend.components import DeckPart, PlotCard
from core.ascend.content import content

ALL = content()
PROLOGUE = ALL.scenarios["prologue"]
EACH, LEAD = Who("each"), Who("lead")
NO_TIME = Compare(Name("time"), "=", Number(0))


def plot(code: str) -> PlotCard:
    """A Scenario card of the Prologue."""
    return PROLOGUE.cards[code]


def test_prologue_set_up() -> None:
    hidden = [place for place in PROLOGUE.places if not place.up]
    shown = {place.number: place for place in PROLOGUE.places if place.up}

    assert set(shown) == {1, 2}
    assert shown[1].name in shown[2].beside
    assert [place.number for place in hidden] == [0] * 6
    assert PROLOGUE.pool == (3, 11, 12, 13, 14, 16)
    assert PROLOGUE.leave_out == ("token.exp", "token.memory")
    assert PROLOGUE.enemy_deck == (DeckPart(1), DeckPart(2))
    assert (PROLOGUE.corrupted, PROLOGUE.start, PROLOGUE.simple) == (Number(16), 2, True)
    assert (PROLOGUE.first_card, PROLOGUE.loss_card) == ("A01", "A07")
    assert [(token.name, token.piece) for token in PROLOGUE.tokens] == [
        ("Lesson", "marker"),
        ("Feed", "success"),
        ("Gone", "marker"),
        ("Loud", "success"),
        ("Quiet", "success"),
    ]


def test_there_are_tokens_for_every_hidden_tile() -> None:
    left = sum(token.copies for token in ALL.exploration.values() if token.id not in PROLOGUE.leave_out)

    assert left >= sum(not place.up for place in PROLOGUE.places)


def test_cold_boot_waits_for_a_lesson_of_each() -> None:
    assert plot("A01").immediate == (SetTime(Number(0)),)
    assert plot("A01").rules == (Trigger("launched", (Put("Lesson", yours=True),), "asset"),)
    assert [bar.effects for bar in plot("A01").bars] == [(Gain("reroll", Number(1), EACH), Draw("A02"))]
    assert plot("A01").bars[0].when == Compare(TokensLying("Lesson", "card"), ">=", Name("players"))
    assert plot("A01").otherwise == (Program(Number(2), Who("each", "Lesson")),)


def test_two_feeds_gives_what_its_line_carries() -> None:
    assert plot("A02").immediate == (SetTime(ByPlayers((6, 5, 5, 5))),)
    assert [(act.tile, act.effects, act.cost, act.limit) for act in plot("A02").acts] == [
        (11, (Test("red", Number(3), (Put("Feed"), Gain("power", Number(1), EACH))),), (), "turn"),
        (12, (Test("green", Number(3), (Put("Feed"), Gain("memory", Number(1), EACH))),), (), "turn"),
    ]
    assert plot("A02").world == (Time(-1),)
    assert plot("A02").bars == (
        Bar(Compare(TokensLying("Feed", "card"), ">=", Number(1)), (Draw("A03"),)),
        Bar(NO_TIME, (Attach(Number(1), EACH), SetTime(Number(2)))),
    )
    assert plot("A02").otherwise == ()


def test_seen_counts_whatever_leaves_but_not_by_a_reset() -> None:
    (choose,) = plot("A03").bars[0].effects
    assert isinstance(choose, ChooseCard)
    assert choose.cards == ("A04", "A05")
    assert len(choose.words) == 2
    assert plot("A03").immediate == (Attach(Number(1), Who("each", "enemy")), Gain("shield", Number(1), EACH))
    assert plot("A03").rules == (Trigger("enemy-left", (Put("Gone"),), "not reset"),)
    assert plot("A03").bars == (
        Bar(Compare(TokensLying("Gone", "card"), ">=", Join(Name("players"), "+", Number(1))), (choose,)),
    )
    assert plot("A03").otherwise == (If(Compare(Name("all-enemies"), "=", Number(0)), (Attach(Number(1), LEAD),)),)


def test_loud_exit_is_a_group_test_against_the_clock() -> None:
    need = ByPlayers((6, 9, 14, 19))

    assert plot("A04").immediate == (SetTime(ByPlayers((3, 4, 4, 4))), Gain("power", Number(1), EACH))
    assert [(act.tile, act.effects) for act in plot("A04").acts] == [
        (16, (Test("core", need, (Put("Loud", "sheet"),), group=True),))
    ]
    assert plot("A04").world == (Time(-1),)
    assert plot("A04").bars == (
        Bar(Compare(TokensLying("Loud", "sheet"), ">=", Number(1)), (Draw("A06"),)),
        Bar(NO_TIME, (Draw("A07"),)),
    )
    assert plot("A04").otherwise == (Attach(Number(1), LEAD),)


def test_quiet_exit_costs_each_player_four_memory() -> None:
    assert plot("A05").immediate == (SetTime(Number(2)),)
    assert [(act.tile, act.cost, act.limit, act.effects) for act in plot("A05").acts] == [
        (1, (Spend("memory", Number(4)),), "once each", (Put("Quiet"),))
    ]
    assert plot("A05").world == (Time(-1),)
    assert plot("A05").bars == (
        Bar(Compare(TokensLying("Quiet", "card"), ">=", Name("players")), (Draw("A06"),)),
        Bar(NO_TIME, (Draw("A07"),)),
    )
    assert plot("A05").otherwise == plot("A03").otherwise


def test_the_way_out_decides_what_is_unlocked() -> None:
    (branch,) = plot("A06").immediate

    assert isinstance(branch, If)
    assert branch.when == plot("A04").bars[0].when == Compare(TokensLying("Loud", "sheet"), ">=", Number(1))
    assert branch.then == (UnlockComponent("AL1", "Learning Protocol", "Loud Lessons"),)
    assert branch.otherwise == (UnlockComponent("AL2", "Learning Protocol", "Quiet Lessons"),)
    assert plot("A07").immediate == ()
    assert [(code, plot(code).kind) for code in ("A06", "A07")] == [("A06", "victory"), ("A07", "loss")]


def test_numbers_for_the_players_at_the_table_are_said() -> None:
    clock, test = plot("A02").immediate[0], plot("A04").acts[0].effects[0]

    said = [(clock.say(players), test.say(players)) for players in (1, 2, 3, 4)]
    numbers = [tuple(next(iter(re.findall(r"\d+", text))) for text in texts) for texts in said]

    assert numbers == [("6", "6"), ("5", "9"), ("5", "14"), ("5", "19")]
