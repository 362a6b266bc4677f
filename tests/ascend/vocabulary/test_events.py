"""Every event a card can wait for: when it comes, how large it is, what its filter lets through (rulebook p.9, p.10).

The card of seat 0 gives as much EXP as the event is large, so that EXP tells what came.
"""

from __future__ import annotations

import pytest
from attrs import frozen

from core.ascend.components import Content
from core.ascend.names import MEMORY, POWER, REROLL, SHIELD
from core.ascend.state import Seat, State
from tests.ascend.tables import Play, Script, attach, effects_alone, foe, launcher, step_alone
from tests.ascend.vocabulary.proofs import proves, says
from tests.ascend.written import effects, hack, holding, rule

EXP = "effects = [{do = 'gain', what = 'exp', n = 'event'}]"
ENEMIES = (
    foe("ant", 1, basic=effects("{do = 'wounds', n = 1}"), hacks=(hack("GG", "{do = 'damage', n = 1}"),)),
    foe("cow", 9, basic=effects("{do = 'wounds', n = 2}"), repel=hack("RR", "{do = 'wounds', n = 1}")),
)


@frozen
class Waiting:
    """A position in which seat 0 has a card that waits for an event."""

    state: State
    content: Content

    @property
    def seat(self) -> Seat:
        return self.state.seats[0]

    def step(self, seat: int = 0, script: Script | None = None) -> Play:
        """Play the step for a seat."""
        return step_alone(self.state, seat, self.content, script)

    def run(self, text: str, seat: int = 0) -> Play:
        """Resolve effects for a seat."""
        return effects_alone(self.state, *effects(text), seat=seat, content=self.content)


def waiting(on: str, step: str = "Launch", of: str = "", more: str = "", timing: str = "passive") -> Waiting:
    of_part = f", of = '{of}'" if of else ""
    written = f"{{on = '{on}'{of_part}{more}, {EXP}}}"
    assert says(rule(written), "EXP")
    state, content = holding(written, step=step, timing=timing, enemies=ENEMIES, simple=False)
    state.cursor.turn = 2
    for tile in state.tiles.values():
        tile.explore = ""
    return Waiting(state, content)


def exp(play: Play) -> int:
    return play.seat().exp


# -- Planning --------------------------------------------------------------------------------------------------


@proves("event", "turn-start")
def test_turn_start_comes_before_the_trace_roll() -> None:
    at = waiting("turn-start", "Trace Roll", more=", if = 'trace >= 4'")
    at.seat.trace = 4
    play = at.step(script={"dice": ["blank", "blank"]})
    assert exp(play) == 2, "its size is the turn"


def test_turn_start_comes_in_each_turn_with_a_trace_roll_step_page_14() -> None:
    at = waiting("turn-start", "Trace Roll")
    at.state.cursor.turn = 1
    assert exp(at.step()) == 0, "the first turn has none"


@proves("event", "trace-dice")
@pytest.mark.parametrize(("trace", "size"), [(0, 0), (1, 1), (5, 2)])
def test_trace_dice_comes_when_a_trace_roll_is_about_to_be_made(trace: int, size: int) -> None:
    at = waiting("trace-dice", "Trace Roll")
    at.seat.trace = trace
    assert exp(at.step(script={"dice": ["blank"] * size})) == size


@proves("event", "refilled")
def test_refilled_comes_after_the_refill() -> None:
    at = waiting("refilled", "Refill Launcher", more=", if = 'tokens blue launcher >= 2'")
    at.seat.bag[1] = 2
    assert exp(at.step()) == 1


@proves("event", "equipped")
def test_equipped_comes_with_every_augment_the_new_one_included() -> None:
    at = waiting("equipped", "Upgrade")
    at.seat.equipped, at.seat.unequipped, at.seat.assets[MEMORY] = [], ["test.card", "reaper.hook"], 1
    assert exp(at.step().say("equip:test.card", "equip:reaper.hook")) == 2


@proves("event", "spent")
@pytest.mark.parametrize(("of", "counted"), [("", 3), ("memory", 1), ("exp", 2), ("power", 0)])
def test_spent_is_as_large_as_what_was_spent(of: str, counted: int) -> None:
    at = waiting("spent", "Upgrade", of=of)
    at.seat.assets[MEMORY], at.seat.exp = 1, 2
    play = at.step().say("upgrade:gain.blue", "upgrade:raise")
    assert exp(play) == counted


# -- Action ----------------------------------------------------------------------------------------------------


@proves("event", "moved")
@pytest.mark.parametrize(("answer", "size"), [("stay", 0), ("move:B1>A1", 1), ("move:B1>C1>D1", 2)])
def test_moved_comes_after_move_and_trace_and_counts_the_tiles(answer: str, size: int) -> None:
    at = waiting("moved", "Move & Trace")
    at.state.tiles["C1"].up = True
    assert exp(at.step().say(answer)) == size


def test_moved_comes_after_the_trace_of_the_tile() -> None:
    at = waiting("moved", "Move & Trace", more=", if = 'trace >= 1'")
    assert exp(at.step().say("move:B1>A1")) == 1


@proves("event", "revealed")
def test_revealed_comes_when_the_own_character_turns_up_a_tile() -> None:
    assert exp(waiting("revealed", "Move & Trace").step().say("move:B1>C1")) == 1
    assert exp(waiting("revealed", "Move & Trace").step().say("move:B1>A1")) == 0
    assert exp(waiting("revealed", "Move & Trace").step(1).say("move:B1>C1", seat=1)) == 0, "another's tile"


@proves("event", "met")
@pytest.mark.parametrize(("other", "size"), [("A1", 1), ("D1", 0)])
def test_met_comes_when_a_move_ends_beside_another_player(other: str, size: int) -> None:
    at = waiting("met", "Move & Trace")
    at.state.seats[1].tile = other
    assert exp(at.step().say("move:B1>A1")) == size


@proves("event", "district")
@pytest.mark.parametrize(("of", "size"), [("", 1), ("Shelter", 1), ("Hideout", 0), ("Mainframe", 0)])
def test_district_comes_when_the_effect_of_a_tile_was_resolved(of: str, size: int) -> None:
    at = waiting("district", "District Effect", of=of)
    at.seat.tile = "A1"
    assert exp(at.step().say("effect", "keep")) == size


def test_a_hideout_answers_to_one_name_and_declined_effects_to_none() -> None:
    at = waiting("district", "District Effect", of="Hideout")
    at.state.tiles["B1"].number, at.state.faction_decks = 5, {"seekers": ["seekers.field-lens"]}
    assert exp(at.step().say("effect")) == 1
    assert exp(waiting("district", "District Effect").step().say("skip")) == 0


LAUNCHES = {
    "basic.shield": ("asset", "short", "any"),
    "basic.long-memory": ("asset", "long", "any"),
    "basic.exp": ("exp", "any"),
    "hack.1.1": ("hack", "any"),
    "repel.2": ("repel", "any"),
    "augment.seekers.field-lens": ("augment", "any"),
    "body.scout": ("body", "any"),
}
"""What seat 0 can launch below, and the families it belongs to."""
FAMILIES = ("asset", "short", "long", "exp", "hack", "repel", "augment", "body", "any")


@proves("event", "launched")
@proves("family", *FAMILIES)
@pytest.mark.parametrize("source", LAUNCHES)
@pytest.mark.parametrize("family", FAMILIES)
def test_launched_comes_with_the_families_of_the_pattern(source: str, family: str) -> None:
    at = waiting("launched", of=family)
    boards = {
        "basic.shield": "BBB..",
        "basic.long-memory": "GGGG.",
        "basic.exp": "BG...RB...",
        "hack.1.1": "GG...",
        "repel.2": "RR...",
        "augment.seekers.field-lens": "B.B..",
        "body.scout": "YYB...Y...",
    }
    at.seat.slots = launcher(boards[source].ljust(20, "."))
    at.seat.equipped.append("seekers.field-lens")
    at.state.market = ["body.scout"]
    attach(at.state, *{"hack.1.1": ["ant"], "repel.2": ["ant", "cow"]}.get(source, []))
    if source == "repel.2":
        del at.seat.enemies[0]
    for tile in at.state.tiles.values():
        tile.up = True
    play = at.step()
    before = exp(play)
    play.say(next(key for key in play.answers() if key.startswith(f"launch:{source}@")))
    while play.kind() == "colour":
        play.say("colour:blue")
    own = {"basic.exp": 1, "hack.1.1": 1}.get(source, 0)  # the EXP Pattern and the defeated ant pay 1 each
    assert exp(play) - before - own == (family in LAUNCHES[source])


@proves("event", "inhabited")
def test_inhabited_comes_with_a_new_body_and_with_a_change() -> None:
    at = waiting("inhabited")
    at.state.market = ["body.scout"]
    assert exp(at.run("{do = 'inhabit', which = 'market'}").say("inhabit:body.scout")) == 1
    at = waiting("inhabited")
    at.seat.bodies = ["body.scout", "body.hive"]
    assert exp(at.run("{do = 'inhabit', which = 'other'}")) == 1


# -- Combat ----------------------------------------------------------------------------------------------------


def combat(at: Waiting, *dice: str, number: int = 0) -> Play:
    """Seat 0's Combat with the Walker's two dice."""
    return at.step(script={"dice": list(dice), "enemy number die": [number], "enemy symbol die": ["basic"]})


def fighting(on: str, *enemies: str, of: str = "", more: str = "", timing: str = "passive") -> Waiting:
    at = waiting(on, "Combat", of, more, timing)
    attach(at.state, *(enemies or ("cow",)))
    return at


@proves("event", "attack-dice")
def test_attack_dice_comes_before_power_and_counts_the_dice() -> None:
    at = fighting("attack-dice")
    at.seat.assets[POWER] = 1
    play = combat(at, "blank", "blank")
    assert (play.kind(), exp(play)) == ("power", 2)


@proves("event", "attack-roll")
def test_attack_roll_comes_before_the_number_die_is_placed() -> None:
    play = combat(fighting("attack-roll", timing="combat", more=", once = true"), "surge", "blank", number=1)
    assert play.answers() == ["keep", "use:test.card#1"]
    assert play.state.combat is not None
    assert play.state.combat.at == -1
    play.say("use:test.card#1")
    assert (play.kind(), exp(play)) == ("frame", 2)


@proves("event", "framed")
@pytest.mark.parametrize(("of", "size"), [("", 1), ("surge", 1), ("pulse", 0)])
def test_framed_comes_after_a_frame_with_its_faces(of: str, size: int) -> None:
    play = combat(fighting("framed", of=of), "surge", "blank").say("frame:walker.blue.2@1")
    assert exp(play) == size


@proves("event", "placed")
@pytest.mark.parametrize(("number", "size"), [(0, 0), (1, 1), (3, 3)])
def test_placed_comes_when_the_number_die_is_placed(number: int, size: int) -> None:
    assert exp(combat(fighting("placed"), "blank", "blank", number=number)) == size


@proves("event", "enemy-acted")
def test_enemy_acted_comes_after_an_enemy_frame() -> None:
    assert exp(combat(fighting("enemy-acted", "cow", "ant", "ant"), "blank", "blank", number=2)) == 2
    at = fighting("enemy-acted")
    at.seat.enemies[0].stunned = True
    assert exp(combat(at, "blank", "blank", number=1)) == 0, "a stunned Enemy has no frame"


@proves("event", "combat-end")
def test_combat_end_comes_when_the_own_combat_is_over() -> None:
    """Its size is the Enemies defeated this turn."""
    play = combat(fighting("combat-end", "ant"), "surge", "blank").say("frame:walker.blue.2@1")
    assert exp(play) == 1 + 1, "the ant's EXP and 1 of the card"


# -- Wounds and Resets -----------------------------------------------------------------------------------------


@proves("event", "wounds")
def test_wounds_comes_before_the_shield() -> None:
    at = waiting("wounds")
    at.seat.assets[SHIELD] = 1
    play = at.run("{do = 'wounds', n = 3}")
    assert (play.kind(), exp(play)) == ("shield", 3)


@proves("event", "wounds-other")
def test_wounds_other_comes_when_another_player_is_about_to_suffer() -> None:
    assert exp(waiting("wounds-other").run("{do = 'wounds', n = 3}", seat=1)) == 3
    assert exp(waiting("wounds-other").run("{do = 'wounds', n = 3}", seat=0)) == 0


@proves("event", "hurt")
def test_hurt_counts_the_integrity_lost() -> None:
    at = waiting("hurt")
    at.seat.assets[SHIELD] = 1
    assert exp(at.run("{do = 'wounds', n = 3}").say("yes")) == 2
    at = waiting("hurt")
    at.seat.assets[SHIELD] = 3
    assert exp(at.run("{do = 'wounds', n = 3}").say("yes")) == 0


@proves("event", "reset")
def test_reset_comes_when_the_own_reset_is_resolved() -> None:
    play = waiting("reset", more=", if = 'integrity = 5'").run("{do = 'wounds', n = 9}")
    assert exp(play) == 1
    assert exp(waiting("reset").run("{do = 'wounds', n = 9}", seat=1)) == 0


# -- Enemies ---------------------------------------------------------------------------------------------------


@proves("event", "defeated")
def test_defeated_comes_for_own_enemies_only() -> None:
    at = waiting("defeated")
    attach(at.state, "ant", "cow")
    assert exp(at.run("{do = 'damage', n = 1}")) == 2, "the Enemy's EXP, and 1 of the card"
    at = waiting("defeated")
    attach(at.state, "ant", seat=1)
    assert exp(at.run("{do = 'damage', n = 1}", seat=1)) == 0


@proves("event", "attached")
def test_attached_comes_for_each_enemy_also_a_handed_one() -> None:
    at = waiting("attached")
    assert exp(at.run("{do = 'attach', n = 2}")) == 2
    at = waiting("attached")
    attach(at.state, "cow", seat=1)
    assert exp(at.run("{do = 'hand'}", seat=1)) == 1


@proves("event", "enemy-left")
@pytest.mark.parametrize(
    ("of", "size"), [("", 1), ("discarded", 1), ("defeated", 0), ("not reset", 1), ("not discarded", 0)]
)
def test_enemy_left_comes_however_it_left(of: str, size: int) -> None:
    at = waiting("enemy-left", of=of)
    attach(at.state, "cow")
    assert exp(at.run("{do = 'expel'}")) == size


@proves("event", "attached-this")
def test_attached_this_is_a_rule_of_the_enemy_card() -> None:
    at = waiting("reset")
    at.state.enemy_deck = ["enemy.siege-walker"]
    attach(at.state, "cow")
    play = at.run("{do = 'attach', n = 1}")
    assert [enemy.stunned for enemy in play.seat().enemies] == [False, True]
    assert says(rule("{on = 'attached-this', effects = [{do = 'stun', target = 'this'}]}"), "Enemy", "attached")


@proves("event", "defeated-other")
def test_defeated_other_is_a_rule_of_the_enemy_card() -> None:
    at = waiting("reset")
    attach(at.state, "ant", "carrion-drone")
    at.seat.enemies[1].damage = 6
    play = at.run("{do = 'damage', n = 1}")
    assert [(enemy.card, enemy.damage) for enemy in play.seat().enemies] == [("enemy.carrion-drone", 2)]
    assert says(rule("{on = 'defeated-other', effects = [{do = 'repair', n = 4, target = 'this'}]}"), "another Enemy")


# -- once, if, and what is declined ----------------------------------------------------------------------------


def test_once_is_once_a_turn_and_without_it_each_time() -> None:
    assert exp(waiting("attached").run("{do = 'attach', n = 3}")) == 3
    at = waiting("attached", more=", once = true")
    assert exp(at.run("{do = 'attach', n = 3}")) == 1
    assert at.seat.used == ["test.card#1"]
    assert says(rule(f"{{on = 'attached', once = true, {EXP}}}"), "once a turn")


def test_a_declined_pay_does_not_use_once_up() -> None:
    pay = "{do = 'pay', cost = [{do = 'spend', what = 'reroll'}], then = [{do = 'gain', what = 'exp'}]}"
    state, content = holding(f"{{on = 'attached', once = true, effects = [{pay}]}}")
    state.seats[0].assets[REROLL] = 1
    play = effects_alone(state, *effects("{do = 'attach', n = 3}"), content=content).say("no", "yes")
    assert play.ended(), "used now"
    assert (play.seat().exp, play.seat().assets[REROLL]) == (1, 0)
