"""The combat example of the rulebook (p.16-17), answer by answer.

The Soldier stands in as a Walker of its numbers. Its reward for a defeated Enemy is a standing rule of the card in
play, the Termination Code a fourth frame that deals the 3 Damage the example needs. Of the printed Enemies only the
frames that the example resolves are known.
"""

from __future__ import annotations

from attrs import evolve

from core.ascend import events as ev
from core.ascend.cards.amounts import Number
from core.ascend.cards.enemy_effects import Damage, Repair
from core.ascend.cards.gains import Gain
from core.ascend.cards.harm import Wounds
from core.ascend.cards.triggers import OnEnemyLeft
from core.ascend.components import Frame
from core.ascend.names import MEMORY, POWER, REROLL, SHIELD
from tests.ascend.tables import SHIPPED, Play, attach, card, content_with, foe, stand, step_alone

SOLDIER = evolve(
    SHIPPED.walkers["walker.green"],
    id="walker.soldier",
    name="Soldier",
    att=3,
    frames=(
        Frame("P*", (Damage(Number(1)),)),
        Frame("P", (Damage(Number(2)),)),
        Frame("S", (Damage(Number(3)),)),
        Frame("S", (Damage(Number(3)),)),
    ),
)
CONTENT = content_with(
    card("T01", rules=(OnEnemyLeft("reset", (Gain("asset"),)),)),
    walkers=(SOLDIER,),
    enemies=(
        foe("firecleaner", 10),
        foe("catcher", 11, special=(Wounds(Number(2)), Repair(Number(1), "top"))),
        foe("scanning-bot", 9, special=(Wounds(Number(3)),)),
    ),
)
MULTI, SINGLE, FIRST, TERMINATION = (f"frame:walker.soldier.{place}" for place in (1, 2, 3, 4))


def starting_conditions() -> Play:
    """Page 16, 1: Integrity 5, Shield 2, Power 2; the Top Enemy has 4 Damage and 6 Integrity left."""
    state = stand("Combat", content=CONTENT)
    seat = state.seats[0]
    seat.walker = "walker.soldier"
    seat.assets[SHIELD], seat.assets[MEMORY], seat.assets[POWER] = 2, 2, 2
    top, _, _ = attach(state, "firecleaner", "catcher", "scanning-bot")
    top.damage = 4
    dice = ["blank", "surge", "surge", "pulse", "pulse"]
    return step_alone(
        state, content=CONTENT, script={"dice": dice, "enemy number die": [3], "enemy symbol die": ["special"]}
    )


def stack(play: Play) -> dict[str, int]:
    """Integrity left on each Enemy, from the top."""
    cards = CONTENT.enemies
    return {cards[enemy.card].name: cards[enemy.card].integrity - enemy.damage for enemy in play.seat().enemies}


def die_on(play: Play) -> str:
    """The Enemy with the Number die."""
    combat = play.state.combat
    assert combat is not None
    return "" if combat.at < 0 else play.seat().enemies[combat.at].card.removeprefix("enemy.")


def test_the_combat_example_of_pages_16_and_17() -> None:
    play = starting_conditions()
    assert stack(play) == {"Firecleaner": 6, "Catcher": 11, "Scanning-Bot": 9}

    play.say("power:2")  # 2: three dice of the Body and two for Power; no Reroll to spend
    assert play.events(ev.DiceRolled)[0].faces == ("blank", "surge", "surge", "pulse", "pulse")
    assert play.kind() == "frame"
    assert die_on(play) == "scanning-bot"  # 3: the third from the top

    play.say(f"{FIRST}@2")  # 4: 3 Damage to the Top Enemy
    assert stack(play)["Firecleaner"] == 3
    assert play.asked().about[0] == 3  # 5a: the Scanning Bot deals 3 Wounds

    play.say("yes")  # 5b: 2 Shield are spent, 1 Integrity is lost
    assert (play.seat().assets[SHIELD], play.seat().integrity) == (0, 4)
    assert die_on(play) == "catcher"  # 5c

    play.say(f"{TERMINATION}@3")  # 6a, 6b: the Firecleaner is defeated and no longer harms
    assert "Firecleaner" not in stack(play)
    play.say("asset:reroll")  # 6c: 1 EXP, and 1 Asset by the player's choice
    assert (play.seat().exp, play.seat().assets[REROLL]) == (1, 1)
    assert play.kind() == "frame", "that Reroll is too late for this roll"

    assert play.seat().integrity == 2  # 7a: the Catcher, now the Top Enemy, deals 2 Wounds; no Shield is left
    assert stack(play)["Catcher"] == 11, "at full Integrity there is nothing to recover"
    assert die_on(play) == ""  # 7b

    play.say(f"{SINGLE}@4", f"{MULTI}@5")  # 8, 9: 2 and 1 Damage
    assert play.ended()  # 10: the blank die is of no use
    assert stack(play) == {"Catcher": 8, "Scanning-Bot": 9}
    assert play.state.enemy_discard == ["enemy.firecleaner"]
    assert [event.card for event in play.events(ev.EnemyFrameActivated)] == ["enemy.scanning-bot", "enemy.catcher"]
    assert play.seat().assets == [0, 2, 0, 1]


def test_the_player_could_have_declined_the_shield_page_8() -> None:
    play = starting_conditions().say("power:2", f"{FIRST}@2", "no")
    assert (play.seat().assets[SHIELD], play.seat().integrity) == (2, 2)
