"""The Launch step: patterns, their sources, the Top Enemy (rulebook p.7-8, p.12, p.14)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.amounts import Number
from core.ascend.cards.enemy_effects import Damage
from core.ascend.cards.gains import Gain
from core.ascend.cards.harm import Wounds
from core.ascend.components import EnemyPattern
from core.ascend.names import BLUE, YELLOW
from core.ascend.patterns import Pattern
from core.ascend.state import State
from tests.ascend.tables import Play, attach, bag, content_with, foe, launcher, sit, stand, step_alone

ONE = Number(1)


def pattern(shape: str, *effects: object) -> EnemyPattern:
    return EnemyPattern(Pattern(tuple(shape.split("/"))), effects)  # type: ignore[arg-type]  # effects of any class


CORRUPT = pattern("YY", Gain("corrupted"))
CONTENT = content_with(
    enemies=(
        foe("lamb", 5, hacks=(pattern("BBB", Damage(ONE)), pattern("RR", Gain("memory"))), repel=CORRUPT),
        foe("calf", 5, hacks=(pattern("GG", Damage(Number(2))),), repel=CORRUPT),
        foe("wasp", 1, hacks=(pattern("GG", Damage(Number(4))),), repel=pattern("YY", Wounds(Number(2)))),
    )
)


def launching(board: str, *enemies: str) -> Play:
    """Seat 0 in its Launch step, alone, with Enemies attached."""
    state = stand("Launch", content=CONTENT)
    state.seats[0].slots = launcher(board)
    attach(state, *enemies)
    return step_alone(state, content=CONTENT)


def sources(play: Play) -> set[str]:
    """What can be launched now."""
    return {key.removeprefix("launch:").partition("@")[0] for key in play.answers(starting="launch:")}


# -- launching a pattern (p.7) ---------------------------------------------------------------------------------


def test_the_tokens_are_dumped_first_then_the_effect_is_resolved_page_7() -> None:
    play = launching("BBB.. ..... ..... .....").say("launch:basic.shield@1,1-1,2-1,3")
    assert (play.seat().slots, play.seat().dump, play.seat().assets) == ([0] * 20, bag(blue=3), [1, 0, 0, 0])
    dumped, launched, gained = (type(event) for event in play.table.events[:3])
    assert (dumped, launched, gained) == (ev.TokensDumped, ev.Launched, ev.AssetChanged)


PAYS = [
    ("shield", "BBB..", [1, 0, 0, 0], 0),
    ("long-shield", "BBBB.", [2, 0, 0, 0], 0),
    ("memory", "GGG..", [0, 1, 0, 0], 0),
    ("long-memory", "GGGG.", [0, 2, 0, 0], 0),
    ("power", "RRR..", [0, 0, 1, 0], 0),
    ("long-power", "RRRR.", [0, 0, 2, 0], 0),
    ("reroll", "YYY..", [0, 0, 0, 1], 0),
    ("long-reroll", "YYYY.", [0, 0, 0, 2], 0),
    ("exp", "BG... RB...", [0, 0, 0, 0], 1),
]


@pytest.mark.parametrize(("name", "row", "assets", "exp"), PAYS)
def test_the_nine_basic_patterns_page_7(name: str, row: str, assets: list[int], exp: int) -> None:
    play = launching(row.replace(" ", "").ljust(20, "."))
    key = next(key for key in play.answers() if key.startswith(f"launch:basic.{name}@"))
    play.say(key)
    assert (play.seat().assets, play.seat().exp) == (assets, exp)
    assert sum(play.seat().slots) == 0, "all its tokens went"


def test_there_are_nine_basic_patterns_page_7() -> None:
    assert [basic.id for basic in CONTENT.basics] == [f"basic.{name}" for name in (row[0] for row in PAYS)]


def test_a_longer_pattern_does_not_pay_the_shorter_one_too_page_7() -> None:
    play = launching("BBBB. ..... ..... .....")
    assert sources(play) == {"basic.shield", "basic.long-shield"}
    play.say("launch:basic.long-shield@1,1-1,2-1,3-1,4")
    assert play.ended()
    assert play.seat().assets == [2, 0, 0, 0]


def test_short_and_long_pattern_are_two_patterns_when_tokens_are_there_for_both_page_7() -> None:
    play = launching("BBBB. BBB.. ..... .....")
    play.say("launch:basic.long-shield@1,1-1,2-1,3-1,4", "launch:basic.shield@2,1-2,2-2,3")
    assert play.seat().assets == [3, 0, 0, 0]


def test_each_pattern_once_a_step_page_7() -> None:
    play = launching("BBB.. GGG.. BBB.. .....").say("launch:basic.shield@1,1-1,2-1,3")
    assert sources(play) == {"basic.memory"}, "a second row of blue is no second Shield"
    assert play.say("done").seat().slots == launcher("..... GGG.. BBB.. .....")


def test_a_new_step_allows_every_pattern_again_page_7() -> None:
    state = stand("Launch")
    state.seats[0].launched = ["basic.shield"]
    state.seats[0].slots = launcher("BBB.. ..... ..... .....")
    assert sources(step_alone(state)) == {"basic.shield"}


def test_patterns_are_launched_in_the_order_the_player_likes_or_not_at_all_page_14() -> None:
    play = launching("BBB.. GGG.. ..... .....")
    assert play.say("launch:basic.memory@2,1-2,2-2,3", "done").seat().assets == [0, 1, 0, 0]


def test_tokens_that_were_not_launched_stay_page_14() -> None:
    play = launching("BBB.R ..G.. ..... ...O.").say("launch:basic.shield@1,1-1,2-1,3")
    assert play.ended()
    assert play.seat().slots == launcher("....R ..G.. ..... ...O.")


def test_the_player_chooses_the_tokens_when_several_fit() -> None:
    """Rulings, Patterns."""
    play = launching("BBBO. ..... ..... .....")
    assert set(play.answers(starting="launch:basic.shield")) == {
        "launch:basic.shield@1,1-1,2-1,3",
        "launch:basic.shield@1,2-1,3-1,4",
    }
    assert play.say("launch:basic.shield@1,2-1,3-1,4").seat().dump == bag(blue=2, open=1)


def test_the_exp_pattern_follows_the_core_data_page_7() -> None:
    state = stand("Launch")
    state.seats[0].slots = launcher("YG... RY... ..... .....")
    assert state.seats[0].core == BLUE
    assert step_alone(state).ended(), "yellow is not the Core kind"
    state.seats[0].core = YELLOW
    assert sources(step_alone(state)) == {"basic.exp"}


# -- sources (p.7) ---------------------------------------------------------------------------------------------


def test_look_alike_patterns_of_two_sources_need_tokens_for_each_page_7() -> None:
    play = launching("BBB.. BBB.. ..... .....", "lamb")
    play.say("launch:hack.1.1@1,1-1,2-1,3", "launch:basic.shield@2,1-2,2-2,3")
    assert (play.seat().enemies[0].damage, play.seat().assets) == (1, [1, 0, 0, 0])


def test_the_same_tokens_never_pay_two_sources_page_7() -> None:
    play = launching("BBB.. ..... ..... .....", "lamb")
    assert sources(play) == {"hack.1.1", "basic.shield"}
    play.say("launch:hack.1.1@1,1-1,2-1,3")
    assert play.ended()
    assert play.seat().assets == [0, 0, 0, 0]


def test_hacks_and_repel_of_one_enemy_are_three_sources_page_7() -> None:
    play = launching("BBB.. RR... YY... .....", "lamb")
    play.say("launch:hack.1.2@2,1-2,2", "launch:hack.1.1@1,1-1,2-1,3", "launch:repel.1@3,1-3,2")
    assert play.seat().enemies == []
    assert play.seat().assets == [0, 1, 0, 0]


def test_a_hack_is_launched_once_though_it_would_fit_again_page_7() -> None:
    play = launching("RR... RR... ..... .....", "lamb").say("launch:hack.1.2@1,1-1,2")
    assert play.ended()
    assert play.seat().assets == [0, 1, 0, 0]


# -- the Top Enemy (p.12) --------------------------------------------------------------------------------------


def test_only_the_top_enemy_s_patterns_can_be_launched_page_12() -> None:
    assert sources(launching("GG... RR... ..... .....", "lamb", "calf")) == {"hack.1.2"}


def test_the_next_enemy_s_patterns_are_there_at_once_page_12() -> None:
    play = launching("GG... YY... ..... .....", "lamb", "calf")
    assert sources(play) == {"repel.1"}
    play.say("launch:repel.1@2,1-2,2")
    assert sources(play) == {"hack.2.1"}
    assert play.say("launch:hack.2.1@1,1-1,2").seat().enemies[0].damage == 2


def test_a_second_copy_below_is_another_source() -> None:
    """Rulings, Patterns."""
    play = launching("YY... YY... ..... .....", "calf", "calf")
    play.say("launch:repel.1@1,1-1,2", "launch:repel.2@2,1-2,2")
    assert play.seat().enemies == []


def test_a_repelled_enemy_is_discarded_without_exp_and_its_price_is_paid_page_12() -> None:
    play = launching("YY... ..... ..... .....", "calf").say("launch:repel.1@1,1-1,2")
    assert play.ended()
    assert (play.seat().enemies, play.seat().exp) == ([], 0)
    assert play.state.enemy_discard == ["enemy.calf"]
    assert play.seat().dump == bag(yellow=2, corrupted=1)
    assert [event.how for event in play.events(ev.EnemyLeft)] == ["repelled"]


def test_an_enemy_hacked_to_0_is_defeated_and_gives_exp_page_12() -> None:
    play = launching("GG... ..... ..... .....", "wasp", "calf").say("launch:hack.1.1@1,1-1,2")
    assert play.seat().exp == 1
    assert [(enemy.card, enemy.damage) for enemy in play.seat().enemies] == [("enemy.calf", 0)], "the excess is lost"


def test_damage_of_a_hack_stays_for_later_turns_page_12() -> None:
    state = stand("Launch", content=CONTENT)
    state.seats[0].slots = launcher("GG... ..... ..... .....")
    (enemy,) = attach(state, "calf")
    enemy.damage = 2
    play = step_alone(state, content=CONTENT).say("launch:hack.1.1@1,1-1,2")
    assert play.events(ev.Damaged) == [ev.Damaged(0, "enemy.calf", 2, 3, 1, "Hack Calf")]
    assert [left.damage for left in play.seat().enemies] == [4], "with 1 Integrity left it is not defeated"


def test_other_players_enemies_cannot_be_hacked_page_12() -> None:
    state = stand("Launch", content=CONTENT)
    state.seats[0].slots = launcher("GG... ..... ..... .....")
    attach(state, "calf", seat=1)
    assert step_alone(state, content=CONTENT).ended()


def test_a_repel_whose_price_resets_the_player_ends_the_step_page_13() -> None:
    play = launching("YY... ..... BBB.. .....", "wasp")
    play.seat().integrity = 2
    play.say("launch:repel.1@1,1-1,2")
    assert play.ended(), "the three blue tokens were dumped by the Reset, nothing more is launched"
    assert (play.seat().integrity, play.seat().dump) == (5, bag(blue=3, yellow=2, corrupted=2))


# -- the Green Walker ------------------------------------------------------------------------------------------


def green(board: str) -> State:
    state = stand("Launch", 3)
    state.seats[2].slots = launcher(board)
    return state


def test_the_green_walker_programs_in_its_launch_step_and_launches_what_comes_of_it() -> None:
    play = step_alone(green("BB..G ..B.. ..... ....."), 2)
    play.say("use:walker.green#1", "dump:1,5", "slide:2,3>1,3", "done", "launch:basic.shield@1,1-1,2-1,3", seat=2)
    assert play.seat(2).assets == [1, 0, 0, 0]
    assert play.seat(2).dump == bag(green=1, blue=3)


def test_the_green_walker_does_so_twice_a_turn_at_most() -> None:
    play = step_alone(green("GGG.. ..... .B... ....."), 2)
    play.say("use:walker.green#1", "dump:1,1", "done", "use:walker.green#1", "dump:1,2", "done", seat=2)
    assert play.ended(), "the third green token cannot be used"
    assert play.seat(2).slots == launcher("..G.. ..... .B... .....")


def test_a_declined_ability_is_not_used_up() -> None:
    play = step_alone(green("GG... ..... .B... ....."), 2).say("use:walker.green#1", "no", seat=2)
    assert (play.seat(2).used, play.answers(2)) == ([], ["done", "use:walker.green#1"])


# -- lines of answers ------------------------------------------------------------------------------------------


def lines(play: Play, depth: int) -> int:
    """Lines of so many answers in the Launch step of seat 0."""
    if play.kind() != "launch":
        return 0
    return len(play.answers()) if depth == 1 else sum(by_first_answer(play, depth).values())


def by_first_answer(play: Play, depth: int) -> dict[str, int]:
    return {key: lines(Play(play.table.clone()).say(key), depth - 1) for key in play.answers()}


@pytest.mark.parametrize(("depth", "count"), [(2, 42), (3, 77)])
def test_lines_of_launches_from_a_crowded_launcher(depth: int, count: int) -> None:
    """Counted by hand; the count by first answer shows where a change comes from."""
    state = stand("Launch", content=CONTENT)
    state.seats[0].slots = launcher("BBBOB RRGG. YYBX. .....")
    state.seats[0].locks = 0
    attach(state, "lamb", "calf", "wasp")

    found = by_first_answer(sit(state, CONTENT), depth)

    assert sum(found.values()) == count, "\n".join(f"{key}: {n}" for key, n in sorted(found.items()))
