"""The combat example of the rulebook (p.16-17), answer by answer, with the cards of the box."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.names import MEMORY, POWER, REROLL, SHIELD
from tests.ascend.tables import SHIPPED, Play, attach, stand, step_alone

SURGE_3, SINGLE, MULTI = (f"frame:body.soldier.{place}" for place in (1, 2, 3))
TERMINATION = "frame:reaper.termination-code"


def starting_conditions() -> Play:
    """Page 16, 1: a Soldier with the Termination Code, Integrity 5, Shield 2, Memory 2, Power 2.

    The Top Enemy has 4 Damage and 6 Integrity left.
    """
    state = stand("Combat")
    seat = state.seats[0]
    seat.bodies, seat.equipped = ["body.soldier"], ["reaper.termination-code"]
    seat.assets[SHIELD], seat.assets[MEMORY], seat.assets[POWER] = 2, 2, 2
    top, _, _ = attach(state, "firecleaner", "catcher", "scanning-bot")
    top.damage = 4
    dice = ["blank", "surge", "surge", "pulse", "pulse"]
    return step_alone(state, script={"dice": dice, "enemy number die": [3], "enemy symbol die": ["special"]})


def stack(play: Play) -> dict[str, int]:
    """Integrity left on each Enemy, from the top."""
    cards = SHIPPED.enemies
    return {cards[enemy.card].name: cards[enemy.card].integrity - enemy.damage for enemy in play.seat().enemies}


def die_on(play: Play) -> str:
    """The Enemy with the Number die."""
    combat = play.state.combat
    assert combat is not None
    return "" if combat.at < 0 else play.seat().enemies[combat.at].card.removeprefix("enemy.")


def test_the_combat_example_of_pages_16_and_17() -> None:
    play = starting_conditions()
    assert stack(play) == {"Firecleaner": 6, "Catcher": 12, "Scanning Bot": 11}

    play.say("power:2")  # 2: three dice of the Body and two for Power; no Reroll to spend
    assert play.events(ev.DiceRolled)[0].faces == ("blank", "surge", "surge", "pulse", "pulse")
    assert play.kind() == "frame"
    assert die_on(play) == "scanning-bot"  # 3: the third from the top

    play.say(f"{SURGE_3}@2")  # 4: 3 Damage to the Top Enemy
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
    assert stack(play)["Catcher"] == 12, "at full Integrity there is nothing to recover"
    assert die_on(play) == ""  # 7b

    play.say(f"{SINGLE}@4", f"{MULTI}@5")  # 8, 9: 2 and 1 Damage
    assert play.ended()  # 10: the blank die is of no use
    assert stack(play) == {"Catcher": 9, "Scanning Bot": 11}
    assert play.state.enemy_discard == ["enemy.firecleaner"]
    assert [event.card for event in play.events(ev.EnemyFrameActivated)] == ["enemy.scanning-bot", "enemy.catcher"]
    assert play.seat().assets == [0, 2, 0, 1]


def test_the_player_could_have_declined_the_shield_page_8() -> None:
    play = starting_conditions().say("power:2", f"{SURGE_3}@2", "no")
    assert (play.seat().assets[SHIELD], play.seat().integrity) == (2, 2)
