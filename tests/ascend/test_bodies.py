"""Advanced Bodies: the Body Market, inhabiting, changing and losing them (rulebook p.9, p.13)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.cards.amounts import Number
from core.ascend.cards.harm import Wounds
from core.ascend.kit.reading import att, mov, pro
from core.ascend.state import State
from tests.ascend.tables import Play, attach, bag, content_with, effects_alone, foe, launcher, sit, stand, step_alone
from tests.ascend.written import body, effects, frame

ONE = frame("S", "{do = 'damage', n = 1}")
BOARD = "RRG.. GGB.. BBR.. YYR.."
"""The Patterns of four Bodies, each in a row: runner, thinker, brute, sloth."""
CONTENT = content_with(
    simple=False,
    bodies=(
        body("runner", "{on = 'moved', effects = [{do = 'gain', what = 'reroll'}]}", cost="RRG", mov=4, frames=(ONE,)),
        body("thinker", "{on = 'defeated', effects = [{do = 'gain', what = 'exp'}]}", cost="GGB", pro=7),
        body("brute", "{mod = 'att', n = 1}", cost="BBR", att=4, frames=(ONE,)),
        body("sloth", cost="YYR", mov=1),
    ),
    enemies=(foe("ant", 1), foe("cow", 9)),
)


def shopping(*bodies: str, deck: tuple[str, ...] = (), step: str = "Launch", own: tuple[str, ...] = ()) -> State:
    """Seat 0 before a Body Market, with the Patterns of four Bodies on its Launcher."""
    state = stand(step, content=CONTENT)
    state.market, state.body_deck = [f"test.{name}" for name in bodies], [f"test.{name}" for name in deck]
    state.seats[0].slots = launcher(BOARD)
    state.seats[0].bodies = [f"test.{name}" for name in own]
    return state


def launching(state: State) -> Play:
    return step_alone(state, content=CONTENT)


def key(play: Play, name: str) -> str:
    """The launch that inhabits a Body."""
    (found,) = play.answers(starting=f"launch:test.{name}@")
    return found


def bodies(play: Play) -> list[str]:
    """Seat 0's Advanced Bodies, the active one first."""
    return [name.removeprefix("test.") for name in play.seat().bodies]


# -- inhabiting from the Market (p.9) --------------------------------------------------------------------------


def test_a_body_s_pattern_is_its_cost_and_inhabits_it_page_9() -> None:
    play = launching(shopping("runner"))
    play.say(key(play, "runner"))
    assert (bodies(play), play.seat().dump, play.state.market) == (["runner"], bag(red=2, green=1), [])
    assert play.events(ev.BodyInhabited) == [ev.BodyInhabited(0, "test.runner", "market")]


@pytest.mark.parametrize("tile", ["A1", "B1", "E1"])
def test_the_market_is_open_from_every_district_page_9(tile: str) -> None:
    state = shopping("runner")
    state.seats[0].tile = tile
    assert key(launching(state), "runner")


def test_a_new_card_refills_the_market_at_once_page_9() -> None:
    play = launching(shopping("runner", "thinker", "brute", deck=("sloth",)))
    play.say(key(play, "runner"))
    assert play.state.market == ["test.thinker", "test.brute", "test.sloth"]
    assert key(play, "sloth"), "and can be inhabited in the same step"


def test_with_an_empty_deck_the_market_is_not_refilled() -> None:
    """Rulings, Player."""
    play = launching(shopping("runner", "thinker", "brute"))
    play.say(key(play, "runner"))
    assert play.state.market == ["test.thinker", "test.brute"]


def test_the_market_is_everybody_s() -> None:
    state = shopping("runner")
    state.seats[1].slots = launcher(BOARD)
    play = step_alone(state, 1, CONTENT)
    (found,) = play.answers(1, "launch:test.runner@")
    assert play.say(found, seat=1).seat(1).bodies == ["test.runner"]


# -- two Bodies, one of them active (p.9) ----------------------------------------------------------------------


def test_a_second_body_lies_on_top_and_is_active_page_9() -> None:
    play = launching(shopping("thinker", own=("runner",)))
    play.say(key(play, "thinker"))
    assert bodies(play) == ["thinker", "runner"]
    assert (mov(play.game, 0), pro(play.game, 0)) == (2, 7), "only the active one counts"


@pytest.mark.parametrize("given_up", ["brute", "thinker", "runner"])
def test_of_three_bodies_the_player_puts_one_at_the_bottom_of_the_deck(given_up: str) -> None:
    """Page 9: at most two; rulings, Player: which one is the player's choice, the new one included."""
    play = launching(shopping("brute", own=("thinker", "runner"), deck=("sloth",)))
    play.say(key(play, "brute"))
    assert play.answers() == ["body:test.brute", "body:test.thinker", "body:test.runner"]
    play.say(f"body:test.{given_up}")
    left = [name for name in ("brute", "thinker", "runner") if name != given_up]
    assert (bodies(play), play.state.body_deck) == (left, [f"test.{given_up}"]), "the sloth has gone into the Market"


def at_the_shelter(*own: str) -> Play:
    state = shopping(step="District Effect", own=own)
    state.seats[0].tile = "A1"
    return step_alone(state, content=CONTENT).say("effect", "keep")


def test_at_the_shelter_the_two_bodies_change_places_page_9() -> None:
    play = at_the_shelter("runner", "thinker")
    assert play.answers() == ["yes", "no"], "you may"
    play.say("yes")
    assert bodies(play) == ["thinker", "runner"]
    assert play.events(ev.BodyInhabited) == [ev.BodyInhabited(0, "test.thinker", "other")]


@pytest.mark.parametrize("own", [(), ("runner",)])
def test_there_is_no_way_back_to_the_walker_page_9(own: tuple[str, ...]) -> None:
    play = at_the_shelter(*own)
    assert play.ended(), "with one Body or none there is nothing to change"
    assert bodies(play) == list(own)


# -- numbers and abilities change at once (p.9) ----------------------------------------------------------------


def test_the_new_body_s_numbers_count_at_once_page_9() -> None:
    play = launching(shopping("brute", "runner"))
    assert (mov(play.game, 0), att(play.game, 0), pro(play.game, 0)) == (2, 2, 4)
    play.say(key(play, "brute"))
    assert att(play.game, 0) == 5, "4, and 1 of its own ability"
    play.say(key(play, "runner"))
    assert (mov(play.game, 0), att(play.game, 0)) == (4, 2)


def test_a_body_inhabited_in_the_launch_step_fights_in_the_same_turn_page_9() -> None:
    state = shopping("brute")
    attach(state, "cow")
    play = sit(
        state, CONTENT, {"dice": ["blank"] * 4 + ["surge"], "enemy number die": [0], "enemy symbol die": ["basic"]}
    )
    while play.kind() != "launch":
        play.say({"move": "stay", "district": "skip"}[play.kind()])
    play.say(key(play, "brute"))
    while play.kind() == "launch":
        play.say("done")
    while play.kind(1):
        play.say({"move": "stay", "district": "skip", "launch": "done"}[play.kind(1)], seat=1)
    assert len(play.events(ev.DiceRolled)[0].faces) == 5
    assert play.answers() == ["frame:test.brute.1@5", "stop"]


def test_frames_of_the_old_body_are_gone_page_9() -> None:
    state = shopping(step="Combat", own=("runner",))
    attach(state, "cow")
    play = step_alone(state, content=CONTENT, script=_dice("surge", "surge"))
    assert play.answers() == ["frame:test.runner.1@1", "stop"], "the Walker's three frames lie under the card"


def test_abilities_are_those_of_the_active_body_page_9() -> None:
    for own, exp in ((("thinker", "runner"), 2), (("runner", "thinker"), 1)):
        state = shopping(own=own)
        attach(state, "ant")
        assert effects_alone(state, *effects("{do = 'damage', n = 1}"), content=CONTENT).seat().exp == exp


def test_the_walker_s_ability_is_gone_with_it_page_9() -> None:
    """Ki, the Yellow Walker, dumps yellow Data against Wounds."""
    for own, asked in (((), "pay"), (("brute",), "")):
        state = stand(players=4, content=CONTENT)
        state.seats[3].slots, state.seats[3].bodies = launcher("Y.... ..... ..... ....."), [f"test.{b}" for b in own]
        play = effects_alone(state, Wounds(Number(1)), seat=3, content=CONTENT)
        assert play.kind(3) == asked


# -- losing one by a Reset (p.13) ------------------------------------------------------------------------------


def _dice(*faces: str) -> dict[str, list[object]]:
    return {"dice": list(faces), "enemy number die": [0], "enemy symbol die": ["basic"]}


def reset(symbol: str, *own: str, deck: tuple[str, ...] = ("sloth",)) -> Play:
    state = shopping(own=own, deck=deck)
    script: dict[str, list[object]] = {"enemy symbol die": [symbol]} if own else {}
    play = effects_alone(state, Wounds(Number(9)), content=CONTENT, script=script)
    assert play.ended()
    return play


@pytest.mark.parametrize(
    ("symbol", "own", "left", "lost"),
    [
        ("special", ("runner", "thinker"), ["thinker"], "runner"),
        ("special", ("runner",), [], "runner"),
        ("basic", ("runner", "thinker"), ["runner", "thinker"], ""),
        ("basic", ("runner",), ["runner"], ""),
    ],
)
def test_the_symbol_die_of_a_reset_decides_on_the_active_body_page_13(
    symbol: str, own: tuple[str, ...], left: list[str], lost: str
) -> None:
    play = reset(symbol, *own)
    assert bodies(play) == left
    assert play.events(ev.SymbolRolled) == [ev.SymbolRolled(0, symbol, "Reset")]
    assert play.state.body_deck == ([f"test.{lost}"] if lost else []) + ["test.sloth"], "at the bottom of the deck"


def test_without_another_body_the_walker_is_back_page_13() -> None:
    play = reset("special", "brute")
    assert (att(play.game, 0), play.game.kit(0).body.id) == (2, "walker.blue")


def test_the_other_body_is_active_at_once_page_13() -> None:
    play = reset("special", "brute", "thinker")
    assert (att(play.game, 0), pro(play.game, 0)) == (2, 7)


def test_a_walker_rolls_nothing() -> None:
    assert reset("special").events(ev.SymbolRolled) == []
