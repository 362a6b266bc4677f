"""Bosses: what can be hit from where, armour and Core kinds, the activity, the Regent's way (campaign, boss sheets)."""

from __future__ import annotations

import pytest

from core.ascend.bosses import boss_target
from core.ascend.cards.amounts import ByPlayers, Number
from core.ascend.cards.gains import Gain
from core.ascend.cards.where_parser import parse_where
from core.ascend.components import AttackCard, AttackSide, BossHack, BossSheet, BossTrack, Content
from core.ascend.launching import launches
from core.ascend.names import POWER, SHIELD
from core.ascend.patterns import Pattern
from core.ascend.state import Bot, State
from tests.ascend.scenarios.proofs import proves, says
from tests.ascend.scenarios.tables import game, ruled, run, scenario, table
from tests.ascend.tables import Script, attach, bag, foe, launcher, step_alone
from tests.ascend.written import body, effect, effects, frame, rule

SIDE = AttackSide("One", {"1": (Gain("power"),)}, (Gain("memory"),))
OTHER = AttackSide("Two", {"1": (Gain("shield"),)})
ATTACKS = (AttackCard("Bx01", (SIDE, OTHER)),)
HACKS = (BossHack("boss.hack", "Cut", Pattern(("RR",)), effects("{do = 'damage', n = 3}")),)
HUNTER = BossSheet(
    "Engine",
    "armor",
    (BossTrack("Engine", ByPlayers((3, 6, 9, 12)), parse_where("with Engine")),),
    ATTACKS,
    HACKS,
    armor=(1, 2, 2, 3, 3, 4, 4),
)
REGENT = BossSheet(
    "Engine",
    "own-kind",
    (
        BossTrack("blue", Number(6), parse_where("site blue, without Engine"), (Gain("exp"),)),
        BossTrack("red", Number(6), parse_where("site red, without Engine")),
    ),
    ATTACKS,
    guards=True,
    rest=parse_where("tile 1"),
)
THRONE = "1@0,0^ 2@1,0^[blue] 11@2,-1^[red] 12@3,-1^ 16@4,-2^"


def hunted(content: Content, at: str = "B1", seat_at: str = "B1") -> State:
    """The boss stands on a tile, its sheet in play."""
    state = table(content=content)
    play = run("{do = 'boss-setup'}", state, content)
    play.state.figures = {"Engine": at}
    play.state.seats[0].tile = seat_at
    return play.state


ARMORED = scenario(boss=HUNTER)
GUARDED = scenario(boss=REGENT, places=THRONE)


@proves("effect", "boss-setup")
def test_a_boss_is_set_up_by_players_and_hit_where_it_stands() -> None:
    state = table(content=ARMORED)
    assert boss_target(game(state, ARMORED), 0) == "", "it is not in play yet"
    state = hunted(ARMORED)
    assert (state.tracks, state.boss_deck) == ({"Engine": 6, "armor": 6}, ["Bx01"])
    assert boss_target(game(state, ARMORED), 0) == "Engine"
    assert boss_target(game(hunted(ARMORED, at="E1"), ARMORED), 0) == ""
    assert says(effect("{do = 'boss-setup'}"), "boss")


@proves("effect", "hit-boss")
@pytest.mark.parametrize(
    ("damage", "slot", "tracks"), [(4, 6, (5, 6)), (3, 6, (6, 5)), (3, 3, (5, 6)), (1, 0, (5, 6)), (2, 4, (6, 3))]
)
def test_a_parcel_breaks_through_armour_or_chips_it(damage: int, slot: int, tracks: tuple[int, int]) -> None:
    state = hunted(ARMORED)
    state.tracks["armor"] = slot
    play = run(f"{{do = 'hit-boss', n = {damage}}}", state, ARMORED)
    assert (play.state.tracks["Engine"], play.state.tracks["armor"]) == tracks
    assert says(effect("{do = 'hit-boss', n = 4, any_kind = true}"), "4 Damage", "whatever its kind")


@proves("modifier", "boss-floor", "armor-only")
def test_cards_may_keep_a_boss_alive_or_hit_its_armour_only() -> None:
    floor = ruled("{mod = 'boss-floor', n = 1}", boss=HUNTER)
    state = hunted(floor)
    state.tracks = {"Engine": 1, "armor": 6}
    assert run("{do = 'hit-boss', n = 9}", state, floor).state.tracks["Engine"] == 1
    chips = ruled("{mod = 'armor-only'}", boss=HUNTER)
    assert run("{do = 'hit-boss', n = 9}", hunted(chips), chips).state.tracks == {"Engine": 6, "armor": 5}
    assert says(rule("{mod = 'boss-floor', n = 1}"), "below 1")
    assert says(rule("{mod = 'armor-only'}"), "armour")


@pytest.mark.parametrize(("core", "damage", "left"), [("blue", 5, 3), ("blue", 2, 4), ("red", 3, 5), ("red", 2, 6)])
def test_a_core_answers_to_its_own_kind(core: str, damage: int, left: int) -> None:
    state = hunted(GUARDED, at="E1")
    play = run(f"{{do = 'set-core', kind = '{core}'}}, {{do = 'hit-boss', n = {damage}}}", state, GUARDED)
    assert play.say("track:blue").state.tracks["blue"] == left


def test_a_broken_core_has_its_effects_and_a_guarded_one_cannot_be_hit() -> None:
    state = hunted(GUARDED, at="E1")
    state.tracks["blue"] = 1
    play = run("{do = 'hit-boss', n = 3}", state, GUARDED).say("track:blue")
    assert (play.state.tracks["blue"], play.seat().exp) == (0, 1)
    assert boss_target(game(hunted(GUARDED, at="B1"), GUARDED), 0) == ""


@proves("event", "boss-hit")
def test_boss_hit_comes_before_a_parcel_counts() -> None:
    text = "{on = 'boss-hit', effects = [{do = 'more', n = 1}]}"
    content = ruled(text, boss=HUNTER)
    assert run("{do = 'hit-boss', n = 3}", hunted(content), content).state.tracks["Engine"] == 5
    assert says(rule(text), "when you hit the boss")


@proves("effect", "boss-act")
@pytest.mark.parametrize(
    ("number", "symbol", "assets"),
    [(1, "basic", [0, 0, 1, 0]), (1, "special", [0, 1, 1, 0]), (0, "special", [0, 0, 0, 0])],
)
def test_the_activity_takes_the_row_and_on_the_special_side_the_line(
    number: int, symbol: str, assets: list[int]
) -> None:
    script: Script = {"enemy number die": [number], "enemy symbol die": [symbol]}
    play = run("{do = 'boss-act'}", hunted(ARMORED), ARMORED, script)
    assert (play.seat().assets, play.state.flipped) == (assets, ["Bx01"])
    script = {"enemy number die": [1], "enemy symbol die": ["basic"]}
    assert run("{do = 'boss-act'}", play.state, ARMORED, script).seat().assets[SHIELD] == 1, "the other side"
    assert says(effect("{do = 'boss-act'}"), "Boss Activity")


@proves("event", "boss-row")
@proves("modifier", "void")
def test_a_row_may_be_ignored_or_void() -> None:
    script: Script = {"enemy number die": [1], "enemy symbol die": ["basic"]}
    for text in ("{on = 'boss-row', effects = [{do = 'ignore-row'}]}", "{mod = 'void', card = 'Bx01', row = 1}"):
        content = ruled(text, boss=HUNTER)
        assert run("{do = 'boss-act'}", hunted(content), content, script).seat().assets[POWER] == 0
        assert says(rule(text), "row")


@proves("effect", "boss-move", "track")
def test_the_guard_goes_from_core_to_core_and_rests_beside_the_last() -> None:
    state = hunted(GUARDED, at="E1")
    script: Script = {"enemy symbol die": ["basic"]}
    play = run("{do = 'boss-move'}", state, GUARDED, script)
    assert play.state.figures == {"Engine": "B1"}
    play = run("{do = 'boss-move'}", play.state, GUARDED, script)
    assert play.state.figures == {"Engine": "C1"}
    play.state.tracks["blue"] = 2
    play = run("{do = 'boss-move'}", play.state, GUARDED, {"enemy symbol die": ["special"]})
    assert play.state.figures == {"Engine": "B1"}, "to the one with least"
    play = run(
        "{do = 'track', name = 'guarded', n = 1}, {do = 'track', name = 'unbroken', n = -1}", play.state, GUARDED
    )
    assert play.state.tracks == {"blue": 2, "red": 5}
    assert run("{do = 'track', name = 'red', n = 9}", play.state, GUARDED).state.tracks["red"] == 6, (
        "not above its start"
    )
    play.state.tracks["red"] = 0
    assert run("{do = 'boss-move'}", play.state, GUARDED).state.figures == {"Engine": "A1"}
    assert says(effect("{do = 'boss-move'}"), "next unbroken core")
    assert says(effect("{do = 'track', name = 'guarded', n = 1}"), "guarded core recovers 1")


def test_combat_takes_place_against_a_boss_alone_and_its_hacks_can_be_launched() -> None:
    fighter = body("fighter", att=1, frames=(frame("P", "{do = 'damage', n = 4}"),))
    content = scenario(boss=HUNTER, bodies=(fighter,))
    state = hunted(content)
    state.seats[0].bodies = ["test.fighter"]
    state.cursor.step = 7
    script: Script = {"dice": ["pulse"], "enemy number die": [2], "enemy symbol die": ["basic"]}
    play = step_alone(state, content=content, script=script)
    play.say(*play.answers(0, "frame:")[:1])
    assert play.state.tracks == {"Engine": 5, "armor": 6}
    state.seats[0].slots = launcher("RR... ..... ..... .....")
    assert "boss.hack" in {option.source for option in launches(game(state, content), 0)}
    state.seats[0].tile = "E1"
    assert "boss.hack" not in {option.source for option in launches(game(state, content), 0)}


def test_the_bot_that_stands_in_hits_the_boss_from_its_tile() -> None:
    """p.21: its figure is the player's during the step, for Patterns of a tile too."""
    state = table(players=1, content=ARMORED)
    state = run("{do = 'boss-setup'}", state, ARMORED).state
    state.figures, state.seats[0].tile, state.bot = {"Engine": "C1"}, "A1", Bot("C1", 3)
    state.seats[0].slots = launcher("RR... ..... ..... .....")
    state.cursor.step = 6
    play = step_alone(state, content=ARMORED)
    assert play.kind() == "launch"
    assert not play.answers(0, "launch:boss")
    play.say("bot")
    assert boss_target(play.game, 0) == "Engine"
    play.say(*play.answers(0, "launch:boss")[:1])
    assert play.state.tracks == {"Engine": 3, "armor": 5}


def test_with_an_enemy_as_well_each_parcel_is_aimed() -> None:
    fighter = body("fighter", att=1, frames=(frame("P", "{do = 'damage', n = 4}"),))
    content = scenario(boss=HUNTER, bodies=(fighter,), enemies=(foe("gnat", 9),))
    state = hunted(content)
    state.seats[0].bodies, state.seats[0].bag = ["test.fighter"], bag()
    attach(state, "gnat")
    state.cursor.step = 7
    script: Script = {"dice": ["pulse"], "enemy number die": [0], "enemy symbol die": ["basic"]}
    play = step_alone(state, content=content, script=script)
    play.say(*play.answers(0, "frame:")[:1])
    assert (play.kind(), play.answers()) == ("aim", ["aim:boss", "aim:enemy"])
    play.say("aim:enemy")
    assert (play.state.tracks["Engine"], play.seat().enemies[0].damage) == (6, 4)


def test_the_sheet_says_itself() -> None:
    assert says(SIDE, "One", "1: Gain 1 Power.", "Special symbol")
    assert says(HACKS[0], "Cut: 3 Damage.")
