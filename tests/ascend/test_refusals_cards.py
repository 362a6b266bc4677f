"""Refusals about cards: Upgrades with Augments, rules to use, prices, Bodies, Enemies, players, dice of cards."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend.cards.map_effects import STAY
from core.ascend.content import content
from core.ascend.launching import launches
from core.ascend.names import MEMORY, POWER, REROLL, SHIELD, slot_number
from core.ascend.options import DONE, NO, YES, Amount, Dice, Go, Launch, OnSlot, Pick, Plain
from core.ascend.phases.planning import what_to_plan
from core.ascend.rolls import KEEP, alike_sets
from core.ascend.state import Combat
from core.engine.choice import Option
from tests.ascend.asking import Position, kitted
from tests.ascend.written import rule

# -- Augments in an Upgrade ----------------------------------------------------------------------------------------


def plan(position: Position, key: str) -> str:
    return position.why("program", [DONE, *what_to_plan(position.game, 0)], key)


def owning(*equipped: str, players: int = 3, unequipped: tuple[str, ...] = ()) -> Position:
    position = kitted(players=players)
    position.own(*equipped, unequipped=unequipped)
    position.mira.assets[MEMORY] = 1
    return position


def test_an_augment_too_dear_equipped_already_or_not_there() -> None:
    position = owning("reaper.hook", unequipped=("reaper.siphon", "seekers.field-lens"))
    assert plan(position, "equip:reaper.siphon") == "Siphon costs 3 Memory, you have 1."
    assert plan(position, "equip:reaper.hook") == "Hook is equipped already: you have 1 equipped."
    assert plan(position, "equip:reaper.overkill") == (
        "You do not have the Augment Overkill: there are 2 Augments of yours not equipped, Siphon, Field Lens."
    )
    assert plan(position, "equip:nothing") == (
        "You do not have the Augment nothing: there are 2 Augments of yours not equipped, Siphon, Field Lens."
    )
    position.step("Launch")
    said = position.why("launch", [DONE], "equip:reaper.siphon")
    assert said == "Augments are equipped in the Planning phase; this is Launch."


def test_an_augment_that_even_a_card_does_not_make_cheap_enough() -> None:
    position = owning(unequipped=("reaper.bounty-ledger",))
    said = position.why("equip", [NO], "equip:reaper.bounty-ledger", ("Spare Parts", 2))
    assert said == "Bounty Ledger costs 2 Memory, you have 1."


def test_trades_that_cannot_be() -> None:
    position = owning("reaper.hook", "spartans.shock-lance")
    assert plan(position, "trade:reaper.hook>B") == (
        "Hook is an Augment of a Class: only those of Factions are traded."
    )
    assert plan(position, "trade:spartans.war-drum>B") == (
        "You do not have the Augment War Drum: of those that can be traded you have 1, Shock Lance."
    )
    assert plan(position, "trade:spartans.shock-lance>A") == (
        "Shock Lance is yours already: it is traded to another player."
    )
    assert plan(position, "trade:spartans.shock-lance>D") == ("No player sits on seat D: Shock Lance can go to B or C.")
    position.step("Combat")
    assert position.why("power", [Amount("power", 0)], "trade:spartans.shock-lance>B", (2,)) == (
        "Augments are traded in the Planning phase; this is Combat."
    )
    alone = owning("spartans.shock-lance", players=1)
    assert plan(alone, "trade:spartans.shock-lance>B") == "You play alone: there are 0 players to trade with."


def test_augments_that_cannot_be_drawn() -> None:
    position = owning()
    assert plan(position, "upgrade:augment") == "Drawing 2 Augments of your Class costs 2 EXP, you have 0."
    position.mira.class_deck.clear()
    assert plan(position, "upgrade:augment") == "Your Class deck has 0 Augments left: none can be drawn."
    said = Position().why("upgrade", [DONE], "upgrade:augment")
    assert said == "Classes are not in play in this scenario: there are 0 Augments to draw."


# -- rules to use --------------------------------------------------------------------------------------------------


def test_a_rule_in_the_wrong_phase_used_up_or_not_paid_for() -> None:
    position = owning("trickster.frame-job", "whisperer.prefetch")
    assert plan(position, "use:trickster.frame-job#1") == "Frame Job is used in the Launch step; this is Program."
    position.mira.used.append("whisperer.prefetch#1")
    assert plan(position, "use:whisperer.prefetch#1") == ("Prefetch was used 1 time in this turn: once a turn.")
    position.step("Launch")
    said = position.why("launch", [DONE], "use:trickster.frame-job#1")
    assert said == "Frame Job: spend 1 Reroll, you have 0."
    position.own("trickster.vanishing-act")
    position.attach("hound")
    position.mira.slots[0] = 1
    said = position.why("launch", [DONE], "use:trickster.vanishing-act#1")
    assert said == "Vanishing Act: dump 2 basic Data, you have 1 on your Launcher."


def test_a_rule_that_would_do_nothing_and_one_that_waits_for_another_question() -> None:
    known = content().class_augments
    game = evolve(known["trickster.shell-game"], rules=(rule("{effects = [{do = 'defeat'}]}"),))
    position = Position(scenario="sandbox", class_augments={**known, game.id: game})
    position.own(game.id, "whisperer.recall")
    assert position.why("program", [DONE], f"use:{game.id}#1") == (
        "Shell Game would do nothing now: Once a turn, defeat the Top Enemy."
    )
    position.step("Launch")
    said = position.why("prepare", [], "use:whisperer.recall#1", (1,))
    assert said == "Recall waits: this step first asks something else (prepare)."


def test_a_rule_that_waits_for_its_event_or_works_by_itself() -> None:
    position = owning("reaper.hook", "reaper.siphon", "brawler.counterblow", "reaper.overkill")
    assert plan(position, "use:brawler.counterblow#1") == (
        "Counterblow is used after an Enemy's Frame; this is Program."
    )
    said = position.why("use", [Pick("use", "x"), NO], "use:brawler.counterblow#1", ("defeated", 1))
    assert said == "Counterblow is used after an Enemy's Frame; this is when you defeat an Enemy."
    position.mira.used.append("brawler.counterblow#1")
    assert plan(position, "use:brawler.counterblow#1") == (
        "Counterblow was used in this turn: once a turn, after an Enemy's Frame."
    )
    assert plan(position, "use:reaper.siphon#1") == (
        "Siphon works by itself: there is nothing to use. Once a turn, when you defeat an Enemy, recover 1 and gain 1 "
        "Shield."
    )
    assert plan(position, "use:reaper.overkill#1").startswith("Overkill works by itself: there is nothing to use. ")


def test_a_rule_of_a_card_that_is_not_in_play() -> None:
    position = owning("reaper.siphon", unequipped=("reaper.overkill",))
    position.mira.protocol, position.mira.protocol_step = "protocol.deep-core", 1
    position.game.recard()
    assert plan(position, "use:reaper.overkill#1") == "Overkill is not equipped: it does nothing before that."
    assert plan(position, "use:protocol.deep-core#1") == "Deep Core is not learnt yet: 1 of 3 steps are done."
    assert plan(position, "use:trickster.sleight#1").startswith("You do not have the Augment Sleight: ")
    assert plan(position, "use:luck") == "You have no card luck to use: there are rules on 2: Aka, Siphon."


# -- prices and ways -----------------------------------------------------------------------------------------------


def test_a_token_that_does_not_pay() -> None:
    position = kitted("Combat", launcher="RG" + "." * 18)
    about = ("walker.red#1", "Aka", "dump 1 red Data", "roll 1 die more", 2)
    one: list[Option] = [NO, OnSlot("dump", 0)]
    assert position.why("pay", one, "dump:1,2", about) == (
        "1,2 holds a green token: Aka asks you to dump 1 red Data, and 1 token of yours will do."
    )
    assert position.why("pay", one, "dump:4,4", about) == "4,4 is empty: there is no token to dump."
    assert position.why("pay", one, "yes", about) == "Say which token pays: dump:1,1."
    whole = ("trickster.vanishing-act#1", "Vanishing Act", "dump 2 basic Data", "Trace - 2", 0)
    assert position.why("pay", [NO, YES], "dump:1,1", whole) == (
        "1,1 holds a red token: Vanishing Act asks first whether you dump 2 basic Data at all: answer yes, then choose."
    )


def test_ways_rows_and_the_enemy_deck() -> None:
    position = kitted("District Effect", launcher="BBB.. R.... ..... .....")
    ways = ("Signal Tower", "a player of your choice may Program 2", "another thing")
    assert position.why("way", [Pick("way", "1")], "way:2", ways) == "Nothing would come of it now: another thing."
    assert position.why("way", [Pick("way", "1")], "way:3", ways) == "Signal Tower has 2 ways: there is no way 3."
    assert position.why("row", [Pick("row", "1")], "row:2", ("Lamp Eater",)) == (
        "Row 2 has 1 token: a row with most, 3, is dumped, 1 answer here: 1."
    )
    assert position.why("row", [Pick("row", "1")], "row:7", ("Lamp Eater",)) == (
        "There is no row 7: rows go from 1 to 4."
    )
    look = [Pick("look", "top"), Pick("look", "bottom")]
    assert position.why("look", look, "look:middle", ("enemy.hound", "Stolen Index")) == (
        "A card goes on top or to the bottom, not to middle: 2 answers here: top or bottom."
    )


# -- one of several cards, players, Enemies ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "offered", "key", "said"),
    [
        ("protocol", ("protocol.salvage", "protocol.deep-core"), "protocol:protocol.steady-aim",
         "Steady Aim was not dealt to you, 2 answers here: Salvage or Deep Core."),
        ("keep", ("reaper.hook", "reaper.siphon"), "keep:reaper.overkill",
         "Overkill was not drawn, 2 answers here: Hook or Siphon."),
        ("body", ("body.scout", "body.hive"), "body:body.ronin",
         "Ronin is none of your Bodies, 2 answers here: Scout or Hive."),
        ("inhabit", ("body.scout",), "inhabit:body.ronin",
         "Ronin is not in the Body Market, 1 answer here: Scout."),
        ("market", ("body.scout",), "market:body.ronin",
         "Ronin is not in the Body Market, 1 answer here: Scout."),
    ],
)  # fmt: skip
def test_a_card_that_is_not_among_them(word: str, offered: tuple[str, ...], key: str, said: str) -> None:
    position = kitted("District Effect")
    assert position.why(word, [Pick(word, card) for card in offered], key, ("Card",)) == said
    elsewhere = position.why("district", [Plain("effect"), Plain("skip")], key)
    assert elsewhere.endswith("; this is District Effect.")


def test_players_and_enemies_that_cannot_be_chosen() -> None:
    position = kitted("Combat")
    position.attach("hound", "catcher")
    seats = [Pick("seat", "B"), Pick("seat", "C")]
    assert position.why("seat", seats, "seat:A", ("Low Voice",)) == (
        "Low Voice is for another player, 2 answers here: Kai or Jun."
    )
    assert position.why("seat", seats[:1], "seat:C", ("Shared Meal",)) == (
        "Jun cannot be chosen for this, 1 answer here: Kai."
    )
    assert position.why("seat", seats, "seat:D", ("Low Voice",)) == (
        "No player sits on seat D, 2 answers here: Kai or Jun."
    )
    enemies = [Pick("enemy", "1"), Pick("enemy", "2")]
    assert position.why("enemy", enemies, "enemy:9", ("Shell Game",)) == (
        "There is no Enemy 9 in your stack, 2 answers here: Hound (enemy:1) or Catcher (enemy:2)."
    )


# -- patterns ------------------------------------------------------------------------------------------------------


def launch(position: Position, key: str) -> str:
    position.step("Launch")
    return position.why("launch", [DONE, *launches(position.game, 0)], key)


def test_patterns_of_cards_that_are_not_there() -> None:
    position = owning("spartans.shock-lance", unequipped=("spartans.war-drum",))
    position.game.state.market[:] = ["body.soldier", "body.hive"]
    assert launch(position, "launch:augment.spartans.war-drum@1,1") == (
        "War Drum is not equipped: it cannot be launched before that."
    )
    assert launch(position, "launch:body.ronin@1,1") == ("Ronin is not in the Body Market: it has 2, Soldier, Hive.")
    assert launch(position, "launch:augment.spartans.shock-lance@1,1") == (
        "Shock Lance needs 1 yellow and 2 red as R.R/.Y.: you have 0 yellow and 0 red."
    )
    assert launch(position, "launch:body.hive@1,1").startswith("Hive needs 2 yellow, 2 red and 1 any as YR/RY/A.: ")


def test_an_enemy_without_a_repel_and_the_second_one_within_reach() -> None:
    position = owning()
    position.attach("night-porter", "hound")
    assert launch(position, "launch:repel.1@1,1") == ("Night Porter has no repel.1: it has 2 Hacks and no Repel.")
    assert launch(position, "launch:hack.2.1@1,1") == (
        "Hound is second: only the Top Enemy, Night Porter, can be hacked."
    )
    position.own(bodies=["body.archivist"])
    assert launch(position, "launch:hack.2.1@1,1").startswith("Hack Hound needs 2 yellow as Y./.Y: ")


def test_a_pattern_may_be_launched_as_often_as_a_card_says() -> None:
    position = owning("whisperer.fork")
    position.attach("hound")
    position.mira.launched += ["hack.1.1", "hack.1.1"]
    assert launch(position, "launch:hack.1.1@1,1-2,2") == ("Hack Hound was launched in this step: 2 times is all.")


def test_a_card_that_lets_one_pattern_be_launched() -> None:
    position = kitted("Combat", launcher="BBB.. GGG.. ..... .....")
    ready = [option for option in launches(position.game, 0) if option.source == "basic.shield"]
    said = position.why("launch", [NO, *ready], "launch:basic.memory@2,1-2,2-2,3", ("Voice in the Machine",))
    assert said == "Voice in the Machine lets you launch Shield now: Memory waits for the Launch step."
    assert all(isinstance(option, Launch) for option in ready)


# -- map and Launcher ----------------------------------------------------------------------------------------------


def test_a_move_by_a_card_goes_no_further_than_it_says() -> None:
    position = kitted("Launch")
    for tile in position.game.state.tiles.values():
        tile.up = True
    here = position.mira.tile
    beside = next(name for name in position.game.sheet.map[here].beside if name in position.game.state.tiles)
    far = next(
        name for name in position.game.state.tiles
        if name != here and name not in position.game.sheet.map[here].beside
    )  # fmt: skip
    options: list[Option] = [STAY, Go("move", (here, beside))]
    said = position.why("move", options, f"move:{here}>{far}", ("Forced March",))
    assert said == f"{far} is 2 steps away, MOV is 1."


def test_tiles_where_no_card_puts_the_character() -> None:
    position = kitted("Launch")
    here = position.mira.tile
    hidden = next(name for name, tile in position.game.state.tiles.items() if not tile.up)
    options = [Pick("jump", "B2")]
    said = position.why("jump", options, f"jump:{here}", ("Rail Yard",))
    assert said == f"You are on {here} already, 1 answer here: B2."
    assert position.why("jump", options, "jump:Z9", ("Rail Yard",)).startswith("There is no tile Z9 on this map: ")
    if hidden != "B2":
        said = position.why("jump", options, f"jump:{hidden}", ("Rail Yard",))
        assert said == f"{hidden} is face down: only revealed tiles will do, 1 answer here: B2."


def test_corners_where_a_card_allows_them() -> None:
    position = kitted(launcher="B" + "." * 19)
    position.mira.moves = position.mira.moves_size = 5
    key = "slide:1,1>3,3"
    assert position.program(key) == "3,3 is not beside 1,1: tokens go up, down, left or right."
    position.own(bodies=["body.weaver"])
    assert position.program(key) == "3,3 is not beside 1,1: tokens go up, down, left, right or over a corner."
    assert position.program("switch:1,1>2,2") == "2,2 is empty: slide 1,1 to 2,2 instead of switching."


def test_unlocking_and_fetching() -> None:
    position = kitted("Launch")
    assert position.why("unlock", [OnSlot("unlock", slot_number("1,5"))], "unlock:1,1") == (
        "1,1 is not locked: 4 slots are locked."
    )
    assert position.why("launch", [DONE], "unlock:1,5") == "Nothing asks you to unlock a slot now: this is Launch."
    position.step("Program")
    assert position.program("unlock:1,5") == (
        "To unlock a slot is an Upgrade here: upgrade.unlock:1,5 for 2 EXP, you have 0."
    )
    position.step("Launch")
    assert position.why("fetch", [Pick("fetch", "red")], "fetch:blue", ("Recall",)) == (
        "Your Dump holds 0 blue Data, 1 answer here: red."
    )


# -- dice and Shield -----------------------------------------------------------------------------------------------


def test_dice_of_cards() -> None:
    position = kitted("Combat")
    position.own("trickster.loaded-dice")
    faces = ["pulse", "blank", "blank"]
    options: list[Option] = [KEEP, *(Dice("reroll", dice) for dice in alike_sets(faces, 1))]
    about = ("Loaded Dice", *faces)
    assert position.why("reroll", options, "reroll:1,2", about) == ("Loaded Dice rolls up to 1 die again, you named 2.")
    position.mira.assets[REROLL] = 3
    assert position.why("reroll", [KEEP, Pick("use", "x")], "reroll:1", ("Attack Roll", *faces)).startswith(
        "Reroll is spent right after a roll, once, and this is not that moment"
    )
    turned: list[Option] = [NO, Dice("set", (0,)), Dice("set", (1,))]
    about = ("surge", "pulse", "blank", "surge")
    assert position.why("set-dice", turned, "set:3", about) == "Die 3 shows surge already: 1 die does."
    assert position.why("set-dice", turned, "set:1,2", about) == "1 die can be turned, you named 2."
    assert position.why("set-dice", turned, "set:4", about) == "There is no die 4: 3 dice were rolled."
    about = ("surge", "pulse", "blank", "blank")
    assert position.why("set-dice", turned, "set:3", about) == (
        "Dice with equal faces are alike: set:2 turns blank too."
    )


def test_the_shield_in_part() -> None:
    position = kitted("Combat")
    position.mira.assets[SHIELD] = 3
    assert position.why("shield", [YES, NO], "shield:1", (2, "Hound")) == (
        "Shield is used all or nothing, yes or no: you have 3 against 2 Wounds."
    )
    position.own("brawler.rearguard")
    assert position.why("shield", [YES, NO, Amount("shield", 1)], "shield:5", (2, "Hound")) == (
        "5 Shield cannot be used: yes uses 2, less than that goes in part."
    )
    position.step("Launch")
    assert position.why("launch", [DONE], "shield:1") == (
        "Shield is used when Wounds are about to come, and this is not that moment: you have 3 Shield."
    )


def test_frames_that_are_ready_and_faces_that_stand_in() -> None:
    position = kitted("Combat")
    position.own("reaper.hook", "whisperer.soft-rule")
    position.attach("hound")
    position.mira.assets[POWER] = 0
    position.game.state.combat = Combat(0, 2, dice=["surge", "blank"], used=[False, False])
    assert position.why("frame", [Plain("stop")], "frame:reaper.hook@1,2") == (
        "Frame PP of Hook needs 2 pulse, you have 1."
    )
    assert position.why("ready", [Pick("frame", "walker.red.1")], "frame:reaper.hook", ("Closing Cut",)) == (
        "Frame PP of Hook was not used in this Combat, 1 answer here: P.. of Aka."
    )
