"""Every modifier of numbers: MOV, ATT, PRO, Trace, prices, dice, Damage, Resets (rulebook p.9, p.10)."""

from __future__ import annotations

import pytest

from core.ascend import events as ev
from core.ascend.names import CORRUPTED, MEMORY, REROLL
from core.ascend.state import Seat, State
from tests.ascend.tables import Play, attach, bag, effects_alone, foe, launcher, step_alone
from tests.ascend.vocabulary.proofs import proves, says
from tests.ascend.written import effects, hack, holding, rule

ENEMIES = (
    foe("ant", 2, hacks=(hack("GG", "{do = 'damage', n = 1}"),)),
    foe("cow", 9, basic=effects("{do = 'wounds', n = 3}"), hacks=(hack("GG", "{do = 'damage', n = 1}"),)),
)


class Changed:
    """A position in which modifiers hold for seat 0; ``tried`` is the step, or effects, played then."""

    def __init__(self, *rules: str, step: str = "Launch", board: str = "", players: int = 2) -> None:
        self.state, self.content = holding(*rules, step=step, players=players, enemies=ENEMIES, simple=False)
        self.state.cursor.turn = 2
        for tile in self.state.tiles.values():
            tile.explore = ""
        if board:
            self.seat.slots = launcher(board)

    @property
    def seat(self) -> Seat:
        return self.state.seats[0]

    def step(self, **script: list[object]) -> Play:
        return step_alone(self.state, 0, self.content, {stream.replace("_", " "): v for stream, v in script.items()})

    def run(self, text: str, seat: int = 0, **script: list[object]) -> Play:
        scripted = {stream.replace("_", " "): values for stream, values in script.items()} or None
        return effects_alone(self.state, *effects(text), seat=seat, content=self.content, script=scripted)


def fight(changed: Changed, *dice: str, number: int = 0) -> Play:
    attach(changed.state, "cow")
    return changed.step(dice=list(dice), enemy_number_die=[number], enemy_symbol_die=["basic"])


# -- the numbers of a Body -------------------------------------------------------------------------------------


@proves("modifier", "mov")
@pytest.mark.parametrize(("n", "furthest"), [(1, "E1"), (-1, "C1"), (-9, "")])
def test_mov(n: int, furthest: str) -> None:
    changed = Changed(f"{{mod = 'mov', n = {n}}}", step="Move & Trace")
    for tile in changed.state.tiles.values():
        tile.up = True
    ends = {key.rpartition(">")[2] for key in changed.step().answers(starting="move")} if n > -2 else set()
    assert max(ends, default="") == furthest
    if n == -9:
        assert changed.step().ended(), "there is only staying"
    assert says(rule(f"{{mod = 'mov', n = {n}}}"), "MOV", str(abs(n)))


@proves("modifier", "att")
def test_att() -> None:
    play = fight(Changed("{mod = 'att', n = 2}", step="Combat"), *["blank"] * 4)
    assert play.events(ev.DiceRolled) == [ev.DiceRolled(0, "Attack Roll", ("blank",) * 4)]
    assert says(rule("{mod = 'att', n = 2}"), "ATT", "2")


@proves("modifier", "pro")
def test_pro() -> None:
    play = Changed("{mod = 'pro', n = 2}", step="Program", board="B.... ..... ..... .....").step()
    assert play.seat().moves == 6
    assert says(rule("{mod = 'pro', n = 2}"), "PRO", "2")


def test_a_modifier_under_a_condition_holds_while_that_does() -> None:
    written = "{mod = 'att', n = 1, if = 'enemies >= 2'}"
    assert len(fight(Changed(written, step="Combat"), *["blank"] * 2).events(ev.DiceRolled)[0].faces) == 2
    changed = Changed(written, step="Combat")
    attach(changed.state, "cow")
    assert len(fight(changed, *["blank"] * 3).events(ev.DiceRolled)[0].faces) == 3
    assert says(rule(written), "ATT", "2", "Enemies")


# -- Trace -----------------------------------------------------------------------------------------------------


@proves("modifier", "entry", "stationary")
@pytest.mark.parametrize(
    ("word", "n", "answer", "trace"),
    [("entry", 2, "move:B1>A1", 3), ("entry", -4, "move:B1>A1", 0), ("entry", 2, "stay", 1),
     ("stationary", 2, "stay", 3), ("stationary", -4, "stay", 0), ("stationary", 2, "move:B1>A1", 1)],
)  # fmt: skip
def test_entry_and_stationary_change_tiles_but_not_below_0(word: str, n: int, answer: str, trace: int) -> None:
    """The Shelter's entry value and the start's stationary value are 1."""
    written = f"{{mod = '{word}', n = {n}}}"
    assert Changed(written, step="Move & Trace").step().say(answer).seat().trace == trace
    assert says(rule(written), "Trace", str(abs(n)))


@proves("modifier", "trace-dice")
@pytest.mark.parametrize(("n", "dice"), [(1, 3), (-1, 1), (-9, 0)])
def test_trace_dice(n: int, dice: int) -> None:
    changed = Changed(f"{{mod = 'trace-dice', n = {n}}}", step="Trace Roll")
    changed.seat.trace = 5
    play = changed.step(dice=["blank"] * dice)
    assert [len(event.faces) for event in play.events(ev.DiceRolled)] == ([dice] if dice else [])
    assert says(rule(f"{{mod = 'trace-dice', n = {n}}}"), "Trace Roll", str(abs(n)))


# -- prices ----------------------------------------------------------------------------------------------------


@proves("modifier", "price")
@pytest.mark.parametrize(("n", "paid"), [(-1, 2), (-9, 0), (1, 4)])
def test_price_is_the_memory_of_equipping_never_below_0(n: int, paid: int) -> None:
    """Siphon costs 3; a token in an Upgrade costs 1 as ever."""
    changed = Changed(f"{{mod = 'price', n = {n}}}", step="Upgrade")
    changed.seat.unequipped, changed.seat.assets[MEMORY] = ["reaper.siphon"], 5
    play = changed.step().say("equip:reaper.siphon")
    assert play.seat().assets[MEMORY] == 5 - paid
    assert play.say("upgrade:gain.blue").seat().assets[MEMORY] == 5 - paid - 1
    assert says(rule(f"{{mod = 'price', n = {n}}}"), "Memory", str(abs(n)), "equip")


# -- Damage, Tests, Resets -------------------------------------------------------------------------------------


@proves("modifier", "damage")
@pytest.mark.parametrize(("source", "by_hack", "by_frame", "by_card"), [("hacks", 3, 2, 1), ("frames", 1, 4, 1)])
def test_damage_of_a_source(source: str, by_hack: int, by_frame: int, by_card: int) -> None:
    """The Hack deals 1, the Walker's second frame 2, the card 1."""
    written = f"{{mod = 'damage', n = 2, source = '{source}'}}"
    hacked = Changed(written, board="GG... ..... ..... .....")
    attach(hacked.state, "cow")
    assert hacked.step().say("launch:hack.1.1@1,1-1,2").seat().enemies[0].damage == by_hack
    framed = fight(Changed(written, step="Combat"), "surge", "blank").say("frame:walker.blue.2@1")
    assert framed.seat().enemies[0].damage == by_frame
    carded = Changed(written)
    attach(carded.state, "cow")
    assert carded.run("{do = 'damage', n = 1}").seat().enemies[0].damage == by_card
    assert says(rule(written), "2", "Damage", "Hacks" if source == "hacks" else "Frames")


@proves("modifier", "test-dice")
@pytest.mark.parametrize(("board", "dice"), [("R.... ..... ..... .....", 2), ("..... ..... ..... .....", 0)])
def test_test_dice_count_for_who_contributes(board: str, dice: int) -> None:
    changed = Changed("{mod = 'test-dice', n = 1}", board=board)
    play = changed.run("{do = 'test', what = 'red', need = 9, passed = []}", dice=["blank"] * dice)
    if dice:
        play.say("dump:1,1")
    assert play.ended()
    assert says(rule("{mod = 'test-dice', n = 1}"), "Test", "1")


@proves("modifier", "reset-corrupted")
@pytest.mark.parametrize(("n", "gained"), [(1, 3), (-1, 1), (-5, 0)])
def test_reset_corrupted(n: int, gained: int) -> None:
    written = f"{{mod = 'reset-corrupted', n = {n}}}"
    play = Changed(written).run("{do = 'wounds', n = 9}")
    assert (play.seat().dump, play.state.pool[CORRUPTED]) == (bag(corrupted=gained), 16 - gained)
    assert says(rule(written), "Corrupted", "Reset", str(abs(n)))


@proves("modifier", "no-reroll")
def test_no_reroll_stops_assets_and_cards() -> None:
    changed = Changed("{mod = 'no-reroll'}", step="Combat")
    changed.seat.equipped.append("trickster.loaded-dice")
    changed.seat.assets[REROLL] = 3
    play = fight(changed, "blank", "blank")
    assert play.kind() != "frame"
    play.say("use:trickster.loaded-dice#1")
    assert play.ended(), "it finds no die that can be rolled again"
    assert (play.events(ev.DiceRerolled), play.seat().assets[REROLL]) == ([], 3)
    assert says(rule("{mod = 'no-reroll'}"), "cannot", "reroll")


def test_modifiers_add_up() -> None:
    changed = Changed("{mod = 'att', n = 1}", "{mod = 'att', n = 2}", step="Combat")
    changed.run("{do = 'boost', what = 'att', n = 1}")
    assert len(fight(changed, *["blank"] * 6).events(ev.DiceRolled)[0].faces) == 6


def test_a_modifier_is_the_owner_s_only() -> None:
    changed = Changed("{mod = 'reset-corrupted', n = 5}")
    play = changed.run("{do = 'wounds', n = 9}", seat=1)
    assert play.seat(1).dump == bag(corrupted=2)
    state: State = play.state
    assert state.seats[1].equipped == []
