"""Refusals on the map, with dice, and in the Quest phase."""

from __future__ import annotations

from attrs import evolve

from core.ascend import events as ev
from core.ascend.content import content
from core.ascend.hexmap import read_map
from core.ascend.names import POWER, REROLL
from core.ascend.options import DONE, Amount, Dice, Go, Pick, Plain
from core.ascend.phases.combat import PASS, frame_uses
from core.ascend.phases.quest import acts_here
from core.ascend.rolls import KEEP, alike_sets
from core.engine.choice import Option
from tests.ascend.asking import Position, fighting

# -- map ---------------------------------------------------------------------------------------------------------


def test_tiles_too_far_and_unknown() -> None:
    position = Position()
    for tile in position.game.state.tiles.values():
        tile.up = True
    position.mira.tile = "A2"
    assert position.move("move:A2>D2") == "D2 is 3 steps away, MOV is 2."
    assert position.move("move:A2>Z9") == "There is no tile Z9 on this map: it has 8, from A2 to D2."
    assert position.move("move:A2>A2") == "You are on A2 already: a move leads to another tile."
    assert position.move("move:B1>C1") == "You cannot start on B1: this move starts on A2."
    assert position.move("move:A2>B2>B1") == "The way to B1 is A2 > B1, 1 step."


def test_past_a_face_down_tile() -> None:
    position = Position()
    for name, tile in position.game.state.tiles.items():
        tile.up = name in ("A2", "C3")
    position.mira.tile = "A2"
    assert position.move("move:A2>C3") == "A move stops on B2, which is face down: find a way around it."
    assert position.move("move:A2>B2>C3") == "A move stops on B2, which is face down: find a way around it."


def test_gaps() -> None:
    assert Position().move("move:B1>D1>D2") == "B1 and D1 do not touch: empty spaces cannot be crossed."
    sheet = evolve(content().scenarios["prologue"], places=read_map("2@0,0^ 1@0,-1^ 11@1,-2^ 12@2,-2^ 13@2,-1^"))
    position = Position(scenarios={"prologue": sheet})
    start = position.mira.tile
    across = next(place.name for place in sheet.places if place.number == 13)
    assert position.move(f"move:{start}>{across}") == (
        f"{start} and {across} do not touch: empty spaces cannot be crossed."
    )


def test_moving_once_and_in_its_step() -> None:
    position = Position()
    assert position.program("move:B1>C1") == "Characters move in the Move & Trace step; this is Program."
    position.step("Move & Trace")
    moved: list[Option] = [DONE, Go("bot", ("B1", "C1"))]
    assert position.why("move", moved, "move:B1>C1") == (
        "You have moved or stayed already: once in each Move & Trace step."
    )
    assert position.why("move", [DONE, Plain("stay")], "bot:B1>C1").startswith("The BOT has moved already")


def test_the_bot_stands_in_where_it_can() -> None:
    position = Position(step="District Effect")
    bot = position.game.state.bot
    assert bot is not None
    options = [Plain("effect"), Plain("skip")]
    assert position.why("district", options, "bot") == "The BOT stands on your own tile, B1: it need not stand in."
    bot.tile, bot.battery = "C1", 0
    assert position.why("district", options, "bot") == "The BOT has 0 batteries: standing in takes 1."
    position.game.state.bot = None
    assert position.why("district", options, "bot") == "The BOT is not in play: it cannot stand in for you."


def test_revealing_out_of_reach() -> None:
    position = Position(step="District Effect")
    position.mira.tile = "A2"
    options = [Pick("reveal", "B2"), Pick("reveal", "C2")]
    assert position.why("reveal", options, "reveal:D2", (2,)) == "D2 is 3 steps away: this reveals a tile within 2."
    assert position.why("reveal", options, "reveal:B1", (2,)) == "B1 is face up already: 6 tiles are face down."


# -- dice --------------------------------------------------------------------------------------------------------


def test_more_power_than_there_is() -> None:
    position = Position(step="Combat")
    position.mira.assets[POWER] = 2
    options = [Amount("power", n) for n in range(3)]
    assert position.why("power", options, "power:3", (2,)) == "You have 2 Power: 3 cannot be spent, 0 to 2 can."


def test_rerolls() -> None:
    position = Position(step="Combat")
    position.mira.assets[REROLL] = 2
    faces = ["pulse", "blank", "blank"]
    about = ("Attack Roll", *faces)
    options: list[Option] = [KEEP, *(Dice("reroll", dice) for dice in alike_sets(faces, 2))]

    def ask(key: str) -> str:
        return position.why("reroll", options, key, about)

    assert ask("reroll:1,2,3") == "3 dice would cost 3 Reroll, you have 2."
    assert ask("reroll:1,3") == "Dice with equal faces are alike: reroll:1,2 rerolls blank and pulse too."
    assert ask("reroll:4") == "There is no die 4: 3 dice were rolled."
    assert ask("reroll:2,2") == "Die 2 is named 2 times: each die counts once."


def test_a_roll_is_rerolled_once() -> None:
    position = fighting()
    position.game.emit(ev.DiceRolled(0, "Attack Roll", ("pulse",)))
    assert position.frame("reroll:1").startswith("Reroll is spent right after a roll, once")
    position.game.emit(ev.DiceRerolled(0, (0,), ("blank",), 1))
    assert position.frame("reroll:1") == "This roll was rerolled with Reroll once; other sources may still."


def test_frames_without_their_dice() -> None:
    position = fighting()
    assert position.frame("frame:walker.red.2@1") == "Frame PP of Aka needs 2 pulse, you have 1."
    assert position.frame("frame:walker.red.1@4") == "Die 4 is used: 3 of 4 dice are free."
    assert position.frame("frame:walker.red.3@2") == "Frame S of Aka needs 1 surge: blank will not do."
    assert position.frame("frame:walker.red.1") == "Frame P.. of Aka needs 1 or more pulse: no dice will not do."
    assert position.frame("frame:walker.red.9@1").startswith("There is no Combat Frame walker.red.9: you have 3, ")
    combat = position.game.state.combat
    assert combat is not None
    combat.frames.append("walker.red.3")
    said = position.frame("frame:walker.red.3@3")
    assert said == "Frame S of Aka was used in this Combat: each Frame once, multi Frames again and again."


def test_frames_belong_to_combat() -> None:
    said = Position().launch("frame:walker.red.1@1")
    assert said == "Combat Frames are activated in Combat, after the Attack Roll; this is Launch."


def test_stopping_while_an_enemy_is_to_act() -> None:
    position = fighting()
    combat = position.game.state.combat
    assert combat is not None
    combat.at = 1
    said = position.why("frame", [*frame_uses(position.game, 0), PASS], "stop")
    assert said == "You cannot stop while an Enemy is to act, 2 to come: pass lets it act."


# -- Quest -------------------------------------------------------------------------------------------------------


def acting() -> Position:
    position = Position(step="Player Activity")
    for name, number in (("B1", 2), ("C1", 1), ("B2", 11), ("C2", 12)):
        position.game.state.tiles[name].number = number
    return position


def act(position: Position, key: str) -> str:
    here = acts_here(position.game, 0, position.mira.tile)
    return position.why("act", [DONE, *(Pick("act", known.id) for known in here)], key)


def test_an_act_on_the_wrong_tile_does_not_betray_where_the_right_one_lies() -> None:
    position = acting()
    said = "This is done on tile 11, Power Plant, which is not found yet; you are on B1, Damaged District."
    assert act(position, "act:power-plant") == said
    position.game.state.tiles["B2"].up = True
    said = "This is done on tile 11, Power Plant on B2; you are on B1, Damaged District."
    assert act(position, "act:power-plant") == said


def test_an_act_that_was_done_or_cannot_be_paid() -> None:
    position = acting()
    position.mira.acts.append("power-plant")
    said = "The activity on Power Plant is not open to you: each player may do it once a turn."
    assert act(position, "act:power-plant") == said
    position.game.state.card, position.mira.tile = "A05", "C1"
    position.game.recard()
    said = "The activity on Shelter is not open to you: it costs 4 Memory, you have 0."
    assert act(position, "act:shelter") == said
    assert act(position, "act:mainframe") == "Card A05 has no activity mainframe: it has 1."


def test_choices_among_named_things() -> None:
    position = Position(step="District Effect")
    core: list[Option] = [Plain("keep"), Pick("core", "blue"), Pick("core", "green"), Pick("core", "yellow")]
    said = "Your Core Data is red already, 3 answers here: blue, green or yellow."
    assert position.why("core", core, "core:red", ("Shelter",)) == said
    lose = [Pick("lose", "shield"), Pick("lose", "memory")]
    said = "You have 0 Power: there is none to lose, 2 answers here: shield or memory."
    assert position.why("lose", lose, "lose:power", ("Bailiff",)) == said
    assert position.why("card", [Pick("card", "A04"), Pick("card", "A05")], "card:A06") == (
        "A06 is not among the 2 answers here: A04 or A05."
    )
