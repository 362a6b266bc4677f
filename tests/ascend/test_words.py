"""Words of questions and answers: every kind has them, with names and sums, at every moment of a game."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest

import core.ascend
from core.ascend import events as ev
from core.ascend.cards.amounts import Number
from core.ascend.cards.context import Context
from core.ascend.cards.map_effects import STAY
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.tested import TestRoll
from core.ascend.launching import launches
from core.ascend.log import sentence
from core.ascend.names import MEMORY, POWER, REROLL, SHIELD, slot_number
from core.ascend.options import (
    DONE,
    NO,
    YES,
    Amount,
    Dice,
    FrameUse,
    Go,
    Launch,
    OnSlot,
    Pick,
    Place,
    Plain,
    Shift,
    Trade,
)
from core.ascend.phases.action import EFFECT, SKIP
from core.ascend.rolls import KEEP
from core.ascend.solo import STAND_IN
from core.ascend.state import Bot, Combat
from core.ascend.words import CHOICE_KINDS, label, prompt, short
from core.engine.choice import Option
from tests.ascend.asking import Position, full_table, kitted

# -- every kind ----------------------------------------------------------------------------------------------------


def _kinds_asked() -> set[str]:
    """The kinds of the questions that the rules ask, read from their source."""
    kinds = {"asset", "lose", "dump", "discard"}  # two functions are told which of these they ask
    for source in Path(core.ascend.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Choice":
                kinds |= {str(kind.value) for kind in call.args[1:2] if isinstance(kind, ast.Constant)}
    return kinds


def test_every_question_of_the_rules_has_a_prompt_and_no_other_has() -> None:
    assert len(CHOICE_KINDS) > 35
    assert set(CHOICE_KINDS) == _kinds_asked()


NAMES = re.compile(r"[PA]\.\.|Z\.O\.E\.|J\.O\.R\.D\.A\.N\.")
"""What looks like an id and is none."""


def faults(text: str) -> str:
    """What is wrong with a text that people read, empty when nothing is: it is there, in one line, without ids."""
    plain = NAMES.sub("Name", text)
    found = re.search(r"\w\.\w|[#_{}\n@]|  |\bNone\b| [,.;]|[.;:,][.;:,]|: *$", plain)
    return "empty" if not text.strip() else found[0] if found else ""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_along_random_games_every_answer_and_every_event_has_words(seats: int) -> None:
    luck = random.Random(seats)
    kinds: set[str] = set()
    for game in range(4):
        table = full_table(seats, f"words {seats} {game}")
        for _ in range(350):
            if table.over:
                break
            for choice in table.pending.values():
                kinds.add(choice.kind)
                options = choice.options if len(choice.options) < 12 else luck.sample(list(choice.options), 12)
                said = [prompt(table.game, choice)]  # type: ignore[arg-type]  # the table runs this game
                for option in options:
                    said += [label(table.game, choice, option), short(option)]  # type: ignore[arg-type]  # as above
                assert {text: faults(text) for text in said if faults(text)} == {}
            choice = luck.choice(list(table.pending.values()))
            ready = DONE in choice.options and luck.random() < 0.4
            table.take(choice, DONE if ready else luck.choice(choice.options))
        names = [seat.name for seat in table.game.state.seats]
        for event in table.events:
            told = sentence(event, table.game.content, names)  # type: ignore[attr-defined]  # as above
            silent = isinstance(event, ev.Refilled | ev.Forced | ev.FirstPlayerPassed) and not told
            assert silent or (told.endswith(".") and told[0].isupper() and not faults(told)), event
    assert {"protocol", "program", "move", "district", "launch", "frame", "use", "pay"} <= kinds


# -- planning ------------------------------------------------------------------------------------------------------


def planning(**kit: Any) -> Position:
    position = kitted()
    position.own(**kit)
    position.mira.assets[MEMORY], position.mira.exp, position.mira.cls = 3, 3, "reaper"
    return position


def test_upgrades_say_their_sums() -> None:
    position = planning(unequipped=["reaper.wide-scythe", "spartans.shock-lance"])
    position.mira.slots[slot_number("2,2")] = 1
    position.mira.assets[MEMORY] = 3
    said: dict[Option, str] = {
        Pick("equip", "reaper.wide-scythe"): "Equip Wide Scythe: Memory 3 - 2 = 1",
        Pick("upgrade", "raise"): "ITG limit 5 + 1 = 6, ITG 5 + 1 = 6: EXP 3 - 2 = 1",
        Pick("upgrade", "open"): "Gain 1 Open Data into your Dump: EXP 3 - 2 = 1",
        Pick("upgrade", "augment"): "Draw 2 Reaper Augments and keep 1: EXP 3 - 2 = 1",
        Pick("upgrade", "gain.red"): "Gain 1 red Data into your Dump: Memory 3 - 1 = 2",
        OnSlot("upgrade.discard", slot_number("2,2")): "Discard blue 2,2: Memory 3 - 1 = 2",
        OnSlot("upgrade.unlock", slot_number("3,5")): "Unlock 3,5: EXP 3 - 2 = 1",
        Trade("spartans.shock-lance", 1): "Trade Shock Lance to Kai",
        Shift("slide", 6, 7): "Slide blue 2,2 to 2,3",
    }
    for option, words in said.items():
        assert position.label("program", list(said), option.key) == words


def test_what_is_left_without_moves_is_named_only_where_it_is_offered() -> None:
    position = planning()
    position.mira.moves = 0
    rule: list[Option] = [DONE, Pick("use", "whisperer.prefetch#1")]
    upgrade = Pick("upgrade", "raise")
    assert position.prompt("program", [DONE]) == "No moves are left."
    assert position.prompt("program", rule) == "No moves are left; cards still are."
    assert position.prompt("program", [DONE, upgrade]) == "No moves are left; Upgrades still are."
    assert position.prompt("program", [*rule, upgrade]) == "No moves are left; Upgrades and cards still are."


def test_an_equipped_augment_is_traded_unequipped() -> None:
    position = planning()
    position.own("spartans.shock-lance")
    said = position.label("upgrade", [DONE, Trade("spartans.shock-lance", 2)], "trade:spartans.shock-lance>C")
    assert said == "Trade Shock Lance to Jun, who must equip it anew"


def test_equipping_by_a_card_is_cheaper() -> None:
    position = planning(unequipped=["reaper.siphon"])
    options: list[Option] = [NO, Pick("equip", "reaper.siphon")]
    assert position.label("equip", options, "equip:reaper.siphon", ("Spare Parts", 2)) == (
        "Equip Siphon: Memory 3 - 1 = 2"
    )
    assert position.prompt("equip", options, ("Spare Parts", 2)) == ("Spare Parts: equip an Augment for 2 Memory less?")


def test_what_is_planned_before_which_step() -> None:
    position = planning()
    position.step("Trace Roll")
    options: list[Option] = [DONE, Pick("upgrade", "raise")]
    assert position.prompt("upgrade", options) == "Upgrade before the Trace Roll? You have 3 EXP, 3 Memory."
    assert position.label("upgrade", options, "done") == "No more Upgrades: roll for Trace"
    position.step("Upgrade")
    options.append(Pick("use", "whisperer.prefetch#1"))
    assert position.prompt("upgrade", options) == (
        "Upgrade, or use a card, before the Refill? You have 3 EXP, 3 Memory."
    )


# -- cards that offer something ------------------------------------------------------------------------------------


def test_a_rule_to_use_says_its_card_and_what_it_would_do() -> None:
    position = kitted("Combat")
    position.own("reaper.siphon", "brawler.counterblow")
    position.attach("hound")
    position.mira.integrity, position.mira.assets[SHIELD] = 2, 5
    options: list[Option] = [Pick("use", "reaper.siphon#1"), Pick("use", "brawler.counterblow#1"), NO]
    said = position.label("use", options, "use:reaper.siphon#1", ("defeated", 1))
    assert said == "Siphon: ITG 2 + 1 = 3; Shield stays 5, 1 lost."
    said = position.label("use", options, "use:brawler.counterblow#1", ("enemy-acted", 1))
    assert said == "Counterblow: Hound 7 - 2 = 5."
    assert position.prompt("use", options, ("wounds", 3), optional=True) == (
        "When you are about to suffer Wounds (3 Wounds): use a card?"
    )
    assert position.prompt("use", options, ("defeated", 1)) == "When you defeat an Enemy: which rule comes first?"
    assert position.label("use", options, "no", ("defeated", 1)) == "Use nothing"


def test_a_price_says_what_it_costs_and_what_it_gives() -> None:
    position = kitted("Launch")
    position.own("trickster.frame-job")
    position.mira.assets[REROLL], position.mira.trace = 2, 5
    words = ("spend 1 Reroll", "Trace - 2; another player raises their Trace by 2")
    about = ("trickster.frame-job#1", "Frame Job", *words, 0)
    assert position.label("pay", [NO, YES], "yes", about) == (
        "Yes: Reroll 2 - 1 = 1. Trace 5 - 2 = 3; another player raises their Trace by 2."
    )
    assert position.prompt("pay", [NO, YES], about) == (
        "Frame Job: spend 1 Reroll? Then Trace - 2; another player raises their Trace by 2."
    )


def test_a_price_of_one_token_names_it_and_counts_what_it_answers() -> None:
    position = kitted("Combat", launcher="RO" + "." * 18)
    about = ("walker.red#1", "Aka", "dump 1 red Data", "roll 1 die more", 3)
    options: list[Option] = [NO, OnSlot("dump", 0), OnSlot("dump", 1)]
    assert position.label("pay", options, "dump:1,2", about) == "Dump open 1,2: Dice 3 + 1 = 4."
    assert position.label("pay", options, "no", about) == "No"


def test_a_price_on_a_tile_is_known_by_its_words() -> None:
    position = kitted("District Effect", launcher="B" + "." * 19)
    bazaar = position.game.content.tiles[10]
    position.game.state.tiles[position.mira.tile].number = bazaar.number
    about = ("", bazaar.name, "discard 1 basic Data from your Launcher", "gain 2 basic Data of your choice", 0)
    said = position.label("pay", [NO, OnSlot("discard", 0)], "discard:1,1", about)
    assert said == "Discard blue 1,1: Gain 2 basic Data of your choice."


def test_what_one_may_do_is_told_with_its_sum() -> None:
    position = kitted("Move & Trace")
    position.own(bodies=["body.scout"])
    position.mira.trace = 4
    about = ("body.scout#1", "Scout", "lower your Trace by 1")
    assert position.prompt("may", [YES, NO], about) == "Scout: lower your Trace by 1?"
    assert position.label("may", [YES, NO], "yes", about) == "Yes: Trace 4 - 1 = 3."


def test_ways_players_and_enemies_go_by_name() -> None:
    position = kitted()
    position.attach("hound", "gloam")
    position.mira.enemies[0].damage = 2
    ways = ("Signal Tower", "a player of your choice may Program 2", "lower your Trace by 1")
    assert position.label("way", [Pick("way", "1"), Pick("way", "2")], "way:2", ways) == "Lower your Trace by 1."
    seats = [Pick("seat", "A"), Pick("seat", "B")]
    assert position.label("seat", seats, "seat:A", ("Caretaker",)) == "Mira, you: ITG 5 of 5, Trace 0, 2 Enemies"
    assert position.label("seat", seats, "seat:B", ("Caretaker",)) == "Kai: ITG 5 of 5, Trace 0, 0 Enemies"
    enemies = [Pick("enemy", "1"), Pick("enemy", "2")]
    assert position.label("enemy", enemies, "enemy:1", ("Shell Game",)) == "Hound, Top Enemy: 5 of 7 left"
    assert position.label("enemy", enemies, "enemy:2", ("Shell Game",)) == "Gloam, second", "its numbers are hidden"
    assert position.prompt("look", [Pick("look", "top")], ("enemy.hound", "Stolen Index")) == (
        "Stolen Index: Hound, level 1. Where in the Enemy deck do you put it?"
    )


# -- cards to keep and Bodies --------------------------------------------------------------------------------------


def test_cards_to_choose_from_go_by_name() -> None:
    position = kitted()
    position.own(bodies=["body.scout", "body.hive"])
    protocols = [Pick("protocol", "protocol.shell-change"), Pick("protocol", "protocol.salvage")]
    assert position.label("protocol", protocols, "protocol:protocol.salvage") == "Keep Salvage"
    keep = [Pick("keep", "reaper.hook"), Pick("keep", "reaper.siphon")]
    assert position.label("keep", keep, "keep:reaper.siphon") == "Keep Siphon, 3 Memory to equip"
    bodies = [Pick("body", "body.scout"), Pick("body", "body.hive")]
    assert position.label("body", bodies, "body:body.scout") == "Scout, just inhabited: MOV 3, ATT 2, PRO 5"
    assert position.label("body", bodies, "body:body.hive") == "Hive: MOV 2, ATT 3, PRO 4"
    market: list[Option] = [DONE, Pick("market", "body.soldier")]
    assert position.label("market", market, "market:body.soldier", ("Body Foundry",)) == (
        "Soldier: MOV 2, ATT 3, PRO 4"
    )
    inhabit: list[Option] = [NO, Pick("inhabit", "body.soldier")]
    assert position.label("inhabit", inhabit, "inhabit:body.soldier", ("Loaned Steel",)) == (
        "Inhabit Soldier: MOV 3 - 1 = 2, ATT 2 + 1 = 3, PRO 5 - 1 = 4"
    )


# -- launching -----------------------------------------------------------------------------------------------------


def launching(position: Position, source: str) -> str:
    """The label of the first way to launch a pattern now."""
    options: list[Option] = [DONE, *launches(position.game, 0)]
    key = next(option.key for option in options if isinstance(option, Launch) and option.source == source)
    return position.label("launch", options, key)


def test_launches_say_what_they_bring() -> None:
    position = kitted("Launch", launcher="BBB.. RR*.. .R*.. .....".replace("*", "Y"))
    position.attach("catcher")
    position.game.state.market[:] = ["body.soldier"]
    position.mira.assets[SHIELD] = 4
    assert launching(position, "basic.shield") == "Shield 1,1 1,2 1,3: Shield 4 + 1 = 5."
    assert launching(position, "hack.1.1") == "Hack Catcher 2,1 3,2: Catcher 12 - 2 = 10."
    assert launching(position, "body.soldier").startswith("Soldier ")
    assert launching(position, "body.soldier").endswith(": inhabit it, MOV stays 2, ATT 2 + 1 = 3, PRO stays 4")


def test_a_repel_says_its_price_unless_it_has_none() -> None:
    position = kitted("Launch", launcher="RR... GG... ..... .....")
    position.attach("catcher")
    assert launching(position, "repel.1") == (
        "Repel Catcher 1,1 1,2 2,1 2,2: Discard it without EXP; then gain 1 Corrupted Data; dump 2 Data."
    )
    position.own("trickster.paper-face")
    assert launching(position, "repel.1") == "Repel Catcher 1,1 1,2 2,1 2,2: Discard it without EXP."


def test_hacks_count_what_cards_add_and_hidden_numbers_stay_hidden() -> None:
    position = kitted("Launch", launcher="B.B.. .Y... B.... .B...")
    position.own("whisperer.deep-hack")
    position.attach("scanning-bot")
    assert launching(position, "hack.1.2").endswith(": Trace stays 0; Scanning Bot 11 - 2 = 9.")
    assert position.prompt("launch", [NO], ("Voice in the Machine",)) == "Voice in the Machine: launch a Pattern now?"


def test_damage_on_an_enemy_that_hides_its_numbers_gives_no_sum() -> None:
    position = kitted()
    position.own("brawler.counterblow")
    position.attach("gloam")
    said = position.label("use", [Pick("use", "brawler.counterblow#1"), NO], "use:brawler.counterblow#1", ("x", 1))
    assert said == "Counterblow: 2 Damage."


# -- the map -------------------------------------------------------------------------------------------------------


def walking() -> Position:
    position = kitted("Move & Trace", players=1)
    position.mira.trace = 8
    for tile in position.game.state.tiles.values():
        tile.number, tile.up = 16, True
    return position


def test_moves_say_their_trace_with_all_that_changes_it() -> None:
    position = walking()
    here = position.mira.tile
    beside = next(name for name in position.game.sheet.map[here].beside if name in position.game.state.tiles)
    options: list[Option] = [STAY, Go("move", (here, beside))]
    key = options[1].key
    top = "Trace 8 + 2 = 10: 2 Enemies attach, then Trace is 0"
    assert position.label("move", options, key) == f"Go to {beside}, Mainframe: {top}"
    position.own("trickster.false-floor")
    position.mira.trace = 5
    assert position.label("move", options, key) == f"Go to {beside}, Mainframe: Trace 5 + 2 = 7"
    assert position.label("move", options, "stay") == f"Stay on {here}: Trace 5 + 3 = 8"


def test_a_move_by_a_card_costs_no_trace() -> None:
    position = walking()
    here = position.mira.tile
    options: list[Option] = [STAY, Go("move", (here, "B2"))]
    assert position.prompt("move", options, ("Tunnel Map",)) == "Tunnel Map: move, or stay? Your Trace does not rise."
    assert position.label("move", options, "stay", ("Tunnel Map",)) == f"Stay on {here}"
    assert position.label("move", options, f"move:{here}>B2", ("Tunnel Map",)) == "Go to B2, Mainframe"
    assert position.label("jump", [Pick("jump", "B2")], "jump:B2", ("Rail Yard",)) == "Go to B2, Mainframe"


def test_a_district_effect_is_told_with_its_sum_and_the_bot_with_its_battery_and_trace() -> None:
    position = walking()
    position.step("District Effect")
    position.mira.exp, position.mira.trace, position.mira.tile_trace = 2, 3, 4
    position.game.state.bot = Bot("B2", 3)
    options: list[Option] = [EFFECT, SKIP, STAND_IN]
    assert position.prompt("district", options) == "Mainframe: Trace + 3; gain 1 EXP. Use it?"
    assert position.label("district", options, "effect") == "Use it: Trace 3 + 3 = 6; EXP 2 + 1 = 3."
    stood_in = "BOT on B2, battery 3 - 1 = 2. Then Mainframe: Trace 3 + 3 = 6; EXP 2 + 1 = 3."
    assert position.label("district", options, "bot") == stood_in
    position.mira.tile_trace = 1
    told = position.label("district", options, "bot")
    assert told.startswith(
        "BOT on B2, battery 3 - 1 = 2, Trace 3 + 3 = 6 for its tile instead of yours. Then Mainframe: "
    )
    assert "Trace 6 + 3 = 9" in told, "both steps are told, the second from where the first ends"


def test_where_only_the_tile_of_the_bot_does_something_it_is_what_is_asked_about() -> None:
    position = walking()
    position.step("District Effect")
    position.game.state.bot = Bot("B2", 3)
    options: list[Option] = [SKIP, STAND_IN]
    assert position.prompt("district", options) == (
        "Mainframe: Trace + 3; gain 1 EXP. That does nothing now. Use the tile of the BOT instead?"
    )
    assert position.label("district", options, "skip") == "No, keep the battery"


def test_keywords_of_a_district_are_told_in_a_few_words() -> None:
    position = walking()
    position.step("District Effect")
    tile = position.game.state.tiles[position.mira.tile]
    told: dict[str, str] = {}
    for card in position.game.content.tiles.values():
        tile.number = card.number
        told[card.name] = position.prompt("district", [EFFECT, SKIP])
    assert told["Signal Tower"].startswith("Signal Tower: ")
    assert "Program 2 (up to 2 slides or switches)" in told["Body Foundry"]
    prepares = [words for words in told.values() if "Prepare" in words]
    assert prepares
    assert all(re.search(r"Prepare (\d): draw \1 Data and place (it|them)\. Use it\?", words) for words in prepares)


def test_a_question_by_a_card_of_another_player_says_whose_it_is() -> None:
    position = kitted()
    dump: list[Option] = [OnSlot("dump", 0)]
    position.game.state.seats[1].equipped[:] = ["whisperer.low-voice"]
    position.game.recard()
    assert position.prompt("dump", dump, ("any", "Low Voice")) == "Kai's Low Voice: dump 1 Data from your Launcher."
    position.own("whisperer.low-voice")
    position.game.state.seats[1].equipped[:] = []
    position.game.recard()
    assert position.prompt("dump", dump, ("any", "Low Voice")) == "Low Voice: dump 1 Data from your Launcher."


# -- dice and Wounds -----------------------------------------------------------------------------------------------


def test_rerolls_by_assets_and_by_a_card() -> None:
    position = kitted("Combat")
    position.own("trickster.loaded-dice")
    position.mira.assets[REROLL] = 2
    options: list[Option] = [KEEP, Dice("reroll", (0,)), Pick("use", "trickster.loaded-dice#1")]
    about = ("Attack Roll", "pulse", "blank")
    assert position.label("reroll", options, "reroll:1", about) == "Roll pulse again: Reroll 2 - 1 = 1"
    assert position.label("reroll", options, "use:trickster.loaded-dice#1", about) == (
        "Loaded Dice: Reroll 1 of your dice."
    )
    assert position.prompt("reroll", options, about) == (
        "Attack Roll: pulse, blank. Reroll dice, 1 Reroll each? Once a roll; you have 2."
    )
    assert position.prompt("reroll", [options[0], options[2]], about) == "Attack Roll: pulse, blank. Use a card on it?"
    about = ("Loaded Dice", "pulse", "blank")
    assert position.label("reroll", options[:2], "reroll:1", about) == "Roll pulse again"
    assert position.prompt("reroll", options[:2], about) == "Loaded Dice: pulse, blank. Roll dice again?"


def test_a_trace_roll_says_what_its_faces_bring() -> None:
    position = kitted("Trace Roll")
    position.mira.assets[REROLL] = 1
    assert position.prompt("reroll", [KEEP, Dice("reroll", (0,))], ("Trace Roll", "surge")) == (
        "Trace Roll: surge. Each pulse attaches an Enemy, a surge does not. Reroll?"
    )


def test_a_test_begins_with_its_successes_of_those_needed() -> None:
    position = kitted("Player Activity")
    position.mira.assets[REROLL] = 1
    options: list[Option] = [KEEP, Dice("reroll", (0,))]
    assert position.prompt("reroll", options, (TestRoll(3, 0), "pulse", "blank")) == (
        "Successes: 1 of 3. Test: pulse, blank. Reroll dice, 1 Reroll each? Once a roll; you have 1."
    )
    said = position.prompt("reroll", options, (TestRoll(5, 1), "surge"))
    assert said.startswith("Successes: 3 of 5."), "those of the group count"


def test_the_rules_of_a_test_tell_its_question_how_much_is_needed() -> None:
    position = kitted("Player Activity", launcher="R" + "." * 19)
    position.mira.assets[REROLL] = 1
    test = Test("red", Number(9), ()).run(position.game, Context(0, "Two Feeds"))
    (asked,) = test.send(None)
    assert label(position.game, asked, asked.options[1]) == "Dump red 1,1 and roll 1 die"
    (asked,) = test.send((asked, asked.options[1]))  # the last token; the dice are rolled
    assert prompt(position.game, asked).startswith("Successes: ")
    assert " of 9. Test: " in prompt(position.game, asked)


def test_dice_that_a_card_reads_are_counted() -> None:
    position = kitted("Combat")
    position.own("trickster.blind-spot")
    options: list[Option] = [KEEP, Pick("use", "trickster.blind-spot#2")]
    about = ("Attack Roll", "surge", "surge", "blank")
    assert position.label("reroll", options, "use:trickster.blind-spot#2", about) == "Blind Spot: Reroll 0 + 2 = 2."


def test_dice_that_are_turned_and_frames_that_are_ready_again() -> None:
    position = kitted("Combat")
    position.own("reaper.hook")
    options: list[Option] = [NO, Dice("set", (1,))]
    assert position.label("set-dice", options, "set:2", ("surge", "pulse", "blank")) == "Turn blank to surge"
    frames = [Pick("frame", "reaper.hook"), Pick("frame", "walker.red.1")]
    assert position.label("ready", frames, "frame:reaper.hook", ("Closing Cut",)) == "PP of Hook: 3 Damage."


def test_the_shield_whole_in_part_and_not() -> None:
    position = kitted("Combat")
    position.mira.assets[SHIELD] = 3
    options: list[Option] = [YES, NO, Amount("shield", 1)]
    about = (2, "Catcher")
    assert position.label("shield", options, "yes", about) == "Yes: Shield 3 - 2 = 1, ITG stays 5"
    assert position.label("shield", options, "no", about) == "No: ITG 5 - 2 = 3"
    assert position.label("shield", options, "shield:1", about) == "In part: Shield 3 - 1 = 2, ITG 5 - 1 = 4"
    assert position.label("shield", options, "no", (7, "Catcher")) == "No: ITG 5 - 5 = 0, then a Reset"


def test_power_and_frames() -> None:
    position = kitted("Combat")
    position.own("reaper.hook")
    position.attach("catcher")
    position.mira.assets[POWER] = 2
    assert position.label("power", [Amount("power", 2)], "power:2", (3,)) == "Roll 5 dice: Power 2 - 2 = 0"
    position.game.state.combat = Combat(0, 2, dice=["pulse", "pulse"], used=[False, False])
    use = FrameUse("reaper.hook", (0, 1))
    assert position.label("frame", [use], use.key) == "PP 2 dice: Catcher 12 - 3 = 9. Hook: 3 Damage."


# -- Data ----------------------------------------------------------------------------------------------------------


def test_data_chosen_placed_and_dumped() -> None:
    position = kitted("Launch", launcher="BB... R.... ..... .....")
    position.mira.dump[1] = 3
    assert position.label("fetch", [Pick("fetch", "blue")], "fetch:blue", ("Recall",)) == (
        "Blue Data: 3 - 1 = 2 in the Dump"
    )
    assert position.label("colour", [Pick("colour", "blue")], "colour:blue", ("Salvage",)) == ("Gain blue Data"), (
        "the question says where it goes, and no number that a digit before it would double"
    )
    assert position.label("row", [Pick("row", "1"), Pick("row", "2")], "row:1", ("Lamp Eater",)) == "Row 1: 2 blue"
    assert position.label("unlock", [OnSlot("unlock", slot_number("3,5"))], "unlock:3,5") == "Unlock 3,5"
    assert position.prompt("prepare", [Place(1, 2)], (0, 4)) == "Place the drawn red token on an empty slot."
    assert position.prompt("prepare", [Place(1, 2)], (1, 4)) == (
        "Place the drawn tokens on empty slots: first blue, second red."
    )
    about = ("red", 2, 1, "Two Feeds")
    test: list[Option] = [Plain("roll"), OnSlot("dump", slot_number("2,1"))]
    assert position.prompt("test", test, about) == (
        "Test red 2: dump red Data from your Launcher, a die for each; a pulse is 1 success, a surge 2. 1 die so far."
    )
    assert position.label("test", test, "dump:2,1", about) == "Dump red 2,1 and roll 2 dice"
    position.own(bodies=["body.rigger"])
    assert position.label("test", test, "roll", about) == "Roll 2 dice", "one token and one die by the Rigger"


def test_a_test_out_of_reach_says_what_it_can_come_to() -> None:
    position = Position("G" + "." * 19, "Player Activity", players=2)
    act = next(
        act
        for act in position.game.card.acts
        if any(isinstance(effect, Test) and effect.what == "green" for effect in act.effects)
    )
    options: list[Option] = [DONE, Pick("act", act.id)]
    position.mira.slots[:] = [0] * 20
    assert position.prompt("act", options).endswith(
        "A Test rolls a die for each Data you dump for it; its number is the successes it takes."
    )
    assert "A Test rolls" not in position.prompt("act", [DONE])
    assert "At best 0 of " in position.label("act", options, f"act:{act.id}")
    position.mira.slots[:] = [2] * 20
    assert "At best" not in position.label("act", options, f"act:{act.id}")


def test_the_bot_standing_in_says_what_can_be_done_where_it_stands() -> None:
    position = Position("." * 20, "Player Activity", players=1)
    act = next(act for act in position.game.card.acts if act.tile)
    place = next(place for place, tile in position.game.state.tiles.items() if tile.up)
    position.game.state.tiles[place].number = act.tile
    position.game.state.bot = Bot(place, 3)
    said = position.label("act", [DONE, STAND_IN], "bot")
    assert said.startswith(f"BOT on {place}, battery 3 - 1 = 2: it stands in for you. On ")
    assert "Test " in said


# -- by name, for undo ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (DONE, "done"),
        (EFFECT, "use the District Effect"),
        (Shift("switch", 0, 1), "switch 1,1 with 1,2"),
        (Launch("hack.7.1", (0, 6)), "launch a Hack"),
        (Launch("basic.exp", (0,)), "launch EXP"),
        (Launch("augment.spartans.shock-lance", (0,)), "launch Shock Lance"),
        (Launch("body.glass-doll", (0,)), "launch Glass Doll"),
        (Launch("bot", (0,)), "charge the BOT"),
        (Pick("upgrade", "augment"), "draw 2 Augments"),
        (Pick("upgrade", "gain.red"), "gain red Data"),
        (Pick("equip", "reaper.wide-scythe"), "equip Wide Scythe"),
        (Pick("use", "walker.green#1"), "use the Walker"),
        (Pick("use", "reaper.siphon#1"), "use Siphon"),
        (Pick("protocol", "protocol.deep-core"), "keep Deep Core"),
        (Pick("market", "body.hive"), "put Hive under the deck"),
        (Pick("seat", "B"), "choose seat 2"),
        (Trade("spartans.shock-lance", 1), "trade Shock Lance to seat 2"),
        (FrameUse("body.scout.2", (0,)), "a Frame of Scout with 1 die"),
        (FrameUse("reaper.hook", (0, 1)), "a Frame of Hook with 2 dice"),
        (Dice("set", (0,)), "turn 1 die"),
        (Dice("reroll", (0, 1)), "reroll 2 dice"),
        (OnSlot("upgrade.unlock", 4), "unlock 1,5"),
        (Amount("shield", 1), "1 Shield"),
    ],
)
def test_answers_by_name(option: Option, words: str) -> None:
    assert short(option) == words


def test_players_go_by_name_where_the_names_are_known() -> None:
    names = ("Mira", "Kai")
    assert short(Pick("seat", "B"), names) == "choose Kai"
    assert short(Trade("spartans.shock-lance", 1), names) == "trade Shock Lance to Kai"


def test_names_in_words_are_not_taken_for_ids() -> None:
    assert faults("Hack Z.O.E. 1,1: Z.O.E. 8 - 2 = 6.") == ""
    assert [faults(text) for text in ("", "use reaper.siphon#1", "a  b", "P: ", "x_y", "done..")] == [
        "empty", "r.s", "  ", ": ", "_", "..",
    ]  # fmt: skip
