"""The box: how many of each component there are (rulebook p.2-3), and what is locked at the start (p.5)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from core.ascend.components import ClassAugment, FactionAugment
from core.ascend.content import content
from core.ascend.launcher import START_LOCKS
from core.ascend.names import BASIC_SYMBOL, BLANK, PULSE, SPECIAL_SYMBOL, SURGE

ALL = content()
CLASSES = ("reaper", "brawler", "trickster", "whisperer")
FACTIONS = ("spartans", "ninkyo", "seekers", "commoners")


def test_the_counts_of_the_box_pages_2_and_3() -> None:
    assert len(ALL.walkers) == 4
    assert len(ALL.bodies) == 13
    assert sum(card.copies for card in ALL.enemies.values()) == 70
    assert len(ALL.class_augments) == 52
    assert len(ALL.faction_augments) == 48
    assert len(ALL.protocols) == 13
    assert len(ALL.tiles) == 24
    assert sum(token.copies for token in ALL.exploration.values()) == 20
    assert START_LOCKS.bit_count() == 4
    assert len(ALL.basics) == 9


@pytest.mark.parametrize(("level", "cards"), [(1, 28), (2, 26), (3, 16)])
def test_enemies_by_level(level: int, cards: int) -> None:
    """Rulings, Content."""
    assert sum(card.copies for card in ALL.enemies.values() if card.level == level) == cards


@pytest.mark.parametrize("cls", CLASSES)
def test_a_class_has_13_augments_three_of_them_to_start_with_page_4(cls: str) -> None:
    cards = [card for card in ALL.class_augments.values() if card.deck == cls]
    assert Counter(card.set for card in cards) == {"co-op": 1, "solo": 1, "plain": 1, "deck": 10}
    assert all(card.id.startswith(f"{cls}.") for card in cards)


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_12_augments_page_10(faction: str) -> None:
    cards = [card for card in ALL.faction_augments.values() if card.deck == faction]
    assert len(cards) == 12
    assert len({card.pattern.rows for card in cards}) == 12, "each with a Pattern of its own"


def test_four_classes_and_four_factions_page_10() -> None:
    assert (set(ALL.classes), set(ALL.factions)) == (set(CLASSES), set(FACTIONS))
    assert set(ALL.deck_words) == {*CLASSES, *FACTIONS}


def test_only_class_augments_have_combat_frames_and_only_faction_augments_patterns_page_10() -> None:
    assert all(not hasattr(card, "pattern") for card in ALL.class_augments.values())
    assert all(not hasattr(card, "frame") for card in ALL.faction_augments.values())


def test_dice_have_their_sides_page_3_and_15() -> None:
    dice = ALL.dice
    assert (len(dice.player), len(dice.number), len(dice.symbol)) == (6, 8, 8)
    assert Counter(dice.player)[PULSE] > Counter(dice.player)[SURGE] > 0, "the surge is less common"
    assert BLANK in dice.player
    assert set(dice.number) == {0, 1, 2, 3}
    assert set(dice.symbol) == {BASIC_SYMBOL, SPECIAL_SYMBOL}


def test_the_two_core_data_tokens_of_a_player_are_different_and_reach_all_four_kinds_page_4() -> None:
    assert len(ALL.tracks.core_tokens) == 2
    assert sorted(chain(*ALL.tracks.core_tokens)) == ["blue", "green", "red", "yellow"]


def test_the_bot_has_five_battery_slots_and_moves_2_page_21() -> None:
    assert (ALL.bot.battery, ALL.bot.mov) == (5, 2)


# -- facts that the rulebook prints ----------------------------------------------------------------------------


def test_the_printed_bodies_page_9_and_16() -> None:
    scout, soldier = ALL.bodies["body.scout"], ALL.bodies["body.soldier"]
    assert (scout.mov, scout.att, scout.pro, soldier.att) == (3, 2, 5, 3)
    assert [(frame.symbols, frame.say(2)) for frame in soldier.frames][:2] == [("S", "3 Damage"), ("P", "2 Damage")]


def test_the_printed_augments_page_10() -> None:
    battery, cable = ALL.class_augments["reaper.kinetic-battery"], ALL.faction_augments["spartans.power-cable"]
    assert (battery.timing, battery.memory, battery.deck) == ("combat", 3, "reaper")
    assert battery.frame is not None
    assert (cable.memory, cable.deck) == (2, "spartans")


def test_the_printed_enemies_page_12_and_17() -> None:
    integrity = {name: ALL.enemies[f"enemy.{name}"].integrity for name in ("zoe", "firecleaner")}
    assert integrity == {"zoe": 8, "firecleaner": 10}
    assert len(ALL.enemies["enemy.zoe"].hacks) == 2


def test_the_shelter_is_tile_1_page_11() -> None:
    assert (ALL.tiles[1].name, len([tile for tile in ALL.tiles.values() if tile.hideout])) == ("Shelter", 4)
    assert {tile.hideout for tile in ALL.tiles.values() if tile.hideout} == set(FACTIONS)


def test_stationary_trace_is_never_below_the_entry_value() -> None:
    """Rulings, Trace: who stays is found more easily (p.11)."""
    assert [tile.number for tile in ALL.tiles.values() if tile.stationary < tile.entry] == []


# -- locked components (p.5) -----------------------------------------------------------------------------------

LOCKED = {
    "B": ("PB1 ZB1 UB1 CB1 SB1 YB1", [card.code for card in ALL.bodies.values()]),
    "M": (
        "EM1 UM1 TM1 ZM1 PM1 CM1 NM1 YM1 SM1 ZM2 TM2 YM2 NM2 PM2",
        [code for card in ALL.enemies.values() for code in [card.code] * card.copies],
    ),
    "K": ("SK1 TK1 YK1 ZK1 UK1 PK1 CK1 NK1", [card.code for card in ALL.class_augments.values()]),
    "F": ("EF1 EF2 EF3 NF1 ZF1 YF1 SF1 YF2", [card.code for card in ALL.faction_augments.values()]),
    "L": ("AL1 AL2 PL1 TL1 NL1", [card.code for card in ALL.protocols.values()]),
    "D": ("PD1 ED1 UD1 ZD1 SD1", [tile.code for tile in ALL.tiles.values()]),
}
"""Codes by kind of component, as the campaign has them, and those of the cards."""


@pytest.mark.parametrize("kind", LOCKED)
def test_every_locked_component_has_its_code_and_one_card_page_5(kind: str) -> None:
    wanted, codes = LOCKED[kind]
    assert sorted(code for code in codes if code) == sorted(wanted.split())
    assert all(code[1] == kind for code in codes if code)


def test_46_components_are_locked_and_no_starting_augment_is() -> None:
    assert sum(len(wanted.split()) for wanted, _ in LOCKED.values()) == 46
    assert all(not card.code for card in ALL.class_augments.values() if card.set != "deck")


def test_every_augment_can_be_looked_up_whatever_kind_it_is() -> None:
    assert isinstance(ALL.augment("reaper.hook"), ClassAugment)
    assert isinstance(ALL.augment("seekers.field-lens"), FactionAugment)
    with pytest.raises(KeyError):
        ALL.augment("body.scout")
