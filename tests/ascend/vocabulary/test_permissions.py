"""Every modifier that changes a rule: patterns, frames, moves, Shield, and those on Enemy cards (rulebook p.7-15)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.names import SHIELD
from core.ascend.views.table import view_of
from tests.ascend.tables import Play, Script, attach, bag, content_with, foe, launcher, sit, stand, step_alone
from tests.ascend.vocabulary.proofs import proves, says
from tests.ascend.vocabulary.test_modifiers import Changed, fight
from tests.ascend.written import augment, effects, frame, hack, holding, rule


def sources(play: Play) -> set[str]:
    """What can be launched now."""
    return {key.removeprefix("launch:").partition("@")[0] for key in play.answers(starting="launch:")}


def launching(written: str, board: str, *enemies: str) -> Play:
    changed = Changed(written, board=board)
    attach(changed.state, *enemies)
    return changed.step()


# -- patterns --------------------------------------------------------------------------------------------------


@proves("modifier", "mirror")
def test_mirror_lets_patterns_be_mirrored() -> None:
    board = "..B.. YYB.. ..... ....."  # the mirror image of YYB/..B turned upside down lies here
    content = content_with(augments=(augment("card", "{mod = 'mirror'}"),), simple=False)
    for equipped, found in (([], set()), (["test.card"], {"body.courier"})):
        state = stand("Launch", content=content)
        state.market, state.seats[0].slots, state.seats[0].equipped = ["body.courier"], launcher(board), equipped
        play = step_alone(state, content=content)
        assert (sources(play) if play.kind() else set()) == found
    assert says(rule("{mod = 'mirror'}"), "mirrored")


@proves("modifier", "loosen")
@pytest.mark.parametrize(
    ("board", "found"),
    [("BBG.. ..... ..... .....", {"basic.shield"}), ("BGY.. ..... ..... .....", set()),
     ("BBGB. ..... ..... .....", {"basic.shield"}), ("BBX.. ..... ..... .....", set())],
)  # fmt: skip
def test_loosen_lets_cells_hold_any_basic_data(board: str, found: set[str]) -> None:
    """Short asset patterns, one cell; a long one stays as printed, and Corrupted Data is no basic Data."""
    play = launching("{mod = 'loosen', family = 'short', n = 1}", board)
    assert (sources(play) if play.kind() else set()) == found
    assert says(rule("{mod = 'loosen', family = 'short', n = 1}"), "1", "any basic Data")


@proves("modifier", "serves")
def test_serves_lets_corrupted_data_stand_for_any_cells_and_be_discarded() -> None:
    """The EXP Pattern is core any / any core."""
    play = launching("{mod = 'serves', what = 'corrupted', cell = 'any'}", "BX... XB... ..... .....")
    assert play.say("launch:basic.exp@1,1-1,2-2,1-2,2").seat().exp == 1
    assert play.seat().dump == bag(blue=2)
    assert play.events(ev.TokensDiscarded)[0].place == "Launcher"
    assert launching("{mod = 'mirror'}", "BX... XB... ..... .....").ended(), "without it nothing fits"
    assert says(rule("{mod = 'serves', what = 'corrupted', cell = 'any'}"), "Corrupted Data", "any", "discarded")


@proves("modifier", "uses")
def test_uses_lets_a_pattern_be_launched_more_often_each_time_with_its_own_tokens() -> None:
    play = launching("{mod = 'uses', family = 'hack', n = 2}", "GG.GG .G... .G... .....", "cow")
    play.say("launch:hack.1.1@1,1-1,2")
    assert "hack.1.1" in sources(play)
    play.say("launch:hack.1.1@2,2-3,2")
    assert "hack.1.1" not in (sources(play) if play.kind() else set()), "twice, not more"
    assert play.seat().enemies[0].damage == 2
    assert says(rule("{mod = 'uses', family = 'hack', n = 2}"), "Hack", "2 times")


@proves("modifier", "reach")
def test_reach_makes_the_second_enemy_s_patterns_available() -> None:
    play = launching("{mod = 'reach'}", "GG... ..... ..... .....", "ant", "cow", "cow")
    assert sources(play) == {"hack.1.1", "hack.2.1"}, "not those of the third"
    play.say("launch:hack.2.1@1,1-1,2")
    assert [enemy.damage for enemy in play.seat().enemies] == [0, 1, 0]
    assert says(rule("{mod = 'reach'}"), "second Enemy")


@proves("modifier", "second-core")
def test_second_core_makes_the_other_token_s_side_core_too() -> None:
    """Blue is the Core, green lies beside the board."""
    assert sources(launching("{mod = 'second-core'}", "BY... YG... ..... .....")) == {"basic.exp"}
    assert launching("{mod = 'mirror'}", "BY... YG... ..... .....").ended()
    assert says(rule("{mod = 'second-core'}"), "second Core Data token")


@proves("modifier", "fair-repel")
def test_fair_repel_pays_no_price() -> None:
    price = foe("toll", 5, repel=hack("YY", "{do = 'gain', what = 'corrupted'}"))
    for written, corrupted in (("{mod = 'fair-repel'}", 0), ("{mod = 'mirror'}", 1)):
        state, content = holding(written, enemies=(price,))
        state.seats[0].slots = launcher("YY... ..... ..... .....")
        attach(state, "toll")
        play = step_alone(state, content=content).say("launch:repel.1@1,1-1,2")
        assert (play.seat().enemies, play.seat().dump) == ([], bag(yellow=2, corrupted=corrupted))
    assert says(rule("{mod = 'fair-repel'}"), "price", "Repels")


# -- the Launcher and the map ----------------------------------------------------------------------------------


@proves("modifier", "diagonal")
def test_diagonal_moves_over_corners_too() -> None:
    play = Changed("{mod = 'diagonal'}", step="Program", board="B.... .G... ..... .....").step()
    assert {"switch:1,1>2,2", "slide:2,2>1,3", "slide:2,2>3,1", "slide:2,2>3,3"} <= set(play.answers())
    assert play.say("switch:1,1>2,2").seat().slots == launcher("G.... .B... ..... .....")
    assert says(rule("{mod = 'diagonal'}"), "diagonal")


@proves("modifier", "pass")
def test_pass_goes_through_face_down_tiles_and_reveals_all_in_order() -> None:
    changed = Changed("{mod = 'pass'}", "{mod = 'mov', n = 1}", step="Move & Trace")
    changed.state.tiles["D1"].up = False
    changed.state.tiles["C1"].explore, changed.state.tiles["D1"].explore = "token.power", "token.shield"
    play = changed.step().say("move:B1>C1>D1>E1")
    happened = [event for event in play.table.events if isinstance(event, ev.ExplorationTaken | ev.TileRevealed)]
    assert [(type(event), event.tile) for event in happened] == [
        (ev.ExplorationTaken, "C1"),
        (ev.TileRevealed, "C1"),
        (ev.ExplorationTaken, "D1"),
        (ev.TileRevealed, "D1"),
    ]
    assert (play.seat().tile, play.seat().assets) == ("E1", [1, 0, 1, 0])
    assert says(rule("{mod = 'pass'}"), "face-down", "move")


# -- Combat ----------------------------------------------------------------------------------------------------


@proves("modifier", "counts")
def test_counts_lets_a_die_be_used_as_another_die_by_die() -> None:
    """A surge for a pulse: the Walker's ``P*`` takes it, its ``S`` still does."""
    changed = Changed("{mod = 'counts', face = 'surge', like = 'pulse'}", step="Combat")
    play = fight(changed, "surge", "pulse")
    assert set(play.answers(starting="frame:walker.blue.1")) == {
        f"frame:walker.blue.1@{dice}" for dice in ("1", "2", "2,1")
    }
    assert "frame:walker.blue.2@1" in play.answers()
    assert play.say("frame:walker.blue.1@2,1").seat().enemies[0].damage == 2
    assert says(rule("{mod = 'counts', face = 'surge', like = 'pulse'}"), "surge", "pulse")


@proves("modifier", "first-frames")
def test_first_frames_come_before_the_first_enemy_frame() -> None:
    changed = Changed("{mod = 'first-frames', n = 2}", step="Combat")
    play = fight(changed, "pulse", "surge", number=1).say("frame:walker.blue.2@2")
    assert play.events(ev.EnemyFrameActivated) == []
    play.say("frame:walker.blue.1@1")
    assert [event.card for event in play.events(ev.EnemyFrameActivated)] == ["enemy.cow"]
    assert says(rule("{mod = 'first-frames', n = 2}"), "2", "before the first Enemy")


def test_first_frames_may_be_left_unused() -> None:
    play = fight(Changed("{mod = 'first-frames', n = 2}", step="Combat"), "pulse", "surge", number=1)
    while not play.events(ev.EnemyFrameActivated):
        play.say("pass")
    assert (play.seat().integrity, play.answers()[-1]) == (2, "stop")


@proves("modifier", "overflow")
def test_overflow_goes_on_to_the_next_enemy() -> None:
    blow = frame("PP", "{do = 'damage', n = 5}")
    weak = (foe("ant", 2), foe("bee", 2), foe("cow", 9))
    for rules, left in ((("{mod = 'overflow'}",), [("enemy.cow", 1)]), ((), [("enemy.bee", 0), ("enemy.cow", 0)])):
        content = content_with(augments=(augment("card", *rules, on=blow),), enemies=weak)
        state = stand("Combat", content=content)
        state.seats[0].equipped = ["test.card"]
        attach(state, "ant", "bee", "cow")
        script: Script = {"dice": ["pulse", "pulse"], "enemy number die": [0], "enemy symbol die": ["basic"]}
        play = step_alone(state, content=content, script=script).say("frame:test.card@1,2")
        assert [(enemy.card, enemy.damage) for enemy in play.seat().enemies] == left
    assert says(rule("{mod = 'overflow'}"), "excess Damage", "next Enemy")


@proves("modifier", "part-shield")
def test_part_shield_may_be_used_in_part() -> None:
    changed = Changed("{mod = 'part-shield'}")
    changed.seat.assets[SHIELD] = 3
    play = changed.run("{do = 'wounds', n = 4}")
    assert set(play.answers()) == {"yes", "no", "shield:1", "shield:2"}
    play.say("shield:1")
    assert (play.seat().assets[SHIELD], play.seat().integrity) == (2, 2)
    assert says(rule("{mod = 'part-shield'}"), "Shield", "part")


# -- on Enemy cards --------------------------------------------------------------------------------------------


@proves("modifier", "only-hacks")
def test_only_hacks_hurt_it() -> None:
    """The Sigil Guard."""
    state = stand("Launch")
    state.seats[0].slots = launcher("RR... ..... ..... .....")
    attach(state, "sigil-guard")
    play = step_alone(state).say("launch:hack.1.1@1,1-1,2")
    assert play.seat().enemies[0].damage == 3
    changed = Changed("{mod = 'mirror'}")
    attach(changed.state, "sigil-guard")
    assert changed.run("{do = 'damage', n = 9}").seat().enemies[0].damage == 0
    assert says(rule("{mod = 'only-hacks'}"), "only Hacks")


@proves("modifier", "stays")
def test_stays_attached_on_a_reset() -> None:
    """The Reaper's Echo."""
    changed = Changed("{mod = 'mirror'}")
    attach(changed.state, "reapers-echo", "cow")
    play = changed.run("{do = 'wounds', n = 9}")
    assert [enemy.card for enemy in play.seat().enemies] == ["enemy.reapers-echo"]
    assert says(rule("{mod = 'stays'}"), "stays attached")


@proves("modifier", "hidden")
@pytest.mark.parametrize(("damage", "shown"), [(0, (0, 0)), (1, (17, 16))])
def test_hidden_shows_no_numbers_until_it_has_damage(damage: int, shown: tuple[int, int]) -> None:
    """The Gloam; a launch keeps the table asking."""
    state = stand("Launch")
    state.seats[0].slots = launcher("BBB.. ..... ..... .....")
    attach(state, "gloam")
    state.seats[0].enemies[0].damage = damage
    (enemy,) = view_of(sit(state).table, 0).enemies.stack
    assert (enemy.integrity, enemy.left) == shown
    assert bool(enemy.basic) == bool(damage)
    assert says(rule("{mod = 'hidden'}"), "hidden")


@proves("modifier", "acts-twice")
@pytest.mark.parametrize(("number", "wounds"), [(3, 2), (2, 1)])
def test_acts_twice_when_the_number_die_shows_its_number(number: int, wounds: int) -> None:
    twice = foe("mill", 9, basic=effects("{do = 'wounds', n = 1}"), rules=(rule("{mod = 'acts-twice', number = 3}"),))
    content = content_with(enemies=(twice,))
    state = stand("Combat", content=content)
    attach(state, "mill")
    script: Script = {"dice": ["blank", "blank"], "enemy number die": [number], "enemy symbol die": ["basic"]}
    play = step_alone(state, content=content, script=script)
    assert play.ended()
    assert play.seat().integrity == 5 - wounds
    assert says(rule("{mod = 'acts-twice', number = 3}"), "twice", "3")
