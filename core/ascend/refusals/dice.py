"""Why not, with dice: Power, Reroll, Combat Frames, Shield (rulebook p.8, p.15)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.components import Frame
from core.ascend.kit.kit import OwnedFrame
from core.ascend.kit.reading import has, in_force
from core.ascend.names import BLANK, POWER, PULSE, REROLL, SHIELD, SURGE
from core.ascend.options import Dice, FrameUse
from core.ascend.phases.combat import frame_uses, only_damage
from core.ascend.refusals.asked import Asked, Reason, among
from core.ascend.state import Combat
from core.ascend.words.dice import by_card
from core.engine.wording import listed, plural, shown, some


def power(asked: Asked, _word: str, what: str) -> str:
    """Power that is not there, or at the wrong time."""
    have = asked.seat.assets[POWER]
    if asked.choice.kind != "power":
        return f"Power is spent just before the Attack Roll, and this is not that moment: you have {have} Power."
    return f"You have {have} Power: {shown(what)} cannot be spent, 0 to {have} can."


def shield(asked: Asked, _word: str, what: str) -> str:
    """Part of the Shield, where it is used whole or not at all."""
    have = asked.seat.assets[SHIELD]
    if asked.choice.kind != "shield":
        return f"Shield is used when Wounds are about to come, and this is not that moment: you have {have} Shield."
    wounds = asked.choice.about[0]
    if not has(asked.game, asked.number, "part-shield"):
        return f"Shield is used all or nothing, yes or no: you have {have} against {plural(wounds, 'Wound')}."
    most = min(have, wounds)
    return f"{shown(what) or 'Nothing'} Shield cannot be used: yes uses {most}, less than that goes in part."


# -- Reroll ------------------------------------------------------------------------------------------------------


def reroll(asked: Asked, _word: str, what: str) -> str:
    """Dice that cannot be rerolled, or no roll to reroll."""
    have = asked.seat.assets[REROLL]
    if asked.choice.kind != "reroll" or not any(isinstance(option, Dice) for option in asked.choice.options):
        if asked.game.state.combat is not None and _was_rerolled(asked):
            return "This roll was rerolled with Reroll once; other sources may still."
        return f"Reroll is spent right after a roll, once, and this is not that moment: you have {have} Reroll."
    faces = asked.choice.about[1:]
    dice = [int(word) for word in what.split(",")]
    if fault := _dice_fault(dice, len(faces)):
        return fault
    most = max(len(option.dice) for option in asked.choice.options if isinstance(option, Dice))
    if len(dice) > most and by_card(asked.game, asked.choice):
        return f"{asked.choice.about[0]} rolls up to {plural(most, 'die', 'dice')} again, you named {len(dice)}."
    if len(dice) > most:
        return f"{plural(len(dice), 'die', 'dice')} would cost {len(dice)} Reroll, you have {have}."
    return f"Dice with equal faces are alike: {_alike(asked, dice, faces)} too."


def _alike(asked: Asked, dice: list[int], faces: tuple[str, ...]) -> str:
    """The answer that names other dice with the same faces."""
    wanted = sorted(faces[die - 1] for die in dice)
    alike = next(
        option
        for option in asked.choice.options
        if isinstance(option, Dice) and sorted(faces[die] for die in option.dice) == wanted
    )
    return f"{alike.key} {'turns' if alike.word == 'set' else 'rerolls'} {listed(wanted)}"


def turn(asked: Asked, _word: str, what: str) -> str:
    """Dice that a card cannot turn to another face."""
    if asked.choice.kind != "set-dice":
        return f"Dice are turned when a card says so, right after the Attack Roll; {asked.instead_of('Attack Roll')}."
    face, *rolled = asked.choice.about
    dice = [int(word) for word in what.split(",")]
    if fault := _dice_fault(dice, len(rolled)):
        return fault
    for die in dice:
        if rolled[die - 1] == face:
            return f"Die {die} shows {face} already: {plural(rolled.count(face), 'die does', 'dice do')}."
    most = max((len(option.dice) for option in asked.choice.options if isinstance(option, Dice)), default=0)
    if len(dice) > most:
        return f"{plural(most, 'die', 'dice')} can be turned, you named {len(dice)}."
    return f"Dice with equal faces are alike: {_alike(asked, dice, tuple(rolled))} too."


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
    if asked.choice.kind == "ready":
        return _not_used(asked, what)
    if asked.choice.kind != "frame" or combat is None:
        return f"Combat Frames are activated in Combat, after the Attack Roll; {asked.instead_of('Combat')}."
    name, _, numbers = what.partition("@")
    mine = asked.game.kit(asked.number).frames
    owned = next((owned for owned in mine if owned.id == name), None)
    if owned is None:
        return f"There is no Combat Frame {shown(name)}: you have {len(mine)}, {some([owned.id for owned in mine])}."
    if not owned.frame.multi and name in combat.frames:
        return f"{_title(owned)} was used in this Combat: each Frame once, multi Frames again and again."
    if not asked.seat.enemies and only_damage(owned.frame):
        return f"{_title(owned)} only deals Damage, and no Enemy is left."
    if not any(use.frame == name for use in frame_uses(asked.game, asked.number)):
        return f"{_title(owned)} needs {_need(owned.frame)}, you have {_have(asked, owned.frame, combat)}."
    dice = [int(word) for word in numbers.split(",")] if numbers else []
    return _dice_fault(dice, len(combat.dice)) or _misfit(asked, owned, dice, combat)


def _not_used(asked: Asked, frame: str) -> str:
    """A Frame that was not used, so that no card makes it ready again."""
    owners = {owned.id: f"{owned.frame.printed} of {owned.owner}" for owned in asked.game.kit(asked.number).frames}
    here = among([owners.get(name, name) for name in asked.picks()])
    return f"Frame {owners.get(frame, shown(frame) or 'nothing')} was not used in this Combat, {here}."


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


def _have(asked: Asked, frame: Frame, combat: Combat) -> str:
    """How many free dice there are of what the Frame takes."""
    free = [face for face, used in zip(combat.dice, combat.used, strict=True) if not used]
    if frame.symbols == "A*":
        return str(sum(face != BLANK for face in free))
    for rule in in_force(asked.game, asked.number, "counts"):
        free += [rule.like] * free.count(rule.face)
    kinds = [face for letter, face in (("P", PULSE), ("S", SURGE)) if letter in frame.symbols]
    if len(kinds) == 1:
        return str(free.count(kinds[0]))
    return listed([f"{free.count(face)} {face}" for face in kinds])


def end(asked: Asked, word: str, _what: str) -> str:
    """``pass`` and ``stop`` at the wrong time: one lets an Enemy act, the other ends the Combat."""
    combat = asked.game.state.combat
    if asked.choice.kind != "frame" or combat is None:
        return f"To {word} is an answer of Combat, when Frames are activated; {asked.instead_of('Combat')}."
    if word == "stop":
        return f"You cannot stop while an Enemy is to act, {combat.at + 1} to come: pass lets it act."
    return "No Enemy is to act any more, 0 to come: stop ends your Combat."


REASONS: dict[str, Reason] = {
    "power": power,
    "shield": shield,
    "reroll": reroll,
    "set": turn,
    "frame": frame,
    "pass": end,
    "stop": end,
}
