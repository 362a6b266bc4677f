"""Words about attached Enemies and the Enemy deck (rulebook p.12, p.15, p.24)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.names import POWER
from core.ascend.state import Combat, State
from tests.ascend.tables import Play, attach, content_with, foe, launcher, stand, step_alone
from tests.ascend.vocabulary.proofs import proves, run, says
from tests.ascend.written import augment, effect, hack

CONTENT = content_with(
    enemies=(
        foe("ant", 2),
        foe("bee", 5),
        foe("cow", 9, level=2),
        foe("dog", 9, level=3, exp=3),
        foe("elk", 9, level=2),
    )
)


def facing(*enemies: str, players: int = 2) -> State:
    state = stand(players=players, content=CONTENT)
    attach(state, *enemies)
    state.enemy_deck = ["enemy.elk", "enemy.bee", "enemy.cow", "enemy.ant"]
    return state


def act(text: str, *enemies: str) -> Play:
    return run(text, facing(*enemies), content=CONTENT)


def stack(play: Play, seat: int = 0) -> list[tuple[str, int]]:
    """The seat's Enemies from the top, with their Damage."""
    return [(enemy.card.removeprefix("enemy."), enemy.damage) for enemy in play.seat(seat).enemies]


# -- damage and its targets ------------------------------------------------------------------------------------


@proves("effect", "damage")
@proves("target", "top", "second", "each")
@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("top", [("cow", 3), ("bee", 0), ("elk", 0)]),
        ("second", [("cow", 0), ("bee", 3), ("elk", 0)]),
        ("each", [("cow", 3), ("bee", 3), ("elk", 3)]),
    ],
)
def test_damage_hits_its_target(target: str, left: list[tuple[str, int]]) -> None:
    assert stack(act(f"{{do = 'damage', n = 3, target = '{target}'}}", "cow", "bee", "elk")) == left
    assert says(effect(f"{{do = 'damage', n = 3, target = '{target}'}}"), "3 Damage")


@proves("target", "picked")
def test_a_picked_enemy_is_chosen() -> None:
    play = act("{do = 'damage', n = 3, target = 'picked'}", "cow", "bee", "elk")
    assert play.answers() == ["enemy:1", "enemy:2", "enemy:3"]
    assert stack(play.say("enemy:3"))[2] == ("elk", 3)


def test_without_such_an_enemy_nothing_happens() -> None:
    assert len(act("{do = 'damage', n = 3}").events(ev.NothingHappens)) == 1
    assert len(act("{do = 'damage', n = 3, target = 'second'}", "cow").events(ev.NothingHappens)) == 1


@proves("effect", "repair")
def test_repair_takes_damage_off_as_far_as_there_is_some() -> None:
    state = facing("cow", "bee")
    state.seats[0].enemies[0].damage, state.seats[0].enemies[1].damage = 4, 1
    assert stack(run("{do = 'repair', n = 3, target = 'each'}", state, content=CONTENT)) == [("cow", 1), ("bee", 0)]
    assert says(effect("{do = 'repair', n = 3}"), "Top Enemy", "3")


# -- ways to leave ---------------------------------------------------------------------------------------------


@proves("effect", "defeat")
@pytest.mark.parametrize(("enemy", "exp"), [("cow", 1), ("dog", 3)])
def test_defeat_brings_the_exp_of_the_card(enemy: str, exp: int) -> None:
    play = act("{do = 'defeat'}", enemy, "bee")
    assert (stack(play), play.seat().exp) == ([("bee", 0)], exp)
    assert [event.how for event in play.events(ev.EnemyLeft)] == ["defeated"]
    assert says(effect("{do = 'defeat'}"), "defeat", "Top Enemy")


@proves("effect", "expel")
def test_expel_brings_no_exp_and_is_no_defeat() -> None:
    play = act("{do = 'expel', target = 'second'}", "cow", "bee")
    assert (stack(play), play.seat().exp, play.seat().defeated) == ([("cow", 0)], 0, 0)
    assert play.state.enemy_discard == ["enemy.bee"]
    assert says(effect("{do = 'expel', target = 'second'}"), "discard", "second Enemy")


@proves("effect", "hand")
def test_hand_gives_an_enemy_with_its_damage_to_a_chosen_player() -> None:
    state = facing("cow", "bee", players=3)
    attach(state, "elk", seat=2)
    state.seats[0].enemies[1].damage = 2
    play = run("{do = 'hand', target = 'second'}", state, content=CONTENT).say("seat:C")
    assert (stack(play, 0), stack(play, 2)) == ([("cow", 0)], [("elk", 0), ("bee", 2)])
    assert says(effect("{do = 'hand', target = 'second'}"), "second Enemy", "another player")


# -- the stack and the deck ------------------------------------------------------------------------------------


@proves("effect", "attach")
def test_attach_draws_and_puts_under_the_stack() -> None:
    play = act("{do = 'attach', n = 2}", "dog")
    assert stack(play) == [("dog", 0), ("ant", 0), ("cow", 0)]
    assert says(effect("{do = 'attach', n = 2}"), "attach", "2 Enemies")


def test_attach_of_a_level_takes_the_topmost_of_it() -> None:
    play = act("{do = 'attach', n = 2, level = 2}")
    assert stack(play) == [("cow", 0), ("elk", 0)]
    assert play.state.enemy_deck == ["enemy.bee", "enemy.ant"], "the others keep their places"
    assert len(act("{do = 'attach', level = 3}").events(ev.NothingHappens)) == 1
    assert says(effect("{do = 'attach', level = 2}"), "level 2")


@proves("effect", "restack")
@pytest.mark.parametrize(
    ("where", "target", "order"), [("top", "second", ["bee", "cow", "elk"]), ("bottom", "top", ["bee", "elk", "cow"])]
)
def test_restack_moves_an_enemy_in_its_stack(where: str, target: str, order: list[str]) -> None:
    text = f"{{do = 'restack', where = '{where}', target = '{target}'}}"
    assert [name for name, _ in stack(act(text, "cow", "bee", "elk"))] == order
    assert says(effect(text), where)


@proves("effect", "stun")
def test_stun_silences_the_frames_of_an_enemy() -> None:
    """The combat passes over it (test_combat.py); it ends with the turn (test_quest.py)."""
    play = act("{do = 'stun', target = 'top'}", "cow", "bee")
    assert [enemy.stunned for enemy in play.seat().enemies] == [True, False]
    assert says(effect("{do = 'stun', target = 'top'}"), "nothing", "end of the turn")


@proves("effect", "look")
def test_look_puts_each_card_back_on_top_or_at_the_bottom() -> None:
    play = act("{do = 'look', n = 3}")
    assert play.asked().about[0] == "enemy.ant"
    play.say("look:bottom", "look:top", "look:bottom")
    assert play.state.enemy_deck == ["enemy.bee", "enemy.ant", "enemy.elk", "enemy.cow"]
    assert says(effect("{do = 'look', n = 3}"), "3", "Enemy deck")


def test_look_at_more_than_there_is_looks_at_all() -> None:
    state = facing()
    state.enemy_deck = ["enemy.ant"]
    play = run("{do = 'look', n = 3}", state, content=CONTENT).say("look:top")
    assert (play.ended(), play.state.enemy_deck) == (True, ["enemy.ant"])


# -- this Enemy ------------------------------------------------------------------------------------------------


@proves("target", "this")
def test_this_enemy_is_the_one_that_carries_the_effect() -> None:
    """A Hack of the second Enemy, which a card lets reach, hits its own Enemy and not the Top Enemy."""
    weak = foe("fox", 9, hacks=(hack("GG", "{do = 'damage', n = 2}, {do = 'stun', target = 'this'}"),))
    content = content_with(enemies=(weak, foe("cow", 9)), augments=(augment("long-arm", "{mod = 'reach'}"),))
    state = stand("Launch", content=content)
    state.seats[0].equipped, state.seats[0].slots = ["test.long-arm"], launcher("GG... ..... ..... .....")
    attach(state, "cow", "fox")
    play = step_alone(state, content=content).say("launch:hack.2.1@1,1-1,2")
    assert stack(play) == [("cow", 0), ("fox", 2)]
    assert [enemy.stunned for enemy in play.seat().enemies] == [False, True]


def test_in_a_combat_the_stack_keeps_its_order() -> None:
    state = facing("cow", "bee")
    state.combat = Combat(0, 2)
    play = run("{do = 'restack', where = 'bottom', target = 'top'}", state, content=CONTENT)
    assert [name for name, _ in stack(play)] == ["cow", "bee"]
    assert play.seat().enemies[0].restack == "bottom"
    assert play.seat().assets[POWER] == 0
