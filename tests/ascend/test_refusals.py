"""Refusals: for any key that is no answer one sentence with the numbers, and for a seat that is not asked who acts."""

from __future__ import annotations

import random

import pytest

from core.ascend.cards.skill_tests import ROLL
from core.ascend.content import content
from core.ascend.launcher import empty_slots
from core.ascend.names import MEMORY, OPEN, RED, slot_number
from core.ascend.options import DONE, OnSlot, Place, Plain
from core.ascend.phases.combat import STOP
from core.ascend.play import AscendGame, new_table
from core.ascend.refusals import not_you, why_not
from core.ascend.state import EnemyInPlay
from core.ascend.upgrade import upgrades
from core.engine.choice import Choice, Option
from tests.ascend.asking import PLAYERS, Position, fighting, programming

# -- Launcher ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("slide:2,5>3,5", "2,5 is locked: there is no token to take."),
        ("slide:2,4>2,5", "2,5 is locked: unlock it in an Upgrade for 2 EXP, you have 3."),
        ("switch:2,4>2,5", "2,5 is locked: unlock it in an Upgrade for 2 EXP, you have 3."),
        ("switch:1,3>2,4", "2,4 is not beside 1,3: tokens go up, down, left or right."),
        ("slide:1,1>1,1", "1,1 is where the token lies: a move takes it to a slot beside it."),
        ("slide:1,4>1,3", "1,4 is empty: there is no token to take."),
        ("slide:2,4>2,3", "2,3 holds a yellow token: you can switch 2,4 with 2,3."),
        ("switch:2,4>1,4", "1,4 is empty: slide 2,4 to 1,4 instead of switching."),
        ("switch:2,4>2,3", "A switch is named from its first slot: switch:2,3>2,4."),
        ("slide:2,4>9,9", "There is no slot 9,9: slots go from 1,1 to 4,5, 4 rows of 5."),
    ],
)
def test_moves_that_are_not_there(key: str, said: str) -> None:
    position = programming()
    position.mira.slots[slot_number("2,5")] = 0
    assert position.program(key) == said


def test_no_moves_left() -> None:
    assert programming(moves=0).program("slide:2,4>1,4") == "No moves left: PRO 5, 5 used."


def test_programming_outside_the_program_step() -> None:
    said = Position("B" + "." * 19).launch("slide:1,1>1,2")
    assert said == "Tokens are moved in the Program step, or by an effect that says Program; this is Launch."


def test_placing_drawn_tokens() -> None:
    position = Position("R" + "." * 19, "District Effect")
    about = (1, 0, 4)
    options = [Place(i, slot) for i in (0, 2) for slot in empty_slots(position.mira)]
    assert position.why("prepare", options, "place:1>1,1", about) == (
        "1,1 holds a red token: a drawn token needs an empty slot."
    )
    assert "is locked: unlock it" in position.why("prepare", options, "place:1>1,5", about)
    assert position.why("prepare", options, "place:2>1,2", about).startswith(
        "Drawn token 2 lies on the Launcher already"
    )
    assert position.why("prepare", options, "place:5>1,2", about) == "3 tokens were drawn: there is no number 5."


def test_dumping_another_kind() -> None:
    position = Position("RGX" + "." * 17, "Player Activity")
    test: list[Option] = [ROLL, OnSlot("dump", 0)]
    about = ("red", 2, 1, "Two Feeds")
    said = "1,2 holds a green token: this Test for 2 takes red Data or Open Data, of which you have 1 (1 dumped)."
    assert position.why("test", test, "dump:1,2", about) == said
    assert position.why("test", test, "dump:4,4", about) == "4,4 is empty: there is no token to dump."
    effect = [OnSlot("discard", 1), OnSlot("discard", 0)]
    said = "1,3 holds a corrupted token: Magpie takes 1 basic Data, and you have 2 of it."
    assert position.why("discard", effect, "discard:1,3", ("basic", "Magpie")) == said


def test_a_lock_needs_an_empty_highlighted_slot() -> None:
    position = Position("R" + "." * 19, "Combat")
    options = [OnSlot("lock", slot_number("1,3"))]
    assert position.why("lock", options, "lock:1,1") == "1,1 holds a red token: a Lock needs an empty slot."
    assert position.why("lock", options, "lock:1,5") == "1,5 is locked already: 4 slots are locked."
    assert position.why("lock", options, "lock:1,2").startswith("1,2 does not refill")


# -- Upgrades ----------------------------------------------------------------------------------------------------


def test_upgrades_too_dear() -> None:
    position = Position("R" + "." * 19, "Upgrade")
    position.mira.exp = 1

    def ask(key: str) -> str:
        return position.why("upgrade", [DONE], key)

    assert ask("upgrade:raise") == "Raising the Limiter by 1 costs 2 EXP, you have 1."
    assert ask("upgrade:open") == "Gaining 1 Open Data costs 2 EXP, you have 1."
    assert ask("upgrade.unlock:1,5") == "Unlocking 1,5 costs 2 EXP, you have 1."
    assert ask("upgrade:gain.blue") == "Gaining 1 blue Data costs 1 Memory, you have 0."
    assert ask("upgrade.discard:1,1") == "Discarding the token of 1,1 costs 1 Memory, you have 0."


def test_upgrades_that_are_impossible_at_any_price() -> None:
    position = Position(step="Upgrade")
    position.mira.exp, position.mira.assets[MEMORY], position.mira.limit = 9, 5, 10
    position.game.state.pool[OPEN] = position.game.state.pool[RED] = 0

    def ask(key: str) -> str:
        return position.why("upgrade", [DONE, *upgrades(position.game, 0)], key)

    assert ask("upgrade:raise") == "The Limiter stands on 10, the top of its track: it cannot be raised."
    assert ask("upgrade:open") == "The pool of Open Data has 0 tokens left: none can be gained."
    assert ask("upgrade:gain.red") == "The pool of red Data has 0 tokens left: none can be gained."
    assert ask("upgrade.discard:1,1") == "1,1 is empty: there is no token to discard."
    assert ask("upgrade.unlock:1,1") == "1,1 is not locked: 4 slots are locked."


def test_upgrades_belong_to_planning() -> None:
    assert Position().launch("upgrade:raise") == "Upgrades are made in the Planning phase; this is Launch."


# -- patterns ----------------------------------------------------------------------------------------------------


def test_a_pattern_that_does_not_lie_ready() -> None:
    said = Position("B..B. ..... ..... .B...").launch("launch:basic.shield@1,1-1,2-1,3")
    assert said == "Shield needs 3 blue in a line: you have 3, 4 moves away, 0 left."
    said = Position("BB.B. " + "." * 15).launch("launch:basic.shield@1,1-1,2-1,3")
    assert said == "Shield needs 3 blue in a line: you have 3, 1 move away, 0 left."
    said = Position("BB" + "." * 18).launch("launch:basic.shield")
    assert said == "Shield needs 3 blue in a line: you have 2."


def test_a_pattern_of_several_kinds_tells_what_there_is_of_each() -> None:
    said = Position("RB" + "." * 18).launch("launch:basic.exp")
    assert said == "EXP needs 2 core (red) and 2 any as CA/AC: you have 1 core (red) and 2 any."


def test_patterns_wait_for_the_launch_step() -> None:
    position = programming("BBB.. " + "." * 15)
    said = position.program("launch:basic.shield@1,1-1,2-1,3")
    assert said == "Patterns are launched in the Launch step; this is Program."
    said = programming("BB.B. " + "." * 15).program("launch:basic.shield@1,1-1,2-1,3")
    assert said.startswith("Patterns are launched in the Launch step; this is Program")
    assert said.endswith("Shield needs 3 blue in a line: you have 3, 1 move away, 2 left.")


def test_a_question_within_the_launch_step_comes_first() -> None:
    position = programming("BBB.. " + "." * 15)
    position.step("Launch")
    said = position.program("launch:basic.shield@1,1-1,2-1,3")
    assert said == "Patterns are launched in the Launch step; this step first asks something else (program)."


def test_launched_before() -> None:
    position = Position("YYY" + "." * 17)
    position.mira.launched.append("basic.reroll")
    assert position.launch("launch:basic.reroll@1,1-1,2-1,3") == (
        "Reroll was launched in this step: each Pattern once."
    )


def test_only_the_top_enemy() -> None:
    position = Position()
    position.mira.enemies = [EnemyInPlay("enemy.zoe", 1), EnemyInPlay("enemy.catcher", 2)]
    top = content().enemies["enemy.zoe"].name
    assert position.launch("launch:hack.2.1@1,1") == f"Catcher is second: only the Top Enemy, {top}, can be hacked."
    assert position.launch("launch:repel.2@1,1") == f"Catcher is second: only the Top Enemy, {top}, can be repelled."
    assert position.launch("launch:hack.1.9@1,1") == f"{top} has no hack.1.9: it has 2 Hacks and a Repel."
    assert position.launch("launch:hack.7.1@1,1") == (
        f"That Enemy is not in your stack: you have 2 Enemies, {top} on top."
    )


def test_unknown_patterns_and_other_tokens() -> None:
    position = Position("BBB.. G.... " + "." * 10)
    assert position.launch("launch:basic.sword@1,1").startswith("There is no pattern basic.sword here; you have 9: ")
    assert position.launch("launch:basic.shield@1,2-1,3-2,1") == (
        "1,2 1,3 2,1 do not make Shield, named like this: it lies on 1,1-1,2-1,3."
    )
    assert position.launch("launch:basic.shield") == "Say which tokens make Shield: 1,1-1,2-1,3."
    assert position.launch("launch:bot@1,1") == (
        "All 5 batteries of the BOT are charged: there is no room for one more."
    )
    position.game.state.bot = None
    assert position.launch("launch:bot@1,1") == "The BOT is not in play: there is nothing to charge."


# -- anything else -----------------------------------------------------------------------------------------------


STRANGE = [
    *("", ":", "hello", "slide", "slide:", "slide:1>2", "switch:a,b>c,d", "launch:", "launch:@", "move:", "place:>"),
    *("act:", "reroll:", "reroll:x", "frame:@", "frame:walker.red.1@x", "power:", "upgrade:", "upgrade.unlock:9,9"),
    *("dump:1,1", "launch:hack.x.y@1,1", "bot:", "bot", "\x1b[2J\n[red]", "place:99999999999>1,1"),
    "slide:" + "9" * 5000,
]


@pytest.mark.parametrize("kind", ["program", "launch", "move", "frame", "reroll", "act", "prepare", "dump"])
def test_every_key_gets_one_printable_sentence(kind: str) -> None:
    position = fighting()
    for key in STRANGE:
        said = position.why(kind, [DONE, Plain("stay")], key, ("what", "pulse"))
        assert said.endswith("."), key
        assert said.isprintable(), key
        assert len(said) < 300, key


def test_a_key_of_no_game_tells_what_there_is() -> None:
    assert programming().program("dance") == (
        '"dance" is no answer here; there are 31 answers, for instance done, switch:1,1>1,2, slide:1,1>2,1, '
        "switch:1,2>1,3 and 27 more."
    )


def test_along_games_every_other_key_gets_a_sentence_and_nothing_changes() -> None:
    """Keys that were answers at one time are asked about at all others."""
    luck = random.Random(7)
    seen: dict[str, None] = {}
    for players in (1, 3):
        table = new_table("prologue", PLAYERS[:players], f"along {players}")
        for _ in range(250):
            if table.over:
                break
            before, game = table.digest(), table.game
            assert isinstance(game, AscendGame)
            for choice in table.pending.values():
                keys = {option.key for option in choice.options}
                for key in luck.sample(list(seen), min(8, len(seen))):
                    if key not in keys:
                        said = why_not(game, choice, key)
                        assert said.endswith("."), key
                        assert "allowed" not in said, key
                seen |= dict.fromkeys(keys)
            assert table.digest() == before
            choice = luck.choice(list(table.pending.values()))
            table.take(choice, luck.choice(choice.options))


# -- a seat that is not asked ------------------------------------------------------------------------------------


def pending(*seats: int) -> dict[int, Choice]:
    return {seat: Choice(seat, "launch", [DONE, STOP]) for seat in seats}


def test_who_acts_and_who_is_next() -> None:
    position = Position(step="Launch", players=3)
    assert not_you(position.game, pending(0), 1) == "Mira acts now (Action, Launch); Kai's Action phase is next."
    assert not_you(position.game, pending(0), 2) == (
        "Mira acts now (Action, Launch); Jun's Action phase comes after Kai's."
    )
    position.step("Launch", place=1)
    assert not_you(position.game, pending(1), 0) == (
        "Kai acts now (Action, Launch); Mira has done the Action phase, Combat is next."
    )
    assert not_you(position.game, pending(2), 1) == (
        "Jun acts now (Action, Launch); it is Kai's Action phase, which waits for that."
    )


def test_side_by_side_and_after_a_reset() -> None:
    position = Position(step="Program", players=3)
    assert not_you(position.game, pending(0, 2), 1) == (
        "Mira and Jun act now (Planning, Program); Kai waits for the rest of this step."
    )
    position.step("Combat")
    position.game.state.seats[1].skips = "Combat"
    assert not_you(position.game, pending(0), 1) == (
        "Mira acts now (Combat, Combat); Kai was reset and sits out the rest of the Combat phase."
    )


def test_a_seat_that_is_asked_and_a_game_that_is_over() -> None:
    position = Position(players=3)
    assert not_you(position.game, pending(1), 1) == "Kai is asked now, with 2 answers to choose from."
    assert not_you(position.game, {}, 1) == "The scenario is over: nobody is asked anything any more."
