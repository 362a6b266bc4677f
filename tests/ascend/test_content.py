"""The content files: they hold the designed numbers and stories, and every card says itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from core.ascend.cards.amounts import AtMost, Half, Join, Name, Number
from core.ascend.cards.choices import If
from core.ascend.cards.conditions import Compare
from core.ascend.cards.context import Effect
from core.ascend.cards.dice_tokens import Hide
from core.ascend.cards.enemy_effects import Attach, Damage, Repair, Restack, Stun
from core.ascend.cards.gains import Gain, Lose
from core.ascend.cards.harm import Trace, Wounds
from core.ascend.cards.launcher_effects import Dump, Lock
from core.ascend.cards.panels import Bring
from core.ascend.cards.rules import CardRule
from core.ascend.cards.table_effects import ChooseCard, Draw
from core.ascend.cards.tile_effects import LayCards, SetFigure
from core.ascend.cards.token_effects import Put
from core.ascend.cards.within import every_effect, inside
from core.ascend.components import (
    BodyCard,
    EnemyCard,
    ExplorationToken,
    FactionAugment,
    ScenarioSheet,
    Source,
    Walker,
)
from core.ascend.content import content

ALL = content()

# Each design: its Hacks, then its Repel.
SHAPES = {
    "enemy.peeper": "YY  B.Y/.B. | YB/Y.",
    "enemy.ping-drone": "Y./.Y  B../..B | B.B/.R.",
    "enemy.dustpan": "B.B  RRB | BB/.R",
    "enemy.ember-rat": "B./.B  RBR | B.B/.G.",
    "enemy.snare": "RR  G.G/.R. | RG/R.",
    "enemy.shop-android": "R.R/.C.  G.G/.Y. | B.B/.C.",
    "enemy.gnat": "R.R | Y./.Y/Y.",
    "enemy.gnat-cloud": "R./.R  YYR | R.Y/.R.",
    "enemy.bit-leech": "GG  G.B/.G. | GG/G.",
    "enemy.static-box": "Y.Y  G./YG | G.G/.Y.",
    "enemy.padlock": "G.G  YY/.G | YY/Y.",
    "enemy.hound": "Y./.Y  YBY | BB/Y.",
    "enemy.patrol-bot": "RR  R.R/.B. | R.R/.R.",
    "enemy.turnstile": "R.R  R.R/.G. | RRY",
    "enemy.patcher": "G./.G  Y.Y/.G. | GG/G.",
    "enemy.magpie": "G.G  GG/.B | BB/B.",
    "enemy.scanning-bot": "YY  B.B/.Y. | Y.Y/B.B",
    "enemy.watchtower": "Y.Y/.B.  B.B | BB/YY",
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
    "enemy.repair-crane": "G.G  YG/Y. | GG/YY",
    "enemy.toll-collector": "BB  B.G/.G. | B.B/G.G",
    "enemy.bailiff": "G./.G  BBG | GG/BB",
    "enemy.panopticon": "Y.Y/.B.  BB  OY | YY/BB",
    "enemy.incinerator": "B.B/.R.  RR  OB | BB/RR",
    "enemy.zoe-prime": "RRC  GGC  Y.Y/.*. | R.R/C.*",
    "enemy.swarm-mother": "R.R/.Y.  YY | RR/YY",
    "enemy.plague-core": "GG/.B  B.B  OG | G.G/B.B",
    "enemy.blackout": "Y.Y/.G.  G./.G | YY/GG",
    "enemy.executioner": "B.B/.Y.  YY | B.Y/.B./Y..",
    "enemy.oni-frame": "BBY  Y.Y  R.R/.B. | BB/YR",
    "enemy.colossus": "R.R/.B.  RR  OR | R.R/B.B",
    "enemy.foundry": "G.G/.Y.  YY | GG/YY",
    "enemy.repossessor": "B.B/.G.  GG | BB/GG",
}


def of_level(level: int) -> list[EnemyCard]:
    """The Enemy designs of a level that are open from the start."""
    return [card for card in ALL.enemies.values() if card.level == level and not card.code]


@pytest.mark.parametrize(
    ("level", "cards", "families"),
    [
        (1, 24, "scanner 3 cleaner 3 catcher 2 android 2 swarm 2 rot 2 jammer 3 hunter 2 enforcer 2 mender 1 thief 2"),
        (2, 21, "scanner 2 cleaner 3 catcher 2 android 3 swarm 2 rot 1 jammer 2 hunter 1 enforcer 1 mender 1 thief 3"),
        (3, 11, "scanner 1 cleaner 1 android 1 swarm 1 rot 1 jammer 1 hunter 2 enforcer 1 mender 1 thief 1"),
    ],
)
def test_open_enemies_of_a_level(level: int, cards: int, families: str) -> None:
    count: Counter[str] = Counter()
    for card in of_level(level):
        count[card.family] += card.copies
    words = families.split()

    assert count.total() == cards
    assert count == Counter({family: int(n) for family, n in zip(words[::2], words[1::2], strict=True)})
    assert len(of_level(level)) == {1: 16, 2: 16, 3: 11}[level], "no design vanishes where a locked card takes a place"
    assert {card.copies for card in of_level(level)} <= {1, 2}


@pytest.mark.parametrize(("level", "lowest", "highest"), [(1, 3, 7), (2, 8, 12), (3, 12, 17)])
def test_integrity_lies_in_the_band_of_its_level(level: int, lowest: int, highest: int) -> None:
    """Also that of locked cards; the slow Siege Walker has the 12 that its name in the campaign asks for."""
    cards = [card for card in ALL.enemies.values() if card.level == level]
    assert {card.id for card in cards if not lowest <= card.integrity <= highest} == set()


def test_every_basic_frame_wounds() -> None:
    """Page 15: the basic frame always deals Wounds, whatever else it does."""
    assert [card.id for card in ALL.enemies.values() if not any(wounds_of(effect) for effect in card.basic)] == []


def wounds_of(effect: Effect) -> bool:
    """Whether an effect deals Wounds in any case."""
    if isinstance(effect, If):
        return any(map(wounds_of, effect.then)) and any(map(wounds_of, effect.otherwise))
    return isinstance(effect, Wounds)


def test_every_enemy_has_the_designed_patterns() -> None:
    read = {}
    for card in (card for level in (1, 2, 3) for card in of_level(level)):
        assert card.repel is not None
        hacks = "  ".join("/".join(hack.pattern.rows) for hack in card.hacks)
        read[card.id] = f"{hacks} | {'/'.join(card.repel.pattern.rows)}"

    assert read == SHAPES


def repelled(card: EnemyCard) -> tuple[Effect, ...]:
    """What a Repel of the Enemy costs."""
    assert card.repel is not None
    return card.repel.effects


def test_peeper() -> None:
    card = ALL.enemies["enemy.peeper"]

    assert (card.name, card.family, card.level, card.copies, card.integrity) == ("Peeper", "scanner", 1, 1, 7)
    assert card.basic == (Wounds(Number(3)),)
    assert card.special == (Trace(Number(2)), Wounds(Number(1)))
    assert [hack.effects for hack in card.hacks] == [
        (Damage(Number(2)),),
        (Trace(Number(-2)), Damage(Number(1))),
    ]
    assert repelled(card) == (Trace(Number(3)),)


def test_gnat_cloud() -> None:
    card = ALL.enemies["enemy.gnat-cloud"]

    assert (card.level, card.copies, card.integrity) == (1, 1, 7)
    assert card.special == (Wounds(AtMost(Join(Number(1), "+", Name("enemies")), 4)),)
    assert [hack.effects for hack in card.hacks] == [(Damage(Number(2)),), (Damage(Number(2), target="each"),)]
    assert repelled(card) == (Gain("corrupted", Number(1)),)


def test_patcher() -> None:
    card = ALL.enemies["enemy.patcher"]

    assert (card.level, card.copies, card.integrity) == (1, 1, 5)
    assert card.special == (Repair(Number(2), target="each"), Restack("bottom", target="this"), Wounds(Number(2)))
    assert [hack.effects for hack in card.hacks] == [(Damage(Number(1)),), (Gain("memory", Number(1)),)]
    assert repelled(card) == (Repair(Number(2), target="each"),)


def test_zoe() -> None:
    card = ALL.enemies["enemy.zoe"]

    assert (card.name, card.level, card.copies, card.integrity) == ("Z.O.E.", 2, 2, 8)
    assert card.basic == (Wounds(Number(2)),)
    assert card.special == (Lose("power", Number(2)), Wounds(Number(5)))
    assert [hack.effects for hack in card.hacks] == [
        (Damage(Join(Number(2), "x", Name("power"))),),
        (Gain("power", Number(1)),),
    ]
    assert repelled(card) == (Gain("corrupted", Number(1)),)


def test_stalker() -> None:
    card = ALL.enemies["enemy.stalker"]

    assert (card.level, card.copies, card.integrity) == (2, 1, 9)
    assert card.special == (If(Compare(Name("trace"), ">=", Number(4)), (Wounds(Number(4)),), (Wounds(Number(3)),)),)
    assert [hack.effects for hack in card.hacks] == [(Damage(Number(2)),), (Stun(target="this"), Damage(Number(1)))]
    assert repelled(card) == (Wounds(Number(2)),)


def test_what_a_special_frame_takes() -> None:
    specials = {name: ALL.enemies[f"enemy.{name}"].special for name in ("watchtower", "jammer", "gnat-nest")}

    assert specials == {
        "watchtower": (Trace(Number(2)), Wounds(AtMost(Join(Number(1), "+", Half(Name("trace"))), 5))),
        "jammer": (Lock(Number(1)), Dump("core", Number(1)), Wounds(Number(2))),
        "gnat-nest": (Attach(Number(1)), Wounds(Number(2))),
    }


# -- scenarios -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", ALL.scenarios.values(), ids=lambda sheet: sheet.id)
def test_every_card_can_come_and_every_token_is_put(sheet: ScenarioSheet) -> None:
    reached, edge = {sheet.loss_card}, [sheet.first_card]
    own = (sheet.setup, sheet.history, sheet.standing, sheet.acts, sheet.own_procedures, sheet.enemies, sheet.boss)
    parts = list(inside(own))
    edge += [code for part in parts if isinstance(part, LayCards) for code in part.cards]
    while edge:
        reached.add(code := edge.pop())
        parts += inside(sheet.cards[code])
        for effect in every_effect(sheet.cards[code]):
            if isinstance(effect, Draw):
                edge += {effect.card} - reached
            elif isinstance(effect, ChooseCard | Bring | LayCards):
                edge += set(effect.cards) - reached
    put = {part.token for part in parts if isinstance(part, Put | Hide)}
    put |= {part.figure for part in parts if isinstance(part, SetFigure)}

    assert reached == set(sheet.cards)
    assert put == {token.name for token in sheet.tokens}


# -- what cards say --------------------------------------------------------------------------------------------


Sayable = Effect | CardRule


def spoken() -> Iterator[tuple[str, Sayable]]:
    """Every effect and rule of the content with the place it stands on."""
    for enemy in ALL.enemies.values():
        parts = (enemy.basic, enemy.special, enemy.rules, *(hack.effects for hack in enemy.hacks))
        yield from ((enemy.id, one) for part in parts for one in part)
        if enemy.repel is not None:
            yield from ((enemy.id, effect) for effect in enemy.repel.effects)
    bodies: list[Walker | BodyCard] = [*ALL.walkers.values(), *ALL.bodies.values()]
    for body in bodies:
        yield from ((body.id, rule) for rule in body.rules)
        yield from ((body.id, effect) for frame in body.frames for effect in frame.effects)
    for augment in ALL.class_augments.values():
        yield from ((augment.id, rule) for rule in augment.rules)
        yield from ((augment.id, effect) for effect in (augment.frame.effects if augment.frame else ()))
    givers: list[FactionAugment | Source | ExplorationToken] = [*ALL.faction_augments.values(), *ALL.basics]
    for given in (*givers, *ALL.exploration.values()):
        yield from ((given.id, effect) for effect in given.effects)
    for protocol in ALL.protocols.values():
        yield from ((protocol.id, rule) for rule in protocol.rules)
        yield from ((protocol.id, effect) for step in protocol.steps for effect in step.reward)
    for tile in ALL.tiles.values():
        yield from ((f"tile {tile.number}", effect) for effect in tile.effects)
    for sheet in ALL.scenarios.values():
        for drawn in sheet.cards.values():
            yield from ((drawn.code, rule) for rule in drawn.rules)
            yield from ((drawn.code, effect) for effect in every_effect(drawn))


def reads_badly(text: str) -> bool:
    """Whether a rule text has a hole in it."""
    return "None" in text or unclean(text)


def unclean(text: str) -> bool:
    """Whether a text is anything but one paragraph, with single blanks."""
    return not text or "  " in text or text != text.strip() or not text.isprintable()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_effect_and_rule_says_itself(players: int) -> None:
    bad = [(where, text) for where, one in spoken() if reads_badly(text := one.say(players))]

    assert bad == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_act_and_bar_says_itself(players: int) -> None:
    said = []
    for sheet in ALL.scenarios.values():
        for drawn in sheet.cards.values():
            said += [(drawn.code, act.say(players, ALL.tiles[act.tile].name if act.tile else "")) for act in drawn.acts]
            said += [(drawn.code, bar.say(players)) for bar in drawn.bars]

    assert said
    assert [(code, text) for code, text in said if reads_badly(text)] == []


# -- stories ---------------------------------------------------------------------------------------------------


WITHOUT_STORY = {"P12", "Z10", "U07", "C12", "T09", "Y12", "N08"}
"""Special cards that are only a rule or a table, so that there is nothing to tell."""


def stories(sheet: ScenarioSheet) -> dict[str, str]:
    """All prose of a scenario: the introduction under its id, the stories of cards and Enemies under their codes."""
    told = {code: drawn.story for code, drawn in sheet.cards.items() if code not in WITHOUT_STORY}
    return {sheet.id: sheet.introduction, **told, **{enemy.code: enemy.story for enemy in sheet.enemies}}


def test_cards_without_a_story_are_special_ones() -> None:
    cards = {code: drawn for sheet in ALL.scenarios.values() for code, drawn in sheet.cards.items()}

    assert {code for code, drawn in cards.items() if not drawn.story} == WITHOUT_STORY
    assert {cards[code].kind for code in WITHOUT_STORY} == {"special"}


@pytest.mark.parametrize("sheet", ALL.scenarios.values(), ids=lambda sheet: sheet.id)
def test_stories_fit_the_space_of_a_card(sheet: ScenarioSheet) -> None:
    words = {where: len(text.split()) for where, text in stories(sheet).items()}
    introduction = words.pop(sheet.id)

    assert (60 if sheet.open else 100) <= introduction <= 140, "free play needs no story to begin with"
    assert {code: n for code, n in words.items() if not 40 <= n <= 90} == {}


@pytest.mark.parametrize("sheet", ALL.scenarios.values(), ids=lambda sheet: sheet.id)
def test_stories_are_one_clean_paragraph(sheet: ScenarioSheet) -> None:
    assert [where for where, text in stories(sheet).items() if unclean(text)] == []


def test_no_sentence_stands_twice() -> None:
    count: Counter[str] = Counter()
    for sheet in ALL.scenarios.values():
        for text in stories(sheet).values():
            count.update(words for part in re.split(r"[.!?:;]", text) if (words := part.strip(' "').lower()))

    assert [sentence for sentence, n in count.items() if n > 1 and " " in sentence] == []


def test_every_plot_card_names_its_goal() -> None:
    for sheet in ALL.scenarios.values():
        goals = {code: drawn.goal for code, drawn in sheet.cards.items() if drawn.kind == "plot"}

        assert [code for code, goal in goals.items() if not goal.endswith(".")] == []
        assert all(rule.endswith(".") for rule in (*sheet.rules, *sheet.alone))
