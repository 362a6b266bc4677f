"""Why not, with dice: Power, Reroll, Combat Frames, Shield (rulebook p.8, p.15)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.components import Frame
from core.ascend.names import BLANK, POWER, PULSE, REROLL, SURGE
from core.ascend.options import FrameUse
from core.ascend.phases.combat import OwnedFrame, frame_uses, frames_of, only_damage
from core.ascend.refusals_words import Asked, Reason
from core.ascend.state import Combat
from core.ascend.wording import listed, plural, shown, some


def power(asked: Asked, _word: str, what: str) -> str:
    """Power that is not there, or at the wrong time."""
    have = asked.seat.assets[POWER]
    if asked.choice.kind != "power":
        return f"Power is spent just before the Attack Roll, and this is not that moment: you have {have} Power."
    return f"You have {have} Power: {shown(what)} cannot be spent, 0 to {have} can."


# -- Reroll ------------------------------------------------------------------------------------------------------


def reroll(asked: Asked, _word: str, what: str) -> str:
    """Dice that cannot be rerolled, or no roll to reroll."""
    have = asked.seat.assets[REROLL]
    if asked.choice.kind != "reroll":
        if asked.game.state.combat is not None and _was_rerolled(asked):
            return "This roll was rerolled with Reroll once; other sources may still."
        return f"Reroll is spent right after a roll, once, and this is not that moment: you have {have} Reroll."
    faces = asked.choice.about[1:]
    dice = [int(word) for word in what.split(",")]
    if fault := _dice_fault(dice, len(faces)):
        return fault
    if len(dice) > have:
        return f"{plural(len(dice), 'die', 'dice')} would cost {len(dice)} Reroll, you have {have}."
    wanted = sorted(faces[die - 1] for die in dice)
    alike = next(
        option.key
        for option in asked.choice.options
        if option.key.startswith("reroll:") and sorted(faces[die - 1] for die in _numbers(option.key)) == wanted
    )
    return f"Dice with equal faces are alike: {alike} rerolls {listed(wanted)} too."


def _numbers(key: str) -> list[int]:
    return [int(word) for word in key.partition(":")[2].split(",")]


def _was_rerolled(asked: Asked) -> bool:
    """Whether Reroll was spent on the last roll of the seat."""
    for event in reversed(asked.game.events):
        if isinstance(event, ev.DiceRerolled) and event.seat == asked.number:
            return True
        if isinstance(event, ev.DiceRolled) and event.seat == asked.number:
            return False
    return False


def _dice_fault(dice: list[int], there: int) -> str:
    for die in dice:
        if not 1 <= die <= there:
            return f"There is no die {die}: {plural(there, 'die was', 'dice were')} rolled."
        if dice.count(die) > 1:
            return f"Die {die} is named {dice.count(die)} times: each die counts once."
    return ""


# -- Combat Frames -----------------------------------------------------------------------------------------------


def frame(asked: Asked, _word: str, what: str) -> str:
    """A Frame that cannot be activated, or not with these dice."""
    combat = asked.game.state.combat
    if asked.choice.kind != "frame" or combat is None:
        return f"Combat Frames are activated in Combat, after the Attack Roll; {asked.instead_of('Combat')}."
    name, _, numbers = what.partition("@")
    mine = frames_of(asked.game, asked.number)
    owned = next((owned for owned in mine if owned.id == name), None)
    if owned is None:
        return f"There is no Combat Frame {shown(name)}: you have {len(mine)}, {some([owned.id for owned in mine])}."
    if not owned.frame.multi and name in combat.frames:
        return f"{_title(owned)} was used in this Combat: each Frame once, multi Frames again and again."
    if not asked.seat.enemies and only_damage(owned.frame):
        return f"{_title(owned)} only deals Damage, and no Enemy is left."
    if not any(use.frame == name for use in frame_uses(asked.game, asked.number)):
        return f"{_title(owned)} needs {_need(owned.frame)}, you have {_have(owned.frame, combat)}."
    dice = [int(word) for word in numbers.split(",")] if numbers else []
    return _dice_fault(dice, len(combat.dice)) or _misfit(asked, owned, dice, combat)


def _misfit(asked: Asked, owned: OwnedFrame, dice: list[int], combat: Combat) -> str:
    """These dice do not serve this Frame, or others with the same faces are named instead."""
    used = [die for die in dice if combat.used[die - 1]]
    if used:
        return f"Die {used[0]} is used: {combat.used.count(False)} of {len(combat.dice)} dice are free."
    wanted = sorted(combat.dice[die - 1] for die in dice)
    uses = [use for use in asked.choice.options if isinstance(use, FrameUse) and use.frame == owned.id]
    for use in uses:
        if sorted(combat.dice[die] for die in use.dice) == wanted:
            return f"Dice with equal faces are alike: {use.key} does the same."
    given = listed(wanted) if wanted else "no dice"
    return f"{_title(owned)} needs {_need(owned.frame)}: {given} will not do."


def _title(owned: OwnedFrame) -> str:
    return f"Frame {owned.frame.printed} of {owned.owner}"


def _need(frame: Frame) -> str:
    """The dice a Frame takes: ``1 surge``, ``2 pulse``, ``1 or more pulse``."""
    if frame.symbols == "P*":
        return f"1 or more {PULSE}"
    if frame.symbols == "A*":
        return "1 or more dice that are not blank"
    counts = ((frame.symbols.count("P"), PULSE), (frame.symbols.count("S"), SURGE))
    return listed([f"{count} {face}" for count, face in counts if count])


def _have(frame: Frame, combat: Combat) -> str:
    """How many free dice there are of what the Frame takes."""
    free = [face for face, used in zip(combat.dice, combat.used, strict=True) if not used]
    if frame.symbols == "A*":
        return str(sum(face != BLANK for face in free))
    kinds = [face for letter, face in (("P", PULSE), ("S", SURGE)) if letter in frame.symbols]
    if len(kinds) == 1:
        return str(free.count(kinds[0]))
    return listed([f"{free.count(face)} {face}" for face in kinds])


def end(asked: Asked, word: str, _what: str) -> str:
    """``pass`` and ``stop`` at the wrong time: one lets an Enemy act, the other ends the Combat."""
    combat = asked.game.state.combat
    if asked.choice.kind != "frame" or combat is None:
        return ""
    if word == "stop":
        return f"You cannot stop while an Enemy is to act, {combat.at + 1} to come: pass lets it act."
    return "No Enemy is to act any more, 0 to come: stop ends your Combat."


REASONS: dict[str, Reason] = {"power": power, "reroll": reroll, "frame": frame, "pass": end, "stop": end}
