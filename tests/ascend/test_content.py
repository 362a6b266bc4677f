"""The content files: they hold the designed numbers and stories, and every card says itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from core.ascend.cards.acts import Spend
from core.ascend.cards.amounts import AtMost, ByPlayers, Half, Join, Name, Number, TokensLying
from core.ascend.cards.conditions import Compare
from core.ascend.cards.context import Effect
from core.ascend.cards.enemy_effects import Attach, Damage, Repair, Restack, Stun
from core.ascend.cards.gains import Gain, Lose
from core.ascend.cards.harm import Trace, Wounds
from core.ascend.cards.launcher_effects import Dump, Lock, Program
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.table_effects import ChooseCard, Draw, If, Put, SetTime, Time, Unlock
from core.ascend.cards.triggers import OnEnemyLeft, OnLaunched
from core.ascend.cards.who import Who
from core.ascend.cards.world import Bar
from core.ascend.components import DeckPart, EnemyCard, PlotCard, ScenarioSheet
from core.ascend.content import content
from core.ascend.content_checks import card_effects

ALL = content()
PROLOGUE = ALL.scenarios["prologue"]
EACH, LEAD = Who("each"), Who("lead")
NO_TIME = Compare(Name("time"), "=", Number(0))

# Each design: its Hacks, then its Repel.
SHAPES = {
    "enemy.peeper": "YY  B.Y/.B. | YB/Y.",
    "enemy.ping-drone": "Y./.Y  B../..B | B.B/.R.",
    "enemy.dustpan": "B.B  RRB | BB/.R",
    "enemy.ember-rat": "B./.B  RBR | B.B/.G.",
    "enemy.snare": "RR  G.G/.R. | RG/R.",
    "enemy.shop-android": "R.R/.C.  G.G/.Y. | B.B/.C.",
    "enemy.gnat": "R.R | Y./.R/Y.",
    "enemy.gnat-cloud": "R./.R  YYR | R.Y/.R.",
    "enemy.bit-leech": "GG  G.B/.G. | GBG",
    "enemy.static-box": "Y.Y  G./YG | G.G/.Y.",
    "enemy.padlock": "G.G  YY/.G | YG/.Y",
    "enemy.hound": "Y./.Y  YBY | B.Y/.B.",
    "enemy.patrol-bot": "RR  R.R/.B. | R.R/.Y.",
    "enemy.turnstile": "R.R  R.R/.G. | RRY",
    "enemy.patcher": "G./.G  Y.Y/.G. | GY/G.",
    "enemy.magpie": "G.G  GG/.B | BG/.B",
    "enemy.scanning-bot": "YY  B.B/.Y. | Y.Y/B.B",
    "enemy.watchtower": "Y.Y/.B.  B.B | BB/YR",
    "enemy.firecleaner": "B.B/.R.  RR | BB/RR",
    "enemy.lye-sprayer": "B./.B  G.G/.B. | B.G/.B./..R",
    "enemy.catcher": "R./.R  G.G/.R. | RR/GG",
    "enemy.tether": "GG  R.G/.R. | RR/GY",
    "enemy.zoe": "R.R/.C.  R../..R | R.R/C.*",
    "enemy.mannequin": "G.G/.C.  Y./.Y | GG/CY",
    "enemy.gnat-nest": "RR  YRY | Y.Y/R.R",
    "enemy.rot-worm": "G./.G  G.G/.B. | GG/BB",
    "enemy.jammer": "YG/.Y  G.G | YY/GG",
    "enemy.stalker": "B.B  YY/.B | Y.B/.Y./B..",
    "enemy.riot-guard": "R.R/.B.  RR | RR/BG",
    "enemy.repair-crane": "G.G  YG/Y. | GG/Y*",
    "enemy.toll-collector": "BB  B.G/.G. | B.B/G.G",
    "enemy.bailiff": "G./.G  BBG | GG/B*",
}


def of_level(level: int) -> list[EnemyCard]:
    """The Enemy designs of a level."""
    return [card for card in ALL.enemies.values() if card.level == level]


# -- Enemies ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "cards", "families"),
    [
        (1, 24, "scanner 3 cleaner 3 catcher 2 android 2 swarm 2 rot 2 jammer 3 hunter 2 enforcer 2 mender 1 thief 2"),
        (2, 21, "scanner 2 cleaner 3 catcher 2 android 3 swarm 2 rot 1 jammer 2 hunter 1 enforcer 1 mender 1 thief 3"),
    ],
)
def test_open_enemies_of_a_level(level: int, cards: int, families: str) -> None:
    count: Counter[str] = Counter()
    for card in of_level(level):
        count[card.family] += card.copies
    words = families.split()

    assert count.total() == cards
    assert count == Counter({family: int(n) for family, n in zip(words[::2], words[1::2], strict=True)})
    assert len(of_level(level)) == 16, "no design may vanish where a locked card takes a place"
    assert {card.copies for card in of_level(level)} == {1, 2}


@pytest.mark.parametrize(("level", "lowest", "highest"), [(1, 3, 7), (2, 8, 12)])
def test_integrity_lies_in_the_band_of_its_level(level: int, lowest: int, highest: int) -> None:
    assert {card.id for card in of_level(level) if not lowest <= card.integrity <= highest} == set()


def test_every_basic_frame_wounds() -> None:
    assert [card.id for card in ALL.enemies.values() if not isinstance(card.basic[0], Wounds)] == []


def test_every_enemy_has_the_designed_patterns() -> None:
    read = {}
    for card in ALL.enemies.values():
        hacks = "  ".join("/".join(hack.pattern.rows) for hack in card.hacks)
        read[card.id] = f"{hacks} | {'/'.join(card.repel.pattern.rows)}"

    assert read == SHAPES


def test_peeper() -> None:
    card = ALL.enemies["enemy.peeper"]

    assert (card.name, card.family, card.level, card.copies, card.integrity) == ("Peeper", "scanner", 1, 1, 4)
    assert card.basic == (Wounds(Number(2)),)
    assert card.special == (Trace(Number(2)), Wounds(Number(1)))
    assert [hack.effects for hack in card.hacks] == [
        (Damage(Number(1)),),
        (Trace(Number(-1)), Damage(Number(1))),
    ]
    assert card.repel.effects == (Trace(Number(2)),)


def test_gnat_cloud() -> None:
    card = ALL.enemies["enemy.gnat-cloud"]

    assert (card.level, card.copies, card.integrity) == (1, 1, 6)
    assert card.special == (Wounds(AtMost(Join(Number(1), "+", Name("enemies")), 4)),)
    assert [hack.effects for hack in card.hacks] == [(Damage(Number(1)),), (Damage(Number(1), "each"),)]
    assert card.repel.effects == (Gain("corrupted", Number(1)),)


def test_patcher() -> None:
    card = ALL.enemies["enemy.patcher"]

    assert (card.level, card.copies, card.integrity) == (1, 1, 5)
    assert card.special == (Repair(Number(2), "each"), Restack("bottom", "this"), Wounds(Number(1)))
    assert [hack.effects for hack in card.hacks] == [(Damage(Number(1)),), (Gain("memory", Number(1)),)]
    assert card.repel.effects == (Repair(Number(2), "each"),)


def test_zoe() -> None:
    card = ALL.enemies["enemy.zoe"]

    assert (card.name, card.level, card.copies, card.integrity) == ("Z.O.E.", 2, 2, 8)
    assert card.basic == (Wounds(Number(2)),)
    assert card.special == (Lose("power", Number(2)), Wounds(Number(3)))
    assert [hack.effects for hack in card.hacks] == [
        (Damage(Join(Number(2), "x", Name("power"))),),
        (Gain("power", Number(1)),),
    ]
    assert card.repel.effects == (Gain("corrupted", Number(1)),)


def test_stalker() -> None:
    card = ALL.enemies["enemy.stalker"]

    assert (card.level, card.copies, card.integrity) == (2, 1, 9)
    assert card.special == (If(Compare(Name("trace"), ">=", Number(4)), (Wounds(Number(4)),), (Wounds(Number(3)),)),)
    assert [hack.effects for hack in card.hacks] == [(Damage(Number(2)),), (Stun("this"), Damage(Number(1)))]
    assert card.repel.effects == (Wounds(Number(2)),)


def test_what_a_special_frame_takes() -> None:
    specials = {name: ALL.enemies[f"enemy.{name}"].special for name in ("watchtower", "jammer", "gnat-nest")}

    assert specials == {
        "watchtower": (Trace(Number(2)), Wounds(AtMost(Join(Number(1), "+", Half(Name("trace"))), 5))),
        "jammer": (Lock(Number(1)), Dump("core", Number(1)), Wounds(Number(2))),
        "gnat-nest": (Attach(Number(1)), Wounds(Number(2))),
    }


# -- the Prologue ----------------------------------------------------------------------------------------------


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
    assert (PROLOGUE.corrupted, PROLOGUE.start, PROLOGUE.trace) == (16, 2, False)
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
    assert plot("A01").rules == (OnLaunched("asset", (Put("Lesson", yours=True),)),)
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
    assert plot("A03").rules == (OnEnemyLeft("reset", (Put("Gone"),)),)
    assert plot("A03").bars == (
        Bar(Compare(TokensLying("Gone", "card"), ">=", Join(Name("players"), "+", Number(1))), (choose,)),
    )
    assert plot("A03").otherwise == (If(Compare(Name("all-enemies"), "=", Number(0)), (Attach(Number(1), LEAD),)),)


def test_loud_exit_is_a_group_test_against_the_clock() -> None:
    need = ByPlayers((6, 9, 14, 18))

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
        (1, (Spend("memory", 4),), "once each", (Put("Quiet"),))
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
    assert branch.then == (Unlock("AL1", "Learning Protocol", "Loud Lessons"),)
    assert branch.otherwise == (Unlock("AL2", "Learning Protocol", "Quiet Lessons"),)
    assert plot("A07").immediate == ()
    assert [(code, plot(code).kind) for code in ("A06", "A07")] == [("A06", "victory"), ("A07", "loss")]


@pytest.mark.parametrize("sheet", ALL.scenarios.values(), ids=lambda sheet: sheet.id)
def test_every_card_can_come_and_every_token_is_put(sheet: ScenarioSheet) -> None:
    reached, edge = {sheet.loss_card}, [sheet.first_card]
    put = set()
    while edge:
        reached.add(code := edge.pop())
        for effect in card_effects(sheet.cards[code]):
            if isinstance(effect, Draw | ChooseCard):
                codes = (effect.card,) if isinstance(effect, Draw) else effect.cards
                edge += [next_code for next_code in codes if next_code not in reached]
            elif isinstance(effect, Put):
                put.add(effect.token)

    assert reached == set(sheet.cards)
    assert put == {token.name for token in sheet.tokens}


# -- what cards say --------------------------------------------------------------------------------------------


def spoken() -> Iterator[tuple[str, Effect]]:
    """Every effect of the content with the place it stands on."""
    for enemy in ALL.enemies.values():
        parts = (enemy.basic, enemy.special, enemy.repel.effects, *(hack.effects for hack in enemy.hacks))
        yield from ((enemy.id, effect) for part in parts for effect in part)
    for tile in ALL.tiles.values():
        yield from ((f"tile {tile.number}", effect) for effect in tile.effects)
    for basic in ALL.basics:
        yield from ((basic.id, effect) for effect in basic.effects)
    for token in ALL.exploration.values():
        yield from ((token.id, effect) for effect in token.effects)
    for walker in ALL.walkers.values():
        parts = (walker.ability.effects, *(frame.effects for frame in walker.frames))
        yield from ((walker.id, effect) for part in parts for effect in part)
    for sheet in ALL.scenarios.values():
        for drawn in sheet.cards.values():
            yield from ((drawn.code, effect) for effect in card_effects(drawn))


def reads_badly(text: str) -> bool:
    """Whether a rule text has a hole in it."""
    return not text or "None" in text or "  " in text or text != text.strip() or not text.isprintable()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_effect_says_itself(players: int) -> None:
    bad = [(where, text) for where, effect in spoken() if reads_badly(text := effect.say(players))]

    assert bad == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_rule_act_and_bar_says_itself(players: int) -> None:
    said = []
    for sheet in ALL.scenarios.values():
        for drawn in sheet.cards.values():
            said += [(drawn.code, rule.say(players)) for rule in drawn.rules]
            said += [(drawn.code, act.say(players, ALL.tiles[act.tile].name)) for act in drawn.acts]
            said += [(drawn.code, bar.say(players)) for bar in drawn.bars]

    assert said
    assert [(code, text) for code, text in said if reads_badly(text)] == []


def test_numbers_for_the_players_at_the_table_are_said() -> None:
    clock, test = plot("A02").immediate[0], plot("A04").acts[0].effects[0]

    said = [(clock.say(players), test.say(players)) for players in (1, 2, 3, 4)]
    numbers = [tuple(next(iter(re.findall(r"\d+", text))) for text in texts) for texts in said]

    assert numbers == [("6", "6"), ("5", "9"), ("5", "14"), ("5", "18")]


# -- stories ---------------------------------------------------------------------------------------------------


def stories(sheet: ScenarioSheet) -> dict[str, str]:
    """All prose of a scenario: the introduction under its id, the stories under their codes."""
    return {sheet.id: sheet.introduction, **{code: drawn.story for code, drawn in sheet.cards.items()}}


@pytest.mark.parametrize("sheet", ALL.scenarios.values(), ids=lambda sheet: sheet.id)
def test_stories_fit_the_space_of_a_card(sheet: ScenarioSheet) -> None:
    words = {where: len(text.split()) for where, text in stories(sheet).items()}
    introduction = words.pop(sheet.id)

    assert 100 <= introduction <= 140
    assert {code: n for code, n in words.items() if not 40 <= n <= 90} == {}


@pytest.mark.parametrize("sheet", ALL.scenarios.values(), ids=lambda sheet: sheet.id)
def test_stories_are_one_clean_paragraph(sheet: ScenarioSheet) -> None:
    assert [where for where, text in stories(sheet).items() if reads_badly(text)] == []


def test_no_sentence_stands_twice() -> None:
    count: Counter[str] = Counter()
    for sheet in ALL.scenarios.values():
        for text in stories(sheet).values():
            count.update(words for part in re.split(r"[.!?:;]", text) if (words := part.strip(' "').lower()))

    assert [sentence for sentence, n in count.items() if n > 1] == []


def test_every_plot_card_names_its_goal() -> None:
    for sheet in ALL.scenarios.values():
        goals = {code: drawn.goal for code, drawn in sheet.cards.items() if drawn.kind == "plot"}

        assert [code for code, goal in goals.items() if not goal.endswith(".")] == []
        assert all(rule.endswith(".") for rule in sheet.rules)
