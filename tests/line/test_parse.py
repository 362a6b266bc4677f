"""Words and the answer they mean."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.line.sample import COMBAT, FRAMES, HOOK, KIT, PROGRAM, answer, choice, table
from tui.line.listing import numbered
from tui.line.parse import meant

MOVE = choice(
    answer("stay", "Stay on B2: Trace 5 + 2 = 7", armed=True),
    answer("move:B2>C2", "Go to C2: Trace 5 + 1 = 6", tile="C2"),
    answer("move:B2>B1", "Go to B1, face down", tile="B1", armed=True),
    stage="map",
)
BOTH = choice(
    *MOVE.answers,
    answer("bot:B2>C2", "BOT to C2", tile="C2"),
    answer("bot:B2>D2", "BOT to D2, face down", tile="D2", armed=True),
    stage="map",
)
LAUNCH = choice(
    answer("launch:basic.reroll@2,3-3,3-4,3", "Reroll", 7, 12, 17, pattern="basic.reroll"),
    answer("launch:basic.reroll.long@1,1-1,2-1,3-1,4", "Long Reroll", 0, 1, 2, 3, pattern="basic.reroll.long"),
    answer("launch:basic.exp@1,1-1,2-2,1-2,2", "EXP", 0, 1, 5, 6, pattern="basic.exp"),
    answer("launch:basic.exp@3,1-3,2-4,1-4,2", "EXP", 10, 11, 15, 16, pattern="basic.exp"),
    answer("done", "Done"),
    stage="patterns",
)
CARDS = choice(
    answer("done", "Done"),
    answer("equip:spartans.shock-lance", "Equip Shock Lance: Memory 3 - 2 = 1", group="upgrade",
           card="spartans.shock-lance"),
    answer("trade:spartans.shock-lance>B", "Trade Shock Lance to Kai", group="upgrade", card="spartans.shock-lance",
           seat=1),
    answer("trade:spartans.shock-lance>C", "Trade Shock Lance to Jun", group="upgrade", card="spartans.shock-lance",
           seat=2),
    answer("use:reaper.siphon#1", "Siphon: ITG 3 + 2 = 5", card="reaper.siphon"),
    stage="launcher",
)  # fmt: skip
ROLL = choice(
    answer("keep", "Keep the roll"),
    answer("reroll:2,4", "Reroll 2 dice: Reroll 2 - 2 = 0", dice=(1, 3)),
    answer("core:red", "Change the Core to red"),
    answer("dump:2,2-4,2", "Dump green and red", 6, 16),
    answer("place:2>3,2", "Put the yellow token on 3,2", 11),
    answer("set:1", "Turn pulse to surge", dice=(0,)),
    stage="combat",
)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("slide 2,4 up", "slide:2,4>1,4"),
        ("slide 2,4 to 1,4", "slide:2,4>1,4"),
        ("SWITCH 2,4 right", "switch:2,4>2,5"),
        ("switch 2,5 with 2,4", "switch:2,4>2,5"),
        ("swap 2,4 left", "switch:2,4>2,3"),
        ("move 2,4 up", "slide:2,4>1,4"),
        ("move 2,4 down", "switch:2,4>3,4"),
        ("slide 1,3", "slide:1,3>1,4"),
        ("Slide:2,4>1,4", "slide:2,4>1,4"),
        ("done", "done"),
        ("unused", "done"),
        ("jun", "let:jun"),
        ("upgrade raise", "upgrade:raise"),
        ("blue gain", "upgrade:gain.blue"),
        ("0", "done"),
        ("1", "let:jun"),
    ],
)
def test_program_words(text: str, key: str) -> None:
    assert meant(text, table(PROGRAM)).key == key


@pytest.mark.parametrize(
    ("text", "key"),
    [("go C2", "move:B2>C2"), ("go to shelter", "move:B2>C2"), ("move b1", "move:B2>B1"), ("stay", "stay")],
)
def test_map_words(text: str, key: str) -> None:
    assert meant(text, table(MOVE)).key == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("launch reroll", "launch:basic.reroll@2,3-3,3-4,3"),
        ("launch long reroll", "launch:basic.reroll.long@1,1-1,2-1,3-1,4"),
        ("launch exp with 3,1 3,2 4,1 4,2", "launch:basic.exp@3,1-3,2-4,1-4,2"),
        ("launch exp 3,1", "launch:basic.exp@3,1-3,2-4,1-4,2"),
        ("reroll", "launch:basic.reroll@2,3-3,3-4,3"),
    ],
)
def test_launch_words(text: str, key: str) -> None:
    assert meant(text, table(LAUNCH)).key == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("reroll 2 4", "reroll:2,4"),
        ("reroll 4,2", "reroll:2,4"),
        ("core red", "core:red"),
        ("dump 2,2 4,2", "dump:2,2-4,2"),
        ("place 2 on 3,2", "place:2>3,2"),
        ("keep", "keep"),
        ("turn 1", "set:1"),
    ],
)
def test_other_words(text: str, key: str) -> None:
    assert meant(text, table(ROLL)).key == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("frame 2", "frame:soldier.1@2"),
        ("frame 3 3,4", "frame:soldier.2@3,4"),
        ("use kinetic battery", "frame:battery.0@3,4"),
        ("frame kinetic battery with 3 4", "frame:battery.0@3,4"),
        ("stop", "stop"),
    ],
)
def test_frame_words(text: str, key: str) -> None:
    assert meant(text, evolve(table(FRAMES), combat=COMBAT)).key == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("equip shock lance", "equip:spartans.shock-lance"),
        ("equip lance", "equip:spartans.shock-lance"),
        ("trade lance to Kai", "trade:spartans.shock-lance>B"),
        ("trade shock lance b", "trade:spartans.shock-lance>B"),
        ("use siphon", "use:reaper.siphon#1"),
        ("use sip", "use:reaper.siphon#1"),
    ],
)
def test_card_words(text: str, key: str) -> None:
    assert meant(text, table(CARDS)).key == key


@pytest.mark.parametrize(
    ("text", "guess"),
    [
        ("use hook", "use:reaper.hook#1"),
        ("equip siphon", "equip:reaper.siphon"),
        ("trade hook to Kai", "trade:reaper.hook>B"),
        ("inhabit hive", "launch:body.hive@"),
    ],
)
def test_cards_that_cannot_be_used_now_are_asked_about(text: str, guess: str) -> None:
    assert meant(text, table(CARDS)).guess == guess


def test_a_body_that_a_card_lets_you_inhabit_goes_by_its_name() -> None:
    asked = evolve(choice(answer("inhabit:body.hive", "Inhabit Hive", card="body.hive"), answer("no", "None")),
                   kind="inhabit")  # fmt: skip
    assert meant("inhabit hive", table(asked)).key == "inhabit:body.hive"


def test_use_prefers_the_rule_of_a_card_to_its_frame() -> None:
    asked = choice(
        *FRAMES.answers,
        answer("use:battery.x#1", "Kinetic Battery: Shield 0 + 1 = 1", card="battery.x"),
        stage="combat",
    )
    view = evolve(table(asked), combat=COMBAT)
    assert meant("use kinetic battery", view).key == "frame:battery.0@3,4", "a card that is not one's own is a Frame"
    own = evolve(view, kit=evolve(KIT, augments=(evolve(HOOK, card="battery.x", name="Kinetic Battery"),)))
    assert meant("use kinetic battery", own).key == "use:battery.x#1"


@pytest.mark.parametrize(
    ("text", "guess"),
    [
        ("slide 2,4 right", "slide:2,4>2,5"),
        ("slide 1,2 1,5", "slide:1,2>1,5"),
        ("launch shield", "launch:basic.shield@1,1-1,2-1,3"),
        ("upgrade memory", "upgrade:memory"),
        ("frames:9", "frames:9"),
        ("go D2", "move:B2>D2"),
    ],
)
def test_what_is_not_possible_is_spelt_as_a_key_to_ask_about(text: str, guess: str) -> None:
    assert meant(text, table(PROGRAM)).guess == guess


def test_a_used_frame_and_a_wrong_die_are_asked_about() -> None:
    view = evolve(table(FRAMES), combat=COMBAT)
    assert meant("frame 1", view).guess == "frame:soldier.0@"
    assert meant("frame 2 on 3", view).guess == "frame:soldier.1@3"


def test_dice_with_the_same_face_are_alike() -> None:
    asked = choice(answer("reroll:1", "Reroll 1 die", dice=(0,)), answer("keep", "Keep"), stage="combat")
    view = evolve(table(asked), combat=COMBAT)
    assert meant("reroll 4", view).key == "reroll:1"
    assert meant("reroll 2", view).guess == "reroll:2"


def test_words_that_fit_several_answers_name_them_all() -> None:
    assert [one.key for one in meant("slide", table(PROGRAM)).several] == ["slide:2,4>1,4", "slide:1,3>1,4"]
    assert len(meant("switch 2,4", table(PROGRAM)).several) == 3
    assert len(meant("launch exp", table(LAUNCH)).several) == 2
    assert len(meant("frame 3", evolve(table(FRAMES), combat=COMBAT)).several) == 2
    assert [one.seat for one in meant("trade lance", table(CARDS)).several] == [1, 2]


@pytest.mark.parametrize("text", ["slide 1,1 up", "slide 9,9 up", "99", "10", "sing", "go nowhere", "²", "-- ,,"])
def test_what_means_nothing_gets_a_sentence(text: str) -> None:
    assert meant(text, table(PROGRAM)).fault.endswith(".")


def test_every_answer_can_be_given_by_its_number_and_by_its_key() -> None:
    for asked in (PROGRAM, MOVE, LAUNCH, ROLL, FRAMES, CARDS):
        view = table(asked)
        for number, one in numbered(asked).items():
            assert meant(str(number), view).key == one.key
            assert meant(one.key, view).key == one.key


@pytest.mark.parametrize(
    ("text", "key"),
    [("go C2", "move:B2>C2"), ("move c2", "move:B2>C2"), ("bot C2", "bot:B2>C2"), ("go D2", "bot:B2>D2")],
)
def test_go_is_said_of_the_own_figure_first_and_bot_of_the_bot(text: str, key: str) -> None:
    assert meant(text, table(BOTH)).key == key
